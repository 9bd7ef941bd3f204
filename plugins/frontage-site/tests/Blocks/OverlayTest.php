<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Overlays\OverlayRegistry;
use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/overlay; hostile attributes come with BlockTestCase. */
final class OverlayTest extends BlockTestCase {

	protected const BLOCK = 'frontage/overlay';

	/** Where it stands, and at the end of the page. */
	protected static function printed( array $attributes, string $inner = '' ): string {
		$here = render_block(
			[
				'blockName'    => self::BLOCK,
				'attrs'        => $attributes,
				'innerBlocks'  => [],
				'innerHTML'    => $inner,
				'innerContent' => [ $inner ],
			]
		);
		ob_start();
		OverlayRegistry::print();
		return $here . ob_get_clean();
	}

	public function test_it_stands_at_the_end_of_the_page_and_not_where_it_was_put(): void {
		$html = render_block(
			[
				'blockName'    => self::BLOCK,
				'attrs'        => [ 'name' => 'talk' ],
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			]
		);
		self::assertSame( '', $html );
		self::assertSame( 1, has_action( 'wp_footer', [ OverlayRegistry::class, 'print' ] ) );
		$this->expectOutputRegex( '/<dialog .*id="fr-open-talk"/' );
		OverlayRegistry::print();
		OverlayRegistry::print(); // Once.
	}

	public function test_alone_in_a_synced_pattern_it_has_its_files(): void {
		$pattern = wp_insert_post(
			[
				'post_type'    => 'wp_block',
				'post_status'  => 'publish',
				'post_content' => '<!-- wp:frontage/overlay {"name":"alone"} --><!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph --><!-- /wp:frontage/overlay -->',
			]
		);
		wp_dequeue_style( 'frontage-overlay-style' );
		self::assertSame( '', trim( do_blocks( "<!-- wp:block {\"ref\":$pattern} /-->" ) ) );
		self::assertTrue( wp_style_is( 'frontage-overlay-style' ) );
		wp_delete_post( $pattern, true );
		ob_start();
		OverlayRegistry::print();
		ob_end_clean();
	}

	public function test_its_heading_names_it_or_its_label(): void {
		$html = self::printed( [ 'name' => 'talk' ], '<p>First</p><h2 class="x">Talk</h2><h3 id="other">Other</h3>' );
		self::assertSame( 1, preg_match( '/aria-labelledby="([\w-]+)"/', $html, $found ) );
		self::assertSame( 1, preg_match( '/<h2 [^>]*id="' . $found[1] . '"/', $html ) );
		self::assertStringContainsString( 'aria-labelledby="mine"', self::printed( [ 'name' => 'talk' ], '<h2 id="mine">Talk</h2>' ) );
		self::assertStringContainsString( 'aria-label="Say &lt;hello&gt;"', self::printed( [ 'name' => 'talk', 'ariaLabel' => 'Say <hello>' ], '<h2>Talk</h2>' ) );
		self::assertStringContainsString( "aria-label=\"Say\u{FFFD} it\"", self::printed( [ 'name' => 'talk', 'ariaLabel' => "Say\xF0 it" ] ), 'A broken byte takes no name away.' );
		self::assertStringContainsString( 'aria-label="Dialog"', self::printed( [ 'name' => 'talk' ], '<p>Text</p>' ) );
	}

	public function test_each_type_has_its_class_and_what_is_none_is_a_dialog(): void {
		foreach ( OverlayRegistry::TYPES as $type ) {
			$html = self::printed( [ 'name' => 'talk', 'type' => $type ] );
			self::assertStringContainsString( "fr-overlay--$type ", $html . ' ' );
			self::assertStringContainsString( "data-type=\"$type\"", $html );
		}
		self::assertStringContainsString( 'data-type="modal"', self::printed( [ 'name' => 'talk', 'type' => 'sideways' ] ) );
	}

	public function test_back_is_left_to_the_page_where_its_owner_said_so(): void {
		$told = static fn (): mixed => apply_filters( 'script_module_data_@frontage/kit/overlay', [ 'x' => 1 ] );
		self::assertSame( [ 'x' => 1 ], $told() );
		update_option( 'frontage_site_behaviours', [ 'frontage/back' => [ 'on' => true, 'options' => [] ] ] );
		self::assertSame( [ 'back' => false, 'x' => 1 ], $told() );
	}

	public function test_back_closes_it_on_computers_only_where_that_was_chosen(): void {
		self::assertStringNotContainsString( 'data-history', self::printed( [ 'name' => 'talk' ] ) );
		self::assertStringContainsString( 'data-history="true"', self::printed( [ 'name' => 'talk', 'history' => true ] ) );
	}

	public function test_what_plays_by_itself_waits_until_it_is_open(): void {
		$html = self::printed( [ 'name' => 'talk' ], '<h2>Film</h2><video autoplay loop muted src="/a.mp4"></video><video controls src="/b.mp4"></video>' );
		self::assertStringNotContainsString( ' autoplay', $html );
		self::assertSame( 1, substr_count( $html, 'data-autoplay' ) );
		self::assertSame( 1, substr_count( $html, 'preload="none"' ) );
		self::assertStringContainsString( '<video controls src="/b.mp4">', $html );
	}

	public function test_two_of_one_name_are_one(): void {
		foreach ( [ 'First', 'Second' ] as $text ) {
			render_block(
				[
					'blockName'    => self::BLOCK,
					'attrs'        => [ 'name' => 'talk' ],
					'innerBlocks'  => [],
					'innerHTML'    => $text,
					'innerContent' => [ $text ],
				]
			);
		}
		ob_start();
		OverlayRegistry::print();
		$html = (string) ob_get_clean();
		self::assertSame( 1, substr_count( $html, '<dialog' ) );
		self::assertStringContainsString( 'First', $html );
	}

	public function test_one_without_a_name_that_a_link_can_hold_is_not_printed(): void {
		self::assertSame( '', self::printed( [] ) );
		self::assertSame( '', self::printed( [ 'name' => 'two words' ] ) );
	}
}
