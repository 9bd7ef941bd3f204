<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\CoreBlocks;

use Frontage\Site\Behaviors\SiteBehaviors;
use Frontage\Site\CoreBlocks\CursorFollower;
use Frontage\Tests\WordPressTestCase;

/** The cursor follower: on the page where the owner wants it, with what its blocks say. */
final class CursorFollowerTest extends WordPressTestCase {

	public function test_where_it_is_off_nothing_is_printed(): void {
		self::assertStringNotContainsString( 'data-cursor', self::group( [ 'label' => 'View' ] ) );
		self::assertSame( '', self::printed() );
	}

	public function test_blocks_say_a_word_and_an_icon_and_the_page_has_the_icons_it_needs(): void {
		$this->switch_on();
		self::assertMatchesRegularExpression( '~^<div data-cursor-icon="core/plus" data-cursor-label="View" class="wp-block-group~', self::group( [ 'label' => 'View', 'icon' => 'core/plus' ] ) );
		do_blocks( '<!-- wp:html --><i data-cursor-icon="core/search"></i><!-- /wp:html -->' );
		$html = self::printed();
		self::assertStringStartsWith( '<div class="fr-cursor" aria-hidden="true">', $html );
		self::assertSame( 2, preg_match_all( '~<svg [^>]*data-icon="core/(plus|search)"~', $html ) );
		self::assertStringNotContainsString( '<svg', self::printed() ); // The next page's are its own.
	}

	public function test_hostile_words_are_words_and_what_is_no_icon_is_none(): void {
		$this->switch_on();
		$tags = new \WP_HTML_Tag_Processor( self::group( [ 'label' => '"><img src=x onerror=alert(1)>' . str_repeat( 'x', 200 ), 'icon' => '../"><svg onload=alert(1)>' ] ) );
		$tags->next_tag();
		self::assertSame( 60, mb_strlen( (string) $tags->get_attribute( 'data-cursor-label' ) ) );
		self::assertFalse( $tags->next_tag( 'img' ) );
		foreach ( [ 'View', 7, null, [ 'label' => [], 'icon' => 7 ] ] as $hostile ) {
			self::assertStringNotContainsString( 'data-cursor-label', self::group( $hostile ) );
		}
		self::assertStringNotContainsString( '<svg', self::printed() );
	}

	private function switch_on(): void {
		update_option( SiteBehaviors::OPTION, [ 'frontage/cursor' => [ 'on' => true, 'options' => [] ] ] );
	}

	private static function printed(): string {
		ob_start();
		CursorFollower::print();
		return (string) ob_get_clean();
	}

	private static function group( mixed $cursor ): string {
		return trim( do_blocks( '<!-- wp:group ' . wp_json_encode( [ 'frCursor' => $cursor ] ) . ' --><div class="wp-block-group"><p>Words</p></div><!-- /wp:group -->' ) );
	}
}
