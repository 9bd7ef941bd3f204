<?php

namespace Frontage\Forms\Checks;

use Frontage\Rules\Formats;

defined( 'ABSPATH' ) || exit;

/** Validates addresses as written in email headers: `Ann <ann@example.com>, bob@example.com`. */
final class MailboxList {

	/** True when every address of the list is valid. An empty list is valid, since an empty header is left out. */
	public static function are_all_valid( string $mailboxes ): bool {
		foreach ( self::parse_addresses( $mailboxes ) as $address ) {
			if ( ! self::is_address( $address ) ) {
				return false;
			}
		}
		return true;
	}

	/** True when all addresses belong to this site: its domain, a parent domain or a subdomain. */
	public static function has_only_site_addresses( string $mailboxes ): bool {
		$site = self::site_domain();
		if ( ! str_contains( $site, '.' ) || filter_var( $site, FILTER_VALIDATE_IP ) ) {
			return true; // A site without a public host name is a test site.
		}
		foreach ( self::parse_addresses( $mailboxes ) as $address ) {
			$domain = strtolower( substr( (string) strrchr( $address, '@' ), 1 ) );
			if ( $domain !== $site && ! str_ends_with( $site, '.' . $domain ) && ! str_ends_with( $domain, '.' . $site ) ) {
				return false;
			}
		}
		return true;
	}

	public static function site_domain(): string {
		$host = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
		return str_starts_with( $host, 'www.' ) ? substr( $host, 4 ) : $host;
	}

	/** @return list<string> */
	private static function parse_addresses( string $mailboxes ): array {
		$addresses = [];
		// A comma inside a quoted name does not separate two addresses.
		foreach ( preg_split( '/,(?=(?:[^"]*"[^"]*")*[^"]*$)/', $mailboxes ) ?: [] as $mailbox ) {
			$mailbox = trim( $mailbox );
			if ( '' !== $mailbox ) {
				$addresses[] = preg_match( '/<([^<>]*)>$/', $mailbox, $match ) ? trim( $match[1] ) : $mailbox;
			}
		}
		return $addresses;
	}

	private static function is_address( string $address ): bool {
		// Test sites send from `wordpress@localhost`; WordPress rejects that address because it has no dot.
		return Formats::is_email( $address ) || (bool) preg_match( '/^[^@\s]+@(?:localhost|\d+(?:\.\d+){3})$/', $address );
	}
}
