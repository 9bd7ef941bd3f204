<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Forms\Document\UploadConstraints;
use Frontage\Kit\Http\IpAddress;
use Frontage\Kit\Http\RateLimitRule;

defined( 'ABSPATH' ) || exit;

/**
 * Who uploaded a file before its form was sent: the visitor's ID, the secret that proves it, and the IP address. All are stored as keyed
 * hashes only, so reading the table does not allow claiming a file.
 */
final class UploadOwner {

	public readonly string $visitor;

	public readonly string $secret;

	/** A keyed hash whose key changes daily; it is used only for counting. */
	public readonly string $address;

	/** Yesterday's hash, for files uploaded before midnight. */
	public readonly string $address_before;

	/** The same for the address's network: /24 of IPv4, /48 of IPv6. */
	public readonly string $network;

	public readonly string $network_before;

	/** Limit in megabytes for everything uploaded within an hour, including files sent or removed since. */
	public readonly RateLimitRule $hour;

	/**
	 * @param string   $name   ID that the browser sends.
	 * @param string   $secret Secret that only this visitor's browser knows.
	 * @param int|null $now    As `time()`.
	 */
	public function __construct( public readonly int $form_id, #[\SensitiveParameter] public readonly string $name, #[\SensitiveParameter] string $secret, string $address = '', ?int $now = null ) {
		$this->visitor = self::hash_visitor( $name );
		$this->secret  = hash_hmac( 'sha256', "$name\n$secret", wp_salt( 'auth' ) );

		[ $this->address, $this->address_before ] = self::create_counters( 'forms upload', $address, $now );
		[ $this->network, $this->network_before ] = self::create_counters( 'forms upload network', IpAddress::network( $address, 24, 48 ), $now );

		$this->hour = new RateLimitRule( 'forms upload bytes', $address, intdiv( UploadConstraints::OF_HOUR, MB_IN_BYTES ), HOUR_IN_SECONDS, $now );
	}

	/** @return array{string, string} Today's and yesterday's hash; '' without an address. */
	private static function create_counters( string $kind, string $source, ?int $now ): array {
		$limit = new RateLimitRule( $kind, $source, 1, DAY_IN_SECONDS, $now );
		return '' === $source ? [ '', '' ] : [ $limit->bucket, $limit->earlier ];
	}

	/** Hash of a visitor's ID for the table; for clients of the older API the ID is also its secret. */
	public static function hash_visitor( #[\SensitiveParameter] string $name ): string {
		return hash_hmac( 'sha256', "visitor\n$name", wp_salt( 'auth' ) );
	}
}
