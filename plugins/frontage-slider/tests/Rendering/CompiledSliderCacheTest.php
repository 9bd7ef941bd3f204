<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Rendering;

use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\PluginFiles;
use Frontage\Slider\Rendering\CompiledSliderCache;
use Frontage\Slider\Rendering\SliderRenderer;
use Frontage\Slider\Rest\SliderMarkupController;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Sliders that are kept as they were made, with the post that holds them. */
#[Group( 'database' )]
final class CompiledSliderCacheTest extends WordPressTestCase {

	protected function setUp(): void {
		parent::setUp();
		SliderRenderer::reset();
		SliderRepository::clear_cache();
		wp_styles()->add_data( 'frontage-slider-style', 'after', [] ); // Of other tests' pages.
	}

	protected function tearDown(): void {
		$GLOBALS['post'] = null;
		parent::tearDown();
	}

	/**
	 * Ninety layers, as a real slider has them.
	 *
	 * @param array<string, mixed> $slide
	 */
	private static function heavy( string $word = 'Word', array $slide = [] ): string {
		$layers = array_map( static fn ( int $n ): array => [ 'id' => "l$n", 'html' => "$word $n" ], range( 1, 90 ) );
		return serialize_block( BlockConverter::to_blocks( [ 'schema' => 1, 'alias' => 'heavy', 'slides' => [ $slide + [ 'key' => 'a', 'layers' => $layers ], [ 'key' => 'b' ] ] ] ) );
	}

	/** Puts a post into the loop, as a page does that is shown. */
	private static function shown( string $content, string $type = 'page' ): int {
		$id              = (int) wp_insert_post( [ 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'P', 'post_name' => 'p', 'post_content' => wp_slash( $content ) ] );
		$GLOBALS['post'] = get_post( $id );
		update_meta_cache( 'post', [ $id ] );
		return $id;
	}

	private static function view(): string {
		SliderRenderer::reset();
		SliderRepository::clear_cache();
		return do_blocks( (string) get_post()?->post_content );
	}

	private static function kept( int $id ): int {
		return count( get_post_meta( $id, CompiledSliderCache::META ) );
	}

	public function test_it_is_made_once_and_shown_without_a_query_under_the_ids_of_its_page(): void {
		global $wpdb;
		$id    = self::shown( self::heavy() . self::heavy() );
		$first = self::view();
		self::assertSame( 2, self::kept( $id ), 'The page’s first slider has its picture at once, others wait.' );
		$before = $wpdb->num_queries;
		self::assertSame( $first, self::view() );
		self::assertSame( $before, $wpdb->num_queries );
		self::assertStringContainsString( 'id="fr-heavy-2-slides"', $first );
		self::assertStringNotContainsString( CompiledSliderCache::ID, $first );
		self::assertStringContainsString( 'Word 40', $first );

		$rules = (array) wp_styles()->get_data( 'frontage-slider-style', 'after' );
		wp_styles()->add_data( 'frontage-slider-style', 'after', [] );
		self::view();
		self::assertSame( implode( '', (array) wp_styles()->get_data( 'frontage-slider-style', 'after' ) ), implode( '', array_slice( $rules, 0, 1 ) ), 'Its rules come along.' );
	}

	public function test_what_is_kept_is_what_is_printed(): void {
		$id   = self::shown( self::heavy() );
		$html = self::view();
		[ $row ] = get_post_meta( $id, CompiledSliderCache::META );
		delete_post_meta( $id, CompiledSliderCache::META );
		add_post_meta( $id, CompiledSliderCache::META, wp_slash( str_replace( 'Word 7', '<script>alert(1)</script>', $row ) ) );
		self::assertSame( $html, self::view(), 'What somebody else wrote there is not printed.' );
		delete_post_meta( $id, CompiledSliderCache::META );
		add_post_meta( $id, CompiledSliderCache::META, wp_slash( $row ) );
		self::assertSame( $html, self::view() );
		self::assertSame( 1, self::kept( $id ) );
		self::assertTrue( is_protected_meta( CompiledSliderCache::META, 'post' ) );
		self::assertTrue( apply_filters( 'wxr_export_skip_postmeta', false, CompiledSliderCache::META, null ) );
	}

	public function test_another_document_another_language_and_other_code_have_it_made_anew(): void {
		$id = self::shown( self::heavy() );
		self::view();
		self::assertSame( 1, self::kept( $id ) );
		add_filter( 'gettext_frontage-slider', static fn ( string $text, string $source ): string => 'Next slide' === $source ? 'Weiter' : $text, 10, 2 );
		self::assertStringContainsString( 'Weiter', self::view() );
		self::assertSame( 2, self::kept( $id ) );
		wp_update_post( [ 'ID' => $id, 'post_content' => wp_slash( self::heavy( 'Other' ) ) ] );
		self::assertSame( 0, self::kept( $id ) );
		$GLOBALS['post'] = get_post( $id );
		update_meta_cache( 'post', [ $id ] );
		self::assertStringContainsString( 'Other 40', self::view() );
		CompiledSliderCache::delete_all();
		self::assertSame( 0, self::kept( $id ) );
	}

