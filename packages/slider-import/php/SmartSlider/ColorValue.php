<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SmartSlider;

defined( 'ABSPATH' ) || exit;

/** Colors of Smart Slider, eight hexadecimal digits without #, as CSS. */
final class ColorValue {

	private const DIRECTIONS = [ 'horizontal' => 'to right', 'vertical' => 'to bottom', 'diagonal1' => '45deg', 'diagonal2' => '135deg' ];

	/** The color as CSS; null if it is none, or fully transparent. */
	public static function css( string $hex ): ?string {
		$hex = ltrim( strtolower( trim( $hex ) ), '#' );
		if ( 1 !== preg_match( '/^(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/D', $hex ) ) {
			return null;
		}
		$hex   = 3 === strlen( $hex ) ? $hex[0] . $hex[0] . $hex[1] . $hex[1] . $hex[2] . $hex[2] : $hex;
		$alpha = 8 === strlen( $hex ) ? (int) hexdec( substr( $hex, 6, 2 ) ) : 255;
		return match ( $alpha ) {
			0       => null,
			255     => '#' . substr( $hex, 0, 6 ),
			default => self::rgba( $hex, $alpha / 255 ),
		};
	}

	/** The color with another opacity from 0 to 1. */
	public static function with_alpha( string $hex, float $alpha ): ?string {
		$hex = ltrim( strtolower( trim( $hex ) ), '#' );
		return 1 === preg_match( '/^(?:[0-9a-f]{6}|[0-9a-f]{8})$/D', $hex ) ? self::rgba( $hex, $alpha ) : null;
	}

	/** A color or gradient as CSS; null if nothing of it can be seen. */
	public static function fill( string $from, string $gradient, string $to ): ?string {
		$start = self::css( $from );
		if ( ! isset( self::DIRECTIONS[ $gradient ] ) ) {
			return $start;
		}
		$end = self::css( $to );
		return null === $start && null === $end ? null : 'linear-gradient(' . self::DIRECTIONS[ $gradient ] . ', ' . ( $start ?? self::with_alpha( $from, 0 ) ?? 'transparent' ) . ' 0%, ' . ( $end ?? self::with_alpha( $to, 0 ) ?? 'transparent' ) . ' 100%)';
	}

	private static function rgba( string $hex, float $alpha ): string {
		return sprintf( 'rgba(%d,%d,%d,%s)', hexdec( substr( $hex, 0, 2 ) ), hexdec( substr( $hex, 2, 2 ) ), hexdec( substr( $hex, 4, 2 ) ), rtrim( rtrim( sprintf( '%.2F', $alpha ), '0' ), '.' ) );
	}
}
