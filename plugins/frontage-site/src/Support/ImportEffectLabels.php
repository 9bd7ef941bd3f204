<?php

declare( strict_types = 1 );

namespace Frontage\Site\Support;

use Frontage\Kit\Migration\ImportEffects;

defined( 'ABSPATH' ) || exit;

/** Labels of the side effects that are listed before an import, a conversion from Elementor, or a starter site. */
final class ImportEffectLabels {

	/** @return array<string, array{ 0: string, 1?: string }> As ImportEffects::lines() takes them. */
	public static function all(): array {
		return ImportEffects::labels(
			mail: __( 'Email recipient', 'frontage-site' ),
			nobody: __( 'None', 'frontage-site' ),
			sends: __( 'HTML form target', 'frontage-site' ),
			loads: __( 'Content source', 'frontage-site' ),
			here: __( 'This site only', 'frontage-site' ),
			code: __( 'Scripts', 'frontage-site' ),
			none: __( 'None', 'frontage-site' ),
			changed: __( 'Restricted HTML that WordPress removes for authors without permission', 'frontage-site' ),
		);
	}
}
