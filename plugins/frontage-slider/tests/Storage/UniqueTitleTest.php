<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Storage;

use Frontage\Kit\Starter\StarterItem;
use Frontage\Slider\Admin\DuplicateAction;
use Frontage\Slider\Admin\StarterSlider;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use WP_Post;

/** No two sliders have one name, however they are made. */
final class UniqueTitleTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->sign_in( 'administrator' );
	}

	/** @param array<string, mixed> $fields */
	private static function slider( string $title, array $fields = [] ): WP_Post {
		$id = wp_insert_post( wp_slash( $fields + [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_title' => $title, 'post_content' => '<!-- wp:frontage/slider {"title":"Old"} --><!-- wp:frontage/slide {"key":"a"} /--><!-- /wp:frontage/slider -->' ] ), true );
		self::assertIsInt( $id );
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		return $post;
	}

	private static function title( int|\WP_Error $id ): string {
		self::assertIsInt( $id );
		return (string) get_post( $id )?->post_title;
	}

	public function test_a_new_slider_gets_a_number_in_its_post_and_its_block(): void {
		self::slider( 'Tea & "cake"' );
		$second = self::slider( 'Tea & "cake"', [ 'post_status' => 'draft' ] );
		$third  = self::slider( 'Tea & "cake"' );
		self::assertSame( [ 'Tea & "cake" 2', 'Tea & "cake" 3' ], [ $second->post_title, $third->post_title ] );
		self::assertSame( 'Tea & "cake" 2', parse_blocks( $second->post_content )[0]['attrs']['title'] );
	}

	public function test_a_slider_that_is_duplicated_twice_has_copies_that_can_be_told_apart(): void {
		$home = self::slider( 'Home' );
		self::assertSame( [ 'Home (copy)', 'Home (copy) 2' ], [ self::title( DuplicateAction::duplicate( $home ) ), self::title( DuplicateAction::duplicate( $home ) ) ] );
	}

	public function test_a_starters_slider_gets_a_number(): void {
		$item = StarterSlider::add( [], 'product' )[0];
		self::assertInstanceOf( StarterItem::class, $item );
		self::slider( $item->title );
		self::assertSame( "$item->title 2", self::title( ( $item->make )() ) );
	}

	public function test_a_renamed_slider_gets_a_number_and_an_unchanged_one_keeps_its_name(): void {
		$home  = self::slider( 'Home' );
		$other = self::slider( 'Other' );
		wp_update_post( [ 'ID' => $other->ID, 'post_title' => 'Home' ] );
		self::assertSame( 'Home 2', self::title( $other->ID ) );
		global $wpdb;
		$wpdb->update( $wpdb->posts, [ 'post_title' => 'Home' ], [ 'ID' => $other->ID ] ); // As it stood before titles were kept apart.
		clean_post_cache( $other->ID );
		wp_update_post( [ 'ID' => $other->ID, 'post_status' => 'draft' ] );
		wp_update_post( [ 'ID' => $home->ID, 'post_status' => 'draft' ] );
		self::assertSame( [ 'Home', 'Home' ], [ self::title( $other->ID ), self::title( $home->ID ) ] );
	}

	public function test_a_title_is_free_while_its_slider_is_in_the_trash(): void {
		$home = self::slider( 'Home' );
		wp_trash_post( $home->ID );
		self::assertSame( 'Home', self::slider( 'Home' )->post_title );
		wp_untrash_post( $home->ID );
		self::assertSame( 'Home 2', self::title( $home->ID ) );
	}

	public function test_other_posts_may_share_a_title(): void {
		self::slider( 'Home' );
		self::assertSame( 'Home', self::slider( 'Home', [ 'post_type' => 'page' ] )->post_title );
		self::assertSame( [ '', '' ], [ self::slider( '' )->post_title, self::slider( '' )->post_title ] );
	}
}
