<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Tests\Document;

use PHPUnit\Framework\TestCase;

/** Behind Normalise nobody asks what a key means that is missing: its default stands in schema.json alone. */
final class SecondDefaultsTest extends TestCase {

	private const PACKAGE = __DIR__ . '/../../';

	/** @var array<string, true> Keys that have a default in each object that knows them. */
	private static array $given = [];

	/** @var array<string, true> Keys that an object knows without a default. */
	private static array $open = [];

	public static function setUpBeforeClass(): void {
		/** @var array<string, mixed> $schema */
		$schema = json_decode( (string) file_get_contents( self::PACKAGE . 'schema.json' ), true, 64, JSON_THROW_ON_ERROR );
		/** @var array<string, array<string, mixed>> $shared */
		$shared = $schema['$defs'];
		self::walk( $schema, $shared );
		array_map( static fn ( array $node ) => self::walk( $node, $shared ), $shared );
		self::$given = array_diff_key( self::$given, self::$open );
	}

	public function test_finds_what_is_planted(): void {
		self::assertSame( [ 'swipe_treshold' ], self::found( '$at = ModelReader::number_or( $touch, \'swipe_treshold\', 75 );' ) );
		self::assertSame( [ 'spinnerclr' ], self::found( '$color = $options[\'spinnerclr\'] ?? \'#fff\';' ) );
		self::assertSame( [ 'lazyType' ], self::found( 'ModelReader::text( $options, \'lazyType\' ) ?: \'none\'' ) );
		self::assertSame( [], self::found( 'ModelReader::integer_or( $row, \'breakAt\', 2 ); ModelReader::text( $layer, \'tag\' );' ) );
	}

	public function test_finds_none_in_what_compiles(): void {
		$found = [];
		$files = new \RecursiveIteratorIterator( new \RecursiveDirectoryIterator( self::PACKAGE . 'php/Compiler', \FilesystemIterator::SKIP_DOTS ) );
		foreach ( $files as $file ) {
			self::assertInstanceOf( \SplFileInfo::class, $file );
			foreach ( self::found( (string) file_get_contents( $file->getPathname() ) ) as $key ) {
				$found[] = $file->getFilename() . ": $key";
			}
		}
		self::assertNotEmpty( self::$given );
		self::assertSame( [], $found, 'schema.json gives these keys a default; read them with ModelReader::number(), ::integer() or ::text().' );
	}

	/** @return list<string> Keys that a piece of PHP gives a default of its own though the schema has one. */
	private static function found( string $code ): array {
		$literal = '(?:-?\d[\d_.]*|true|false|\'[^\']+\')';
		preg_match_all( "/_or\( [^;]*?, '(\w+)', $literal|\[ ?'(\w+)' ?\] \?\? $literal|'(\w+)' \) \?: '[^']+'/", $code, $found, PREG_SET_ORDER );
		$keys = array_map( static fn ( array $one ): string => (string) end( $one ), $found );
		return array_values( array_filter( $keys, static fn ( string $key ): bool => isset( self::$given[ $key ] ) ) );
	}

	/**
	 * @param array<mixed>                        $node
	 * @param array<string, array<string, mixed>> $shared
	 */
	private static function walk( array $node, array $shared ): void {
		foreach ( is_array( $node['properties'] ?? null ) ? $node['properties'] : [] as $key => $inner ) {
			$inner = is_array( $inner ) ? $inner : [];
			$ref   = is_string( $inner['$ref'] ?? null ) ? $shared[ basename( $inner['$ref'] ) ] : [];
			if ( isset( $inner['default'] ) || isset( $ref['default'] ) ) {
				self::$given[ $key ] = true;
			} else {
				self::$open[ $key ] = true;
			}
			self::walk( $inner, $shared );
		}
		if ( is_array( $node['items'] ?? null ) ) {
			self::walk( $node['items'], $shared );
		}
	}
}
