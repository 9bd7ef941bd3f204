<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\Switchover;

use Frontage\Forms\Compat\ActivePluginClaim;

defined( 'ABSPATH' ) || exit;

/**
 * Runs the site as it would be after the switch, in loopback requests: `ProbeRequest` leaves Contact Form 7 out of them, and visitors are
 * not affected. All add-ons are tested together; if that fails, each one separately.
 *
 * @phpstan-import-type AddOn from AddOnScanner
 * @phpstan-type Run array{name: string, error: string}
 */
final class SwitchProbe {

	/** Instructions for the requests of a probe; read by `ProbeRequest`. */
	public const OPTION = 'frontage_forms_probe';

	/** Prefix of the requests' keys. */
	public const BEGIN = 'frontageprobe';

	private const LONGEST = 15 * MINUTE_IN_SECONDS;

	/**
	 * @param list<string> $pages               Names of the pages that were requested and responded.
	 * @param list<Run>    $results             Result of each add-on.
	 * @param string       $error               The error with all of them; '' for none.
	 * @param list<string> $deactivated_plugins Plugins that deactivated themselves.
	 */
	private function __construct(
		public readonly array $pages,
		public readonly array $results,
		public readonly string $error,
		public readonly array $deactivated_plugins,
	) {}

	/**
	 * @param list<AddOn> $add_ons
	 * @param bool        $answer Whether `is_plugin_active()` reports Contact Form 7 as active.
	 * @return self|\WP_Error When it could not run at all; the message says why and what to do.
	 */
	public static function run( array $add_ons, bool $answer ): self|\WP_Error {
		$file = AutomaticRecovery::install();
		if ( is_wp_error( $file ) ) {
			return $file;
		}
		$plugins             = array_values( array_filter( $add_ons, static fn ( array $add_on ): bool => '' !== $add_on['plugin'] ) );
		$plugin_files        = array_column( $plugins, 'plugin' );
		$pages               = self::run_without( [], $answer );
		$results             = [];
		$deactivated_plugins = self::list_deactivated();
		if ( is_wp_error( $pages ) && 'frontage_page_failed' === $pages->get_error_code() ) {
			foreach ( $plugins as $add_on ) {
				$alone     = 1 === count( $plugins ) ? $pages : self::run_without( array_values( array_diff( $plugin_files, [ $add_on['plugin'] ] ) ), $answer );
				$results[] = [
					'name'  => $add_on['name'],
					'error' => is_wp_error( $alone ) ? $alone->get_error_message() : '',
				];
			}
		} else {
			$results = array_map( static fn ( array $add_on ): array => [ 'name' => $add_on['name'], 'error' => '' ], $add_ons );
		}
		delete_option( self::OPTION );
		AutomaticRecovery::remove_if_unused();
		if ( is_wp_error( $pages ) && 'frontage_page_failed' !== $pages->get_error_code() ) {
			return $pages;
		}
		return new self( is_wp_error( $pages ) ? [] : $pages, $results, is_wp_error( $pages ) ? $pages->get_error_message() : '', $deactivated_plugins );
	}

	public function has_passed(): bool {
		return '' === $this->error;
	}

	/** The error of an add-on; null when it was not tested. */
	public function find_error( string $name ): ?string {
		return array_column( $this->results, 'error', 'name' )[ $name ] ?? null;
	}

	/**
	 * @param list<string> $excluded_plugins Plugins that are left out in addition to the original.
	 * @return list<string>|\WP_Error
	 */
	private static function run_without( array $excluded_plugins, bool $answer ): array|\WP_Error {
		$loopback = LoopbackRequest::create( self::BEGIN );
		update_option(
			self::OPTION,
			[
				'key'     => $loopback->key,
				'nonce'   => $loopback->nonce,
				'until'   => time() + self::LONGEST,
				'without' => [ OriginalPlugin::PLUGIN, ...$excluded_plugins ],
				'options' => $answer ? [ ActivePluginClaim::ANSWERS => 1, ActivePluginClaim::TESTED => 1 ] : [],
				'left'    => [],
			],
			false
		);
		return SiteCheck::run( $loopback, true );
	}

	/** @return list<string> Names of plugins that tried to deactivate themselves. */
	private static function list_deactivated(): array {
		wp_cache_delete( self::OPTION, 'options' ); // Written by another request.
		$probe       = get_option( self::OPTION );
		$deactivated = is_array( $probe ) && is_array( $probe['left'] ?? null ) ? array_filter( $probe['left'], 'is_string' ) : [];
		return array_values( array_map( static fn ( string $plugin ): string => get_file_data( WP_PLUGIN_DIR . '/' . $plugin, [ 'name' => 'Plugin Name' ] )['name'] ?: $plugin, $deactivated ) );
	}
}
