<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\MagicLink;

use Frontage\Accounts\DatabaseUpgrade;
use Frontage\Accounts\MagicLink\MagicLink;
use Frontage\Accounts\MagicLink\MagicLinkPage;
use Frontage\Accounts\OneTimeToken;
use Frontage\Accounts\Tests\Languages;
use Frontage\Accounts\Verification\PendingAccounts;
use Frontage\Kit\Database\Database;
use Frontage\Tests\HostileInput;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 4 ) . '/tests/support/HostileInput.php';
require_once dirname( __DIR__ ) . '/Languages.php';

/** A link by mail in place of a password. What its pages show is a journey's. */
#[Group( 'database' )]
final class MagicLinkTest extends WordPressTestCase {

	use HostileInput;
	use Languages;

	private const OVER  = 'This link has expired or was already used. Request a new one.';
	private const OTHER = 'Open the link within 15 minutes in the browser where you requested it.';

	private \WP_User $person;

	/** @var list<array<string, mixed>> */
	private array $mails = [];

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
				$this->mails[] = $mail;
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

	public function test_signs_in_once_and_ends_where_a_password_ends(): void {
		$signed_in = 0;
		add_action( 'wp_login', static function () use ( &$signed_in ): void {
			++$signed_in;
		} );
		$secret = $this->mailed( $this->person->user_login );
		$user   = $this->post( $secret );
		self::assertInstanceOf( \WP_User::class, $user );
		self::assertSame( [ $this->person->ID, 1 ], [ $user->ID, $signed_in ] );
		$this->assert_refused( self::OVER, $secret );
	}

	public function test_is_found_by_address_too_and_goes_to_that_address(): void {
		self::assertSame( 64, strlen( $this->mailed( $this->person->user_email ) ) );
		self::assertSame( $this->person->user_email, $this->mails[0]['to'] );
	}

	public function test_nobody_is_mailed_for_a_name_that_is_not_there(): void {
		MagicLink::send( 'nobody-of-that-name', 'browser', '' );
		MagicLink::send( 'nobody@example.test', 'browser', '' );
		self::assertSame( [], $this->mails );
	}

	public function test_only_hashes_are_kept(): void {
		$secret = $this->mailed( $this->person->user_login );
		$kept   = (string) wp_json_encode( Database::rows( 'SELECT * FROM ' . Database::table( OneTimeToken::TABLE ) ) );
		self::assertStringNotContainsString( $secret, $kept );
		self::assertStringNotContainsString( str_repeat( 'a', 64 ), $kept );
		self::assertStringContainsString( hash( 'sha256', "link $secret" ), $kept );
	}

	public function test_another_browser_opens_nothing_and_uses_nothing_up(): void {
		$secret  = $this->mailed( $this->person->user_login );
		$_COOKIE = [ MagicLink::COOKIE => str_repeat( 'b', 64 ) ];
		$this->assert_refused( self::OVER, $secret );
		foreach ( [ [], [ MagicLink::COOKIE => '' ], [ MagicLink::COOKIE => [ 'a' ] ], [ MagicLink::COOKIE => str_repeat( 'A', 64 ) ] ] as $_COOKIE ) {
			$this->assert_refused( self::OTHER, $secret );
		}
		$_COOKIE = [ MagicLink::COOKIE => str_repeat( 'a', 64 ) ];
		self::assertInstanceOf( \WP_User::class, $this->post( $secret ) );
	}

	public function test_its_time_ends(): void {
		global $wpdb;
		$secret = $this->mailed( $this->person->user_login );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET ends = DATE_SUB(UTC_TIMESTAMP(), INTERVAL 1 SECOND)', Database::table( OneTimeToken::TABLE ) ) );
		$this->assert_refused( self::OVER, $secret );
		OneTimeToken::sweep();
		self::assertSame( [], Database::rows( 'SELECT * FROM ' . Database::table( OneTimeToken::TABLE ) ) );
	}

	public function test_other_sites_and_other_places_cannot_use_it(): void {
		$secret                         = $this->mailed( $this->person->user_login );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		$this->assert_refused( self::OVER, $secret );
		$_SERVER['HTTP_SEC_FETCH_SITE']      = 'same-origin';
		$GLOBALS['wp_actions']['login_init'] = 0;
		self::assertNotInstanceOf( \WP_User::class, $this->post( $secret ) );
		$GLOBALS['wp_actions']['login_init'] = 1;
		update_option( MagicLink::OPTION, false );
		self::assertNotInstanceOf( \WP_User::class, $this->post( $secret ) );
		update_option( MagicLink::OPTION, true );
		self::assertInstanceOf( \WP_User::class, $this->post( $secret ) );
	}

	public function test_who_is_locked_out_stays_out(): void {
		add_filter( 'wp_authenticate_user', static fn (): \WP_Error => new \WP_Error( 'locked', 'Locked.' ) );
		$this->assert_refused( 'Locked.', $this->mailed( $this->person->user_login ) );
	}

	public function test_who_has_the_mailbox_is_rid_of_who_registered_with_it(): void {
		update_user_meta( $this->person->ID, PendingAccounts::META, [ 'hash' => 'x', 'ends' => time() + 900 ] ); // By a stranger, who chose the password.
		$sessions = \WP_Session_Tokens::get_instance( $this->person->ID );
		$token    = $sessions->create( time() + HOUR_IN_SECONDS );
		$secret   = $this->mailed( $this->person->user_login );
		self::assertStringContainsString( 'the original password no longer works', (string) $this->mails[0]['message'] );
		self::assertInstanceOf( \WP_User::class, $this->post( $secret ) );
		self::assertFalse( PendingAccounts::is_pending( $this->person->ID ) );
		self::assertFalse( $sessions->verify( $token ) );
		self::assertCount( 1, $sessions->get_all(), 'The one that the link began.' );
		self::assertInstanceOf( \WP_Error::class, wp_authenticate( $this->person->user_login, 'password' ) );
	}

