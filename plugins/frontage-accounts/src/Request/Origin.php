<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Request;

use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

defined( 'ABSPATH' ) || exit;

/** Whether a request comes from a page of this site. The nonce is the same for all guests, so it proves little. */
final class Origin {

	/** The maximum length of a host name; encoding a longer, forged one would be expensive. */
	private const LONGEST_HOST = 253;

	public static function is_own(): bool {
		$site = RequestData::server( 'HTTP_SEC_FETCH_SITE' );
		if ( '' !== $site ) {
			return 'same-origin' === $site;
		}
		$from = RequestData::server( 'HTTP_ORIGIN' );
		$from = '' === $from ? RequestData::server( 'HTTP_REFERER' ) : $from;
		return in_array( self::origin_of_url( $from ), [ self::origin_of_url( home_url() ), self::origin_of_url( site_url() ) ], true );
	}

	/** A host as browsers write it (ASCII), whatever the owner typed. */
	public static function host( string $host ): string {
		try {
			return strlen( $host ) > self::LONGEST_HOST ? $host : IdnaEncoder::encode( mb_strtolower( $host ) );
		} catch ( Exception ) {
			return strtolower( $host ); // No browser can resolve such a host.
		}
	}

	private static function origin_of_url( string $url ): string {
		if ( ! preg_match( '~^(https?)://([^/?#]+?)(:\d+)?(?=[/?#]|$)~Di', $url, $found ) ) {
			return 'none';
		}
		$scheme = strtolower( $found[1] );
		$port   = $found[3] ?? '';
		return $scheme . '://' . self::host( $found[2] ) . ( ( 'https' === $scheme ? ':443' : ':80' ) === $port ? '' : $port );
	}
}
