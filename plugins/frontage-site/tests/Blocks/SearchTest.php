<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Overlays;
use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/search; hostile attributes come with BlockTestCase. */
final class SearchTest extends BlockTestCase {

	protected const BLOCK = 'frontage/search';

	/** With what it leaves for the end of the page. */
	protected static function printed( array $attributes ): string {
		$here = parent::printed( $attributes );
		ob_start();
		Overlays::print();
		return $here . ob_get_clean();
	}

	public function test_a_button_is_a_link_to_the_search_that_opens_one_over_the_window(): void {
		$html = self::printed( [] );
		self::assertSame( 1, preg_match( '/<a class="fr-search__open" href="[^"]*\/\?s=" data-overlay="(search-\w+)" aria-haspopup="dialog" aria-label="Search">/', $html, $found ), $html );
		self::assertStringContainsString( "<dialog id=\"fr-open-{$found[1]}\"", $html );
		self::assertStringContainsString( 'fr-overlay--full', $html );
		self::assertStringContainsString( 'placeholder="Search and Press Enter"', $html );
		self::assertSame( 1, preg_match( '/<input[^>]*name="s"[^>]*required/', $html ) );
	}

	public function test_a_field_stands_in_the_page_without_an_overlay(): void {
		$html = self::printed( [ 'layout' => 'inline', 'placeholder' => 'Find…' ] );
		self::assertStringNotContainsString( '<dialog', $html );
		self::assertStringContainsString( 'placeholder="Find…"', $html );
	}

	public function test_it_searches_what_was_chosen_and_is_there(): void {
		$html = self::printed( [ 'postTypes' => [ 'page', 'gone', 'post' ] ] );
		self::assertStringContainsString( 'name="post_type[0]" value="page"', $html );
		self::assertStringContainsString( 'name="post_type[1]" value="post"', $html );
		self::assertStringNotContainsString( 'gone', $html );
	}

	public function test_searches_alike_share_one_overlay(): void {
		$html = parent::printed( [] ) . self::printed( [] ) . self::printed( [ 'placeholder' => 'Other' ] );
		self::assertSame( 2, substr_count( $html, '<dialog' ) );
	}
}
