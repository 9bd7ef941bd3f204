<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Http;

defined( 'ABSPATH' ) || exit;

/** Asks the server's resolver. */
final class DnsLookup {

	/**
	 * @param int $types As of dns_get_record(): DNS_A | DNS_AAAA.
	 * @return array<array<mixed>> Empty as well if the resolver does not answer, which is a warning of PHP's.
	 */
	public static function records( string $host, int $types ): array {
		set_error_handler( static fn (): bool => true ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- For this call alone.
		try {
			return dns_get_record( $host, $types ) ?: [];
		} finally {
			restore_error_handler();
		}
	}
}
