<?php

declare( strict_types = 1 );

namespace Frontage\Rules\Tests;

use Frontage\Rules\FileTypes;
use Frontage\Rules\FormValues;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Cases.php';

final class FormValuesTest extends TestCase {

	/** @return iterable<string, array{list<array{string, string}>, array<string, list<string>>}> */
	public static function requests(): iterable {
		/** @var array{entries: list<array{string, string}>, becomes: array<string, list<string>>} $row */
		foreach ( Cases::of( 'values' ) as $row ) {
			yield (string) json_encode( $row['entries'] ) => array_values( $row );
		}
	}

	/**
	 * @param list<array{string, string}>  $entries
	 * @param array<string, list<string>> $becomes
	 */
	#[DataProvider( 'requests' )]
	public function test_what_php_reads_from_a_request_is_what_the_browser_judged( array $entries, array $becomes ): void {
		parse_str( implode( '&', array_map( static fn( array $entry ): string => rawurlencode( $entry[0] ) . '=' . rawurlencode( $entry[1] ), $entries ) ), $sent );
		$data = array_filter( $sent, static fn( int|string $name ): bool => ! str_starts_with( (string) $name, '_' ), ARRAY_FILTER_USE_KEY );
		self::assertEquals( $becomes, array_map( FormValues::flatten( ... ), $data ) );
	}

	public function test_values_of_any_shape_are_texts(): void {
		self::assertSame( [ '1', '2.5', '1', 'x' ], FormValues::flatten( [ 1, [ 2.5, [ true, false, null ] ], new \stdClass(), [ [ [ ' x ' ] ] ] ] ) );
		self::assertSame( [], FormValues::flatten( null ) );
		self::assertSame( [ 'a' ], FormValues::flatten( [ 'k' => 'a' ] ) );
	}

	public function test_bytes_that_are_not_utf8_are_kept(): void {
		self::assertSame( [ "\xFFa\xC3" ], FormValues::flatten( " \xFFa\xC3 " ) );
	}

	public function test_only_outer_blanks_are_trimmed(): void {
		self::assertSame( "a \u{3000} b", FormValues::trim( "\u{FEFF}\u{3000} a \u{3000} b\u{2028} \u{A0}" ) );
		self::assertSame( 'é', FormValues::trim( "é\u{3000}" ) );
		self::assertSame( "\0", FormValues::trim( "\u{A0} \0 \u{3000}" ) );
	}

	public function test_a_long_text_is_trimmed_and_counted_at_once(): void {
		$text = 'é' . str_repeat( " \u{3000}", 500000 ) . 'é';
		self::assertSame( $text, FormValues::trim( "$text \u{3000}" ) );
		self::assertSame( 1000002, FormValues::length( $text ) );
	}

	public function test_the_browsers_length_is_the_same(): void {
		foreach ( [ '', 'a', 'é', '日本', '😀', "a\r\nb", "\r\n\r\n", "\u{10FFFF}\u{FFFF}", "\n\r" ] as $text ) {
			$units = strlen( mb_convert_encoding( str_replace( "\r\n", "\n", $text ), 'UTF-16BE', 'UTF-8' ) ) / 2;
			self::assertSame( $units, FormValues::length( $text ), $text );
		}
	}

	public function test_a_file_name_ends_in_its_extension(): void {
		self::assertSame( '.php', FileTypes::extension( 'a.txt.PHP' ) );
		self::assertSame( '', FileTypes::extension( 'a' ) );
		self::assertSame( '.', FileTypes::extension( 'a.' ) );
	}
}
