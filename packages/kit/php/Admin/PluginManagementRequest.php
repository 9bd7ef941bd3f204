<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a request manages plugins: it may activate one whose names ours would otherwise declare, and that one would find them taken.
 *
 * From `plugins_loaded` on. A plugin that has to know while its own file is included asks a class of its own
 * (`Frontage\Forms\Compat\PluginManagementRequest`); the tests of Frontage Forms run both.
 */
final class PluginManagementRequest {

	/** Where plugins and themes are managed; a network's screens are all of them. */
	private const SCREENS = [ 'plugins.php', 'plugin-install.php', 'plugin-editor.php', 'update.php', 'update-core.php', 'themes.php', 'theme-install.php', 'import.php' ];

	/** Actions of core and of "recommended plugins" screens, and names of parameters that go with them. */
	private const ACTIONS = '/activat|install|^plugins?$|^checked$|(?:update|delete|toggle)-(?:plugin|auto)/i';

	/** WP-CLI's commands that activate, update or remove plugins. */
	private const COMMANDS = [ 'plugin', 'core' ];

	/** Routes of WordPress (plugins, and many calls in one), and those of others that say so in their address. */
	private const ROUTES = '~^/batch/v1\b|/plugins(?:/|$)|plugins?[/_-]?(?:de)?(?:activat|install)|(?:activat|install)\w*[/_-]plugin~i';

	/** For any moment from the inclusion of plugins on. */
	public static function is_this_request(): bool {
		return match ( true ) {
			wp_installing()      => true,
			wp_doing_cron()      => false,
			'cli' === PHP_SAPI   => defined( 'WP_CLI' ) && self::is_command( array_slice( AdminRequest::arguments(), 1 ) ),
			is_admin()           => self::is_screen(),
			default              => self::is_route( add_query_arg( [] ) ),
		};
	}

	/** Whether the screen of the dashboard, or the call of `admin-ajax.php` or `admin-post.php`, is one of them. */
	public static function is_screen(): bool {
		$page = AdminRequest::parameter( 'page' ); // A plugin's or theme's own screen below one of core's.
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
	 * One that runs code (`eval`, `eval-file`, `shell`) is taken for one that does not.
	 *
	 * @param list<string> $words What stands behind `wp`.
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

	/** Of a plugin that is active in the whole network this is asked before WordPress has set `$pagenow`. */
	private static function screen(): string {
		global $pagenow;
		return is_string( $pagenow ) && '' !== $pagenow ? $pagenow : AdminRequest::script();
	}
}
