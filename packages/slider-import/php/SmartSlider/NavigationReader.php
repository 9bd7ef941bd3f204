<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceFields;

defined( 'ABSPATH' ) || exit;

/** Reads arrows, bullets and thumbnails, and how visitors may move on: touch, keys, mouse wheel. */
final class NavigationReader {

	/** Number of a place on the slider => horizontal and vertical alignment. 1 is above the slider, 12 below it. */
	private const PLACES = [
		1 => [ 'center', 'top' ], 2 => [ 'left', 'top' ], 3 => [ 'center', 'top' ], 4 => [ 'right', 'top' ], 5 => [ 'left', 'center' ], 6 => [ 'left', 'center' ], 7 => [ 'right', 'center' ],
		8 => [ 'right', 'center' ], 9 => [ 'left', 'bottom' ], 10 => [ 'center', 'bottom' ], 11 => [ 'right', 'bottom' ], 12 => [ 'center', 'bottom' ],
	];

	private const OUTSIDE = [ 1 => 'outer-top', 5 => 'outer-left', 8 => 'outer-right', 12 => 'outer-bottom' ];

	/** Width up to which a phone is assumed, in px. */
	private const PHONE = 700;

	/** Widgets without a counterpart. */
	private const UNKNOWN = [ 'bar' => 'text-bar', 'shadow' => 'shadow', 'autoplay' => 'play-button', 'fullscreen' => 'fullscreen-button', 'html' => 'html-widget' ];

	public static function read( SourceFields $params, ModelBuilder $options, VisualSets $visuals ): void {
		if ( self::is_enabled( $params, 'arrow' ) ) {
			self::arrows( $params, $options, $visuals );
		}
		if ( self::is_enabled( $params, 'bullet' ) ) {
			self::bullets( $params, $options, $visuals );
		}
		if ( self::is_enabled( $params, 'thumbnail' ) ) {
			self::thumbnails( $params, $options );
		}
		foreach ( self::UNKNOWN as $widget => $feature ) {
			if ( self::is_enabled( $params, $widget ) ) {
				$params->report_feature( $feature, "widget-$widget-enabled" );
			}
		}
		$touch = $params->text( 'controlsTouch', 'horizontal' );
		$options->set( 'navigation.touch.touchenabled', '0' !== $touch );
		$options->set( 'navigation.touch.touchOnDesktop', '0' !== $touch && $params->is_on( 'controlsDrag', true ) );
		$options->set( 'navigation.touch.swipe_direction', 'vertical' === $touch ? 'vertical' : 'horizontal' );
		$options->set( 'navigation.keyboardNavigation', $params->is_on( 'controlsKeyboard', true ) );
		$options->set( 'navigation.mouseScrollNavigation', in_array( $params->text( 'controlsScroll', '0' ), [ '', '0' ], true ) ? 'off' : 'on' );
	}

	/** Before version 3.5, a name such as `image`, or `disabled`, says whether a widget is on. */
	private static function is_enabled( SourceFields $params, string $widget ): bool {
		return $params->has( "widget-$widget-enabled" ) ? $params->is_on( "widget-$widget-enabled" ) : ! in_array( $params->text( "widget$widget" ), [ '', 'disabled', '0' ], true );
	}

	private static function arrows( SourceFields $params, ModelBuilder $options, VisualSets $visuals ): void {
		$at = 'navigation.arrows';
		$options->set( "$at.enable", true );
		self::devices( $params, 'widget-arrow-', $options, $at );
		$states = $visuals->states( $params->take_value( 'widget-arrow-style' ) );
		$normal = $states[0] ?? [ 'backgroundcolor' => '000000ab', 'borderradius' => '5' ];
		self::color( $options, "$at.color", $params->text( 'widget-arrow-previous-color', 'ffffffcc' ) );
		self::color( $options, "$at.background", self::value( $normal, 'backgroundcolor' ), 'transparent' );
		self::color( $options, "$at.hover_background", self::value( $states[1] ?? [], 'backgroundcolor' ) );
		$options->set( "$at.border_radius", (int) SourceFields::to_number( self::value( $normal, 'borderradius' ) ) );
		$image   = max( 4.0, min( 120.0, $params->number( 'widget-arrow-desktop-image-width', 32 ) ) );
		$padding = array_map( static fn( string $side ): float => SourceFields::to_number( $side ), [ ...explode( '|*|', self::value( $normal, 'padding' ) ), '', '', '', '' ] );
		$width   = (int) min( 200, $image + max( 0, $padding[1] ) + max( 0, $padding[3] ) );
		$height  = (int) min( 200, $image + max( 0, $padding[0] ) + max( 0, $padding[2] ) );
		$options->set( "$at.size", $width );
		if ( $height !== $width ) {
			$options->set( "$at.height", $height );
		}
		foreach ( [ 'left' => [ 'previous', 6 ], 'right' => [ 'next', 7 ] ] as $side => [ $name, $default ] ) {
			[ $x, $y ] = self::place( $params, "widget-arrow-$name-position-", $default );
			$offset    = $params->number( "widget-arrow-$name-position-offset", 15 );
			$options->set( "$at.$side.h_align", $x );
			$options->set( "$at.$side.v_align", $y );
			$options->set( "$at.$side.h_offset", 'center' === $x ? 0 : $offset );
			$options->set( "$at.$side.v_offset", 'center' === $y ? 0 : $offset );
		}
		if ( '' !== $params->text( 'widget-arrow-previous-image' ) || '' !== $params->text( 'widget-arrow-next-image' ) ) {
			$params->report_feature( 'arrow-image', 'widget-arrow-previous-image' );
		}
	}

