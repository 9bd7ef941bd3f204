<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\LegacyV5;

use Frontage\SliderImport\Model\TypedFields;

defined( 'ABSPATH' ) || exit;

/** Converts entrance, exit, loop and hover of a layer of an export of version 4 or 5 to the attributes of version 6. */
final class V5MotionConverter {

	/** Named entrances of version 4, which had no numeric values: their start poses. */
	private const COMES = [
		'sft' => 'y:-50px;o:0;', 'sfb' => 'y:50px;o:0;', 'sfl' => 'x:-50px;o:0;', 'sfr' => 'x:50px;o:0;',
		'lft' => 'y:top;', 'lfb' => 'y:bottom;', 'lfl' => 'x:left;', 'lfr' => 'x:right;',
	];

	/** Named exits of version 4: their end poses. */
	private const GOES = [
		'stt' => 'y:-50px;o:0;', 'stb' => 'y:50px;o:0;', 'stl' => 'x:-50px;o:0;', 'str' => 'x:50px;o:0;',
		'ltt' => 'y:top;', 'ltb' => 'y:bottom;', 'ltl' => 'x:left;', 'ltr' => 'x:right;',
		'fadeout' => 'o:0;', 'auto' => 'auto:true;',
	];

	/** Key of a pose => its names in an entrance or exit (before `_start`), and at rest or on hover. */
	private const POSES = [
		'x' => [ 'x', '' ], 'y' => [ 'y', '' ], 'z' => [ 'z', 'z' ], 'o' => [ 'opacity', 'opacity' ],
		'rX' => [ 'x_rotate', 'xrotate' ], 'rY' => [ 'y_rotate', 'yrotate' ], 'rZ' => [ 'z_rotate', '2d_rotation' ],
		'sX' => [ 'scale_x', 'scalex' ], 'sY' => [ 'scale_y', 'scaley' ], 'skX' => [ 'skew_x', 'skewx' ], 'skY' => [ 'skew_y', 'skewy' ],
	];

	private const ONES = [ 'o', 'sX', 'sY' ];

	/** Keys after `loop_` => their names on a page. */
	private const LOOP = [
		'startdeg' => 'startdeg', 'enddeg' => 'enddeg', 'speed' => 'speed', 'easing' => 'easing', 'xs' => 'xstart', 'xe' => 'xend', 'ys' => 'ystart', 'ye' => 'yend',
		'zoomstart' => 'zoomstart', 'zoomend' => 'zoomend', 'radius' => 'radius',
	];

	/**
	 * @param bool $awaited Whether an action shows this layer.
	 * @return array<string, string>
	 */
	public static function attributes( TypedFields $layer, bool $awaited ): array {
		return [ ...self::entrance( $layer, $awaited ), ...self::exit( $layer, $awaited ), ...self::loop( $layer ), 'data-frame_hover' => self::hover( $layer ) ];
	}

	/** @return array<string, string> */
	private static function entrance( TypedFields $layer, bool $awaited ): array {
		// Since 5.3 the times are in a list of frames.
		$frame = $layer->fields( 'frames' )->fields( 'frame_0' );
		$of    = static fn( string $key ): string => $frame->text_or( $key, $layer->text( $key ) );
		$from  = self::pose( $layer, 'start' );
		$waits = $awaited && in_array( $layer->text( 'animation_overwrite' ), [ '', 'wait', 'waitin' ], true );
		return [
			'data-frame_0'      => '' === $from ? ( self::COMES[ strtolower( $layer->text( 'animation' ) ) ] ?? 'o:0;' ) : $from,
			'data-frame_1'      => self::resting_pose( $layer ) . V5LayerConverter::parts( [ 'st' => $waits ? 'a' : $of( 'time' ), 'sp' => $of( 'speed' ), 'e' => V5LoopConverter::ease( $of( 'easing' ) ) ] ),
			'data-frame_0_mask' => self::mask( $layer, 'start' ),
			...self::split( 'data-frame_1', $of( 'split' ), $of( 'splitdelay' ) ),
		];
	}

	/** @return array<string, string> */
	private static function exit( TypedFields $layer, bool $awaited ): array {
		$frame = $layer->fields( 'frames' )->fields( 'frame_999' );
		$of    = static fn( string $key ): string => $frame->text_or( $key, $layer->text( "end$key" ) );
		$to    = self::pose( $layer, 'end' );
		$end   = $frame->text( 'time' );
		if ( '' === $end && is_numeric( $layer->text( 'endtime' ) ) ) {
			$end = (string) max( 0, $layer->number( 'endtime' ) - $layer->number( 'endspeed' ) ); // The export stores the time at which the exit is over.
		}
		$waits = $awaited && in_array( $layer->text( 'animation_overwrite' ), [ '', 'wait', 'waitout' ], true );
		$ease  = $of( 'easing' );
		return [
			'data-frame_999'      => ( '' === $to ? ( self::GOES[ strtolower( $layer->text( 'endanimation' ) ) ] ?? '' ) : $to ) . V5LayerConverter::parts( [ 'st' => $waits ? 'a' : ( $layer->is_on( 'endWithSlide' ) || '' === $end ? 'w' : $end ), 'sp' => $of( 'speed' ), 'e' => 'nothing' === $ease ? '' : V5LoopConverter::ease( $ease ) ] ),
			'data-frame_999_mask' => self::mask( $layer, 'end' ),
			...self::split( 'data-frame_999', $of( 'split' ), $of( 'splitdelay' ) ),
		];
	}

