<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Style;

use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Scrolling as the clock of layers: what CSS has to know of it to show them where the page stands before there is script. */
final class ScrollTimeline {

	/**
	 * When the clock of a slide begins and ends, whether the slider is pinned while it runs, and whether layers follow it that
	 * do not say. Empty where there is none, and where layers stand on slides at the side, which neither come nor go.
	 *
	 * @param array<string, mixed> $options
	 * @param array<string, mixed> $slide
	 * @return array<string, mixed>
	 */
	public static function of( array $options, array $slide ): array {
		$from = ModelReader::map( $options, 'sbtimeline' );
		$stay = 'carousel' === ModelReader::text( $options, 'sliderType' ) && in_array( ModelReader::text( ModelReader::map( $options, 'carousel' ), 'showLayersAllTime' ), [ 'all', 'individual' ], true );
		if ( ! ModelReader::flag( $from, 'set' ) || $stay ) {
			return [];
		}
		[ $start, $end ] = [ ModelReader::number( $from, 'fixStart' ), ModelReader::number( $from, 'fixEnd' ) ];
		return [
			'from'   => $start,
			'to'     => $end > $start ? $end : ModelReader::number_or( $slide, 'duration', ModelReader::number( $options, 'duration' ) ),
			'pinned' => ModelReader::flag( $from, 'fixed' ),
			'layers' => ModelReader::flag( $from, 'layers' ),
		];
	}

	/**
	 * The part of the slider's way through the window on which a frame runs, as CSS has it. Empty where the frame has begun
	 * before the slider is pinned: it stands where the clock begins.
	 *
	 * @param array<string, mixed> $clock
	 */
	public static function range( array $clock, float $at, float $duration ): string {
		$start = $at - ModelReader::number( $clock, 'from' );
		if ( ModelReader::flag( $clock, 'pinned' ) ) {
			return $start < 0 ? '' : 'exit-crossing ' . CssValue::number( $start, 0 ) . 'px exit-crossing ' . CssValue::number( $start + $duration, 0 ) . 'px';
		}
		$part = 100 / max( 1, ModelReader::number( $clock, 'to' ) - ModelReader::number( $clock, 'from' ) );
		return 'cover ' . CssValue::number( $start * $part, 2 ) . '% cover ' . CssValue::number( ( $start + $duration ) * $part, 2 ) . '%';
	}
}
