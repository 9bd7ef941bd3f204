<?php

declare( strict_types = 1 );

namespace Frontage\Site\Behaviors;

use Frontage\Kit\Frontend\Behaviors;
use Frontage\Site\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** What an owner switched on for all pages, or an editor for one: asked by whoever prints a part of it, and brought to the page. */
final class ActiveBehaviors {

	/** Their own PHP brings them, to pages that have something for them. */
	private const WHERE_USED = [ 'frontage/lazy-backgrounds', 'frontage/select' ];

	/**
	 * Whether the page that is being made has it. Editors' canvases, feeds and what WordPress answers to programs have none.
	 * From the action `wp` on a page may say otherwise than its site.
	 */
	public static function is_on( string $name ): bool {
		return self::is_visitors_page() && ( PageOverrides::of_this_page()[ $name ] ?? self::is_on_for_site( $name ) );
	}

	/** What the owner decided, whatever page this is. */
	public static function is_on_for_site( string $name ): bool {
		return SiteBehaviors::stored()[ $name ]['on'] ?? false;
	}

	/**
	 * What the owner chose of it; what is not chosen, or is no choice any more, is as its words say.
	 *
	 * @return array<string, mixed>
	 */
	public static function options( string $name ): array {
		return BehaviorLabels::options( $name, SiteBehaviors::stored()[ $name ]['options'] ?? [] );
	}

	/** On `wp_enqueue_scripts`, which is for visitors' pages alone: with block themes and with classic ones. */
	public static function bring(): void {
		if ( ! self::is_visitors_page() ) {
			return;
		}
		$of_site = array_map( static fn ( array $chosen ): bool => $chosen['on'], SiteBehaviors::stored() );
		$names   = array_keys( array_filter( array_merge( $of_site, PageOverrides::of_this_page() ) ) );
		$built   = PluginFiles::file( 'build/behaviors/on-demand.php' );
		if ( ! $names ) {
			return;
		}
		if ( is_file( $built ) ) {
			Behaviors::register( $built );
		}
		array_map( Behaviors::use( ... ), array_diff( $names, self::WHERE_USED ) );
	}

	/**
	 * On `frontage_kit_behaviour`: hands options and texts to the module, when its data are printed; and whether it is on, where
	 * a page may have it for one link alone.
	 */
	public static function hand_over( string $name, string $module ): void {
		add_filter(
			"script_module_data_$module",
			static function ( mixed $data ) use ( $name ): mixed {
				$words = BehaviorLabels::of( $name );
				return $words ? array_filter(
					[
						'options' => self::options( $name ),
						'texts'   => $words['texts'] ?? [],
						'on'      => ( $words['tells'] ?? false ) && self::is_on( $name ),
					]
				) : $data;
			}
		);
	}

	/** The frames in which WordPress shows a page or a widget to its editors say so by IFRAME_REQUEST. */
	private static function is_visitors_page(): bool {
		return ! is_admin() && ! wp_is_serving_rest_request() && ! defined( 'IFRAME_REQUEST' ) && ! is_feed();
	}
}
