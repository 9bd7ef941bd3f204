<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Samples;

use Frontage\Site\Samples\EditorLabel;
use Frontage\Site\Samples\SampleMark;
use Frontage\Site\Samples\SampleVisibility;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Invented blocks: visitors see them when somebody has edited them, and not before. */
final class SampleMarkTest extends WordPressTestCase {

	private const QUOTE = '<!-- wp:group {"metadata":{"frSample":"section"}} --><div class="wp-block-group"><!-- wp:heading --><h2 class="wp-block-heading">Heading</h2><!-- /wp:heading --><!-- wp:quote {"metadata":{"frSample":"testimonial","name":"Mine"}} --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p>They’re great &amp; fast.</p><!-- /wp:paragraph --><cite>Ellen</cite></blockquote><!-- /wp:quote --></div><!-- /wp:group -->';

	private const FIGURES = '<!-- wp:group {"metadata":{"frSample":"section"}} --><div class="wp-block-group"><!-- wp:paragraph {"metadata":{"frSample":"figure"}} --><p>98%</p><!-- /wp:paragraph --><!-- wp:paragraph {"metadata":{"frSample":"figure"}} --><p>27 years</p><!-- /wp:paragraph --></div><!-- /wp:group -->';

	public function test_visitors_do_not_see_a_sample_and_editors_see_its_label(): void {
		$content = SampleMark::stamp( self::QUOTE );
		self::assertStringContainsString( '"name":"Mine"', $content );
		self::assertSame( '', trim( do_blocks( $content ) ) );
		$this->sign_in( 'author' );
		self::assertSame( '', trim( do_blocks( $content ) ) );
		$this->sign_in( 'editor' );
		$html = do_blocks( $content );
		self::assertStringContainsString( 'Heading', $html );
		self::assertStringContainsString( 'data-frontage-sample="Hidden sample"', $html );
		self::assertSame( 1, substr_count( $html, 'data-frontage-sample' ), 'The section around it has no label.' );
		self::assertStringContainsString( '.frontage-sample{', implode( '', wp_styles()->registered['frontage-samples']->extra['after'] ) );
	}

	/** @return iterable<string, array{ string, string, bool }> */
	public static function changes(): iterable {
		yield 'another text' => [ 'great', 'good', true ];
		yield 'another name' => [ 'Ellen', 'Ada', true ];
		yield 'another color' => [ '<!-- wp:paragraph -->', '<!-- wp:paragraph {"textColor":"accent"} -->', false ];
		yield 'letters written in another way' => [ '’re', '&#8217;re', false ];
		yield 'another line break' => [ '<p>', "\n<p>\n", false ];
	}

	#[DataProvider( 'changes' )]
	public function test_who_changes_what_visitors_read_publishes_it( string $from, string $to, bool $is_public ): void {
		$content = str_replace( $from, $to, SampleMark::stamp( self::QUOTE ) );
		self::assertSame( $is_public, str_contains( do_blocks( $content ), 'Heading' ) );
		self::assertCount( $is_public ? 0 : 1, SampleMark::samples( $content ) );
	}

	public function test_the_editor_knows_which_marks_are_of_edited_blocks(): void {
		$content = SampleMark::stamp( self::FIGURES );
		self::assertSame( [], SampleMark::edited_marks( $content ) );
		$edited = SampleMark::edited_marks( str_replace( '98%', '12%', $content ) );
		self::assertCount( 1, $edited );
		self::assertMatchesRegularExpression( '/^figure:[0-9a-f]{8}$/', $edited[0] );
		self::assertSame( [], SampleMark::edited_marks( $content . str_replace( '98%', '12%', $content ) ), 'Another block with the mark is still a sample.' );
	}

