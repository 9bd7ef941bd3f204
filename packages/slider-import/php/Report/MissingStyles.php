<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Report;

use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/** Reports linked stylesheets that were not read, if they may give the layers of a slider their look. */
final class MissingStyles {

	/** Hosts that only serve fonts. */
	private const FONTS = '/(?:^|\.)(?:fonts\.googleapis\.com|use\.typekit\.net|use\.fontawesome\.com)$/i';

	/**
	 * @param array<mixed>         $hosts Hosts of the files; '' for that of the page.
	 * @param array<string, mixed> $model
	 * @param string               $base  URL of the page; '' if unknown.
	 */
	public static function report( array $hosts, array $model, string $base, ImportReport $report ): void {
		$layers = [ ...ModelReader::maps( $model, 'static' ) ];
		foreach ( ModelReader::maps( $model, 'slides' ) as $slide ) {
			array_push( $layers, ...ModelReader::maps( $slide, 'layers' ) );
		}
		if ( ! self::has_classes( $layers ) ) {
			return;
		}
		$own = parse_url( $base, PHP_URL_HOST ); // phpcs:ignore WordPress.WP.AlternativeFunctions.parse_url_parse_url -- The package runs without WordPress.
		foreach ( array_filter( $hosts, is_string( ... ) ) as $host ) {
			if ( 1 !== preg_match( self::FONTS, $host ) ) {
				$report->add_note( 'styles-left', '', '' === $host && is_string( $own ) ? $own : $host );
			}
		}
	}

	/** @param list<array<string, mixed>> $layers */
	private static function has_classes( array $layers ): bool {
		foreach ( $layers as $layer ) {
			$classes = preg_grep( '/^(?:tp-|rs-|rev[-_]|fr-)/', preg_split( '/\s+/', ModelReader::text( $layer, 'className' ), -1, PREG_SPLIT_NO_EMPTY ) ?: [], PREG_GREP_INVERT );
			if ( $classes || str_contains( (string) preg_replace( '/ class="fr-icon"/', '', ModelReader::text( $layer, 'html' ) ), ' class="' ) || self::has_classes( ModelReader::maps( $layer, 'layers' ) ) ) {
				return true;
			}
		}
		return false;
	}
}
