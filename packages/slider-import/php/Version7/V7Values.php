<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Source\ScriptValue;

defined( 'ABSPATH' ) || exit;

/** Moves values of version 7 into a model. A value that the model cannot hold stays in the source, and so in the extras. */
final class V7Values {

	/** @var array<int, float> Height of the grid in px at our four levels. */
	private array $heights = [ 900.0, 900.0, 900.0, 900.0 ];

	public function __construct( public readonly V7Breakpoints $levels ) {}

	/** @param mixed $heights Heights of the grid as in the model; null inside = as the wider level. */
	public function set_grid_heights( mixed $heights ): void {
		$last = 900.0;
		foreach ( [ 0, 1, 2, 3 ] as $position ) {
			$own                        = is_array( $heights ) ? $heights[ $position ] ?? null : null;
			$last                       = is_numeric( $own ) ? (float) $own : $last;
			$this->heights[ $position ] = $last;
		}
	}

	/** Size of the grid in px at one of our levels, along an axis. */
	public function grid_size( string $axis, int $position ): float {
		return 'y' === $axis ? $this->heights[ $position ] ?? 900.0 : $this->levels->grid_width( $position );
	}

	/** A switch: true, 1, or their text. */
	public static function is_on( mixed $value ): bool {
		return in_array( $value, [ true, 1, '1', 'true', 'on', 't' ], true );
	}

	public static function is_off( mixed $value ): bool {
		return in_array( $value, [ false, 0, '0', 'false', 'off', 'f' ], true );
	}

	/**
	 * Lengths, one for all levels or one a level; silent levels follow the grid.
	 *
	 * @param array<string, string|array{string, mixed}> $table Key => path, or path and the value of a silent source.
	 */
	public function lengths( SourceValues $bag, ModelBuilder $draft, array $table ): void {
		foreach ( $table as $key => $to ) {
			[ $path, $silent ] = is_array( $to ) ? $to : [ $to, null ];
			$this->put( $bag, $key, $draft, $path, $this->levels->spread( self::without_script( $bag->peek( $key ) ), true, $silent ) );
		}
	}

	/**
	 * Words, numbers and flags, one for all levels or one a level.
	 *
	 * @param array<string, string|array{string, mixed}> $table
	 */
	public function set_words( SourceValues $bag, ModelBuilder $draft, array $table ): void {
		foreach ( $table as $key => $to ) {
			[ $path, $silent ] = is_array( $to ) ? $to : [ $to, null ];
			$this->put( $bag, $key, $draft, $path, $this->levels->spread( self::without_script( $bag->peek( $key ) ), false, $silent ) );
		}
	}

	/**
	 * Values that the model holds once; of a list of five that of level 1.
	 *
	 * @param array<string, string> $table
	 */
	public function singles( SourceValues $bag, ModelBuilder $draft, array $table ): void {
		foreach ( $table as $key => $path ) {
			$value = self::without_script( $bag->peek( $key ) );
			$value = is_array( $value ) ? ( $this->levels->spread( $value )[0] ?? null ) : $value;
			if ( $bag->has( $key ) && ! V7Breakpoints::is_silent( $value ) && ! is_array( $value ) && $draft->set( $path, $value ) ) {
				$bag->take( $key );
			}
		}
	}

	/**
	 * Colors that may differ by level.
	 *
	 * @param array<string, string|array{string, mixed}> $table
	 */
	public function colors( SourceValues $bag, ModelBuilder $draft, array $table ): void {
		foreach ( $table as $key => $to ) {
			[ $path, $silent ] = is_array( $to ) ? $to : [ $to, null ];
			$value             = $bag->peek( $key );
			$value             = is_array( $value ) && array_is_list( $value ) ? array_map( static fn( mixed $one ): mixed => is_array( $one ) ? V7Color::css( $one ) : $one, $value ) : V7Color::css( $value );
			$this->put( $bag, $key, $draft, $path, $this->levels->spread( $value, false, $silent ) );
		}
	}

	/**
	 * Colors that the model holds once.
	 *
	 * @param array<string, string> $table
	 */
	public static function plain_colors( SourceValues $bag, ModelBuilder $draft, array $table ): void {
		foreach ( $table as $key => $path ) {
			$value = V7Color::css( $bag->peek( $key ) );
			if ( null !== $value && $draft->set( $path, $value ) ) {
				$bag->take( $key );
			}
		}
	}

	/**
	 * Four sides or corners: one value, or `{t, r, b, l}` of lengths.
	 *
	 * @param list<string> $names In the order t, r, b, l.
	 */
	public function sides( SourceValues $bag, string $key, ModelBuilder $draft, string $path, array $names ): void {
		$value = $bag->peek( $key );
		if ( is_array( $value ) && ! array_is_list( $value ) ) {
			$inner = $bag->bag( $key );
			foreach ( [ 't', 'r', 'b', 'l' ] as $n => $side ) {
				$this->lengths( $inner, $draft, [ $side => "$path.{$names[ $n ]}" ] );
			}
			return;
		}
		$levels = $this->levels->spread( self::without_script( $value ), true );
		if ( null === $levels ) {
			return;
		}
		$done = true;
		foreach ( $names as $name ) {
			$done = $draft->set( "$path.$name", $levels ) && $done;
		}
		if ( $done ) {
			$bag->take( $key );
		}
	}

	/** @param list<mixed>|null $levels */
	private function put( SourceValues $bag, string $key, ModelBuilder $draft, string $path, ?array $levels ): void {
		if ( null !== $levels && $draft->set( $path, $levels ) ) {
			$bag->take( $key );
		}
	}

	/** Without script. */
	private static function without_script( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( static fn( mixed $one ): mixed => $one instanceof ScriptValue ? null : $one, $value );
		}
		return $value instanceof ScriptValue ? null : $value;
	}
}
