<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Style;

use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/**
 * Positions of carousel items at first paint. They match the engine to the pixel (engine/modules/carousel/index.ts and
 * ring.ts). Lengths are CSS expressions, so they are valid at every width.
 */
final class CarouselPlacement {

	private const EYE = '1200px';

	/** Width of an item without its own width. */
	private const ITEM = 'var(--fr-item,calc(var(--fr-gw)*var(--fr-u)))';

	/** Width of the stage as a CSS length. */
	private const ACROSS = '100cqw - var(--fr-ol,0px) - var(--fr-or,0px)';

	/** @var array<string, mixed> */
	private readonly array $look;

	private readonly int $count;

	private readonly int $visible;

	private readonly bool $vertical;

	private readonly string $spin;

	/**
	 * @param array<string, mixed>       $options
	 * @param list<array<string, mixed>> $slides
	 */
	private function __construct( array $options, private readonly array $slides, private readonly int $start ) {
		$this->look     = ModelReader::map( $options, 'carousel' );
		$this->count    = count( $slides );
		$this->visible  = max( 1, ModelReader::integer( $this->look, 'maxVisibleItems' ) );
		$this->vertical = 'v' === ModelReader::text( $this->look, 'orientation' );
		$this->spin     = in_array( ModelReader::text( $this->look, 'spin' ), [ '2d', '3d' ], true ) ? ModelReader::text( $this->look, 'spin' ) : '';
	}

	/**
	 * @param array<string, mixed> $options
	 * @return array<string, string> Properties that all items share.
	 */
	public static function properties( array $options ): array {
		if ( 'carousel' !== ModelReader::text( $options, 'sliderType' ) ) {
			return [];
		}
		$self  = new self( $options, [], 0 );
		$px    = static fn ( string $key ): string => CssValue::number( ModelReader::number( $self->look, $key ) ) . 'px';
		$round = CssValue::length( $self->look['border_radius'], '1px' );
		$all   = [
			'--fr-item'   => ModelReader::flag( $self->look, 'stretch' ) || $self->vertical ? 'calc(' . self::ACROSS . ')' : '',
			'--fr-space'  => $px( 'space' ),
			'--fr-round'  => '0px' === $round ? '' : (string) $round,
			'--fr-stand'  => [ '0' => 'start', '1' => 'end' ][ (string) $self->anchor() ] ?? '',
			'--fr-beside' => $self->neighbor_share(),
			'--fr-eye'    => '3d' === $self->spin ? self::EYE : '',
		];
		foreach ( [ '--fr-above' => 'padding_top', '--fr-below' => 'padding_bottom' ] as $name => $key ) {
			$all[ $name ] = ModelReader::number( $self->look, $key ) > 0 ? $px( $key ) : '';
		}
		return array_filter( $all, static fn ( string $value ): bool => '' !== $value );
	}

	/**
	 * @param array<string, mixed>       $options
	 * @param list<array<string, mixed>> $slides
	 * @return array{ visible: bool, style: array<string, string> }
	 */
	public static function place( array $options, array $slides, int $index, int $start ): array {
		return 'carousel' === ModelReader::text( $options, 'sliderType' ) ? ( new self( $options, $slides, $start ) )->item_properties( $index ) : [ 'visible' => false, 'style' => [] ];
	}

	/**
	 * Drops `showsInCarousel` from layers, unless the carousel decides per layer which ones stay visible on neighboring
	 * slides.
	 *
	 * @param list<array<string, mixed>> $layers
	 * @param array<string, mixed>       $options
	 * @return list<array<string, mixed>>
	 */
	public static function layers( array $layers, array $options = [] ): array {
		if ( 'carousel' === ModelReader::text( $options, 'sliderType' ) && 'individual' === ( ModelReader::map( $options, 'carousel' )['showLayersAllTime'] ?? '' ) ) {
			return $layers;
		}
		foreach ( $layers as $at => $layer ) {
			unset( $layers[ $at ]['showsInCarousel'] );
			if ( ModelReader::maps( $layer, 'layers' ) ) {
				$layers[ $at ]['layers'] = self::layers( ModelReader::maps( $layer, 'layers' ), $options );
			}
		}
		return $layers;
	}

