<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests;

use Frontage\Slider\Model\Sanitizer\HtmlSanitizer;
use Frontage\Slider\Model\Tests\Sanitizer\HtmlSanitizerTest;
use Frontage\SliderImport\SliderImporter;
use Frontage\Tests\WordPressTestCase;

require_once dirname( __DIR__, 3 ) . '/packages/slider/tests/Sanitizer/HtmlSanitizerTest.php';

/** What the sanitiser lets through is what WordPress lets stand in a post, to the letter, and icons (InlineIcon). */
final class AllowedHtmlTest extends WordPressTestCase {

	public function test_wordpress_changes_nothing_in_what_came_out(): void {
		$texts = array_column( iterator_to_array( HtmlSanitizerTest::html() ), 0 );
		foreach ( HtmlSanitizerTest::styles() as [ $style ] ) {
			$texts[] = '<p style="' . esc_attr( $style ) . '">x</p>';
		}
		foreach ( HtmlSanitizerTest::urls() as [ $url ] ) {
			$texts[] = '<a href="' . esc_attr( $url ) . '">x</a>';
		}
		foreach ( glob( dirname( __DIR__, 3 ) . '/tests/fixtures/slider/*.json' ) ?: [] as $file ) {
			foreach ( SliderImporter::file( $file ) as $slider ) {
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
			$clean = (string) preg_replace( '~<svg class="fr-icon" .*?</svg>~', '', HtmlSanitizer::html( $text ) );
			self::assertSame( $clean, wp_kses_post( $clean ), $text );
		}
	}
}
