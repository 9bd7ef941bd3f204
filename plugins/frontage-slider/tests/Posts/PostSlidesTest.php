<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Posts;

use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Rendering\SliderRenderer;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Slides made of posts: which posts, and what of them. */
#[Group( 'database' )]
final class PostSlidesTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		SliderRenderer::reset();
		SliderRepository::clear_cache();
		foreach ( get_posts( [ 'numberposts' => -1, 'post_type' => [ 'post', 'page' ] ] ) as $post ) {
			wp_delete_post( $post->ID, true );
		}
	}

	protected function tearDown(): void {
		unregister_post_type( 'product' );
		parent::tearDown();
	}

	/** @return array<string, mixed> */
	private static function bound( string $field ): array {
		return [
			'source' => 'frontage/post',
			'args'   => [ 'field' => $field ],
		];
	}

	/** @param array<string, mixed> $source */
	private static function html( array $source, string $field = 'title' ): string {
		$model = [
			'schema'  => 1,
			'alias'   => 'latest',
			'options' => [ 'source' => $source ],
			'slides'  => [
				[
					'key'      => 'post',
					'bindings' => [ 'title' => self::bound( 'title' ), 'link' => self::bound( 'link' ) ],
					'layers'   => [
						[
							'id'       => 'head',
							'html'     => 'Sample',
							'bindings' => [ 'html' => self::bound( $field ) ],
						],
					],
				],
				[ 'key' => 'never' ],
			],
		];
		return do_blocks( serialize_block( BlockConverter::to_blocks( $model ) ) );
	}

	/** @param array<string, mixed> $post */
	private static function post( array $post ): int {
		return (int) wp_insert_post( wp_slash( $post + [ 'post_status' => 'publish', 'post_title' => 'A post', 'post_content' => 'Words' ] ) );
	}

	public function test_each_post_is_a_slide_the_latest_first(): void {
		self::post( [ 'post_title' => 'Older', 'post_date' => '2024-01-01 10:00:00' ] );
		$newer = self::post( [ 'post_title' => 'Newer & better', 'post_date' => '2024-02-01 10:00:00' ] );
		$html  = self::html( [ 'type' => 'posts' ] );
		self::assertSame( 2, substr_count( $html, 'class="fr-slide"' ) );
		self::assertLessThan( strpos( $html, 'Older' ), strpos( $html, 'Newer &amp; better' ) );
		self::assertStringContainsString( 'post-' . $newer, $html );
		self::assertStringContainsString( esc_url( (string) get_permalink( $newer ) ), $html );
		self::assertStringNotContainsString( 'Sample', $html );
	}

	public function test_what_is_not_for_everybody_is_no_slide_also_for_its_author(): void {
		wp_set_current_user( 1 );
		self::post( [ 'post_title' => 'Seen' ] );
		self::post( [ 'post_title' => 'Hidden draft', 'post_status' => 'draft' ] );
		self::post( [ 'post_title' => 'Hidden private', 'post_status' => 'private' ] );
		self::post( [ 'post_title' => 'Hidden password', 'post_password' => 'x' ] );
		self::post( [ 'post_title' => 'Hidden future', 'post_status' => 'future', 'post_date' => '2099-01-01 10:00:00' ] );
		add_filter( 'frontage_slider_posts_query', static fn( array $args ): array => [ 'post_status' => 'any', 'has_password' => null ] + $args );
		$html = self::html( [ 'type' => 'posts', 'limit' => 20 ] );
		remove_all_filters( 'frontage_slider_posts_query' );
		self::assertStringContainsString( 'Seen', $html );
		self::assertStringNotContainsString( 'Hidden', $html );
	}

	public function test_kinds_without_pages_are_not_asked_for(): void {
		register_post_type( 'secret_note', [ 'public' => false ] );
		self::post( [ 'post_type' => 'secret_note', 'post_title' => 'Secret' ] );
		foreach ( [ 'secret_note', 'frontage_slider', 'attachment', 'revision', 'any', '' ] as $type ) {
			self::assertStringNotContainsString( 'Secret', self::html( [ 'type' => 'posts', 'query' => [ 'postType' => $type ] ] ) );
		}
		unregister_post_type( 'secret_note' );
	}

	public function test_a_hostile_title_stays_text(): void {
		self::post( [ 'post_title' => '"><img src=x onerror=alert(1)><script>alert(2)</script> &lt;svg onload=alert(3)&gt; Sea' ] );
		foreach ( [ 'title', 'excerpt', 'author', 'category' ] as $field ) {
			$html = self::html( [ 'type' => 'posts' ], $field );
			self::assertDoesNotMatchRegularExpression( '~<img src=x|<script>alert|<svg onload~', $html );
		}
		self::assertStringContainsString( '&lt;svg onload=alert(3)&gt; Sea', self::html( [ 'type' => 'posts' ] ) );
	}

	public function test_at_most_twenty_and_only_of_the_terms_that_are_wanted(): void {
		$term = wp_insert_term( 'News', 'category' );
		self::assertIsArray( $term );
		for ( $number = 1; $number <= 22; $number++ ) {
			self::post( [ 'post_title' => "Post $number", 'post_category' => $number > 20 ? [ $term['term_id'] ] : [] ] );
		}
		$slides = static fn( array $source ): int => substr_count( self::html( [ 'type' => 'posts' ] + $source ), 'class="fr-slide"' );
		self::assertSame( 20, $slides( [ 'limit' => 500 ] ) );
		self::assertSame( 6, $slides( [] ) );
		self::assertSame( 2, $slides( [ 'query' => [ 'taxonomy' => 'category', 'terms' => [ $term['term_id'] ] ] ] ) );
		self::assertSame( 2, $slides( [ 'limit' => 20, 'query' => [ 'offset' => 20 ] ] ) );
	}

	public function test_the_queries_do_not_grow_with_the_posts(): void {
		global $wpdb;
		$count = static function ( int $limit ) use ( $wpdb ): int {
			wp_cache_flush();
			get_option( 'home' );
			$before = $wpdb->num_queries;
			self::html( [ 'type' => 'posts', 'limit' => $limit ] );
			return $wpdb->num_queries - $before;
		};
		for ( $number = 1; $number <= 12; $number++ ) {
			self::post( [ 'post_title' => "Post $number" ] );
		}
		self::assertLessThanOrEqual( $count( 2 ) + 1, $count( 12 ) );
	}

	public function test_no_posts_is_no_slider(): void {
		self::assertSame( '', trim( self::html( [ 'type' => 'posts' ] ) ) );
	}

	public function test_products_come_only_with_the_shop(): void {
		self::assertSame( '', trim( self::html( [ 'type' => 'products' ], 'price' ) ) );
		require_once __DIR__ . '/shop.php';
		register_post_type( 'product', [ 'public' => true ] );
		self::post( [ 'post_type' => 'product', 'post_title' => 'Lamp' ] );
		$html = self::html( [ 'type' => 'products' ], 'price' );
		self::assertStringContainsString( "49,00\u{A0}€", $html );
		self::assertStringNotContainsString( '59,00', $html );
	}

	public function test_a_shortcode_in_a_post_is_not_run_by_the_page_of_the_slider(): void {
		add_shortcode( 'spill', static fn (): string => 'SPILLED' );
		register_post_meta( 'post', 'season', [ 'type' => 'string', 'single' => true, 'show_in_rest' => true ] );
		$code = '[spill] &#91;spill&#93; [[spill]';
		$post = self::post( [ 'post_title' => "Title $code", 'post_excerpt' => 'Excerpt &#91;spill&#93;' ] );
		update_post_meta( $post, 'season', "Meta $code" );
		$image = (int) wp_insert_attachment( [ 'post_title' => 'x', 'post_mime_type' => 'image/png' ], 'x.png' );
		wp_update_attachment_metadata( $image, [ 'width' => 9, 'height' => 9, 'file' => 'x.png' ] );
		update_post_meta( $image, '_wp_attachment_image_alt', "Alt $code" );
		set_post_thumbnail( $post, $image );
		$season = [ 'source' => 'core/post-meta', 'args' => [ 'key' => 'season' ] ];
		$model  = [
			'schema'  => 1,
			'options' => [ 'source' => [ 'type' => 'posts' ] ],
			'slides'  => [
				[
					'bindings' => [ 'title' => self::bound( 'title' ), 'description' => $season, 'link' => self::bound( 'link' ) ],
					'layers'   => [
						[ 'html' => 'x', 'bindings' => [ 'html' => self::bound( 'title' ) ] ],
						[ 'html' => 'x', 'bindings' => [ 'html' => self::bound( 'excerpt' ) ] ],
						[ 'html' => 'x', 'bindings' => [ 'html' => $season ] ],
						[ 'type' => 'image', 'bindings' => [ 'image' => self::bound( 'image' ) ] ],
					],
				],
			],
		];
		$html   = apply_filters( 'the_content', serialize_block( BlockConverter::to_blocks( $model ) ) );
		remove_shortcode( 'spill' );
		unregister_post_meta( 'post', 'season' );
		self::assertIsString( $html );
		self::assertStringNotContainsString( 'SPILLED', $html );
		foreach ( [ 'Title', 'Excerpt', 'Meta', 'Alt' ] as $word ) {
			self::assertStringContainsString( "$word [\u{2060}spill", $html );
		}
	}

	public function test_a_text_of_a_post_is_found_by_any_source_of_bindings(): void {
		register_post_meta( 'post', 'season', [ 'type' => 'string', 'single' => true, 'show_in_rest' => true ] );
		$post = self::post( [] );
		update_post_meta( $post, 'season', 'Winter <b>' );
		$model = [
			'schema'  => 1,
			'options' => [ 'source' => [ 'type' => 'posts' ] ],
			'slides'  => [
				[
					'layers' => [
						[ 'html' => 'x', 'bindings' => [ 'html' => [ 'source' => 'core/post-meta', 'args' => [ 'key' => 'season' ] ] ] ],
						[ 'html' => 'y', 'bindings' => [ 'html' => [ 'source' => 'nobody/knows' ] ] ],
					],
				],
			],
		];
		$html  = do_blocks( serialize_block( BlockConverter::to_blocks( $model ) ) );
		self::assertStringContainsString( 'Winter &lt;b&gt;', $html );
		self::assertSame( 1, substr_count( $html, 'fr-layer__content' ) );
		unregister_post_meta( 'post', 'season' );
	}
}