	/** @return array{ visible: bool, style: array<string, string> } */
	private function item_properties( int $index ): array {
		// Steps from the front item to the middle of the visible items.
		$centering_offset = ( 0.5 - $this->anchor() ) * ( $this->visible - 1 );
		$steps            = $index - $this->start;
		// With fewer items than the visible ones plus two, the carousel rewinds, as in the engine.
		if ( ModelReader::flag( $this->look, 'infinity' ) && $this->count >= $this->visible + 2 ) {
			$steps += $this->count * (int) floor( ( $centering_offset - $steps ) / $this->count + 0.5 );
		}
		$reach   = ( $this->is_justified() ? 2 * $this->visible : $this->visible ) / 2 + 0.5;
		$visible = abs( $steps - $centering_offset ) < $reach || ( '' !== $this->spin && $this->visible >= $this->count );
		$style   = $this->is_justified() ? [ '--fr-item' => $this->width( $index ) ] : [];
		if ( 0 !== $steps ) {
			$style['--fr-at'] = (string) $steps;
			if ( '' === $this->spin ) {
				$style['--fr-dx'] = $this->item_distance( $index, $steps, $visible );
			}
			$style += [ '--fr-pose' => '' === $this->spin ? $this->item_transform( $steps ) : $this->wheel_transform( $steps ), '--fr-dim' => $this->item_opacity( $steps ) ];
		}
		return [
			'visible' => 0 !== $steps && $visible,
			'style'   => array_filter( $style, static fn ( string $value ): bool => '' !== $value ),
		];
	}

	/** Alignment of the front item in the module: 0 start, 0.5 middle, 1 end. */
	private function anchor(): float {
		$align = ModelReader::text( $this->look, $this->vertical ? 'vertical_align' : 'horizontal_align' );
		return '' === $this->spin ? [ 'left' => 0.0, 'top' => 0.0, 'right' => 1.0, 'bottom' => 1.0 ][ $align ] ?? 0.5 : 0.5;
	}

	/** Visible part of the neighbors above and below. */
	private function neighbor_share(): string {
		return $this->vertical ? CssValue::length( $this->look['prevNextVis'], '1px' ) ?? '50px' : '';
	}

	private function is_justified(): bool {
		return ModelReader::flag( $this->look, 'justify' ) && ! $this->vertical;
	}

	/** Aspect ratio of an item's image, width by height. */
	private function aspect_ratio( int $index ): float {
		$image = ModelReader::map( ModelReader::map( $this->slides[ $index ] ?? [], 'background' ), 'image' );
		return ModelReader::number( $image, 'height' ) > 0 ? ModelReader::number( $image, 'width' ) / ModelReader::number( $image, 'height' ) : 16 / 9;
	}

	/** Width of the item's image at the height of the stage. */
	private function width( int $index ): string {
		$width = 'var(--fr-stage)*' . CssValue::number( $this->aspect_ratio( $index ) );
		return ModelReader::flag( $this->look, 'justifyMaxWidth' ) ? 'min(' . self::ACROSS . ",$width)" : "calc($width)";
	}

	/** Distance of an item from the front item, in its own size plus spacing; mirrored in right-to-left text. */
	private function item_distance( int $index, int $steps, bool $visible ): string {
		$side = $steps <=> 0;
		$own  = -$side * $this->spacing_shift( abs( $steps ) );
		if ( ! $this->is_justified() ) {
			return 'calc(' . CssValue::number( 100 * ( $steps + $own ) ) . "% + $steps*var(--fr-space))";
		}
		$capped = ModelReader::flag( $this->look, 'justifyMaxWidth' );
		if ( $capped && ! $visible ) {
			return ''; // Its position would be a sum of many widths that are not visible.
		}
		$front = $steps > 0 ? 1 - $this->anchor() : $this->anchor();
		$parts = [ [ $this->start, $front ] ];
		for ( $step = $side; $step !== $steps; $step += $side ) {
			$parts[] = [ ( $this->start + $step + 2 * $this->count ) % $this->count, 1.0 ];
		}
		$parts[] = [ $index, 1 - $front ];
		$parts   = array_filter( $parts, static fn ( array $part ): bool => $part[1] > 0 );
		$widths  = $capped
			? implode( ' + ', array_map( fn ( array $part ): string => $this->width( $part[0] ) . ( 1.0 === $part[1] ? '' : '*' . CssValue::number( $part[1] ) ), $parts ) )
			: 'var(--fr-stage)*' . CssValue::number( array_sum( array_map( fn ( array $part ): float => $this->aspect_ratio( $part[0] ) * $part[1], $parts ) ) );
		return "calc($side*($widths) + " . CssValue::number( 100 * $own ) . "% + $steps*var(--fr-space))";
	}

