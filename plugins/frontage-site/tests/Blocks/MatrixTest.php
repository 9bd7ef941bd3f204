<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Overlays\OverlayRegistry;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

use function Frontage\Demo\StylePage\block;

/** What holds for each block of the suite, by its own example: with nothing in it, with fifty, and wherever blocks may stand. */
final class MatrixTest extends WordPressTestCase {

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		require_once dirname( __DIR__, 4 ) . '/demo/frontage-style-page.php'; // Makes blocks of examples.
	}

	protected function tearDown(): void {
		// What stands at the end of a page waits there for it.
		ob_start();
		OverlayRegistry::print();
		ob_end_clean();
		parent::tearDown();
	}

	/** @return iterable<string, array{ string }> */
	public static function names(): iterable {
		foreach ( glob( dirname( __DIR__, 4 ) . '/blocks/*/*/block.json' ) ?: [] as $file ) {
			$name = json_decode( (string) file_get_contents( $file ), true )['name'];
			yield $name => [ $name ];
		}
	}

	#[DataProvider( 'names' )]
	public function test_with_nothing_in_it_the_page_stays_whole( string $name ): void {
		self::assert_whole( do_blocks( "<!-- wp:$name /-->" ) );
	}

	#[DataProvider( 'names' )]
	public function test_fifty_of_what_stands_in_it_are_there( string $name ): void {
		$example = self::example( $name );
		$one     = self::words( render_block( block( $name, $example ) ) );
		$inner   = is_array( $example['innerBlocks'] ?? null ) ? $example['innerBlocks'] : [];
		$html    = render_block( block( $name, [ 'innerBlocks' => array_merge( ...array_fill( 0, 50, $inner ) ) ] + $example ) );
		self::assert_whole( $html );
		foreach ( $inner as $item ) {
			$words = self::words( render_block( block( $item['name'], $item ) ) );
			if ( '' !== $words && 1 === substr_count( $one, $words ) ) {
				self::assertSame( 50, substr_count( self::words( $html ), $words ), $words );
			}
		}
	}

	#[DataProvider( 'names' )]
	public function test_it_says_the_same_wherever_it_stands( string $name ): void {
		$block = serialize_block( block( $name, self::example( $name ) ) );
		$alone = self::words( do_blocks( $block ) );
		for ( $at = 0; $at < 2; $at++ ) {
			wp_insert_post( [ 'post_title' => "Post $at", 'post_content' => 'x', 'post_status' => 'publish' ] );
		}
		$pattern = wp_insert_post( [ 'post_type' => 'wp_block', 'post_title' => 'Synced', 'post_content' => wp_slash( $block ), 'post_status' => 'publish' ] );
		$part    = wp_insert_post( [ 'post_type' => 'wp_template_part', 'post_name' => 'aside', 'post_title' => 'Aside', 'post_content' => wp_slash( $block ), 'post_status' => 'publish' ] );
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		$places = [
			'in columns'         => "<!-- wp:columns --><div class=\"wp-block-columns\"><!-- wp:column --><div class=\"wp-block-column\">$block</div><!-- /wp:column --><!-- wp:column --><div class=\"wp-block-column\">$block</div><!-- /wp:column --></div><!-- /wp:columns -->",
			'in a cover'         => "<!-- wp:cover {\"dimRatio\":50} --><div class=\"wp-block-cover\"><span aria-hidden=\"true\" class=\"wp-block-cover__background has-background-dim\"></span><div class=\"wp-block-cover__inner-container\">$block</div></div><!-- /wp:cover -->",
			'in a query'         => "<!-- wp:query {\"queryId\":1,\"query\":{\"perPage\":2,\"postType\":\"post\"}} --><div class=\"wp-block-query\"><!-- wp:post-template -->$block<!-- /wp:post-template --></div><!-- /wp:query -->",
			'in a synced pattern' => "<!-- wp:block {\"ref\":$pattern} /-->",
			'in a template part' => '<!-- wp:template-part {"slug":"aside","theme":"' . get_stylesheet() . '"} /-->',
		];
		foreach ( $places as $where => $page ) {
			$html = do_blocks( $page );
			self::assert_whole( $html, $where );
			self::assertStringContainsString( $alone, self::words( $html ), $where );
		}
	}

	/** @return array<string, mixed> */
	private static function example( string $name ): array {
		$type = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
		self::assertNotNull( $type, "$name is not registered: bin/build makes it." );
		self::assertTrue( is_array( $type->example ) || $type->parent, "$name has no example." ); // Of a slide the slider has one.
		return is_array( $type->example ) ? $type->example : [];
	}

	private static function words( string $html ): string {
		return trim( (string) preg_replace( '/\s+/', ' ', html_entity_decode( wp_strip_all_tags( str_replace( '<', ' <', $html ) ) ) ) );
	}

	/** Browsers read it as it was meant: nothing is left open, and no id is there twice. */
	private static function assert_whole( string $html, string $where = '' ): void {
		$reader = \WP_HTML_Processor::create_fragment( $html . '<p id="after"></p>' );
		self::assertNotNull( $reader );
		$ids   = [];
		$depth = 0;
		while ( $reader->next_tag() ) {
			$ids[] = $reader->get_attribute( 'id' );
			$depth = $reader->get_current_depth();
		}
		self::assertNull( $reader->get_last_error(), "$where: $html" );
		$ids = array_filter( $ids, 'is_string' );
		self::assertSame( 'after', end( $ids ) );
		self::assertSame( 3, $depth, "$where: something is left open: $html" ); // html, body, p.
		self::assertSame( [], array_diff_key( $ids, array_unique( $ids ) ), "$where: an id is there twice: $html" );
	}
}
