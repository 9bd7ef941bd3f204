<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a request manages plugins. Such a request may activate a plugin whose function and class names the suite would
 * otherwise declare itself, which would cause a fatal error.
 *
 * Usable from `plugins_loaded` on. A plugin that needs this while its own file is included has its own class
 * (`Frontage\Forms\Compat\PluginManagementRequest`); the tests of Frontage Forms run both.
 */
final class PluginManagementRequest {

	/** Screens that manage plugins and themes; in the network admin every screen counts. */
	private const SCREENS = [ 'plugins.php', 'plugin-install.php', 'plugin-editor.php', 'update.php', 'update-core.php', 'themes.php', 'theme-install.php', 'import.php' ];

	/** Actions of core and of "recommended plugins" screens, and names of their parameters. */
	private const ACTIONS = '/activat|install|^plugins?$|^checked$|(?:update|delete|toggle)-(?:plugin|auto)/i';

	/** WP-CLI's commands that activate, update or remove plugins. */
	private const COMMANDS = [ 'plugin', 'core' ];

	/** REST routes of WordPress (plugins, and batch requests), and routes of other plugins whose path says so. */
	private const ROUTES = '~^/batch/v1\b|/plugins(?:/|$)|plugins?[/_-]?(?:de)?(?:activat|install)|(?:activat|install)\w*[/_-]plugin~i';

	/** Usable at any time from the inclusion of plugins on. */
	public static function is_this_request(): bool {
		return match ( true ) {
			wp_installing()      => true,
			wp_doing_cron()      => false,
			'cli' === PHP_SAPI   => defined( 'WP_CLI' ) && self::is_command( array_slice( AdminRequest::arguments(), 1 ) ),
			is_admin()           => self::is_screen(),
			default              => self::is_route( add_query_arg( [] ) ),
		};
	}

	/** Whether the dashboard screen, or the call of `admin-ajax.php` or `admin-post.php`, manages plugins. */
	public static function is_screen(): bool {
		$page = AdminRequest::parameter( 'page' ); // A plugin's or theme's own screen under one of core's.
		if ( is_network_admin() || ( '' === $page && in_array( self::screen(), self::SCREENS, true ) ) ) {
			return true;
		}
		foreach ( [ ...AdminRequest::names(), $page, AdminRequest::parameter( 'action' ), AdminRequest::parameter( 'action2' ), AdminRequest::parameter( 'tgmpa-page' ) ] as $word ) {
			if ( preg_match( self::ACTIONS, $word ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Commands that run code (`eval`, `eval-file`, `shell`) are assumed not to manage plugins.
	 *
	 * @param list<string> $words The arguments after `wp`.
	 */
	public static function is_command( array $words ): bool {
		$commands = array_values( (array) preg_grep( '/^[-@]/', $words, PREG_GREP_INVERT ) ); // Without flags and aliases of sites.
		return in_array( $commands[0] ?? '', self::COMMANDS, true );
	}

	/** @param string $uri Path and query of a request for a page or a REST route. */
	public static function is_route( string $uri ): bool {
		wp_parse_str( (string) wp_parse_url( $uri, PHP_URL_QUERY ), $query );
		$path   = '/' . ltrim( (string) wp_parse_url( $uri, PHP_URL_PATH ), '/' );
		$prefix = '/' . rest_get_url_prefix() . '/';
		$route  = match ( true ) {
			is_string( $query['rest_route'] ?? null ) => '/' . ltrim( $query['rest_route'], '/' ),
			str_contains( $path, $prefix )            => substr( $path, (int) strpos( $path, $prefix ) + strlen( $prefix ) - 1 ),
			default                                   => '',
		};
		return 1 === preg_match( self::ROUTES, $route );
	}

	/** For network-active plugins this runs before WordPress has set `$pagenow`. */
	private static function screen(): string {
		global $pagenow;
		return is_string( $pagenow ) && '' !== $pagenow ? $pagenow : AdminRequest::script();
	}
}
