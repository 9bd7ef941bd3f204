<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\MagicLink;

use Frontage\Accounts\DatabaseUpgrade;
use Frontage\Accounts\MagicLink\MagicLink;
use Frontage\Accounts\MagicLink\SignInCode;
use Frontage\Accounts\OneTimeToken;
use Frontage\Accounts\Verification\PendingAccounts;
use Frontage\Kit\Database\Database;
use Frontage\Tests\HostileInput;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 4 ) . '/tests/support/HostileInput.php';

/** Digits beside the link, typed into the page that waits. */
#[Group( 'database' )]
final class SignInCodeTest extends WordPressTestCase {

	use HostileInput;

	private const REFUSED = 'This code is wrong, expired, or already used. Check it, open the link in the email, or request a new one.';

	private \WP_User $person;

	private string $message = '';

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		DatabaseUpgrade::steps();
	}

	protected function setUp(): void {
		parent::setUp();
		update_option( MagicLink::OPTION, true );
		add_filter( 'send_auth_cookies', '__return_false' );
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent, array $mail ): bool {
				$this->message = (string) $mail['message'];
				return true;
			},
			10,
			2
		);
		$this->sign_in( 'subscriber' );
		$this->person = wp_get_current_user();
		wp_set_current_user( 0 );
		$GLOBALS['wp_actions']['login_init'] = 1;
		$_SERVER['REQUEST_METHOD']           = 'POST';
		$_SERVER['HTTP_SEC_FETCH_SITE']      = 'same-origin';
		$_COOKIE                             = [ MagicLink::COOKIE => str_repeat( 'a', 64 ) ];
	}

	protected function tearDown(): void {
		$_COOKIE = [];
		parent::tearDown();
	}

	public function test_signs_in_once_by_the_way_of_a_password_and_ends_the_link(): void {
		$signed_in = 0;
		add_action( 'wp_login', static function () use ( &$signed_in ): void {
			++$signed_in;
		} );
		$code = $this->mailed();
		self::assertSame( 1, preg_match( '/[?&]secret=([0-9a-f]{64})/', $this->message, $link ) );
		$user = $this->post( $code );
		self::assertInstanceOf( \WP_User::class, $user );
		self::assertSame( [ $this->person->ID, 1 ], [ $user->ID, $signed_in ] );
		$this->assert_refused( $code );
		self::assertInstanceOf( \WP_Error::class, $this->post( $link[1], MagicLink::FIELD ), 'The link of the same mail.' );
	}

	public function test_the_link_ends_its_code(): void {
		$code = $this->mailed();
		preg_match( '/[?&]secret=([0-9a-f]{64})/', $this->message, $link );
		self::assertInstanceOf( \WP_User::class, $this->post( $link[1] ?? '', MagicLink::FIELD ) );
		$this->assert_refused( $code );
	}

	public function test_another_browser_gets_nowhere_and_uses_nothing_up(): void {
		$code = $this->mailed();
		foreach ( [ [ MagicLink::COOKIE => str_repeat( 'b', 64 ) ], [], [ MagicLink::COOKIE => [ 'a' ] ] ] as $_COOKIE ) {
			$this->assert_refused( $code );
		}
		$_COOKIE = [ MagicLink::COOKIE => str_repeat( 'a', 64 ) ];
		self::assertInstanceOf( \WP_User::class, $this->post( $code ) );
	}

	/** @return iterable<string, array{\Closure(string): string, bool}> */
	public static function spellings(): iterable {
		yield 'with a space' => [ static fn ( string $code ): string => substr( $code, 0, 3 ) . ' ' . substr( $code, 3 ), true ];
		yield 'copied with marks around it' => [ static fn ( string $code ): string => "\u{202A}$code\u{202C}\u{00A0}\n", true ];
		yield 'with a dash' => [ static fn ( string $code ): string => substr( $code, 0, 3 ) . '–' . substr( $code, 3 ), true ];
		yield 'in Arabic digits' => [ static fn ( string $code ): string => str_replace( range( '0', '9' ), mb_str_split( '٠١٢٣٤٥٦٧٨٩' ), $code ), true ];
		yield 'in full width' => [ static fn ( string $code ): string => str_replace( range( '0', '9' ), mb_str_split( '０１２３４５６７８９' ), $code ), true ];
		yield 'with a digit too many' => [ static fn ( string $code ): string => $code . '0', false ];
		yield 'with a letter' => [ static fn ( string $code ): string => $code . 'x', false ];
		yield 'cut' => [ static fn ( string $code ): string => substr( $code, 0, 5 ), false ];
	}

	/** @param \Closure(string): string $spell */
	#[DataProvider( 'spellings' )]
	public function test_is_read_as_people_type_it( \Closure $spell, bool $is_taken ): void {
		self::assertSame( $is_taken, $this->post( $spell( $this->mailed() ) ) instanceof \WP_User );
	}

	public function test_a_code_may_be_tried_five_times_and_then_a_new_one_is_asked_for(): void {
		$code = $this->mailed();
		for ( $try = 1; $try <= 5; $try++ ) {
			$_SERVER['REMOTE_ADDR'] = "198.51.100.$try";
			$this->assert_refused( self::another( $code ) );
		}
		$this->assert_refused( $code );
		self::assertInstanceOf( \WP_User::class, $this->post( $this->mailed() ), 'In the same browser.' );
	}

	public function test_who_guesses_locks_nobody_else_out_and_has_longer_codes_to_guess(): void {
		$mine = $this->mailed();
		for ( $try = 1; $try <= 30; $try++ ) {
			$_COOKIE                = [ MagicLink::COOKIE => str_repeat( (string) ( $try % 10 ), 60 ) . 'bbbb' ];
			$_SERVER['REMOTE_ADDR'] = "198.51.100.$try";
			$guessed                = $this->mailed();
			self::assertSame( $try <= 11 ? 6 : 8, strlen( $guessed ), "after $try" );
			$this->assert_refused( self::another( $guessed ) );
		}
		$_COOKIE                = [ MagicLink::COOKIE => str_repeat( 'a', 64 ) ];
		$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
		self::assertInstanceOf( \WP_User::class, $this->post( $mine ), 'The code that was there before.' );
		$_COOKIE = [ MagicLink::COOKIE => str_repeat( 'c', 64 ) ];
		self::assertInstanceOf( \WP_User::class, $this->post( $this->mailed() ), 'A new one, too.' );
	}

	public function test_a_network_has_twenty_wrong_ones_a_day_whomever_it_tries(): void {
		for ( $try = 1; $try <= 20; $try++ ) {
			$_COOKIE                = [ MagicLink::COOKIE => str_repeat( (string) ( $try % 10 ), 60 ) . sprintf( '%04d', $try ) ];
			$_SERVER['REMOTE_ADDR'] = sprintf( '2001:db8:7:%x::1', $try );
			$this->assert_refused( '000000' );
		}
		$_COOKIE = [ MagicLink::COOKIE => str_repeat( 'c', 64 ) ];
		$this->assert_refused( $this->mailed() );
		$_SERVER['REMOTE_ADDR'] = '2001:db8:8::1';
		self::assertInstanceOf( \WP_User::class, $this->post( $this->mailed() ), 'Another one is not concerned.' );
	}

	public function test_right_ones_are_not_counted(): void {
		for ( $time = 1; $time <= 12; $time++ ) {
			self::assertInstanceOf( \WP_User::class, $this->post( $this->mailed() ), "time $time" );
		}
	}

	public function test_who_waits_for_nothing_is_counted_alike(): void {
		$kinds = [];
		add_filter(
			'frontage_accounts_limit',
			static function ( int $most, string $kind ) use ( &$kinds ): int {
				$kinds[] = $kind;
				return $most;
			},
			10,
			2
		);
		$this->assert_refused( '000000' );
		self::assertSame( [ 'code', 'code-network' ], array_values( array_unique( $kinds ) ) );
	}

	public function test_a_new_mail_ends_the_code_of_the_one_before(): void {
		$first  = $this->mailed();
		$second = $this->mailed();
		if ( $first !== $second ) {
			$this->assert_refused( $first );
		}
		self::assertInstanceOf( \WP_User::class, $this->post( $second ) );
	}

	public function test_its_time_ends(): void {
		global $wpdb;
		$code = $this->mailed();
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET ends = DATE_SUB(UTC_TIMESTAMP(), INTERVAL 1 SECOND)', Database::table( OneTimeToken::TABLE ) ) );
		$this->assert_refused( $code );
	}

	public function test_who_reads_the_database_does_not_find_it_by_trying_all(): void {
		$code = $this->mailed();
		$kept = (string) wp_json_encode( Database::rows( 'SELECT * FROM ' . Database::table( OneTimeToken::TABLE ) ) );
		self::assertStringNotContainsString( $code, $kept );
		$browser = str_repeat( 'a', 64 );
		foreach ( [ $browser, OneTimeToken::hash( $browser ) ] as $known ) {
			foreach ( [ "code $code $known", "$code$known", $code ] as $guess ) {
				self::assertStringNotContainsString( hash( 'sha256', $guess ), $kept );
				self::assertStringNotContainsString( hash_hmac( 'sha256', $code, $known ), $kept );
			}
		}
	}

	public function test_counts_on_the_sign_in_page_of_this_site_alone(): void {
		$code                           = $this->mailed();
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		$this->assert_refused( $code );
		$_SERVER['HTTP_SEC_FETCH_SITE']      = 'same-origin';
		$GLOBALS['wp_actions']['login_init'] = 0;
		self::assertNotInstanceOf( \WP_User::class, $this->post( $code ) );
		$GLOBALS['wp_actions']['login_init'] = 1;
		update_option( MagicLink::OPTION, false );
		self::assertNotInstanceOf( \WP_User::class, $this->post( $code ) );
		update_option( MagicLink::OPTION, true );
		self::assertInstanceOf( \WP_User::class, $this->post( $code ) );
	}

	public function test_who_is_locked_out_stays_out_and_an_address_is_confirmed(): void {
		update_user_meta( $this->person->ID, PendingAccounts::META, [ 'hash' => 'x', 'ends' => time() + 900 ] );
		self::assertInstanceOf( \WP_User::class, $this->post( $this->mailed() ) );
		self::assertFalse( PendingAccounts::is_pending( $this->person->ID ) );
		add_filter( 'wp_authenticate_user', static fn (): \WP_Error => new \WP_Error( 'locked', 'Locked.' ) );
		$user = $this->post( $this->mailed() );
		self::assertInstanceOf( \WP_Error::class, $user );
		self::assertSame( 'Locked.', $user->get_error_message() );
	}

	public function test_hostile_values_harm_nothing(): void {
		$this->mailed();
		set_error_handler( static fn ( int $level, string $text ) => self::fail( $text ) );
		try {
			foreach ( self::values() as $kind => $value ) {
				self::assertNotInstanceOf( \WP_User::class, $this->post( $value ), $kind );
			}
		} finally {
			restore_error_handler();
		}
	}

	/** The code that is mailed. */
	private function mailed(): string {
		$this->message = '';
		MagicLink::send( $this->person->user_login, OneTimeToken::hash( MagicLink::stored_browser_secret() ), '' );
		self::assertSame( 1, preg_match( '/: (\d{6}|\d{8})$/m', $this->message, $found ), $this->message );
		return $found[1];
	}

	private static function another( string $code ): string {
		return str_pad( (string) ( ( (int) $code + 1 ) % 10 ** strlen( $code ) ), strlen( $code ), '0', STR_PAD_LEFT );
	}

	private function assert_refused( string $code ): void {
		$failed = did_action( 'wp_login_failed' );
		$user   = $this->post( $code );
		self::assertInstanceOf( \WP_Error::class, $user );
		self::assertSame( [ self::REFUSED, SignInCode::ERROR ], [ $user->get_error_message(), $user->get_error_code() ] );
		self::assertSame( $failed + 1, did_action( 'wp_login_failed' ) );
	}

	private function post( mixed $value, string $field = SignInCode::FIELD ): \WP_User|\WP_Error {
		$_POST = [ $field => $value ];
		return wp_signon( [], false );
	}
}
