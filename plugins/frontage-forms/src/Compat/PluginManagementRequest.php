<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Request\RequestData;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a request manages plugins. Such a request may activate one that declares the same names as ours, and would then fail.
 *
 * The kit's class of this name serves later moments; this one runs while plugins are still being loaded. A class of this plugin's kit copy
 * that is loaded then would be used by all plugins, even if the site has a newer kit.
 */
final class PluginManagementRequest {

	/** Screens that manage plugins and themes; all screens of a network admin count. */
	private const SCREENS = [ 'plugins.php', 'plugin-install.php', 'plugin-editor.php', 'update.php', 'update-core.php', 'themes.php', 'theme-install.php', 'import.php' ];

	/** Actions of WordPress and of "recommended plugins" screens, and their parameter names. */
	private const ACTIONS = '/activat|install|^plugins?$|^checked$|(?:update|delete|toggle)-(?:plugin|auto)/i';

	/** WP-CLI's commands that activate, update or remove plugins. */
	private const COMMANDS = [ 'plugin', 'core' ];

	/** Routes of WordPress (plugins, and batch requests), and routes of others whose path indicates it. */
	private const ROUTES = '~^/batch/v1\b|/plugins(?:/|$)|plugins?[/_-]?(?:de)?(?:activat|install)|(?:activat|install)\w*[/_-]plugin~i';

	/** WordPress's own route of plugins. */
	private const CORE_ROUTE = '~^/wp/v2/plugins(?:/|$)~';
	private const BATCH      = '~^/batch/v1\b~';

	/** WordPress's AJAX actions of its plugin lists. */
	private const OF_THE_LISTS = [ 'activate-plugin', 'delete-plugin', 'install-plugin', 'search-install-plugins', 'search-plugins', 'toggle-auto-updates', 'update-plugin' ];

	/** Actions that may name Contact Form 7, since they load no plugin's file: searches, and deleting one. */
	private const HARMLESS = [ 'search-install-plugins', 'search-plugins', 'delete-plugin', 'delete-selected' ];

	private const ORIGINAL = '/contact-form-7/i';

	/** May be called at any moment from the loading of plugins on. */
	public static function is_this_request(): bool {
		return match ( true ) {
			wp_installing()      => true,
			wp_doing_cron()      => false,
			'cli' === PHP_SAPI   => self::is_this_command() && ! self::is_command_about_others( self::list_arguments() ),
			is_admin()           => self::is_screen() && ! self::is_about_others(),
			default              => self::is_route( add_query_arg( [] ) ) && ! self::is_route_about_others( add_query_arg( [] ), RequestData::body() ),
		};
	}

	/** Whether WP-CLI runs one of its plugin commands. */
	public static function is_this_command(): bool {
		return defined( 'WP_CLI' ) && self::is_command( self::list_arguments() );
	}

