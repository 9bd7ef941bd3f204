<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Cascade;

use Frontage\SliderImport\Model\ModelBuilder;

defined( 'ABSPATH' ) || exit;

/**
 * Fills the style of a layer from what the old theme's stylesheets said about its classes. The layer's own values win.
 * The engine of version 6 sets color, size, line height, white space and alignment of a layer itself, so there a theme
 * decides these only where it is `!important`. It leaves everything else, such as fill, padding, corners and font.
 */
final class LayerLook {

	private const OF_ENGINE = [ 'color', 'font-size', 'line-height', 'white-space', 'text-align' ];

	/** Property => path in the model. */
	private const PATHS = [
		'color'            => 'style.color',
		'background-color' => 'style.background',
		'font-family'      => 'style.fontFamily',
		'font-weight'      => 'style.fontWeight',
		'font-style'       => 'style.fontStyle',
		'letter-spacing'   => 'style.letterSpacing',
		'text-align'       => 'style.textAlign',
		'text-transform'   => 'style.textTransform',
		'text-decoration'  => 'style.textDecoration',
		'white-space'      => 'style.whiteSpace',
		'opacity'          => 'style.opacity',
		'min-width'        => 'box.minWidth',
		'min-height'       => 'box.minHeight',
	];

	private const HOVER = [ 'color' => 'hover.to.color', 'background-color' => 'hover.to.background', 'border-top-color' => 'hover.to.borderColor', 'text-decoration' => 'hover.to.textDecoration' ];

	/** @var array<string, list<string|null>> Property => value per breakpoint. */
	private array $look = [];

	/** @param mixed $json Attribute ThemeStyles::LOOK of the layer. */
	private function __construct( mixed $json, private readonly bool $is_old, private readonly ModelBuilder $layer ) {
		$read = is_string( $json ) ? json_decode( $json, true, 8 ) : null;
		foreach ( is_array( $read ) ? $read : [] as $property => $levels ) {
			$values = [];
			foreach ( is_array( $levels ) ? array_slice( array_values( $levels ), 0, 4 ) : [] as $level ) {
				[ $value, $is_important ] = is_array( $level ) ? [ $level[0] ?? null, true === ( $level[1] ?? false ) ] : [ null, false ];
				$values[]                 = is_string( $value ) && ( $is_important || $is_old || ! in_array( preg_replace( '/^hover:/', '', (string) $property ), self::OF_ENGINE, true ) ) ? $value : null;
			}
			if ( null !== ( $values[0] ?? null ) ) {
				$this->look[ (string) $property ] = $values;
			}
		}
	}

	/** Must come after the layer's own values and before the defaults of the engine. */
	public static function fill( ModelBuilder $layer, mixed $json, bool $is_old ): void {
		$look = new self( $json, $is_old, $layer );
		foreach ( [] === $look->look ? [] : self::PATHS as $property => $path ) {
			$look->set( $path, $look->look[ $property ] ?? [] );
		}
		$look->sizes();
		foreach ( [ 'padding', 'margin' ] as $property ) {
			foreach ( Cascade::SIDES as $side ) {
				$look->set( "style.$property.$side", $look->lengths( "$property-$side" ) );
			}
		}
		$look->border();
		foreach ( [ 'box' => 'boxShadow', 'text' => 'textShadow' ] as $property => $name ) {
			$look->shadow( $look->look[ "$property-shadow" ][0] ?? '', "style.$name" );
		}
	}

	/** Must come after the layer's own hover style. */
	public static function fill_hover( ModelBuilder $layer, mixed $json, bool $is_old ): void {
		$look = new self( $json, $is_old, $layer );
		foreach ( null === $layer->get( 'hover' ) ? self::HOVER : [] as $property => $path ) {
			$look->set( $path, $look->look[ "hover:$property" ] ?? [] );
		}
	}

	private function sizes(): void {
		$this->set( 'style.fontSize', $this->lengths( 'font-size' ) );
		$lines = [];
		foreach ( $this->look['line-height'] ?? [] as $n => $value ) {
			$lines[] = null === $value ? null : ( is_numeric( $value ) ? round( (float) $value * $this->font_size( $n ) ) . 'px' : $this->px( $value, $n ) );
		}
		$this->set( 'style.lineHeight', $lines );
	}

