<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\MagicLink\MagicLink;
use Frontage\Accounts\SignIn\LostPasswordService;
use Frontage\Accounts\UserLookup;
use Frontage\Accounts\Verification\PendingAccounts;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

require_once __DIR__ . '/AccountsTestCase.php';

/** Names and addresses that the table of users cannot hold are nobody's, and the database is not asked. */
#[Group( 'database' )]
final class UserLookupTest extends AccountsTestCase {

	/** What the table of users is asked for from now on. */
	private \ArrayObject $questions;

	protected function setUp(): void {
		parent::setUp();
		self::set_charset( 'utf8mb3' );
		$this->questions = new \ArrayObject();
		add_filter(
			'query',
			function ( string $query ): string {
				global $wpdb;
				if ( preg_match( "/FROM\s+`?$wpdb->users`?\s.*[^\\x00-\\x7F]/s", $query ) ) {
					$this->questions[] = $query;
				}
				return $query;
			}
		);
	}

	private static function set_charset( string $charset ): void {
		add_filter( 'pre_get_col_charset', static fn (): string => $charset, 20 );
	}

	#[TestWith( [ 'anna' ] )]
	#[TestWith( [ 'bob😀' ] )]
	#[TestWith( [ '𠮷田@example.test' ] )]
	#[TestWith( [ 'bob@😀.test' ] )]
	#[TestWith( [ "bob\xf0\x28\x8c@example.test" ] )]
	public function test_the_database_is_not_asked_for_what_it_cannot_hold( string $name ): void {
		global $wpdb;
		self::make_user( 'bob' );
		$mails            = self::runs_of( 'pre_wp_mail' );
		$wpdb->last_error = '';
		update_option( MagicLink::OPTION, true );
		MagicLink::send( $name, 'browser', '' );
		LostPasswordService::send( $name );
		$signed_in  = $this->call( 'sign_in', [ 'user' => $name, 'pass' => 'right password' ] );
		$registered = $this->call( 'register', self::account( [ 'user' => $name, 'pass' => '' ] ) );
		self::assertTrue( $signed_in['error'] );
		self::assertTrue( $registered['error'] );
		self::assertInstanceOf( \WP_Error::class, wp_signon( [ 'user_login' => $name, 'user_password' => 'right password' ] ), 'WordPress\'s own form.' );
		self::assertSame( [ [], '' ], [ $this->questions->getArrayCopy(), $wpdb->last_error ] );
		self::assertCount( 0, $mails );
	}

	public function test_who_signs_in_with_such_a_name_reads_what_anybody_reads(): void {
		self::make_user( 'bob' );
		$failed = self::runs_of( 'wp_login_failed' );
		self::assertSame( $this->call( 'sign_in', [ 'user' => 'nobody', 'pass' => 'x' ] ), $this->call( 'sign_in', [ 'user' => 'bob😀', 'pass' => 'right password' ] ) );
		self::assertCount( 2, $failed );
	}

	public function test_a_registration_where_sites_allow_all_characters_is_refused(): void {
		update_option( PendingAccounts::OPTION, true );
		add_filter( 'sanitize_user', static fn ( string $name, string $raw ): string => $raw, 10, 2 );
		add_filter( 'is_email', static fn ( mixed $is, string $email ): string => $email, 10, 2 );
		add_filter( 'user_registration_email', static fn (): string => 'anna@😀.test' );
		$answer = $this->call( 'register', self::account( [ 'user' => 'anna😀' ] ) );
		self::assertSame( [ 'error' => true, 'user_invalid' => 'The username is not valid!', 'email_format' => 'The Email address is incorrect!' ], $answer );
		self::assertSame( [], $this->questions->getArrayCopy() );
	}

	public function test_what_the_table_can_hold_is_found(): void {
		$user = self::make_user( 'bob' );
		self::assertSame( [ $user, $user ], [ UserLookup::find( 'bob' )?->ID, UserLookup::find( 'BOB@example.test' )?->ID ] );
		self::assertNull( UserLookup::find( 'nobody' ) );
		self::assertTrue( UserLookup::is_storable( 'Zoë 山' ) );
		self::set_charset( 'utf8mb4' );
		self::assertSame( [ true, false ], [ UserLookup::is_storable( 'bob😀' ), UserLookup::is_storable( "bob\xff" ) ] );
	}

	public function test_a_table_in_latin1_is_asked_for_its_own_characters(): void {
		self::set_charset( 'latin1' );
		self::assertSame( [ true, true, false, false ], array_map( UserLookup::is_storable( ... ), [ 'bob', 'Zoë', 'Łukasz', 'bob😀' ] ) );
	}
}
