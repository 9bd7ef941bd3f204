<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Rendering;

use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Rendering\SliderRenderer;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Sliders by shortcode: ours, and those that stand on pages that were made with Slider Revolution. */
final class SliderShortcodeTest extends WordPressTestCase {

	private int $id;

	protected function setUp(): void {
		parent::setUp();
		SliderRenderer::reset();
		SliderRepository::clear_cache();
		$this->id = (int) wp_insert_post(
			[
				'post_type'    => SliderRepository::POST_TYPE,
				'post_status'  => 'publish',
				'post_name'    => 'front-page',
				'post_title'   => 'Front page',
				'post_content' => wp_slash( serialize_block( BlockConverter::to_blocks( [ 'schema' => 1, 'alias' => 'front-page', 'slides' => [ [ 'key' => 'a', 'title' => 'One' ], [ 'key' => 'b' ] ] ] ) ) ),
			]
		);
	}

	/** @return iterable<string, array{string}> */
	public static function codes(): iterable {
		yield 'ours by alias' => [ '[frontage_slider alias="front-page"]' ];
		yield 'ours, the alias alone' => [ '[frontage_slider front-page]' ];
		yield 'as pages of version 6 have it' => [ '[rev_slider alias="front-page"]' ];
		yield 'with its end and a title' => [ '[rev_slider slidertitle="Front page" alias="front-page"][/rev_slider]' ];
		yield 'of older versions' => [ '[rev_slider front-page]' ];
		yield 'of older versions, in quotes' => [ '[rev_slider "front-page"]' ];
		yield "a page builder's" => [ '[rev_slider_vc alias="front-page"]' ];
		yield 'a title alone' => [ '[rev_slider slidertitle="Front page"]' ];
	}

	#[DataProvider( 'codes' )]
	public function test_prints_what_the_block_prints( string $code ): void {
		$block = do_blocks( '<!-- wp:frontage/slider {"ref":' . $this->id . '} /-->' );
		self::assertStringContainsString( 'fr-slider__play', $block );
		SliderRenderer::reset();
		wp_dequeue_style( 'frontage-slider-style' );
		wp_dequeue_script_module( 'frontage-slider-view-script-module' );
		self::assertSame( trim( $block ), trim( do_shortcode( $code ) ) );
		self::assertContains( 'frontage-slider-style', wp_styles()->queue );
		self::assertContains( 'frontage-slider-view-script-module', wp_script_modules()->get_queue() );
	}

	public function test_a_slider_as_wide_as_the_window_goes_over_the_column_of_its_shortcode(): void {
		$model = [ 'schema' => 1, 'alias' => 'wide', 'options' => [ 'sliderLayout' => 'fullwidth' ], 'slides' => [ [ 'key' => 'a' ] ] ];
		$put   = static fn ( mixed ...$options ): int => (int) wp_insert_post(
			[
				'post_type'    => SliderRepository::POST_TYPE,
				'post_status'  => 'publish',
				'post_name'    => 'wide',
				'post_content' => wp_slash( serialize_block( BlockConverter::to_blocks( [ ...$model, 'options' => [ ...$model['options'], ...$options ] ] ) ) ),
			]
		);
		$id    = $put();
		switch_theme( 'twentytwentyfive' );
		self::assertStringNotContainsString( 'fr-full-width', do_blocks( "<!-- wp:frontage/slider {\"ref\":$id} /-->" ), 'A block goes where the editor shows it.' );
		self::assertStringContainsString( 'class="alignfull fr-full-width', do_shortcode( "[frontage_slider id=\"$id\"]" ) );
		self::assertContains( '@frontage/behaviours/full-width', wp_script_modules()->get_queue() );
		self::assertStringContainsString( '.fr-full-width>', implode( '', (array) wp_styles()->get_data( 'frontage-slider-style', 'after' ) ) );
		switch_theme( 'gone' );
		self::assertStringContainsString( 'class="fr-full-width', do_blocks( "<!-- wp:frontage/slider {\"ref\":$id} /-->" ), 'No editor shows the columns of a classic theme.' );
		self::assertStringNotContainsString( 'fr-full-width', do_blocks( "<!-- wp:frontage/slider {\"ref\":$id,\"align\":\"full\"} /-->" ) );
		$narrow = $put( disableForceFullWidth: true );
		self::assertStringNotContainsString( 'fr-full-width', do_shortcode( "[frontage_slider id=\"$narrow\"]" ) );
	}

