<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Report;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Document\Schema;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/** Notes for the owner of an imported slider about small differences, although nothing was lost. */
final class CompatibilityNotes {

	/** Transitions that are known but only approximated: name of the similar transition, or a code (see Finding). */
	private const NEAR = [
		'crossfade'              => 'fade',
		'fadethroughdark'        => 'fade',
		'fadethroughlight'       => 'fade',
		'fadethroughtransparent' => 'fade',
		'random'                 => 'all-by-turns',
		'random-static'          => 'slides-by-turns',
		'random-premium'         => 'overlays-by-turns',
	];

	private const EFFECTS = [ 'fade', 'blur', 'grayscale', 'scale' ];

	/** @param array<string, mixed> $model */
	public static function add( array $model, ImportReport $report ): void {
		$options = ModelReader::map( $model, 'options' );
		$slides  = ModelReader::maps( $model, 'slides' );
		foreach ( $slides as $n => $slide ) {
			foreach ( [ 'transition', 'firstTransition' ] as $key ) {
				$transition = ModelReader::map( $slide, $key );
				foreach ( [ $transition, ...ModelReader::maps( $transition, 'list' ) ] as $one ) {
					self::transition( ModelReader::text( $one, 'name' ), "slides.$n.$key", $report );
				}
			}
		}
		$effect = ModelReader::map( $options, 'scrolleffect' );
		if ( ModelReader::flag( $effect, 'set' ) && ! array_filter( self::EFFECTS, static fn( string $one ): bool => ModelReader::flag( $effect, $one ) ) ) {
			$report->add_note( 'scrolleffect-without-effect', 'options.scrolleffect' );
		}
		$carousel = ModelReader::map( $options, 'carousel' );
		$shown    = ModelReader::integer( ModelReader::map( Schema::defaults( Schema::object( 'Options' ) ), 'carousel' ), 'maxVisibleItems' );
		if ( 'carousel' === ModelReader::text( $options, 'sliderType' ) && ModelReader::flag( $carousel, 'infinity' ) && count( $slides ) < ModelReader::integer_or( $carousel, 'maxVisibleItems', $shown ) + 2 ) {
			$report->add_note( 'carousel-rewinds', 'options.carousel.infinity', (string) count( $slides ) );
		}
		if ( '' !== ModelReader::text( $options, 'fullScreenOffsetContainer' ) ) {
			$report->add_note( 'offset-container', 'options.fullScreenOffsetContainer', ModelReader::text( $options, 'fullScreenOffsetContainer' ) );
		}
	}

	private static function transition( string $name, string $path, ImportReport $report ): void {
		if ( isset( self::NEAR[ $name ] ) ) {
			$report->add_approximation( $path, $name, self::NEAR[ $name ] );
		} elseif ( '' !== $name && ! isset( Tables::TRANSITIONS_NAMES[ $name ] ) ) {
			$report->add_approximation( $path, $name, 'fade' );
		}
	}
}
