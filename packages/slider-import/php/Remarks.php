<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport;

use Frontage\Slider\Model\Document\Get;
use Frontage\Slider\Model\Document\Schema;
use Frontage\Slider\Model\Tables;

defined( 'ABSPATH' ) || exit;

/** What an owner should know of a slider that was imported, though nothing was lost: what looks or works a little different here. */
final class Remarks {

	/** Transitions whose name is known and whose look is only near: another's name, or a word for programs (see Finding). */
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
	public static function add( array $model, Report $report ): void {
		$options = Get::map( $model, 'options' );
		$slides  = Get::maps( $model, 'slides' );
		foreach ( $slides as $n => $slide ) {
			foreach ( [ 'transition', 'firstTransition' ] as $key ) {
				$transition = Get::map( $slide, $key );
				foreach ( [ $transition, ...Get::maps( $transition, 'list' ) ] as $one ) {
					self::transition( Get::text( $one, 'name' ), "slides.$n.$key", $report );
				}
			}
		}
		$effect = Get::map( $options, 'scrolleffect' );
		if ( Get::flag( $effect, 'set' ) && ! array_filter( self::EFFECTS, static fn( string $one ): bool => Get::flag( $effect, $one ) ) ) {
			$report->note( 'scrolleffect-without-effect', 'options.scrolleffect' );
		}
		$carousel = Get::map( $options, 'carousel' );
		$shown    = Get::whole( Get::map( Schema::defaults( Schema::object( 'Options' ) ), 'carousel' ), 'maxVisibleItems' );
		if ( 'carousel' === Get::text( $options, 'sliderType' ) && Get::flag( $carousel, 'infinity' ) && count( $slides ) < Get::whole_or( $carousel, 'maxVisibleItems', $shown ) + 2 ) {
			$report->note( 'carousel-rewinds', 'options.carousel.infinity', (string) count( $slides ) );
		}
		if ( '' !== Get::text( $options, 'fullScreenOffsetContainer' ) ) {
			$report->note( 'offset-container', 'options.fullScreenOffsetContainer', Get::text( $options, 'fullScreenOffsetContainer' ) );
		}
	}

	private static function transition( string $name, string $path, Report $report ): void {
		if ( isset( self::NEAR[ $name ] ) ) {
			$report->approximated( $path, $name, self::NEAR[ $name ] );
		} elseif ( '' !== $name && ! isset( Tables::TRANSITIONS_NAMES[ $name ] ) ) {
			$report->approximated( $path, $name, 'fade' );
		}
	}
}
