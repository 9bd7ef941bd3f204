<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\LegacyV5;

use Frontage\SliderImport\Source\StylesheetParser;

defined( 'ABSPATH' ) || exit;

/**
 * Styles of version 5 by class (`.tp-caption.NewsTitle`, `.rev_slider .tp-caption.dark.large`) in the page's own
 * stylesheets. They are written into the style of the layers that have all classes of a rule. Rules with higher
 * specificity come later: more classes first, then the order in the page.
 */
final class ClassStyles {

	private const KEYS = '/^(?:color|background(?:-color)?|font-(?:family|size|weight|style)|line-height|letter-spacing|text-(?:align|transform|decoration)|white-space|cursor|opacity|padding(?:-\w+)?|margin(?:-\w+)?|border(?:-(?:width|style|color|radius|top|right|bottom|left))?)$/D';

	private const SELECTOR = '/^(?<around>[#.][\w-]{1,100}\s+)?(?<classes>(?:\.[\w-]{2,100}){1,6})(?<state>:hover)?$/D';

	/** @param list<array{around: string, classes: non-empty-list<string>, hover: bool, says: array<string, string>}> $rules Sorted by specificity. */
	private function __construct( private readonly array $rules ) {}

	public static function read( string $css ): self {
		$rules = [];
		foreach ( StylesheetParser::rules( $css ) as [ $selectors, $text ] ) {
			$says = self::declarations( $text );
			foreach ( $says ? $selectors : [] as $selector ) {
				// Stylesheets of early versions wrote `.tp-caption .name` but meant the layer itself.
				$selector = (string) preg_replace( '/^\.tp-caption\s+(?=\.[\w-]+(?::hover)?$)/D', '.tp-caption', $selector );
				if ( 1 === preg_match( self::SELECTOR, $selector, $found ) ) {
					$rules[] = [ 'around' => trim( $found['around'] ), 'classes' => explode( '.', ltrim( $found['classes'], '.' ) ), 'hover' => isset( $found['state'] ), 'says' => $says ];
				}
			}
		}
		usort( $rules, static fn( array $a, array $b ): int => self::weight( $a ) <=> self::weight( $b ) );
		return new self( $rules );
	}

	/**
	 * Adds the styles of its classes to a layer, unless the layer sets them itself.
	 *
	 * @param array<mixed> $element
	 * @param list<string> $ancestors Selectors of the slider and its ancestors: `.name`, `#name`.
	 * @return array<mixed>
	 */
	public function apply( array $element, array $ancestors ): array {
		$attrs   = is_array( $element['attrs'] ?? null ) ? $element['attrs'] : [];
		$classes = preg_split( '/\s+/', is_string( $attrs['class'] ?? null ) ? $attrs['class'] : '', -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		if ( ! in_array( 'tp-caption', $classes, true ) ) {
			return $element;
		}
		$values = [];
		$hover  = [];
		foreach ( $this->rules as $rule ) {
			if ( [] === array_diff( $rule['classes'], $classes ) && ( '' === $rule['around'] || in_array( $rule['around'], $ancestors, true ) ) ) {
				$values = $rule['hover'] ? $values : [ ...$values, ...$rule['says'] ];
				$hover  = $rule['hover'] ? [ ...$hover, ...$rule['says'] ] : $hover;
			}
		}
		$own = array_filter( self::declarations( is_string( $attrs['style'] ?? null ) ? $attrs['style'] : '', true ), static fn( string $value ): bool => '' !== $value );
		if ( isset( $own['background'] ) || isset( $own['background-color'] ) ) {
			unset( $values['background'], $values['background-color'] );
		}
		if ( $values ) {
			$attrs['style'] = self::text( [ ...$values, ...$own ] );
		}
		$short_names = [ 'color' => 'c', 'background' => 'bg', 'background-color' => 'bg', 'border-color' => 'bc' ];
		if ( $hover && ! isset( $attrs['data-style_hover'] ) && ! isset( $attrs['data-frames'] ) ) {
			$parts = '';
			foreach ( array_intersect_key( $hover, $short_names ) as $key => $value ) {
				$parts .= "{$short_names[$key]}:$value;";
			}
			$attrs = '' === $parts ? $attrs : [ ...$attrs, 'data-style_hover' => $parts ];
		}
		return [ ...$element, 'attrs' => $attrs ];
	}

	/** @param array{around: string, classes: list<string>} $rule */
	private static function weight( array $rule ): int {
		return count( $rule['classes'] ) + ( '' === $rule['around'] ? 0 : ( '#' === $rule['around'][0] ? 10 : 1 ) );
	}

	/** @return array<string, string> */
	private static function declarations( string $text, bool $all = false ): array {
		$is_listed = static fn( string $value, string $key ): bool => $all || ( 1 === preg_match( self::KEYS, $key ) && '' !== $value && ! str_contains( $value, 'url(' ) );
		return array_filter( StylesheetParser::declarations( $text ), $is_listed, ARRAY_FILTER_USE_BOTH );
	}

	/** @param array<string, string> $declarations */
	private static function text( array $declarations ): string {
		return implode( '', array_map( static fn( string $key, string $value ): string => "$key:$value;", array_keys( $declarations ), $declarations ) );
	}
}
