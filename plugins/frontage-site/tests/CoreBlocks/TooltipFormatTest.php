<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\CoreBlocks;

use Frontage\Site\CoreBlocks\TooltipFormat;
use Frontage\Tests\WordPressTestCase;

/** What a tooltip is before any script runs. */
final class TooltipFormatTest extends WordPressTestCase {

	public function test_marked_words_are_reached_by_keys_and_say_their_text_as_a_title(): void {
		$html = do_blocks( '<!-- wp:paragraph --><p>A <span class="fr-tooltip" data-tooltip="Load &amp; wind &lt;b&gt;">purlin</span>.</p><!-- /wp:paragraph -->' );
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( 'span' ) );
		self::assertSame( [ 'Load & wind <b>', '0', 'button' ], array_map( $tags->get_attribute( ... ), [ 'title', 'tabindex', 'role' ] ) );
		self::assertStringNotContainsString( '<b>', $html );
		self::assertContains( '@frontage/behaviours/tooltip', wp_script_modules()->get_queue() );
		self::assertSame( $html, TooltipFormat::mark( $html ) ); // A block around it marks nothing twice.
	}

	public function test_within_a_link_the_text_is_the_links(): void {
		self::assertSame(
			'<p><a data-tooltip="Said" title="Said" href="/">To <span  class="fr-tooltip">it</span></a> <span role="button" tabindex="0" title="Own" class="fr-tooltip" data-tooltip="Own">b</span></p>',
			TooltipFormat::mark( '<p><a href="/">To <span data-tooltip="Said" class="fr-tooltip">it</span></a> <span class="fr-tooltip" data-tooltip="Own">b</span></p>' )
		);
		$own = '<button data-tooltip="Its own" title="Other"><span class="fr-tooltip">x</span></button>';
		self::assertSame( $own, TooltipFormat::mark( $own ) );
	}

	public function test_what_is_no_tooltip_stays_as_it_is(): void {
		foreach ( [ '<p>data-tooltip= is what it is called</p>', '<button data-tooltip="">x</button>', '<button data-tooltip>x</button>', '<a href="' ] as $html ) {
			self::assertSame( $html, TooltipFormat::mark( $html ) );
		}
	}

	public function test_of_many_words_in_a_link_the_first_is_the_links_and_it_is_gone_back_to_once(): void {
		$before = did_action( 'doing_it_wrong_run' ); // WordPress counts how often somebody goes back.
		$html   = TooltipFormat::mark( '<a href="/">' . str_repeat( '<span class="fr-tooltip" data-tooltip="One">a</span>', 1100 ) . '</a>' );
		self::assertSame( $before, did_action( 'doing_it_wrong_run' ) );
		self::assertSame( 1, substr_count( $html, 'data-tooltip="One"' ) );
		self::assertMatchesRegularExpression( '/^<a [^>]*data-tooltip="One"/', $html );
	}
}
