<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Page;

use Frontage\Site\Page\SharedImages;
use Frontage\Tests\WordPressTestCase;

/** Names by which a card's image turns into the image of its page. */
final class SharedImagesTest extends WordPressTestCase {

	private const IMAGE = '<figure class="wp-block-post-featured-image"><img src="a.webp" alt="" style="object-fit:cover;"></figure>';

	public function test_the_first_image_of_a_post_has_its_name_and_no_other_has(): void {
		SharedImages::reset();
		$GLOBALS['post'] = get_post( (int) wp_insert_post( [ 'post_title' => 'Bridge', 'post_status' => 'publish' ] ) );
		$name            = 'view-transition-name:fr-post-' . get_the_ID();
		$block           = [ 'blockName' => 'core/post-featured-image' ];
		self::assertStringContainsString( "style=\"object-fit:cover;$name\"", SharedImages::add_name( self::IMAGE, $block ) );
		self::assertSame( self::IMAGE, SharedImages::add_name( self::IMAGE, $block ) );
		SharedImages::reset();
		$cover = [ 'blockName' => 'core/cover', 'attrs' => [] ];
		self::assertSame( self::IMAGE, SharedImages::add_name( self::IMAGE, $cover ) );
		$cover['attrs']['useFeaturedImage'] = true;
		self::assertStringContainsString( $name, SharedImages::add_name( self::IMAGE, $cover ) );
		unset( $GLOBALS['post'] );
	}
}