	public function test_the_time_at_which_a_server_got_its_files_does_not_count(): void {
		$id = self::shown( self::heavy() );
		self::view();
		foreach ( [ 'build/model/Compiler/SliderCompiler.php', 'build/engine/engine.js' ] as $name ) {
			$file = PluginFiles::file( $name );
			$was  = (int) filemtime( $file );
			touch( $file, $was - 1000 );
			clearstatcache();
			self::view();
			touch( $file, $was );
			clearstatcache();
		}
		self::assertSame( 1, self::kept( $id ) );
	}

	public function test_what_may_be_another_thing_tomorrow_is_not_kept(): void {
		$layer = '<!-- wp:frontage/layer {"type":"blocks"} --><!-- wp:paragraph --><p>Now</p><!-- /wp:paragraph --><!-- /wp:frontage/layer -->';
		foreach ( [
			'until'  => self::heavy( slide: [ 'until' => '2099-01-01T00:00' ] ),
			'blocks' => str_replace( '<!-- /wp:frontage/slide -->', "$layer<!-- /wp:frontage/slide -->", self::heavy() ),
		] as $case => $content ) {
			$id = self::shown( $content );
			self::assertStringContainsString( 'Word 40', self::view(), $case );
			self::assertSame( 0, self::kept( $id ), $case );
		}
		$id = self::shown( self::heavy() );
		add_filter( 'frontage_slider_modules', static fn (): array => [ 'old-names' ] );
		self::assertStringContainsString( 'old-names', self::view() );
		self::assertSame( 0, self::kept( $id ) );
	}

	public function test_a_slider_of_a_template_is_not_kept_with_the_post_that_is_shown(): void {
		$id = self::shown( '<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->' );
		self::assertStringContainsString( 'Word 40', do_blocks( self::heavy() ) );
		self::assertSame( 0, self::kept( $id ) );
	}

	public function test_a_slider_of_the_library_is_kept_with_its_own_post(): void {
		$own  = self::shown( self::heavy(), SliderRepository::POST_TYPE );
		$page = self::shown( "<!-- wp:frontage/slider {\"ref\":$own} /-->" );
		$html = self::view();
		self::assertSame( [ 1, 0 ], [ self::kept( $own ), self::kept( $page ) ] );
		self::assertSame( $html, self::view() );
		$slug   = get_post( $own )->post_name ?? '';
		$answer = SliderMarkupController::slider_data( $slug );
		self::assertStringContainsString( 'id="fr-asked-', (string) ( $answer['data'] ?? '' ) );
		self::assertSame( 1, self::kept( $own ) );
	}

	public function test_there_is_an_end_to_what_is_kept_of_a_post(): void {
		$id = self::shown( implode( '', array_map( static fn ( int $n ): string => self::heavy( str_repeat( "$n ", 400 ) ), range( 1, 12 ) ) ) );
		self::view();
		$kept = get_post_meta( $id, CompiledSliderCache::META );
		self::assertNotSame( [], $kept );
		self::assertLessThanOrEqual( 512 * KB_IN_BYTES, array_sum( array_map( strlen( ... ), $kept ) ) );
		self::assertSame( 12, substr_count( self::view(), '<section' ) );
	}

	public function test_what_was_made_under_other_salts_or_by_other_code_makes_room(): void {
		$id = self::shown( self::heavy() );
		self::view();
		[ $row ] = get_post_meta( $id, CompiledSliderCache::META );
		delete_post_meta( $id, CompiledSliderCache::META );
		$other = str_repeat( 'f', 64 ) . substr( $row, 64 );
		add_post_meta( $id, CompiledSliderCache::META, wp_slash( $other ) );
		update_meta_cache( 'post', [ $id ] );
		self::view();
		self::assertSame( 2, self::kept( $id ), 'Today’s may be of another language.' );
		delete_post_meta( $id, CompiledSliderCache::META );
		add_post_meta( $id, CompiledSliderCache::META, wp_slash( substr_replace( $other, (string) ( time() - 2 * DAY_IN_SECONDS ), 64, 10 ) . str_repeat( ' ', 500 * KB_IN_BYTES ) ) );
		update_meta_cache( 'post', [ $id ] );
		$html = self::view();
		self::assertSame( 1, self::kept( $id ) );
		self::assertTrue( str_starts_with( get_post_meta( $id, CompiledSliderCache::META, true ), substr( $row, 0, 64 ) ) );
		self::assertSame( $html, self::view() );
	}

	public function test_two_first_views_at_once_keep_it_once(): void {
		$id      = self::shown( self::heavy() );
		$nothing = get_post_meta( $id );
		self::view();
		wp_cache_set( $id, $nothing, 'post_meta' ); // What the other view read before.
		self::view();
		self::assertSame( 1, self::kept( $id ) );

		$row = get_post_meta( $id, CompiledSliderCache::META, true );
		delete_post_meta( $id, CompiledSliderCache::META );
		update_meta_cache( 'post', [ $id ] );
		$other = static function () use ( $id, $row, &$other ): void {
			remove_action( 'add_post_meta', $other );
			add_post_meta( $id, CompiledSliderCache::META, wp_slash( $row ) ); // In the moment between looking and writing.
		};
		add_action( 'add_post_meta', $other );
		self::view();
		self::assertSame( 1, self::kept( $id ) );
	}
}
