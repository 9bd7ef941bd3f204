<?php

declare( strict_types = 1 );

namespace Frontage\Shop\Tests;

use Frontage\Shop\ComingSoon;
use Frontage\Tests\ShopTestCase;

require_once dirname( __DIR__, 3 ) . '/tests/ShopTestCase.php';

/** A shop that visitors do not see yet: its starter site says so. */
final class ComingSoonTest extends ShopTestCase {

	private const SCREEN = 'appearance_page_frontage-site-starter';

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		remove_all_filters( 'pre_option_woocommerce_coming_soon' ); // The demo's.
		update_option( 'woocommerce_coming_soon', 'yes' );
		$this->sign_in( 'administrator' );
		wp_get_current_user()->add_cap( 'manage_woocommerce' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		$_REQUEST = [];
		parent::tearDown();
	}

	private static function told( string $screen = self::SCREEN ): string {
		set_current_screen( $screen );
		ob_start();
		ComingSoon::print_notice();
		return (string) ob_get_clean();
	}

	public function test_the_starter_screen_says_it_with_one_button(): void {
		$notice = self::told();
		self::assertStringContainsString( 'so visitors cannot see your shop or products', $notice );
		self::assertSame( 1, substr_count( $notice, '<button' ) );
		self::assertStringContainsString( 'value="frontage_shop_launch"', $notice );
	}

	public function test_elsewhere_when_it_is_off_and_for_others_nothing_is_said(): void {
		self::assertSame( '', self::told( 'dashboard' ) );
		wp_get_current_user()->remove_cap( 'manage_woocommerce' );
		self::assertSame( '', self::told() );
		wp_get_current_user()->add_cap( 'manage_woocommerce' );
		update_option( 'woocommerce_coming_soon', 'no' );
		self::assertSame( '', self::told() );
	}

	public function test_the_button_ends_it_and_comes_back(): void {
		$_REQUEST = [ '_wpnonce' => wp_create_nonce( ComingSoon::ACTION ), '_wp_http_referer' => '/wp-admin/themes.php?page=frontage-site-starter' ];
		$to       = '';
		add_filter(
			'wp_redirect',
			static function ( string $url ) use ( &$to ): never {
				$to = $url;
				throw new \RuntimeException( 'sent' );
			}
		);
		try {
			do_action( 'admin_post_frontage_shop_launch' );
		} catch ( \RuntimeException $sent ) {
			self::assertSame( 'sent', $sent->getMessage() );
		}
		self::assertSame( 'no', get_option( 'woocommerce_coming_soon' ) );
		self::assertStringContainsString( 'page=frontage-site-starter', $to );
	}

	public function test_without_a_nonce_it_stays(): void {
		add_filter( 'wp_die_handler', static fn () => static fn () => throw new \RuntimeException( 'refused' ) );
		try {
			do_action( 'admin_post_frontage_shop_launch' );
			self::fail( 'It was let through.' );
		} catch ( \RuntimeException $refused ) {
			self::assertSame( 'refused', $refused->getMessage() );
		}
		self::assertSame( 'yes', get_option( 'woocommerce_coming_soon' ) );
	}
}
