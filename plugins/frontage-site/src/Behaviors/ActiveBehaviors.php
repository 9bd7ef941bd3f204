<?php

declare( strict_types = 1 );

namespace Frontage\Site\Behaviors;

use Frontage\Kit\Frontend\Behaviors;
use Frontage\Site\PluginFiles;

defined( 'ABSPATH' ) || exit;

/** Behaviors that an owner turned on for all pages, or an editor for one; enqueues them on the page. */
final class ActiveBehaviors {

	/** Enqueued by their own PHP, only on pages that need them. */
	private const WHERE_USED = [ 'frontage/lazy-backgrounds', 'frontage/select' ];

	/** For links to certain files or services: what a page's markup has where it may have such a link. Bounded, so that long text costs no more than its length. */
	private const LINKS = [
		'frontage/lightbox' => '~<a(?:rea)?\s[^>]{0,2000}?\.(?:png|jpe?g|gif|svg|webp|avif)\b~i',
		'frontage/video'    => '~<a(?:rea)?\s[^>]{0,2000}?(?:youtu|vimeo|google\.|\.(?:mp4|webm|ogv)\b)~i',
	];

	/** Markup that the footer will print, as far as it is known when behaviors are enqueued. */
	private static string $footer_markup = '';

	/**
	 * Whether the current page has it. Editor canvases, feeds and REST responses have none. From the action `wp` on, a page
	 * may override the site's setting.
	 */
	public static function is_on( string $name ): bool {
		return self::is_front_end_page() && ( PageOverrides::current_overrides()[ $name ] ?? self::is_on_for_site( $name ) );
	}

	/** The site's setting, whatever the current page is. */
	public static function is_on_for_site( string $name ): bool {
		return SiteBehaviors::enabled_behaviors()[ $name ]['on'] ?? false;
	}

	/**
	 * The behavior's options; missing and invalid ones have their defaults.
	 *
	 * @return array<string, mixed>
	 */
	public static function options( string $name ): array {
		return BehaviorLabels::options( $name, SiteBehaviors::enabled_behaviors()[ $name ]['options'] ?? [] );
	}

	/** On `wp_enqueue_scripts`, which runs on front-end pages only, with block themes and classic themes. */
	public static function enqueue(): void {
		if ( ! self::is_front_end_page() ) {
			return;
		}
		$of_site = array_map( static fn ( array $options ): bool => $options['on'], SiteBehaviors::enabled_behaviors() );
		$names   = array_keys( array_filter( array_merge( $of_site, PageOverrides::current_overrides() ) ) );
		$built   = PluginFiles::file( 'build/behaviors/on-demand.php' );
		if ( ! $names ) {
			return;
		}
		if ( is_file( $built ) ) {
			Behaviors::register( $built );
		}
		array_map( Behaviors::use( ... ), array_filter( array_diff( $names, self::WHERE_USED ), self::may_be_used( ... ) ) );
		self::$footer_markup = '';
	}

	/** Call it with markup that waits for the footer: it may contain links for which a behavior is needed. */
	public static function add_footer_markup( string $html ): void {
		self::$footer_markup .= $html;
	}

	/** A block theme has rendered its template by now, with what waits for the footer; of a classic one nothing is known. */
	private static function may_be_used( string $name ): bool {
		$template = $GLOBALS['template_html'] ?? null;
		$links    = self::LINKS[ $name ] ?? '';
		return '' === $links || ! is_string( $template ) || 0 !== preg_match( $links, $template . self::$footer_markup );
	}

	/**
	 * On `frontage_kit_behaviour`: passes options and texts to the module; also whether the behavior is on, since a single
	 * link may use one that is off.
	 */
	public static function add_module_data( string $name, string $module ): void {
		add_filter(
			"script_module_data_$module",
			static function ( mixed $data ) use ( $name ): mixed {
				$words = BehaviorLabels::label( $name );
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

	/** Front-end previews in the dashboard (of pages and widgets) define IFRAME_REQUEST. */
	private static function is_front_end_page(): bool {
		return ! is_admin() && ! wp_is_serving_rest_request() && ! defined( 'IFRAME_REQUEST' ) && ! is_feed();
	}
}
