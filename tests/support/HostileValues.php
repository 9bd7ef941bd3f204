<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/HostileInput.php';

/**
 * Sends malicious values as every parameter of every route: the response is never a server error, and PHP reports nothing.
 * The test case defines its table (`ROUTES`) and makes requests (`request()`).
 */
trait HostileValues {

	use HostileInput;

	/** @return iterable<string, array{string}> */
	public static function asked(): iterable {
		foreach ( array_keys( ( static::ROUTES )::all() ) as $route ) {
			yield $route => [ $route ];
		}
	}

	#[DataProvider( 'asked' )]
	public function test_harm_nothing( string $route ): void {
		global $wpdb;
		$this->sign_in( 'administrator' );
		$body       = ( static::ROUTES )::all()[ $route ]['body'];
		$parameters = array_unique( [ ...( static::ROUTES )::registered()[ $route ] ?? [], ...array_keys( $body ) ] );
		$complaints = [];
		$asked      = []; // URLs that the server was made to request.
		add_filter(
			'pre_http_request',
			static function ( mixed $answer, array $args, string $url ) use ( &$asked ): array {
				$asked[] = $url;
				return [ 'response' => [ 'code' => 404 ], 'body' => '', 'headers' => [], 'cookies' => [] ];
			},
			10,
			3
		);
		set_error_handler(
			static function ( int $level, string $text ) use ( &$complaints ): bool {
				$complaints[] = $text;
				return true;
			}
		);
		try {
			foreach ( [ ...$parameters, 'unknown' ] as $parameter ) {
				foreach ( self::values() as $kind => $value ) {
					$request = $this->request( $route, [ $parameter => $value ] + $body );
					if ( in_array( $parameter, [ 'id', 'alias' ], true ) ) {
						$request->set_query_params( [ $parameter => $value ] + $request->get_query_params() );
					}
					$wpdb->last_error = '';
					$answer           = rest_do_request( $request );
					$message          = "$parameter: $kind: " . substr( (string) wp_json_encode( $answer->get_data() ), 0, 300 );
					self::assertLessThan( 500, $answer->get_status(), $message );
					self::assertSame( '', $wpdb->last_error, $message );
					self::assertSame( [], $complaints, $message );
					self::assertNotFalse( wp_json_encode( $answer->get_data() ), $message );
					self::assertSame( [], $asked, $message );
				}
			}
		} finally {
			restore_error_handler();
		}
	}
}
