<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceFields;

defined( 'ABSPATH' ) || exit;

/**
 * Values per device as the four breakpoints of a model. Smart Slider stores px of the width at which a device is
 * edited, such as 320 px for phones; the model has a layer grid for each breakpoint.
 */
final class DeviceGrid {

	/** Name of a device in Smart Slider, by breakpoint: desktop, notebook, tablet, mobile. */
	public const DEVICES = [ 'desktopportrait', 'tabletlandscape', 'tabletportrait', 'mobileportrait' ];

	/** Name of a device in the settings of a slider => width of its screen, width of the layer grid here. */
	private const SIZES = [ 1 => [ 'tablet-landscape', 1300, PHP_INT_MAX ], 2 => [ 'tablet-portrait', 1199, 1024 ], 3 => [ 'mobile-portrait', 700, 480 ] ];

	private const SMALLEST_WIDTH = 320;

	/** @var list<int> Width of the layer grid in px, by breakpoint. */
	public readonly array $widths;

	/** @var list<int> Height of the layer grid in px, by breakpoint. */
	public readonly array $heights;

	/** @var list<int> Largest width of a screen in px, by breakpoint. */
	public readonly array $screens;

	/** @var list<float> Px of the layer grid for each px at which the device is edited. */
	private readonly array $factors;

	/** @var list<bool> Whether the slider has own values for the device. */
	private readonly array $enabled;

	public function __construct( SourceFields $params ) {
		$width    = (int) max( 10, min( 10_000, $params->number( 'width', 1200 ) ) );
		$height   = (int) max( 10, min( 10_000, $params->number( 'height', 600 ) ) );
		$custom   = $params->is_on( 'slider-size-override' );
		$global   = $params->is_on( 'responsive-breakpoint-global' );
		$edited   = [ $width ];
		$ratios   = [ $height / $width ];
		$screens  = [ 0 ];
		$widths   = [ $width ];
		$enabled  = [ true ];
		$smallest = $width;
		foreach ( self::SIZES as $level => [ $name, $screen, $grid ] ) {
			$screens[]   = (int) ( $global ? $screen : max( 100, min( 4000, $params->number( "responsive-breakpoint-$name", $screen ) ) ) );
			$enabled[]   = $params->is_on( "responsive-breakpoint-$name-enabled", 1 !== $level );
			$own         = $params->number( "$name-width" );
			$own_height  = $params->number( "$name-height" );
			$is_own      = $custom && $params->is_on( "slider-size-override-$name" ) && $own > 10 && $enabled[ $level ];
			$edited[]    = $is_own ? min( $own, $screens[ $level ] ) : 0;
			$ratios[]    = $is_own && $own_height > 0 ? $own_height / $own : $ratios[ $level - 1 ];
			$widths[]    = $enabled[ $level ] ? (int) min( $widths[ $level - 1 ], $grid ) : $widths[ $level - 1 ];
			$smallest    = $is_own ? min( $smallest, $own ) : $smallest;
		}
		for ( $level = 1; $level < 4; $level++ ) {
			if ( 0 === $edited[ $level ] ) {
				$next             = 3 === $level || ! $enabled[ $level + 1 ] ? self::SMALLEST_WIDTH : $screens[ $level + 1 ] + 1;
				$edited[ $level ] = min( $smallest, $screens[ $level ], $next );
			}
		}
		// The narrowest width that fits counts, so a breakpoint without own values must not have that of the next one.
		$screens[2]    = max( $screens[2], $screens[3] + 1 );
		$screens[1]    = max( $enabled[1] ? $screens[1] : 0, $screens[2] + 1 );
		$screens[0]    = max( $width, $screens[1] + 1 );
		$this->widths  = $widths;
		$this->heights = array_map( static fn( int $grid, float $ratio ): int => (int) max( 1, min( 10_000, round( $grid * $ratio ) ) ), $widths, $ratios );
		$this->screens = [ $screens[0], $screens[1], $screens[2], $screens[3] ];
		$this->factors = array_map( static fn( int $grid, float $own ): float => $grid / max( 1, $own ), $widths, $edited );
		$this->enabled = $enabled;
	}

