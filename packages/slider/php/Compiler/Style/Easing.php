<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Style;

use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/** Converts easing names to CSS easing functions. */
final class Easing {

	private const SAMPLES = 24;

	/** @var array<string, string> */
	private static array $cache = [];

	/** `power3.inOut`, `Power4.easeOut`, `bounce.out(0.7)`, `none` … as CSS; an unknown name becomes `power2.out`. */
	public static function css( string $name ): string {
		return self::$cache[ $name ] ??= self::make( $name );
	}

	private static function make( string $name ): string {
		$name = strtolower( trim( $name ) );
		if ( str_starts_with( $name, 'cubic-bezier(' ) || str_starts_with( $name, 'linear(' ) ) {
			return $name;
		}
		if ( ! preg_match( '/^(?:punchgs\.)?([a-z]+\d?)(?:\.(?:ease)?(none|inout|in|out))?(?:\(([\d.]+)\))?$/', $name, $found ) ) {
			return self::css( 'power2.out' );
		}
		$family = $found[1];
		$way    = $found[2] ?? '';
		if ( in_array( $family, [ 'none', 'linear', 'power0' ], true ) || 'none' === $way ) {
			return 'linear';
		}
		$way = '' === $way ? 'out' : $way;
		if ( isset( Tables::EASINGS_CURVES[ $family ] ) ) {
			return 'cubic-bezier(' . Tables::EASINGS_CURVES[ $family ][ (int) array_search( $way, [ 'in', 'out', 'inout' ], true ) ] . ')';
		}
		if ( 'bounce' === $family ) {
			$keep = min( 0.95, max( 0.05, (float) ( $found[3] ?? 0.5 ) ) ); // Share of its speed that the ball keeps at each bounce.
			return self::sample( static fn ( float $t ): float => self::bounce( $t, $keep ), $way );
		}
		return 'elastic' === $family ? self::sample( self::elastic( ... ), $way ) : self::css( 'power2.out' );
	}

	/** A ball that falls from 0 to 1 and bounces until a bounce is shorter than a hundredth of the total. */
	private static function bounce( float $t, float $keep ): float {
		$height = 1.0;
		for ( $hop = $keep; $hop > 0.02; $hop *= $keep ) {
			$height += 2 * $hop;
		}
		$at = $t * $height;
		if ( $at <= 1 ) {
			return $at * $at;
		}
		--$at;
		for ( $hop = $keep; $hop > 0.02; $hop *= $keep ) {
			if ( $at <= 2 * $hop ) {
				return 1 - $at * ( 2 * $hop - $at );
			}
			$at -= 2 * $hop;
		}
		return 1.0;
	}

	private static function elastic( float $t ): float {
		return $t <= 0 || $t >= 1 ? round( $t ) : 2 ** ( -10 * $t ) * sin( ( $t - 0.075 ) * 2 * M_PI / 0.3 ) + 1;
	}

	/** @param callable( float ): float $out */
	private static function sample( callable $out, string $way ): string {
		$at = match ( $way ) {
			'in'    => static fn ( float $t ): float => 1 - $out( 1 - $t ),
			'inout' => static fn ( float $t ): float => $t < 0.5 ? ( 1 - $out( 1 - 2 * $t ) ) / 2 : ( 1 + $out( 2 * $t - 1 ) ) / 2,
			default => $out,
		};
		$points = [];
		for ( $i = 0; $i <= self::SAMPLES; $i++ ) {
			$points[] = CssValue::number( $at( $i / self::SAMPLES ), 3 );
		}
		return 'linear(' . implode( ',', $points ) . ')';
	}
}
