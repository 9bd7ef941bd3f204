<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compile\Style;

use Frontage\Slider\Model\Document\Get;

defined( 'ABSPATH' ) || exit;

/** Scrolling as the clock of layers: what CSS has to know of it to show them where the page stands before there is script. */
final class ScrollClock {

	/**
	 * When the clock of a slide begins and ends, whether the slider is pinned while it runs, and whether layers follow it that
	 * do not say. Empty where there is none, and where layers stand on slides at the side, which neither come nor go.
	 *
	 * @param array<string, mixed> $options
	 * @param array<string, mixed> $slide
	 * @return array<string, mixed>
	 */
	public static function of( array $options, array $slide ): array {
		$from = Get::map( $options, 'sbtimeline' );
		$stay = 'carousel' === Get::text( $options, 'sliderType' ) && in_array( Get::text( Get::map( $options, 'carousel' ), 'showLayersAllTime' ), [ 'all', 'individual' ], true );
		if ( ! Get::flag( $from, 'set' ) || $stay ) {
			return [];
		}
		[ $start, $end ] = [ Get::number( $from, 'fixStart' ), Get::number( $from, 'fixEnd' ) ];
		return [
			'from'   => $start,
			'to'     => $end > $start ? $end : Get::number_or( $slide, 'duration', Get::number( $options, 'duration' ) ),
			'pinned' => Get::flag( $from, 'fixed' ),
			'layers' => Get::flag( $from, 'layers' ),
		];
	}

	/**
	 * The part of the slider's way through the window on which a frame runs, as CSS has it. Empty where the frame has begun
	 * before the slider is pinned: it stands where the clock begins.
	 *
	 * @param array<string, mixed> $clock
	 */
	public static function range( array $clock, float $at, float $duration ): string {
		$start = $at - Get::number( $clock, 'from' );
		if ( Get::flag( $clock, 'pinned' ) ) {
			return $start < 0 ? '' : 'exit-crossing ' . Css::number( $start, 0 ) . 'px exit-crossing ' . Css::number( $start + $duration, 0 ) . 'px';
		}
		$part = 100 / max( 1, Get::number( $clock, 'to' ) - Get::number( $clock, 'from' ) );
		return 'cover ' . Css::number( $start * $part, 2 ) . '% cover ' . Css::number( ( $start + $duration ) * $part, 2 ) . '%';
	}
}
