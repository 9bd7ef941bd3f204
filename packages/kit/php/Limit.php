<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

defined( 'ABSPATH' ) || exit;

/** How much of one thing may come from one place in a stretch of time. */
final class Limit {

	/** The counter's name: no address is stored, but a keyed hash whose key changes every day. */
	public readonly string $bucket;

	/**
	 * @param string $what    What is counted, with the plugin's own word in front: `form 12`, `accounts sign-in`.
	 * @param string $address Whoever has an IPv6 address has 2^64 of them: what counts is the connection.
	 * @param int    $most    So many are within the limit; `PHP_INT_MAX`: counted, never refused.
	 * @param int    $seconds From the first one on.
	 */
	public function __construct( string $what, string $address, public readonly int $most, public readonly int $seconds ) {
		$today        = hash_hmac( 'sha256', gmdate( 'Y-m-d' ), wp_salt( 'nonce' ) );
		$this->bucket = hash_hmac( 'sha256', $what . ' ' . Address::network( $address, 32, 64 ), $today );
	}
}
