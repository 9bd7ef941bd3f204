<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model;

/** Where the items of a carousel stand at first paint. */
final class Carousel {

	/**
	 * @param array<string, mixed> $options
	 * @return array<string, string> Width of an item and space between two.
	 */
	public static function properties( array $options ): array {
		if ( 'carousel' !== Get::text( $options, 'sliderType' ) ) {
			return [];
		}
		$carousel = Get::map( $options, 'carousel' );
		$vertical = 'v' === Get::text( $carousel, 'orientation' );
		$out      = [
			'--fr-item'  => Get::flag( $carousel, 'stretch' ) || $vertical ? '100cqw' : 'min(100cqw,var(--fr-gw)*var(--fr-u))',
			'--fr-space' => Css::number( Get::number( $carousel, 'space' ) ) . 'px',
		];
		$round = Css::length( $carousel['border_radius'] ?? 0, '1px' );
		return $out + ( null === $round || '0px' === $round ? [] : [ '--fr-round' => $round ] );
	}

	/**
	 * @param array<string, mixed>       $options
	 * @param list<array<string, mixed>> $slides
	 * @return array{ visible: bool, style: array<string, string> }
	 */
	public static function place( array $options, array $slides, int $index, int $start ): array {
		if ( 'carousel' !== Get::text( $options, 'sliderType' ) ) {
			return [ 'visible' => false, 'style' => [] ];
		}
		$carousel = Get::map( $options, 'carousel' );
		$count    = count( $slides );
		$visible  = max( 1, Get::whole( $carousel, 'maxVisibleItems', 3 ) );
		$steps    = $index - $start;
		// Fewer than the visible ones and two more: it rewinds, as the engine does.
		if ( Get::flag( $carousel, 'infinity' ) && $count >= $visible + 2 ) {
			$steps -= $count * (int) round( $steps / $count );
		}
		$style = [];
		$vertical = 'v' === Get::text( $carousel, 'orientation' );
		$justify  = Get::flag( $carousel, 'justify' ) && ! $vertical;
		if ( $justify ) {
			$style['--fr-item'] = self::width( $slides[ $index ] );
		}
		if ( 0 !== $steps ) {
			$style['--fr-at'] = (string) $steps;
			$size             = $vertical ? '100%' : 'var(--fr-item)';
			$style['--fr-dx'] = $justify ? self::justified( $slides, $index, $start, $steps ) : "calc($steps*($size + var(--fr-space)))";
			$style           += self::pose( $carousel, $steps, $visible );
		}
		return [
			'visible' => 0 !== $steps && abs( $steps ) <= max( 1, intdiv( min( $visible, $count ), 2 ) ),
			'style'   => $style,
		];
	}

	/**
	 * As wide as its picture is at the height of the stage.
	 *
	 * @param array<string, mixed> $slide
	 */
	private static function width( array $slide ): string {
		$image = Get::map( Get::map( $slide, 'background' ), 'image' );
		$ratio = Get::number( $image, 'height' ) > 0 ? Get::number( $image, 'width' ) / Get::number( $image, 'height' ) : 16 / 9;
		return 'min(100cqw,var(--fr-stage)*' . Css::number( $ratio ) . ')';
	}

	/** @param list<array<string, mixed>> $slides */
	private static function justified( array $slides, int $index, int $start, int $steps ): string {
		$count = count( $slides );
		$way   = $steps > 0 ? 1 : -1;
		$parts = [ self::width( $slides[ $start ] ) . '/2', self::width( $slides[ $index ] ) . '/2' ];
		for ( $step = 1; $step < abs( $steps ); $step++ ) {
			$parts[] = self::width( $slides[ ( ( $start + $way * $step ) % $count + $count ) % $count ] );
		}
		return "calc($way*(" . implode( ' + ', $parts ) . ' + ' . abs( $steps ) . '*var(--fr-space)))';
	}

	/**
	 * @param array<string, mixed> $carousel
	 * @return array<string, string>
	 */
	private static function pose( array $carousel, int $steps, int $visible ): array {
		$reach = max( 1, ceil( $visible / 2 ) );
		$far   = min( 1, abs( $steps ) / $reach );
		$style = [];
		$pose  = [];
		if ( Get::flag( $carousel, 'fadeout' ) ) {
			$to = Get::number( $carousel, 'maxOpacity', 1 );
			$style['--fr-dim'] = Css::number( Get::flag( $carousel, 'vary_fade' ) ? 1 - ( 1 - $to ) * $far : $to );
		}
		if ( 0.0 !== Get::number( $carousel, 'maxRotation' ) ) {
			$turn   = Get::number( $carousel, 'maxRotation' ) * ( $steps > 0 ? -1 : 1 ) * ( Get::flag( $carousel, 'vary_rotation' ) ? $far : 1 );
			$pose[] = 'perspective(1200px) rotate' . ( 'v' === Get::text( $carousel, 'orientation' ) ? 'X' : 'Y' ) . '(' . Css::number( $turn ) . 'deg)';
		}
		if ( Get::number( $carousel, 'minScale' ) > 0 ) {
			$to     = Get::number( $carousel, 'minScale' );
			$pose[] = 'scale(' . Css::number( Get::flag( $carousel, 'vary_scale' ) ? 1 - ( 1 - $to ) * $far : $to ) . ')';
		}
		return $style + ( $pose ? [ '--fr-pose' => implode( ' ', $pose ) ] : [] );
	}
}
