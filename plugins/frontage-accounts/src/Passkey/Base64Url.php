<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

defined( 'ABSPATH' ) || exit;

/** Base64url, as used in WebAuthn's JSON. */
final class Base64Url {

	public static function encode( string $bytes ): string {
		return rtrim( strtr( base64_encode( $bytes ), '+/', '-_' ), '=' );
	}

	/** Accepts only what `encode()` would produce: each byte sequence has exactly one text. */
	public static function decode( string $text ): string {
		$bytes = preg_match( '/^[\w-]*$/D', $text ) ? (string) base64_decode( strtr( $text, '-_', '+/' ) ) : '';
		return self::encode( $bytes ) === $text ? $bytes : throw new CeremonyException( 'Base64url is not as it should be.' );
	}
}
