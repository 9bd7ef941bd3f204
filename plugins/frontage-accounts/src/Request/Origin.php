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
		return in_array( self::of( $from ), [ self::of( home_url() ), self::of( site_url() ) ], true );
	}

	/** A host as browsers write it (ASCII), whatever the owner typed. */
	public static function host( string $typed ): string {
		try {
			return strlen( $typed ) > self::LONGEST_HOST ? $typed : IdnaEncoder::encode( mb_strtolower( $typed ) );
		} catch ( Exception ) {
			return strtolower( $typed ); // No browser can resolve such a host.
		}
	}

	private static function of( string $url ): string {
		if ( ! preg_match( '~^(https?)://([^/?#]+?)(:\d+)?(?=[/?#]|$)~Di', $url, $found ) ) {
			return 'none';
		}
		$scheme = strtolower( $found[1] );
		$port   = $found[3] ?? '';
		return $scheme . '://' . self::host( $found[2] ) . ( ( 'https' === $scheme ? ':443' : ':80' ) === $port ? '' : $port );
	}
}
