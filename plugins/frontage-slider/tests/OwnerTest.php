<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Admin\DuplicateAction;
use Frontage\Slider\Admin\SliderListScreen;
use Frontage\Slider\Admin\SliderMentions;
use Frontage\Slider\Admin\SliderPreview;
use Frontage\Slider\Admin\SliderThumbnail;
use Frontage\Slider\Admin\SliderUsage;
use Frontage\Slider\Admin\TrashConfirmation;
use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_Post;

/** What an owner's list knows of each slider. */
#[Group( 'database' )]
final class OwnerTest extends WordPressTestCase {

	/** @param array<string, mixed> $slide */
	private static function slider( string $alias, array $slide = [], string $status = 'publish' ): WP_Post {
		$id = wp_insert_post(
			[
				'post_type'    => SliderRepository::POST_TYPE,
				'post_status'  => $status,
				'post_name'    => $alias,
				'post_title'   => ucfirst( $alias ),
				'post_content' => wp_slash( serialize_block( BlockConverter::to_blocks( [ 'schema' => 1, 'alias' => $alias, 'slides' => [ [ 'key' => 'a' ] + $slide ] ] ) ) ),
			]
		);
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		return $post;
	}

	private static function page( string $title, string $content, string $type = 'page' ): int {
		return (int) wp_insert_post( [ 'post_type' => $type, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => wp_slash( $content ) ] );
	}

	/** @return list<string> */
	private static function names( WP_Post $slider ): array {
		$names = array_column( SliderUsage::usage_by_slider( [ $slider ] )[ $slider->ID ], 'title' );
		sort( $names );
		return $names;
	}

	public function test_mentions_of_every_kind_are_found(): void {
		$modal = '<!-- wp:frontage/layer {"actions":[{"do":"openmodal","modal":"offer"}]} /-->';
		self::assertSame( [ '12', 'alias:offer', 'alias:home', 'alias:big-one' ], SliderMentions::find( '<!-- wp:frontage/slider {"align":"full","ref":12} /-->' . $modal . '[rev_slider alias="home"][/rev_slider] [rev_slider_vc alias=home] [rev_slider slidertitle="Big One"]' ) );
		self::assertSame( [ '7', 'alias:7' ], SliderMentions::find( '[frontage_slider id="7"]' ) );
		self::assertSame( [ 'alias:home', 'alias:a-b' ], SliderMentions::find( '<!-- wp:frontage/slider {"align":"full","alias":"home"} /--><!-- wp:frontage/slider {"alias":"A & B"} --><!-- /wp:frontage/slider -->' ) );
		self::assertSame( [], SliderMentions::find( '<!-- wp:frontage/slider {"alias":"x"} --><!-- wp:frontage/slide /--><!-- /wp:frontage/slider --><!-- wp:frontage/slider {"options":{"alias":"x"}} /--> [rev_sliders] [gallery]' ) );
	}

	public function test_a_slider_knows_the_posts_that_show_it(): void {
		$this->sign_in( 'editor' );
		$slider = self::slider( 'home' );
		self::assertSame( [], self::names( $slider ) );
		$page = self::page( 'By block', "<!-- wp:frontage/slider {\"ref\":$slider->ID} /-->" );
		self::page( 'By code', 'See [rev_slider alias="home"]', 'post' );
		self::page( 'Nobody', 'See [rev_slider alias="other"]' );
		self::page( 'Header', "<!-- wp:frontage/slider {\"ref\":$slider->ID} /-->", 'wp_block' );
		self::assertSame( [ 'By block', 'By code', 'Header (Pattern)' ], self::names( $slider ) );
		wp_update_post( [ 'ID' => $page, 'post_content' => 'Nothing any more' ] );
		self::assertSame( [ 'By code', 'Header (Pattern)' ], self::names( $slider ) );
	}

	public function test_what_a_reader_may_not_read_is_counted_and_not_named(): void {
		$slider = self::slider( 'home' );
		$owner  = $this->sign_in( 'administrator' );
		$page   = self::page( 'Secret plan', "<!-- wp:frontage/slider {\"ref\":$slider->ID} /-->" );
		wp_update_post( [ 'ID' => $page, 'post_status' => 'private', 'post_author' => $owner ] );
		self::assertSame( [ 'Secret plan' ], self::names( $slider ) );
		$this->sign_in( 'author' );
		self::assertSame( [ '(private)' ], self::names( $slider ) );
	}

