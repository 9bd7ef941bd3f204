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
			recipients: __( 'Email recipient', 'frontage-site' ),
			no_recipients: __( 'None', 'frontage-site' ),
			form_targets: __( 'HTML form target', 'frontage-site' ),
			sources: __( 'Content source', 'frontage-site' ),
			no_sources: __( 'This site only', 'frontage-site' ),
			code: __( 'Scripts', 'frontage-site' ),
			no_code: __( 'None', 'frontage-site' ),
			changed: __( 'Restricted HTML that WordPress removes for authors without permission', 'frontage-site' ),
		);
	}
}
