<?php

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

/** Whose cart it is: by token, by account, by cookie. Read and written as a whole, so two changes at once lose one, as in the original. */
final class Session {

	/** @var array<string, string|null> Cookies of this request, for tests: name => value, null where it goes. */
	public static array $sent = [];

	/** @return array{ lines: array<string, array{ id: int, quantity: int }>, coupons: list<string> } */
	public static function read( ?string $token ): array {
		$kept = get_option( self::option( $token ) );
		return is_array( $kept ) ? $kept : [ 'lines' => [], 'coupons' => [] ];
	}

	/** @param array{ lines: array<string, array{ id: int, quantity: int }>, coupons: list<string> } $cart */
	public static function write( array $cart, ?string $token ): void {
		if ( '' === self::option( $token ) ) {
			self::set( self::cookie(), 't_' . bin2hex( random_bytes( 14 ) ), true );
		}
		update_option( self::option( $token ), $cart, false );
		self::set( 'woocommerce_items_in_cart', $cart['lines'] ? '1' : null );
		self::set( 'woocommerce_cart_hash', self::hash( $cart ) ?: null );
	}

	/** @param array{ lines: array<string, array{ id: int, quantity: int }>, coupons: list<string> } $cart */
	public static function hash( array $cart ): string {
		return $cart['lines'] ? md5( (string) wp_json_encode( $cart ) ) : '';
	}

	/** Signed, so that nobody makes one up. */
	public static function token( ?string $token ): string {
		$head = rtrim( strtr( base64_encode( (string) wp_json_encode( [ 'user_id' => self::id( $token ) ?: 't_' . bin2hex( random_bytes( 14 ) ), 'exp' => time() + 2 * DAY_IN_SECONDS ] ) ), '+/', '-_' ), '=' );
		return $head . '.' . wp_hash( $head );
	}

	/** Null: broken, or past its time. */
	public static function of_token( string $token ): ?string {
		[ $head, $sign ] = explode( '.', $token . '.' );
		$data = json_decode( (string) base64_decode( strtr( $head, '-_', '+/' ) ), true );
		return is_array( $data ) && hash_equals( wp_hash( $head ), $sign ) && $data['exp'] > time() ? (string) $data['user_id'] : null;
	}

	private static function id( ?string $token ): string {
		$cookie = $_COOKIE[ self::cookie() ] ?? '';
		return $token ?? ( get_current_user_id() ? (string) get_current_user_id() : ( preg_match( '/^t_\w{28}$/', $cookie ) ? $cookie : '' ) );
	}

	private static function option( ?string $token ): string {
		$id = self::id( $token );
		return '' === $id ? '' : '_wc_session_' . md5( $id );
	}

	private static function cookie(): string {
		return 'wp_woocommerce_session_' . COOKIEHASH;
	}

	private static function set( string $name, ?string $value, bool $hidden = false ): void {
		if ( ( $_COOKIE[ $name ] ?? null ) === $value ) {
			return;
		}
		self::$sent[ $name ] = $value;
		if ( ! headers_sent() ) {
			setcookie( $name, $value ?? '', [ 'expires' => null === $value ? 1 : ( $hidden ? time() + 2 * DAY_IN_SECONDS : 0 ), 'path' => '/', 'httponly' => $hidden ] );
		}
		if ( null === $value ) {
			unset( $_COOKIE[ $name ] );
		} else {
			$_COOKIE[ $name ] = $value;
		}
	}
}