	public function test_whose_address_is_confirmed_keeps_his_password(): void {
		$secret = $this->mailed( $this->person->user_login );
		self::assertStringNotContainsString( 'no longer works', (string) $this->mails[0]['message'] );
		self::assertInstanceOf( \WP_User::class, $this->post( $secret ) );
		self::assertInstanceOf( \WP_User::class, wp_authenticate( $this->person->user_login, 'password' ) );
	}

	public function test_it_is_off_until_the_owner_switches_it_on(): void {
		delete_option( MagicLink::OPTION );
		self::assertFalse( MagicLink::is_on() );
		$this->expectOutputString( '' );
		MagicLinkPage::print_link();
	}

	public function test_an_owner_sets_how_often_by_the_filter_of_all_limits(): void {
		$kinds = [];
		add_filter(
			'frontage_accounts_limit',
			static function ( int $most, string $kind ) use ( &$kinds ): int {
				$kinds[] = $kind;
				return 1;
			},
			10,
			2
		);
		self::assertSame( 0, MagicLink::seconds_to_wait( 'anna' ) );
		self::assertGreaterThan( 0, MagicLink::seconds_to_wait( 'anna' ) );
		self::assertEqualsCanonicalizing( [ 'link', 'link-name' ], array_unique( $kinds ) );
	}

	public function test_the_letter_speaks_its_readers_language_throughout(): void {
		$this->know_language( 'nb_NO' );
		update_user_meta( $this->person->ID, 'locale', 'nb_NO' );
		$this->mailed( $this->person->user_login );
		self::assert_language( 'nb_NO', $this->mails[0] );
		self::assertSame( 'en_US', get_locale() );
	}

	public function test_letters_and_questions_have_an_end_whoever_is_asked_for(): void {
		foreach ( [ $this->person->user_login, 'nobody-of-that-name' ] as $name ) {
			for ( $number = 1; $number <= 3; $number++ ) {
				self::assertSame( 0, MagicLink::seconds_to_wait( $name ), "$name, $number" );
			}
			$wait = MagicLink::seconds_to_wait( strtoupper( $name ) );
			self::assertGreaterThan( 0, $wait );
			self::assertLessThanOrEqual( 900, $wait );
		}
		for ( $number = 9; $number <= 10; $number++ ) {
			self::assertSame( 0, MagicLink::seconds_to_wait( "name $number" ) );
		}
		self::assertGreaterThan( 900, MagicLink::seconds_to_wait( 'one more name' ) );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		self::assertSame( 0, MagicLink::seconds_to_wait( 'one more name' ) );
	}

	public function test_another_spelling_of_a_name_is_the_same_mailbox(): void {
		foreach ( [ 'anna', 'Änna', 'an<b>na' ] as $at => $spelling ) {
			$_SERVER['REMOTE_ADDR'] = "198.51.100.$at";
			self::assertSame( 0, MagicLink::seconds_to_wait( $spelling ), $spelling );
		}
		self::assertGreaterThan( 0, MagicLink::seconds_to_wait( 'an%20na' ) );
	}

	public function test_leads_back_to_where_the_form_stands(): void {
		$GLOBALS['wp_actions']['login_init'] = 0;
		$_SERVER['REQUEST_URI']              = '/members/?a=b&c="><script>';
		ob_start();
		MagicLinkPage::print_link();
		$html = (string) ob_get_clean();
		self::assertStringContainsString( 'action=frontage_link', $html );
		self::assertStringContainsString( rawurlencode( 'http://example.test/members/' ), $html );
		self::assertStringNotContainsString( '<script', $html );
	}

	public function test_hostile_values_harm_nothing(): void {
		set_error_handler( static fn ( int $level, string $text ) => self::fail( $text ) );
		try {
			foreach ( self::values() as $kind => $value ) {
				self::assertNotInstanceOf( \WP_User::class, $this->post( $value ), $kind );
				if ( is_string( $value ) ) {
					MagicLink::send( $value, $value, $value );
				}
			}
		} finally {
			restore_error_handler();
		}
		self::assertSame( [], $this->mails );
	}

	/** The secret of the link that is mailed. */
	private function mailed( string $name ): string {
		$this->mails = [];
		MagicLink::send( $name, OneTimeToken::hash( MagicLink::stored_browser_secret() ), 'http://example.test/members/' );
		self::assertCount( 1, $this->mails );
		self::assertSame( 1, preg_match( '/^http\S+wp-login\.php\?\S+$/m', (string) $this->mails[0]['message'], $found ) );
		parse_str( (string) wp_parse_url( $found[0], PHP_URL_QUERY ), $query );
		self::assertSame( [ MagicLinkPage::ACTION, 'http://example.test/members/' ], [ $query['action'] ?? '', $query['redirect_to'] ?? '' ] );
		return is_string( $query['secret'] ?? null ) ? $query['secret'] : '';
	}

	private function assert_refused( string $words, string $secret ): void {
		$failed = did_action( 'wp_login_failed' );
		$user   = $this->post( $secret );
		self::assertInstanceOf( \WP_Error::class, $user );
		self::assertSame( $words, $user->get_error_message() );
		self::assertSame( $failed + 1, did_action( 'wp_login_failed' ) );
	}

	private function post( mixed $secret ): \WP_User|\WP_Error {
		$_POST = [ MagicLink::FIELD => $secret ];
		return wp_signon( [], false );
	}
}
