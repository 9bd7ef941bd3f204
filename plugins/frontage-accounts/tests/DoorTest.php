<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\Compat\UserPressAjax;
use Frontage\Accounts\Endpoints\AjaxController;
use Frontage\Accounts\Request\Origin;
use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Accounts\SignIn\LostPasswordService;
use Frontage\Tests\HostileInput;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/AccountsTestCase.php';
require_once dirname( __DIR__, 3 ) . '/tests/support/HostileInput.php';

#[Group( 'database' )]
final class DoorTest extends AccountsTestCase {

	use HostileInput;

	/** @return iterable<string, array{ array<string, string>, bool }> */
	public static function origins(): iterable {
		yield 'a page of this site'     => [ [ 'HTTP_SEC_FETCH_SITE' => 'same-origin' ], true ];
		yield 'another site'            => [ [ 'HTTP_SEC_FETCH_SITE' => 'cross-site', 'HTTP_ORIGIN' => 'http://example.test' ], false ];
		yield 'a sister'                => [ [ 'HTTP_SEC_FETCH_SITE' => 'same-site' ], false ];
		yield 'an address that was typed' => [ [ 'HTTP_SEC_FETCH_SITE' => 'none' ], false ];
		yield 'an older browser'        => [ [ 'HTTP_ORIGIN' => 'http://example.test' ], true ];
		yield 'one of another site'     => [ [ 'HTTP_ORIGIN' => 'http://example.test.evil.example' ], false ];
		yield 'another port'            => [ [ 'HTTP_ORIGIN' => 'http://example.test:81' ], false ];
		yield 'a referrer alone'        => [ [ 'HTTP_REFERER' => 'http://example.test/page' ], true ];
		yield 'a foreign one'           => [ [ 'HTTP_REFERER' => 'http://evil.example/?http://example.test/' ], false ];
		yield 'an opaque origin'        => [ [ 'HTTP_ORIGIN' => 'null', 'HTTP_REFERER' => 'http://example.test/' ], false ];
		yield 'none of them'            => [ [], false ];
	}

	/** @param array<string, string> $headers */
	#[DataProvider( 'origins' )]
	public function test_only_pages_of_this_site_may_call( array $headers, bool $may ): void {
		unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
		$_SERVER = $headers + $_SERVER;
		foreach ( [ 'sign_in', 'register', 'lost_password', 'nonce' ] as $call ) {
			$answer = $this->call( $call, [ 'user' => 'nobody', 'pass' => 'wrong' ] );
			self::assertSame( ! $may, '-1' === $answer, $call );
		}
		self::assertSame( ! $may, in_array( SecurityEvents::FOREIGN, self::noted(), true ) );
	}

	public function test_a_site_in_letters_of_another_script_is_known_as_browsers_write_it(): void {
		unset( $_SERVER['HTTP_SEC_FETCH_SITE'] );
		foreach ( [ 'home', 'siteurl' ] as $option ) {
			add_filter( "option_$option", static fn (): string => 'https://bücher.example:443/blog', 40 );
		}
		foreach ( [ 'https://xn--bcher-kva.example' => true, 'https://xn--bcher-kva.example:444' => false, 'http://xn--bcher-kva.example' => false, 'https://bucher.example' => false, 'https://xn--bcher-kva.example.evil.test' => false, 'https://xn--bcher-kva.example@evil.test' => false ] as $origin => $may ) {
			$_SERVER['HTTP_ORIGIN'] = $origin;
			self::assertSame( $may, Origin::is_own(), $origin );
		}
	}

	public function test_nothing_is_asked_by_looking(): void {
		$_SERVER['REQUEST_METHOD'] = 'GET';
		foreach ( [ 'sign_in', 'register', 'lost_password', 'nonce' ] as $call ) {
			self::assertSame( '-1', $this->call( $call, self::account() ) );
		}
	}

