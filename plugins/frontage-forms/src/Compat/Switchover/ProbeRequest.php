<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Compat\Switchover\Trial\TrialGuard;
use Frontage\Forms\Compat\Switchover\Trial\TrialRequest;
use Frontage\Forms\Request\RequestData;

defined( 'ABSPATH' ) || exit;

/**
 * In a request of `SwitchProbe`, makes WordPress treat Contact Form 7 as inactive without storing that. Runs from the must-use file, before
 * plugins and without any other class.
 */
final class ProbeRequest {

	/** Response header by which `LoopbackRequest` detects that this class ran in the request. */
	public const HEADER = 'X-Frontage-Probe';

	/** The header's value. A cache does not have it, since each probe has a nonce of its own. */
	public static function create_header( string $nonce ): string {
		return hash_hmac( 'sha256', 'probe', $nonce );
	}

	/**
	 * @param array<mixed> $headers The request's parameters.
	 * @return string The value for `HEADER`; '' in any other request.
	 */
	public static function handle_probe( array $headers ): string {
		$key = $headers['wp_scrape_key'] ?? null;
		if ( ! is_string( $key ) || ! str_starts_with( $key, 'frontageprobe' ) ) {
			return ''; // Every request of the site runs this while the file exists, so other requests cause no database query.
		}
		$probe = get_option( 'frontage_forms_probe' );
		$nonce = $headers['wp_scrape_nonce'] ?? null;
		if ( ! is_array( $probe ) || ! is_string( $nonce ) || ! is_string( $probe['key'] ?? null ) || ! is_string( $probe['nonce'] ?? null )
			|| ! hash_equals( $probe['key'], $key ) || ! hash_equals( $probe['nonce'], $nonce ) || ( $probe['until'] ?? 0 ) < time() ) {
			return '';
		}
		defined( 'DONOTCACHEPAGE' ) || define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- The constant that cache plugins read.
		$excluded_plugins = array_filter( (array) ( $probe['without'] ?? [] ), 'is_string' );
		$options          = (array) ( $probe['options'] ?? [] );
		$own_basename     = AutomaticRecovery::own_basename();

		$list = static function ( mixed $plugins ) use ( $excluded_plugins, $options, $own_basename ): mixed {
			if ( ! is_array( $plugins ) ) {
				return $plugins;
			}
			$plugins = array_values( array_diff( array_filter( $plugins, 'is_string' ), $excluded_plugins ) );
			return $options && in_array( $own_basename, $plugins, true ) ? [ $own_basename, ...array_values( array_diff( $plugins, [ $own_basename ] ) ) ] : $plugins;
		};
		add_filter( 'option_active_plugins', $list, PHP_INT_MIN ); // Before the filter that adds the original to the list.
		add_filter( 'site_option_active_sitewide_plugins', static fn ( mixed $plugins ): mixed => is_array( $plugins ) ? array_diff_key( $plugins, array_flip( $excluded_plugins ) ) : $plugins, PHP_INT_MIN );
		// Before WordPress stores an option it reads all of them and puts them back into the cache, where other requests would find them.
		$is_stored = false;
		add_filter(
			'pre_wp_load_alloptions',
			static function ( mixed $active_plugins, mixed $is_reactivated = false ) use ( &$is_stored ): mixed {
				$is_stored = (bool) $is_reactivated;
				return $active_plugins;
			},
			PHP_INT_MAX,
			2
		);
		add_filter(
			'alloptions',
			static function ( mixed $active_plugins ) use ( &$is_stored, $options ): mixed {
				return is_array( $active_plugins ) && ! $is_stored ? $options + array_diff_key( $active_plugins, [ 'frontage_forms_answer_for_original' => 0, 'frontage_forms_answer_tested' => 0 ] ) : $active_plugins;
			}
		);

		// Some add-ons deactivate themselves without the original. The owner is informed; the change is not stored.
		add_filter(
			'pre_update_option_active_plugins',
			static function ( mixed $new, mixed $old_plugins ) use ( $probe ): mixed {
				$deactivated_plugins = array_diff( array_filter( (array) $old_plugins, 'is_string' ), array_filter( (array) $new, 'is_string' ), [ OriginalPlugin::PLUGIN ] );
				if ( $deactivated_plugins ) {
					update_option( 'frontage_forms_probe', [ 'left' => array_values( $deactivated_plugins ) ] + $probe, false );
				}
				return $old_plugins;
			},
			PHP_INT_MAX,
			2
		);
		add_filter( 'pre_update_site_option_active_sitewide_plugins', static fn ( mixed $new, mixed $old_plugins ): mixed => $old_plugins, PHP_INT_MAX, 2 );
		if ( is_array( $probe['trial'] ?? null ) ) {
			self::prepare_trial( $probe['trial'], $key );
		}
		return self::create_header( $nonce );
	}

	/**
	 * One form is tried in this request. Emails are intercepted before a plugin is loaded that could send one.
	 *
	 * @param array<mixed> $trial
	 */
	private static function prepare_trial( array $trial, string $key ): void {
		require_once __DIR__ . '/Trial/TrialGuard.php';
		TrialGuard::intercept_mail();
		RequestData::hide_parameters( [ 'wp_scrape_key', 'wp_scrape_nonce' ] );
		add_action( 'template_redirect', static fn () => TrialRequest::respond( $trial, $key ), PHP_INT_MIN ); // Before other code redirects.
	}
}
