<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

defined( 'ABSPATH' ) || exit;

/** Email addresses whose domain has letters outside of ASCII (RFC 5890): people write `bücher.example`, mail servers `xn--bcher-kva.example`. */
final class EmailAddress {

	/** The text, an address or a header with several, with its domains as mail servers know them. */
	public static function to_ascii( string $text ): string {
		return (string) preg_replace_callback( '/(?<=[^\s@])@((?:[\w-]|[^\x00-\x7F]|\.(?=[^\s.]))*+)/', static fn ( array $match ): string => '@' . self::domain( $match[1] ), $text );
	}

	/**
	 * All that the address is written as: WordPress's screens ask for ASCII alone, and people type their own script.
	 *
	 * @return array{string, string} The address itself and the other one; twice the same where there is none, or this server cannot tell.
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
			return $domain; // No mail server has a name like that.
		}
	}
}
