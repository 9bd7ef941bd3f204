<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Kit\Frontend\Behaviors;
use Frontage\Site\Behaviors\ActiveBehaviors;

defined( 'ABSPATH' ) || exit;

/** Selects in the site's own look: one that has the class `fr-select` always, those of all forms where the owner switched it on. */
final class SelectStyling {

	private const NAME = 'frontage/select';

	/**
	 * On `body_class`: the style, once it is there for one select, must not take the others along.
	 *
	 * @param list<string> $classes
	 * @return list<string>
	 */
	public static function mark( array $classes ): array {
		return ActiveBehaviors::is_on( self::NAME ) ? [ ...$classes, 'fr-selects' ] : $classes;
	}

	/** On `render_block`, for what holds a select: block themes come here before styles are known, a part of a page that is printed later after. */
	public static function find( string $html ): string {
		did_action( 'wp_enqueue_scripts' ) ? self::bring() : add_action( 'wp_enqueue_scripts', [ self::class, 'bring' ], 11 );
		return $html;
	}

	/** On `wp_enqueue_scripts`: a template of PHP has printed nothing yet, so any select may come. */
	public static function expect(): void {
		if ( ! is_string( $GLOBALS['template_html'] ?? null ) ) {
			self::bring();
		}
	}

	/** Behind `ActiveBehaviors`, which makes it known. */
	public static function bring(): void {
		if ( ActiveBehaviors::is_on( self::NAME ) ) {
			Behaviors::use( self::NAME );
		}
	}
}
