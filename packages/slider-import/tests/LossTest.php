<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Tests;

use Frontage\SliderImport\SliderImporter;
use Frontage\SliderImport\Source\AttributeSyntax;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Nothing of an import is lost: whatever is changed in the source, the model, its extras or the report change with it. */
final class LossTest extends TestCase {

	/** How many places of one kind are tried. */
	private const PLACES = 1;

	/** @return iterable<string, array{string}> */
	public static function fixtures(): iterable {
		foreach ( glob( dirname( __DIR__, 3 ) . '/tests/fixtures/slider/*.json' ) ?: [] as $file ) {
			yield basename( $file, '.json' ) => [ $file ];
		}
	}

	#[DataProvider( 'fixtures' )]
	public function test_every_value_of_the_source_is_in_the_model_or_listed( string $file ): void {
		$source = self::source( $file );
		$before = [];
		$lost   = [];
		$tried  = [];
		foreach ( self::leaves( $source, [] ) as $path ) {
			$kind           = (string) preg_replace( '/\d+/', '#', implode( '.', $path ) );
			$tried[ $kind ] = ( $tried[ $kind ] ?? 0 ) + 1;
			if ( $tried[ $kind ] > self::PLACES ) {
				continue;
			}
			$part         = self::part( $source, $path );
			$key          = implode( '.', array_slice( $path, 0, 6 ) );
			$before[ $key ] ??= self::import( $part );
			foreach ( self::changes( self::at( $source, $path ) ) as $change ) {
				if ( $change !== self::at( $source, $path ) && self::import( self::with( $part, $path, $change ) ) === $before[ $key ] ) {
					$lost[] = implode( '.', $path ) . ' = ' . json_encode( $change );
				}
			}
		}
		self::assertSame( [], $lost );
		self::assertGreaterThan( 40, count( $tried ) );
	}

	#[DataProvider( 'fixtures' )]
	public function test_what_nobody_knows_is_kept_with_its_path( string $file ): void {
		$added  = 0;
		$source = self::marked( self::source( $file ), '', $added );
		$model  = (string) json_encode( array_column( SliderImporter::text( (string) json_encode( $source ) ), 'model' ) );
		self::assertGreaterThan( 4, $added );
		preg_match_all( '/"kept-4711-(\d+)"/', $model, $kept );
		self::assertSame( [], array_diff( array_map( strval( ... ), range( 1, $added ) ), $kept[1] ) );
		self::assertCount( $added, $kept[1], 'Each mark once, as the value of an extra.' );
	}

	/** @return array<mixed> Without what only describes the fixture. */
	private static function source( string $file ): array {
		$source = json_decode( (string) file_get_contents( $file ), true );
		self::assertIsArray( $source );
		unset( $source['fixture'], $source['note'] );
		// Two slides of each are enough to try.
		if ( isset( $source['slides'] ) && is_array( $source['slides'] ) ) {
			$source['slides'] = array_slice( $source['slides'], 0, 2 );
		}
		foreach ( is_array( $source['modules'] ?? null ) ? $source['modules'] : [] as $n => $module ) {
			if ( is_array( $module ) && is_array( $module['slides'] ?? null ) && is_array( $source['modules'] ) ) {
				$source['modules'][ $n ] = [ ...$module, 'slides' => array_slice( $module['slides'], 0, 2 ) ];
			}
		}
		return $source;
	}

