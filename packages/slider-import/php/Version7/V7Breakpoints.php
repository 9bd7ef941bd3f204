<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7;

defined( 'ABSPATH' ) || exit;

/**
 * The five levels of version 7 (wide desktop, desktop, notebook, tablet, mobile) as our four. A level that is off is
 * null, since our null means "as the wider level". A silent value follows the nearest wider one; lengths follow the
 * widths of the levels.
 */
final class V7Breakpoints {

	private const POINTS = [ 1240, 1024, 778, 480 ];

	private const WIDTHS = [ 1600, 1240, 1024, 778, 480 ];

	/** Width of level 0, which has no upper limit. */
	private const WIDEST = 4064;

	/** Whether all five levels are on, so that the widest had to be left out. */
	public readonly bool $drops_wide;

	/** @var list<int> The level of version 7 at each of our four. */
	private array $positions;

	/** @var list<bool> */
	private array $on;

	/** @var list<float> */
	private array $widths = [];

	/** @var list<float> */
	private readonly array $points;

	/**
	 * @param array<mixed> $settings Settings of the slider: uSize, size.width.
	 * @param array<mixed> $points   The page's four breakpoints in px; the original's if empty.
	 */
	public function __construct( array $settings, array $points = [], bool $is_7_0 = true ) {
		$numbers      = array_values( array_filter( $points, is_numeric( ... ) ) );
		$this->points = array_map( floatval( ... ), 4 === count( $numbers ) ? $numbers : self::POINTS );
		$used         = is_array( $settings['uSize'] ?? null ) ? array_values( $settings['uSize'] ) : [];
		$on           = [];
		foreach ( [ false, true, false, false, $is_7_0 ] as $level => $default ) {
			$on[] = 1 === $level || V7Values::is_on( $used[ $level ] ?? $default );
		}
		$this->on         = $on;
		$this->drops_wide = ! in_array( false, $on, true );
		$this->positions  = $on[0] && ! $this->drops_wide ? self::with_wide( $on ) : [ 1, 2, 3, 4 ];
		$size             = is_array( $settings['size'] ?? null ) ? $settings['size'] : [];
		$width            = $size['width'] ?? null;
		foreach ( self::WIDTHS as $level => $default ) {
			$own            = is_array( $width ) ? ( $width[ $level ] ?? null ) : $width;
			$number         = is_numeric( $own ) ? (float) $own : (float) ( is_string( $own ) && 1 === preg_match( '/^\d{1,5}(?:\.\d+)?px$/D', $own ) ? $own : $default );
			$this->widths[] = min( 10_000.0, max( 1.0, $number ) );
		}
	}

	/** Whether the widest level is on. */
	public function has_wide(): bool {
		return $this->on[0];
	}

	/**
	 * Level 0 and three others: those that are on, then those that are off.
	 *
	 * @param list<bool> $on
	 * @return list<int>
	 */
	private static function with_wide( array $on ): array {
		$below = [ 2, 3, 4 ];
		usort( $below, static fn( int $one, int $other ): int => [ ! $on[ $one ], $one ] <=> [ ! $on[ $other ], $other ] );
		$kept = array_slice( $below, 0, 2 );
		sort( $kept );
		return [ 0, 1, ...$kept ];
	}

	/** @return list<int|float> */
	public function responsive_levels(): array {
		return array_map( fn( int $level ): int|float => 0 === $level ? self::WIDEST : self::number( ( $this->points[ $level - 1 ] ?? 0.0 ) - 1 ), $this->positions );
	}

	/** @return list<int|float> The visibility of layers goes by levels 1 to 4, whichever are on. */
	public function visibility_levels(): array {
		return array_map( static fn( float $point ): int|float => self::number( $point - 1 ), $this->points );
	}

	/** @return list<int|float|null> Width of the grid at our levels. */
	public function grid_widths(): array {
		return self::shorten( array_map( fn( int $level ): int|float|null => $this->on[ $level ] ? self::number( $this->widths[ $level ] ) : null, $this->positions ) );
	}

	/** Width of the grid in px at one of our levels; a level that is off has that of the wider one. */
	public function grid_width( int $position ): float {
		for ( $at = min( 3, $position ); $at > 0 && ! $this->on[ $this->positions[ $at ] ]; ) {
			--$at;
		}
		return $this->widths[ $this->positions[ $at ] ];
	}

	/** Our level from which a row with this `break` stacks its columns. */
	public function break_position( int $level ): int {
		foreach ( $this->positions as $position => $own ) {
			if ( $own >= $level ) {
				return $position;
			}
		}
		return 3;
	}

