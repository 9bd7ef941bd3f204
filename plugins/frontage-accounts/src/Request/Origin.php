<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Request;

defined( 'ABSPATH' ) || exit;

/** Whether a page of this site asks. A guest's nonce is the same for all guests, so it proves little. */
final class Origin {

	public static function is_own(): bool {
		$site = Sent::server( 'HTTP_SEC_FETCH_SITE' );
		if ( '' !== $site ) {
			return 'same-origin' === $site;
		}
		$from = Sent::server( 'HTTP_ORIGIN' );
		$from = '' === $from ? Sent::server( 'HTTP_REFERER' ) : $from;
		return in_array( self::of( $from ), [ self::of( home_url() ), self::of( site_url() ) ], true );
	}

	private static function of( string $url ): string {
		return preg_match( '~^(https?://[^/?#]+)~i', $url, $found ) ? strtolower( $found[1] ) : 'none';
	}
}