	/** As transforms of a shortcode leave it, before an editor opens the page. */
	public function test_a_block_with_an_alias_alone_shows_the_slider_of_that_name(): void {
		$html = do_blocks( '<!-- wp:frontage/slider {"alias":"front-page","align":"wide","anchor":"here"} /-->' );
		self::assertStringContainsString( 'fr-slider__play', $html );
		self::assertStringContainsString( 'alignwide', $html );
		self::assertStringContainsString( 'id="here"', $html );
		self::assertSame( '', do_blocks( '<!-- wp:frontage/slider {"alias":"gone"} /-->' ) );
		$this->sign_in( 'editor' );
		self::assertStringContainsString( 'Slider “gone” does not exist or is not published.', do_blocks( '<!-- wp:frontage/slider {"alias":"gone"} /-->' ) );
		self::assertSame( '', trim( do_blocks( '<!-- wp:frontage/slider /-->' ) ) );
	}

	public function test_a_block_that_has_slides_keeps_them_whatever_its_alias(): void {
		$own = do_blocks( '<!-- wp:frontage/slider {"alias":"front-page"} --><!-- wp:frontage/slide {"key":"own","title":"Own"} /--><!-- /wp:frontage/slider -->' );
		self::assertStringContainsString( 'data-key="own"', $own );
		self::assertStringNotContainsString( 'data-key="a"', $own );
	}

	public function test_a_slider_without_slides_does_not_show_itself_by_its_alias(): void {
		wp_update_post( [ 'ID' => $this->id, 'post_content' => '<!-- wp:frontage/slider {"alias":"front-page"} /-->' ] );
		SliderRepository::clear_cache();
		self::assertSame( '', trim( do_blocks( "<!-- wp:frontage/slider {\"ref\":$this->id} /-->" ) ) );
		self::assertSame( '', trim( do_blocks( '<!-- wp:frontage/slider {"alias":"front-page"} /-->' ) ) );
	}

	public function test_finds_one_by_its_number(): void {
		self::assertStringContainsString( 'id="fr-front-page"', do_shortcode( "[frontage_slider id=\"$this->id\"]" ) );
		SliderRenderer::reset();
		self::assertStringContainsString( 'id="fr-front-page"', do_shortcode( "[frontage_slider $this->id]" ) );
	}

	public function test_an_unknown_alias_is_a_sentence_for_editors_and_nothing_for_visitors(): void {
		self::assertSame( '', do_shortcode( '[rev_slider alias="gone"]' ) );
		self::assertSame( '', do_shortcode( '[frontage_slider]' ) );
		$this->sign_in( 'editor' );
		self::assertStringContainsString( 'Slider “&lt;b&gt;gone” does not exist or is not published.', do_shortcode( '[rev_slider alias="<b>gone"]' ) );
	}

	public function test_what_is_in_the_trash_is_shown_to_nobody(): void {
		wp_trash_post( $this->id );
		SliderRepository::clear_cache();
		self::assertSame( '', do_shortcode( "[frontage_slider id=\"$this->id\"]" ) );
	}

	public function test_excerpts_hold_nothing_of_it(): void {
		$post = (int) wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'A', 'post_content' => 'Before [rev_slider alias="front-page"] after' ] );
		self::assertSame( 'Before after', preg_replace( '/\s+/', ' ', get_the_excerpt( $post ) ) );
	}

	public function test_feeds_hold_nothing_of_it(): void {
		global $wp_query;
		$wp_query->is_feed = true;
		self::assertSame( '', do_shortcode( '[rev_slider alias="front-page"]' ) );
		$wp_query->is_feed = false;
	}

	public function test_a_text_widget_shows_it(): void {
		self::assertStringContainsString( 'id="fr-front-page"', (string) apply_filters( 'widget_text_content', 'See [rev_slider alias="front-page"]' ) );
	}

	public function test_a_template_part_shows_it(): void {
		self::assertStringContainsString( 'id="fr-front-page"', do_shortcode( do_blocks( '<!-- wp:shortcode -->[rev_slider alias="front-page"]<!-- /wp:shortcode -->' ) ) );
	}
}
