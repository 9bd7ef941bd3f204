<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7;

use Frontage\SliderImport\Model\LayerContent;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Navigation\NavigationSkins;

defined( 'ABSPATH' ) || exit;

/** Reads arrows, bullets, thumbnails, tabs, and what starts a change: keyboard, wheel, swipe. */
final class V7NavigationReader {

	private const PARTS = [ 'arrows' => 'arrows', 'bullets' => 'bullets', 'thumbs' => 'thumbnails', 'tabs' => 'tabs' ];

	private const STRIPS = [ 'thumbnails', 'tabs' ];

	public static function read( SourceValues $nav, ModelBuilder $options, V7Values $values ): void {
		$keys = $nav->bag( 'k' );
		$use  = $keys->text( 'use' );
		if ( in_array( $use, [ 'horizontal', 'vertical' ], true ) ) {
			$options->put( 'navigation.keyboardNavigation', true );
			$options->put( 'navigation.keyboard_direction', $use );
			$keys->take( 'use' );
		}
		$wheel = $nav->bag( 'm' );
		$values->singles( $wheel, $options, [ 'use' => 'navigation.mouseScrollNavigation', 'r' => 'navigation.mouseScrollReverse', 'st' => 'navigation.wheelThreshold', 'cd' => 'navigation.wheelCallDelay' ] );
		if ( null === $options->get( 'navigation.wheelCallDelay' ) && null !== $options->get( 'navigation.mouseScrollNavigation' ) ) {
			$options->put( 'navigation.wheelCallDelay', 1500 );
		}
		$part = rtrim( $wheel->text( 'v' ), '%' );
		if ( is_numeric( $part ) && $options->set( 'navigation.wheelViewPort', V7Breakpoints::number( (float) $part > 1 ? (float) $part / 100 : (float) $part ) ) ) {
			$wheel->take( 'v' );
		}
		$values->singles( $nav->bag( 's' ), $options, [ 'use' => 'navigation.touch.touchenabled', 'desk' => 'navigation.touch.touchOnDesktop', 'mobC' => 'navigation.touch.mobileCarousel', 'deskC' => 'navigation.touch.desktopCarousel', 'bV' => 'navigation.touch.drag_block_vertical', 'd' => 'navigation.touch.swipe_direction', 't' => 'navigation.touch.swipe_min_touches' ] );
		foreach ( self::PARTS as $from => $to ) {
			self::part( $nav->bag( $from ), $options, "navigation.$to", $to, $values );
		}
		$scrubber = $nav->peek( 'scrubber' );
		if ( ! is_array( $scrubber ) || ! V7Values::is_on( $scrubber['set'] ?? false ) ) {
			$nav->take( 'scrubber' );
		}
	}

	/**
	 * The look of arrows and bullets, by the CSS and the values that the slider holds.
	 *
	 * @param array<mixed> $settings
	 */
	public static function skins( array $settings ): NavigationSkins {
		$nav   = is_array( $settings['nav'] ?? null ) ? $settings['nav'] : [];
		$rows  = [];
		$parts = [];
		foreach ( NavigationSkins::PARTS as $part ) {
			$own  = is_array( $nav[ $part ] ?? null ) ? $nav[ $part ] : [];
			$text = static fn( string $key ): string => is_scalar( $own[ $key ] ?? null ) ? (string) $own[ $key ] : '';
			// Version 7 renamed the classes of version 6, for which the reader of styles is written.
			$css            = strtr( $text( 'css' ), [ '.sr7-arrows' => '.tparrows', '.sr7-bullets' => '.tp-bullets', '.sr7-bullet' => '.tp-bullet' ] );
			$rows[]         = [ 'id' => $text( 't' ), 'handle' => $text( 'key' ), 'type' => $part, 'css' => $css, 'markup' => $text( 'html' ), 'placeholders' => is_array( $own['def'] ?? null ) ? $own['def'] : [] ];
			$parts[ $part ] = [ 'style' => $text( 'key' ), 'presets' => is_array( $own['cst'] ?? null ) ? $own['cst'] : [] ];
		}
		return NavigationSkins::from_export( $parts, $rows );
	}