	/** Whether the admin screen, or the request to `admin-ajax.php` or `admin-post.php`, manages plugins. */
	public static function is_screen(): bool {
		$page = self::read_parameter( 'page' ); // A plugin's or theme's own screen below one of WordPress's screens.
		if ( is_network_admin() || ( '' === $page && in_array( self::find_screen(), self::SCREENS, true ) ) ) {
			return true;
		}
		foreach ( [ ...RequestData::names(), $page, self::read_parameter( 'action' ), self::read_parameter( 'action2' ), self::read_parameter( 'tgmpa-page' ) ] as $word ) {
			if ( preg_match( self::ACTIONS, $word ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether such a request only displays WordPress's own screens, or changes plugins without naming Contact Form 7. Neither activates
	 * that plugin. An add-on that is loaded there without finding it would deactivate itself, or fail.
	 */
	public static function is_about_others(): bool {
		$actions = array_diff( [ self::read_parameter( 'action' ), self::read_parameter( 'action2' ) ], [ '', '-1' ] );
		$screen  = self::find_screen();
		$is_ajax = 'admin-ajax.php' === $screen;
		$is_look = ! $is_ajax && ! $actions && ! RequestData::fields();
		$is_own  = $is_ajax ? $actions && ! array_diff( $actions, self::OF_THE_LISTS ) : is_network_admin() || in_array( $screen, self::SCREENS, true );
		// An import may install plugins; a theme may do so in the request after its activation.
		$is_known    = 'import.php' !== $screen && in_array( $screen, [ 'admin-ajax.php', ...self::SCREENS ], true );
		$is_harmless = ( $is_look || ( $actions && ! array_diff( $actions, self::HARMLESS ) ) ) && ! preg_grep( '/activat|install/i', RequestData::names() );
		return $is_own && '' === self::read_parameter( 'page' ) && ( $is_look || $is_known ) && ( $is_harmless || ! self::has_original_name() );
	}

	/**
	 * The same for the REST API: WordPress's route of plugins, and batch requests in which no other route manages plugins.
	 *
	 * @param string $body The raw body: WordPress parses its parameters only after plugins are loaded.
	 */
	public static function is_route_about_others( string $uri, string $body ): bool {
		$route = self::find_route( $uri );
		$json  = json_decode( $body, true );
		if ( preg_match( self::BATCH, $route ) ) {
			$posted_fields = RequestData::fields();
			$calls         = is_array( $json ) ? $json['requests'] ?? null : $posted_fields['requests'] ?? null;
			$paths         = is_array( $calls ) ? array_column( $calls, 'path' ) : [];
			$is_own_route  = static fn ( mixed $path ): bool => is_string( $path ) && ( preg_match( self::CORE_ROUTE, $path ) || ! preg_match( self::ROUTES, $path ) );
			return $paths && $paths === array_filter( $paths, $is_own_route ) && ! self::has_original_name( $body, $json );
		}
		$is_harmless = in_array( RequestData::server( 'REQUEST_METHOD' ), [ 'GET', 'DELETE' ], true ) && '' === self::read_parameter( '_method' ) && '' === RequestData::server( 'HTTP_X_HTTP_METHOD_OVERRIDE' );
		return preg_match( self::CORE_ROUTE, $route ) && ( $is_harmless || ! self::has_original_name( $uri, $body, $json ) );
	}

	/**
	 * The same for WP-CLI. A command that installs and activates an archive, or activates all plugins, may concern any plugin.
	 *
	 * @param list<string> $words The arguments after `wp`.
	 */
	public static function is_command_about_others( array $words ): bool {
		$activates  = preg_grep( '/^(?:--)?activate\b|^toggle$/', $words );
		$is_unnamed = in_array( '--all', $words, true ) || preg_grep( '~^[^-].*[./]~', $words );
		return ! $activates || ! ( $is_unnamed || preg_grep( self::ORIGINAL, $words ) );
	}

	/**
	 * A command that runs code (`eval`, `eval-file`, `shell`) is not counted.
	 *
	 * @param list<string> $words The arguments after `wp`.
	 */
	public static function is_command( array $words ): bool {
		foreach ( $words as $word ) {
			if ( ! str_starts_with( $word, '-' ) && ! str_starts_with( $word, '@' ) ) {
				return in_array( $word, self::COMMANDS, true );
			}
		}
		return false;
	}

	/** @param string $uri Path and query of a request for a page or a route of the REST API. */
	public static function is_route( string $uri ): bool {
		return 1 === preg_match( self::ROUTES, self::find_route( $uri ) );
	}

	private static function find_route( string $uri ): string {
		wp_parse_str( (string) wp_parse_url( $uri, PHP_URL_QUERY ), $query );
		$path   = '/' . ltrim( (string) wp_parse_url( $uri, PHP_URL_PATH ), '/' );
		$prefix = '/' . rest_get_url_prefix() . '/';
		return match ( true ) {
			is_string( $query['rest_route'] ?? null ) => '/' . ltrim( $query['rest_route'], '/' ),
			str_contains( $path, $prefix )            => substr( $path, (int) strpos( $path, $prefix ) + strlen( $prefix ) - 1 ),
			default                                   => '',
		};
	}

	/** Whether the request, or one of these values, contains the name of Contact Form 7. */
	private static function has_original_name( mixed ...$values ): bool {
		return 1 === preg_match( self::ORIGINAL, rawurldecode( (string) wp_json_encode( [ RequestData::query(), RequestData::fields(), ...$values ], JSON_UNESCAPED_SLASHES | JSON_PARTIAL_OUTPUT_ON_ERROR ) ) );
	}

	/** @return list<string> The arguments after `wp`. */
	private static function list_arguments(): array {
		return array_slice( RequestData::arguments(), 1 );
	}

	/** The value of a parameter, from the query string or else the body. */
	private static function read_parameter( string $name ): string {
		return RequestData::parameter( 'get', $name )[0] ?? RequestData::parameter( 'post', $name )[0] ?? '';
	}

	/** For a network-active plugin this runs before WordPress has set `$pagenow`. */
	private static function find_screen(): string {
		global $pagenow;
		return is_string( $pagenow ) && '' !== $pagenow ? $pagenow : RequestData::script();
	}
}
