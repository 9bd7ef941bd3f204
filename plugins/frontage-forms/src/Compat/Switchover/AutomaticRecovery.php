<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Compat\ActivePluginClaim;

defined( 'ABSPATH' ) || exit;

/**
 * Recovery when the dashboard cannot be opened anymore. A must-use file remains for a week after the switch, and reactivates Contact Form 7
 * if PHP fails in code that builds on it. It also lets `SwitchProbe` run the site without that plugin.
 *
 * Runs from that file, so it may only rely on WordPress and on classes that it requires itself.
 */
final class AutomaticRecovery {

	/** What the switch changed, while recovery is armed: `{until: int, original: bool, network: bool}`. Without this option there is nothing to watch. */
	public const STATE = 'frontage_forms_recovery';

	/** Time of the switch, for the owner's screen: `{at: int, equal: bool}`. */
	public const MOVED = 'frontage_forms_moved';

	/** What was undone and why: `{at: int, error: string}`, until the owner switches again. */
	public const UNDONE = 'frontage_forms_move_undone';

	private const FILE = 'frontage-forms-recovery.php';

	/** All sites of a network, which share the file: site id => end of the week. */
	private const SITES = 'frontage_forms_recovery_sites';

	private const FATAL = [ E_ERROR, E_PARSE, E_CORE_ERROR, E_COMPILE_ERROR, E_USER_ERROR, E_RECOVERABLE_ERROR ];

	/** PHP's own messages when memory or time runs out: exports and imports cause these with or without the switch. */
	private const LIMITS = '/^(?:Allowed memory size of|Out of memory|Maximum execution time of)/';

	/** Set by the must-use file, because WordPress does not resolve symlinked plugin folders yet when it loads that file. */
	private static string $own_basename = '';

	/** This plugin's basename, as WordPress lists it. */
	public static function own_basename(): string {
		return self::$own_basename ?: plugin_basename( dirname( __DIR__, 3 ) . '/frontage-forms.php' );
	}

	/** Path of the must-use file. Web servers that do not share the folder each read their own. */
	public static function file_path(): string {
		return WPMU_PLUGIN_DIR . '/' . self::FILE;
	}

	/** Writes the file. Error: `frontage_no_recovery`, with instructions. */
	public static function install(): ?\WP_Error {
		$path = self::file_path();
		if ( wp_is_file_mod_allowed( 'frontage_forms_recovery' ) && wp_mkdir_p( WPMU_PLUGIN_DIR ) && self::create_filesystem()->put_contents( $path, self::file_code(), 0644 ) ) {
			if ( function_exists( 'opcache_invalidate' ) ) {
				opcache_invalidate( $path, true );
			}
			return null;
		}
		/* translators: %s: a folder. */
		return new \WP_Error( 'frontage_no_recovery', sprintf( __( 'WordPress cannot write to the folder %s, which the test needs for a temporary file. Make the folder writable and try again.', 'frontage-forms' ), WPMU_PLUGIN_DIR ) );
	}

	/**
	 * Arms recovery for a week. When the original is already inactive, the recorded state of the switch is kept. An example is the setting
	 * being turned on some days later.
	 */
	public static function arm( bool $original, bool $network ): void {
		$before   = $original ? [] : self::armed_state();
		$deadline = time() + WEEK_IN_SECONDS;
		update_option(
			self::STATE,
			[
				'until'    => $deadline,
				'original' => $original || ! empty( $before['original'] ),
				'network'  => $network || ! empty( $before['network'] ),
			],
			true
		);
		self::set_sites( [ get_current_blog_id() => $deadline ] + self::list_sites() );
		delete_option( self::UNDONE );
	}

	/** @return array<mixed> The state that an earlier switch, within its week, would restore; empty when recovery is not armed. */
	public static function armed_state(): array {
		$state = get_option( self::STATE );
		return is_array( $state ) && ( $state['until'] ?? 0 ) >= time() ? $state : [];
	}

