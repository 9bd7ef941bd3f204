<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

use PHPUnit\Framework\Attributes\DataProvider;

/** What nobody of ours sends, as every parameter of every route: the answer is never an error of the server's, and PHP never complains. The test case names its table (`ROUTES`) and makes requests (`request()`). */
trait HostileValues {

	/** @return array<string, mixed> */
	private static function values(): array {
		$deep = 'x';
		for ( $level = 0; $level < 100; $level++ ) {
			$deep = [ 'd' => $deep ];
		}
		return [
			'nothing'       => null,
			'a list'        => [ 'a', [ 'b' ], null, 7 ],
			'a map'         => [ 'a' => [ 'b' => 'c' ], '__proto__' => 'x', '' => 'y' ],
			'deep'          => $deep,
			'NUL'           => "a\0b\x1b\x7f",
			'1 MB'          => str_repeat( 'x', MB_IN_BYTES ),
			'no UTF-8'      => "\xff\xfe\xc3\x28\xf0\x28\x8c\x28",
			'a huge number' => '99999999999999999999999',
			'below nothing' => -1,
			'a fraction'    => 1.5,
			'true'          => true,
			'SQL'           => "1' OR 1=1 -- %s %i",
			'markup'        => '"><script>alert(1)</script>[text* x]{$a}',
			'a serialised'  => 'O:8:"stdClass":0:{}',
			'a way up'      => '../../wp-config.php',
			'an address'    => 'http://169.254.169.254/latest',
		];
	}

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
		$asked      = []; // Addresses that the server was made to ask.
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
