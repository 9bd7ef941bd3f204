<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\Passkey;

use Frontage\Accounts\DatabaseUpgrade;
use Frontage\Accounts\Passkey\Base64Url;
use Frontage\Accounts\Passkey\Challenge;
use Frontage\Accounts\Passkey\PasskeyRegistration;
use Frontage\Accounts\Passkey\PasskeyRepository;
use Frontage\Accounts\Passkey\PasskeySignIn;
use Frontage\Accounts\Passkey\RelyingParty;
use Frontage\Tests\HostileInput;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/Authenticator.php';
require_once dirname( __DIR__, 4 ) . '/tests/support/HostileInput.php';

/** Signing in with a passkey, by WordPress's own way to sign in. */
#[Group( 'crypto' )]
#[Group( 'database' )]
final class PasskeySignInTest extends WordPressTestCase {

	use HostileInput;

	private const REFUSED = 'This passkey did not work. Try again or sign in with your password.';

	private int $person;
	private Authenticator $authenticator;

	/** @var list<string> */
	private array $why = [];

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		DatabaseUpgrade::steps();
	}

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'home', 'siteurl' ] as $option ) {
			add_filter( "option_$option", static fn (): string => 'https://example.test', 30 );
		}
		add_filter( 'send_auth_cookies', '__return_false' );
		add_filter( 'wp_doing_ajax', '__return_true' );
		add_filter( 'wp_die_ajax_handler', static fn (): callable => static fn () => throw new \DomainException() );
		add_action(
			'frontage_accounts_passkey_refused',
			function ( string $why ): void {
				$this->why[] = $why;
			}
		);
		$this->person        = $this->sign_in( 'subscriber' );
		$this->authenticator = new Authenticator( random_bytes( 32 ), PasskeyRepository::user_handle( $this->person ) );
		self::assertTrue( PasskeyRegistration::store( $this->person, $this->authenticator->make( Challenge::create( Challenge::registration_purpose( $this->person ) ) ), 'Phone' ) );
		wp_set_current_user( 0 );
		// As on wp-login.php.
		$GLOBALS['wp_actions']['login_init'] = 1;
		$_SERVER['REQUEST_METHOD']           = 'POST';
		$_SERVER['HTTP_SEC_FETCH_SITE']      = 'same-origin';
	}

	public function test_ends_where_a_password_ends(): void {
		$told = [];
		add_action( 'wp_login', static function ( string $name, \WP_User $user ) use ( &$told ): void {
			$told[] = [ $name, $user->ID ];
		}, 10, 2 );
		$user = $this->post( $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) ) );
		self::assertInstanceOf( \WP_User::class, $user );
		self::assertSame( $this->person, $user->ID );
		self::assertSame( [ [ $user->user_login, $user->ID ] ], $told );
		self::assertNotSame( '', PasskeyRepository::for_user( $this->person )[0]->used );
		self::assertSame( [], $this->why );
	}

	public function test_in_a_network_one_from_before_signs_in_and_new_ones_are_bound_to_its_domain(): void {
		global $wpdb;
		foreach ( [ 'home', 'siteurl' ] as $option ) {
			add_filter( "option_$option", static fn (): string => 'https://shop.example.test', 40 );
		}
		$older  = new Authenticator( random_bytes( 32 ), $this->authenticator->handle, 'shop.example.test', 'https://shop.example.test' );
		$newer  = new Authenticator( random_bytes( 32 ), $this->authenticator->handle, 'example.test', 'https://shop.example.test' );
		$make   = function ( Authenticator $authenticator ): bool {
			wp_set_current_user( $this->person );
			$is_made = PasskeyRegistration::store( $this->person, $authenticator->make( Challenge::create( Challenge::registration_purpose( $this->person ) ) ), 'Key' );
			wp_set_current_user( 0 );
			return $is_made;
		};
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', \Frontage\Kit\Database\Database::table( PasskeyRepository::TABLE ) ) );
		self::assertTrue( $make( $older ) );
		add_filter( 'frontage_accounts_passkey_domain', static fn (): string => 'example.test' );
		self::assertInstanceOf( \WP_User::class, $this->post( $older->use( Challenge::create( Challenge::SIGN_IN ) ) ) );
		self::assertFalse( $make( new Authenticator( random_bytes( 32 ), $older->handle, 'shop.example.test', 'https://shop.example.test' ) ), 'A new one is for all of them.' );
		self::assertTrue( $make( $newer ) );
		self::assertInstanceOf( \WP_User::class, $this->post( $newer->use( Challenge::create( Challenge::SIGN_IN ) ) ) );
		self::assertSame( [ 'example.test', 'shop.example.test', 'example.test' ], array_map( fn ( string $older ): string => $this->challenge( $older )[1]['rpId'], [ '', '1', 'x' ] ) );
		self::assertStringContainsString( 'data-older>Use an older passkey</button>', self::offered() );

		// On another site of the network the new one counts, the older one does not, and nobody's page asks for another.
		foreach ( [ 'home', 'siteurl' ] as $option ) {
			add_filter( "option_$option", static fn (): string => 'https://news.example.test', 50 );
		}
		self::assertStringNotContainsString( 'data-older', self::offered() );
		self::assertSame( 'news.example.test', RelyingParty::current()->older );
		$this->assert_refused( $newer->use( Challenge::create( Challenge::SIGN_IN ) ), 'The browser stands at another site.' );
		$newer->origin = 'https://news.example.test';
		$older->origin = 'https://news.example.test';
		self::assertInstanceOf( \WP_User::class, $this->post( $newer->use( Challenge::create( Challenge::SIGN_IN ) ) ) );
		$this->assert_refused( $older->use( Challenge::create( Challenge::SIGN_IN ) ), 'The authenticator speaks to another site.' );

		// Without the network's domain the site's own host is asked for, whatever the address says.
		remove_all_filters( 'frontage_accounts_passkey_domain' );
		self::assertSame( 'news.example.test', $this->challenge( '1' )[1]['rpId'] );
	}

	private static function offered(): string {
		ob_start();
		PasskeySignIn::print_button();
		return (string) ob_get_clean();
	}

	public function test_an_answer_is_good_once(): void {
		$answer = $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) );
		self::assertInstanceOf( \WP_User::class, $this->post( $answer ) );
		$this->assert_refused( $answer, 'This challenge was answered before.' );
	}

	public function test_a_challenge_is_for_its_purpose_and_time(): void {
		wp_set_current_user( $this->person );
		$this->assert_refused( $this->authenticator->use( Challenge::create( Challenge::registration_purpose( $this->person ) ) ), 'This challenge was not given by this site for this.' );
		foreach ( [ 'x', '', Base64Url::encode( random_bytes( 56 ) ), Challenge::create( Challenge::SIGN_IN ) . 'AA' ] as $challenge ) {
			$this->assert_refused( $this->authenticator->use( $challenge ) );
		}
		// Its end is signed with it.
		$bytes = Base64Url::decode( Challenge::create( Challenge::SIGN_IN ) );
		$this->assert_refused( $this->authenticator->use( Base64Url::encode( substr_replace( $bytes, pack( 'J', time() + DAY_IN_SECONDS ), 16, 8 ) ) ), 'This challenge was not given by this site for this.' );
		$proof = new \ReflectionMethod( Challenge::class, 'signature' );
		$old   = random_bytes( 16 ) . pack( 'J', time() - 1 );
		$this->assert_refused( $this->authenticator->use( Base64Url::encode( $old . $proof->invoke( null, $old, Challenge::SIGN_IN ) ) ), 'The time of this challenge is over.' );
	}

	public function test_a_count_that_does_not_go_up_tells_of_a_copy(): void {
		$this->authenticator->count = 7;
		self::assertInstanceOf( \WP_User::class, $this->post( $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) ) ) );
		foreach ( [ 7, 6, 0 ] as $count ) {
			$this->authenticator->count = $count;
			$this->assert_refused( $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) ), 'The count of this passkey did not go up: it may have been copied.' );
		}
		$this->authenticator->count = 8;
		self::assertInstanceOf( \WP_User::class, $this->post( $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) ) ) );
	}

	public function test_nobody_is_let_in_for_another(): void {
		$stranger = new Authenticator( random_bytes( 32 ), $this->authenticator->handle );
		$this->assert_refused( $stranger->use( Challenge::create( Challenge::SIGN_IN ) ), 'Nobody here has this passkey.' );
		$same_id = new Authenticator( $this->authenticator->id, $this->authenticator->handle );
		$this->assert_refused( $same_id->use( Challenge::create( Challenge::SIGN_IN ) ), 'The signature is not the one of this credential.' );
		$this->authenticator->handle = random_bytes( 32 );
		$this->assert_refused( $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) ), 'Nobody here has this passkey.' );
	}

	public function test_only_pages_of_this_site_may_post_it(): void {
		foreach ( [ [ 'HTTP_SEC_FETCH_SITE' => 'cross-site' ], [ 'HTTP_SEC_FETCH_SITE' => 'same-site' ], [ 'HTTP_SEC_FETCH_SITE' => 'none' ], [ 'HTTP_ORIGIN' => 'https://evil.test' ], [ 'HTTP_ORIGIN' => 'null' ], [ 'HTTP_ORIGIN' => 'null', 'HTTP_REFERER' => 'https://example.test/' ], [ 'HTTP_REFERER' => 'https://evil.test/?https://example.test/' ], [] ] as $says ) {
			unset( $_SERVER['HTTP_SEC_FETCH_SITE'], $_SERVER['HTTP_ORIGIN'], $_SERVER['HTTP_REFERER'] );
			$_SERVER = $says + $_SERVER;
			$this->assert_refused( $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) ), 'Another site posted it.' );
		}
		$_SERVER['HTTP_ORIGIN'] = 'https://example.test';
		self::assertInstanceOf( \WP_User::class, $this->post( $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) ) ) );
	}

	public function test_it_counts_on_the_sign_in_page_alone(): void {
		$GLOBALS['wp_actions']['login_init'] = 0;
		$user = $this->post( $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) ) );
		self::assertInstanceOf( \WP_Error::class, $user );
		self::assertNotContains( 'frontage_accounts_refused', $user->get_error_codes() );
		$GLOBALS['wp_actions']['login_init'] = 1;
		$_SERVER['REQUEST_METHOD']           = 'GET';
		self::assertNotInstanceOf( \WP_User::class, $this->post( $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) ) ) );
	}

	public function test_who_is_locked_out_stays_out(): void {
		add_filter( 'wp_authenticate_user', static fn (): \WP_Error => new \WP_Error( 'locked', 'Locked.' ) );
		$user = $this->post( $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) ) );
		self::assertInstanceOf( \WP_Error::class, $user );
		self::assertSame( 'Locked.', $user->get_error_message() );
	}

	public function test_nothing_is_offered_where_it_is_switched_off_or_cannot_be(): void {
		ob_start();
		PasskeySignIn::print_button();
		self::assertStringContainsString( 'frontage-passkey', (string) ob_get_clean() );
		foreach ( [ 'http://example.test', 'https://192.0.2.1', 'http://127.0.0.1' ] as $home ) {
			$address = static fn (): string => $home;
			add_filter( 'option_home', $address, 40 );
			$this->expectOutputString( '' );
			PasskeySignIn::print_button();
			self::assertNotInstanceOf( \WP_User::class, $this->post( $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) ) ) );
			remove_filter( 'option_home', $address, 40 );
		}
		update_option( RelyingParty::OPTION, '0' );
		PasskeySignIn::print_button();
		self::assertNotInstanceOf( \WP_User::class, $this->post( $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) ) ) );
		self::assertSame( 403, $this->challenge()[0] );
	}

	public function test_the_sign_in_page_stays_as_it_is_until_somebody_has_a_passkey(): void {
		PasskeyRepository::remove_all( $this->person );
		$this->expectOutputString( '' );
		PasskeySignIn::print_button();
	}

	public function test_the_challenge_tells_nothing_of_anybody(): void {
		[ $status, $answer ] = $this->challenge();
		self::assertSame( 200, $status );
		self::assertSame( [ 'challenge', 'rpId', 'userVerification', 'timeout' ], array_keys( $answer ) );
		self::assertSame( [ 'example.test', 'required' ], [ $answer['rpId'], $answer['userVerification'] ] );
		self::assertNotSame( $answer['challenge'], $this->challenge()[1]['challenge'] );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		self::assertSame( [ 403, [ 'message' ] ], [ $this->challenge()[0], array_keys( $this->challenge()[1] ) ] );
	}

	public function test_hostile_values_harm_nothing(): void {
		$good = json_decode( $this->authenticator->use( Challenge::create( Challenge::SIGN_IN ) ), true );
		self::assertIsArray( $good );
		set_error_handler( static fn ( int $level, string $text ) => self::fail( $text ) );
		try {
			foreach ( self::values() as $kind => $value ) {
				self::assertNotInstanceOf( \WP_User::class, $this->post( $value ), $kind );
				foreach ( array_keys( $good ) as $part ) {
					self::assertNotInstanceOf( \WP_User::class, $this->post( (string) wp_json_encode( [ $part => $value ] + $good ) ), "$part: $kind" );
				}
				foreach ( array_keys( $good['response'] ) as $part ) {
					self::assertNotInstanceOf( \WP_User::class, $this->post( (string) wp_json_encode( [ 'response' => [ $part => $value ] + $good['response'] ] + $good ) ), "$part: $kind" );
				}
			}
		} finally {
			restore_error_handler();
		}
	}

	/** @return array{int, array<mixed>} */
	private function challenge( string $older = '' ): array {
		$_GET   = [ 'older' => $older ];
		$status = 200;
		add_filter(
			'status_header',
			static function ( string $header, int $code ) use ( &$status ): string {
				$status = $code;
				return $header;
			},
			10,
			2
		);
		ob_start();
		try {
			PasskeySignIn::send_challenge();
		} catch ( \DomainException ) {
			$answer = json_decode( (string) ob_get_clean(), true );
			self::assertIsArray( $answer );
			return [ $status, $answer ];
		}
	}

	private function assert_refused( string $answer, ?string $why = null ): void {
		$failed = did_action( 'wp_login_failed' );
		$user   = $this->post( $answer );
		self::assertInstanceOf( \WP_Error::class, $user );
		self::assertSame( self::REFUSED, $user->get_error_message() );
		self::assertSame( $failed + 1, did_action( 'wp_login_failed' ) );
		if ( null !== $why ) {
			self::assertSame( $why, end( $this->why ) );
		}
	}

	private function post( mixed $answer ): \WP_User|\WP_Error {
		$_POST = [ PasskeySignIn::FIELD => is_string( $answer ) ? wp_slash( $answer ) : $answer ];
		return wp_signon( [], false );
	}
}
