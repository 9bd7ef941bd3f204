<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\Privacy\AccountPersonalData;
use Frontage\Accounts\Registration\RegistrationConsent;
use Frontage\Accounts\Verification\PendingAccounts;
use Frontage\Accounts\Verification\VerificationPage;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/AccountsTestCase.php';
require_once __DIR__ . '/Languages.php';

final class VerificationTest extends AccountsTestCase {

	use Languages;

	private const WAIT = 'Open the email we just sent you and verify your address. Then you can sign in.';

	/** @var list<array<string, mixed>> */
	private array $mails = [];

	protected function setUp(): void {
		parent::setUp();
		update_option( PendingAccounts::OPTION, '1' );
		remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent, array $mail ): bool {
				$this->mails[] = $mail;
				return true;
			},
			20,
			2
		);
	}

	/** What is sent once the visitor has his answer; gives the link in the newest of it to that address. */
	private function link_to( string $address ): string {
		do_action( 'shutdown' );
		remove_all_actions( 'shutdown' );
		$theirs = array_filter( $this->mails, static fn ( array $mail ): bool => $address === $mail['to'] );
		preg_match( '/' . PendingAccounts::PARAMETER . '=(\S+)/', (string) ( end( $theirs )['message'] ?? '' ), $found );
		return $found[1] ?? '';
	}

	private function open( string $link, bool $presses = false ): void {
		$_SERVER['REQUEST_METHOD']   = $presses ? 'POST' : 'GET';
		$_GET[ PendingAccounts::PARAMETER ]  = $link;
		$_POST                       = $presses ? [ 'frontage_accounts_sure' => '1' ] : [];
		VerificationPage::open();
		$_SERVER['REQUEST_METHOD'] = 'POST';
	}

	public function test_who_has_an_account_reads_of_it_in_his_language(): void {
		$this->know_language( 'nb_NO' );
		update_user_meta( self::make_user(), 'locale', 'nb_NO' );
		$this->call( 'register', self::account( [ 'email' => 'bob@example.test' ] ) );
		$this->link_to( 'bob@example.test' );
		self::assertCount( 1, $this->mails );
		self::assert_language( 'nb_NO', $this->mails[0] );
		self::assertSame( 'en_US', get_locale() );
	}

	public function test_a_new_account_signs_in_once_its_address_is_confirmed_by_the_button(): void {
		self::assertSame( [ 'error' => false, 'message' => self::WAIT ], $this->call( 'register', self::account() ) );
		self::assertSame( 0, get_current_user_id() );
		$link = $this->link_to( 'anna@example.test' );
		self::assertMatchesRegularExpression( '/^\d+\.[0-9a-f]{64}$/', $link );
		self::assertStringContainsString( 'Verify your email address first', $this->call( 'sign_in', [ 'user' => 'anna', 'pass' => 'secret five' ] )['message'] ?? '' );
		$newer = $this->link_to( 'anna@example.test' );
		self::assertNotSame( $link, $newer, 'Who knows the password gets the mail once more.' );
		self::assertSame( 0, PendingAccounts::user_of_link( $link ), 'The older link is good for nothing.' );
		$this->open( $newer );
		self::assertTrue( PendingAccounts::is_pending( PendingAccounts::user_of_link( $newer ) ), 'Scanners of mail look, too.' );
		$this->open( $newer, true );
		self::assertSame( [ 'error' => false ], $this->call( 'sign_in', [ 'user' => 'anna', 'pass' => 'secret five' ] ) );
		self::assertSame( 0, PendingAccounts::user_of_link( $newer ), 'It works once.' );
	}

	public function test_the_token_is_kept_as_its_hash_and_not_for_long(): void {
		$this->call( 'register', self::account() );
		$link = $this->link_to( 'anna@example.test' );
		$id   = PendingAccounts::user_of_link( $link );
		$kept = get_user_meta( $id, PendingAccounts::META, true );
		self::assertStringNotContainsString( explode( '.', $link )[1], (string) wp_json_encode( $kept ) );
		update_user_meta( $id, PendingAccounts::META, [ 'ends' => time() - 1 ] + $kept );
		self::assertSame( 0, PendingAccounts::user_of_link( $link ) );
	}

	/** @return iterable<string, array{ string }> */
	public static function foreign(): iterable {
		yield 'nothing'          => [ '' ];
		yield 'another token'    => [ '1.' . str_repeat( 'a', 64 ) ];
		yield 'nobody'           => [ '999999.' . str_repeat( 'a', 64 ) ];
		yield 'no token'         => [ '1.' ];
		yield 'markup'           => [ '<script>' ];
		yield 'a line too many'  => [ '1.' . str_repeat( 'a', 64 ) . "\n" ];
	}

	#[DataProvider( 'foreign' )]
	public function test_links_that_we_have_not_sent_open_nothing( string $link ): void {
		self::assertSame( 0, PendingAccounts::user_of_link( $link ) );
	}

	public function test_an_address_that_has_an_account_is_told_by_mail_alone(): void {
		self::make_user();
		self::assertSame( [ 'error' => false, 'message' => self::WAIT ], $this->call( 'register', self::account( [ 'email' => 'bob@example.test' ] ) ) );
		self::assertFalse( get_user_by( 'login', 'anna' ) );
		self::assertSame( '', $this->link_to( 'bob@example.test' ) );
		self::assertStringContainsString( 'You already have an account', (string) ( end( $this->mails )['subject'] ?? '' ) );
		self::assertSame( [ 'error' => true, 'user_exists' => 'Username already exists!' ], $this->call( 'register', self::account( [ 'user' => 'Bob Builder', 'email' => 'bob@example.test' ] ) ) );
	}

	public function test_its_mailbox_is_not_filled_from_many_places(): void {
		self::make_user();
		for ( $try = 0; $try < 5; $try++ ) {
			$_SERVER['REMOTE_ADDR'] = "198.51.100.$try";
			self::assertSame( [ 'error' => false, 'message' => self::WAIT ], $this->call( 'register', self::account( [ 'email' => 'bob@example.test' ] ) ) );
		}
		$this->call( 'lost_password', [ 'user' => 'bob@example.test' ] );
		self::assertSame( 200, $this->status, 'Nor does a limit tell that there is an account.' );
		add_filter( 'send_retrieve_password_email', '__return_false' );
		$this->link_to( 'bob@example.test' );
		self::assertCount( 3, array_filter( $this->mails, static fn ( array $mail ): bool => 'bob@example.test' === $mail['to'] ) );
	}

	public function test_a_wrong_password_says_nothing_of_it_and_mails_are_limited(): void {
		$this->call( 'register', self::account() );
		self::assertArrayHasKey( 'pass', $this->call( 'sign_in', [ 'user' => 'anna', 'pass' => 'wrong' ] ) );
		$this->link_to( 'anna@example.test' );
		$before = count( $this->mails );
		for ( $try = 0; $try < 4; $try++ ) {
			$this->call( 'sign_in', [ 'user' => 'anna', 'pass' => 'secret five' ] );
		}
		$this->link_to( 'anna@example.test' );
		self::assertSame( 3, count( $this->mails ) - $before );
	}

	public function test_accounts_that_are_there_go_on_and_a_new_password_confirms_too(): void {
		$id = self::make_user();
		self::assertSame( [ 'error' => false ], $this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => 'right password' ] ) );
		update_user_meta( $id, PendingAccounts::META, [ 'hash' => 'x', 'ends' => 0 ] );
		wp_set_current_user( 0 );
		reset_password( new \WP_User( $id ), 'a new one' );
		self::assertSame( [ 'error' => false ], $this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => 'a new one' ] ) );
	}

	public function test_a_person_gets_what_is_kept_and_has_it_taken_away(): void {
		update_option( RegistrationConsent::OPTION, '1' );
		$this->call( 'register', self::account( [ 'consent' => '1' ] ) );
		$data = AccountPersonalData::export( 'anna@example.test' )['data'][0]['data'] ?? [];
		self::assertSame( [ 'Consent', 'Date', 'Email address' ], array_column( $data, 'name' ) );
		self::assertSame( 1, AccountPersonalData::erase( 'anna@example.test' )['items_removed'] );
		self::assertSame( 0, AccountPersonalData::erase( 'anna@example.test' )['items_removed'] );
		self::assertSame( [], AccountPersonalData::export( 'nobody@example.test' )['data'] );
	}
}
