<?php

declare( strict_types = 1 );

namespace Frontage\Site;

use Frontage\Kit\ImportEffects;

defined( 'ABSPATH' ) || exit;

/** Labels of the list that is shown before a kit, a page of Elementor or a starter site comes. */
final class EffectLabels {

	/** @return array<string, array{ 0: string, 1?: string }> As ImportEffects::lines() takes them. */
	public static function all(): array {
		return [
			ImportEffects::MAIL    => [ __( 'Email goes to', 'frontage-site' ), __( 'Nobody', 'frontage-site' ) ],
			ImportEffects::SENDS   => [ __( 'HTML forms send to', 'frontage-site' ) ],
			ImportEffects::LOADS   => [ __( 'Loads from', 'frontage-site' ), __( 'This site only', 'frontage-site' ) ],
			ImportEffects::CODE    => [ __( 'Code that runs', 'frontage-site' ), __( 'None', 'frontage-site' ) ],
			ImportEffects::CHANGED => [ __( 'HTML that WordPress removes for authors who may not publish it', 'frontage-site' ) ],
		];
	}
}
