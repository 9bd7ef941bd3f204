<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

defined( 'ABSPATH' ) || exit;

/** Internationalized email domains (RFC 5890): people write `bücher.example`, mail servers use `xn--bcher-kva.example`. */
final class EmailAddress {

	/** Converts the domains in a text (an address, or a header with several) to their ASCII form. */
	public static function to_ascii( string $text ): string {
		return (string) preg_replace_callback( '/(?<=[^\s@])@((?:[\w-]|[^\x00-\x7F]|\.(?=[^\s.]))*+)/', static fn ( array $match ): string => '@' . self::domain( $match[1] ), $text );
	}

	/**
	 * Both spellings of the address: WordPress's screens require ASCII, and people type their own script.
	 *
	 * @return array{string, string} The address and its other spelling; the same twice if there is none or this server cannot convert it.
	 */
	public static function spellings( string $email ): array {
		$unicode = static fn ( array $match ): string => '@' . ( idn_to_utf8( $match[1] ) ?: $match[1] );
		$is_ascii = str_contains( $email, 'xn--' ) && function_exists( 'idn_to_utf8' );
		return [ $email, $is_ascii ? (string) preg_replace_callback( '/@([a-z0-9.-]+)\z/i', $unicode, $email ) : self::to_ascii( $email ) ];
	}

	private static function domain( string $domain ): string {
		if ( ! preg_match( '/[^\x00-\x7F]/', $domain ) || strlen( $domain ) > 253 ) {
			return $domain;
		}
		$ascii = function_exists( 'idn_to_ascii' ) ? idn_to_ascii( $domain ) : false;
		try {
			return is_string( $ascii ) ? $ascii : IdnaEncoder::encode( mb_strtolower( $domain ) );
		} catch ( Exception ) {
			return $domain; // No mail server has such a name.
		}
	}
}
