<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

defined( 'ABSPATH' ) || exit;

/**
 * Parses the subset of CBOR (RFC 8949) that authenticators produce: integers, bytes, text, lists, maps, true, false and
 * null, each with a definite length. Anything else is refused, as are ambiguous encodings.
 */
final class CborReader {

	/** Maximum depth; attestation statements in objects are not nested deeper. */
	private const DEEPEST = 6;

	private int $at = 0;

	private function __construct( private readonly string $bytes ) {}

	/**
	 * The first value, and its length in bytes. Bytes and text are both strings, lists and maps both arrays.
	 *
	 * @return array{mixed, int}
	 */
	public static function read_first( string $bytes ): array {
		$reader = new self( $bytes );
		return [ $reader->read_value( 0 ), $reader->at ];
	}

	/** The single value that these bytes encode. */
	public static function read_single( string $bytes ): mixed {
		[ $value, $length ] = self::read_first( $bytes );
		return strlen( $bytes ) === $length ? $value : throw new CeremonyException( 'Bytes are left over.' );
	}

	private function read_value( int $depth ): mixed {
		if ( $depth > self::DEEPEST ) {
			throw new CeremonyException( 'CBOR is nested too deep.' );
		}
		$head  = ord( $this->read_bytes( 1 ) );
		$major = $head >> 5;
		if ( 7 === $major ) {
			return match ( $head & 31 ) {
				20      => false,
				21      => true,
				22      => null,
				default => throw new CeremonyException( 'CBOR of a kind that no authenticator writes.' ),
			};
		}
		$number = $this->number( $head & 31 );
		return match ( $major ) {
			0       => $number,
			1       => -1 - $number,
			2, 3    => $this->read_bytes( $number ),
			4       => $this->items( $number, $depth ),
			5       => $this->map( $number, $depth ),
			default => throw new CeremonyException( 'CBOR of a kind that no authenticator writes.' ),
		};
	}

	private function number( int $short ): int {
		if ( $short < 24 ) {
			return $short;
		}
		if ( $short > 27 ) {
			throw new CeremonyException( 'CBOR of a length that is not said.' );
		}
		$number = 0;
		foreach ( str_split( $this->read_bytes( 1 << ( $short - 24 ) ) ) as $byte ) {
			if ( $number > PHP_INT_MAX >> 8 ) {
				throw new CeremonyException( 'A number of CBOR is too large.' );
			}
			$number = $number << 8 | ord( $byte );
		}
		return $number;
	}

	/** @return list<mixed> */
	private function items( int $count, int $depth ): array {
		$items = [];
		while ( $count-- > 0 ) {
			$items[] = $this->read_value( $depth + 1 );
		}
		return $items;
	}

	/** @return array<mixed> */
	private function map( int $count, int $depth ): array {
		$map = [];
		while ( $count-- > 0 ) {
			$key = $this->read_value( $depth + 1 );
			if ( ! is_int( $key ) && ! is_string( $key ) ) {
				throw new CeremonyException( 'A key of CBOR is neither number nor text.' );
			}
			if ( array_key_exists( $key, $map ) ) {
				throw new CeremonyException( 'A key of CBOR stands twice.' );
			}
			$map[ $key ] = $this->read_value( $depth + 1 );
		}
		return $map;
	}

	private function read_bytes( int $length ): string {
		if ( $length > strlen( $this->bytes ) - $this->at ) {
			throw new CeremonyException( 'CBOR ends too early.' );
		}
		$bytes_read = substr( $this->bytes, $this->at, $length );
		$this->at  += $length;
		return $bytes_read;
	}
}