	/** @return array<string, string> */
	private static function loop( TypedFields $layer ): array {
		$facts = array_filter( array_map( static fn( string $name ): string => $layer->text( "loop_$name" ), self::LOOP ), static fn( string $one ): bool => '' !== $one );
		if ( '' !== $layer->text( 'loop_xorigin' ) ) {
			$facts['origin'] = $layer->number( 'loop_xorigin' ) . '% ' . $layer->number( 'loop_yorigin' ) . '%';
		}
		return V5LoopConverter::attributes( $layer->text( 'loop_animation' ), $facts );
	}

	/** Hover style; only values that differ from rest. */
	private static function hover( TypedFields $layer ): string {
		if ( ! $layer->is_on( 'hover' ) ) {
			return '';
		}
		$hover = $layer->fields( 'deformation-hover' );
		$rest  = $layer->fields( 'deformation' );
		$looks = self::style_values( $hover );
		$was   = [ ...self::style_values( $rest ), 'c' => '' ];
		$color = trim( $layer->fields( 'static_styles' )->levels( 'color', '||' ), '|' );
		$cur   = $hover->text( 'css_cursor' );
		if ( [ $looks['bow'], $looks['bos'] ] === [ $was['bow'], $was['bos'] ] && '' === $looks['bow'] ) {
			unset( $looks['boc'] ); // Without a border, there is no border color.
		}
		return self::pose_without_movement( $hover, $rest )
			. V5LayerConverter::parts( array_filter( $looks, static fn( string $value, string $key ): bool => $value !== ( 'c' === $key ? $color : $was[ $key ] ), ARRAY_FILTER_USE_BOTH ) )
			. V5LayerConverter::parts( [ 'sp' => $hover->text( 'speed' ), 'e' => V5LoopConverter::ease( $hover->text( 'easing' ) ), 'zI' => 'auto' === $hover->text( 'zindex' ) ? '' : $hover->text( 'zindex' ), 'cur' => 'auto' === $cur ? '' : $cur ] );
	}

	/** @return array{c: string, td: string, bgc: string, boc: string, bos: string, bow: string, bor: string, blu: string, gra: string, bri: string} */
	private static function style_values( TypedFields $form ): array {
		$four  = static fn( string $key ): string => implode( ',', array_map( static fn( mixed $one ): string => (string) (float) ( is_scalar( $one ) ? $one : 0 ), array_slice( array_values( $form->list( $key ) ), 0, 4 ) ) ) ?: $form->text( $key );
		$none  = static fn( string $value ): string => 1 === preg_match( '/[1-9]/', $value ) ? $value : '';
		$style = $form->text( 'border-style' );
		return [
			'c'   => V5LayerConverter::color( $form->text( 'color' ), $form->text( 'color-transparency' ) ),
			'td'  => $form->text( 'text-decoration' ),
			'bgc' => V5LayerConverter::color( $form->text( 'background-color' ), $form->text( 'background-transparency' ) ),
			'boc' => V5LayerConverter::color( $form->text( 'border-color' ), $form->text( 'border-transparency' ) ),
			'bos' => $style,
			'bow' => '' === $style || 'none' === $style ? '' : $none( $four( 'border-width' ) ),
			'bor' => 1 === preg_match( '/^[0,]*$/', $four( 'border-radius' ) ) ? '0' : $four( 'border-radius' ),
			'blu' => $none( $form->text( 'blurfilter' ) ),
			'gra' => $none( $form->text( 'grayscalefilter' ) ),
			'bri' => '100' === rtrim( $form->text( 'brightnessfilter' ), '%' ) ? '' : $form->text( 'brightnessfilter' ),
		];
	}

	/** Rotation, scale and opacity at rest. */
	private static function resting_pose( TypedFields $layer ): string {
		return self::pose_without_movement( $layer->fields( 'deformation' ), new TypedFields( [] ) ) . ( 0.0 === $layer->number( '2d_rotation' ) ? '' : V5LayerConverter::parts( [ 'rZ' => $layer->text( '2d_rotation' ) ] ) );
	}

	/** A pose without movement, with only the values that differ from another pose. */
	private static function pose_without_movement( TypedFields $form, TypedFields $other ): string {
		$pose = [];
		foreach ( self::POSES as $to => [ , $key ] ) {
			$rests = in_array( $to, self::ONES, true ) ? 1.0 : 0.0;
			$value = '' === $key ? '' : $form->text( $key );
			if ( is_numeric( $value ) && (float) $value !== ( is_numeric( $other->text( $key ) ) ? $other->number( $key ) : $rests ) ) {
				$pose[ $to ] = $value;
			}
		}
		return V5LayerConverter::parts( $pose );
	}

	private static function pose( TypedFields $layer, string $end ): string {
		$pose = [];
		foreach ( self::POSES as $to => [ $key ] ) {
			$value = (string) preg_replace( '/^\{(-?[\d.]+),\s*(-?[\d.]+)\}$/', 'ran($1|$2)', $layer->text( "{$key}_$end" ) );
			if ( '' !== $value && 'inherit' !== $value && ( in_array( $to, self::ONES, true ) ? '1' : '0' ) !== $value ) {
				$pose[ $to ] = $value;
			}
		}
		return V5LayerConverter::parts( $pose );
	}

	private static function mask( TypedFields $layer, string $end ): string {
		return $layer->is_on( "mask_$end" ) ? 'u:t;' . V5LayerConverter::parts( [ 'x' => $layer->text( "mask_x_$end" ), 'y' => $layer->text( "mask_y_$end" ) ] ) : '';
	}

	/** @return array<string, string> */
	private static function split( string $frame, string $by, string $delay ): array {
		return in_array( $by, [ 'chars', 'words', 'lines' ], true ) ? [ "{$frame}_$by" => 'd:' . (float) $delay . ';' ] : [];
	}
}
