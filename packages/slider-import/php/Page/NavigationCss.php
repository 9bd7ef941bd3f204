<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Page;

use Frontage\SliderImport\Read\StyleSheet;

defined( 'ABSPATH' ) || exit;

/** The rules of a page that are about arrows and bullets: in its style elements, or in a script that writes them there, escaped. */
final class NavigationCss {

	private const SCRIPTS = 40;

	private const BYTES = 65_536;

	public static function of( string $css, string $scripts ): string {
		$written = '';
		foreach ( array_slice( explode( 'unescape(', $scripts, self::SCRIPTS + 2 ), 1, self::SCRIPTS ) as $after ) {
			$after = ltrim( $after );
			$end   = '' === $after || ! in_array( $after[0], [ '"', "'" ], true ) ? false : strpos( substr( $after, 0, self::BYTES ), $after[0], 1 );
			$written .= false === $end ? '' : rawurldecode( substr( $after, 1, $end - 1 ) ) . "\n";
		}
		$kept = '';
		foreach ( StyleSheet::rules( "$css\n" . mb_scrub( $written ) ) as [ $selectors, $text ] ) {
			$about = array_filter( $selectors, static fn( string $one ): bool => 1 === preg_match( '/\.(?:tparrows|tp-bullet)\b/', $one ) );
			$kept .= $about ? implode( ',', $about ) . '{' . $text . "}\n" : '';
		}
		return $kept;
	}
}