	public function test_the_editor_of_a_page_loads_the_label_with_its_style(): void {
		$this->sign_in( 'editor' );
		set_current_screen( 'post' );
		$GLOBALS['post'] = get_post( (int) wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'A', 'post_content' => wp_slash( str_replace( '98%', '12%', SampleMark::stamp( self::FIGURES ) ) ) ] ) );
		wp_deregister_script( 'frontage-site-editor' );
		wp_register_script( 'frontage-site-editor', '/x.js', [], '1', [ 'in_footer' => true ] );
		EditorLabel::enqueue();
		EditorLabel::enqueue_style();
		$script = wp_scripts()->registered['frontage-site-editor'];
		self::assertMatchesRegularExpression( '/frontageSamples = \{"edited":\["figure:[0-9a-f]{8}"\]\}/', implode( '', $script->extra['before'] ) );
		self::assertTrue( wp_style_is( 'frontage-samples', 'enqueued' ) );
		wp_deregister_script( 'frontage-site-editor' );
		set_current_screen( 'front' );
	}

	public function test_a_section_is_shown_with_what_was_edited_and_without_the_rest(): void {
		$html = do_blocks( str_replace( '98%', '12%', SampleMark::stamp( self::FIGURES ) ) );
		self::assertStringContainsString( '12%', $html );
		self::assertStringNotContainsString( '27 years', $html );
		$emptied = (string) preg_replace( '~<!-- wp:paragraph.*/wp:paragraph -->~', '', SampleMark::stamp( self::FIGURES ) );
		self::assertStringContainsString( 'wp-block-group', do_blocks( $emptied ), 'Without samples it is an ordinary group.' );
	}

	public function test_an_image_is_edited_when_its_file_or_description_is_another_and_not_when_the_site_moves(): void {
		$image   = '<!-- wp:image {"metadata":{"frSample":"logo"}} --><figure class="wp-block-image"><img src="https://old.example/logo-1.svg" alt="Nordlys"/></figure><!-- /wp:image -->';
		$content = SampleMark::stamp( $image );
		self::assertSame( '', do_blocks( str_replace( 'old.example', 'new.example', $content ) ) );
		self::assertNotSame( '', do_blocks( str_replace( 'logo-1', 'ours', $content ) ) );
		self::assertNotSame( '', do_blocks( str_replace( 'Nordlys', 'Ours', $content ) ) );
	}

	public function test_what_a_slider_says_counts_for_the_block_that_shows_it(): void {
		$slider = self::slider( '<!-- wp:frontage/text {"html":"Great."} /-->' );
		$stamp  = SampleMark::stamp( self::showing( $slider ) );
		self::assertCount( 1, SampleMark::samples( $stamp ) );
		wp_update_post( [ 'ID' => $slider, 'post_content' => '<!-- wp:frontage/text {"html":"Great.","speed":2} /-->' ] );
		self::assertCount( 1, SampleMark::samples( $stamp ) );
		wp_update_post( [ 'ID' => $slider, 'post_content' => '<!-- wp:frontage/text {"html":"Ours."} /-->' ] );
		self::assertCount( 0, SampleMark::samples( $stamp ) );
	}

	public function test_sliders_that_show_each_other_many_times_are_read_once(): void {
		$slider = self::slider( 'x' );
		wp_update_post( [ 'ID' => $slider, 'post_content' => str_repeat( "<!-- wp:frontage/slider {\"ref\":$slider} /-->", 40 ) ] );
		$read    = 0;
		$counter = static function ( string $name ) use ( &$read ): string {
			++$read;
			return $name;
		};
		add_filter( 'block_parser_class', $counter );
		$samples = SampleMark::samples( SampleMark::stamp( self::showing( $slider ) ) );
		remove_filter( 'block_parser_class', $counter );
		self::assertCount( 1, $samples );
		self::assertLessThan( 10, $read, 'How often content was parsed.' );
	}

	public function test_what_is_not_a_public_slider_counts_for_no_block(): void {
		$text = '<!-- wp:frontage/text {"html":"Secret."} /-->';
		foreach ( [ self::slider( $text, 'draft' ), self::slider( $text, 'publish', 'page' ) ] as $id ) {
			$stamp = SampleMark::stamp( self::showing( $id ) );
			wp_update_post( [ 'ID' => $id, 'post_content' => '' ] );
			self::assertCount( 1, SampleMark::samples( $stamp ), 'Its text changes no hash.' );
		}
	}

	private static function slider( string $content, string $status = 'publish', string $type = 'frontage_slider' ): int {
		return (int) wp_insert_post( [ 'post_type' => $type, 'post_status' => $status, 'post_title' => 'A', 'post_content' => $content ] );
	}

	private static function showing( int $slider ): string {
		return "<!-- wp:frontage/slider {\"ref\":$slider,\"metadata\":{\"frSample\":\"testimonial\"}} /-->";
	}

	public function test_a_mark_of_another_kind_or_without_a_hash_hides_nothing(): void {
		foreach ( [ '"figure"', '"other:12345678"', '["figure"]', '7', '"figure:"' ] as $mark ) {
			self::assertStringContainsString( '98%', do_blocks( "<!-- wp:paragraph {\"metadata\":{\"frSample\":$mark}} --><p>98%</p><!-- /wp:paragraph -->" ), $mark );
		}
		self::assertStringContainsString( '"frSample":"figure:', SampleMark::stamp( '<!-- wp:paragraph {"metadata":{"frSample":"figure"}} --><p>98%</p><!-- /wp:paragraph -->' ) );
	}

	public function test_excerpts_and_rest_answers_have_no_samples_for_visitors(): void {
		$id  = (int) wp_insert_post( [ 'post_type' => 'post', 'post_status' => 'publish', 'post_title' => 'A', 'post_content' => SampleMark::stamp( self::QUOTE ) . '<!-- wp:paragraph --><p>Ours.</p><!-- /wp:paragraph -->' ] );
		self::assertSame( 'Ours.', trim( get_the_excerpt( $id ) ) );
		$data = rest_do_request( new \WP_REST_Request( 'GET', "/wp/v2/posts/$id" ) )->get_data();
		self::assertStringNotContainsString( 'great', $data['content']['rendered'] . $data['excerpt']['rendered'] );
		$this->sign_in( 'editor' );
		self::assertStringContainsString( 'great', get_the_excerpt( $id ) );
	}

	public function test_a_pattern_that_an_editor_inserts_is_a_sample(): void {
		$answer = new \WP_REST_Response( [ [ 'name' => 'a', 'content' => self::FIGURES ], [ 'name' => 'b' ] ] );
		SampleVisibility::stamp_patterns( $answer );
		self::assertCount( 2, SampleMark::samples( $answer->get_data()[0]['content'] ) );
		$error = new \WP_Error( 'no' );
		self::assertSame( $error, SampleVisibility::stamp_patterns( $error ) );

		$this->sign_in( 'editor' );
		$patterns = rest_do_request( new \WP_REST_Request( 'GET', '/wp/v2/block-patterns/patterns' ) )->get_data();
		$contents = array_column( $patterns, 'content', 'name' );
		self::assertCount( 6, SampleMark::samples( $contents['frontage/team-grid'] ) );
		self::assertCount( 1, SampleMark::samples( $contents['frontage/testimonial-large'] ) );
	}
}
