<?php

namespace Frontage\Forms\Checks;

use Frontage\Rules\Formats;

defined( 'ABSPATH' ) || exit;

/** Judges addresses as mail headers write them: `Ann <ann@example.com>, bob@example.com`. */
final class MailboxList {

	/** True when every address of the list is one; an empty list is, since an empty header is left out. */
	public static function all_valid( string $mailboxes ): bool {
		foreach ( self::addresses( $mailboxes ) as $address ) {
			if ( ! self::is_address( $address ) ) {
				return false;
			}
		}
		return true;
	}

	/** True when mail from these addresses would be this site's own: its domain, one above or one below it. */
	public static function is_of_this_site( string $mailboxes ): bool {
		$site = self::site_domain();
		if ( ! str_contains( $site, '.' ) || filter_var( $site, FILTER_VALIDATE_IP ) ) {
			return true; // A site without a public name is somebody's test site.
		}
		foreach ( self::addresses( $mailboxes ) as $address ) {
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
	private static function addresses( string $mailboxes ): array {
		$found = [];
		// A comma inside a quoted name does not part two addresses.
		foreach ( preg_split( '/,(?=(?:[^"]*"[^"]*")*[^"]*$)/', $mailboxes ) ?: [] as $mailbox ) {
			$mailbox = trim( $mailbox );
			if ( '' !== $mailbox ) {
				$found[] = preg_match( '/<([^<>]*)>$/', $mailbox, $match ) ? trim( $match[1] ) : $mailbox;
			}
		}
		return $found;
	}

	private static function is_address( string $address ): bool {
		// `wordpress@localhost` is what a test site sends from; core calls it no address for lack of a dot.
		return Formats::is_email( $address ) || (bool) preg_match( '/^[^@\s]+@(?:localhost|\d+(?:\.\d+){3})$/', $address );
	}
}
