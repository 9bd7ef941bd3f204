<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\SpamProtection;

use Frontage\Tests\WordPressTestCase;
use WP_REST_Request;
use WP_REST_Response;

final class NonceTest extends WordPressTestCase {

	public function test_everybody_gets_a_nonce_of_their_own_in_the_same_shape(): void {
		$guest = $this->ask();
		self::assertSame( [ 200, [ 'nonce' ], 'no-store' ], [ $guest->get_status(), array_keys( (array) $guest->get_data() ), $guest->get_headers()['Cache-Control'] ] );

		$member                           = $this->sign_in( 'subscriber' );
		$token                            = \WP_Session_Tokens::get_instance( $member )->create( time() + 600 );
		$_COOKIE[ LOGGED_IN_COOKIE ]      = wp_generate_auth_cookie( $member, time() + 600, 'logged_in', $token );
		wp_set_current_user( 0 ); // As the REST API does with a request without a nonce.
		$answer = $this->ask( [ 'sec-fetch-site' => 'same-origin' ] );
		self::assertSame( [ 'nonce' ], array_keys( (array) $answer->get_data() ) );
		wp_set_current_user( $member );
		self::assertSame( 1, wp_verify_nonce( $answer->get_data()['nonce'], 'wp_rest' ) );
		self::assertFalse( wp_verify_nonce( $guest->get_data()['nonce'], 'wp_rest' ) );

		$_COOKIE[ LOGGED_IN_COOKIE ] = 'forged|' . ( time() + 600 ) . '|x|y';
		wp_set_current_user( 0 );
		self::assertSame( 200, $this->ask()->get_status() );
		self::assertSame( 0, get_current_user_id() );
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
	}

	public function test_another_site_is_refused(): void {
		foreach (
			[
				[ 'sec-fetch-site' => 'cross-site' ],
				[ 'sec-fetch-site' => 'same-site' ],
				[ 'sec-fetch-site' => 'none' ],
				[ 'origin' => 'https://evil.test' ],
				[ 'origin' => 'http://example.test.evil.test' ],
				[ 'origin' => 'null' ],
			] as $headers
		) {
			$answer = $this->ask( $headers );
			self::assertSame( 403, $answer->get_status(), (string) wp_json_encode( $headers ) );
			self::assertArrayNotHasKey( 'nonce', (array) $answer->get_data() );
		}
		self::assertSame( 403, $this->ask( [], [ '_jsonp' => 'take' ] )->get_status(), 'A script element of another site, in a browser that does not say so.' );
		self::assertSame( 200, $this->ask( [ 'origin' => 'http://example.test' ] )->get_status() );
	}

	public function test_thirty_in_ten_minutes_are_enough_for_one_address(): void {
		for ( $i = 0; $i < 30; $i++ ) {
			self::assertSame( 200, $this->ask()->get_status() );
		}
		$refused = $this->ask();
		self::assertSame( [ 429, 'frontage_nonce_limit', 'Too many requests. Try again in 10 minutes.' ], [ $refused->get_status(), $refused->get_data()['code'], $refused->get_data()['message'] ] );
		self::assertGreaterThan( 0, (int) $refused->get_headers()['Retry-After'] );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		self::assertSame( 200, $this->ask()->get_status() );
	}

	/**
	 * @param array<string, string> $headers
	 * @param array<string, string> $query
	 */
	private function ask( array $headers = [], array $query = [] ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', '/frontage/v1/contact-forms/nonce' );
		foreach ( $headers as $name => $value ) {
			$request->set_header( $name, $value );
		}
		$request->set_query_params( $query );
		return rest_do_request( $request );
	}
}
