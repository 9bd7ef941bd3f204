<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\Registration\RegistrationConsent;
use Frontage\Accounts\Registration\RegistrationPolicy;
use Frontage\Accounts\Registration\RegistrationService;
use Frontage\Accounts\Rules\ValidationRules;
use Frontage\Accounts\Security\BotCheck;
use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Tests\RefusingDatabase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/AccountsTestCase.php';

final class RegistrationTest extends AccountsTestCase {

	use RefusingDatabase;

	public function test_whoever_listens_to_registrations_such_as_against_spam_is_asked_once(): void {
		$runs = array_map( self::runs_of( ... ), [ 'register_post', 'registration_errors', 'user_register', 'register_new_user', 'wp_login', 'user_registration_email' ] );
		$this->call( 'register', self::account() );
		self::assertSame( [ 1, 1, 1, 1, 1, 1 ], array_map( 'count', $runs ) );
	}

	public function test_an_account_is_made_and_signed_in_and_the_administrator_told(): void {
		$mail = self::runs_of( 'pre_wp_mail' );
		self::assertSame( [ 'error' => false ], $this->call( 'register', self::account() ) );
		$user = get_user_by( 'login', 'anna' );
		self::assertInstanceOf( \WP_User::class, $user );
		self::assertSame( [ 'subscriber' ], $user->roles );
		self::assertSame( $user->ID, get_current_user_id() );
		self::assertCount( 1, $mail, 'The administrator is told; the visitor has a password.' );
		self::assertSame( 'admin@example.test', $mail[0][1]['to'] ?? '' );
		self::assertSame( [ SecurityEvents::REGISTERED ], self::noted() );
	}

	/** @return iterable<string, array{ array<string, mixed>, array<string, string> }> */
	public static function faults(): iterable {
		yield 'nothing'                => [ [ 'user' => '', 'pass' => '', 'email' => '', 'passconfirm' => '' ], [ 'user_null' => 'User name null', 'pass_null' => 'Password null', 'email_null' => 'Email null', 'passconfirm_null' => 'Password null' ] ]; // The last one is ours: old scripts know no such key.
		yield 'blanks alone'           => [ [ 'user' => " \u{a0} " ], [ 'user_null' => 'User name null' ] ];
		yield 'another confirmation'   => [ [ 'passconfirm' => 'secret six' ], [ 'passconfirm' => 'Password and confirmation password do not match.' ] ];
		yield 'a name WordPress refuses' => [ [ 'user' => 'x/y/z' ], [ 'user_invalid' => 'The username is not valid!' ] ];
		yield 'a name that is taken'   => [ [ 'user' => 'Bob Builder' ], [ 'user_exists' => 'Username already exists!' ] ];
		yield 'an address that is'     => [ [ 'email' => 'bob@example.test' ], [ 'email_exists' => 'Email Already in use.' ] ];
		yield 'both'                   => [ [ 'user' => 'Bob Builder', 'email' => 'bob@example.test' ], [ 'user_exists' => 'Username already exists!', 'email_exists' => 'Email Already in use.' ] ];
		yield 'a short name'           => [ [ 'user' => 'ann' ], [ 'user_length' => 'Username too short. At least 4 characters is required.' ] ];
		yield 'a short password'       => [ [ 'pass' => '1234', 'passconfirm' => '1234' ], [ 'pass_length' => 'Use at least 5 characters.' ] ];
		yield 'no address'             => [ [ 'email' => 'anna@' ], [ 'email_format' => 'The Email address is incorrect!' ] ];
		yield 'a backslash'            => [ [ 'pass' => 'a\\bcde', 'passconfirm' => 'a\\bcde' ], [ 'pass_invalid' => 'A password may not contain the character “\\”.' ] ];
		yield 'too long a password'    => [ [ 'pass' => str_repeat( 'x', 4097 ), 'passconfirm' => str_repeat( 'x', 4097 ) ], [ 'pass_long' => 'Passwords can have up to 4096 characters.' ] ];
		yield 'too long a name'        => [ [ 'user' => str_repeat( 'x', 61 ) ], [ 'user_invalid' => 'The username is not valid!' ] ];
	}

