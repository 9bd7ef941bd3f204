<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Behaviors;

use Frontage\Site\Behaviors\BehaviorLabels;
use Frontage\Site\Behaviors\BehaviorsScreen;
use Frontage\Site\Behaviors\EditorPanel;
use Frontage\Site\Behaviors\PageOverrides;
use Frontage\Tests\WordPressTestCase;

/** What owners and editors see of the switches. */
final class BehaviorsScreenTest extends WordPressTestCase {

	private const SLUG = 'frontage-site-behaviours';

	public function test_the_screen_is_the_administrators(): void {
		global $submenu;
		foreach ( [ 'editor' => false, 'administrator' => true ] as $role => $expected ) {
			$this->sign_in( $role );
			$submenu = [];
			BehaviorsScreen::add();
			self::assertSame( $expected, in_array( self::SLUG, array_column( $submenu['options-general.php'] ?? [], 2 ), true ), $role );
		}
	}

	public function test_it_shows_each_behavior_with_its_words_and_what_it_costs(): void {
		$props = self::props();
		self::assertSame( BehaviorLabels::names(), array_column( $props['behaviors'], 'name' ) );
		foreach ( $props['behaviors'] as $behavior ) {
			self::assertIsInt( $behavior['bytes'] );
			self::assertNotSame( '', $behavior['words'] );
			self::assertArrayNotHasKey( 'texts', $behavior );
		}
	}

	public function test_what_a_theme_without_blocks_has_no_place_for_is_said_to_be_idle_and_not_recommended(): void {
		$idle = static fn (): array => array_column( array_filter( self::props()['behaviors'], static fn ( array $one ): bool => $one['idle'] ), 'recommended', 'name' );
		self::assertSame( [], $idle() );
		add_filter( 'stylesheet', static fn (): string => 'a-theme-of-php' );
		self::assertSame(
			[
				'frontage/fixed-footer'  => false,
				'frontage/sticky-header' => false,
				'frontage/title-fade'    => false,
			],
			$idle()
		);
	}

	/** @return array{ behaviors: list<array<string, mixed>> } What the screen's script is told. */
	private static function props(): array {
		ob_start();
		BehaviorsScreen::render();
		$tags = new \WP_HTML_Tag_Processor( (string) ob_get_clean() );
		do {
			$is_found = $tags->next_tag( 'div' );
		} while ( $is_found && 'frontage-site-behaviours' !== $tags->get_attribute( 'id' ) );
		return json_decode( (string) $tags->get_attribute( 'data-props' ), true );
	}

	public function test_editors_of_posts_are_told_and_no_others(): void {
		if ( ! is_file( dirname( __DIR__, 2 ) . '/build/admin/behaviors-panel.asset.php' ) ) {
			self::markTestSkipped( 'This checkout was not built.' );
		}
		wp_deregister_script( 'frontage-site-behaviours-panel' );
		foreach ( [ 'widgets' => false, 'post' => true ] as $screen => $expected ) {
			set_current_screen( $screen );
			EditorPanel::enqueue();
			self::assertSame( $expected, wp_script_is( 'frontage-site-behaviours-panel' ), $screen );
		}
		$said = (string) wp_scripts()->get_inline_script_data( 'frontage-site-behaviours-panel', 'before' );
		self::assertStringContainsString( '"meta":"' . PageOverrides::META . '"', $said );
		self::assertStringContainsString( '"settings":""', $said, 'Who may not open the screen is not led there.' );
		wp_deregister_script( 'frontage-site-behaviours-panel' );
	}
}
