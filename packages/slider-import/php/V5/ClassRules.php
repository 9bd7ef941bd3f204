<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\V5;

use Frontage\SliderImport\Read\StyleSheet;

defined( 'ABSPATH' ) || exit;

/** Looks that version 5 gave its layers by class (`.tp-caption.NewsTitle`), in the page's own style elements: they go into the style of the layers that have it. */
final class ClassRules {

	private const KEYS = '/^(?:color|background(?:-color)?|font-(?:family|size|weight|style)|line-height|letter-spacing|text-(?:align|transform|decoration)|white-space|cursor|opacity|padding(?:-\w+)?|margin(?:-\w+)?|border(?:-(?:width|style|color|radius))?)$/D';

	/** @param array<string, array<string, array<string, string>>> $rules State => class => property => value. */
	private function __construct( private readonly array $rules ) {}

	public static function read( string $css ): self {
		$rules = [ '' => [], 'hover' => [] ];
		foreach ( StyleSheet::rules( $css ) as [ $selectors, $text ] ) {
			foreach ( $selectors as $selector ) {
				if ( 1 === preg_match( '/^(?:\.tp-caption)?(?:\s*\.)([\w-]{2,100})(:hover)?$/D', $selector, $name ) && 'tp-caption' !== $name[1] ) {
					$state                       = isset( $name[2] ) ? 'hover' : '';
					$rules[ $state ][ $name[1] ] = [ ...( $rules[ $state ][ $name[1] ] ?? [] ), ...self::declarations( $text ) ];
				}
			}
		}
		return new self( $rules );
	}

	/**
	 * A layer with what its classes say, as far as it says nothing itself.
	 *
	 * @param array<mixed> $element
	 * @return array<mixed>
	 */
	public function settle( array $element ): array {
		$attrs   = is_array( $element['attrs'] ?? null ) ? $element['attrs'] : [];
		$classes = preg_split( '/\s+/', is_string( $attrs['class'] ?? null ) ? $attrs['class'] : '', -1, PREG_SPLIT_NO_EMPTY ) ?: [];
		if ( ! in_array( 'tp-caption', $classes, true ) ) {
			return $element;
		}
		$said = [];
		foreach ( $classes as $class ) {
			$said = [ ...$said, ...( $this->rules[''][ $class ] ?? [] ) ];
		}
		$own = self::declarations( is_string( $attrs['style'] ?? null ) ? $attrs['style'] : '', true );
		if ( isset( $own['background'] ) || isset( $own['background-color'] ) ) {
			unset( $said['background'], $said['background-color'] );
		}
		if ( $said ) {
			$attrs['style'] = self::text( [ ...$said, ...$own ] );
		}
		$hover = [];
		foreach ( $classes as $class ) {
			$hover = [ ...$hover, ...( $this->rules['hover'][ $class ] ?? [] ) ];
		}
		$known = [ 'color' => 'c', 'background' => 'bg', 'background-color' => 'bg', 'border-color' => 'bc' ];
		if ( $hover && ! isset( $attrs['data-style_hover'] ) && ! isset( $attrs['data-frames'] ) ) {
			$parts = '';
			foreach ( array_intersect_key( $hover, $known ) as $key => $value ) {
				$parts .= "{$known[$key]}:$value;";
			}
			$attrs = '' === $parts ? $attrs : [ ...$attrs, 'data-style_hover' => $parts ];
		}
		return [ ...$element, 'attrs' => $attrs ];
	}

	/** @return array<string, string> */
	private static function declarations( string $text, bool $all = false ): array {
		$said = static fn( string $value, string $key ): bool => $all || ( 1 === preg_match( self::KEYS, $key ) && '' !== $value && ! str_contains( $value, 'url(' ) );
		return array_filter( StyleSheet::declarations( $text ), $said, ARRAY_FILTER_USE_BOTH );
	}

	/** @param array<string, string> $declarations */
	private static function text( array $declarations ): string {
		return implode( '', array_map( static fn( string $key, string $value ): string => "$key:$value;", array_keys( $declarations ), $declarations ) );
	}
}
