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
