<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests;

use Frontage\Kit\Admin\NewPageLink;
use Frontage\Kit\Admin\OnboardingCard;
use Frontage\Tests\WordPressTestCase;

require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
require_once ABSPATH . 'wp-admin/includes/screen.php';
require_once ABSPATH . 'wp-admin/includes/template.php';
require_once ABSPATH . 'wp-admin/includes/post.php';

/** The card after activation, and the pages that its buttons begin. */
final class FirstMinuteTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		remove_all_filters( 'frontage_first_minute' );
		self::offer( 'one', 'Make <one>' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'], $_REQUEST['_wpnonce'] );
		$_SERVER['REQUEST_URI'] = '/';
		parent::tearDown();
	}

	public function test_it_stands_where_one_looks_after_activating_and_nowhere_else(): void {
		$this->sign_in( 'administrator' );
		foreach ( [ 'plugins', 'themes' ] as $screen ) {
			self::assertSame( 1, substr_count( self::shown( $screen ), 'Make &lt;one&gt;' ), $screen );
		}
		self::assertSame( '', self::shown( 'edit-post' ) );
		self::assertSame( '', self::shown( 'dashboard' ), 'That has a card of its own.' );
	}

	public function test_several_plugins_share_it_with_one_button_each_the_first_as_the_main_one(): void {
		$this->sign_in( 'administrator' );
		self::offer( 'two', 'Make two' );
		$html = self::shown( 'plugins' );
		self::assertSame( 1, substr_count( $html, '<h2>' ) );
		self::assertSame( 2, substr_count( $html, 'class="button' ) );
		self::assertSame( 1, substr_count( $html, 'button-primary' ) );
		self::assertLessThan( strpos( $html, 'Make two' ), strpos( $html, 'button-primary' ) );
	}

	public function test_of_each_plugin_the_first_step_that_is_not_done_is_shown(): void {
		$this->sign_in( 'administrator' );
		remove_all_filters( 'frontage_first_minute' );
		self::offer( 'one', 'Make first', true );
		self::offer( 'one', 'Make second' );
		self::offer( 'one', 'Make third' );
		$html = self::shown( 'plugins' );
		self::assertStringContainsString( 'Make second', $html );
		self::assertSame( 1, substr_count( $html, 'class="button' ) );
	}

	public function test_with_nothing_to_do_there_is_no_card(): void {
		remove_all_filters( 'frontage_first_minute' );
		$this->sign_in( 'administrator' );
		self::assertSame( '', self::shown( 'plugins' ) );
	}

	public function test_put_away_it_stays_away_for_that_person_until_another_plugin_comes(): void {
		$this->sign_in( 'administrator' );
		$_REQUEST['_wpnonce'] = wp_create_nonce( 'frontage_first_minute' );
		self::put_away();
		self::assertSame( '', self::shown( 'plugins' ) );
		self::offer( 'two', 'Make two' );
		$html = self::shown( 'plugins' );
		self::assertStringContainsString( 'Make two', $html );
		self::assertStringNotContainsString( '&lt;one&gt;', $html );

		$this->sign_in( 'administrator' );
		self::assertStringContainsString( '&lt;one&gt;', self::shown( 'plugins' ), 'Another person.' );
	}

	public function test_without_the_links_nonce_nothing_is_put_away(): void {
		$this->sign_in( 'administrator' );
		add_filter( 'wp_die_handler', static fn (): callable => static fn () => throw new \OverflowException( 'refused' ) );
		try {
			OnboardingCard::dismiss();
		} catch ( \OverflowException $ended ) {
			self::assertSame( 'refused', $ended->getMessage() );
		}
		self::assertNotSame( '', self::shown( 'plugins' ) );
	}

	public function test_a_link_begins_a_page_with_blocks_and_only_a_link_of_ours_does(): void {
		$this->sign_in( 'editor' );
		$link                   = NewPageLink::url( 'R & "D"', '<!-- wp:frontage/counter {"a":"<b>&"} /-->' );
		$_SERVER['REQUEST_URI'] = $link;
		$page                   = get_default_post_to_edit( 'page' );
		self::assertSame( [ 'R & "D"', '<!-- wp:frontage/counter {"a":"<b>&"} /-->' ], [ $page->post_title, $page->post_content ] );

		foreach ( [ add_query_arg( 'frontage_content', rawurlencode( '<script>alert(1)</script>' ), $link ), remove_query_arg( 'frontage_title', $link ), add_query_arg( 'frontage_content[a]', 'b', remove_query_arg( 'frontage_content', $link ) ) ] as $other ) {
			$_SERVER['REQUEST_URI'] = $other;
			$page                   = get_default_post_to_edit( 'page' );
			self::assertSame( [ '', '' ], [ $page->post_title, $page->post_content ], $other );
		}
	}

	private static function offer( string $plugin, string $button, bool $is_done = false ): void {
		add_filter(
			'frontage_first_minute',
			static fn ( array $steps ): array => [
				...$steps,
				[
					'plugin' => $plugin,
					'name'   => $plugin,
					'text'   => 'It is there.',
					'url'    => admin_url(),
					'button' => $button,
					'done'   => $is_done,
				],
			]
		);
	}

	private static function shown( string $screen ): string {
		set_current_screen( $screen );
		ob_start();
		OnboardingCard::show();
		return (string) ob_get_clean();
	}

	/** Up to where it leads back. */
	private static function put_away(): void {
		add_filter( 'wp_redirect', static fn () => throw new \OverflowException() );
		try {
			OnboardingCard::dismiss();
		} catch ( \OverflowException ) {
			remove_all_filters( 'wp_redirect' );
		}
	}
}
