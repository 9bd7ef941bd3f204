<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Routes;

use Frontage\Tests\HostileValues;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 4 ) . '/tests/support/HostileValues.php';
require_once __DIR__ . '/RoutesTestCase.php';

#[Group( 'wide' )]
#[Group( 'slow' )]
final class HostileValuesTest extends RoutesTestCase {

	use HostileValues;

	/** @return iterable<string, array{string}> */
	public static function headers(): iterable {
		foreach ( [ 'idempotency-key', 'referer', 'user-agent', 'content-length', 'accept-language', 'x-forwarded-for', 'origin' ] as $name ) {
			yield $name => [ $name ];
		}
	}

	#[DataProvider( 'headers' )]
	public function test_headers_harm_nothing( string $name ): void {
		$route = 'POST /frontage/v1/contact-forms/(?P<id>\d+)/feedback';
		foreach ( array_filter( self::values(), 'is_string' ) as $kind => $value ) {
			$request = $this->request( $route, Routes::all()[ $route ]['body'] );
			$request->set_header( $name, $value );
			$_SERVER[ 'HTTP_' . strtoupper( strtr( $name, '-', '_' ) ) ] = $value;
			self::assertLessThan( 500, rest_do_request( $request )->get_status(), $kind );
		}
	}
}
