<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\CoreBlocks;

use Frontage\Tests\WordPressTestCase;

/** Core's logo with images for the fixed header and for dark sections. */
final class LogoExtensionTest extends WordPressTestCase {

	/** @var list<int> The logo and another image. */
	private array $images = [];

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'logo', 'other' ] as $name ) {
			$id             = wp_insert_attachment( [ 'post_title' => $name, 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ], "$name.png" );
			$this->images[] = $id;
			wp_update_attachment_metadata( $id, [ 'width' => 300, 'height' => 100, 'file' => "$name.png", 'sizes' => [] ] );
		}
		set_theme_mod( 'custom_logo', $this->images[0] );
		update_option( 'site_logo', $this->images[0] );
	}

	protected function tearDown(): void {
		remove_theme_mod( 'custom_logo' );
		delete_option( 'site_logo' );
		foreach ( $this->images as $id ) {
			wp_delete_attachment( $id, true );
		}
		parent::tearDown();
	}

	public function test_its_other_images_stand_in_its_one_link_and_are_read_by_nobody(): void {
		$html = $this->logo( [ 'frSticky' => [ 'id' => $this->images[1] ], 'frLight' => [ 'id' => $this->images[1] ], 'frMaxHeight' => [ 'desktop' => 60, 'mobile' => 40 ], 'width' => 150 ] );
		self::assertSame( 1, substr_count( $html, '<a ' ) );
		self::assertMatchesRegularExpression( '~<a [^>]*><img [^>]*custom-logo[^>]*><img [^>]*fr-logo__sticky[^>]*><img [^>]*fr-logo__light[^>]*></a>~', $html );
		self::assertSame( 2, substr_count( $html, 'aria-hidden="true"' ) );
		self::assertSame( 2, substr_count( $html, 'width:150px' ) );
		self::assertStringContainsString( 'fr-logo fr-logo--sticky fr-logo--light', $html );
		self::assertStringContainsString( '--fr-logo-desktop:60px;--fr-logo-mobile:40px', $html );
		self::assertStringNotContainsString( 'lazy', $html );
		self::assertTrue( wp_style_is( 'frontage-behaviour-logo' ) );
	}

	public function test_what_is_no_image_and_no_height_changes_nothing(): void {
		$plain = $this->logo( [] );
		foreach ( [ '"><script>', [], 7, [ 'id' => PHP_INT_MAX ], [ 'id' => '1;' ] ] as $hostile ) {
			self::assertSame( $plain, $this->logo( [ 'frSticky' => $hostile, 'frLight' => $hostile, 'frMaxHeight' => $hostile ] ) );
		}
	}

	public function test_a_header_asks_for_it_first(): void {
		$html = do_blocks( '<!-- wp:group {"tagName":"header"} --><header class="wp-block-group"><!-- wp:site-logo /--></header><!-- /wp:group -->' );
		self::assertMatchesRegularExpression( '~<img [^>]*fetchpriority="high"~', $html );
		self::assertStringNotContainsString( 'loading=', $html );
		$html = do_blocks( '<!-- wp:group --><div class="wp-block-group"><!-- wp:site-logo /--></div><!-- /wp:group -->' );
		self::assertStringNotContainsString( 'fetchpriority="high"', $html );
	}

	public function test_a_section_says_that_it_is_dark(): void {
		$group = static fn ( string $dark ): string => do_blocks( "<!-- wp:group {\"frDark\":$dark} --><div class=\"wp-block-group\"></div><!-- /wp:group -->" );
		self::assertMatchesRegularExpression( '~^<div data-fr-dark ~', $group( 'true' ) );
		self::assertStringNotContainsString( 'data-fr-dark', $group( '"yes"' ) );
	}

	/** @param array<string, mixed> $attributes */
	private function logo( array $attributes ): string {
		return do_blocks( '<!-- wp:site-logo ' . wp_json_encode( (object) $attributes ) . ' /-->' );
	}
}
