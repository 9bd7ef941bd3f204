<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Tests which roles may use which route, with which nonce, for every route of the table. The test case defines its table
 * (`ROUTES`) and makes requests (`request()`).
 */
trait RoutePermissions {

	private const NONCES = [ 'none', 'wrong', 'of another', 'right' ];

	public function test_every_route_stands_in_the_table(): void {
		self::assertEqualsCanonicalizing( array_keys( ( static::ROUTES )::all() ), array_keys( ( static::ROUTES )::registered() ) );
	}

	/** @return iterable<string, array{string}> */
	public static function asked(): iterable {
		foreach ( array_keys( ( static::ROUTES )::all() ) as $route ) {
			yield $route => [ $route ];
		}
	}

	#[DataProvider( 'asked' )]
	public function test_opens_for_whom_it_is_meant( string $route ): void {
		$this->sign_in( 'administrator' );
		$theirs = wp_create_nonce( 'wp_rest' );
		foreach ( ( static::ROUTES )::ALL as $role ) {
			$this->as_role( $route, $role, 'nobody' === $role ? 0 : $this->sign_in( $role ), $theirs );
		}
	}

	private function as_role( string $route, string $role, int $person, string $theirs ): void {
		[ 'who' => $who, 'body' => $body ] = ( static::ROUTES )::all()[ $route ];
		foreach ( self::NONCES as $nonce ) {
			$answer  = $this->ask( $route, $body, $person, [ 'none' => null, 'wrong' => 'wrong12345', 'of another' => $theirs, 'right' => '' ][ $nonce ] );
			$message = "$role, nonce $nonce: " . wp_json_encode( $answer->get_data() );
			if ( 'wrong' === $nonce || 'of another' === $nonce ) {
				self::assertSame( [ 403, 'rest_cookie_invalid_nonce' ], [ $answer->get_status(), $answer->get_data()['code'] ?? '' ], $message );
				continue;
			}
			// Without a nonce WordPress treats everybody as logged out.
			$may = in_array( 'right' === $nonce ? $role : 'nobody', $who, true );
			self::assertSame( $may, ! in_array( $answer->get_status(), [ 401, 403 ], true ), $message );
			if ( ! $may ) {
				self::assertSame( [ 'status' => $answer->get_status() ], $answer->get_data()['data'] ?? null, $message );
			}
		}
	}

	/**
	 * As a browser's request with the cookie of that user.
	 *
	 * @param array<string, mixed> $body
	 * @param ?string              $nonce Null: none; '': the user's own.
	 */
	private function ask( string $route, array $body, int $person, ?string $nonce ): \WP_REST_Response {
		global $wp_rest_auth_cookie;
		wp_set_current_user( $person );
		$wp_rest_auth_cookie = $person ? true : null;
		unset( $_SERVER['HTTP_X_WP_NONCE'] );
		if ( null !== $nonce ) {
			$_SERVER['HTTP_X_WP_NONCE'] = '' === $nonce ? wp_create_nonce( 'wp_rest' ) : $nonce;
		}
		$checked = rest_cookie_check_errors( null );
		$answer  = is_wp_error( $checked ) ? rest_convert_error_to_response( $checked ) : rest_do_request( $this->request( $route, $body ) );
		$wp_rest_auth_cookie = null;
		return $answer;
	}
}