	/**
	 * The source without the modules, slides and layers that the path does not lead through: small ones are imported fast.
	 *
	 * @param array<mixed> $source
	 * @param list<string> $path
	 * @return array<mixed>
	 */
	private static function part( array $source, array $path ): array {
		foreach ( [ 'modules', 'slides', 'staticLayers', 'layers' ] as $list ) {
			if ( isset( $source[ $list ] ) && is_array( $source[ $list ] ) ) {
				$source[ $list ] = ( $path[0] ?? '' ) === $list ? array_intersect_key( $source[ $list ], [ $path[1] => 1 ] ) : ( 'modules' === $list ? $source[ $list ] : [] );
			}
		}
		$at = [ $path[0] ?? '', $path[1] ?? '' ];
		if ( in_array( $at[0], [ 'modules', 'slides' ], true ) && is_array( $source[ $at[0] ] ) && is_array( $source[ $at[0] ][ $at[1] ] ?? null ) ) {
			$source[ $at[0] ][ $at[1] ] = self::part( $source[ $at[0] ][ $at[1] ], array_slice( $path, 2 ) );
		}
		return $source;
	}

	/** @param array<mixed> $source */
	private static function import( array $source ): string {
		return (string) json_encode( SliderImporter::text( (string) json_encode( $source ) ) );
	}

	/**
	 * @param array<mixed> $source
	 * @param list<string> $path
	 * @return iterable<list<string>>
	 */
	private static function leaves( array $source, array $path ): iterable {
		foreach ( $source as $key => $value ) {
			$here = [ ...$path, (string) $key ];
			if ( 'el' === $key || in_array( $key, [ 'groupOrder', 'slide_order' ], true ) || 'type' === $key && isset( $source['uid'] ) ) {
				continue; // What kind a thing is, and its place among others: the model is built of them.
			}
			if ( is_array( $value ) ) {
				yield from self::leaves( $value, $here );
			} else {
				yield $here;
			}
		}
	}

	/** @return list<mixed> The value changed, and each part of an attribute changed. */
	private static function changes( mixed $value ): array {
		if ( is_bool( $value ) ) {
			return [ ! $value ];
		}
		if ( is_int( $value ) || is_float( $value ) ) {
			return [ $value + 1 ];
		}
		if ( ! is_string( $value ) ) {
			return [ 'changed' ];
		}
		$changes = [ $value . '7' ];
		$parts   = AttributeSyntax::parts( str_replace( '||', '', $value ) );
		if ( 1 === preg_match( '/^[\w-]+:[^;\/]*;/', $value ) ) {
			foreach ( $parts as [ $key, $text ] ) {
				$changes[] = str_replace( "$key:$text", "$key:{$text}7", $value );
				$changes[] = str_replace( "$key:$text", "{$key}7:$text", $value );
			}
		}
		return $changes;
	}

	/**
	 * @param array<mixed> $source
	 * @param list<string> $path
	 */
	private static function at( array $source, array $path ): mixed {
		$value = $source;
		foreach ( $path as $key ) {
			$value = is_array( $value ) ? $value[ $key ] : null;
		}
		return $value;
	}

	/**
	 * @param array<mixed> $source
	 * @param list<string> $path
	 * @return array<mixed>
	 */
	private static function with( array $source, array $path, mixed $value ): array {
		$key   = array_shift( $path ) ?? '';
		$inner = $source[ $key ] ?? null;
		$source[ $key ] = $path && is_array( $inner ) ? self::with( $inner, $path, $value ) : $value;
		return $source;
	}

	/**
	 * Adds a mark to every list of attributes and every object of options.
	 *
	 * @param array<mixed> $source
	 * @return array<mixed>
	 */
	private static function marked( array $source, string $within, int &$added ): array {
		foreach ( $source as $key => $value ) {
			if ( is_array( $value ) && ! ( 'children' === $within ) ) {
				$source[ $key ] = self::marked( $value, in_array( $key, [ 'init', 'params', 'attrs', 'bg', 'layers' ], true ) || is_int( $key ) ? (string) $key : $within, $added );
			}
		}
		if ( in_array( $within, [ 'init', 'params' ], true ) && $source && ! array_is_list( $source ) || isset( $source['data-key'] ) || isset( $source['data-xy'] ) || isset( $source['data-x'] ) ) {
			++$added;
			$source['zz-unknown'] = "kept-4711-$added";
		}
		return $source;
	}
}
