<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\CoreBlocks;

use Frontage\Tests\WordPressTestCase;

/** Blocks that come into view. */
final class RevealExtensionTest extends WordPressTestCase {

	public function test_a_block_says_how_it_comes_and_brings_the_script(): void {
		self::assertMatchesRegularExpression(
			'~<div data-animation="zoom-in" data-delay="250" data-duration="600" class="wp-block-group [^"]*fr-reveal">~',
			self::group( [ 'frReveal' => [ 'animation' => 'zoom-in', 'delay' => 250, 'duration' => 600 ] ] )
		);
		self::assertContains( '@frontage/behaviours/reveal', wp_script_modules()->get_queue() );
		self::assertMatchesRegularExpression(
			'~<div data-animation="fade" class="wp-block-group [^"]*fr-stagger">~',
			self::group( [ 'frReveal' => [ 'animation' => 'fade', 'stagger' => true ] ] )
		);
	}

	public function test_what_is_no_animation_is_the_first_of_them_and_no_time_is_none(): void {
		foreach ( [ '"><script>', [], 7, str_repeat( 'x', 2000 ) ] as $hostile ) {
			self::assertMatchesRegularExpression(
				'~<div data-animation="fade-up" class="wp-block-group [^"]*fr-reveal">~',
				self::group( [ 'frReveal' => [ 'animation' => $hostile, 'delay' => -1, 'duration' => '1s"', 'stagger' => 'yes' ] ] )
			);
		}
		self::assertStringContainsString( 'data-delay="10000"', self::group( [ 'frReveal' => [ 'delay' => 1e30 ] ] ) );
	}

	public function test_what_nobody_asked_for_changes_nothing(): void {
		$plain = self::group( [] );
		foreach ( [ 'fade', true, null ] as $hostile ) {
			self::assertSame( $plain, self::group( [ 'frReveal' => $hostile ] ) );
		}
		self::assertSame( 'Words alone', \Frontage\Site\CoreBlocks\RevealExtension::mark( 'Words alone', [ 'attrs' => [ 'frReveal' => [ 'animation' => 'fade' ] ] ] ) );
	}

	/** @param array<string, mixed> $attributes */
	private static function group( array $attributes ): string {
		return do_blocks( '<!-- wp:group ' . wp_json_encode( (object) $attributes ) . ' --><div class="wp-block-group"><p>Words</p></div><!-- /wp:group -->' );
	}
}
