<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\Sessions;

use Frontage\Accounts\Sessions\DeviceName;
use Frontage\Accounts\Sessions\UserSessions;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Where a person is signed in. */
final class UserSessionsTest extends WordPressTestCase {

	private const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
	private const PHONE   = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

	/** @return iterable<string, array{string, string}> */
	public static function devices(): iterable {
		yield 'Firefox on Windows' => [ self::FIREFOX, 'Firefox on Windows' ];
		yield 'Safari on iPhone' => [ self::PHONE, 'Safari on iPhone' ];
		yield 'Chrome on Android' => [ 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36', 'Chrome on Android' ];
		yield 'Chrome on iPhone' => [ 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.7204.119 Mobile/15E148 Safari/604.1', 'Chrome on iPhone' ];
		yield 'Edge on macOS' => [ 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0', 'Edge on macOS' ];
		yield 'Samsung Internet' => [ 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36', 'Samsung Internet on Android' ];
		yield 'Opera on Linux' => [ 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/136.0.0.0 Safari/537.36 OPR/120.0.0.0', 'Opera on Linux' ];
		yield 'a Chromebook' => [ 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36', 'Chrome on ChromeOS' ];
		yield 'an app' => [ 'WordPress/26.1 (iPad)', 'iPad' ];
		yield 'nothing' => [ '', 'Unknown device' ];
		yield 'a program' => [ 'curl/8.5.0', 'Unknown device' ];
		yield 'a megabyte' => [ str_repeat( 'x', MB_IN_BYTES ) . self::FIREFOX, 'Unknown device' ];
	}

	#[DataProvider( 'devices' )]
	public function test_a_device_has_a_name( string $user_agent, string $words ): void {
		self::assertSame( $words, DeviceName::describe( $user_agent ) );
	}

	public function test_are_listed_with_the_one_in_use_first(): void {
		[ $user, $firefox, $phone ] = $this->signed_in();
		$all = UserSessions::for_user( $user )?->all( $firefox );
		self::assertIsArray( $all );
		self::assertSame( [ [ 'Firefox on Windows', true ], [ 'Safari on iPhone', false ] ], array_map( static fn ( array $one ): array => [ $one['device'], $one['current'] ], $all ) );
		self::assertEqualsWithDelta( time(), $all[0]['since'], 10 );
		foreach ( [ $firefox, $phone ] as $token ) {
			self::assertStringNotContainsString( $token, (string) wp_json_encode( $all ) );
			self::assertStringNotContainsString( hash( 'sha256', $token ), (string) wp_json_encode( $all ) );
		}
		self::assertNotContains( true, array_column( UserSessions::for_user( $user )?->all( '' ) ?? [], 'current' ) );
	}

	public function test_one_is_ended_and_the_others_stay(): void {
		[ $user, $firefox, $phone ] = $this->signed_in();
		$sessions = UserSessions::for_user( $user );
		self::assertNotNull( $sessions );
		$id = $sessions->all( $firefox )[1]['id'];
		self::assertFalse( $sessions->end( 'of nobody' ) );
		self::assertFalse( $sessions->end( '' ) );
		self::assertTrue( $sessions->end( $id ) );
		self::assertFalse( $sessions->end( $id ) );
		$tokens = \WP_Session_Tokens::get_instance( $user );
		self::assertTrue( $tokens->verify( $firefox ) );
		self::assertFalse( $tokens->verify( $phone ) );
	}

	public function test_are_not_listed_where_a_plugin_keeps_them_elsewhere(): void {
		$elsewhere = new class( 0 ) extends \WP_User_Meta_Session_Tokens {
			public function __construct( int $user ) {
				parent::__construct( $user );
			}
		};
		add_filter( 'session_token_manager', static fn (): string => $elsewhere::class );
		self::assertNull( UserSessions::for_user( $this->sign_in( 'subscriber' ) ) );
	}

	/** @return array{int, string, string} The person, and a session in each of two browsers. */
	private function signed_in(): array {
		$user = $this->sign_in( 'subscriber' );
		$sign = static function ( string $user_agent ) use ( $user ): string {
			$_SERVER['HTTP_USER_AGENT'] = $user_agent;
			return \WP_Session_Tokens::get_instance( $user )->create( time() + HOUR_IN_SECONDS );
		};
		return [ $user, $sign( self::FIREFOX ), $sign( self::PHONE ) ];
	}
}
