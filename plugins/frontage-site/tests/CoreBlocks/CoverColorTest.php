<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\CoreBlocks;

use Frontage\Site\CoreBlocks\CoverColor;
use Frontage\Tests\WordPressTestCase;

/** The color behind a cover until its image is decoded. */
final class CoverColorTest extends WordPressTestCase {

	/** @var list<string> */
	private array $files = [];

	protected function tearDown(): void {
		array_map( 'wp_delete_file', $this->files );
		wp_unschedule_hook( CoverColor::EVENT );
		parent::tearDown();
	}

	/** An image of the library that was there before the plugin. */
	private function image( string $name, callable $paint ): int {
		$image = imagecreatetruecolor( 40, 20 );
		imagealphablending( $image, false );
		imagesavealpha( $image, true );
		$paint( $image );
		$file = wp_upload_dir()['path'] . "/$name";
		str_ends_with( $name, '.png' ) ? imagepng( $image, $file ) : imagejpeg( $image, $file, 100 );
		$this->files[] = $file;
		$id            = wp_insert_attachment( [ 'post_mime_type' => wp_get_image_mime( $file ), 'post_title' => $name, 'post_status' => 'inherit' ], $file );
		wp_update_attachment_metadata( $id, [ 'file' => _wp_relative_upload_path( $file ), 'width' => 40, 'height' => 20, 'sizes' => [] ] );
		return $id;
	}

	private static function cover( int $id, string $style = '' ): string {
		$markup = "<div class=\"wp-block-cover\"$style><img class=\"wp-block-cover__image-background wp-image-$id\" alt=\"\" src=\"x.jpg\" data-object-fit=\"cover\"/><span aria-hidden=\"true\" class=\"wp-block-cover__background has-background-dim\"></span><div class=\"wp-block-cover__inner-container\"></div></div>";
		return do_blocks( sprintf( '<!-- wp:cover {"id":%d,"url":"x.jpg"} -->%s<!-- /wp:cover -->', $id, $markup ) );
	}

	private static function look_at_what_waits( int $id ): void {
		self::assertNotFalse( wp_next_scheduled( CoverColor::EVENT, [ $id ] ) );
		do_action( CoverColor::EVENT, $id );
		wp_unschedule_hook( CoverColor::EVENT );
	}

	public function test_an_upload_has_its_color_at_once(): void {
		$id       = $this->image( 'red.jpg', static fn ( \GdImage $image ) => imagefill( $image, 0, 0, 0xC8140A ) );
		$metadata = apply_filters( 'wp_generate_attachment_metadata', wp_get_attachment_metadata( $id ), $id, 'create' );
		self::assertMatchesRegularExpression( '/^c[6-9a]1[2-6]0[8-c]$/', $metadata['dominant_color'] );
		self::assertFalse( apply_filters( 'wp_generate_attachment_metadata', false, $id, 'create' ) );
	}

	public function test_a_cover_waits_in_the_color_of_its_image_and_what_it_says_itself_wins(): void {
		$id = $this->image( 'halves.png', static fn ( \GdImage $image ) => imagefilledrectangle( $image, 0, 0, 19, 19, 0xFFFFFF ) );
		self::assertStringNotContainsString( 'background-color', self::cover( $id ), 'A visitor does not wait for an image of before.' );
		self::look_at_what_waits( $id );
		self::assertStringContainsString( 'style="background-color:#808080;min-height:20em"', self::cover( $id, ' style="min-height:20em"' ) );
		self::assertFalse( wp_next_scheduled( CoverColor::EVENT, [ $id ] ), 'Once.' );
	}

	public function test_what_one_sees_through_and_what_is_no_image_have_none_and_are_not_asked_again(): void {
		$glass  = $this->image( 'glass.png', static fn ( \GdImage $image ) => imagefill( $image, 0, 0, 0x40FFFFFF ) );
		$broken = $this->image( 'broken.jpg', static fn ( \GdImage $image ) => imagefill( $image, 0, 0, 0 ) );
		file_put_contents( (string) get_attached_file( $broken ), substr( (string) file_get_contents( (string) get_attached_file( $broken ) ), 0, 60 ) );
		foreach ( [ $glass, $broken ] as $id ) {
			self::cover( $id );
			self::look_at_what_waits( $id );
			self::assertStringNotContainsString( 'background-color', self::cover( $id ) );
			self::assertFalse( wp_next_scheduled( CoverColor::EVENT, [ $id ] ) );
		}
	}

	public function test_a_cover_of_a_posts_own_image_waits_in_its_color(): void {
		$id   = $this->image( 'blue.jpg', static fn ( \GdImage $image ) => imagefill( $image, 0, 0, 0x0000FF ) );
		$post = (int) wp_insert_post( [ 'post_title' => 'With an image', 'post_status' => 'publish' ] );
		set_post_thumbnail( $post, $id );
		do_action( CoverColor::EVENT, $id );
		$GLOBALS['post'] = get_post( $post );
		$html            = do_blocks( '<!-- wp:cover {"useFeaturedImage":true} --><div class="wp-block-cover"><span aria-hidden="true" class="wp-block-cover__background has-background-dim"></span><div class="wp-block-cover__inner-container"></div></div><!-- /wp:cover -->' );
		unset( $GLOBALS['post'] );
		self::assertMatchesRegularExpression( '/background-color:#0[0-3]0[0-3]f[c-f]/', $html );
	}
}
