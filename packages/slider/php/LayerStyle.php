<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model;

/** A layer's place and looks as custom properties: numbers of the model, written as CSS for each level. */
final class LayerStyle {

	private const K = 'var(--fr-k)';

	/** Margin, padding and the like: four sides or corners as one value for each level. */
	private const SIDES = [
		[ 'top', 'right', 'bottom', 'left' ],
		[ 'topLeft', 'topRight', 'bottomRight', 'bottomLeft' ],
	];

	/**
	 * @param array<string, mixed> $sides
	 * @return list<?string> One value for each level; null where nothing is said.
	 */
	public static function sides( array $sides, string $unit = self::K ): array {
		$names  = isset( $sides['topLeft'] ) || isset( $sides['topRight'] ) || isset( $sides['bottomLeft'] ) || isset( $sides['bottomRight'] ) ? self::SIDES[1] : self::SIDES[0];
		$levels = [];
		foreach ( [ 0, 1, 2, 3 ] as $level ) {
			$four = [];
			foreach ( $names as $name ) {
				$value  = Get::levels( $sides, $name )[ $level ] ?? 0;
				$four[] = 'auto' === $value ? 'auto' : ( Css::length( $value, $unit ) ?? '0px' );
			}
			$levels[] = 1 === count( array_unique( $four ) ) ? $four[0] : implode( ' ', $four );
		}
		return $levels;
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return array<string, string>
	 */
	public static function place( array $layer, string $parent ): array {
		$box  = Get::map( $layer, 'box' );
		$type = Get::text( $layer, 'type' );
		$how  = Get::map( $layer, 'responsive' );
		$out  = [];
		if ( ! Get::flag( $how, 'size' ) ) {
			$out['--fr-k'] = '1px';
		}
		if ( Get::flag( $how, 'offset' ) !== Get::flag( $how, 'size' ) ) {
			$out['--fr-ko'] = Get::flag( $how, 'offset' ) ? 'var(--fr-u)' : '1px';
		}
		$in_flow = 'column' === $parent || in_array( $type, [ 'row', 'column' ], true );
		if ( ! $in_flow ) {
			$out += self::anchor( $box, 'x', 'offsetX', [ 'left' => null, 'center' => 'center', 'right' => 'right' ] );
			$out += self::anchor( $box, 'y', 'offsetY', [ 'top' => null, 'middle' => 'center', 'bottom' => 'end' ] );
		}
		foreach ( [ 'width' => 'w', 'height' => 'h', 'minWidth' => 'minw', 'minHeight' => 'minh', 'maxWidth' => 'maxw', 'maxHeight' => 'maxh' ] as $key => $name ) {
			if ( isset( $box[ $key ] ) ) {
				self::put( $out, "--fr-$name", array_map( static fn ( mixed $value ): ?string => Css::length( $value, self::K ), Get::levels( $box, $key ) ), str_starts_with( $key, 'max' ) ? 'none' : 'auto' );
			}
		}
		if ( Get::flag( $box, 'inset' ) ) {
			$out['--fr-w'] = '100%';
			$out['--fr-h'] = '100%';
		}
		if ( 'column' === $type ) {
			$out += self::column( $layer, $parent );
		}
		return $out;
	}

	/**
	 * @param array<string, mixed>  $box
	 * @param array<string, ?string> $words
	 * @return array<string, string>
	 */
	private static function anchor( array $box, string $axis, string $offset, array $words ): array {
		$out     = [];
		$edges   = Get::levels( $box, $axis );
		$offsets = [];
		foreach ( Get::levels( $box, $offset ) as $level => $value ) {
			$number    = is_numeric( $value ) ? (float) $value : 0.0;
			$offsets[] = is_string( $value ) && str_ends_with( $value, '%' )
				? Css::number( ( in_array( $edges[ $level ] ?? '', [ 'right', 'bottom' ], true ) ? -1 : 1 ) * (float) $value ) . '%'
				: Css::number( in_array( $edges[ $level ] ?? '', [ 'right', 'bottom' ], true ) ? -$number : $number );
		}
		$anchors = array_map( static fn ( mixed $edge ): ?string => is_string( $edge ) ? ( $words[ $edge ] ?? null ) : null, $edges );
		self::put( $out, "--fr-a$axis", $anchors, 'x' === $axis ? 'left' : 'start' );
		if ( array_filter( $offsets, static fn ( string $number ): bool => '0' !== $number ) ) {
			// A part of the base is not multiplied by the unit.
			$plain = ! str_contains( implode( $offsets ), '%' );
			self::put( $out, $plain ? "--fr-$axis" : "--fr-p$axis", $plain ? $offsets : array_map( static fn ( string $number ): string => str_ends_with( $number, '%' ) ? $number : Css::times( (float) $number, 'var(--fr-ko)' ), $offsets ) );
		}
		return $out;
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return array<string, string>
	 */
	private static function column( array $layer, string $parent ): array {
		$column = Get::map( $layer, 'column' );
		$width  = Css::length( $column['width'] ?? '100%', self::K ) ?? '100%';
		$stacks = preg_match( '/^row-([0-3])$/', $parent, $found ) ? (int) $found[1] : 4; // The level from which columns stand below each other.
		$out    = [];
		self::put( $out, '--fr-w', array_map( static fn ( int $level ): string => $level >= $stacks ? '100%' : $width, [ 0, 1, 2, 3 ] ) );
		$align = [ 'middle' => 'center', 'bottom' => 'end' ][ Get::text( $column, 'align' ) ] ?? null;
		return null === $align ? $out : $out + [ '--fr-column' => $align ];
	}

	/**
	 * @param array<string, mixed> $layer
	 * @return array<string, string>
	 */
	public static function looks( array $layer ): array {
		$style = Get::map( $layer, 'style' );
		$out   = [];
		$words = static fn ( string $key ): array => array_map( Css::word( ... ), Get::levels( $style, $key ) );

		self::put( $out, '--fr-color', array_map( Css::color( ... ), Get::levels( $style, 'color' ) ) );
		self::put( $out, '--fr-size', self::lengths( $style, 'fontSize' ) );
		self::put( $out, '--fr-line', array_map( static fn ( ?string $value ): ?string => '0px' === $value ? null : $value, self::lengths( $style, 'lineHeight' ) ), 'normal' );
		self::put( $out, '--fr-spacing', self::lengths( $style, 'letterSpacing' ) );
		self::put( $out, '--fr-weight', array_map( static fn ( mixed $value ): ?string => is_numeric( $value ) ? Css::number( (float) $value, 0 ) : null, Get::levels( $style, 'fontWeight' ) ) );
		self::put( $out, '--fr-align', array_map( static fn ( ?string $word ): ?string => 'inherit' === $word ? null : $word, $words( 'textAlign' ) ), 'inherit' );
		self::put( $out, '--fr-white', array_map( static fn ( ?string $word ): ?string => in_array( $word, [ 'full', 'content' ], true ) ? 'pre' : $word, $words( 'whiteSpace' ) ) );
		self::one( $out, '--fr-family', Css::fonts( $style['fontFamily'] ?? null ) );
		foreach ( [ 'fontStyle' => 'style', 'textTransform' => 'case', 'textDecoration' => 'decoration', 'cursor' => 'cursor', 'blend' => 'blend', 'objectFit' => 'object' ] as $key => $name ) {
			self::one( $out, "--fr-$name", Css::word( $style[ $key ] ?? null ) );
		}
		foreach ( [ 'padding' => 'padding', 'margin' => 'margin', 'borderWidth' => 'border', 'borderRadius' => 'radius' ] as $key => $name ) {
			if ( Get::map( $style, $key ) ) {
				self::put( $out, "--fr-$name", self::sides( Get::map( $style, $key ) ) );
			}
		}
		self::put( $out, '--fr-line-color', array_map( Css::color( ... ), Get::levels( $style, 'borderColor' ) ) );
		self::put( $out, '--fr-line-style', $words( 'borderStyle' ) );
		self::one( $out, '--fr-fill', self::fill( $style ) );
		foreach ( [ 'boxShadow' => 'shadow', 'textShadow' => 'text-shadow' ] as $key => $name ) {
			if ( Get::map( $style, $key ) ) {
				self::put( $out, "--fr-$name", self::shadow( Get::map( $style, $key ), 'boxShadow' === $key ) );
			}
		}
		self::one( $out, '--fr-overflow', Css::word( $style['overflow'] ?? null ) );
		if ( isset( $style['zIndex'] ) ) {
			$out['--fr-z'] = (string) Get::whole( $style, 'zIndex' );
		}
		foreach ( [ 'svgFill' => 'svg', 'svgStroke' => 'svg-line' ] as $key => $name ) {
			self::put( $out, "--fr-$name", array_map( Css::color( ... ), Get::levels( $style, $key ) ) );
		}
		return $out;
	}

	/** @param array<string, mixed> $style */
	private static function fill( array $style ): ?string {
		$color = Css::color( $style['background'] ?? null );
		$url   = Css::url( Get::map( $style, 'backgroundImage' )['url'] ?? null );
		if ( null === $url ) {
			return $color;
		}
		$position = self::words( Get::text( $style, 'backgroundPosition' ), 'center' );
		$fit      = self::words( Get::text( $style, 'backgroundFit' ), 'cover' );
		return trim( "$url $position/$fit " . ( Css::word( $style['backgroundRepeat'] ?? null ) ?? 'no-repeat' ) . ' ' . ( null !== $color && ! str_contains( $color, 'gradient' ) ? $color : '' ) );
	}

	/** Words and lengths of a position or a size. */
	public static function words( string $value, string $otherwise ): string {
		return preg_match( '/^(?:[a-z-]+|-?[\d.]+(?:px|%|em|rem|vw|vh)?)(?: (?:[a-z-]+|-?[\d.]+(?:px|%|em|rem|vw|vh)?)){0,3}$/i', $value ) ? $value : $otherwise;
	}

	/**
	 * @param array<string, mixed> $shadow
	 * @return list<?string>
	 */
	private static function shadow( array $shadow, bool $box ): array {
		$color  = Css::color( $shadow['color'] ?? null ) ?? 'rgb(0 0 0 / 50%)';
		$levels = [];
		foreach ( [ 0, 1, 2, 3 ] as $level ) {
			$parts = array_map(
				static fn ( string $key ): string => Css::length( Get::levels( $shadow, $key )[ $level ] ?? 0, self::K ) ?? '0px',
				$box ? [ 'x', 'y', 'blur', 'spread' ] : [ 'x', 'y', 'blur' ]
			);
			$levels[] = implode( ' ', $parts ) . " $color";
		}
		return $levels;
	}

	/**
	 * @param array<string, mixed> $style
	 * @return list<?string>
	 */
	private static function lengths( array $style, string $key ): array {
		return array_map( static fn ( mixed $value ): ?string => Css::length( $value, self::K ), Get::levels( $style, $key ) );
	}

	/**
	 * @param array<string, string> $out
	 * @param array<int, ?string>   $values
	 */
	public static function put( array &$out, string $name, array $values, ?string $missing = null, string $levels = '--fr-' ): void {
		if ( ! array_filter( $values, static fn ( ?string $value ): bool => null !== $value ) ) {
			return;
		}
		$picked = Css::pick( null === $missing ? $values : array_map( static fn ( ?string $value ): string => $value ?? $missing, $values ), $levels );
		if ( null !== $picked && '' !== $picked ) {
			$out[ $name ] = $picked;
		}
	}

	/** @param array<string, string> $out */
	private static function one( array &$out, string $name, ?string $value ): void {
		if ( null !== $value ) {
			$out[ $name ] = $value;
		}
	}
}
