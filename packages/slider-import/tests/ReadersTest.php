<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\SliderImport\Source\AttributeSyntax;
use Frontage\SliderImport\Source\JsLiteralParser;
use Frontage\SliderImport\Source\ScriptValue;
use Frontage\Tests\Growth;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;

/** The small languages that pages of sliders are written in. */
final class ReadersTest extends TestCase {

	public function test_parts_are_split_outside_brackets_and_quotes(): void {
		self::assertSame( [ [ 'x', 'c' ], [ 'c', 'rgba(1,2;3)' ], [ 'url', 'https://a.test/?b:c' ], [ 'f', '"a;b"' ], [ '', 'bare' ], [ 'e', '' ] ], AttributeSyntax::parts( ' x : c;; c:rgba(1,2;3);url:https://a.test/?b:c;f:"a;b";bare;e:' ) );
	}

	public function test_values_keep_their_gaps(): void {
		self::assertSame( [ '40', '', 'ran(1,2)', '30' ], AttributeSyntax::values( '40, ,ran(1,2),30' ) );
	}

	public function test_actions_are_split_first(): void {
		self::assertSame( [ 'o:click;a:x;', 'id:news;o:click;' ], AttributeSyntax::actions( 'o:click;a:x;||id:news;o:click;' ) );
	}

	/** @return iterable<string, array{string, mixed}> */
	public static function literals(): iterable {
		yield 'names, quotes, commas' => [ '{a:1,"b":\'x\',c-d:"y",}', [ 'a' => 1, 'b' => 'x', 'c-d' => 'y' ] ];
		yield 'numbers' => [ '[1,-2,+3,.5,1.,1e3,0x1F,-.5e-1]', [ 1, -2, 3, 0.5, 1, 1000.0, 31, -0.05 ] ];
		yield 'truths' => [ '[!0,!1,true,false,null,undefined]', [ true, false, true, false, null, null ] ];
		yield 'escapes' => [ '["a\\n\\"\\x41\\u00e9\\u{1F600}\\ud83d\\ude00\\\\\\/"]', [ "a\n\"Aé😀😀\\/" ] ];
		yield 'comments' => [ "{ /* a:1, */ b: 2 // c:3\n, d : [ 4 , ] }", [ 'b' => 2, 'd' => [ 4 ] ] ];
		yield 'templates' => [ '[`a`]', [ 'a' ] ];
		yield 'nothing poisonous' => [ '{"__proto__":{"a":1},constructor:2,prototype:3,b:4}', [ 'b' => 4 ] ];
		yield 'never closed' => [ '{a:1,b:[2,', [ 'a' => 1, 'b' => [ 2 ] ] ];
	}

	#[DataProvider( 'literals' )]
	public function test_literals_are_read( string $source, mixed $wanted ): void {
		self::assertSame( $wanted, JsLiteralParser::read( $source ) );
	}

	/** @return iterable<string, array{string}> */
	public static function scripts(): iterable {
		foreach ( [ 'function(){ return {a:1}, "}" }', 'a + "b"', '"a" + b', 'x', 'x.y(1,[2])', '/[,}]"/g.test(a)', '`a${b}`', '1 ? 2 : 3', 'new Date()', '() => { a = "," }', '-x', '"a".length', 'truex' ] as $script ) {
			yield $script => [ $script ];
		}
	}

	#[DataProvider( 'scripts' )]
	public function test_script_is_passed_over_and_kept_as_text( string $script ): void {
		$read = JsLiteralParser::read( "{a:1, b: $script , c:3}" );
		self::assertIsArray( $read );
		self::assertInstanceOf( ScriptValue::class, $read['b'] );
		self::assertSame( $script, $read['b']->text );
		self::assertSame( [ 1, 3 ], [ $read['a'], $read['c'] ] );
	}

	public function test_odd_bytes_end_reading_and_nothing_else(): void {
		mt_srand( 4 );
		$signs = str_split( '{}[]()"\'`:,;!0a\\/*-. ' . "\n" );
		for ( $n = 0; $n < 3000; $n++ ) {
			$source = '{';
			for ( $i = mt_rand( 0, 60 ); $i > 0; $i-- ) {
				$source .= $signs[ mt_rand( 0, count( $signs ) - 1 ) ];
			}
			self::assertIsArray( JsLiteralParser::read( $source ) );
			AttributeSyntax::parts( $source );
		}
		self::assertIsArray( JsLiteralParser::read( str_repeat( '[', 5000 ) ) );
		self::assertNull( JsLiteralParser::read( 'alert(1)' ) );
	}

	/** @return iterable<string, array{string, string, int, string}> How scripts begin that took minutes, what they repeat, how often, how they end. */
	public static function hostile(): iterable {
		yield 'expressions' => [ '{a:', '(/' . str_repeat( '[a]', 40 ) . "\n", 2000, '}' ];
		yield 'open classes' => [ '{a:', '=/[', 80_000, '' ];
		yield 'open comments' => [ '[', '/*,', 80_000, '' ];
		yield 'comments' => [ '[', '/**/', 60_000, '1]' ];
		yield 'an open string' => [ '{a:f("', '\\"', 120_000, '' ];
		yield 'an open template' => [ '{a:f(`', '\\`', 120_000, '' ];
	}

	#[DataProvider( 'hostile' )]
	#[Group( 'growth' )]
	public function test_the_work_for_a_script_grows_with_its_length( string $head, string $part, int $times, string $tail ): void {
		self::assertLessThan( 24, Growth::factor( run: JsLiteralParser::read( ... ), most: 24, part: $part, times: $times, head: $head, tail: $tail ) );
	}

	#[Group( 'growth' )]
	public function test_the_work_for_an_attribute_grows_with_its_length(): void {
		self::assertLessThan( 24, Growth::factor(
			run: AttributeSyntax::parts( ... ),
			most: 24,
			part: ' "',
			times: 50_000,
			head: '',
			tail: str_repeat( "a'", 50_000 ),
		) );
		self::assertLessThan( 24, Growth::factor( AttributeSyntax::parts( ... ), 24, "a'", 50_000, str_repeat( ' "', 50_000 ) ) );
	}
}
