<?php

namespace Frontage\Forms\Compat\Functions;

use Frontage\Forms\Compat\Hooks\GuardedCallback;
use Frontage\Rules\Formats as Judged;
use Frontage\Rules\Options;
use Frontage\Rules\Rules as Engine;

defined( 'ABSPATH' ) || exit;

/** Whether a text is an address, a number or a date: the result of our rules, which code may filter. */
final class FormatFunctions {

	/** @param string $format email, url, tel, number, date or time. */
	public static function is_format( string $format, mixed $text ): bool {
		$text   = is_scalar( $text ) ? (string) $text : '';
		$rule   = [
			'rule'  => $format,
			'field' => 'x',
			'error' => '',
		];
		$broken = '' === trim( $text ) ? [ 'x' ] : Engine::validate( [ $rule ], [ 'x' => $text ], options: new Options( schemes: array_values( wp_allowed_protocols() ) ) );
		return (bool) GuardedCallback::filter( "wpcf7_is_$format", ! $broken, 'tel' === $format ? Judged::phone_digits( $text ) : $text );
	}

	/** Whether a text is a valid name of a form-tag. */
	public static function is_name( mixed $text ): bool {
		return is_scalar( $text ) && 1 === preg_match( '/^[A-Za-z][-A-Za-z0-9_:.]*$/', (string) $text );
	}

	/**
	 * The addresses of "Name <address>, address"; false when one of them is invalid.
	 *
	 * @return list<string>|false
	 */
	public static function parse_mailboxes( mixed $list ): array|false {
		$text      = is_array( $list ) ? $list : explode( ',', (string) preg_replace( '/"(?:[^"\\\\]|\\\\.)*"|\'[^\']*\'/', 'name', is_scalar( $list ) ? (string) $list : '' ) );
		$addresses = [];
		foreach ( $text as $mailbox ) {
			$mailbox = is_string( $mailbox ) ? trim( $mailbox ) : null;
			if ( '' === $mailbox ) {
				continue;
			}
			$address = null !== $mailbox && preg_match( '/<(.+)>$/', $mailbox, $match ) ? $match[1] : $mailbox;
			if ( ! self::is_format( 'email', $address ) ) {
				return false;
			}
			$addresses[] = (string) $address;
		}
		return $addresses;
	}

	/** Whether all addresses belong to the domain or a parent domain of it. */
	public static function are_in_domain( mixed $list, mixed $domain ): bool {
		$addresses = self::parse_mailboxes( $list );
		$domain    = is_scalar( $domain ) ? strtolower( (string) $domain ) : '';
		foreach ( $addresses ?: [] as $address ) {
			$address_domain = strtolower( (string) substr( (string) strrchr( $address, '@' ), 1 ) );
			if ( '' === $address_domain || ( $address_domain !== $domain && ! str_ends_with( $domain, '.' . $address_domain ) ) ) {
				return false;
			}
		}
		return false !== $addresses;
	}

	public static function has_site_domain( mixed $email ): bool {
		foreach ( array_unique( [ home_url(), network_home_url() ] ) as $home ) {
			$host = (string) wp_parse_url( $home, PHP_URL_HOST );
			if ( self::is_localhost() || \WP_Http::is_ip_address( $host ) || self::are_in_domain( $email, $host ) ) {
				return true;
			}
		}
		return false;
	}

	public static function is_localhost(): bool {
		return in_array( strtolower( (string) wp_parse_url( network_home_url(), PHP_URL_HOST ) ), [ 'localhost', '127.0.0.1' ], true );
	}

	/** Whether a file exists below one of WordPress's content folders. */
	public static function is_content_file( mixed $path ): bool {
		$path = is_string( $path ) && '' !== $path ? realpath( $path ) : false;
		foreach ( [ WP_CONTENT_DIR, defined( 'UPLOADS' ) ? ABSPATH . UPLOADS : '', defined( 'WP_TEMP_DIR' ) ? WP_TEMP_DIR : '' ] as $folder ) {
			$real_folder = is_string( $folder ) && '' !== $folder ? realpath( $folder ) : false;
			if ( false !== $path && false !== $real_folder && str_starts_with( wp_normalize_path( $path ), trailingslashit( wp_normalize_path( $real_folder ) ) ) ) {
				return true;
			}
		}
		return false;
	}
}