	private static function bullets( SourceFields $params, ModelBuilder $options, VisualSets $visuals ): void {
		$at = 'navigation.bullets';
		$options->set( "$at.enable", true );
		self::devices( $params, 'widget-bullet-', $options, $at );
		$states = $visuals->states( $params->take_value( 'widget-bullet-style' ) );
		$normal = $states[0] ?? [ 'backgroundcolor' => '000000ab', 'borderradius' => '50' ];
		self::color( $options, "$at.color", self::value( $normal, 'backgroundcolor' ) );
		self::color( $options, "$at.active_color", self::value( $states[1] ?? [ 'backgroundcolor' => '1d81f9ff' ], 'backgroundcolor' ) );
		$radius = SourceFields::to_number( self::value( $normal, 'borderradius' ) );
		$options->set( "$at.border_radius", $radius >= 50 ? '50%' : (int) $radius );
		$padding = (int) SourceFields::to_number( explode( '|*|', self::value( $normal, 'padding' ) )[0], 5 );
		$options->set( "$at.size", max( 4, min( 60, 2 * $padding ) ) );
		$options->set( "$at.space", 8 );
		[ $x, $y ] = self::place( $params, 'widget-bullet-position-', 10 );
		$options->set( "$at.h_align", $x );
		$options->set( "$at.v_align", $y );
		$offset = $params->number( 'widget-bullet-position-offset', 10 );
		$options->set( "$at.h_offset", 'center' === $x ? 0 : $offset );
		$options->set( "$at.v_offset", 'center' === $y ? 0 : $offset );
		if ( 'vertical' === $params->text( 'widget-bullet-orientation' ) || 'center' === $y ) {
			$options->set( "$at.direction", 'vertical' );
		}
	}

	private static function thumbnails( SourceFields $params, ModelBuilder $options ): void {
		$at   = 'navigation.thumbnails';
		$area = (int) $params->number( 'widget-thumbnail-position-area', 12 );
		$options->set( "$at.enable", true );
		self::devices( $params, 'widget-thumbnail-', $options, $at );
		$options->set( "$at.width", $params->number( 'widget-thumbnail-width', 100 ) );
		$options->set( "$at.height", $params->number( 'widget-thumbnail-height', 60 ) );
		[ $x, $y ] = self::PLACES[ $area ] ?? self::PLACES[12];
		$options->set( "$at.position", self::OUTSIDE[ $area ] ?? 'inner' );
		$options->set( "$at.h_align", $x );
		$options->set( "$at.v_align", $y );
		if ( 'vertical' === $params->text( 'widget-thumbnail-orientation' ) || 'center' === $y ) {
			$options->set( "$at.direction", 'vertical' );
		}
		if ( $params->is_on( 'widget-thumbnail-title' ) || $params->is_on( 'widget-thumbnail-description' ) ) {
			$params->report_feature( 'thumbnail-text', 'widget-thumbnail-title' );
		}
	}

	private static function devices( SourceFields $params, string $name, ModelBuilder $options, string $at ): void {
		$on_phones = $params->has( "{$name}display-mobileportrait" ) ? $params->is_on( "{$name}display-mobileportrait" ) : $params->is_on( "{$name}display-mobile", true );
		if ( ! $on_phones ) {
			$options->set( "$at.hide_under", self::PHONE );
		}
		$options->set( "$at.hide_onleave", $params->is_on( "{$name}display-hover" ) );
	}

	/** @return array{string, string} Horizontal and vertical alignment. */
	private static function place( SourceFields $params, string $name, int $default ): array {
		if ( 'advanced' === $params->text( "{$name}mode", 'simple' ) ) {
			$params->report_feature( 'position', "{$name}mode" );
			return self::PLACES[ $default ];
		}
		return self::PLACES[ (int) $params->number( "{$name}area", $default ) ] ?? self::PLACES[ $default ];
	}

	private static function color( ModelBuilder $options, string $path, string $hex, string $otherwise = '' ): void {
		$color = ColorValue::css( $hex ) ?? $otherwise;
		if ( '' !== $color ) {
			$options->set( $path, $color );
		}
	}

	/** @param array<mixed> $state */
	private static function value( array $state, string $key ): string {
		return is_scalar( $state[ $key ] ?? null ) ? (string) $state[ $key ] : '';
	}
}
