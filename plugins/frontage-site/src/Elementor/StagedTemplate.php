<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A template that somebody chose, kept until its owner has read what it would do: for this person alone, and for two hours. */
final class StagedTemplate {

	private const PREFIX = 'frontage_site_elementor_';

	private const LIFE = 2 * HOUR_IN_SECONDS;

	/**
	 * @param string $path Is copied: PHP deletes what was uploaded when the request ends. A transient would not hold it: an object
	 *                     cache may refuse more than 1 MB, an options table of three bytes a character an emoji.
	 * @return string|WP_Error The token that it is asked for by.
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

	/** Null when it is gone, or somebody else's. */
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

	/** What was looked at and never made a draft. */
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
