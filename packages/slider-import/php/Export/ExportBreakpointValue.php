<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Export;

use Frontage\Slider\Model\Generated\Tables;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;

defined( 'ABSPATH' ) || exit;

/** Values of an export per breakpoint, stored as `{d: {v, e}, n: …}`: v is the value, e whether somebody entered it. */
final class ExportBreakpointValue {

	/** The editor's defaults, which apply where an export omits the desktop value. */
	private const DESKTOP = [
		'fontSize'      => 20,
		'lineHeight'    => 25,
		'letterSpacing' => 0,
		'fontWeight'    => 400,
		'x'             => 0,
		'y'             => 0,
		'horizontal'    => 'left',
		'vertical'      => 'top',
		'width'         => 'auto',
		'height'        => 'auto',
		'minWidth'      => 'none',
		'minHeight'     => 'none',
		'maxWidth'      => 'none',
		'maxHeight'     => 'none',
	];

	/**
	 * Sets the values per breakpoint; unused data such as `e` stays in the source values.
	 *
	 * @param array<string, string> $table Key in the export => path in the draft.
	 */
	public static function fill( SourceValues $bag, ModelBuilder $draft, array $table ): void {
		foreach ( $table as $key => $path ) {
			$value = $bag->peek( $key );
			if ( ! is_array( $value ) || array_is_list( $value ) ) {
				$bag->fill( $draft, [ $key => $path ] );
				continue;
			}
			$levels = self::values( $value );
			if ( array_filter( $levels, static fn( mixed $one ): bool => null !== $one && '' !== $one ) ) {
				$levels[0] ??= self::DESKTOP[ $key ] ?? null;
				if ( $draft->set( $path, $levels ) ) {
					self::keep_unused( $bag, $key, $value );
				}
			}
		}
	}

	/**
	 * Four sides or corners: `[t, r, b, l]`, `{v: […]}`, or one such list per breakpoint.
	 *
	 * @param list<string> $names
	 */
	public static function sides( SourceValues $bag, string $key, ModelBuilder $draft, string $at, array $names ): void {
		$value = $bag->peek( $key );
		if ( ! is_array( $value ) || [] === $value ) {
			return;
		}
		$lists = array_is_list( $value ) ? [ $value ] : ( is_array( $value['v'] ?? null ) ? [ $value['v'] ] : self::values( $value ) );
		if ( ! is_array( $lists[0] ) ) {
			return;
		}
		$done = true;
		foreach ( $names as $n => $name ) {
			$done = $draft->set( "$at.$name", array_map( static fn( mixed $list ): mixed => is_array( $list ) ? ( $list[ $n ] ?? null ) : null, $lists ) ) && $done;
		}
		if ( $done ) {
			self::keep_unused( $bag, $key, $value );
		}
	}

	/**
	 * @param array<mixed> $value
	 * @return list<mixed>
	 */
	private static function values( array $value ): array {
		return array_map(
			static function ( string $level ) use ( $value ): mixed {
				$one = $value[ $level ] ?? null;
				return is_array( $one ) && ! array_is_list( $one ) ? ( $one['v'] ?? null ) : $one;
			},
			Tables::LEGACY_NAMES_LEVELS
		);
	}

	/** @param array<mixed> $value */
	private static function keep_unused( SourceValues $bag, string $key, array $value ): void {
		$bag->take( $key );
		$left = [];
		foreach ( array_is_list( $value ) ? [] : $value as $level => $one ) {
			if ( 'v' === $level || ( in_array( $level, Tables::LEGACY_NAMES_LEVELS, true ) && ( ! is_array( $one ) || array_is_list( $one ) ) ) ) {
				continue;
			}
			$kept = is_array( $one ) && in_array( $level, Tables::LEGACY_NAMES_LEVELS, true ) ? array_diff_key( $one, [ 'v' => true ] ) : $one;
			if ( [] !== $kept ) {
				$left[ $level ] = $kept;
			}
		}
		if ( $left ) {
			$bag->put_back( $key, $left );
		}
	}
}
