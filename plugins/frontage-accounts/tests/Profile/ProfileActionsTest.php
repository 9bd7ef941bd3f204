<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\Profile;

use Frontage\Accounts\DatabaseUpgrade;
use Frontage\Accounts\Passkey\Challenge;
use Frontage\Accounts\Passkey\PasskeyRepository;
use Frontage\Accounts\Profile\ProfileActions;
use Frontage\Accounts\Profile\SecurityPanel;
use Frontage\Accounts\Sessions\UserSessions;
use Frontage\Accounts\Tests\Passkey\Authenticator;
use Frontage\Tests\HostileInput;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/Passkey/Authenticator.php';
require_once dirname( __DIR__, 4 ) . '/tests/support/HostileInput.php';

/** What the panel shows, and what its buttons do for whom. */
#[Group( 'crypto' )]
final class ProfileActionsTest extends WordPressTestCase {

	use HostileInput;

	private const ROLES = [ 'nobody', 'subscriber', 'contributor', 'author', 'editor', 'administrator' ];

	/** @var list<array<string, mixed>> */
	private array $mails = [];

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		DatabaseUpgrade::steps();
	}

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'home', 'siteurl' ] as $option ) {
			add_filter( "option_$option", static fn (): string => 'https://example.test', 30 );
		}
		$_SERVER['REQUEST_METHOD'] = 'POST';
		add_filter( 'wp_die_handler', static fn (): callable => static fn ( mixed $text, mixed $title, mixed $args ) => throw new \DomainException( 'refused ' . ( is_array( $args ) && is_int( $args['response'] ?? null ) ? $args['response'] : '' ) ) );
		add_filter(
			'pre_wp_mail',
			function ( mixed $sent, array $mail ): bool {
				$this->mails[] = $mail;
				return true;
			},
			10,
			2
		);
		add_filter( 'wp_redirect', static fn ( string $to ): string => throw new \DomainException( $to ) );
	}

	public function test_who_may_change_whom_with_which_nonce(): void {
		$other = $this->sign_in( 'administrator' );
		foreach ( self::ROLES as $role ) {
			$self = 'nobody' === $role ? 0 : $this->sign_in( $role );
			foreach ( [ 'oneself' => $self, 'another' => $other, 'nobody' => 0, 'who is not there' => 999999 ] as $whom => $user ) {
				wp_set_current_user( $other );
				$theirs = wp_create_nonce( ProfileActions::nonce( $user ) );
				wp_set_current_user( $self );
				foreach ( [ 'none' => '', 'wrong' => 'wrong12345', 'of another' => $theirs, 'for another' => wp_create_nonce( ProfileActions::nonce( $user + 1 ) ), 'as a list' => [ 'a' ], 'right' => wp_create_nonce( ProfileActions::nonce( $user ) ) ] as $kind => $nonce ) {
					$may = 'right' === $kind && ( 'oneself' === $whom ? $self > 0 : ( 'another' === $whom && 'administrator' === $role ) );
					self::assertSame( $may ? 'nothing' : 'refused 403', self::outcome( [ ProfileActions::PERSON => (string) $user, '_wpnonce' => $nonce, ProfileActions::PASSKEY => '999999' ] ), "$role, $whom, $kind" );
				}
			}
		}
		$_SERVER['REQUEST_METHOD'] = 'GET';
		$self                      = $this->sign_in( 'administrator' );
		self::assertSame( 'refused 403', self::outcome( [ ProfileActions::PERSON => (string) $self, '_wpnonce' => wp_create_nonce( ProfileActions::nonce( $self ) ) ] ) );
	}

	public function test_a_passkey_is_made_and_removed(): void {
		$user = $this->sign_in( 'subscriber' );
		$told = [];
		add_action( 'frontage_accounts_passkey_made', static function ( int $whose, string $name ) use ( &$told ): void {
			$told[] = [ $whose, $name ];
		}, 10, 2 );
		self::assertSame( 'passkey-made', $this->change( $user, $this->made( $user ) + [ ProfileActions::NAME => " My <b>phone</b>\n" ] ) );
		self::assertSame( [ [ $user, 'My phone' ] ], $told );
		self::assertSame( 'My phone', PasskeyRepository::for_user( $user )[0]->name );
		self::assertSame( [ wp_get_current_user()->user_email ], array_column( $this->mails, 'to' ), 'A new key is told to its person.' );
		self::assertStringContainsString( '“My phone”', $this->mails[0]['message'] );
		self::assertSame( 'passkey-refused', $this->change( $user, [ ProfileActions::ANSWER => '{}' ] ) );
		$id = (string) PasskeyRepository::for_user( $user )[0]->id;
		// Somebody else's, under one's own name.
		$other = $this->sign_in( 'subscriber' );
		self::assertSame( 'nothing', $this->change( $other, [ ProfileActions::PASSKEY => $id ] ) );
		wp_set_current_user( $user );
		self::assertSame( 'passkey-removed', $this->change( $user, [ ProfileActions::PASSKEY => $id ] ) );
		self::assertSame( 'nothing', $this->change( $user, [ ProfileActions::PASSKEY => $id ] ) );
		self::assertSame( 1, did_action( 'frontage_accounts_passkey_removed' ) );
	}

	public function test_an_administrator_removes_but_never_makes_one_for_another(): void {
		$user = $this->sign_in( 'subscriber' );
		$this->change( $user, $this->made( $user ) );
		$answer = $this->made( $user );
		$this->sign_in( 'administrator' );
		self::assertSame( 'nothing', $this->change( $user, $answer ) );
		self::assertSame( 'passkey-removed', $this->change( $user, [ ProfileActions::PASSKEY => (string) PasskeyRepository::for_user( $user )[0]->id ] ) );
	}

	public function test_signing_out_elsewhere_and_everywhere(): void {
		$user   = $this->sign_in( 'subscriber' );
		$tokens = \WP_Session_Tokens::get_instance( $user );
		[ $here, $there, $away ] = [ $tokens->create( time() + 99 ), $tokens->create( time() + 99 ), $tokens->create( time() + 99 ) ];
		$_COOKIE[ LOGGED_IN_COOKIE ] = wp_generate_auth_cookie( $user, time() + 99, 'logged_in', $here );
		$id = array_column( UserSessions::for_user( $user )?->all( $there ) ?? [], 'id' )[0];
		self::assertSame( 'signed-out', $this->change( $user, [ ProfileActions::SESSION => $id ] ) );
		self::assertSame( [ true, false, true ], array_map( $tokens->verify( ... ), [ $here, $there, $away ] ) );
		self::assertSame( 'nothing', $this->change( $user, [ ProfileActions::SESSION => $id ] ) );
		self::assertSame( 'signed-out', $this->change( $user, [ ProfileActions::SESSION => ProfileActions::OTHERS ] ) );
		self::assertSame( [ true, false, false ], array_map( $tokens->verify( ... ), [ $here, $there, $away ] ) );
		$this->sign_in( 'administrator' );
		self::assertSame( 'signed-out', $this->change( $user, [ ProfileActions::SESSION => ProfileActions::OTHERS ] ) );
		self::assertFalse( $tokens->verify( $here ) );
		unset( $_COOKIE[ LOGGED_IN_COOKIE ] );
	}

	public function test_goes_back_to_the_page_of_this_site_alone(): void {
		$user = $this->sign_in( 'subscriber' );
		foreach ( [ 'https://evil.test/' => admin_url( 'profile.php' ), 'https://example.test/members/' => 'https://example.test/members/' ] as $from => $to ) {
			$_REQUEST['_wp_http_referer'] = $from;
			self::assertStringStartsWith( $to, self::answer( [ ProfileActions::PERSON => (string) $user, '_wpnonce' => wp_create_nonce( ProfileActions::nonce( $user ) ), ProfileActions::PASSKEY => '9' ] ) );
		}
	}

	public function test_hostile_values_harm_nothing(): void {
		$user = $this->sign_in( 'subscriber' );
		set_error_handler( static fn ( int $level, string $text ) => self::fail( $text ) );
		try {
			foreach ( [ ProfileActions::SESSION, ProfileActions::PASSKEY, ProfileActions::ANSWER, ProfileActions::NAME ] as $name ) {
				foreach ( self::values() as $kind => $value ) {
					self::assertContains( $this->change( $user, [ $name => is_string( $value ) ? wp_slash( $value ) : $value ] ), [ 'nothing', 'passkey-refused' ], "$name: $kind" );
				}
			}
			foreach ( self::values() as $kind => $value ) {
				self::assertSame( 'refused 403', self::outcome( [ ProfileActions::PERSON => $value, '_wpnonce' => wp_create_nonce( ProfileActions::nonce( $user ) ) ] ), $kind );
			}
		} finally {
			restore_error_handler();
		}
	}

	public function test_the_panel_shows_ones_own_and_works_without_script(): void {
		self::assertSame( '', SecurityPanel::html() );
		$user = $this->sign_in( 'subscriber' );
		$this->change( $user, $this->made( $user ) + [ ProfileActions::NAME => '"><script>alert(1)' ] );
		$_SERVER['HTTP_USER_AGENT'] = '"><script> Firefox Windows';
		\WP_Session_Tokens::get_instance( $user )->create( time() + 99 );
		$_GET[ ProfileActions::DONE ] = 'passkey-made';
		$html                      = SecurityPanel::html();
		self::assertStringContainsString( 'Passkey created.', $html );
		self::assertStringContainsString( 'Firefox on Windows', $html );
		self::assertSame( 1, substr_count( $html, '<form' ) );
		self::assertSame( 3, substr_count( $html, '<button type="submit"' ) ); // The passkey, the session, all sessions.
		self::assertStringNotContainsString( '<script', $html );
		$_GET[ ProfileActions::DONE ] = '<script>';
		self::assertStringNotContainsString( 'role="status">', strstr( SecurityPanel::html(), '<strong>', true ) ?: '' );
	}

	/** @return array<string, string> */
	private function made( int $user ): array {
		return [ ProfileActions::ANSWER => wp_slash( ( new Authenticator( random_bytes( 16 ) ) )->make( Challenge::create( Challenge::registration_purpose( $user ) ) ) ) ];
	}

	/** @param array<string, mixed> $fields */
	private function change( int $user, array $fields ): string {
		return self::outcome( $fields + [ ProfileActions::PERSON => (string) $user, '_wpnonce' => wp_create_nonce( ProfileActions::nonce( $user ) ) ] );
	}

	/** @param array<string, mixed> $fields */
	private static function outcome( array $fields ): string {
		$answer = self::answer( $fields );
		return preg_match( '/frontage_accounts_done=([\w-]+)/', $answer, $found ) ? $found[1] : $answer;
	}

	/** @param array<string, mixed> $fields */
	private static function answer( array $fields ): string {
		$_POST = $fields;
		try {
			ProfileActions::handle_request();
		} catch ( \DomainException $answer ) {
			return $answer->getMessage();
		}
	}
}