	/**
	 * @param array<string, mixed>  $but
	 * @param array<string, string> $texts
	 */
	#[DataProvider( 'faults' )]
	public function test_what_is_wrong_is_said_at_its_field( array $but, array $texts ): void {
		self::make_user();
		self::assertEquals( [ 'error' => true ] + $texts, $this->call( 'register', self::account( $but ) ) );
		self::assertFalse( get_user_by( 'email', 'anna@example.test' ) );
	}

	public function test_values_come_without_the_blanks_around_them_and_as_they_are_otherwise(): void {
		self::assertSame( [ 'error' => false ], $this->call( 'register', self::account( [ 'user' => "  Anna O Neil \u{a0}", 'pass' => ' a "b" & c ', 'passconfirm' => 'a "b" & c', 'email' => " o'neil+x@example.photography\n" ] ) ), 'Trimmed on both sides.' );
		self::assertInstanceOf( \WP_User::class, get_user_by( 'email', "o'neil+x@example.photography" ) );
	}

	public function test_what_is_pasted_is_read_as_it_was_meant(): void {
		self::assertSame( [ 'error' => false ], $this->call( 'register', self::account( [ 'user' => "\u{202A}Anna O Neil\u{202C}", 'email' => "\u{200B}anna@Bücher.example\u{FEFF}" ] ) ) );
		$user = get_user_by( 'login', 'Anna O Neil' );
		self::assertInstanceOf( \WP_User::class, $user );
		self::assertSame( 'anna@xn--bcher-kva.example', $user->user_email, 'WordPress keeps ASCII alone.' );
	}

	public function test_nothing_else_that_is_sent_is_read(): void {
		$this->call( 'register', self::account( [ 'role' => 'administrator', 'ID' => 1, 'user_login' => 'evil', 'meta_input' => [ 'wp_capabilities' => [ 'administrator' => true ] ], 'wp_capabilities' => [ 'administrator' => true ] ] ), [ 'role' => 'administrator' ] );
		$user = get_user_by( 'login', 'anna' );
		self::assertInstanceOf( \WP_User::class, $user );
		self::assertSame( [ 'subscriber' ], $user->roles );
		self::assertFalse( user_can( $user, 'edit_posts' ) );
	}

	public function test_it_is_closed_where_the_site_says_so(): void {
		update_option( 'users_can_register', 0 );
		self::assertSame( [ 'error' => true, 'message' => 'Registration is closed on this site.' ], $this->call( 'register', self::account() ) );
		self::assertFalse( get_user_by( 'login', 'anna' ) );
		self::assertSame( [ SecurityEvents::NOT_MADE ], self::noted() );
	}

	public function test_it_is_closed_while_new_accounts_could_write_and_the_owner_is_told(): void {
		update_option( 'default_role', 'author' );
		self::assertSame( 'Registration is closed on this site.', $this->call( 'register', self::account() )['message'] ?? '' );
		self::assertSame( 'critical', RegistrationPolicy::test()['status'] );
		add_filter( 'frontage_accounts_allow_role', '__return_true' );
		self::assertSame( [ 'error' => false ], $this->call( 'register', self::account() ) );
		self::assertSame( 'good', RegistrationPolicy::test()['status'] );
	}

	/** @return iterable<string, array{ list<string>, bool }> */
	public static function capabilities(): iterable {
		yield 'a reader'                   => [ [ 'read', 'level_0' ], true ];
		yield 'a member'                   => [ [ 'read', 'read_private_pages', 'view_reports', 'access_lessons', 'download' ], true ];
		yield 'one who looks at a forum'   => [ [ 'spectate', 'participate' ], true ];
		yield 'words that begin alike'     => [ [ 'address_book', 'editorial_news', 'listener' ], true ];
		yield 'one who uploads'            => [ [ 'read', 'upload_files' ], false ];
		yield 'one who publishes elsewhere' => [ [ 'read', 'publish_topics' ], false ];
		yield 'one who edits pages alone'  => [ [ 'edit_pages' ], false ];
		yield 'one who manages a shop'     => [ [ 'manage_woocommerce' ], false ];
		yield 'another plugin’s verb'      => [ [ 'acme_delete_records' ], false ];
		yield 'one who sees users'         => [ [ 'list_users' ], false ];
		yield 'one who reads messages'     => [ [ 'frontage_read_submissions' ], false ];
		yield 'an old level'               => [ [ 'level_10' ], false ];
		yield 'markup'                     => [ [ 'unfiltered_html' ], false ];
	}

