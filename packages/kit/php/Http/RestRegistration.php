<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

use Frontage\Kit\Frontend\BlockTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Registers routes, settings and block types of the suite when a REST request asks for them: WordPress's own routes, which the
 * block editor calls all the time, need none of them. Routes of other plugins get everything, since they may list it.
 */
final class RestRegistration {

	/** Routes of WordPress; `wp/v2/frontage_…` is one of ours. */
	private const CORE = '~^/(?:wp/v2/(?!frontage)|oembed/|wp-site-health/|wp-block-editor/|wp-abilities/)~i';

	/** Those that read or write registered settings. */
	private const SETTINGS = '~^/wp/v2/settings~i';

	/** Those that read or write by block types: theme.json of global styles refuses types it does not know. */
	private const BLOCKS = '~^/(?:wp/v2/(?:block-types|block-renderer|global-styles|widget-types)|wp-block-editor/v1/export)~i';

	/** Those that list patterns. */
	private const PATTERNS = '~^/wp/v2/block-patterns~i';

	/** @var array<string, true> Actions that have not run. */
	private static array $waiting = [];

	/** On `rest_api_init`. Code that is no REST request may list the routes. */
	public static function begin(): void {
		self::$waiting = [
			'routes'   => true,
			'settings' => true,
			'blocks'   => true,
		];
		if ( ! wp_is_serving_rest_request() ) {
			self::register_for( '' );
			return;
		}
		add_filter( 'rest_pre_dispatch', [ self::class, 'register_needed' ], PHP_INT_MIN, 3 );
	}

	/**
	 * On `rest_pre_dispatch`, also for requests inside of one.
	 *
	 * @param \WP_REST_Request<array<string, mixed>> $request
	 */
	public static function register_needed( mixed $answer, mixed $server, \WP_REST_Request $request ): mixed {
		self::register_for( $request->get_route() );
		return $answer;
	}

	private static function register_for( string $route ): void {
		$is_core = 1 === preg_match( self::CORE, $route );
		if ( isset( self::$waiting['blocks'] ) && ( ! $is_core || preg_match( self::BLOCKS, $route ) ) ) {
			unset( self::$waiting['blocks'] );
			BlockTypes::register_all();
		}
		if ( ! $is_core || preg_match( self::PATTERNS, $route ) ) {
			BlockTypes::register_patterns();
		}
		if ( isset( self::$waiting['settings'] ) && ( ! $is_core || preg_match( self::SETTINGS, $route ) ) ) {
			unset( self::$waiting['settings'] );
			/**
			 * Fires when a REST request may read or change settings: the place of `register_setting()`.
			 *
			 * @since 0.1.0
			 */
			do_action( 'frontage_kit_rest_settings' );
		}
		if ( isset( self::$waiting['routes'] ) && ! $is_core ) {
			unset( self::$waiting['routes'] );
			/**
			 * Fires when a REST request may call one of the suite's routes: the place of `register_rest_route()`.
			 *
			 * @since 0.1.0
			 */
			do_action( 'frontage_kit_rest_routes' );
		}
	}
}
