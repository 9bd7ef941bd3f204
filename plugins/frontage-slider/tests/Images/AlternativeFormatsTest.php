<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Images;

use Frontage\Slider\Images\AlternativeFormats;
use Frontage\Slider\Model\Document\BlockConverter;
use Frontage\Slider\Rendering\FormatConversionJob;
use Frontage\Tests\FolderStream;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once dirname( __DIR__, 4 ) . '/tests/support/FolderStream.php';

/** WebP and AVIF of the sizes that a slider shows. */
final class AlternativeFormatsTest extends WordPressTestCase {

	private int $picture = 0;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/image.php';
		add_filter( 'jpeg_quality', static fn (): int => 90 );
		add_filter( 'frontage_slider_webp_seconds', static fn (): int => HOUR_IN_SECONDS );
		$file  = wp_upload_dir()['path'] . '/harbour.jpg';
		$image = imagecreatetruecolor( 1200, 600 );
		self::assertNotFalse( $image );
		for ( $x = 0; $x < 1200; $x += 4 ) {
			imagefilledrectangle( $image, $x, 0, $x + 3, 600, (int) imagecolorallocate( $image, $x % 255, ( $x * 7 ) % 255, 90 ) );
		}
		imagejpeg( $image, $file, 90 );
		$this->picture = (int) wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg', 'post_title' => 'Harbour' ], $file );
		wp_update_attachment_metadata( $this->picture, wp_generate_attachment_metadata( $this->picture, $file ) );
	}

	protected function tearDown(): void {
		wp_delete_attachment( $this->picture, true );
		parent::tearDown();
	}

	/** A page with a slider that shows the picture. */
	private function page(): int {
		$model = [
			'schema' => 1,
			'slides' => [ [ 'key' => 'a', 'background' => [ 'type' => 'image', 'image' => [ 'id' => $this->picture, 'url' => (string) wp_get_attachment_url( $this->picture ) ] ] ] ],
		];
		return (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => wp_slash( serialize_block( BlockConverter::to_blocks( $model ) ) ) ] );
	}

	/** @return array{src: string, srcset: list<string>} As a page prints it that was saved now. */
	private function printed(): array {
		$html = do_blocks( (string) get_post( $this->page() )?->post_content );
		self::assertSame( 1, preg_match( '/<img[^>]* src="([^"]*)"/', $html, $src ) );
		self::assertSame( 1, preg_match( '/<img[^>]* srcset="([^"]*)"/', $html, $srcset ) );
		return [ 'src' => $src[1], 'srcset' => explode( ', ', html_entity_decode( $srcset[1] ) ) ];
	}

	public function test_a_page_offers_lighter_files_and_keeps_what_was_uploaded_for_old_browsers(): void {
		$shown = $this->printed();
		self::assertStringEndsWith( '/harbour.jpg', $shown['src'] );
		self::assertGreaterThan( 2, count( $shown['srcset'] ) );
		$folder = dirname( (string) get_attached_file( $this->picture ) );
		$files  = [];
		foreach ( $shown['srcset'] as $candidate ) {
			self::assertMatchesRegularExpression( '~/harbour(-\d+x\d+)?\.jpg\.webp \d+w$~', $candidate );
			$files[] = "$folder/" . wp_basename( explode( ' ', $candidate )[0] );
			self::assertSame( 'image/webp', wp_get_image_mime( end( $files ) ) );
			self::assertLessThan( filesize( substr( end( $files ), 0, -5 ) ), filesize( end( $files ) ) );
		}
		$made = array_map( filemtime( ... ), $files );
		array_map( static fn ( string $file ): bool => touch( $file, time() + 5 ), $files );
		self::assertSame( $shown, $this->printed(), 'They are there already.' );
		self::assertNotSame( $made, array_map( static fn ( string $file ): int => (int) filemtime( $file ), $files ), 'And were not made once more.' );

		wp_delete_attachment( $this->picture, true );
		self::assertSame( [], array_filter( $files, is_file( ... ) ) );
	}

	public function test_a_slide_made_of_a_post_offers_those_that_are_there_and_makes_none(): void {
		global $wpdb;
		$post = (int) wp_insert_post( [ 'post_status' => 'publish', 'post_title' => 'Post' ] );
		set_post_thumbnail( $post, $this->picture );
		$slide = [ 'key' => 'post', 'background' => [ 'type' => 'image' ], 'bindings' => [ 'background' => [ 'source' => 'frontage/post', 'args' => [ 'field' => 'image' ] ] ] ];
		$model = [ 'schema' => 1, 'options' => [ 'source' => [ 'type' => 'posts' ] ], 'slides' => [ $slide ] ];
		$text  = serialize_block( BlockConverter::to_blocks( $model ) );
		$shown = static function () use ( $text, $wpdb ): array {
			wp_cache_flush();
			get_option( 'home' );
			$before = $wpdb->num_queries;
			self::assertSame( 1, preg_match( '/<img[^>]* src="[^"]+harbour\.jpg" srcset="([^"]*)"/', do_blocks( $text ), $srcset ) );
			return [ explode( ', ', $srcset[1] ), $wpdb->num_queries - $before ];
		};
		[ $plain, $queries ] = $shown();
		self::assertSame( [], preg_grep( '/webp/', $plain ) );
		self::assertSame( [], glob( dirname( (string) get_attached_file( $this->picture ) ) . '/harbour*.webp' ) );

		$this->printed();
		[ $lighter, $then ] = $shown();
		self::assertSame( $plain, str_replace( '.jpg.webp ', '.jpg ', $lighter ) );
		self::assertSame( [], preg_grep( '/webp/', $lighter, PREG_GREP_INVERT ) );
		self::assertSame( $queries, $then );
		wp_delete_post( $post, true );
	}

	#[Group( 'avif' )]
	public function test_pictures_of_posts_that_a_slider_shows_are_made_by_cron_for_posts_there_are_and_posts_to_come(): void {
		$model  = [ 'schema' => 1, 'options' => [ 'source' => [ 'type' => 'posts' ] ], 'slides' => [ [ 'key' => 'post' ] ] ];
		$insert = static fn ( string $type, string $text = '' ): int => (int) wp_insert_post( [ 'post_type' => $type, 'post_status' => 'publish', 'post_title' => 'T', 'post_content' => wp_slash( $text ) ] );
		$files  = fn (): array => glob( dirname( (string) get_attached_file( $this->picture ) ) . '/harbour*.webp' ) ?: [];
		add_filter( 'frontage_slider_webp_seconds', static fn (): int => -1, 20 );
		$this->page();
		remove_all_filters( 'frontage_slider_webp_seconds', 20 );
		self::assertTrue( AlternativeFormats::has_time_left(), 'By another post of the same request.' );
		delete_post_meta_by_key( FormatConversionJob::OF_POSTS ); // What other tests left.
		wp_unschedule_hook( FormatConversionJob::EVENT );
		$post = $insert( 'post' );
		set_post_thumbnail( $post, $this->picture );
		wp_update_post( [ 'ID' => $post ] );
		self::assertArrayNotHasKey( FormatConversionJob::EVENT, array_merge( ...array_values( (array) _get_cron_array() ) ), 'No slider shows it.' );

		$slider = $insert( 'frontage_slider', serialize_block( BlockConverter::to_blocks( $model ) ) );
		self::assertNotFalse( wp_next_scheduled( FormatConversionJob::EVENT, [ $slider ] ) );
		self::assertSame( [], $files(), 'A save makes none.' );
		FormatConversionJob::convert_next( $slider );
		self::assertGreaterThan( 2, count( $files() ) );
		wp_clear_scheduled_hook( FormatConversionJob::EVENT, [ $slider ] );
		wp_update_post( [ 'ID' => $post ] );
		self::assertFalse( wp_next_scheduled( FormatConversionJob::EVENT, [ $slider ] ), 'Its picture is done.' );

		AlternativeFormats::delete( $this->picture );
		delete_post_meta( $this->picture, AlternativeFormats::META );
		wp_update_post( [ 'ID' => $post ] );
		self::assertNotFalse( wp_next_scheduled( FormatConversionJob::EVENT, [ $slider ] ), 'A post with a new picture wakes the slider.' );

		wp_clear_scheduled_hook( FormatConversionJob::EVENT, [ $slider ] );
		add_filter( 'wp_image_editors', '__return_empty_array' );
		wp_update_post( [ 'ID' => $post ] );
		self::assertFalse( wp_next_scheduled( FormatConversionJob::EVENT, [ $slider ] ), 'This server makes none.' );
		remove_filter( 'wp_image_editors', '__return_empty_array' );
		wp_update_post( [ 'ID' => $this->picture, 'post_mime_type' => 'image/gif' ] );
		wp_update_post( [ 'ID' => $post ] );
		self::assertFalse( wp_next_scheduled( FormatConversionJob::EVENT, [ $slider ] ), 'Of a GIF none are made.' );

		wp_update_post( [ 'ID' => $slider, 'post_content' => '' ] );
		FormatConversionJob::convert_next( $slider );
		self::assertSame( '', get_post_meta( $slider, FormatConversionJob::OF_POSTS, true ) );
		wp_delete_post( $slider, true );
		wp_delete_post( $post, true );
	}

	#[Group( 'avif' )]
	public function test_after_the_save_avif_is_made_and_offered_first_without_a_trace_of_a_second_save(): void {
		$page   = $this->page();
		$before = get_post( $page );
		self::assertStringNotContainsString( '.avif', (string) $before?->post_content );
		self::assertNotFalse( wp_next_scheduled( FormatConversionJob::EVENT, [ $page ] ) );

		FormatConversionJob::convert_next( $page );
		$after = get_post( $page );
		self::assertSame( $before?->post_modified, $after?->post_modified );
		self::assertSame( [], wp_get_post_revisions( $page ) );
		self::assertSame( 1, preg_match( '~<picture class="fr-picture"><source type="image/avif" srcset="([^"]+)" sizes="[^"]+"><img[^>]+ src="[^"]+/harbour\.jpg" srcset="([^"]+)"~', do_blocks( (string) $after?->post_content ), $offered ) );
		self::assertSame( str_replace( '.webp ', '.avif ', $offered[2] ), $offered[1] );
		$folder = dirname( (string) get_attached_file( $this->picture ) );
		foreach ( explode( ', ', $offered[1] ) as $candidate ) {
			$file = "$folder/" . wp_basename( explode( ' ', $candidate )[0] );
			self::assertSame( 'image/avif', wp_get_image_mime( $file ) );
			self::assertLessThan( filesize( substr( $file, 0, -5 ) . '.webp' ), filesize( $file ) );
		}

		self::assertSame( $after?->post_content, get_post( $this->page() )?->post_content, 'The next save finds them.' );
		wp_delete_attachment( $this->picture, true );
		self::assertSame( [], glob( "$folder/harbour*" ) );
	}

	#[Group( 'avif' )]
	public function test_a_size_whose_avif_would_be_heavier_is_offered_as_webp_among_the_others(): void {
		add_filter( 'wp_editor_set_quality', static fn ( int $quality, string $type, array $size ): int => 'image/webp' === $type && 300 === $size['width'] ? 1 : $quality, 10, 3 );
		$page = $this->page();
		FormatConversionJob::convert_next( $page );
		self::assertSame( 1, preg_match( '~"avif":"([^"]+)"~', (string) get_post( $page )?->post_content, $offered ) );
		self::assertMatchesRegularExpression( '~^(?=.*/harbour\.jpg\.avif 1200w).*/harbour-300x150\.jpg\.webp 300w~', $offered[1] );
		self::assertSame( [], glob( dirname( (string) get_attached_file( $this->picture ) ) . '/harbour-300x150.jpg.avif' ) );
	}

	#[Group( 'avif' )]
	public function test_what_somebody_saved_while_avif_was_made_stays(): void {
		global $wpdb;
		$page = $this->page();
		add_filter(
			'wp_editor_set_quality',
			static function ( int $quality ) use ( $wpdb, $page ): int {
				$wpdb->update( $wpdb->posts, [ 'post_content' => 'Newer' ], [ 'ID' => $page ] );
				return $quality;
			}
		);
		FormatConversionJob::convert_next( $page );
		self::assertSame( 'Newer', get_post( $page )?->post_content );
	}

	public function test_a_save_that_takes_too_long_leaves_the_rest_to_the_next(): void {
		add_filter( 'frontage_slider_webp_seconds', static fn (): int => -1, 20 );
		self::assertSame( [], preg_grep( '/webp/', $this->printed()['srcset'] ) );
		remove_all_filters( 'frontage_slider_webp_seconds', 20 );
		self::assertCount( 0, preg_grep( '/webp/', $this->printed()['srcset'], PREG_GREP_INVERT ) ?: [] );
	}

	public function test_a_file_that_would_be_heavier_is_not_kept(): void {
		add_filter( 'wp_editor_set_quality', static fn ( int $quality, string $type ): int => 'image/webp' === $type ? 100 : $quality, 10, 2 );
		$folder = dirname( (string) get_attached_file( $this->picture ) );
		foreach ( glob( "$folder/harbour*.jpg" ) ?: [] as $file ) {
			file_put_contents( $file, self::coarse( $file ) );
		}
		$shown = $this->printed();
		self::assertSame( [], preg_grep( '/webp/', $shown['srcset'] ) );
		self::assertSame( [], glob( "$folder/harbour*.webp" ) );
	}

	public function test_media_in_a_bucket_that_is_reached_by_a_stream_is_converted_there(): void {
		$bucket = wp_upload_dir()['basedir'] . '/bucket';
		wp_mkdir_p( $bucket );
		FolderStream::$folder = $bucket;
		self::assertTrue( stream_wrapper_register( 'bucket', FolderStream::class ) );
		$plain  = file_get_contents( (string) get_attached_file( $this->picture ) );
		$upload = static fn ( array $folder ): array => [
			'basedir' => 'bucket://site',
			'baseurl' => 'https://bucket.example.test',
			'path'    => 'bucket://site' . $folder['subdir'],
			'url'     => 'https://bucket.example.test' . $folder['subdir'],
		] + $folder;
		add_filter( 'upload_dir', $upload );
		wp_mkdir_p( $bucket . wp_upload_dir()['subdir'] );
		$own  = $this->picture;
		$file = wp_upload_dir()['path'] . '/harbour.jpg';
		file_put_contents( $file, $plain );
		$this->picture = (int) wp_insert_attachment( [ 'post_mime_type' => 'image/jpeg', 'post_title' => 'Harbour' ], $file );
		wp_update_attachment_metadata( $this->picture, wp_generate_attachment_metadata( $this->picture, $file ) );
		self::assertTrue( AlternativeFormats::should_convert( $this->picture ) );
		$shown = $this->printed();
		self::assertGreaterThan( 2, count( $shown['srcset'] ) );
		foreach ( $shown['srcset'] as $candidate ) {
			self::assertMatchesRegularExpression( '~^https://bucket\.example\.test/[\d/]+/harbour(-\d+x\d+)?\.jpg\.webp \d+w$~', $candidate );
			self::assertSame( 'image/webp', ( new \finfo( FILEINFO_MIME_TYPE ) )->buffer( (string) file_get_contents( 'bucket://site' . wp_parse_url( explode( ' ', $candidate )[0], PHP_URL_PATH ) ) ) );
		}
		wp_delete_attachment( $this->picture, true );
		self::assertSame( [], glob( $bucket . wp_upload_dir()['subdir'] . '/harbour*' ) );
		remove_filter( 'upload_dir', $upload );
		stream_wrapper_unregister( 'bucket' );
		$this->picture = $own;
	}

	public function test_media_that_a_plugin_serves_from_elsewhere_keeps_its_addresses_although_the_file_is_here_too(): void {
		$elsewhere = static fn ( string $url ): string => str_replace( wp_get_upload_dir()['baseurl'], 'https://bucket.example.test', $url );
		add_filter( 'wp_get_attachment_url', $elsewhere );
		add_filter( 'wp_calculate_image_srcset', static fn ( array $sources ): array => array_map( static fn ( array $source ): array => array_map( static fn ( mixed $value ): mixed => is_string( $value ) ? $elsewhere( $value ) : $value, $source ), $sources ) );
		self::assertFalse( AlternativeFormats::should_convert( $this->picture ) );
		$shown = $this->printed();
		self::assertGreaterThan( 2, count( $shown['srcset'] ) );
		foreach ( $shown['srcset'] as $candidate ) {
			self::assertMatchesRegularExpression( '~^https://bucket\.example\.test/[\d/]+/harbour(-\d+x\d+)?\.jpg \d+w$~', $candidate );
		}
		self::assertSame( [], glob( dirname( (string) get_attached_file( $this->picture ) ) . '/harbour*.webp' ) );
	}

	public function test_sizes_that_wordpress_made_as_webp_are_not_converted_again(): void {
		add_filter( 'image_editor_output_format', static fn ( array $formats ): array => [ 'image/jpeg' => 'image/webp' ] + $formats );
		$file = (string) get_attached_file( $this->picture );
		wp_update_attachment_metadata( $this->picture, wp_generate_attachment_metadata( $this->picture, $file ) );
		$sizes = preg_grep( '/-\d+x\d+/', $this->printed()['srcset'] ) ?: [];
		self::assertNotSame( [], $sizes );
		self::assertSame( [], preg_grep( '~/harbour-\d+x\d+(-jpg)?\.webp \d+w$~', $sizes, PREG_GREP_INVERT ) );
		self::assertSame( [], glob( dirname( $file ) . '/*.webp.webp' ) );
	}

	public function test_a_server_that_cannot_make_them_shows_what_there_is(): void {
		add_filter( 'wp_image_editors', static fn (): array => [] );
		self::assertSame( [], preg_grep( '/webp/', $this->printed()['srcset'] ) );
		self::assertSame( '', get_post_meta( $this->picture, AlternativeFormats::META, true ), 'Another day it may.' );
	}

	/** A picture of that size, all grain, in as few bytes as can be. */
	private static function coarse( string $file ): string {
		[ $width, $height ] = (array) getimagesize( $file );
		$image              = imagecreatetruecolor( (int) $width, (int) $height );
		self::assertNotFalse( $image );
		mt_srand( 7 );
		for ( $at = 0; $at < $width * $height; $at += 2 ) {
			imagesetpixel( $image, $at % $width, intdiv( $at, $width ), mt_rand( 0, 0xffffff ) );
		}
		ob_start();
		imagejpeg( $image, null, 1 );
		return (string) ob_get_clean();
	}
}
