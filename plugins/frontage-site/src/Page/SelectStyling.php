<?php

declare( strict_types = 1 );

namespace Frontage\Site\Page;

use Frontage\Kit\Frontend\Behaviors;
use Frontage\Site\Behaviors\ActiveBehaviors;

defined( 'ABSPATH' ) || exit;

/** Styled select fields: those with the class `fr-select` always, those of all forms if the owner turned it on. */
final class SelectStyling {

	private const NAME = 'frontage/select';

	/**
	 * On `body_class`: limits the style to marked selects unless it is turned on.
	 *
	 * @param list<string> $classes
	 * @return list<string>
	 */
	public static function mark( array $classes ): array {
		return ActiveBehaviors::is_on( self::NAME ) ? [ ...$classes, 'fr-selects' ] : $classes;
	}

	/** On `render_block`, for blocks with a select: block themes render before styles are enqueued, later parts of a page after. */
	public static function find( string $html ): string {
		did_action( 'wp_enqueue_scripts' ) ? self::enqueue() : add_action( 'wp_enqueue_scripts', [ self::class, 'enqueue' ], 11 );
		return $html;
	}

	/** On `wp_enqueue_scripts`: a classic template has rendered nothing yet, so any select may follow. */
	public static function enqueue_for_classic_theme(): void {
		if ( ! is_string( $GLOBALS['template_html'] ?? null ) ) {
			self::enqueue();
		}
	}

	/** After `ActiveBehaviors`, which registers it. */
	public static function enqueue(): void {
		if ( ActiveBehaviors::is_on( self::NAME ) ) {
			Behaviors::use( self::NAME );
		}
	}
}
