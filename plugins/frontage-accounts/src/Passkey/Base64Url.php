<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

defined( 'ABSPATH' ) || exit;

/** Bytes as WebAuthn's JSON writes them. */
final class Base64Url {

	public static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	/** Only what `encode()` would have written: one sequence of bytes has one text. */
	public static function decode( string $text ): string {
		$bytes = preg_match( '/^[\w-]*$/D', $text ) ? (string) base64_decode( strtr( $text, '-_', '+/' ) ) : '';
		return self::encode( $bytes ) === $text ? $bytes : throw new CeremonyException( 'Base64url is not as it should be.' );
	}
}