	/** Disarms recovery: the switch was undone, or the week is over. */
	public static function disarm(): void {
		delete_option( self::STATE );
		self::set_sites( array_diff_key( self::list_sites(), [ get_current_blog_id() => 0 ] ) );
		self::remove_if_unused();
	}

	/** On `frontage_forms_sweep`. */
	public static function sweep(): void {
		$state = get_option( self::STATE );
		$probe = get_option( 'frontage_forms_probe' );
		if ( is_array( $probe ) && ( $probe['until'] ?? 0 ) >= time() ) {
			return; // The running check needs the file.
		}
		delete_option( 'frontage_forms_probe' );
		if ( is_array( $state ) && ( $state['until'] ?? 0 ) < time() ) {
			self::disarm();
		}
		if ( ActivePluginClaim::is_enabled() && OriginalPlugin::is_active() ) {
			self::extend( OriginalPlugin::PLUGIN ); // Reactivated without this site's hooks, for example for a whole network.
		}
		self::remove_if_unused(); // Left by a test whose process was ended.
	}

	/** On `activated_plugin` while add-ons may see the original as active: a new add-on was not part of the site's test. */
	public static function extend( string $plugin ): void {
		if ( OriginalPlugin::PLUGIN === $plugin ) {
			ActivePluginClaim::disable(); // Otherwise it would be reported as active, untested, as soon as it is deactivated again.
			self::disarm();
		} elseif ( ActivePluginClaim::is_enabled() && ! OriginalPlugin::is_active() && ! is_wp_error( self::install() ) ) {
			self::arm( false, false );
		}
	}

	public static function remove_if_unused(): void {
		$path = self::file_path();
		if ( is_file( $path ) && ! array_filter( self::list_sites(), static fn ( int $deadline ): bool => $deadline >= time() ) ) {
			self::create_filesystem()->delete( $path );
		}
	}

	/**
	 * Called by the must-use file.
	 *
	 * @param string $own_basename This plugin, as WordPress listed it when the file was written.
	 */
	public static function watch( string $own_basename ): void {
		self::$own_basename = $own_basename;
		$state              = isset( wp_load_alloptions()[ self::STATE ] ) ? get_option( self::STATE ) : null; // Avoids a query for an option that does not exist.
		$watches            = is_array( $state ) ? ( $state['until'] ?? 0 ) >= time() : is_multisite() && self::list_sites();
		if ( $watches && 'cli' !== PHP_SAPI ) { // An error in a WP-CLI command does not affect visitors.
			register_shutdown_function( [ self::class, 'check_shutdown' ] );
		}
	}

	/** Shutdown function: checks how PHP ended. */
	public static function check_shutdown(): void {
		$error = error_get_last();
		// The code that tests the site reads the error from the response and undoes the switch itself.
		if ( $error && in_array( $error['type'], self::FATAL, true ) && ! defined( 'WP_SANDBOX_SCRAPING' ) && ! wp_is_maintenance_mode() && self::is_about_forms( $error ) ) {
			$error_message = (string) strtok( (string) preg_replace( '/ in \S+:\d+\s*\nStack trace:.*$/s', '', $error['message'] ), "\n" );
			self::undo_switch( sprintf( '%s (%s:%d)', $error_message, str_replace( ABSPATH, '', $error['file'] ), $error['line'] ) );
		}
	}

	/**
	 * Reactivates Contact Form 7, or stops reporting it as active. Its file is not loaded, because PHP may be about to end.
	 *
	 * @param string $reason The error, for the owner.
	 */
	public static function undo_switch( string $reason ): void {
		require_once dirname( __DIR__ ) . '/ActivePluginClaim.php';
		wp_cache_delete( 'alloptions', 'options' ); // Another request, or the owner, may have undone it.
		$state = get_option( self::STATE );
		$site  = is_array( $state ) ? 0 : self::find_network_site();
		if ( $site ) {
			switch_to_blog( $site );
			self::undo_switch( $reason );
			restore_current_blog();
		}
		if ( ! is_array( $state ) ) {
			return;
		}
		ActivePluginClaim::disable();
		if ( ! empty( $state['network'] ) ) {
			update_site_option( 'active_sitewide_plugins', (array) get_site_option( 'active_sitewide_plugins', [] ) + [ OriginalPlugin::PLUGIN => time() ] );
		} elseif ( ! empty( $state['original'] ) ) {
			update_option( 'active_plugins', ActivePluginClaim::sort_plugin( (array) get_option( 'active_plugins', [] ), OriginalPlugin::PLUGIN ) );
		}
		delete_option( self::MOVED );
		update_option(
			self::UNDONE,
			[
				'at'    => time(),
				'error' => $reason,
			],
			true
		);
		self::disarm();
	}

