<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Request;

use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

defined( 'ABSPATH' ) || exit;

/** Whether a page of this site asks. A guest's nonce is the same for all guests, so it proves little. */
final class Origin {

	/** No host has a longer name; of one that a stranger made up, much would have to be worked out. */
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

	/** A host as browsers write it, whatever letters the owner typed. */
	public static function host( string $typed ): string {
		try {
			return strlen( $typed ) > self::LONGEST_HOST ? $typed : IdnaEncoder::encode( mb_strtolower( $typed ) );
		} catch ( Exception ) {
			return strtolower( $typed ); // No browser finds a host of that name.
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