	public function test_a_call_without_its_nonce_is_refused_as_old_scripts_know_it(): void {
		foreach ( [ null, 'wrong', '' ] as $nonce ) {
			self::assertSame( '-1', $this->call( 'sign_in', [ 'user' => 'x', 'pass' => 'y' ], [ '_ajax_nonce' => $nonce ] ) );
		}
		foreach ( [ '_wpnonce', 'nonce' ] as $name ) {
			self::assertIsArray( $this->call( 'sign_in', [ 'user' => 'x', 'pass' => 'y' ], [ '_ajax_nonce' => null, $name => wp_create_nonce( 'up-nonce-ajax' ) ] ), $name );
		}
	}

	public function test_a_nonce_is_given_and_not_without_end(): void {
		$answer = $this->call( 'nonce', null );
		self::assertSame( 1, wp_verify_nonce( $answer['nonce'] ?? '', 'up-nonce-ajax' ) );
		for ( $at = 1; $at < 30; $at++ ) {
			$this->call( 'nonce', null );
			self::assertSame( 200, $this->status );
		}
		$this->call( 'nonce', null );
		self::assertSame( 429, $this->status );
	}

	public function test_who_is_signed_in_already_is_told_so_whatever_the_page_still_shows(): void {
		$this->sign_in( 'subscriber' );
		foreach ( [ 'sign_in', 'register', 'lost_password' ] as $call ) {
			self::assertSame( [ 'error' => false ], $this->call( $call, self::account(), [ '_ajax_nonce' => 'of a guest' ] ) );
		}
		self::assertFalse( get_user_by( 'login', 'anna' ) );
	}

	public function test_a_lost_password_gets_the_same_words_for_who_is_known_and_who_is_not(): void {
		self::make_user();
		$known = $this->call( 'lost_password', [ 'user' => 'bob@example.test' ] );
		self::assertSame( $known, $this->call( 'lost_password', [ 'user' => 'nobody@example.test' ] ) );
		self::assertFalse( $known['error'] );
		self::assertStringContainsString( 'If an account with this username or email address exists', $known['message'] );
		$mails = self::runs_of( 'pre_wp_mail' );
		remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
		do_action( 'shutdown' );
		remove_all_actions( 'shutdown' );
		self::assertSame( [ 'bob@example.test' ], array_column( array_column( (array) $mails, 1 ), 'to' ) );
		self::assertSame( [ 'error' => true, 'user' => 'Required Field' ], $this->call( 'lost_password', [ 'user' => ' ' ] ) );
	}

	public function test_where_the_visitor_is_kept_waiting_the_mail_goes_in_a_request_of_cron(): void {
		self::make_user();
		$answered = new \ReflectionProperty( \Frontage\Kit\Http\ResponseCloser::class, 'is_answered' );
		$mails    = self::runs_of( 'pre_wp_mail' );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.7';
		$this->call( 'lost_password', [ 'user' => 'bob@example.test' ] );
		$this->call( 'lost_password', [ 'user' => 'nobody@example.test' ] );
		remove_action( 'shutdown', 'wp_ob_end_flush_all', 1 );
		add_filter( 'pre_http_request', '__return_empty_array' ); // WordPress asks itself for cron.
		$answered->setValue( null, false );
		try {
			do_action( 'shutdown' );
		} finally {
			$answered->setValue( null, true );
			remove_all_actions( 'shutdown' );
		}
		$events = array_merge( ...array_values( array_map( static fn ( array $hooks ): array => array_values( $hooks[ LostPasswordService::TASK ] ?? [] ), _get_cron_array() ) ) );
		self::assertCount( 2, $events, 'One for a name that nobody has, too: the answer takes as long.' );
		self::assertCount( 0, $mails, 'Nothing of it in this request.' );
		add_filter( 'wp_doing_cron', '__return_true' );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.1';
		foreach ( $events as $event ) {
			do_action_ref_array( LostPasswordService::TASK, $event['args'] );
		}
		self::assertSame( '192.0.2.1', $_SERVER['REMOTE_ADDR'] );
		self::assertCount( 1, $mails );
		self::assertStringNotContainsString( '192.0.2.1', (string) $mails[0][1]['message'], 'That is the address of this server.' );
		self::assertSame( 'bob@example.test', $mails[0][1]['to'] ?? '' );
	}

