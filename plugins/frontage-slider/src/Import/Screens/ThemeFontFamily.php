<?php

namespace Frontage\Slider\Import\Screens;

defined( 'ABSPATH' ) || exit;

/** The theme's font family for text. */
final class ThemeFontFamily {

	private const OTHERWISE = 'sans-serif';

	/** Font names as a CSS list. */
	public static function family(): string {
		$font_family = wp_get_global_styles( [ 'typography', 'fontFamily' ] );
		$font_family = is_string( $font_family ) ? $font_family : '';
		if ( 1 === preg_match( '/(?:--wp--preset--font-family--|var:preset\|font-family\|)([\w-]+)/', $font_family, $found ) ) {
			$font_family = self::preset( $found[1] );
		}
		return 1 === preg_match( '/^[\w\s,"\'-]{1,400}$/D', $font_family ) ? $font_family : self::OTHERWISE;
	}

	/** Fonts of a preset of the site, the theme, or WordPress. */
	private static function preset( string $slug ): string {
		$families = wp_get_global_settings( [ 'typography', 'fontFamilies' ] );
		foreach ( [ 'custom', 'theme', 'default' ] as $origin ) {
			foreach ( is_array( $families ) && is_array( $families[ $origin ] ?? null ) ? $families[ $origin ] : [] as $one ) {
				if ( is_array( $one ) && ( $one['slug'] ?? '' ) === $slug && is_string( $one['fontFamily'] ?? null ) ) {
					return $one['fontFamily'];
				}
			}
		}
		return '';
	}
}
