<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/** A template that somebody chose, kept until its owner has read what it would do: for this person alone, and for two hours. */
final class StagedTemplate {

	private const PREFIX = 'frontage_site_elementor_';

	private const LIFE = 2 * HOUR_IN_SECONDS;

	/** @return string|WP_Error The token that it is asked for by. */
	public static function keep( string $json ): string|WP_Error {
		$token = bin2hex( random_bytes( 16 ) );
		return set_transient( self::PREFIX . $token, [ 'user' => get_current_user_id(), 'json' => $json ], self::LIFE ) ? $token : new WP_Error( 'frontage_elementor_file', __( 'The file could not be kept on this server. Please look whether its disk is full.', 'frontage-site' ), [ 'status' => 500 ] );
	}

	/** Null when it is gone, or somebody else's. */
	public static function read( string $token ): ?string {
		$kept = 1 === preg_match( '/^[0-9a-f]{32}$/D', $token ) ? get_transient( self::PREFIX . $token ) : null;
		return is_array( $kept ) && get_current_user_id() === ( $kept['user'] ?? null ) && is_string( $kept['json'] ?? null ) ? $kept['json'] : null;
	}

	public static function discard( string $token ): void {
		delete_transient( self::PREFIX . $token );
	}
}
