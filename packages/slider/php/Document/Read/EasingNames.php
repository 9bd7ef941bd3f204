<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Document\Read;

use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Easing names in the model's format: `none`, `power2.out`, `bounce.out(0.7)`, or a custom curve. PHP port of
 * model/document/read/easing-names.ts.
 */
final class EasingNames {

	/** A custom curve: x from 0 to 1, y from -9 to 9, three digits. */
	private const CURVE = '/^cubic-bezier\((0|1|0?\.\d{1,3}),-?(\d|\d?\.\d{1,3}),(?1),-?(?2)\)$/D';

	/** The name in the model's format; '' = inherit, as if no value was set; null = unknown. */
	public static function read( mixed $value ): ?string {
		if ( ! is_string( $value ) || strlen( $value ) > 100 ) {
			return null;
		}
		$text = (string) preg_replace( '/[ \t\n\r\f\v]+|^punchgs\./', '', strtolower( trim( $value, " \t\n\r\f\v" ) ) );
		if ( in_array( $text, Tables::EASINGS_INHERITED, true ) ) {
			return '';
		}
		if ( in_array( $text, Tables::EASINGS_STRAIGHT, true ) ) {
			return 'none';
		}
		if ( preg_match( self::CURVE, $text ) ) {
			return $text;
		}
		if ( ! preg_match( '/^([a-z0-9]+)(?:\.(?:ease)?(inout|in|out))?(?:\((0\.[3579])\))?$/D', $text, $found ) ) {
			return null;
		}
		$family   = Tables::EASINGS_OLD[ $found[1] ] ?? $found[1];
		$strength = $found[3] ?? '';
		if ( str_starts_with( $family, 'bounce(' ) ) {
			$strength = substr( $family, 7, 3 );
			$family   = 'bounce';
		}
		if ( ! in_array( $family, Tables::EASINGS_FAMILIES, true ) || ( '' !== $strength && 'bounce' !== $family ) ) {
			return null;
		}
		$way = ( $found[2] ?? '' ) ?: 'out';
		return $family . '.' . ( 'inout' === $way ? 'inOut' : $way ) . ( '' === $strength ? '' : "($strength)" );
	}
}