	/** Share of its size by which a scaled item moves toward the middle, so that the spacing stays equal. */
	private function spacing_shift( int $away ): float {
		if ( ! ModelReader::flag( $this->look, 'offsetScale' ) || ModelReader::number( $this->look, 'minScale' ) <= 0 ) {
			return 0.0;
		}
		$full = $this->full_effect_steps( 'vary_scale' );
		return ( 1 - ModelReader::number( $this->look, 'minScale' ) ) * ( $away < $full ? $away * $away / ( 2 * $full ) : $away - $full / 2 );
	}

	/** Number of steps after which an effect has its full strength. */
	private function full_effect_steps( string $vary ): int {
		return ModelReader::flag( $this->look, $vary ) ? max( 1, (int) ceil( $this->visible / 2 ) ) : 1;
	}

	private function effect_strength( int $steps, string $vary ): float {
		return min( 1, abs( $steps ) / $this->full_effect_steps( $vary ) );
	}

	/** Opacity of an item. */
	private function item_opacity( int $steps ): string {
		$to = ModelReader::number( $this->look, 'maxOpacity' );
		return ModelReader::flag( $this->look, 'fadeout' ) && 1.0 !== $to ? CssValue::number( 1 - ( 1 - $to ) * $this->effect_strength( $steps, 'vary_fade' ) ) : '';
	}

	/** Transform of an item: rotated, scaled and skewed. */
	private function item_transform( int $steps ): string {
		$side = $steps <=> 0;
		$pose = [];
		$turn = ModelReader::number( $this->look, 'maxRotation' );
		if ( 0.0 !== $turn ) {
			$pose[] = 'perspective(' . self::EYE . ') rotate' . ( $this->vertical ? 'X' : 'Y' ) . '(' . $this->angle( -$side * $turn * $this->effect_strength( $steps, 'vary_rotation' ) ) . ')';
		}
		$scale = ModelReader::number( $this->look, 'minScale' );
		if ( $scale > 0 ) {
			$pose[] = 'scale(' . CssValue::number( 1 - ( 1 - $scale ) * $this->effect_strength( $steps, 'vary_scale' ) ) . ')';
		}
		[ $x, $y ] = [ ModelReader::number( $this->look, 'skewX' ), ModelReader::number( $this->look, 'skewY' ) ];
		if ( 0.0 !== $x || 0.0 !== $y ) {
			$pose[] = 'skew(' . $this->angle( $side * $x ) . ',' . $this->angle( $side * $y ) . ')';
		}
		return implode( ' ', $pose );
	}

	/** Transform of an item on a wheel (2d) or a drum (3d). */
	private function wheel_transform( int $steps ): string {
		$angle         = ModelReader::number( $this->look, 'spinAngle' ) ?: 1.0;
		$deep          = '3d' === $this->spin;
		$neighbor_size = str_replace( '%', '*var(--fr-stage)/100', $this->neighbor_share() );
		$size          = $this->vertical ? "var(--fr-stage) - 2*$neighbor_size" : self::ITEM;
		$factor        = ( $deep ? -1 : 1 ) / 2 / tan( deg2rad( $angle ) / 2 );
		$move          = 'translate' . ( $deep ? 'Z' : ( $this->vertical ? 'X' : 'Y' ) );
		$out           = static fn ( float $part ): string => "$move(calc(($size + var(--fr-space))*" . CssValue::number( $part, 5 ) . '))';
		$axis          = $deep ? ( $this->vertical ? 'X' : 'Y' ) : '';
		return $out( $factor ) . " rotate$axis(" . $this->angle( $steps * $angle * ( $this->vertical ? -1 : 1 ) ) . ') ' . $out( -$factor );
	}

	/** An angle as CSS, mirrored in right-to-left text. */
	private function angle( float $degrees ): string {
		return $this->vertical || 0.0 === $degrees ? CssValue::number( $degrees ) . 'deg' : 'calc(' . CssValue::number( $degrees ) . 'deg*var(--fr-way,1))';
	}
}
