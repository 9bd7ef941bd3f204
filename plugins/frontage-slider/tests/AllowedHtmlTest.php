<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Model\Safe\Sanitiser;
use Frontage\Slider\Model\Tests\Safe\SanitiserTest;
use Frontage\SliderImport\Importer;
use Frontage\Tests\WordPressTestCase;

require_once dirname( __DIR__, 3 ) . '/packages/slider/tests/Safe/SanitiserTest.php';

/** What the sanitiser lets through is what WordPress lets stand in a post, to the letter. */
final class AllowedHtmlTest extends WordPressTestCase {

	public function test_wordpress_changes_nothing_in_what_came_out(): void {
		$texts = array_column( iterator_to_array( SanitiserTest::html() ), 0 );
		foreach ( SanitiserTest::styles() as [ $style ] ) {
			$texts[] = '<p style="' . esc_attr( $style ) . '">x</p>';
		}
		foreach ( SanitiserTest::urls() as [ $url ] ) {
			$texts[] = '<a href="' . esc_attr( $url ) . '">x</a>';
		}
		foreach ( glob( dirname( __DIR__, 3 ) . '/tests/fixtures/slider/*.json' ) ?: [] as $file ) {
			foreach ( Importer::file( $file ) as $slider ) {
				array_walk_recursive(
					$slider['model'],
					static function ( mixed $value, int|string $key ) use ( &$texts ): void {
						if ( is_string( $value ) && in_array( $key, [ 'html', 'toggleHtml', 'tmp' ], true ) ) {
							$texts[] = $value;
						}
					}
				);
			}
		}
		self::assertGreaterThan( 150, count( $texts ) );
		foreach ( $texts as $text ) {
			$clean = Sanitiser::html( $text );
			self::assertSame( $clean, wp_kses_post( $clean ), $text );
		}
	}
}
