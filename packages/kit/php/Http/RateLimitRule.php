<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

defined( 'ABSPATH' ) || exit;

/** A rate limit: how many events of one kind may come from one address within a time window. */
final class RateLimitRule {

	/** The counter's key: no address is stored, only a keyed hash whose key changes daily. */
	public readonly string $bucket;

	/** Yesterday's key, while its window may still be running; '' once it is over. */
	public readonly string $earlier;

	/**
	 * @param string   $what    What is counted, with the plugin's name first: `form 12`, `accounts sign-in`.
	 * @param string   $address An IPv6 client has 2^64 addresses, so its network is counted.
	 * @param int      $most    Number allowed; `PHP_INT_MAX`: counted, never refused.
	 * @param int      $seconds Length of the window, which begins with the first count; one day at most.
	 * @param int|null $now     As `time()`.
	 */
	public function __construct( string $what, string $address, public readonly int $most, public readonly int $seconds, ?int $now = null ) {
		$now         ??= time();
		$name          = $what . ' ' . IpAddress::network( $address, 32, 64 );
		$this->bucket  = self::name( $name, $now );
		$this->earlier = $now % DAY_IN_SECONDS < $seconds ? self::name( $name, $now - DAY_IN_SECONDS ) : '';
	}

	private static function name( string $name, int $time ): string {
		return hash_hmac( 'sha256', $name, hash_hmac( 'sha256', gmdate( 'Y-m-d', $time ), wp_salt( 'nonce' ) ) );
	}
}
