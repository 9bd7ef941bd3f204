<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\LegacyV5;

defined( 'ABSPATH' ) || exit;

/** Converts the five named loops of version 5 to loops of version 6: two poses and the movement between them. */
final class V5LoopConverter {

	/**
	 * @param string                $name  `rs-pendulum` or a similar name; other names have no loop.
	 * @param array<string, string> $facts Values by the names of the page's `data-` attributes: speed in s, startdeg, xs, zoomend, origin `50% 50%`.
	 * @return array<string, string> `data-loop_0` and `data-loop_999`, or none.
	 */
	public static function attributes( string $name, array $facts ): array {
		$facts += [ 'startdeg' => '-20', 'enddeg' => '20', 'origin' => '50% 50%', 'xs' => '0', 'xe' => '0', 'ys' => '0', 'ye' => '0', 'zoomstart' => '1', 'zoomend' => '1', 'radius' => '10' ];
		$facts  = array_map( static fn( string $one ): string => str_replace( [ ';', ':' ], '', trim( $one ) ), $facts );
		$origin = preg_split( '/\s+/', $facts['origin'] ) ?: [];
		$about  = 'oX:' . ( $origin[0] ?? '50%' ) . ';oY:' . ( $origin[1] ?? '50%' ) . ';';
		$radius = (float) $facts['radius'];
		$way    = match ( $name ) {
			'rs-pendulum'  => [ "rZ:{$facts['startdeg']};$about", "rZ:{$facts['enddeg']};{$about}yyr:t;" ],
			'rs-rotate'    => [ "rZ:{$facts['startdeg']};$about", "rZ:{$facts['enddeg']};$about" ],
			'rs-slideloop' => [ "x:{$facts['xs']};y:{$facts['ys']};", "x:{$facts['xe']};y:{$facts['ye']};yym:t;" ],
			'rs-pulse'     => [ "sX:{$facts['zoomstart']};sY:{$facts['zoomstart']};", "sX:{$facts['zoomend']};sY:{$facts['zoomend']};yys:t;" ],
			// A circle has no two end poses; this is its movement as seen from the side, up and down.
			'rs-wave'      => [ "y:$radius;", 'y:' . -$radius . ';yym:t;circle:t;' ],
			default        => null,
		};
		if ( null === $way ) {
			return [];
		}
		$ms   = 1000 * (float) ( is_numeric( $facts['speed'] ?? null ) ? $facts['speed'] : 2 );
		$time = 'rs-wave' === $name ? 'sp:' . $ms / 2 . ';e:sine.inOut;' : "sp:$ms;" . ( '' === ( $facts['easing'] ?? '' ) ? '' : 'e:' . self::ease( $facts['easing'] ) . ';' );
		return [ 'data-loop_0' => $way[0], 'data-loop_999' => $way[1] . $time ];
	}

	/**
	 * Moves the loop from a layer's wrapper (`<div class="rs-looped rs-pendulum" data-speed="2">`) to the layer itself.
	 *
	 * @param array<mixed> $element
	 * @return array<mixed> The element without the wrapper.
	 */
	public static function move_from_wrapper( array $element ): array {
		$inside = array_values( array_filter( is_array( $element['children'] ?? null ) ? $element['children'] : [], is_array( ... ) ) );
		foreach ( $inside as $n => $child ) {
			$attrs = is_array( $child['attrs'] ?? null ) ? array_filter( $child['attrs'], is_string( ... ) ) : [];
			if ( 1 !== preg_match( '/\brs-looped\b.*?\b(rs-(?!looped)[a-z]+)|\b(rs-(?!looped)[a-z]+)\b.*?\brs-looped\b/', $attrs['class'] ?? '', $found ) ) {
				continue;
			}
			$facts = [];
			foreach ( $attrs as $key => $value ) {
				$facts[ substr( (string) $key, 5 ) ] = $value;
			}
			array_splice( $inside, $n, 1, [ ...( isset( $child['text'] ) ? [ [ 'el' => '#text', 'attrs' => [], 'text' => $child['text'] ] ] : [] ), ...( is_array( $child['children'] ?? null ) ? $child['children'] : [] ) ] );
			return [ ...$element, 'children' => $inside, 'attrs' => [ ...( is_array( $element['attrs'] ?? null ) ? $element['attrs'] : [] ), ...self::attributes( $found[2] ?? $found[1], $facts ) ] ];
		}
		return $element;
	}

	/** Converts easing names of version 4 (`easeOutExpo`, `linearEaseNone`) to version 5. */
	public static function ease( string $name ): string {
		return (string) preg_replace( [ '/^ease(InOut|In|Out)([A-Z][a-z]+)$/D', '/^linearEaseNone$/D' ], [ '$2.ease$1', 'Linear.easeNone' ], $name );
	}
}