	/** @param list<string> $names */
	#[DataProvider( 'capabilities' )]
	public function test_a_role_that_may_change_anything_is_not_given_to_strangers( array $names, bool $harmless ): void {
		add_role( 'probe', 'Probe', array_fill_keys( $names, true ) + [ 'edit_themes' => false ] );
		update_option( 'default_role', 'probe' );
		try {
			self::assertSame( $harmless, RegistrationPolicy::is_role_harmless() );
			self::assertSame( ! $harmless, str_contains( RegistrationPolicy::test()['description'], 'can do more than read: ' . end( $names ) . '.' ) );
		} finally {
			remove_role( 'probe' );
		}
	}

	public function test_an_owner_may_allow_what_members_of_his_do(): void {
		add_role( 'probe', 'Probe', [ 'read' => true, 'publish_topics' => true, 'edit_topics' => true ] );
		update_option( 'default_role', 'probe' );
		add_filter( 'frontage_accounts_allow_role', static fn ( bool $allowed, string $role, array $harmful ): bool => [ 'probe', [] ] === [ $role, array_diff( $harmful, [ 'publish_topics', 'edit_topics' ] ) ], 10, 3 );
		try {
			self::assertTrue( RegistrationPolicy::is_role_harmless() );
		} finally {
			remove_role( 'probe' );
		}
	}

	public function test_what_plugins_object_to_is_said_as_text(): void {
		add_filter(
			'registration_errors',
			static function ( \WP_Error $errors ): \WP_Error {
				$errors->add( 'captcha', '<strong>Error</strong>: are you there? <img src=x onerror=alert(1)>' );
				$errors->add( 'email_exists', 'Known <a href="x">elsewhere</a>' );
				return $errors;
			}
		);
		self::assertEquals( [ 'error' => true, 'message' => 'Error: are you there?', 'email_exists' => 'Email Already in use.' ], $this->call( 'register', self::account() ) );
		self::assertFalse( get_user_by( 'login', 'anna' ) );
	}

	public function test_what_a_network_says_of_a_name_is_passed_on_since_its_code_does_not_tell(): void {
		$errors = new \WP_Error( 'user_name', 'Names have lowercase letters and <b>numbers</b>.' );
		$errors->add( 'user_email', 'Sorry, that address is already used!' );
		self::assertSame( [ 'user_invalid' => 'Names have lowercase letters and numbers.', 'email_format' => 'Sorry, that address is already used!' ], RegistrationService::texts_of( $errors ) );
	}

	public function test_an_account_that_wordpress_does_not_make_is_no_success(): void {
		add_filter( 'pre_user_login', '__return_empty_string' );
		$answer = $this->call( 'register', self::account() );
		self::assertTrue( $answer['error'] ?? null );
		self::assertCount( 2, $answer );
	}

	public function test_names_that_the_site_keeps_for_itself_are_not_valid(): void {
		add_filter( 'illegal_user_logins', static fn (): array => [ 'Anna' ] );
		self::assertSame( [ 'error' => true, 'user_invalid' => 'The username is not valid!' ], $this->call( 'register', self::account() ) );
	}

	public function test_the_sixth_account_in_an_hour_has_to_wait(): void {
		for ( $at = 0; $at < 5; $at++ ) {
			self::assertSame( [ 'error' => false ], $this->call( 'register', self::account( [ 'user' => "anna$at", 'email' => "anna$at@example.test" ] ) ) );
			wp_set_current_user( 0 );
		}
		$answer = $this->call( 'register', self::account() );
		self::assertSame( 429, $this->status );
		self::assertArrayHasKey( 'retry_after', $answer );
		self::assertContains( SecurityEvents::TOO_MANY, self::noted() );
	}