	/**
	 * Whether an error is related to the switch: our code, code that uses the names of Contact Form 7, or those names themselves.
	 *
	 * @param array{message: string, file: string} $error
	 */
	private static function is_about_forms( array $error ): bool {
		if ( preg_match( self::LIMITS, $error['message'] ) ) {
			return false;
		}
		// For an uncaught exception this is its message; the lines below contain function arguments, which may be a visitor's data.
		if ( preg_match( '/wpcf7|contact.?form.?7/i', (string) strtok( $error['message'], "\n" ) ) ) {
			return true;
		}
		require_once __DIR__ . '/CodeScanner.php';
		$own_basename = dirname( self::own_basename() );
		preg_match_all( '~' . preg_quote( wp_normalize_path( WP_PLUGIN_DIR ), '~' ) . '/([^/:\s]+)~', wp_normalize_path( $error['file'] . "\n" . $error['message'] ), $plugins );
		foreach ( array_unique( $plugins[1] ) as $plugin ) {
			$code = $own_basename === $plugin ? null : CodeScanner::scan_path( WP_PLUGIN_DIR . '/' . $plugin );
			if ( null === $code || $code['names'] || $code['asks'] ) {
				return true;
			}
		}
		foreach ( wp_get_active_and_valid_themes() as $theme ) {
			if ( str_starts_with( wp_normalize_path( $error['file'] ), wp_normalize_path( $theme ) . '/' ) && CodeScanner::scan_path( $theme )['names'] ) {
				return true;
			}
		}
		return false;
	}

	/** When the original was active in the whole network, any of its sites may fail; 0 when no site switched the network. */
	private static function find_network_site(): int {
		foreach ( is_multisite() ? self::list_sites() : [] as $site => $deadline ) {
			$state = get_blog_option( $site, self::STATE );
			if ( get_current_blog_id() !== $site && $deadline >= time() && is_array( $state ) && ! empty( $state['network'] ) ) {
				return $site;
			}
		}
		return 0;
	}

	/** @return array<int, int> */
	private static function list_sites(): array {
		$sites = get_site_option( self::SITES, [] );
		return is_array( $sites ) ? array_map( static fn ( mixed $deadline ): int => is_numeric( $deadline ) ? (int) $deadline : 0, $sites ) : [];
	}

	/** @param array<int, int> $sites */
	private static function set_sites( array $sites ): void {
		$sites ? update_site_option( self::SITES, $sites ) : delete_site_option( self::SITES );
	}

	private static function create_filesystem(): \WP_Filesystem_Direct {
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-base.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-filesystem-direct.php';
		return new \WP_Filesystem_Direct( null );
	}

	/** The file's code: it finds this plugin below WordPress's plugin folder, and does nothing once the plugin is deleted. */
	private static function file_code(): string {
		$own_basename = self::own_basename();
		$file         = dirname( $own_basename ) . '/src/Compat/Switchover/must-use.php';
		return "<?php\n/**\n * Plugin Name: Frontage Forms Recovery\n * Description: Puts Contact Form 7 back if PHP stops after the switch to Frontage Forms. Frontage Forms removes this file after a week; it may be deleted at any time.\n */\n\n"
			. "defined( 'ABSPATH' ) || exit;\n\nif ( is_file( WP_PLUGIN_DIR . '/$file' ) ) {\n\t\$frontage_forms = '$own_basename';\n\trequire_once WP_PLUGIN_DIR . '/$file';\n}\n";
	}
}
