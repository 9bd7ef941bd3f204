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
			mail: __( 'Email goes to', 'frontage-site' ),
			nobody: __( 'Nobody', 'frontage-site' ),
			sends: __( 'HTML forms send to', 'frontage-site' ),
			loads: __( 'Loads from', 'frontage-site' ),
			here: __( 'This site only', 'frontage-site' ),
			code: __( 'Code that runs', 'frontage-site' ),
			none: __( 'None', 'frontage-site' ),
			changed: __( 'HTML that WordPress removes for authors who may not publish it', 'frontage-site' ),
		);
	}
}
