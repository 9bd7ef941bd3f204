<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\Recovery;

use Frontage\Accounts\DatabaseUpgrade;
use Frontage\Accounts\OneTimeToken;
use Frontage\Accounts\Passkey\AuthenticatorData;
use Frontage\Accounts\Passkey\PasskeyRepository;
use Frontage\Accounts\Tests\Languages;
use Frontage\Tests\WordPressTestCase;

require_once dirname( __DIR__ ) . '/Languages.php';

/** Somebody was in an account that is not his; its owner chooses a new password by the link of a mail. */
final class AccountRecoveryTest extends WordPressTestCase {

	use Languages;

	private \WP_User $person;

	/** @var list<array<string, mixed>> */
	private array $mails = [];

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		DatabaseUpgrade::steps();
	}

	protected function setUp(): void {
		parent::setUp();
		remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
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
	}

	private static function add_passkey( int $user, string $name ): void {
		$data = AuthenticatorData::read( hash( 'sha256', 'example.test', true ) . "\x45\0\0\0\0" . str_repeat( "\0", 16 ) . "\0\x10" . random_bytes( 16 ) . "\xa0" );
		self::assertTrue( PasskeyRepository::add( $user, PasskeyRepository::user_handle( $user ), $data, $name ) );
	}

	/** @return list<array<string, mixed>> What is mailed to the person once the new password is chosen. */
	private function reset(): array {
		$this->mails = [];
		reset_password( $this->person, 'chosen by its owner' );
		do_action( 'shutdown' );
		remove_all_actions( 'shutdown' );
		return array_values( array_filter( $this->mails, fn ( array $mail ): bool => $this->person->user_email === $mail['to'] ) );
	}

	public function test_passkeys_sessions_and_links_of_before_open_nothing_and_their_person_is_told(): void {
		$other = self::assert_id( wp_create_user( 'somebody-else', 'password', 'else@example.test' ) );
		self::add_passkey( $this->person->ID, 'Phone' );
		self::add_passkey( $this->person->ID, 'A stranger’s key' );
		self::add_passkey( $other, 'Another’s' );
		$sessions = \WP_Session_Tokens::get_instance( $this->person->ID );
		$token    = $sessions->create( time() + HOUR_IN_SECONDS );
		OneTimeToken::issue( 'link before', $this->person->ID, 'browser', 900 );
		$removed = 0;
		add_action( 'frontage_accounts_passkey_removed', static function ( int $user ) use ( &$removed ): void {
			$removed += $user;
		} );

		$mails = $this->reset();
		self::assertSame( [], PasskeyRepository::for_user( $this->person->ID ) );
		self::assertCount( 1, PasskeyRepository::for_user( $other ) );
		self::assertFalse( $sessions->verify( $token ) );
		self::assertSame( 0, OneTimeToken::redeem( 'link before', 'browser' ) );
		self::assertSame( 2 * $this->person->ID, $removed );
		self::assertCount( 1, $mails );
		self::assertStringContainsString( "– Phone\n– A stranger’s key\n", (string) $mails[0]['message'] );
		self::assertStringContainsString( 'profile.php', (string) $mails[0]['message'] );
	}

	public function test_who_had_no_passkeys_gets_no_mail_of_them(): void {
		self::assertSame( [], $this->reset() );
	}

	public function test_a_password_that_is_changed_from_within_leaves_passkeys_alone(): void {
		self::add_passkey( $this->person->ID, 'Phone' );
		wp_update_user( [ 'ID' => $this->person->ID, 'user_pass' => 'another' ] );
		self::assertCount( 1, PasskeyRepository::for_user( $this->person->ID ) );
	}

	private static function assert_id( mixed $id ): int {
		self::assertIsInt( $id );
		return $id;
	}
}
