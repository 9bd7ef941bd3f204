<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Cascade;

use Frontage\Slider\Model\Sanitizer\CssSanitizer;
use Frontage\SliderImport\Icons\IconNames;

defined( 'ABSPATH' ) || exit;

/**
 * What the stylesheets of a page say about an element by its classes: the last rule of the highest specificity wins, and
 * important ones win over all. Rules for elements alone (`a`, `h2`) are left to the new site. Values are sanitized and
 * load nothing; lengths in rem and pt become px.
 *
 * @phpstan-import-type CascadeRule from CascadeRules
 * @phpstan-import-type Declarations from CascadeRules
 */
final class Cascade {

	public const SIDES = [ 'top', 'right', 'bottom', 'left' ];

	public const CORNERS = [ 'top-left', 'top-right', 'bottom-right', 'bottom-left' ];

	/** Properties that are read, with those of shorthands. */
	private const PROPERTIES = '/^(?:color|background-color|font-(?:family|size|weight|style)|line-height|letter-spacing|text-(?:align|transform|decoration|shadow)|white-space|opacity|box-shadow|display|vertical-align|min-(?:width|height)|(?:padding|margin)-(?:top|right|bottom|left)|border-(?:top|right|bottom|left)-(?:width|style|color)|border-(?:top|bottom)-(?:left|right)-radius)$/D';

	/** Values that depend on another element. */
	private const RELATIVE = '/^(?:inherit|initial|unset|revert(?:-layer)?|currentcolor)$/Di';

	private const STYLES = 'none|hidden|solid|dashed|dotted|double|groove|ridge|inset|outset';

	/** Classes of the engine, whose rules it overrides or that only concern itself. */
	private const ENGINE = '/^(?:tp-|rs-|rev[-_])/';

	private const CANDIDATES = 400;

	/** @var array<string, list<array{int, CascadeRule}>> Key of a selector => its rules with their position. */
	private array $index = [];

	/** @var array<string, string> Custom properties of the whole page. */
	private array $variables = [];

	/** Size of the page's own text in px, the unit rem. */
	private float $rem = 16.0;

	/** @param list<CascadeRule> $rules */
	public function __construct( array $rules ) {
		foreach ( $rules as $n => $rule ) {
			$key = $rule['selector']->key();
			if ( $rule['selector']->is_root ) {
				foreach ( $rule['declarations'] as $property => [ $value ] ) {
					if ( str_starts_with( $property, '--' ) && 0.0 === $rule['min'] && INF === $rule['max'] ) {
						$this->variables[ $property ] = $value;
					}
				}
				if ( 'html' === $key || ':root' === $key || '' === $key ) {
					$this->rem = self::root_size( $rule['declarations']['font-size'][0] ?? '' ) ?? $this->rem;
				}
			} elseif ( '' !== $key && ! self::is_of_engine( $rule['selector'] ) ) {
				$this->index[ $key ][] = [ $n, $rule ];
			}
		}
	}

	public function is_empty(): bool {
		return [] === $this->index;
	}

	/**
	 * Longhand properties of an element.
	 *
	 * @param \DOMElement $layer Layer that contains the element, or is it.
	 * @param float       $width Width of the window in px.
	 * @return Declarations
	 */
	public function computed( \DOMElement $element, \DOMElement $layer, float $width, bool $hover = false ): array {
		$found = [];
		$keys  = [ strtolower( $element->nodeName ), '#' . $element->getAttribute( 'id' ), ...array_map( static fn( string $name ): string => ".$name", Selector::class_names( $element ) ) ];
		foreach ( array_unique( $keys ) as $key ) {
			foreach ( array_slice( $this->index[ $key ] ?? [], 0, self::CANDIDATES ) as [ $n, $rule ] ) {
				$selector = $rule['selector'];
				if ( $selector->is_hover === $hover && $rule['min'] <= $width && $width <= $rule['max'] && $selector->matches( $element ) && ( ! ctype_alpha( $key[0] ) || self::is_about_layer( $selector, $element, $layer ) ) ) {
					$found[ $n ] = $rule;
				}
			}
		}
		uksort( $found, static fn( int $a, int $b ): int => [ $found[ $a ]['selector']->specificity, $a ] <=> [ $found[ $b ]['selector']->specificity, $b ] );
		$read = [];
		foreach ( $found as $rule ) {
			foreach ( $rule['declarations'] as $property => [ $value, $is_important ] ) {
				foreach ( self::longhands( $property, $this->with_variables( $value ) ) as $name => $one ) {
					$clean = $this->value( $name, $one );
					if ( $is_important || ! ( $read[ $name ][1] ?? false ) ) {
						unset( $read[ $name ] );
						$read += null === $clean ? [] : [ $name => [ $clean, $is_important ] ];
					}
				}
			}
		}
		return $read;
	}

	/** Whether a rule for an element such as `h2` names a class of the layer or of an element in it. */
	private static function is_about_layer( Selector $selector, \DOMElement $element, \DOMElement $layer ): bool {
		for ( $up = $element->parentNode; $up instanceof \DOMElement && ! $element->isSameNode( $layer ); $up = $up->parentNode ) {
			$classes = array_filter( Selector::class_names( $up ), static fn( string $name ): bool => 1 !== preg_match( self::ENGINE, $name ) );
			foreach ( $selector->outer_classes() as $outer ) {
				if ( array_intersect( $outer, $classes ) ) {
					return true;
				}
			}
			if ( $up->isSameNode( $layer ) ) {
				break;
			}
		}
		return false;
	}