	/**
	 * The edges in px between which all levels of a list of five are on: from, to; 0 and 9999 without a limit.
	 *
	 * @param array<mixed> $show
	 * @return array{int|float, int|float}
	 */
	public function shown_between( array $show ): array {
		$is_on = array_map( static fn( int $level ): bool => V7Values::is_on( $show[ $level ] ?? true ), range( 0, 4 ) );
		$first = array_search( true, $is_on, true );
		if ( false === $first ) {
			return [ 9999, 9999 ];
		}
		$last = $first;
		while ( $last < 4 && $is_on[ $last + 1 ] ) {
			++$last;
		}
		return [ 4 === $last ? 0 : self::number( $this->points[ $last ] ), 0 === $first || ( 1 === $first && ! $this->on[0] ) ? 9999 : self::number( $this->points[ $first - 1 ] - 1 ) ];
	}

	/**
	 * One value at our levels.
	 *
	 * @param mixed $value  One value for all levels, or a list of five, with `#a`, '' or null where it is silent.
	 * @param bool  $scales Whether a silent level follows the width of the grid: true for lengths.
	 * @param mixed $silent The value of level 1 where the source is silent; null: none.
	 * @return list<mixed>|null Shortest form: null inside = as the wider level. Null if there is no value.
	 */
	public function spread( mixed $value, bool $scales = false, mixed $silent = null ): ?array {
		if ( $scales ) {
			$value = is_array( $value ) ? array_map( self::without_unit( ... ), $value ) : self::without_unit( $value );
		}
		if ( ! is_array( $value ) ) {
			if ( ! self::is_silent( $value ) ) {
				return [ $value ];
			}
			$value = [];
		}
		if ( ! array_is_list( $value ) ) {
			return null;
		}
		if ( 1 === count( $value ) && ! self::is_silent( $value[0] ) ) {
			return [ $value[0] ];
		}
		$set  = array_filter( $value, static fn( mixed $one, int $level ): bool => $level < 5 && ! self::is_silent( $one ), ARRAY_FILTER_USE_BOTH );
		$base = $set[1] ?? $silent;
		if ( null === $base ) {
			if ( ! $set ) {
				return null;
			}
			$base = reset( $set );
		}
		$from = 1;
		$all  = [ 0 => $set[0] ?? ( $scales ? self::scale( $base, $this->widths[0] / $this->widths[1] ) : $base ), 1 => $base ];
		foreach ( [ 2, 3, 4 ] as $level ) {
			if ( ! $this->on[ $level ] ) {
				$all[ $level ] = null;
			} elseif ( isset( $set[ $level ] ) ) {
				$base          = $set[ $level ];
				$from          = $level;
				$all[ $level ] = $base;
			} else {
				$all[ $level ] = $scales ? self::scale( $base, $this->widths[ $level ] / $this->widths[ $from ] ) : $base;
			}
		}
		return self::shorten( array_map( static fn( int $level ): mixed => $all[ $level ], $this->positions ) );
	}

	/** @return list<bool> Which levels show a layer; a level has its own say, also if it is off. */
	public static function visible( mixed $value ): array {
		$list = is_array( $value ) ? array_values( $value ) : array_fill( 0, 5, $value );
		return array_map( static fn( int $level ): bool => V7Values::is_on( $list[ $level ] ?? true ), [ 1, 2, 3, 4 ] );
	}

	public static function is_silent( mixed $value ): bool {
		return null === $value || '' === $value || '#a' === $value;
	}

	/** px as a number, so that equal lengths are equal. */
	private static function without_unit( mixed $value ): mixed {
		return is_string( $value ) && 1 === preg_match( '/^\s*[+-]?\d{1,9}(?:\.\d{1,9})?(?:px)?\s*$/D', $value ) ? self::number( (float) $value ) : $value;
	}

	/** A length times a ratio; percent, words and anything else stay. */
	private static function scale( mixed $value, float $ratio ): mixed {
		if ( is_int( $value ) || is_float( $value ) || ( is_string( $value ) && 1 === preg_match( '/^\s*[+-]?(?:\d{1,9}(?:\.\d*)?|\.\d+)(?:px)?\s*$/D', $value ) ) ) {
			return self::number( (float) $value * $ratio );
		}
		return $value;
	}

	public static function number( float $value ): int|float {
		$value = round( $value, 4 );
		return abs( $value ) < 1e9 && floor( $value ) === $value ? (int) $value : $value;
	}

	/**
	 * @template T
	 * @param list<T> $values
	 * @return list<T>
	 */
	private static function shorten( array $values ): array {
		$last  = null;
		$short = [];
		foreach ( $values as $position => $value ) {
			$short[] = $position > 0 && ( null === $value || $value === $last ) ? null : $value;
			$last    = $value ?? $last;
		}
		while ( count( $short ) > 1 && null === end( $short ) ) {
			array_pop( $short );
		}
		/** @var list<T> $short */
		return $short;
	}
}
