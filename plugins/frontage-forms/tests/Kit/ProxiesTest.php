<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\Http\IpAddress;
use Frontage\Kit\Http\ProxyDetection;
use Frontage\Kit\Http\TrustedProxies;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class ProxiesTest extends WordPressTestCase {

	/** @return iterable<string, array{string, array<string, string>, string}> Confirmed header, request, address. */
	public static function requests(): iterable {
		yield 'the header that the owner confirmed' => [ 'CF-Connecting-IP', [ 'REMOTE_ADDR' => '10.0.0.7', 'HTTP_CF_CONNECTING_IP' => '203.0.113.7' ], '203.0.113.7' ];
		yield 'another header is what the visitor wrote' => [ 'X-Forwarded-For', [ 'REMOTE_ADDR' => '10.0.0.7', 'HTTP_CF_CONNECTING_IP' => '203.0.113.7' ], '10.0.0.7' ];
		yield 'past the proxy nothing is believed' => [ 'CF-Connecting-IP', [ 'REMOTE_ADDR' => '192.0.2.10', 'HTTP_CF_CONNECTING_IP' => '203.0.113.7' ], '192.0.2.10' ];
		yield 'with a port' => [ 'X-Forwarded-For', [ 'REMOTE_ADDR' => '10.0.0.7', 'HTTP_X_FORWARDED_FOR' => '198.51.100.1, 203.0.113.7:50123' ], '203.0.113.7' ];
		yield 'in brackets' => [ 'X-Forwarded-For', [ 'REMOTE_ADDR' => '10.0.0.7', 'HTTP_X_FORWARDED_FOR' => '[2001:db8::1]' ], '2001:db8::1' ];
		yield 'in brackets with a port' => [ 'X-Real-IP', [ 'REMOTE_ADDR' => '10.0.0.7', 'HTTP_X_REAL_IP' => '[2001:db8::1]:443' ], '2001:db8::1' ];
		yield 'the standard, through two proxies' => [ 'Forwarded', [ 'REMOTE_ADDR' => '10.0.0.7', 'HTTP_FORWARDED' => 'for=198.51.100.1;proto=http, For="[2001:db8::2]:4711";by=10.0.0.8, for=10.0.0.8' ], '2001:db8::2' ];
		yield 'the standard, hidden' => [ 'Forwarded', [ 'REMOTE_ADDR' => '10.0.0.7', 'HTTP_FORWARDED' => 'for=_hidden' ], '10.0.0.7' ];
		yield 'a single header that came twice' => [ 'X-Real-IP', [ 'REMOTE_ADDR' => '10.0.0.7', 'HTTP_X_REAL_IP' => '198.51.100.1, 203.0.113.7' ], '10.0.0.7' ];
		yield 'no address' => [ 'X-Real-IP', [ 'REMOTE_ADDR' => '10.0.0.7', 'HTTP_X_REAL_IP' => "203.0.113.7\0" ], '10.0.0.7' ];
	}

	/** @param array<string, string> $request */
	#[DataProvider( 'requests' )]
	public function test_headers_count_only_from_a_confirmed_peer_and_only_the_confirmed_one( string $header, array $request, string $expected ): void {
		self::assertSame( $request['REMOTE_ADDR'], TrustedProxies::address( self::server( $request ) ), 'Nothing is confirmed yet.' );
		update_option( TrustedProxies::OPTION, [ 'networks' => [ '10.0.0.0/8' ], 'header' => $header ] );
		self::assertSame( $expected, TrustedProxies::address( self::server( $request ) ) );
	}

	public function test_a_filter_of_the_first_days_still_names_proxies(): void {
		add_filter( 'frontage_forms_proxies', static fn (): array => [ '10.0.0.0/8' ] );
		$request = [
			'REMOTE_ADDR'          => '10.0.0.7',
			'HTTP_X_FORWARDED_FOR' => '203.0.113.7',
		];
		self::assertSame( '203.0.113.7', TrustedProxies::address( self::server( $request ) ) );
		self::assertSame( '203.0.113.7', TrustedProxies::visitor( '10.0.0.7', '203.0.113.7:1' ) );
	}

	public function test_what_is_no_address_is_none(): void {
		foreach ( [ '', ':', '1.2.3', '1.2.3.4:999999', '[::1', '::1]:80', '[1.2.3.4:80', 'unknown', '2001:db8::1:80:80:80:80:80', str_repeat( '1', 9999 ), "1.2.3.4\n" ] as $text ) {
			self::assertContains( IpAddress::from_hop( $text ), [ '', '1.2.3.4' ], $text );
		}
		self::assertSame( '192.0.2.1', IpAddress::from_hop( '[::ffff:192.0.2.1]:80' ) );
	}

	public function test_the_proposal_comes_from_the_owners_own_request(): void {
		self::assertNull( self::proposal( [ 'REMOTE_ADDR' => '192.0.2.10' ] ) );
		self::assertNull( self::proposal( [ 'REMOTE_ADDR' => '172.18.0.1' ] ), 'A network of its own, but nobody says whom it speaks for.' );

		$inner = self::proposal( [ 'REMOTE_ADDR' => '172.18.0.1', 'HTTP_X_FORWARDED_FOR' => '203.0.113.7' ] );
		self::assertSame( [ [ '172.16.0.0/12' ], 'X-Forwarded-For', '203.0.113.7' ], [ $inner?->networks, $inner?->header, $inner?->visitor ] );

		$unknown = self::proposal( [ 'REMOTE_ADDR' => '192.0.2.10', 'HTTP_X_REAL_IP' => '203.0.113.7' ] );
		self::assertSame( [ [ '192.0.2.10' ], 'X-Real-IP' ], [ $unknown?->networks, $unknown?->header ] );

		$cdn = self::proposal( [ 'REMOTE_ADDR' => '104.16.1.1', 'HTTP_X_FORWARDED_FOR' => '198.51.100.1, 203.0.113.7', 'HTTP_CF_CONNECTING_IP' => '203.0.113.7' ] );
		self::assertSame( 'CF-Connecting-IP', $cdn?->header );
		self::assertContains( '104.16.0.0/13', $cdn->networks ?? [] );

		update_option( TrustedProxies::OPTION, [ 'networks' => [ '172.16.0.0/12' ] ] );
		self::assertNull( self::proposal( [ 'REMOTE_ADDR' => '172.18.0.1', 'HTTP_X_FORWARDED_FOR' => '203.0.113.7' ] ), 'Confirmed already.' );
	}

	/** @param array<string, string> $request */
	private static function proposal( array $request ): ?ProxyDetection {
		return ProxyDetection::from_request( self::server( $request ) );
	}

	/**
	 * @param array<string, string> $request
	 * @return \Closure( string ): string
	 */
	private static function server( array $request ): \Closure {
		return static fn ( string $name ): string => $request[ $name ] ?? '';
	}
}