	private static function is_of_engine( Selector $selector ): bool {
		$classes = $selector->classes();
		$own     = array_filter( $classes, static fn( string $name ): bool => 1 !== preg_match( self::ENGINE, $name ) );
		return $classes && ( ! $own || array_filter( $own, IconNames::is_icon_class( ... ) ) );
	}

	/**
	 * Single properties of a shorthand; an empty value resets one.
	 *
	 * @return array<string, string>
	 */
	private static function longhands( string $property, string $value ): array {
		if ( 'background' === $property ) {
			return [ 'background-color' => self::color_in( $value ) ];
		}
		if ( 'text-decoration-line' === $property ) {
			return [ 'text-decoration' => $value ];
		}
		$parts = self::split_value( $value );
		if ( in_array( $property, [ 'padding', 'margin' ], true ) ) {
			return self::sides( $parts, array_map( static fn( string $side ): string => "$property-$side", self::SIDES ) );
		}
		if ( 'border-radius' === $property ) {
			return self::sides( self::split_value( explode( '/', $value )[0] ), array_map( static fn( string $corner ): string => "border-$corner-radius", self::CORNERS ) );
		}
		if ( 1 === preg_match( '/^border-(width|style|color)$/D', $property, $found ) ) {
			return self::sides( $parts, array_map( static fn( string $side ): string => "border-$side-{$found[1]}", self::SIDES ) );
		}
		if ( 1 !== preg_match( '/^border(?:-(top|right|bottom|left))?$/D', $property, $found ) ) {
			return 1 === preg_match( self::PROPERTIES, $property ) ? [ $property => $value ] : [];
		}
		$own = [ 'width' => '', 'style' => 'none', 'color' => '' ];
		foreach ( $parts as $part ) {
			$own[ 1 === preg_match( '/^(?:' . self::STYLES . ')$/Di', $part ) ? 'style' : ( 1 === preg_match( '/^(?:[\d.]|thin$|medium$|thick$)/i', $part ) ? 'width' : 'color' ) ] = $part;
		}
		$read = [];
		foreach ( isset( $found[1] ) ? [ $found[1] ] : self::SIDES as $side ) {
			foreach ( $own as $name => $one ) {
				$read[ "border-$side-$name" ] = 'width' === $name && '0' === $one ? '0px' : $one;
			}
		}
		return $read;
	}

	/**
	 * @param list<string> $parts One to four values.
	 * @param list<string> $names
	 * @return array<string, string>
	 */
	private static function sides( array $parts, array $names ): array {
		if ( [] === $parts || count( $parts ) > 4 ) {
			return [];
		}
		$right = $parts[1] ?? $parts[0];
		return array_combine( $names, [ $parts[0], $right, $parts[2] ?? $parts[0], $parts[3] ?? $right ] );
	}

	/** The color of a background; its gradient if it has none; '' for an image. */
	private static function color_in( string $value ): string {
		if ( 1 === preg_match( '/^(?:repeating-)?(?:linear|radial|conic)-gradient\(/i', $value ) && ! str_contains( $value, 'url(' ) ) {
			return $value;
		}
		$colors = array_filter( self::split_value( $value ), static fn( string $word ): bool => 1 === preg_match( '/^(?:#[0-9a-f]{3,8}|(?:rgb|hsl)a?\(.*\)|[a-z]{3,22})$/Di', $word ) && 1 !== preg_match( '/^(?:no-repeat|repeat|scroll|fixed|local|center|top|left|right|bottom|cover|contain|auto|round|space)$/i', $word ) );
		$color  = array_values( $colors )[0] ?? '';
		return 'none' === $color ? 'transparent' : $color;
	}

	/** @return list<string> Words of a value; functions stay whole. */
	private static function split_value( string $value ): array {
		preg_match_all( '/(?:[^\s()]++|\((?:[^()]++|\([^()]*+\))*+\))++/', $value, $found );
		return $found[0];
	}

	private function with_variables( string $value ): string {
		for ( $round = 0; $round < 5 && str_contains( $value, 'var(' ) && strlen( $value ) < 1000; $round++ ) {
			$value = (string) preg_replace_callback( '/var\(\s*(--[\w-]+)\s*(?:,((?:[^()]++|\([^()]*+\))*+))?\)/', fn( array $found ): string => $this->variables[ $found[1] ] ?? trim( $found[2] ?? '' ), $value );
		}
		return trim( $value );
	}

	/** A value that a slider may contain; null if it says nothing or is not allowed. */
	private function value( string $property, string $value ): ?string {
		if ( '' === $value || 1 === preg_match( self::RELATIVE, $value ) || str_contains( $value, 'var(' ) || ( 'display' === $property && 1 !== preg_match( '/^(?:inline-)?(?:block|flex)$/D', $value ) ) ) {
			return null;
		}
		$value = (string) preg_replace_callback( '/(?<![\w.#-])(-?\d*\.?\d+)(rem|pt)\b/i', fn( array $found ): string => round( (float) $found[1] * ( 'pt' === strtolower( $found[2] ) ? 4 / 3 : $this->rem ), 2 ) . 'px', $value );
		return CssSanitizer::value( 'font-weight' === $property ? [ 'normal' => '400', 'bold' => '700' ][ strtolower( $value ) ] ?? $value : $value );
	}

	private static function root_size( string $value ): ?float {
		return 1 === preg_match( '/^(\d+(?:\.\d+)?)(px|%)$/D', $value, $found ) ? ( 'px' === $found[2] ? (float) $found[1] : 0.16 * (float) $found[1] ) : null;
	}
}
