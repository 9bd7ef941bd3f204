<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Accounts\SignIn\SignInService;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Http\RateLimiter;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/AccountsTestCase.php';

final class SignInTest extends AccountsTestCase {

	private const WRONG = [ 'error' => true, 'pass' => 'The username or password is incorrect.' ];

	public function test_a_name_whose_address_differs_from_it_signs_in(): void {
		$id = self::make_user();
		self::assertSame( 'bob-builder', get_userdata( $id )->user_nicename ?? '' );
		self::assertSame( [ 'error' => false ], $this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => 'right password', 'rememberme' => '' ] ) );
		self::assertSame( $id, get_current_user_id() );
	}

	public function test_who_listens_to_a_sign_in_is_told_and_wordpress_keeps_the_session(): void {
		$id     = self::make_user();
		$logins = self::runs_of( 'wp_login' );
		$this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => 'right password' ] );
		self::assertCount( 1, $logins );
		self::assertCount( 1, \WP_Session_Tokens::get_instance( $id )->get_all() );
		self::assertSame( [ SecurityEvents::SIGNED_IN ], self::noted() );
	}

	public function test_an_address_does_as_well_as_a_name(): void {
		self::make_user();
		self::assertSame( [ 'error' => false ], $this->call( 'sign_in', [ 'user' => 'bob@example.test', 'pass' => 'right password' ] ) );
	}

	/** @return iterable<string, array{ string, bool }> */
	public static function boxes(): iterable {
		yield 'ticked'         => [ '1', true ];
		yield 'as forms do'    => [ 'forever', true ];
		yield 'as scripts do'  => [ 'true', true ];
		yield 'not ticked'     => [ '', false ];
		yield 'said to be not' => [ 'false', false ];
	}

	#[DataProvider( 'boxes' )]
	public function test_the_state_of_remember_me_counts_not_that_it_was_sent( string $sent, bool $expected ): void {
		self::make_user();
		$lasting = null;
		add_action(
			'set_auth_cookie',
			static function ( mixed $cookie, mixed $expire ) use ( &$lasting ): void {
				$lasting = (bool) $expire;
			},
			10,
			2
		);
		$this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => 'right password', 'rememberme' => $sent ] );
		self::assertSame( $expected, $lasting );
	}

	/** @return iterable<string, array{ string }> */
	public static function passwords(): iterable {
		yield 'quotes'     => [ 'a\'b"c d' ];
		yield 'markup'     => [ '<b>&amp;&lt;</b>' ];
		yield 'a percent'  => [ '%s%20+' ];
		yield 'other signs' => [ 'ÄÖÜ 🙂 пароль' ];
	}

	#[DataProvider( 'passwords' )]
	public function test_a_password_is_the_same_on_the_page_and_at_wp_login( string $password ): void {
		self::assertSame( [ 'error' => false ], $this->call( 'register', self::account( [ 'pass' => $password, 'passconfirm' => $password ] ) ) );
		wp_set_current_user( 0 );
		self::assertSame( [ 'error' => false ], $this->call( 'sign_in', [ 'user' => 'anna', 'pass' => $password ] ) );
		$_POST = wp_slash( [ 'log' => 'anna', 'pwd' => $password ] ); // As WordPress has it when wp-login.php runs.
		self::assertInstanceOf( \WP_User::class, wp_signon() );
	}

	public function test_one_text_for_a_wrong_password_and_an_unknown_name(): void {
		self::make_user();
		$failures = self::runs_of( 'wp_login_failed' );
		foreach ( [ 'Bob Builder', 'bob@example.test', 'nobody', 'nobody@example.test' ] as $name ) {
			self::assertSame( self::WRONG, $this->call( 'sign_in', [ 'user' => $name, 'pass' => 'wrong' ] ), $name );
		}
		self::assertCount( 4, $failures );
		self::assertSame( [ SecurityEvents::REFUSED ], self::noted() );
	}

	public function test_one_hash_is_made_or_compared_whether_the_name_is_known_or_not(): void {
		self::make_user();
		foreach ( [ 'Bob Builder', 'bob@example.test', 'nobody', 'nobody@example.test' ] as $name ) {
			$compared = self::runs_of( 'check_password' );
			$made     = self::runs_of( 'wp_hash_password_algorithm' );
			$this->call( 'sign_in', [ 'user' => $name, 'pass' => 'wrong' ] );
			self::assertSame( 1, count( $compared ) + count( $made ), $name );
		}
	}

	public function test_both_fields_are_needed(): void {
		self::assertSame( [ 'error' => true, 'user' => 'User name null', 'pass' => 'Password null' ], $this->call( 'sign_in', [ 'user' => '', 'pass' => '' ] ) );
		self::assertSame( [ 'error' => true, 'pass' => 'Password null' ], $this->call( 'sign_in', [ 'user' => 'x' ] ) );
		self::assertSame( [ 'error' => true, 'message' => 'Request Null' ], $this->call( 'sign_in', null ) );
	}

	public function test_the_sixth_try_for_a_name_has_to_wait_and_others_do_not(): void {
		self::make_user();
		$other = self::make_user( 'carla', 'her password', 'carla@example.test' );
		for ( $try = 0; $try < 5; $try++ ) {
			self::assertSame( self::WRONG, $this->call( 'sign_in', [ 'user' => $try % 2 ? 'bob builder' : 'Bob Builder', 'pass' => "wrong $try" ] ) );
		}
		$failures = self::runs_of( 'wp_login_failed' );
		$answer   = $this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => 'right password' ] );
		self::assertSame( 429, $this->status );
		self::assertGreaterThan( 800, $answer['retry_after'] ?? 0 );
		self::assertMatchesRegularExpression( '/Wait 15 min/', $answer['message'] ?? '' );
		self::assertCount( 1, $failures );
		self::assertContains( SecurityEvents::THROTTLED, self::noted() );
		self::assertSame( [ 'error' => false ], $this->call( 'sign_in', [ 'user' => 'carla', 'pass' => 'her password' ] ) );
		self::assertSame( $other, get_current_user_id() );
		wp_set_current_user( 0 );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		self::assertSame( [ 'error' => false ], $this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => 'right password' ] ), 'The owner of the name, from elsewhere.' );
	}

	public function test_having_to_wait_does_not_tell_which_address_belongs_to_a_name(): void {
		self::make_user();
		for ( $try = 0; $try < 6; $try++ ) {
			$this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => "wrong $try" ] );
		}
		self::assertSame( 429, $this->status );
		foreach ( [ 'bob@example.test', 'nobody@example.test' ] as $address ) {
			self::assertSame( self::WRONG, $this->call( 'sign_in', [ 'user' => $address, 'pass' => 'wrong' ] ), $address );
		}
	}

	public function test_an_address_that_tries_many_names_has_to_wait(): void {
		for ( $try = 0; $try < 20; $try++ ) {
			self::assertSame( self::WRONG, $this->call( 'sign_in', [ 'user' => "name$try", 'pass' => 'wrong' ] ) );
		}
		$this->call( 'sign_in', [ 'user' => 'name20', 'pass' => 'wrong' ] );
		self::assertSame( 429, $this->status );
	}

	public function test_names_that_a_shut_out_address_makes_up_leave_nothing_behind(): void {
		$rows = static fn (): int => (int) ( Database::rows( 'SELECT COUNT(*) AS n FROM ' . Database::table( RateLimiter::TABLE ) )[0]['n'] ?? 0 );
		for ( $try = 0; $try <= 20; $try++ ) {
			$this->call( 'sign_in', [ 'user' => "name$try", 'pass' => 'wrong' ] );
		}
		$before = $rows();
		self::assertGreaterThan( 20, $before );
		for ( ; $try < 25; $try++ ) {
			$this->call( 'sign_in', [ 'user' => "name$try", 'pass' => 'wrong' ] );
			self::assertSame( 429, $this->status );
		}
		self::assertSame( $before, $rows() );
	}

	public function test_who_gets_in_is_not_counted(): void {
		self::make_user();
		for ( $try = 0; $try < 7; $try++ ) {
			self::assertSame( [ 'error' => false ], $this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => 'right password' ] ) );
			wp_set_current_user( 0 );
		}
	}

	public function test_who_is_asked_for_a_second_factor_is_not_counted_either(): void {
		self::make_user();
		$ends = new \DomainException( 'The page of a second factor ends the request.' );
		add_action( 'wp_login', static fn () => throw $ends, PHP_INT_MAX );
		for ( $try = 0; $try < 7; $try++ ) {
			try {
				$this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => 'right password' ] );
				self::fail( "Try $try came to its end." );
			} catch ( \DomainException $caught ) {
				self::assertSame( $ends, $caught );
			}
		}
	}

	public function test_what_a_plugin_says_who_shuts_out_is_passed_on_as_text(): void {
		self::make_user();
		add_filter( 'authenticate', static fn (): \WP_Error => new \WP_Error( 'too_many_retries', '<strong>Error</strong>: shut out &amp; logged <img src=x onerror=alert(1)>' ), 99 );
		self::assertSame( [ 'error' => true, 'message' => 'Error: shut out & logged' ], $this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => 'right password' ] ) );
	}

	public function test_passwords_of_applications_open_nothing(): void {
		$id = self::make_user();
		add_filter( 'wp_is_application_passwords_available', '__return_true' );
		[ $password ] = \WP_Application_Passwords::create_new_application_password( $id, [ 'name' => 'App' ] );
		self::assertSame( self::WRONG, $this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => $password ] ) );
		add_filter( 'wp_is_rest_endpoint', '__return_true' );
		self::assertInstanceOf( \WP_Error::class, SignInService::sign_in( 'Bob Builder', 'right password', false ), 'Nobody is signed in within a REST request.' );
	}

	public function test_it_leads_to_this_host_alone(): void {
		self::make_user();
		$to = function ( string $wanted ): mixed {
			wp_set_current_user( 0 );
			return $this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => 'right password', 'redirect_to' => $wanted ] )['redirect'] ?? null;
		};
		self::assertSame( home_url( '/members/' ), $to( home_url( '/members/' ) ) );
		foreach ( [ 'https://evil.example/', '//evil.example', 'javascript:alert(1)', "https:\\\\evil.example" ] as $foreign ) {
			self::assertNull( $to( $foreign ), $foreign );
		}
		$seen = null;
		add_filter(
			'login_redirect',
			static function ( mixed $to, mixed $wanted, mixed $user ) use ( &$seen ): string {
				$seen = [ $wanted, $user instanceof \WP_User ];
				return home_url( '/by-filter/' );
			},
			10,
			3
		);
		self::assertSame( home_url( '/by-filter/' ), $to( home_url( '/members/' ) ) );
		self::assertSame( [ home_url( '/members/' ), true ], $seen );
	}
}
