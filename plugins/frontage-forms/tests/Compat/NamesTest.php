<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Compat;

use Frontage\Forms\Compat\Names;
use Frontage\Forms\Compat\ScreenRequest;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\PreserveGlobalState;
use PHPUnit\Framework\Attributes\RunInSeparateProcess;

/** Where the names of Contact Form 7 are declared, and where never. */
final class NamesTest extends WordPressTestCase {

	protected function tearDown(): void {
		$GLOBALS['pagenow'] = 'index.php';
		delete_option( ScreenRequest::ANSWERS );
		parent::tearDown();
	}

	/** @return iterable<string, array{string, bool}> */
	public static function addresses(): iterable {
		yield 'a page' => [ '/contact/?name=x', true ];
		yield 'a submission' => [ '/wp-json/contact-form-7/v1/contact-forms/5/feedback', true ];
		yield 'ours' => [ '/sub/wp-json/frontage/v1/contact-forms/5/refill', true ];
		yield 'without pretty addresses' => [ '/index.php?rest_route=/frontage/v1/contact-forms/5/feedback', true ];
		yield "an add-on's route" => [ '/wp-json/cf7-steps/v1/check', true ];
		yield 'plugins' => [ '/wp-json/wp/v2/plugins/contact-form-7/wp-contact-form-7', false ];
		yield 'plugins without pretty addresses' => [ '/?rest_route=/wp/v2/plugins', false ];
		yield 'many calls in one' => [ '/wp-json/batch/v1', false ];
	}

	#[DataProvider( 'addresses' )]
	public function test_pages_and_routes_of_forms_know_the_names( string $address, bool $know ): void {
		self::assertSame( $know, Names::is_page_or_route( $address ) );
	}

	/** @return iterable<string, array{string, array<string, string>, bool}> */
	public static function screens(): iterable {
		yield 'the list of forms' => [ 'admin.php', [ 'page' => 'wpcf7' ], true ];
		yield 'the inbox' => [ 'admin.php', [ 'page' => 'frontage-forms' ], true ];
		yield "an add-on's screen" => [ 'admin.php', [ 'page' => 'cfdb7-list.php', 'fid' => '5' ], true ];
		yield "a builder's editor" => [ 'post.php', [ 'post' => '5', 'action' => 'elementor' ], true ];
		yield "an add-on's question" => [ 'admin-ajax.php', [ 'action' => 'cf7mls_validation' ], true ];
		yield 'plugins' => [ 'plugins.php', [], false ];
		yield 'switching on' => [ 'plugins.php', [ 'action' => 'activate', 'plugin' => 'contact-form-7/wp-contact-form-7.php' ], false ];
		yield 'switching on by a link' => [ 'update.php', [ 'action' => 'activate-plugin' ], false ];
		yield 'switching on in the background' => [ 'admin-ajax.php', [ 'action' => 'activate-plugin' ], false ];
		yield 'recommended plugins of a form add-on' => [ 'admin.php', [ 'page' => 'cf7-setup', 'action' => 'activate_plugin' ], false ];
		yield "a theme's installer" => [ 'themes.php', [ 'page' => 'tgmpa-install-plugins', 'tgmpa-activate' => 'activate-plugin' ], false ];
		yield 'the dashboard' => [ 'index.php', [], false ];
	}

	/** @param array<string, string> $get */
	#[DataProvider( 'screens' )]
	public function test_screens_that_can_switch_a_plugin_on_do_not( string $screen, array $get, bool $know ): void {
		$GLOBALS['pagenow'] = $screen;
		$_GET               = $get;
		self::assertSame( $know, ScreenRequest::is_safe() );
	}

	public function test_an_owner_may_widen_it_but_not_to_where_plugins_are_managed(): void {
		update_option( ScreenRequest::ANSWERS, true );
		$GLOBALS['pagenow'] = 'index.php';
		self::assertTrue( ScreenRequest::is_safe() );
		foreach ( [ 'plugins.php', 'plugin-install.php', 'update.php' ] as $screen ) {
			$GLOBALS['pagenow'] = $screen;
			self::assertFalse( ScreenRequest::is_safe(), $screen );
		}
	}

	#[Group( 'processes' )]
	#[RunInSeparateProcess]
	#[PreserveGlobalState( false )]
	public function test_declares_what_add_ons_look_for(): void {
		self::assertFalse( class_exists( 'WPCF7' ) );
		Names::declare_all();
		self::assertTrue( class_exists( 'WPCF7' ) );
		self::assertTrue( function_exists( 'wpcf7' ) );
		self::assertTrue( version_compare( (string) constant( 'WPCF7_VERSION' ), '6.1.6', '>=' ) );
		self::assertTrue( constant( 'WPCF7_AUTOP' ) );
		self::assertFileExists( (string) constant( 'WPCF7_PLUGIN' ) );
		$told = 0;
		add_action( 'wpcf7_init', static function () use ( &$told ): void {
			++$told;
		} );
		Names::init();
		self::assertSame( 1, $told );
	}
}