	public function test_posts_from_before_and_widgets_count(): void {
		$slider = self::slider( 'home' );
		$page   = self::page( 'Old page', '[rev_slider home]' );
		delete_post_meta( $page, SliderUsage::META );
		SliderUsage::reset();
		update_option( 'widget_text', [ 2 => [ 'text' => '[rev_slider alias="home"]' ], '_multiwidget' => 1 ] );
		self::assertSame( [ 'Old page', 'Widgets' ], self::names( $slider ) );
	}

	public function test_a_text_without_a_slider_costs_no_query(): void {
		global $wpdb;
		$post = get_post( self::page( 'Plain', 'Text' ) );
		self::assertInstanceOf( WP_Post::class, $post );
		$before = $wpdb->num_queries;
		SliderUsage::handle_save( $post->ID, $post, true, $post );
		self::assertSame( $before, $wpdb->num_queries );
	}

	public function test_a_list_asks_one_question_for_all(): void {
		global $wpdb;
		$sliders = array_map( self::slider( ... ), [ 'a', 'b', 'c' ] );
		foreach ( $sliders as $slider ) {
			self::page( $slider->post_name, "<!-- wp:frontage/slider {\"ref\":$slider->ID} /-->" );
		}
		SliderUsage::usage_by_slider( $sliders );
		$before = $wpdb->num_queries;
		SliderUsage::usage_by_slider( $sliders );
		self::assertLessThanOrEqual( 2, $wpdb->num_queries - $before );
	}

	public function test_one_that_very_many_posts_show_leaves_the_others_their_place(): void {
		[ $many, $one ] = array_map( self::slider( ... ), [ 'many', 'one' ] );
		self::page( 'The one', "<!-- wp:frontage/slider {\"ref\":$one->ID} /-->" );
		$post = self::page( 'Of many', "<!-- wp:frontage/slider {\"ref\":$many->ID} /-->" );
		for ( $n = 0; $n < 500; $n++ ) {
			add_post_meta( $post, SliderUsage::META, (string) $many->ID );
		}
		$uses = SliderUsage::usage_by_slider( [ $many, $one ] );
		self::assertSame( [ 'The one' ], array_column( $uses[ $one->ID ], 'title' ) );
		self::assertSame( [ 'Of many' ], array_column( $uses[ $many->ID ], 'title' ) );
	}

	public function test_the_picture_of_a_list_is_that_of_the_first_slide(): void {
		self::assertSame( 'https://example.test/a.jpg', SliderThumbnail::thumbnail( self::slider( 'x', [ 'background' => [ 'type' => 'image', 'image' => [ 'url' => 'https://example.test/a.jpg' ] ] ] ) )['url'] );
		self::assertSame( '#123456', SliderThumbnail::thumbnail( self::slider( 'y', [ 'background' => [ 'type' => 'color', 'color' => '#123456' ] ] ) )['color'] );
		self::assertSame( [ 'url' => '', 'color' => '' ], SliderThumbnail::thumbnail( self::slider( 'z' ) ) );
	}

	public function test_a_duplicate_is_a_draft_with_a_name_of_its_own(): void {
		$this->sign_in( 'editor' );
		$slider = self::slider( 'home', [ 'title' => 'A \\ "quoted" title' ] );
		self::assertTrue( DuplicateAction::is_allowed( $slider ) );
		$copy = get_post( (int) DuplicateAction::duplicate( $slider ) );
		self::assertInstanceOf( WP_Post::class, $copy );
		self::assertSame( [ 'draft', 'Home (copy)', 'home-copy' ], [ $copy->post_status, $copy->post_title, $copy->post_name ] );
		self::assertSame( str_replace( '"alias":"home"', '"alias":"home-copy"', $slider->post_content ), $copy->post_content );
		$this->sign_in( 'contributor' );
		self::assertFalse( DuplicateAction::is_allowed( $slider ) );
	}

	public function test_a_duplicate_is_called_one_wherever_it_is_named(): void {
		$this->sign_in( 'editor' );
		$slider = self::slider( 'home' );
		wp_update_post( [ 'ID' => $slider->ID, 'post_content' => wp_slash( str_replace( '"alias":"home"', '"alias":"home","title":"Welcome"', $slider->post_content ) ) ] );
		$copy = get_post( (int) DuplicateAction::duplicate( get_post( $slider->ID ) ?? $slider ) );
		self::assertStringContainsString( '"title":"Home (copy)"', (string) $copy?->post_content, 'As its post is.' );
	}

