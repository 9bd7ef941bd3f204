<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Document\UploadConstraints;
use Frontage\Kit\Http\IpAddress;
use Frontage\Kit\Http\RateLimitRule;

defined( 'ABSPATH' ) || exit;

/** Who sent a file before its form: the visitor's name for himself, what proves it, and where he is. All three are kept as keyed hashes alone: whoever reads the table can claim nothing with it. */
final class UploadOwner {

	public readonly string $visitor;

	public readonly string $secret;

	/** A keyed hash whose key changes every day: it only counts. */
	public readonly string $address;

	/** The one that it had yesterday: what came before midnight may wait still. */
	public readonly string $address_before;

	/** The same of the network that the address is in: /24 of IPv4, /48 of IPv6. */
	public readonly string $network;

	public readonly string $network_before;

	/** In megabytes: all that came within an hour, also what was sent or taken away since. */
	public readonly RateLimitRule $hour;

	/**
	 * @param string   $name   As the browser says it.
	 * @param string   $secret What only this visitor's browser knows.
	 * @param int|null $now    As `time()`.
	 */
	public function __construct( public readonly int $form_id, #[\SensitiveParameter] public readonly string $name, #[\SensitiveParameter] string $secret, string $address = '', ?int $now = null ) {
		$this->visitor = self::hidden( $name );
		$this->secret  = hash_hmac( 'sha256', "$name\n$secret", wp_salt( 'auth' ) );

		[ $this->address, $this->address_before ] = self::counters( 'forms upload', $address, $now );
		[ $this->network, $this->network_before ] = self::counters( 'forms upload network', IpAddress::network( $address, 24, 48 ), $now );

		$this->hour = new RateLimitRule( 'forms upload bytes', $address, intdiv( UploadConstraints::OF_HOUR, MB_IN_BYTES ), HOUR_IN_SECONDS, $now );
	}

	/** @return array{string, string} Today's and yesterday's; '' for no place. */
	private static function counters( string $what, string $where, ?int $now ): array {
		$limit = new RateLimitRule( $what, $where, 1, DAY_IN_SECONDS, $now );
		return '' === $where ? [ '', '' ] : [ $limit->bucket, $limit->earlier ];
	}

	/** How a visitor's name for himself stands in the table: an old client's is its secret, too. */
	public static function hidden( #[\SensitiveParameter] string $name ): string {
		return hash_hmac( 'sha256', "visitor\n$name", wp_salt( 'auth' ) );
	}
}