	public function test_whoever_asks_for_many_addresses_has_to_wait(): void {
		self::make_user();
		for ( $at = 0; $at < 30; $at++ ) {
			self::assertArrayHasKey( 'email_exists', $this->call( 'register', self::account( [ 'email' => 'bob@example.test' ] ) ) );
		}
		$this->call( 'register', self::account( [ 'email' => 'bob@example.test' ] ) );
		self::assertSame( 429, $this->status );
	}

	public function test_programs_are_told_from_people(): void {
		self::assertStringContainsString( 'A hidden field was filled in', $this->call( 'register', self::account(), [ BotCheck::TRAP => 'x' ] )['message'] ?? '' );
		self::assertStringContainsString( 'very fast', $this->call( 'register', self::account(), [ BotCheck::STAMP => BotCheck::timestamp() ] )['message'] ?? '' );
		self::assertContains( SecurityEvents::PROGRAM, self::noted() );
		self::assertSame( [ 'error' => false ], $this->call( 'register', self::account(), [ BotCheck::STAMP => BotCheck::timestamp( time() - YEAR_IN_SECONDS ) ] ), 'A cached page is as good as a new one.' );
	}

	public function test_the_owner_may_want_longer_passwords(): void {
		update_option( ValidationRules::OPTION, 12 );
		self::assertSame( [ 'error' => true, 'pass_length' => 'Use at least 12 characters.' ], $this->call( 'register', self::account() ) );
		update_option( ValidationRules::OPTION, 900 );
		self::assertSame( 64, ValidationRules::password_length() );
	}

	public function test_consent_is_kept_with_its_words_and_time(): void {
		update_option( RegistrationConsent::OPTION, '1' );
		self::assertSame( [ 'error' => true, 'consent' => 'Select this checkbox to continue.' ], $this->call( 'register', self::account() ) );
		self::assertSame( [ 'error' => false ], $this->call( 'register', self::account( [ 'consent' => '1' ] ) ) );
		$kept = get_user_meta( get_current_user_id(), RegistrationConsent::META, true );
		self::assertStringContainsString( 'agree', $kept['text'] );
		self::assertMatchesRegularExpression( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/', $kept['at'] );
	}

	public function test_who_may_not_sign_in_yet_is_told_why(): void {
		add_filter( 'wp_authenticate_user', static fn (): \WP_Error => new \WP_Error( 'pending', 'Somebody <b>looks at it</b> first.' ) );
		self::assertSame( [ 'error' => false, 'message' => 'Somebody looks at it first.' ], $this->call( 'register', self::account() ) );
	}

	public function test_it_leads_where_the_site_says(): void {
		add_filter( 'registration_redirect', static fn (): string => 'https://evil.example/' );
		self::assertSame( [ 'error' => false ], $this->call( 'register', self::account( [ 'redirect_to' => home_url( '/x/' ) ] ) ) );
		wp_set_current_user( 0 );
		remove_all_filters( 'registration_redirect' );
		self::assertSame( home_url( '/x/' ), $this->call( 'register', self::account( [ 'user' => 'berta', 'email' => 'b@example.test', 'redirect_to' => home_url( '/x/' ) ] ) )['redirect'] ?? '' );
	}

	public function test_the_proof_of_consent_is_kept_where_the_database_refuses_its_characters(): void {
		update_option( RegistrationConsent::OPTION, '1' );
		add_filter( 'gettext_frontage-accounts', static fn ( string $text ): string => 'I agree to my data being stored for my account.' === $text ? 'Jeg godtar å bli tatt vare på 😀' : $text );
		$this->refuse_writes( 'usermeta', '😀' );
		$user = $this->sign_in( 'subscriber' );
		RegistrationConsent::store( $user );
		$kept = get_user_meta( $user, RegistrationConsent::META, true );
		self::assertSame( RegistrationConsent::label(), html_entity_decode( is_array( $kept ) ? $kept['text'] : '' ) );
	}
}
