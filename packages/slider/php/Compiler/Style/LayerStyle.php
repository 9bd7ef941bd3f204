<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Style;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/** Position and style of a layer as custom properties: values of the model, written as CSS for each breakpoint. */
final class LayerStyle {

	private const K = 'var(--fr-k)';

	/**
	 * @param array<string, mixed> $sides
	 * @return list<?string> One value for each breakpoint; null without a value.
	 */
	public static function sides( array $sides, string $unit = self::K ): array {
		$names  = isset( $sides['topLeft'] ) || isset( $sides['topRight'] ) || isset( $sides['bottomLeft'] ) || isset( $sides['bottomRight'] ) ? Tables::LAYER_STYLE_CORNERS : Tables::LAYER_STYLE_SIDES;
		$lists  = [];
		$levels = [];
		foreach ( $names as $name ) {
			$lists[] = isset( $sides[ $name ] ) ? self::read_levels( ModelReader::levels( $sides, $name ), static fn ( mixed $value ): string => 'auto' === $value ? 'auto' : ( CssValue::length( $value, $unit ) ?? '0px' ) ) : [];
		}
		foreach ( [ 0, 1, 2, 3 ] as $level ) {
			$four     = [ $lists[0][ $level ] ?? '0px', $lists[1][ $level ] ?? '0px', $lists[2][ $level ] ?? '0px', $lists[3][ $level ] ?? '0px' ];
			$levels[] = $four[0] === $four[1] && $four[0] === $four[2] && $four[0] === $four[3] ? $four[0] : implode( ' ', $four );
		}
		return $levels;
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return array<string, string>
	 */
	public static function placement( array $layer, string $parent ): array {
		$box  = ModelReader::map( $layer, 'box' );
		$type = ModelReader::text( $layer, 'type' );
		$how  = ModelReader::map( $layer, 'responsive' );
		$out  = [];
		if ( ! ModelReader::flag( $how, 'size' ) ) {
			$out['--fr-k'] = '1px';
		}
		if ( ModelReader::flag( $how, 'offset' ) !== ModelReader::flag( $how, 'size' ) ) {
			$out['--fr-ko'] = ModelReader::flag( $how, 'offset' ) ? 'var(--fr-u)' : '1px';
		}
		if ( 'column' === $parent ) {
			foreach ( [ 'float', 'clear' ] as $key ) {
				$words = array_map( static fn ( mixed $word ): ?string => 'none' === $word ? null : CssValue::keyword( $word ), ModelReader::levels( $box, $key ) );
				self::set_levels( $out, "--fr-$key", $words, 'none' );
			}
		} elseif ( ! in_array( $type, [ 'row', 'column' ], true ) ) {
			$out += self::anchor( $box, 'x', 'offsetX', [ 'left' => null, 'center' => 'center', 'right' => 'right' ] );
			$out += self::anchor( $box, 'y', 'offsetY', [ 'top' => null, 'middle' => 'center', 'bottom' => 'end' ] );
		}
		$no_wrap = 'column' === $parent ? [] : self::no_wrap_width( $layer, $box );
		foreach ( array_intersect_key( Tables::LAYER_STYLE_SIZES, $box + [ 'width' => true ] ) as $key => $name ) {
			$values = self::read_levels( ModelReader::levels( $box, $key ), self::length( ... ) );
			if ( 'width' === $key ) {
				$values = array_map( static fn ( ?string $value, ?string $full ): ?string => $value ?? $full, $values, $no_wrap );
			}
			self::set_levels( $out, $name, $values, str_starts_with( $key, 'max' ) ? 'none' : 'auto' );
		}
		if ( ModelReader::flag( $box, 'inset' ) ) {
			// Margins apply: it is stretched between them.
			$between = 'column' !== $parent && isset( ModelReader::map( $layer, 'style' )['margin'] );
			foreach ( $between ? [ '--fr-ax' => 'stretch', '--fr-ay' => 'stretch', '--fr-w' => 'auto', '--fr-h' => 'auto' ] : [ '--fr-w' => '100%', '--fr-h' => '100%' ] as $name => $value ) {
				$out[ $name ] = $value;
			}
		}
		if ( 'column' === $type ) {
			// An explicit share of the row wins over any other width of the column.
			$part = self::column( $layer, $parent );
			$out  = isset( ModelReader::map( $layer, 'column' )['width'] ) ? $part + $out : $out + $part;
		} elseif ( 'row' === $type ) {
			$stacks = self::break_at( $layer );
			self::set_levels( $out, '--fr-break', array_map( static fn ( int $level ): string => $level >= $stacks ? 'wrap' : 'nowrap', [ 0, 1, 2, 3 ] ) );
		}
		return $out;
	}

	/**
	 * A line that does not wrap may be wider than the slider. With `max-content`, a centered or right-aligned line then
	 * also overflows the edge at which it begins.
	 *
	 * @param array<string, mixed> $layer
	 * @param array<string, mixed> $box
	 * @return list<string|null>
	 */
	private static function no_wrap_width( array $layer, array $box ): array {
		if ( ! in_array( $layer['type'] ?? '', [ 'text', 'button' ], true ) ) {
			return [];
		}
		$spaces = ModelReader::levels( ModelReader::map( $layer, 'style' ), 'whiteSpace' );
		return array_map(
			static fn ( mixed $edge, mixed $space ): ?string => 'left' !== $edge && in_array( $space, [ 'nowrap', 'full', 'content' ], true ) ? 'max-content' : null,
			ModelReader::levels( $box, 'x' ),
			$spaces
		);
	}

	/**
	 * Breakpoint from which the columns of a row are stacked: tablet by default.
	 *
	 * @param array<string, mixed> $row
	 */
	public static function break_at( array $row ): int {
		return ModelReader::integer_or( $row, 'breakAt', 2 );
	}

	/**
	 * Whether nested layers are in normal flow: in every column, and in a group where at least one layer is.
	 *
	 * @param array<string, mixed> $layer
	 */
	public static function is_flow( array $layer ): bool {
		$type = ModelReader::text( $layer, 'type' );
		if ( 'group' === $type ) {
			foreach ( ModelReader::maps( $layer, 'layers' ) as $child ) {
				if ( ! self::is_lifted( $child, 'group' ) ) {
					return true;
				}
			}
		}
		return 'column' === $type;
	}

	/**
	 * Whether a layer of a column or group is positioned over it, and not in its flow.
	 *
	 * @param array<string, mixed> $layer
	 */
	public static function is_lifted( array $layer, string $parent ): bool {
		$position = ModelReader::levels( ModelReader::map( $layer, 'box' ), 'position' )[0] ?? '';
		return 'column' === $parent ? 'absolute' === $position : 'relative' !== $position;
	}

	/**
	 * @param array<string, mixed>  $box
	 * @param array<string, ?string> $words
	 * @return array<string, string>
	 */
	private static function anchor( array $box, string $axis, string $offset, array $words ): array {
		$out     = [];
		$edges   = ModelReader::levels( $box, $axis );
		$values  = ModelReader::levels( $box, $offset );
		$offsets = [];
		$edge    = $edges[0] ?? null;
		$value   = $values[0] ?? null;
		if ( is_string( $edge ) && ( is_int( $value ) || is_float( $value ) ) && $edges === [ $edge, $edge, $edge, $edge ] && $values === [ $value, $value, $value, $value ] ) {
			// Most common case: the same on all breakpoints.
			self::set_value( $out, "--fr-a$axis", $words[ $edge ] ?? null );
			self::set_value( $out, "--fr-$axis", 0.0 === (float) $value ? null : CssValue::number( in_array( $edge, [ 'right', 'bottom' ], true ) ? -$value : $value ) );
			return $out;
		}
		foreach ( $values as $level => $value ) {
			$sign      = in_array( $edges[ $level ] ?? '', [ 'right', 'bottom' ], true ) ? -1 : 1;
			$offsets[] = is_string( $value ) && preg_match( '/^(-?[\d.]+)([a-z%]+)$/i', $value, $found ) && 'px' !== $found[2]
				? CssValue::length( CssValue::number( $sign * (float) $found[1] ) . $found[2], '1px' ) ?? '0'
				: CssValue::number( $sign * ( is_scalar( $value ) ? (float) $value : 0.0 ) );
		}
		$anchors = array_map( static fn ( mixed $edge ): ?string => is_string( $edge ) ? ( $words[ $edge ] ?? null ) : null, $edges );
		self::set_levels( $out, "--fr-a$axis", $anchors, 'x' === $axis ? 'left' : 'start' );
		if ( array_filter( $offsets, static fn ( string $number ): bool => '0' !== $number ) ) {
			// A share of the base, or a value with a unit, is not multiplied by the layer's unit.
			$plain = is_numeric( implode( array_map( static fn ( string $number ): string => is_numeric( $number ) ? '1' : 'a', $offsets ) ) );
			self::set_levels( $out, $plain ? "--fr-$axis" : "--fr-p$axis", $plain ? $offsets : array_map( static fn ( string $number ): string => ! is_numeric( $number ) ? $number : CssValue::times( (float) $number, 'var(--fr-ko)' ), $offsets ) );
		}
		return $out;
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return array<string, string>
	 */
	private static function column( array $layer, string $parent ): array {
		$column = ModelReader::map( $layer, 'column' );
		$width  = CssValue::length( $column['width'] ?? '100%', self::K ) ?? '100%';
		$stacks = preg_match( '/^row-([0-3])$/', $parent, $found ) ? (int) $found[1] : 4;
		$out    = [];
		self::set_levels( $out, '--fr-w', array_map( static fn ( int $level ): string => $level >= $stacks ? '100%' : $width, [ 0, 1, 2, 3 ] ) );
		$align = [ 'middle' => 'center', 'bottom' => 'end' ][ ModelReader::text( $column, 'align' ) ] ?? null;
		return null === $align ? $out : $out + [ '--fr-column' => $align ];
	}

	/**
	 * @param array<string, mixed> $layer
	 * @param array<string, mixed> $rest  Its pose after the entrance, which may contain styles.
	 * @return array<string, string>
	 */
	public static function appearance( array $layer, array $rest = [] ): array {
		$style = array_intersect_key( $rest, Tables::LAYER_STYLE_CHANGED ) + ModelReader::map( $layer, 'style' );
		$out   = [];
		foreach ( array_intersect_key( Tables::LAYER_STYLE_LENGTHS, $style ) as $key => $name ) {
			self::set_levels( $out, $name, self::read_levels( ModelReader::levels( $style, $key ), self::length( ... ) ), 'lineHeight' === $key ? 'normal' : null );
		}
		foreach ( array_intersect_key( Tables::LAYER_STYLE_COLORS, $style ) as $key => $name ) {
			self::set_levels( $out, $name, self::read_levels( ModelReader::levels( $style, $key ), CssValue::color( ... ) ) );
		}
		foreach ( array_intersect_key( Tables::LAYER_STYLE_WORDS, $style ) as $key => $name ) {
			self::set_levels( $out, $name, self::read_levels( ModelReader::levels( $style, $key ), self::style_keyword( ... ) ), 'textAlign' === $key ? 'inherit' : null );
		}
		foreach ( array_intersect_key( Tables::LAYER_STYLE_BOXES, $style ) as $key => $name ) {
			self::set_levels( $out, $name, self::sides( ModelReader::map( $style, $key ) ) );
		}
		foreach ( array_intersect_key( Tables::LAYER_STYLE_SHADOWS, $style ) as $key => $name ) {
			self::set_levels( $out, $name, self::shadow( ModelReader::map( $style, $key ), 'boxShadow' === $key ) );
		}
		if ( ( $out['--fr-line'] ?? '' ) === '0px' ) {
			unset( $out['--fr-line'] );
		}
		if ( isset( $style['fontFamily'] ) ) {
			self::set_value( $out, '--fr-family', CssValue::fonts( $style['fontFamily'] ) );
		}
		if ( isset( $rest['background'] ) ) {
			self::set_levels( $out, '--fr-fill', self::read_levels( ModelReader::levels( $rest, 'background' ), static fn ( mixed $color ): ?string => self::fill( [ 'background' => $color ] + $style ) ), 'none' );
		} else {
			self::set_value( $out, '--fr-fill', self::fill( $style ) );
		}
		$align = [ 'middle' => 'center', 'bottom' => 'end' ][ ModelReader::text( $style, 'verticalAlign' ) ] ?? null;
		self::set_value( $out, '--fr-column', $align );
		$hover = ModelReader::map( $layer, 'hover' );
		self::set_value( $out, '--fr-cursor', CssValue::keyword( $hover['cursor'] ?? null ) );
		if ( isset( $hover['zIndex'] ) ) {
			$out['--fr-over'] = (string) ModelReader::integer( $hover, 'zIndex' );
		}
		if ( isset( $style['zIndex'] ) ) {
			$out['--fr-z'] = (string) ModelReader::integer( $style, 'zIndex' );
		}
		return $out;
	}

	/**
	 * Applies a reader to the value of each breakpoint. Most lists contain the same value four times.
	 *
	 * @param list<mixed>               $values
	 * @param callable( mixed ): ?string $read
	 * @return list<?string>
	 */
	private static function read_levels( array $values, callable $read ): array {
		$out         = [];
		$last        = null;
		$last_result = null;
		foreach ( $values as $level => $value ) {
			if ( 0 === $level || $value !== $last ) {
				$last_result = $read( $value );
				$last        = $value;
			}
			$out[] = $last_result;
		}
		return $out;
	}

	private static function length( mixed $value ): ?string {
		return CssValue::length( $value, self::K );
	}

	private static function style_keyword( mixed $value ): ?string {
		if ( is_numeric( $value ) ) {
			return CssValue::number( (float) $value, 0 ); // The font weight.
		}
		$word = CssValue::keyword( $value );
		return in_array( $word, [ 'full', 'content' ], true ) ? 'pre' : ( 'inherit' === $word ? null : $word );
	}

	/** @param array<string, mixed> $style */
	private static function fill( array $style ): ?string {
		$color = CssValue::color( $style['background'] ?? null );
		$url   = CssValue::url( ModelReader::map( $style, 'backgroundImage' )['url'] ?? null );
		if ( null === $url ) {
			return $color;
		}
		$position = self::position_value( ModelReader::text( $style, 'backgroundPosition' ), 'center' );
		$fit      = self::position_value( ModelReader::text( $style, 'backgroundFit' ), 'cover' );
		return trim( "$url $position/$fit " . ( CssValue::keyword( $style['backgroundRepeat'] ?? null ) ?? 'no-repeat' ) . ( null === $color ? '' : ( str_contains( $color, 'gradient' ) ? ",$color" : " $color" ) ) );
	}

	/** Keywords and lengths of a position or a size. */
	public static function position_value( string $value, string $otherwise ): string {
		return preg_match( '/^(?:[a-z-]+|-?[\d.]+(?:px|%|em|rem|vw|vh)?)(?: (?:[a-z-]+|-?[\d.]+(?:px|%|em|rem|vw|vh)?)){0,3}$/i', $value ) ? $value : $otherwise;
	}

	/**
	 * @param array<string, mixed> $shadow
	 * @return list<?string>
	 */
	private static function shadow( array $shadow, bool $box ): array {
		$color  = CssValue::color( $shadow['color'] ?? null ) ?? 'rgb(0 0 0 / 50%)';
		$levels = [];
		foreach ( [ 0, 1, 2, 3 ] as $level ) {
			$parts    = array_map(
				static fn ( string $key ): string => CssValue::length( ModelReader::levels( $shadow, $key )[ $level ] ?? 0, self::K ) ?? '0px',
				$box ? [ 'x', 'y', 'blur', 'spread' ] : [ 'x', 'y', 'blur' ]
			);
			$levels[] = implode( ' ', $parts ) . " $color";
		}
		return $levels;
	}

	/**
	 * @param array<string, string> $out
	 * @param array<int, ?string>   $values
	 */
	public static function set_levels( array &$out, string $name, array $values, ?string $missing = null, string $levels = '--fr-' ): void {
		$any = false;
		foreach ( $values as $level => $value ) {
			$any = $any || null !== $value;
			if ( null === $value && null !== $missing ) {
				$values[ $level ] = $missing;
			}
		}
		if ( ! $any ) {
			return;
		}
		$picked = CssValue::pick( $values, $levels );
		if ( null !== $picked && '' !== $picked ) {
			$out[ $name ] = $picked;
		}
	}

	/** @param array<string, string> $out */
	private static function set_value( array &$out, string $name, ?string $value ): void {
		if ( null !== $value ) {
			$out[ $name ] = $value;
		}
	}
}