	/**
	 * Lengths in px of the layer grid, in the model's format; `auto` and percent stay. A device without a value gets
	 * that of the next wider one, in proportion to the grids if it scales.
	 *
	 * @return list<int|string> Empty if no device has a value.
	 */
	public function lengths( SourceFields $layer, string $name, bool $scales, int $sign = 1 ): array {
		$values = [];
		$last   = null;
		foreach ( $this->texts( $layer, $name ) as $level => $text ) {
			if ( is_numeric( $text ) ) {
				$last = $sign * SourceFields::to_number( $text ) * ( $scales ? $this->factors[ $level ] : 1 );
			} elseif ( 1 === preg_match( '/^(?:auto|-?\d{1,4}(?:\.\d{1,4})?%)$/D', $text ) ) {
				$last = $text;
			} elseif ( is_float( $last ) && $scales && $level > 0 ) {
				$last *= $this->widths[ $level ] / $this->widths[ $level - 1 ];
			}
			$values[] = is_float( $last ) ? (int) round( $last ) : $last;
		}
		return null === $last ? [] : array_map( static fn( int|string|null $value ): int|string => $value ?? 'auto', $values );
	}

	/**
	 * Words of devices in the model's terms.
	 *
	 * @param array<string, string> $words Word of the original => word of the model.
	 * @return list<string|null> Empty if no device has a known word.
	 */
	public function read_words( SourceFields $layer, string $name, array $words, ?string $default = null ): array {
		$values      = array_map( static fn( string $text ): ?string => $words[ $text ] ?? null, $this->texts( $layer, $name ) );
		$values[0] ??= $default;
		return null === $values[0] ? [] : $values;
	}

	/**
	 * Numbers of devices; a device without one has that of the desktop.
	 *
	 * @return list<float>
	 */
	public function numbers( SourceFields $layer, string $name, float $default ): array {
		$texts = $this->texts( $layer, $name );
		$first = SourceFields::to_number( $texts[0], $default );
		return array_map( static fn( string $text ): float => SourceFields::to_number( $text, $first ), $texts );
	}

	/** The four values around a box, `10|*|20|*|10|*|20|*|px`, as sides of the model. Only px. */
	public function sides( SourceFields $layer, string $name, ModelBuilder $draft, string $at ): void {
		$sides = [ 'top' => [], 'right' => [], 'bottom' => [], 'left' => [] ];
		foreach ( $this->texts( $layer, $name ) as $text ) {
			$parts = '' === $text ? [] : explode( '|*|', $text );
			foreach ( array_keys( $sides ) as $n => $side ) {
				$sides[ $side ][] = is_numeric( $parts[ $n ] ?? null ) ? (int) SourceFields::to_number( (string) $parts[ $n ] ) : null;
			}
		}
		foreach ( $sides as $side => $values ) {
			$values[0] ??= 0;
			if ( array_filter( $values ) ) {
				$draft->set( "$at.$side", $values );
			}
		}
	}

	/** @return list<bool> Whether the layer is shown, by breakpoint; empty if it is shown on all devices. */
	public function visibility( SourceFields $layer ): array {
		$shown = array_map( static fn( string $text ): bool => ! in_array( $text, [ '0', 'false' ], true ), $this->texts( $layer, '' ) );
		return in_array( false, $shown, true ) ? $shown : [];
	}

	/** @return list<string> '' for a device without a value, or that the slider does not have. */
	private function texts( SourceFields $layer, string $name ): array {
		$texts = [];
		foreach ( self::DEVICES as $level => $device ) {
			$text    = $layer->text( $device . $name );
			$texts[] = $this->enabled[ $level ] ? $text : '';
		}
		return $texts;
	}
}
