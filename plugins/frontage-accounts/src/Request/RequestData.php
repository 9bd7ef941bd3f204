<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Request;

use Frontage\Kit\Http\RequestInput;
use Frontage\Kit\Http\TrustedProxies;

defined( 'ABSPATH' ) || exit;

/** Data of the current request. No other class of the plugin reads it. */
final class RequestData {

	/** The fields of an admin-ajax.php request (`data[…]`); null if there are none. */
	public static function data(): ?PostedValues {
		$data = RequestInput::posted()['data'] ?? null;
		return is_array( $data ) ? new PostedValues( $data ) : null;
	}

	/** The fields of a form posted without script: a guest's nonce is every guest's, so callers check the origin. */
	public static function fields(): PostedValues {
		return new PostedValues( RequestInput::posted() );
	}

	/** One posted field; '' if there is none, or if it is longer than the limit. */
	public static function field( string $name, int $longest = 200 ): string {
		return self::truncate( RequestInput::posted()[ $name ] ?? '', $longest );
	}

	/** Likewise, posted or from the query string, such as the redirect target. */
	public static function posted_or_query( string $name, int $longest = 200 ): string {
		return self::truncate( RequestInput::posted()[ $name ] ?? RequestInput::query()[ $name ] ?? '', $longest );
	}

	public static function cookie( string $name ): string {
		return self::truncate( RequestInput::cookie( $name ), 200 );
	}

	public static function is_post(): bool {
		return 'POST' === self::server( 'REQUEST_METHOD' );
	}

	/** A parameter of the page's URL; '' if there is none. */
	public static function parameter( string $name ): string {
		$value = RequestInput::query()[ $name ] ?? '';
		return is_string( $value ) ? $value : '';
	}

	/** A server variable, unslashed; '' if there is none. */
	public static function server( string $name ): string {
		return RequestInput::server( $name );
	}

	/** The visitor's IP address, also behind a proxy that the owner confirmed. */
	public static function address(): string {
		return TrustedProxies::address( self::server( ... ) );
	}

	/**
	 * Runs code that would otherwise treat this request's address as a visitor's.
	 *
	 * @param callable(): mixed $work
	 */
	public static function without_address( callable $work ): void {
		$before                 = array_intersect_key( $_SERVER, [ 'REMOTE_ADDR' => true ] );
		$_SERVER['REMOTE_ADDR'] = '';
		try {
			$work();
		} finally {
			$_SERVER = $before + $_SERVER;
		}
	}

	private static function truncate( mixed $value, int $longest ): string {
		return is_string( $value ) && strlen( $value ) <= $longest ? $value : '';
	}

	/** The URL of the current page, as visitors see it. */
	public static function page(): string {
		$origin = (string) preg_replace( '~^(https?://[^/]+).*$~', '$1', home_url() );
		return $origin . '/' . ltrim( self::server( 'REQUEST_URI' ), '/' );
	}
}
