<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

defined( 'ABSPATH' ) || exit;

/** A visitor's address, made coarser. */
final class Address {

	/** The network an address is in, by so many of its first bits; '' for what is no address. */
	public static function network( string $address, int $bits_v4, int $bits_v6 ): string {
		$packed = filter_var( $address, FILTER_VALIDATE_IP ) ? (string) inet_pton( $address ) : '';
		if ( '' === $packed ) {
			return '';
		}
		$bytes = intdiv( 4 === strlen( $packed ) ? $bits_v4 : $bits_v6, 8 );
		return (string) inet_ntop( str_pad( substr( $packed, 0, $bytes ), strlen( $packed ), "\0" ) );
	}
}
