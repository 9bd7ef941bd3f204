<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Behaviours;

use Frontage\Site\Behaviours\Override;
use Frontage\Site\Behaviours\Panel;
use Frontage\Site\Behaviours\Screen;
use Frontage\Site\Behaviours\Words;
use Frontage\Tests\WordPressTestCase;

/** What owners and editors see of the switches. */
final class ScreenTest extends WordPressTestCase {

	private const SLUG = 'frontage-site-behaviours';

	public function test_the_screen_is_the_administrators(): void {
		global $submenu;
		foreach ( [ 'editor' => false, 'administrator' => true ] as $role => $expected ) {
			$this->sign_in( $role );
			$submenu = [];
			Screen::add();
			self::assertSame( $expected, in_array( self::SLUG, array_column( $submenu['options-general.php'] ?? [], 2 ), true ), $role );
		}
	}

	public function test_it_shows_each_behaviour_with_its_words_and_what_it_costs(): void {
		ob_start();
		Screen::render();
		$tags = new \WP_HTML_Tag_Processor( (string) ob_get_clean() );
		$tags->next_tag( [ 'class_name' => 'frontage-behaviours' ] );
		$tags->next_tag( 'div' );
		$props = json_decode( (string) $tags->get_attribute( 'data-props' ), true );
		self::assertSame( Words::names(), array_column( $props['behaviours'], 'name' ) );
		foreach ( $props['behaviours'] as $behaviour ) {
			self::assertIsInt( $behaviour['bytes'] );
			self::assertNotSame( '', $behaviour['words'] );
			self::assertArrayNotHasKey( 'texts', $behaviour );
		}
	}

	public function test_editors_of_posts_are_told_and_no_others(): void {
		if ( ! is_file( dirname( __DIR__, 2 ) . '/build/admin/behaviours-panel.asset.php' ) ) {
			self::markTestSkipped( 'This checkout was not built.' );
		}
		wp_deregister_script( 'frontage-site-behaviours-panel' );
		foreach ( [ 'widgets' => false, 'post' => true ] as $screen => $expected ) {
			set_current_screen( $screen );
			Panel::enqueue();
			self::assertSame( $expected, wp_script_is( 'frontage-site-behaviours-panel' ), $screen );
		}
		$said = (string) wp_scripts()->get_inline_script_data( 'frontage-site-behaviours-panel', 'before' );
		self::assertStringContainsString( '"meta":"' . Override::META . '"', $said );
		self::assertStringContainsString( '"settings":""', $said, 'Who may not open the screen is not led there.' );
		wp_deregister_script( 'frontage-site-behaviours-panel' );
	}
}
