<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Style;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/** Fine pattern over backgrounds: `dottedOverlay` with its size and two colors. */
final class DottedOverlay {

	/**
	 * A CSS background; empty without a pattern.
	 *
	 * @param array<string, mixed> $options
	 */
	public static function background( array $options ): string {
		$name = strtolower( ModelReader::text( $options, 'dottedOverlay' ) );
		if ( in_array( $name, [ '', 'none', '0' ], true ) ) {
			return '';
		}
		$size  = max( 1.0, ModelReader::number( $options, 'dottedOverlaySize' ) );
		$px    = CssValue::number( $size ) . 'px';
		$under = CssValue::color( $options['dottedOverlayColorA'] ?? null ) ?? 'transparent';
		$over  = CssValue::color( $options['dottedOverlayColorB'] ?? null ) ?? '#000';
		if ( isset( Tables::OVERLAYS_NAMES[ $name ] ) ) {
			[ $wide, $over ] = Tables::OVERLAYS_NAMES[ $name ];
			$under           = 'transparent';
		} else {
			$wide = 2 + (int) $name % 2; // The meaning of the later numbers is not documented. We use dots, horizontal lines and vertical lines; a smaller number is denser.
		}
		$tile = CssValue::number( $wide * $size ) . 'px';
		return match ( isset( Tables::OVERLAYS_NAMES[ $name ] ) ? 0 : intdiv( max( 0, (int) $name - 1 ), 2 ) % 3 ) {
			1       => "linear-gradient($over $px,$under 0) 0 0/100% $tile",
			2       => "linear-gradient(90deg,$over $px,$under 0) 0 0/$tile 100%",
			default => "conic-gradient(from 270deg at $px $px,$over 90deg,$under 0) 0 0/$tile $tile",
		};
	}
}
