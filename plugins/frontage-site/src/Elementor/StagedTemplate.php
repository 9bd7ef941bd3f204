<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** An uploaded template, stored until its preview is confirmed: for this user only, and for two hours. */
final class StagedTemplate {

	private const PREFIX = 'frontage_site_elementor_';

	private const LIFE = 2 * HOUR_IN_SECONDS;

	/**
	 * @param string $path The file is copied, since PHP deletes uploads at the end of the request. A transient could not hold it: object caches may refuse more than 1 MB, and an options table with 3-byte characters an emoji.
	 * @return string|WP_Error The token to read it with.
	 */
	public static function keep( string $path ): string|WP_Error {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		self::sweep();
		$token = bin2hex( random_bytes( 16 ) );
		$copy  = self::file( $token );
		if ( ! copy( $path, $copy ) ) {
			return self::refused();
		}
		chmod( $copy, 0600 ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Of a file that we have just made: others on this server have no business with it.
		if ( ! set_transient( self::PREFIX . $token, [ 'user' => get_current_user_id() ], self::LIFE ) ) {
			wp_delete_file( $copy );
			return self::refused();
		}
		return $token;
	}

	/** Null if it has expired or belongs to another user. */
	public static function read( string $token ): ?string {
		$kept = self::is_token( $token ) ? get_transient( self::PREFIX . $token ) : null;
		if ( ! is_array( $kept ) || get_current_user_id() !== ( $kept['user'] ?? null ) || ! is_file( self::file( $token ) ) ) {
			return null;
		}
		$json = file_get_contents( self::file( $token ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- A file that we have made, on this server.
		return is_string( $json ) ? $json : null;
	}

	public static function discard( string $token ): void {
		delete_transient( self::PREFIX . $token );
		if ( self::is_token( $token ) && is_file( self::file( $token ) ) ) {
			wp_delete_file( self::file( $token ) );
		}
	}

	private static function is_token( string $token ): bool {
		return 1 === preg_match( '/^[0-9a-f]{32}$/D', $token );
	}

	private static function file( string $token ): string {
		return get_temp_dir() . "frontage-elementor-$token.tmp";
	}

	/** Deletes previewed templates that were never converted. */
	private static function sweep(): void {
		foreach ( glob( get_temp_dir() . 'frontage-elementor-*.tmp' ) ?: [] as $file ) {
			if ( (int) filemtime( $file ) < time() - self::LIFE ) {
				wp_delete_file( $file );
			}
		}
	}

	private static function refused(): WP_Error {
		return new WP_Error( 'frontage_elementor_file', __( 'The file could not be kept on this server. Please look whether its disk is full.', 'frontage-site' ), [ 'status' => 500 ] );
	}
}
