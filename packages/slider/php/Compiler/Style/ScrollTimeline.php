<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Style;

use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Scroll timelines in CSS: they show layers at the page's scroll position before any JavaScript runs. */
final class ScrollTimeline {

	/**
	 * Start and end of a slide's timeline, whether the slider is pinned meanwhile, and whether layers follow it by
	 * default. Empty without a timeline, and in a carousel whose layers stay visible on neighboring slides, since those
	 * neither enter nor leave.
	 *
	 * @param array<string, mixed> $options
	 * @param array<string, mixed> $slide
	 * @return array<string, mixed>
	 */
	public static function slide_timeline( array $options, array $slide ): array {
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
	 * Range of the view timeline on which a keyframe runs, as CSS. Empty if the keyframe starts before the slider is
	 * pinned: it then has the pose at the start of the timeline.
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