	public function test_only_who_may_edit_a_slider_previews_it(): void {
		$slider = self::slider( 'home', [], 'draft' );
		self::assertFalse( SliderPreview::is_allowed( $slider->ID ) );
		$this->sign_in( 'subscriber' );
		self::assertFalse( SliderPreview::is_allowed( $slider->ID ) );
		$this->sign_in( 'editor' );
		self::assertTrue( SliderPreview::is_allowed( $slider->ID ) );
		self::assertFalse( SliderPreview::is_allowed( self::page( 'A page', '' ) ) );
	}

	public function test_a_title_is_text_in_the_head_of_a_preview(): void {
		$slider = self::slider( 'home' );
		kses_remove_filters(); // As for whoever may write any HTML.
		wp_update_post( [ 'ID' => $slider->ID, 'post_title' => 'A</title><script>x()</script>' ] );
		self::assertSame( 'A&lt;/title&gt;&lt;script&gt;x()&lt;/script&gt;', SliderPreview::title( $slider->ID ) );
	}

	public function test_who_throws_one_away_that_is_shown_is_told_where(): void {
		$this->sign_in( 'editor' );
		$slider = self::slider( 'home' );
		self::page( 'Start <b>', "<!-- wp:frontage/slider {\"ref\":$slider->ID} /-->" );
		$links = SliderListScreen::actions( [ 'edit' => '<a>Edit</a>', 'trash' => '<a href="#">Trash</a>' ], $slider );
		self::assertSame( [ 'edit', 'frontage_duplicate', 'frontage_preview', 'trash' ], array_keys( $links ) );
		$all = apply_filters( 'post_row_actions', [ 'trash' => '<a href="#">Trash</a>' ], $slider );
		self::assertIsArray( $all );
		self::assertSame( [ 'frontage_export', 'trash' ], [ array_key_first( $all ), array_key_last( $all ) ] );
		wp_trash_post( $slider->ID );
		ob_start();
		SliderListScreen::print_trash_notice();
		$said = (string) ob_get_clean();
		self::assertStringContainsString( '“Home” was used on: Start', $said );
		self::assertStringNotContainsString( '<b>', $said );
		ob_start();
		SliderListScreen::print_trash_notice();
		self::assertSame( '', ob_get_clean() );
	}

	public function test_a_row_that_is_brought_alone_knows_its_places(): void {
		$this->sign_in( 'editor' );
		ob_start();
		SliderListScreen::print_confirmations(); // The list that was printed before knows nothing of what is made now.
		ob_end_clean();
		$slider = self::slider( 'home' );
		self::page( 'Start', "<!-- wp:frontage/slider {\"ref\":$slider->ID} /-->" );
		ob_start();
		SliderListScreen::column( 'frontage_uses', $slider->ID );
		self::assertStringContainsString( 'Start', (string) ob_get_clean() );
		self::assertStringContainsString( 'data-frontage-asks', SliderListScreen::actions( [ 'trash' => '<a href="#">Trash</a>' ], $slider )['trash'] );
	}

	public function test_the_question_before_the_trash_names_every_place_as_text(): void {
		$this->sign_in( 'editor' );
		$slider = self::slider( 'home' );
		ob_start();
		TrashConfirmation::show( $slider, [ 'Start <b>', ...array_fill( 0, 11, 'Page' ) ] );
		$asked = (string) ob_get_clean();
		self::assertStringContainsString( 'Start &lt;b&gt;', $asked );
		self::assertStringContainsString( 'and 2 more', $asked );
		preg_match( '/id="([^"]+)"/', $asked, $id );
		self::assertStringContainsString( "data-frontage-asks=\"$id[1]\"", TrashConfirmation::add_to_link( '<a href="#">Trash</a>', $slider->ID ) );
	}

	public function test_the_question_for_many_has_each_slider_with_its_places(): void {
		$this->sign_in( 'editor' );
		[ $one, $two ] = [ self::slider( 'one' ), self::slider( 'two' ) ];
		ob_start();
		TrashConfirmation::show_many( [ [ $one, [ 'Start <b>', 'About' ] ], [ $two, array_fill( 0, 12, 'Page' ) ] ] );
		$asked = (string) ob_get_clean();
		foreach ( [ $one, $two ] as $slider ) {
			self::assertStringContainsString( "data-frontage-slider=\"$slider->ID\"", $asked );
		}
		self::assertStringContainsString( 'on: Start &lt;b&gt;, About', $asked );
		self::assertStringContainsString( 'and 2 more', $asked );
	}

	public function test_the_post_of_a_slider_begins_with_one(): void {
		$type = get_post_type_object( SliderRepository::POST_TYPE );
		self::assertSame( [ [ 'frontage/slider' ] ], $type?->template );
		self::assertSame( 'insert', $type->template_lock );
	}
}
