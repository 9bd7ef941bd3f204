<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests\Security;

use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Accounts\Security\SignInLimit;
use Frontage\Accounts\Settings;
use Frontage\Accounts\Tests\AccountsTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__ ) . '/AccountsTestCase.php';

/** Failed sign-ins are limited wherever WordPress asks for a name and a password. */
#[Group( 'database' )]
final class SignInLimitTest extends AccountsTestCase {

	private const WAIT = '/^Too many attempts\. Wait 15 minutes, then try again\.$/';

	protected function setUp(): void {
		parent::setUp();
		self::make_user();
		update_option( SignInLimit::OPTION, '1' );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.1';
	}

	public function test_is_on_where_the_plugin_is_new_and_off_where_it_was_before(): void {
		foreach ( [ [ true, true ], [ false, false ] ] as [ $is_new, $is_on ] ) {
			delete_option( SignInLimit::OPTION );
			self::assertFalse( SignInLimit::is_on(), 'Before the plugin has made itself ready.' );
			Settings::initialize( $is_new );
			self::assertSame( $is_on, SignInLimit::is_on() );
		}
		update_option( SignInLimit::OPTION, '' );
		Settings::initialize( true );
		self::assertFalse( SignInLimit::is_on(), 'What the owner decided stays.' );
	}

	public function test_after_five_failed_ones_the_right_password_has_to_wait_too(): void {
		for ( $try = 1; $try <= 5; $try++ ) {
			self::assertSame( 'incorrect_password', self::code( wp_authenticate( 'Bob Builder', "wrong $try" ) ) );
		}
		$failed = did_action( 'wp_login_failed' );
		foreach ( [ 'right password', 'wrong 6' ] as $password ) {
			$refused = wp_authenticate( 'Bob Builder', $password );
			self::assertInstanceOf( \WP_Error::class, $refused );
			self::assertSame( 'frontage_sign_in_limit', $refused->get_error_code() );
			self::assertMatchesRegularExpression( self::WAIT, $refused->get_error_message() );
		}
		self::assertSame( $failed + 2, did_action( 'wp_login_failed' ), 'Plugins that shut out hear of it.' );
		self::assertContains( SecurityEvents::THROTTLED, self::noted() );
		$_SERVER['REMOTE_ADDR'] = '198.51.100.2';
		self::assertInstanceOf( \WP_User::class, wp_authenticate( 'Bob Builder', 'right password' ), 'Nobody locks an owner out from elsewhere.' );
	}

	public function test_an_address_has_twenty_whatever_the_names(): void {
		for ( $try = 1; $try <= 20; $try++ ) {
			self::assertNotSame( 'frontage_sign_in_limit', self::code( wp_authenticate( "name $try", 'wrong' ) ) );
		}
		self::assertSame( 'frontage_sign_in_limit', self::code( wp_authenticate( 'Bob Builder', 'right password' ) ) );
	}

	public function test_those_who_come_in_and_forms_left_empty_are_not_counted(): void {
		for ( $time = 1; $time <= 25; $time++ ) {
			self::assertInstanceOf( \WP_User::class, wp_authenticate( 'Bob Builder', 'right password' ) );
			wp_authenticate( 'Bob Builder', '' );
			wp_authenticate( '', 'wrong' );
		}
		self::assertInstanceOf( \WP_User::class, wp_authenticate( 'bob@example.test', 'right password' ) );
	}

	public function test_xml_rpc_is_limited(): void {
		require_once ABSPATH . WPINC . '/class-IXR.php';
		require_once ABSPATH . WPINC . '/class-wp-xmlrpc-server.php';
		for ( $try = 1; $try <= 5; $try++ ) {
			self::assertFalse( ( new \wp_xmlrpc_server() )->login( 'Bob Builder', "wrong $try" ) );
		}
		self::assertFalse( ( new \wp_xmlrpc_server() )->login( 'Bob Builder', 'right password' ) );
		update_option( SignInLimit::OPTION, '' );
		self::assertInstanceOf( \WP_User::class, ( new \wp_xmlrpc_server() )->login( 'Bob Builder', 'right password' ) );
	}

	public function test_it_is_one_count_with_the_forms_of_pages_and_each_try_counts_once(): void {
		for ( $try = 1; $try <= 3; $try++ ) {
			wp_authenticate( 'Bob Builder', 'wrong' );
		}
		for ( $try = 4; $try <= 5; $try++ ) {
			$this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => 'wrong' ] );
			self::assertSame( 200, $this->status, "try $try" );
		}
		$this->call( 'sign_in', [ 'user' => 'Bob Builder', 'pass' => 'wrong' ] );
		self::assertSame( 429, $this->status );
	}

	public function test_off_it_counts_nothing(): void {
		update_option( SignInLimit::OPTION, '' );
		for ( $try = 1; $try <= 25; $try++ ) {
			wp_authenticate( 'Bob Builder', 'wrong' );
		}
		self::assertInstanceOf( \WP_User::class, wp_authenticate( 'Bob Builder', 'right password' ) );
	}

	private static function code( \WP_User|\WP_Error $user ): string {
		return $user instanceof \WP_Error ? (string) $user->get_error_code() : '';
	}
}
