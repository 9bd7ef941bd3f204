<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\SliderImport\SliderImporter;
use Frontage\SliderImport\Source\ImportRefusedException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

require_once __DIR__ . '/Version7Fixtures.php';

/** Whatever data of version 7 hold, they are imported or refused. Script never reaches the model. */
final class Version7HostileTest extends TestCase {

	private const VALUES = [ null, true, false, 0, -1, 1.5, 1e300, '', 'x', '7px', '#a', 'inherit', [], [ 1, [ 2 ] ], [ '#a', '#a' ], [ 'u' => [] ], [ 'all' => 'x' ], [ [ [] ] ], "\xFF", '((((', '{1', '[', 'w', '../../etc/passwd', "'" ];

	private const SCRIPTS = [ 'javascript:alert(1)', "java\tscript:alert(1)", '<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '"><svg onload=alert(1)>', 'data:text/html,<script>alert(1)</script>', 'vbscript:alert(1)' ];

	/** @return iterable<string, array{string, int}> */
	public static function files(): iterable {
		foreach ( [ 'sr7-hero-export.json', 'sr7-hero-page.html', 'sr7-carousel-page.html' ] as $file ) {
			foreach ( range( 1, 5 ) as $seed ) {
				yield "$file $seed" => [ $file, $seed ];
			}
		}
	}

	#[DataProvider( 'files' )]
	public function test_values_of_another_kind( string $file, int $seed ): void {
		mt_srand( $seed );
		$done = 0;
		for ( $n = 0; $n < 12; $n++ ) {
			$odd = self::odd( self::data( $file ), 0.01 + 0.02 * ( $n % 4 ) );
			try {
				foreach ( SliderImporter::text( self::as_file( $file, $odd ) ) as $slider ) {
					self::assertSame( 1, $slider['model']['schema'] );
					self::assertNotFalse( json_encode( $slider ) );
					++$done;
				}
			} catch ( ImportRefusedException ) {
				self::assertIsArray( $odd );
			}
		}
		self::assertGreaterThan( 6, $done );
	}

	/** @return iterable<string, array{string}> */
	public static function scripts(): iterable {
		foreach ( self::SCRIPTS as $script ) {
			yield $script => [ $script ];
		}
	}

	#[DataProvider( 'scripts' )]
	public function test_script_in_every_text_never_reaches_the_model( string $script ): void {
		foreach ( [ 'sr7-hero-export.json', 'sr7-hero-page.html', 'sr7-carousel-page.html' ] as $file ) {
			$data = self::data( $file );
			array_walk_recursive(
				$data,
				static function ( mixed &$value, int|string $key ) use ( $script ): void {
					if ( is_string( $value ) && ! in_array( $key, [ 'type', 'subtype', 'version' ], true ) ) {
						$value = $script;
					}
				}
			);
			foreach ( SliderImporter::text( self::as_file( $file, $data ) ) as $slider ) {
				$model = $slider['model'];
				unset( $model['extras'] );
				array_walk_recursive( $model, self::assert_harmless( ... ) );
				$extras = $slider['model']['extras'] ?? [];
				self::assertDoesNotMatchRegularExpression( '/(?:java|vb)\s*script\s*:|<\s*script/i', (string) json_encode( $extras ) );
			}
		}
	}

	private static function assert_harmless( mixed $value, int|string $key ): void {
		if ( ! is_string( $value ) || in_array( $key, [ 'title', 'alias', 'description', 'alt', 'aspect', 'parameters', 'style' ], true ) ) {
			return; // Text, which is escaped where it is printed.
		}
		$html = in_array( $key, [ 'html', 'toggleHtml', 'tmp' ], true );
		self::assertDoesNotMatchRegularExpression( $html ? '/<\s*(?:script|svg)|onerror\s*=|<[^>]*(?:java|vb)\s*script\s*:/i' : '/(?:java|vb)\s*script\s*:|<\s*(?:script|svg)|onerror\s*=|^\s*data:/i', $value, (string) $key );
	}

	/** @return iterable<string, array{string}> */
	public static function refused_or_read(): iterable {
		$nested = static fn( int $depth ): string => str_repeat( '{"a":', $depth ) . '1' . str_repeat( '}', $depth );
		$page   = static fn( string $json ): string => "<sr7-module id=\"SR7_1_1\" data-id=\"1\"><sr7-content><sr7-slide data-key=\"1\"></sr7-slide></sr7-content></sr7-module><script>SR7.JSON['SR7_1_1'] = $json;</script>";
		$layers = static fn( int $count ): string => (string) json_encode( array_combine( range( 1, $count ), array_map( static fn( int $id ): array => [ 'id' => $id, 'type' => 'shape' ], range( 1, $count ) ) ) );
		yield 'deep settings' => [ $page( '{"settings":' . $nested( 5000 ) . ',"slides":{}}' ) ];
		yield 'deep brackets' => [ $page( str_repeat( '[', 20_000 ) ) ];
		yield 'open braces' => [ $page( str_repeat( '{a:', 20_000 ) ) ];
		yield 'deep JSON' => [ '{"settings":{"type":"standard"},"slides":{"1":{"slide":' . $nested( 60 ) . ',"layers":[]}}}' ];
		yield 'long lists' => [ '{"settings":{"type":"standard","uSize":' . json_encode( array_fill( 0, 20_000, true ) ) . ',"size":{"width":' . json_encode( array_fill( 0, 20_000, 7 ) ) . '}},"slides":{"1":{"slide":{"actions":' . json_encode( array_fill( 0, 5000, [ 'a' => 'link', 'src' => range( 1, 100 ) ] ) ) . '},"layers":{"1":{"id":1,"type":"text","vis":' . json_encode( array_fill( 0, 20_000, true ) ) . ',"tl":{"in":{"content":{"all":' . json_encode( array_fill( 0, 5000, [ 't' => 1 ] ) ) . '}}}}}}}}' ];
		yield 'a layer in itself' => [ '{"settings":{"type":"standard"},"slides":{"1":{"slide":{},"layers":{"1":{"id":1,"pid":1,"type":"container","subtype":"group"}}}}}' ];
		yield 'layers in each other' => [ '{"settings":{"type":"standard"},"slides":{"1":{"slide":{},"layers":{"1":{"id":1,"pid":2,"type":"container","subtype":"group"},"2":{"id":2,"pid":1,"type":"container","subtype":"group"}}}}}' ];
		yield 'a zone in itself' => [ '{"settings":{"type":"standard"},"slides":{"1":{"slide":{},"layers":{"1":{"id":1,"pid":2,"type":"container","subtype":"zone"},"2":{"id":2,"pid":1,"type":"container","subtype":"zone"}}}}}' ];
		yield 'a long chain of groups' => [ '{"settings":{"type":"standard"},"slides":{"1":{"slide":{},"layers":' . json_encode( array_combine( range( 1, 150 ), array_map( static fn( int $id ): array => [ 'id' => $id, 'pid' => $id - 1, 'type' => 'container', 'subtype' => 'group' ], range( 1, 150 ) ) ) ) . '}}}' ];
		yield 'too many layers' => [ '{"settings":{"type":"standard"},"slides":{"1":{"slide":{},"layers":' . $layers( 1000 ) . '}}}' ];
		yield 'names that poison' => [ $page( '{"settings":{"__proto__":{"a":1},"constructor":{"prototype":1}},"slides":{"__proto__":{"slide":{}}}}' ) ];
		yield 'a call in place of data' => [ $page( '{settings: alert(1), slides: {1: {slide: function(){ alert(2) }, layers: [alert(3)]}}}' ) ];
		yield 'an address outside of the folder' => [ $page( "'../../secret.json'" ) ];
		yield 'an endless text' => [ $page( '{"settings":{"title":"' . str_repeat( 'x', 200_000 ) ) ];
		yield 'an id that is none' => [ "<sr7-module id=\"a b<c\" data-id=\"../../7\"><sr7-slide data-key=\"../..\"><sr7-txt id=\"-\"><script>alert(1)</script><b onclick=\"alert(1)\">x</b></sr7-txt></sr7-slide></sr7-module>" ];
	}

	#[DataProvider( 'refused_or_read' )]
	public function test_input_that_wears_a_reader_down( string $text ): void {
		try {
			foreach ( SliderImporter::text( $text ) as $slider ) {
				$model = $slider['model'];
				unset( $model['extras'] );
				self::assertStringNotContainsString( 'alert(', (string) json_encode( $model ) );
				self::assertStringNotContainsString( '../', (string) json_encode( $model ) );
				self::assertLessThan( 400_000, strlen( (string) json_encode( $model ) ) );
			}
		} catch ( ImportRefusedException $refused ) {
			self::assertContains( $refused->reason, [ 'no-slider', 'not-json', 'not-a-slider', 'too-many', 'too-big' ] );
		}
	}

	public function test_pages_that_end_early(): void {
		mt_srand( 6 );
		$html = (string) file_get_contents( Version7Fixtures::path( 'sr7-hero-page.html' ) );
		for ( $n = 0; $n < 30; $n++ ) {
			$from  = mt_rand( 0, strlen( $html ) - 1 );
			$piece = 0 === $n % 2 ? substr( $html, 0, $from ) : substr_replace( $html, '"><\'}', $from, mt_rand( 0, 40 ) );
			try {
				self::assertNotEmpty( SliderImporter::text( $piece ) );
			} catch ( ImportRefusedException $refused ) {
				self::assertContains( $refused->reason, [ 'no-slider', 'not-json' ] );
			}
		}
	}

	/** @return array<mixed> The data of a recorded slider. */
	private static function data( string $file ): array {
		$text = (string) file_get_contents( Version7Fixtures::path( $file ) );
		$text = str_ends_with( $file, '.html' ) && 1 === preg_match( "/SR7\\.JSON\\['\\w+'\\] = (\\{.*\\});/", $text, $found ) ? $found[1] : $text;
		$data = json_decode( $text, true );
		self::assertIsArray( $data );
		return $data;
	}

	/** @param array<mixed> $data */
	private static function as_file( string $file, array $data ): string {
		$json = (string) json_encode( $data, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_HEX_TAG );
		$text = (string) file_get_contents( Version7Fixtures::path( $file ) );
		return str_ends_with( $file, '.html' ) ? (string) preg_replace_callback( "/(SR7\\.JSON\\['\\w+'\\] = )\\{.*\\};/", static fn( array $found ): string => "{$found[1]}$json;", $text ) : $json;
	}

	/**
	 * @param array<mixed> $values
	 * @return array<mixed>
	 */
	private static function odd( array $values, float $share ): array {
		foreach ( $values as $key => $value ) {
			if ( mt_rand( 0, 999 ) < 1000 * $share && ! in_array( $key, [ 'slides' ], true ) ) {
				$values[ $key ] = self::VALUES[ mt_rand( 0, count( self::VALUES ) - 1 ) ];
			} elseif ( is_array( $value ) ) {
				$values[ $key ] = self::odd( $value, $share );
			}
		}
		return $values;
	}
}
