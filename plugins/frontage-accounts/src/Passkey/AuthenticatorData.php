<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Passkey;

use Frontage\Kit\ErrorLog;

defined( 'ABSPATH' ) || exit;

/** Authenticator data (WebAuthn Level 3, §6.1). */
final class AuthenticatorData {

	/** The bits of its flags. */
	private const USER_PRESENT  = 1;
	private const USER_VERIFIED = 1 << 2;
	private const MAY_BE_COPIED = 1 << 3;
	private const IS_COPIED     = 1 << 4;
	private const HAS_KEY       = 1 << 6;
	private const HAS_MORE      = 1 << 7;

	/** WebAuthn's own limit. */
	private const LONGEST_ID = 1023;

	private function __construct(
		private readonly string $site_hash,
		private readonly int $flags,
		public readonly int $count,
		/** Id of a new credential; '' when an existing one is used. */
		public readonly string $id,
		/** Likewise, its public key in COSE. */
		public readonly string $key
	) {}

	public static function read( string $bytes ): self {
		if ( strlen( $bytes ) < 37 ) {
			throw new CeremonyException( 'The authenticator data end too early.' );
		}
		$flags = ord( $bytes[32] );
		$rest  = substr( $bytes, 37 );
		$id    = '';
		$key   = '';
		if ( $flags & self::HAS_KEY ) {
			// Skips sixteen bytes (AAGUID), which identify the model of the authenticator and are not used.
			if ( strlen( $rest ) < 18 ) {
				throw new CeremonyException( 'The authenticator data end too early.' );
			}
			$length = ord( $rest[16] ) << 8 | ord( $rest[17] );
			if ( 0 === $length || $length > self::LONGEST_ID || strlen( $rest ) < 18 + $length ) {
				throw new CeremonyException( 'The id of the credential has no length that can be.' );
			}
			$id             = substr( $rest, 18, $length );
			$rest           = substr( $rest, 18 + $length );
			[ , $key_ends ] = CborReader::read_first( $rest );
			$key            = substr( $rest, 0, $key_ends );
			$rest           = substr( $rest, $key_ends );
		}
		if ( $flags & self::HAS_MORE ) {
			self::skip_extensions( $rest );
		} elseif ( '' !== $rest ) {
			throw new CeremonyException( 'Bytes are left over.' );
		}
		if ( $flags & self::IS_COPIED && ! ( $flags & self::MAY_BE_COPIED ) ) {
			throw new CeremonyException( 'A credential that cannot be copied says that it was.' );
		}
		return new self( substr( $bytes, 0, 32 ), $flags, (int) hexdec( bin2hex( substr( $bytes, 33, 4 ) ) ), $id, $key );
	}

	/** Extension data come last and are not used: an unknown format there is no reason to refuse a sign-in. */
	private static function skip_extensions( string $extensions ): void {
		if ( '' === $extensions ) {
			throw new CeremonyException( 'CBOR ends too early.' );
		}
		try {
			CborReader::read_single( $extensions );
		} catch ( CeremonyException $exception ) {
			// The passkey goes on; whoever looks after the site may want to know.
			ErrorLog::write( sprintf( 'Frontage Accounts: the extensions of a passkey could not be read: %s', $exception->getMessage() ) );
		}
	}

	/**
	 * Requires that the data is for this site, and that the user was present and verified. Nothing else is required.
	 *
	 * @param string ...$ids The hosts and domains that its credential may be bound to.
	 */
	public function verify( string ...$ids ): void {
		$is_for = array_filter( $ids, fn ( string $id ): bool => '' !== $id && hash_equals( hash( 'sha256', $id, true ), $this->site_hash ) );
		if ( ! $is_for ) {
			throw new CeremonyException( 'The authenticator speaks to another site.' );
		}
		if ( ! ( $this->flags & self::USER_PRESENT ) ) {
			throw new CeremonyException( 'Nobody was present.' );
		}
		if ( ! ( $this->flags & self::USER_VERIFIED ) ) {
			throw new CeremonyException( 'The authenticator did not verify who is there.' );
		}
	}
}
