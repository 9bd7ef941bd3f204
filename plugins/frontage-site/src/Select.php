<?php

declare( strict_types = 1 );

namespace Frontage\Site;

use Frontage\Site\Behaviours\Switches;

defined( 'ABSPATH' ) || exit;

/** Selects in the site's own look: one that has the class `fr-select` always, those of all forms where the owner switched it on. */
final class Select {

	/**
	 * On `body_class`: the style, once it is there for one select, must not take the others along.
	 *
	 * @param list<string> $classes
	 * @return list<string>
	 */
	public static function mark( array $classes ): array {
		return Switches::is_on( 'frontage/select' ) ? [ ...$classes, 'fr-selects' ] : $classes;
	}
}
