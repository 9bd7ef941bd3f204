<?php

namespace Frontage\Forms\Compat;

use Frontage\Forms\Request\RequestData;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a request manages plugins: it may activate one whose names ours would otherwise declare, and that one would find them taken.
 *
 * As the kit's class of this name, which serves later moments: this is asked while plugins are still being included. A class of the
 * kit that is read then, out of this plugin's copy, would stay for all plugins, however new the kit that they run on.
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

	/** WordPress's own among them. */
	private const CORE_ROUTE = '~^/wp/v2/plugins(?:/|$)~';
	private const BATCH      = '~^/batch/v1\b~';

	/** Actions of core's own by which its lists of plugins work in the background. */
	private const OF_THE_LISTS = [ 'activate-plugin', 'delete-plugin', 'install-plugin', 'search-install-plugins', 'search-plugins', 'toggle-auto-updates', 'update-plugin' ];

	/** What may name Contact Form 7, since it includes no plugin's file: searches, and deleting one. */
	private const HARMLESS = [ 'search-install-plugins', 'search-plugins', 'delete-plugin', 'delete-selected' ];

	private const ORIGINAL = '/contact-form-7/i';

	/** For any moment from the inclusion of plugins on. */
	public static function is_this_request(): bool {
		return match ( true ) {
			wp_installing()      => true,
			wp_doing_cron()      => false,
			'cli' === PHP_SAPI   => self::is_this_command() && ! self::is_command_about_others( self::words() ),
			is_admin()           => self::is_screen() && ! self::is_about_others(),
			default              => self::is_route( add_query_arg( [] ) ) && ! self::is_route_about_others( add_query_arg( [] ), RequestData::body() ),
		};
	}

	/** Whether WP-CLI runs one of its commands for plugins. */
	public static function is_this_command(): bool {
		return defined( 'WP_CLI' ) && self::is_command( self::words() );
	}

	/** Whether the screen of the dashboard, or the call of `admin-ajax.php` or `admin-post.php`, is one of them. */
	public static function is_screen(): bool {
		$page = self::parameter( 'page' ); // A plugin's or theme's own screen below one of core's.
		if ( is_network_admin() || ( '' === $page && in_array( self::screen(), self::SCREENS, true ) ) ) {
			return true;
		}
		foreach ( [ ...RequestData::names(), $page, self::parameter( 'action' ), self::parameter( 'action2' ), self::parameter( 'tgmpa-page' ) ] as $word ) {
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
		$actions = array_diff( [ self::parameter( 'action' ), self::parameter( 'action2' ) ], [ '', '-1' ] );
		$screen  = self::screen();
		$is_ajax = 'admin-ajax.php' === $screen;
		$is_look = ! $is_ajax && ! $actions && ! RequestData::fields();
		$is_own  = $is_ajax ? $actions && ! array_diff( $actions, self::OF_THE_LISTS ) : is_network_admin() || in_array( $screen, self::SCREENS, true );
		// An import may bring plugins along; a theme does so in the request after the one that activates it.
		$is_known    = 'import.php' !== $screen && in_array( $screen, [ 'admin-ajax.php', ...self::SCREENS ], true );
		$is_harmless = ( $is_look || ( $actions && ! array_diff( $actions, self::HARMLESS ) ) ) && ! preg_grep( '/activat|install/i', RequestData::names() );
		return $is_own && '' === self::parameter( 'page' ) && ( $is_look || $is_known ) && ( $is_harmless || ! self::names_original() );
	}

	/**
	 * The same for the REST API: WordPress's route of plugins, and many calls in one of which none manages plugins in another way.
	 *
	 * @param string $body As it was sent: it is read for its parameters when plugins have long been included.
	 */
	public static function is_route_about_others( string $uri, string $body ): bool {
		$route = self::route( $uri );
		$json  = json_decode( $body, true );
		if ( preg_match( self::BATCH, $route ) ) {
			$sent  = RequestData::fields();
			$calls = is_array( $json ) ? $json['requests'] ?? null : $sent['requests'] ?? null;
			$paths = is_array( $calls ) ? array_column( $calls, 'path' ) : [];
			$ours  = static fn ( mixed $path ): bool => is_string( $path ) && ( preg_match( self::CORE_ROUTE, $path ) || ! preg_match( self::ROUTES, $path ) );
			return $paths && $paths === array_filter( $paths, $ours ) && ! self::names_original( $body, $json );
		}
		$is_harmless = in_array( RequestData::server( 'REQUEST_METHOD' ), [ 'GET', 'DELETE' ], true ) && '' === self::parameter( '_method' ) && '' === RequestData::server( 'HTTP_X_HTTP_METHOD_OVERRIDE' );
		return preg_match( self::CORE_ROUTE, $route ) && ( $is_harmless || ! self::names_original( $uri, $body, $json ) );
	}

	/**
	 * The same for WP-CLI: an archive that is installed and activated may be any plugin, and so may all that are there.
	 *
	 * @param list<string> $words What stands behind `wp`.
	 */
	public static function is_command_about_others( array $words ): bool {
		$activates  = preg_grep( '/^(?:--)?activate\b|^toggle$/', $words );
		$is_unnamed = in_array( '--all', $words, true ) || preg_grep( '~^[^-].*[./]~', $words );
		return ! $activates || ! ( $is_unnamed || preg_grep( self::ORIGINAL, $words ) );
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
		return 1 === preg_match( self::ROUTES, self::route( $uri ) );
	}

	private static function route( string $uri ): string {
		wp_parse_str( (string) wp_parse_url( $uri, PHP_URL_QUERY ), $query );
		$path   = '/' . ltrim( (string) wp_parse_url( $uri, PHP_URL_PATH ), '/' );
		$prefix = '/' . rest_get_url_prefix() . '/';
		return match ( true ) {
			is_string( $query['rest_route'] ?? null ) => '/' . ltrim( $query['rest_route'], '/' ),
			str_contains( $path, $prefix )            => substr( $path, (int) strpos( $path, $prefix ) + strlen( $prefix ) - 1 ),
			default                                   => '',
		};
	}

	/** Whether the request says the name of Contact Form 7 anywhere, or one of these does. */
	private static function names_original( mixed ...$more ): bool {
		return 1 === preg_match( self::ORIGINAL, rawurldecode( (string) wp_json_encode( [ RequestData::query(), RequestData::fields(), ...$more ], JSON_UNESCAPED_SLASHES | JSON_PARTIAL_OUTPUT_ON_ERROR ) ) );
	}

	/** @return list<string> What stands behind `wp`. */
	private static function words(): array {
		return array_slice( RequestData::arguments(), 1 );
	}

	/** What the address or else the body says under a name. */
	private static function parameter( string $name ): string {
		return RequestData::parameter( 'get', $name )[0] ?? RequestData::parameter( 'post', $name )[0] ?? '';
	}

	/** Of a plugin that is active in the whole network this is asked before WordPress has set `$pagenow`. */
	private static function screen(): string {
		global $pagenow;
		return is_string( $pagenow ) && '' !== $pagenow ? $pagenow : RequestData::script();
	}
}
