<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Navigation;

use Frontage\SliderImport\Source\StylesheetParser;

defined( 'ABSPATH' ) || exit;

/** Reads the CSS of arrows, bullets, thumbnails and tabs, in a page or an export, as far as our own navigation supports it. */
final class SkinCssReader {

	/** `#slider_wrapper .style.tparrows:hover`, `.style .tp-bullet.selected`: slider, style, and part. */
	private const SELECTOR = '/^(?:#([\w-]+)\s+)?\.([\w-]+)(?:\.tp-(?:bullets|thumbs|tabs))?(\.tparrows|\s+\.tp-(?:bullet|thumb|tab))((?:-inner|-title|\.selected|\.rs-touchhover|:hover)?(?::{1,2}(?:before|after))?)$/D';

	/** @param array<string, array<string, string>> $rules `style.tparrows:hover` => declarations. */
	private function __construct( private readonly array $rules ) {}

	/** @param list<string> $ids Ids of the slider and its wrapper; rules for other sliders are ignored. */
	public static function read( string $css, array $ids = [] ): self {
		$rules = [];
		foreach ( StylesheetParser::rules( $css ) as [ $selectors, $text ] ) {
			foreach ( $selectors as $selector ) {
				if ( 1 === preg_match( self::SELECTOR, $selector, $found ) && ( '' === $found[1] || in_array( $found[1], $ids, true ) ) ) {
					$at           = strtolower( $found[2] ) . ltrim( $found[3] ) . strtr( $found[4], [ '::' => ':', '.rs-touchhover' => ':hover' ] );
					$rules[ $at ] = [ ...( $rules[ $at ] ?? [] ), ...StylesheetParser::declarations( $text ) ];
				}
			}
		}
		return new self( $rules );
	}

	/**
	 * @param 'arrows'|'bullets'|'thumbnails'|'tabs' $part
	 * @return array<string, float|string> Options of the part, `size`, `color` …, if they are set; a size that is not in px is 0.
	 */
	public function options( string $part, string $style ): array {
		if ( 'thumbnails' === $part || 'tabs' === $part ) {
			return $this->strip_options( strtolower( $style ) . ( 'tabs' === $part ? '.tp-tab' : '.tp-thumb' ) );
		}
		$name = strtolower( $style ) . ( 'arrows' === $part ? '.tparrows' : '.tp-bullet' );
		$own  = $this->rules[ $name ] ?? [];
		if ( [] === $own ) {
			return [];
		}
		$background = self::background_color( $own );
		$look       = [ ...self::size( $own ), 'border_radius' => $own['border-radius'] ?? null ];
		if ( 'arrows' === $part ) {
			$look['background'] = $background;
			// If the icon changes its color too, ours might not be visible on the new background.
			$look['hover_background'] = isset( $this->rules[ "$name:hover:before" ]['color'] ) ? null : self::background_color( $this->rules[ "$name:hover" ] ?? [] );
			$look['color']            = $this->rules[ "$name:before" ]['color'] ?? $own['color'] ?? self::without_none( $own, 'stroke' ) ?? self::without_none( $own, 'fill' );
		} else {
			// For a ring around a filled dot, the color is that of the dot.
			$look['color']        = self::visible_color( $background ) ?? self::visible_color( self::background_color( $this->rules[ "$name:after" ] ?? [] ) ) ?? self::visible_color( self::background_color( $this->rules[ "$name-inner" ] ?? [] ) );
			$look['active_color'] = self::visible_color( self::background_color( $this->rules[ "$name.selected" ] ?? $this->rules[ "$name:hover" ] ?? [] ) );
		}
		return array_filter( $look, static fn( mixed $value ): bool => null !== $value );
	}

	/**
	 * Options of thumbnails and tabs. Their width and height are options of the original, too.
	 *
	 * @return array<string, string>
	 */
	private function strip_options( string $name ): array {
		$own      = $this->rules[ $name ] ?? [];
		$selected = $this->rules[ "$name.selected" ] ?? $this->rules[ "$name:hover" ] ?? [];
		$look     = [
			'color'         => $this->rules[ "$name-title" ]['color'] ?? $own['color'] ?? null,
			'background'    => self::visible_color( self::background_color( $own ) ),
			'active_color'  => self::visible_color( self::border_color( $selected ) ?? self::background_color( $selected ) ),
			'border_radius' => $own['border-radius'] ?? null,
		];
		return array_filter( $look, static fn( ?string $value ): bool => null !== $value );
	}

	/** @param array<string, string> $own */
	private static function border_color( array $own ): ?string {
		return $own['border-color'] ?? ( 1 === preg_match( '/^[\d.]+px\s+solid\s+(\S.*)$/Di', $own['border'] ?? '', $found ) ? $found[1] : null );
	}

	/**
	 * Width and height in px, including padding and border if they count in addition.
	 *
	 * @param array<string, string> $own
	 * @return array<string, float>
	 */
	private static function size( array $own ): array {
		$more = 0.0;
		if ( 'content-box' === ( $own['box-sizing'] ?? '' ) ) {
			$border = 1 === preg_match( '/^([\d.]+)px\b/', $own['border'] ?? $own['border-width'] ?? '', $found ) ? (float) $found[1] : 0.0;
			$more   = 2 * ( $border + (float) self::px( $own['padding'] ?? '' ) );
		}
		$size = [];
		foreach ( [ 'size' => 'width', 'height' => 'height' ] as $key => $name ) {
			$declared = $own[ $name ] ?? $own[ "min-$name" ] ?? null;
			if ( null !== $declared ) {
				$px           = self::px( $declared );
				$size[ $key ] = null === $px ? 0.0 : $px + $more;
			}
		}
		return $size;
	}

	private static function px( string $value ): ?float {
		return 1 === preg_match( '/^(\d{1,4}(?:\.\d+)?)px$/D', $value, $found ) ? (float) $found[1] : null;
	}

	/** @param array<string, string> $own */
	private static function background_color( array $own ): ?string {
		$value = $own['background'] ?? $own['background-color'] ?? null;
		return 'none' === $value ? 'transparent' : $value;
	}

	/** @param array<string, string> $own */
	private static function without_none( array $own, string $key ): ?string {
		$value = $own[ $key ] ?? 'none';
		return 'none' === $value ? null : $value;
	}

	private static function visible_color( ?string $color ): ?string {
		return null === $color || 1 === preg_match( '/^(?:transparent|none|(?:rgb|hsl)a\(.*,\s*0(?:\.0+)?\s*\))$/Di', $color ) ? null : $color;
	}
}
