<?php

declare( strict_types = 1 );

namespace Frontage\Forms\Tests\Request;

use Frontage\Forms\Request\TextSanitizer;
use Frontage\Tests\WordPressTestCase;

/** Whatever came, or was kept, as clean text. */
final class TextSanitizerTest extends WordPressTestCase {

	public function test_bytes_that_are_no_utf8_are_replaced_and_the_rest_is_kept(): void {
		self::assertSame( "Gr\u{FFFD}\u{FFFD}e \u{1F600} und\u{FFFD}", TextSanitizer::clean( "Gr\xfc\xdfe \u{1F600} und\xc3" ) );
	}

	public function test_control_characters_go_but_tabs_and_line_ends_stay(): void {
		self::assertSame( "one\ttwo\r\nthree[1m", TextSanitizer::clean( " \0one\ttwo\r\nthree\x0b\x1b[1m\x7f\u{85}\u{9f} " ) );
	}

	public function test_a_name_has_one_text_or_one_list_of_texts(): void {
		$raw = [
			'text' => ' a ',
			'list' => [ 'k' => 1, 'deep' => [ 'x' ], 'l' => true ],
			'none' => null,
			5      => 'number',
		];
		self::assertSame( [ 'text' => 'a', 'list' => [ '1', '1' ], 5 => 'number' ], TextSanitizer::normalize( $raw ) );
		self::assertSame( [], TextSanitizer::normalize( 'no array' ) );
	}
}
