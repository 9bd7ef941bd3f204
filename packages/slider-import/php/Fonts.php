<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport;

use Frontage\Slider\Model\Document\Get;

defined( 'ABSPATH' ) || exit;

/** The original loaded its fonts itself; afterwards the site does not have them. Each is named with its weights, and gets another family behind it. */
final class Fonts {

	/** Every machine has them, or something alike, or the name means whatever there is. */
	private const EVERYWHERE = [
		'serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui', 'ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded', 'inherit', 'initial',
		'arial', 'arial black', 'helvetica', 'helvetica neue', 'georgia', 'times', 'times new roman', 'verdana', 'tahoma', 'trebuchet ms', 'courier', 'courier new', 'impact', 'palatino', 'garamond', 'segoe ui', '-apple-system',
	];

	private const GENERIC = '/(?:^|,)\s*(?:ui-)?(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|rounded|inherit)\s*(?:,|$)/';

	/**
	 * Notes each family that the site may not have.
	 *
	 * @param array<mixed> $model
	 */
	public static function name( array $model, Report $report ): void {
		$found = [];
		self::collect( [ ...array_map( static fn( array $slide ): array => Get::maps( $slide, 'layers' ), Get::maps( $model, 'slides' ) ), Get::maps( $model, 'static' ) ], $found );
		ksort( $found );
		foreach ( $found as $family => $weights ) {
			ksort( $weights );
			$report->note( 'font', '', (string) $family, implode( ',', array_keys( $weights ) ) );
		}
	}

	/**
	 * The model with another family behind each that is alone.
	 *
	 * @param array<mixed> $part   Of a model.
	 * @param string       $family Names of fonts as CSS lists them.
	 * @return array<mixed>
	 */
	public static function with_fallback( array $part, string $family ): array {
		foreach ( $part as $key => $value ) {
			if ( is_array( $value ) ) {
				$part[ $key ] = self::with_fallback( $value, $family );
			} elseif ( 'fontFamily' === $key && is_string( $value ) && '' !== $value && 1 !== preg_match( self::GENERIC, strtolower( $value ) ) ) {
				$part[ $key ] = rtrim( $value, ', ' ) . ", $family";
			}
		}
		return $part;
	}

	/**
	 * @param array<mixed>                        $layers Lists of layers, or layers.
	 * @param array<string, array<string, true>>  $found
	 */
	private static function collect( array $layers, array &$found ): void {
		foreach ( $layers as $layer ) {
			if ( ! is_array( $layer ) ) {
				continue;
			}
			if ( array_is_list( $layer ) ) {
				self::collect( $layer, $found );
				continue;
			}
			$style  = Get::map( $layer, 'style' );
			$family = trim( explode( ',', Get::text( $style, 'fontFamily' ) )[0], " \t\"'" );
			if ( '' !== $family && ! in_array( strtolower( $family ), self::EVERYWHERE, true ) ) {
				foreach ( array_filter( Get::map( $style, 'fontWeight' ), is_numeric( ... ) ) ?: [ 400 ] as $weight ) {
					$found[ $family ][ $weight . ( 'italic' === Get::text( $style, 'fontStyle' ) ? 'italic' : '' ) ] = true;
				}
			}
			self::collect( Get::maps( $layer, 'layers' ), $found );
		}
	}
}