	private static function part( SourceValues $part, ModelBuilder $options, string $at, string $name, V7Values $values ): void {
		if ( ! V7Values::is_on( $part->peek( 'set' ) ) ) {
			foreach ( $part->keys() as $key ) {
				$part->take( $key ); // Values of a part that does not show.
			}
			return;
		}
		$part->take( 'set' );
		$options->put( "$at.enable", true );
		// By `skins()`, and what repeats the style.
		foreach ( [ 't', 'm', 'def', 'cst', 'css', 'ps', 'pid' ] as $key ) {
			if ( 'm' !== $key || ! in_array( $name, self::STRIPS, true ) ) {
				$part->take( $key );
			}
		}
		$delays = $part->peek( 'dOut' );
		if ( is_array( $delays ) && ! V7Breakpoints::is_silent( $delays[4] ?? null ) ) {
			$options->set( "$at.hide_delay_mobile", $delays[4] );
		}
		$values->singles( $part, $options, [ 'key' => "$at.style", 's' => "$at.animSpeed", 'dIn' => "$at.animDelay", 'dOut' => "$at.hide_delay" ] + ( 'arrows' === $name ? [] : [ 'g' => "$at.space", 'd' => "$at.direction" ] ) );
		$options->put( "$at.hide_onleave", $part->has( 'on' ) && ! V7Values::is_on( $part->peek( 'on' ) ) );
		$part->take( 'on' );
		$shown           = $part->peek( 'show' );
		[ $from, $to ]   = $values->levels->shown_between( is_array( $shown ) ? $shown : [] );
		$options->set( "$at.hide_under", 0 === $from ? null : $from );
		$options->put( "$at.hide_over", (int) $to );
		if ( null === $shown || is_array( $shown ) ) {
			$part->take( 'show' );
		}
		$html = $part->take_text( 'html' );
		if ( str_contains( $html, '{{' ) ) {
			$options->put( "$at.tmp", LayerContent::clean( $html, $part->path( 'html' ), $part->report ) );
		}
		foreach ( 'arrows' === $name ? [ 'l' => [ 'left', 'left', 'center' ], 'r' => [ 'right', 'right', 'center' ] ] : [ '' => [ '', 'center', 'bottom' ] ] as $key => [ $side, $across, $down ] ) {
			$bag = '' === $key ? $part : $part->bag( $key );
			$to  = '' === $side ? $at : "$at.$side";
			self::place( bag: $bag, options: $options, to: $to, across: $across, down: $down, values: $values );
		}
		if ( in_array( $name, self::STRIPS, true ) ) {
			self::strip( $part, $options, $at, $values );
		}
	}

	private static function place( SourceValues $bag, ModelBuilder $options, string $to, string $across, string $down, V7Values $values ): void {
		$values->singles( $bag, $options, [ 'h' => "$to.h_align", 'v' => "$to.v_align", 'x' => "$to.h_offset", 'y' => "$to.v_offset", 'a' => "$to.container", 'anim' => "$to.anim" ] );
		foreach ( [ 'h_align' => $across, 'v_align' => $down, 'h_offset' => 0, 'v_offset' => 0 ] as $key => $default ) {
			if ( null === $options->get( "$to.$key" ) ) {
				$options->put( "$to.$key", $default );
			}
		}
	}

	private static function strip( SourceValues $part, ModelBuilder $options, string $at, V7Values $values ): void {
		$values->singles( $part, $options, [ 'm' => "$at.visibleAmount" ] );
		$values->singles( $part->bag( 'size' ), $options, [ 'w' => "$at.width", 'h' => "$at.height", 'mw' => "$at.min_width" ] );
		$wrapper = $part->bag( 'wr' );
		$values->singles( $wrapper, $options, [ 'p' => "$at.wrapper_padding", 's' => "$at.span", 'mx' => "$at.mhoffset", 'my' => "$at.mvoffset" ] );
		V7Values::plain_colors( $wrapper, $options, [ 'c' => "$at.wrapper_color" ] );
		foreach ( [ 'space' => 5, 'wrapper_padding' => 5, 'min_width' => 50 ] as $key => $default ) {
			if ( null === $options->get( "$at.$key" ) ) {
				$options->put( "$at.$key", $default );
			}
		}
		$outside = [ 'i' => 'inner', 'o' => 'vertical' === $options->get( "$at.direction" ) ? 'outer-left' : 'outer-bottom' ];
		if ( $options->set( "$at.position", $outside[ $part->text( 'io' ) ] ?? $part->text( 'io' ) ) ) {
			$part->take( 'io' );
		}
	}
}
