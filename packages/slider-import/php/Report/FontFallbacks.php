<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Report;

use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/**
 * Fonts that the original loaded itself, which the site lacks after the import. Each is reported with its weights and
 * gets a fallback family.
 */
final class FontFallbacks {

	/** Fonts that exist on every system in some form, and generic families. */
	private const EVERYWHERE = [
		'serif', 'sans-serif', 'monospace', 'cursive', 'fantasy', 'system-ui', 'ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded', 'inherit', 'initial',
		'arial', 'arial black', 'helvetica', 'helvetica neue', 'georgia', 'times', 'times new roman', 'verdana', 'tahoma', 'trebuchet ms', 'courier', 'courier new', 'impact', 'palatino', 'garamond', 'segoe ui', '-apple-system',
	];

	private const HTML = [ 'html', 'toggleHtml', 'tmp' ];

	private const GENERIC = '/(?:^|,)\s*(?:ui-)?(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|rounded|inherit)\s*(?:,|$)/';

	/**
	 * Reports each family that the site may lack.
	 *
	 * @param array<mixed> $model
	 */
	public static function name( array $model, ImportReport $report ): void {
		$found = [];
		self::collect( [ ...array_map( static fn( array $slide ): array => ModelReader::maps( $slide, 'layers' ), ModelReader::maps( $model, 'slides' ) ), ModelReader::maps( $model, 'static' ) ], $found );
		ksort( $found );
		foreach ( $found as $family => $weights ) {
			ksort( $weights );
			$report->add_note( 'font', '', (string) $family, implode( ',', array_keys( $weights ) ) );
		}
	}

	/**
	 * Adds a fallback family to each family without one.
	 *
	 * @param array<mixed>                         $part   Part of a model.
	 * @param string                               $family Fallback fonts as a CSS list.
	 * @param (\Closure( string ): string)|null    $alike  Returns a font with the metrics of a family, placed before the fallback; '' if there is none.
	 * @return array<mixed>
	 */
	public static function with_fallback( array $part, string $family, ?\Closure $alike = null ): array {
		foreach ( $part as $key => $value ) {
			if ( is_array( $value ) ) {
				$part[ $key ] = self::with_fallback( $value, $family, $alike );
			} elseif ( 'fontFamily' === $key && is_string( $value ) ) {
				$part[ $key ] = self::append_fallback( $value, $family, $alike );
			} elseif ( is_string( $value ) && in_array( $key, self::HTML, true ) ) {
				$part[ $key ] = self::in_html( $value, static fn( string $names ): string => self::append_fallback( $names, $family, $alike ) );
			}
		}
		return $part;
	}

	/** @param (\Closure( string ): string)|null $alike */
	private static function append_fallback( string $names, string $family, ?\Closure $alike ): string {
		$list = array_values( array_filter( array_map( trim( ... ), explode( ',', $names ) ), static fn( string $name ): bool => '' !== $name ) );
		if ( ! $list ) {
			return $names;
		}
		$first = $alike ? $alike( trim( $list[0], "\"'" ) ) : '';
		$last  = 1 === preg_match( self::GENERIC, strtolower( $names ) ) ? '' : $family;
		return '' === $first && '' === $last ? $names : implode( ', ', array_filter( [ $list[0], $first, ...array_slice( $list, 1 ), $last ], static fn( string $one ): bool => '' !== $one ) );
	}

	/**
	 * Applies a callback to the font families in sanitized HTML.
	 *
	 * @param callable( string ): string $each
	 */
	private static function in_html( string $html, callable $each ): string {
		$declaration = static fn( array $found ): string => $found[1] . $each( (string) $found[2] );
		$attribute   = static function ( array $found ) use ( $declaration, $each ): string {
			$value = htmlspecialchars_decode( (string) $found[2], ENT_QUOTES | ENT_HTML5 );
			$value = ' face="' === $found[1] ? $each( $value ) : (string) preg_replace_callback( '/((?:^|;)\s*font-family\s*:\s*)([^;]+)/i', $declaration, $value );
			return $found[1] . htmlspecialchars( $value, ENT_COMPAT | ENT_HTML5 | ENT_SUBSTITUTE, 'UTF-8' ) . '"';
		};
		return 1 === preg_match( '/font-family| face="/i', $html ) ? (string) preg_replace_callback( '/( (?:style|face)=")([^"]*)"/', $attribute, $html ) : $html;
	}

	/**
	 * @param array<mixed>                        $layers Layers, or lists of layers.
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
			$style  = ModelReader::map( $layer, 'style' );
			$italic = 'italic' === ModelReader::text( $style, 'fontStyle' ) ? 'italic' : '';
			$add    = static function ( string $names ) use ( $style, $italic, &$found ): string {
				$family = trim( explode( ',', $names )[0], " \t\"'" );
				if ( '' !== $family && ! str_contains( $family, '(' ) && ! in_array( strtolower( $family ), self::EVERYWHERE, true ) ) {
					foreach ( array_filter( ModelReader::map( $style, 'fontWeight' ), is_numeric( ... ) ) ?: [ 400 ] as $weight ) {
						$found[ $family ][ $weight . $italic ] = true;
					}
				}
				return $names;
			};
			$add( ModelReader::text( $style, 'fontFamily' ) );
			foreach ( self::HTML as $key ) {
				self::in_html( ModelReader::text( $layer, $key ), $add );
			}
			self::collect( ModelReader::maps( $layer, 'layers' ), $found );
		}
	}
}
