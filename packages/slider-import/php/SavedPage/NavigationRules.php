<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\SavedPage;

use Frontage\SliderImport\Source\StylesheetParser;

defined( 'ABSPATH' ) || exit;

/** CSS rules of a page for arrows, bullets, thumbnails and tabs. */
final class NavigationRules {

	public static function from_css( string $css ): string {
		$css_rules = '';
		foreach ( StylesheetParser::rules( $css ) as [ $selectors, $text ] ) {
			$about      = array_filter( $selectors, static fn( string $one ): bool => 1 === preg_match( '/\.(?:tparrows|tp-bullet|tp-thumb|tp-tab)\b/', $one ) );
			$css_rules .= $about ? implode( ',', $about ) . '{' . $text . "}\n" : '';
		}
		return $css_rules;
	}
}
