<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\LighterPictures;
use Frontage\Slider\Model\Document\Blocks;
use Frontage\Tests\WordPressTestCase;

/** WebP of the sizes that a slider shows. */
final class LighterPicturesTest extends WordPressTestCase {

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

	/** @return array{src: string, srcset: list<string>} As the page prints it. */
	private function printed(): array {
		$model = [
			'schema' => 1,
			'slides' => [ [ 'key' => 'a', 'background' => [ 'type' => 'image', 'image' => [ 'id' => $this->picture, 'url' => (string) wp_get_attachment_url( $this->picture ) ] ] ] ],
		];
		$id    = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'P', 'post_content' => wp_slash( serialize_block( Blocks::to_blocks( $model ) ) ) ] );
		$html  = do_blocks( (string) get_post( $id )?->post_content );
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

	public function test_a_server_that_cannot_make_them_shows_what_there_is(): void {
		add_filter( 'wp_image_editors', static fn (): array => [] );
		self::assertSame( [], preg_grep( '/webp/', $this->printed()['srcset'] ) );
		self::assertSame( '', get_post_meta( $this->picture, LighterPictures::META, true ), 'Another day it may.' );
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