	public function test_nobodys_mailbox_is_filled(): void {
		for ( $at = 0; $at < 3; $at++ ) {
			$_SERVER['REMOTE_ADDR'] = "198.51.100.$at";
			$this->call( 'lost_password', [ 'user' => 'bob@example.test' ] );
			self::assertSame( 200, $this->status );
		}
		$_SERVER['REMOTE_ADDR'] = '198.51.100.99';
		$this->call( 'lost_password', [ 'user' => 'Bob@example.test' ] );
		self::assertSame( 429, $this->status );
	}

	public function test_another_spelling_of_a_name_is_the_same_mailbox(): void {
		$this->make_user( 'bob', 'right password', 'bob@example.test' );
		foreach ( [ 'bob@example.test', 'bób@example.test', "bob\u{200B}@exam<b>ple.test", 'BOB@example.test%20' ] as $at => $spelling ) {
			$_SERVER['REMOTE_ADDR'] = "198.51.100.$at";
			$this->call( 'lost_password', [ 'user' => $spelling ] );
			self::assertSame( $at < 3 ? 200 : 429, $this->status, $spelling );
		}
	}

	public function test_the_names_of_old_scripts_are_answered_unless_their_plugin_is_there(): void {
		add_action( 'wp_ajax_nopriv_pxl_user_login', '__return_true' );
		UserPressAjax::register();
		self::assertSame( 10, has_action( 'wp_ajax_nopriv_form_ajax_register', [ AjaxController::class, 'register' ] ) );
		self::assertSame( 10, has_action( 'wp_ajax_user_press_login', [ AjaxController::class, 'sign_in' ] ) );
		self::assertFalse( has_action( 'wp_ajax_nopriv_pxl_user_login', [ AjaxController::class, 'sign_in' ] ) );
	}

	/** @return iterable<string, array{ string, string }> */
	public static function parameters(): iterable {
		foreach ( [ 'sign_in' => [ 'user', 'pass', 'rememberme', 'redirect_to' ], 'register' => [ 'user', 'pass', 'email', 'passconfirm', 'consent', 'redirect_to' ], 'lost_password' => [ 'user' ] ] as $call => $fields ) {
			foreach ( $fields as $field ) {
				yield "$call, $field" => [ $call, $field ];
			}
		}
	}

	#[DataProvider( 'parameters' )]
	public function test_hostile_values_harm_nothing( string $call, string $field ): void {
		global $wpdb;
		add_filter( 'frontage_accounts_limit', static fn (): int => PHP_INT_MAX - 1 );
		$complaints = [];
		set_error_handler(
			static function ( int $level, string $text ) use ( &$complaints ): bool {
				$complaints[] = $text;
				return true;
			}
		);
		try {
			foreach ( self::values() as $kind => $value ) {
				wp_set_current_user( 0 );
				$wpdb->last_error = '';
				$answer           = $this->call( $call, self::account( [ $field => $value ] ) );
				self::assertIsArray( $answer, $kind );
				self::assertLessThan( 500, $this->status, $kind );
				self::assertSame( [], $complaints, $kind );
				self::assertSame( '', $wpdb->last_error, $kind );
				$made = get_user_by( 'login', 'anna' );
				if ( $made ) {
					self::assertSame( [ 'subscriber' ], $made->roles, $kind );
					wp_delete_user( $made->ID );
				}
			}
			foreach ( [ '_ajax_nonce', 'data', AjaxController::NONCE ] as $name ) {
				foreach ( self::values() as $kind => $value ) {
					$this->call( $call, self::account(), [ $name => $value ] );
					self::assertSame( [], $complaints, "$name, $kind" );
				}
			}
		} finally {
			restore_error_handler();
		}
	}
}