	/** A border needs a visible style. The model has one style and one color for all sides. */
	private function border(): void {
		$sides = array_filter( Cascade::SIDES, fn( string $side ): bool => in_array( $this->look[ "border-$side-style" ][0] ?? '', [ 'solid', 'dashed', 'dotted', 'double' ], true ) );
		$first = array_values( $sides )[0] ?? null;
		if ( null !== $first && null === $this->layer->get( 'style.borderStyle' ) && null === $this->layer->get( 'style.borderWidth' ) ) {
			$this->set( 'style.borderStyle', [ $this->look[ "border-$first-style" ][0] ] );
			$this->set( 'style.borderColor', $this->look[ "border-$first-color" ] ?? $this->look['color'] ?? [] );
			foreach ( Cascade::SIDES as $side ) {
				$this->set( "style.borderWidth.$side", in_array( $side, $sides, true ) ? $this->lengths( "border-$side-width" ) : [ '0px' ] );
			}
		}
		if ( null === $this->layer->get( 'style.borderRadius' ) ) {
			foreach ( Cascade::CORNERS as $corner ) {
				$this->set( 'style.borderRadius.' . lcfirst( str_replace( ' ', '', ucwords( str_replace( '-', ' ', $corner ) ) ) ), $this->lengths( "border-$corner-radius" ) );
			}
		}
	}

	/** One shadow: the first that is outside. */
	private function shadow( string $value, string $path ): void {
		$one = (string) preg_replace( '/,(?![^()]*\)).*$/s', '', $value );
		if ( 'none' === $one || null !== $this->layer->get( $path ) || 1 !== preg_match( '/^(?:(#[0-9a-f]{3,8}|[a-z]+)\s+)?((?:-?[\d.]+(?:px)?(?:\s+|$)){2,4})(#[0-9a-f]{3,8}|[a-z]+)?$/Di', $one, $found ) || str_contains( $one, 'inset' ) ) {
			return;
		}
		$color = '' !== $found[1] ? $found[1] : ( $found[3] ?? '#000000' );
		$this->set( "$path.color", [ $color ] );
		$names = [ 'x', 'y', 'blur', 'spread' ];
		foreach ( preg_split( '/\s+/', trim( $found[2] ) ) ?: [] as $n => $size ) {
			$this->set( "$path.{$names[ $n ]}", [ $size ] );
		}
	}

	/** @return list<string|null> Values in px, or in percent. */
	private function lengths( string $property ): array {
		$values = [];
		foreach ( $this->look[ $property ] ?? [] as $n => $value ) {
			$values[] = null === $value ? null : $this->px( $value, $n );
		}
		return $values;
	}

	private function px( string $value, int $level ): ?string {
		if ( 1 !== preg_match( '/^(-?\d*\.?\d+)(px|em|%)?$/Di', $value, $found ) ) {
			return [ 'thin' => '1px', 'medium' => '3px', 'thick' => '5px' ][ $value ] ?? null;
		}
		return 'em' === strtolower( $found[2] ?? '' ) ? round( (float) $found[1] * $this->font_size( $level ), 2 ) . 'px' : $found[1] . ( $found[2] ?? 'px' );
	}

	/** Font size of the layer in px, which em refers to; that of the engine if it has none. */
	private function font_size( int $level ): float {
		$sizes = $this->layer->get( 'style.fontSize' );
		$sizes = is_array( $sizes ) ? array_values( array_filter( array_slice( $sizes, 0, $level + 1 ), is_numeric( ... ) ) ) : [];
		return $sizes ? (float) end( $sizes ) : 20.0;
	}

	/** @param list<string|null> $values Per breakpoint; the first applies to all if the model has none. */
	private function set( string $path, array $values ): void {
		if ( null !== ( $values[0] ?? null ) && null === $this->layer->get( $path ) && ! $this->layer->set( $path, $values ) ) {
			$this->layer->set( $path, $values[0] );
		}
	}
}
