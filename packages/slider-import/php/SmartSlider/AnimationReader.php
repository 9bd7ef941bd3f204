<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

use Frontage\SliderImport\Model\JQueryEasing;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceFields;

defined( 'ABSPATH' ) || exit;

/** Reads the entrance of a layer as two keyframes. Exits, loops and further keyframes are reported. */
final class AnimationReader {

	/** Seconds that an animation takes if it does not say. */
	private const DURATION = 0.8;

	private const EASE = 'power2.out';

	private const POSE = [ 'x' => 'x', 'y' => 'y', 'z' => 'z', 'rotationX' => 'rotateX', 'rotationY' => 'rotateY', 'rotationZ' => 'rotateZ', 'scaleX' => 'scaleX', 'scaleY' => 'scaleY', 'skewX' => 'skewX', 'n2blur' => 'blur', 'opacity' => 'opacity' ];

	public static function read( SourceFields $layer, ModelBuilder $draft ): void {
		$new        = SourceFields::decode( $layer->take_value( 'animv2' ) );
		$old        = SourceFields::decode( $layer->take_value( 'animations' ) );
		$basic      = is_array( $new['basic'] ?? null ) ? $new['basic'] : [];
		$frames     = is_array( $basic['in'] ?? null ) ? $basic['in']['keyFrames'] ?? [] : $old['in'] ?? [];
		$frames     = is_array( $frames ) ? array_values( array_filter( $frames, is_array( ... ) ) ) : [];
		$start      = SourceFields::to_number( self::text( $new, 'startDelay' ) ?: self::text( $old, 'startDelay' ) );
		$unreadable = [
			'animation-loop' => self::has_frames( $basic['loop'] ?? null ) || ! empty( $old['loop'] ),
			'animation-out'  => self::has_frames( $basic['out'] ?? null ) || ! empty( $old['out'] ),
			'reveal'         => ! empty( $new['reveal'] ),
			'animation-long' => count( $frames ) > 1,
		];
		foreach ( array_keys( array_filter( $unreadable ) ) as $feature ) {
			$layer->report_feature( $feature );
		}
		if ( $frames ) {
			self::entrance( $frames[0], $start, $draft );
		}
	}

	/** @param array<mixed> $from State before the entrance; a missing value is that of the layer. */
	private static function entrance( array $from, float $start, ModelBuilder $draft ): void {
		$before = new ModelBuilder( 'Frame' );
		$before->put( 'id', 'frame_0' );
		$before->put( 'to.opacity', [ 1 ] ); // Without a value, the model begins invisible.
		foreach ( self::POSE as $key => $name ) {
			$text = self::text( $from, $key );
			if ( is_numeric( $text ) ) {
				$value = SourceFields::to_number( $text );
				$before->put( "to.$name", [ floor( $value ) === $value ? (int) $value : $value ] );
			}
		}
		$after = new ModelBuilder( 'Frame' );
		$after->put( 'id', 'frame_1' );
		$after->set( 'at', (int) round( 1000 * max( 0, min( 600, $start + SourceFields::to_number( self::text( $from, 'delay' ) ) ) ) ) );
		$after->set( 'duration', (int) round( 1000 * max( 0, min( 600, SourceFields::to_number( self::text( $from, 'duration' ), self::DURATION ) ) ) ) );
		$ease = JQueryEasing::read( self::text( $from, 'ease' ) );
		$after->set( 'ease', '' === $ease ? self::EASE : $ease );
		$draft->put( 'frames', [ $before->values(), $after->values() ] );
	}

	private static function has_frames( mixed $part ): bool {
		return is_array( $part ) && ! empty( $part['keyFrames'] );
	}

	/** @param array<mixed> $values */
	private static function text( array $values, string $key ): string {
		return is_scalar( $values[ $key ] ?? null ) ? trim( (string) $values[ $key ] ) : '';
	}
}
