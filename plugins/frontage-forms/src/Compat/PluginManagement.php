<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Request\Sent;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a request manages plugins: it may activate one whose names ours would otherwise declare, and that one would find them taken.
 *
 * As the kit's class of this name, which serves later moments: this is asked while plugins are still being included. A class of the
 * kit that is read then, out of this plugin's copy, would stay for all plugins, however new the kit that they run on.
 */
final class PluginManagement {

	/** Where plugins and themes are managed; a network's screens are all of them. */
	private const SCREENS = [ 'plugins.php', 'plugin-install.php', 'plugin-editor.php', 'update.php', 'update-core.php', 'themes.php', 'theme-install.php', 'import.php' ];

	/** Actions of core and of "recommended plugins" screens, and names of parameters that go with them. */
	private const ACTIONS = '/activat|install|^plugins?$|^checked$|(?:update|delete|toggle)-(?:plugin|auto)/i';

	/** WP-CLI's commands that activate, update or remove plugins. */
	private const COMMANDS = [ 'plugin', 'core' ];

	/** Routes of WordPress (plugins, and many calls in one), and those of others that say so in their address. */
	private const ROUTES = '~^/batch/v1\b|/plugins(?:/|$)|plugins?[/_-]?(?:de)?(?:activat|install)|(?:activat|install)\w*[/_-]plugin~i';

	/** Actions of core's own by which its lists of plugins work in the background. */
	private const OF_THE_LISTS = [ 'activate-plugin', 'delete-plugin', 'install-plugin', 'search-install-plugins', 'search-plugins', 'toggle-auto-updates', 'update-plugin' ];

	/** For any moment from the inclusion of plugins on. */
	public static function is_this_request(): bool {
		return match ( true ) {
			wp_installing()      => true,
			wp_doing_cron()      => false,
			'cli' === PHP_SAPI   => defined( 'WP_CLI' ) && self::is_command( array_slice( Sent::arguments(), 1 ) ),
			is_admin()           => self::is_screen() && ! self::is_about_others(),
			default              => self::is_route( add_query_arg( [] ) ),
		};
	}

	/** Whether the screen of the dashboard, or the call of `admin-ajax.php` or `admin-post.php`, is one of them. */
	public static function is_screen(): bool {
		$page = self::parameter( 'page' ); // A plugin's or theme's own screen below one of core's.
		if ( is_network_admin() || ( '' === $page && in_array( self::screen(), self::SCREENS, true ) ) ) {
			return true;
		}
		foreach ( [ ...Sent::names(), $page, self::parameter( 'action' ), self::parameter( 'action2' ), self::parameter( 'tgmpa-page' ) ] as $word ) {
			if ( preg_match( self::ACTIONS, $word ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Of those requests: whether WordPress's own screens are only looked at, or change plugins and name Contact Form 7 nowhere. None of
	 * them activates that. An add-on that does not find it while it is included there would deactivate itself, or die.
	 */
	public static function is_about_others(): bool {
		$action = self::parameter( 'action' ) . self::parameter( 'action2' );
		$screen = self::screen();
		$is_own = 'admin-ajax.php' === $screen ? in_array( $action, self::OF_THE_LISTS, true ) : is_network_admin() || in_array( $screen, self::SCREENS, true );
		// A theme that is activated, or an import, may bring plugins along.
		$is_known = in_array( $screen, [ 'admin-ajax.php', 'plugins.php', 'plugin-install.php', 'plugin-editor.php', 'update.php', 'update-core.php' ], true ) || ( '' === $action && ! Sent::fields() );
		return $is_own && $is_known && '' === self::parameter( 'page' ) && ! preg_match( '/contact-form-7/i', rawurldecode( (string) wp_json_encode( [ Sent::query(), Sent::fields() ], JSON_UNESCAPED_SLASHES ) ) );
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

	/** What the address or else the body says under a name. */
	private static function parameter( string $name ): string {
		return Sent::parameter( 'get', $name )[0] ?? Sent::parameter( 'post', $name )[0] ?? '';
	}

	/** Of a plugin that is active in the whole network this is asked before WordPress has set `$pagenow`. */
	private static function screen(): string {
		global $pagenow;
		return is_string( $pagenow ) && '' !== $pagenow ? $pagenow : Sent::script();
	}
}
