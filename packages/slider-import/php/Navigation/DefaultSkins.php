<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Navigation;

defined( 'ABSPATH' ) || exit;

/** Styles of arrows and bullets that came with the original: their numbers in exports, and their default look. */
final class DefaultSkins {

	/**
	 * Style => its number, then option => `[ default, name of the value in exports ]`, or only the value if it cannot
	 * be changed. `height` only if it differs from the width; bullets include their border.
	 *
	 * @var array<string, array<string, array<string, array{string|int, string}|string|int>>>
	 */
	private const STYLES = [
		'arrows'  => [
			''           => [ 'id' => 0, 'size' => 40, 'color' => '#ffffff', 'background' => 'rgba(0,0,0,0.5)', 'hover_background' => '#000000', 'border_radius' => 0 ],
			'hesperiden' => [ 'id' => 1000, 'size' => [ 40, 'bg-size' ], 'color' => [ '#ffffff', 'arrow-color' ], 'background' => [ 'rgba(0,0,0,0.5)', 'bg-color' ], 'hover_background' => [ '#000000', 'hover-bg-color' ], 'border_radius' => '50%' ],
			'hades'      => [ 'id' => 1002, 'size' => 100, 'color' => [ '#ffffff', 'acolor' ], 'background' => [ 'rgba(0,0,0,0.25)', 'bg' ], 'border_radius' => 0 ],
			'ares'       => [ 'id' => 1003, 'size' => [ 60, 'bg-size' ], 'color' => [ '#aaaaaa', 'arrowcolor' ], 'background' => [ '#ffffff', 'bg-color' ], 'border_radius' => '50%' ],
			'hebe'       => [ 'id' => 1004, 'size' => [ 70, 'back-size' ], 'color' => [ 'rgba(0,0,0,0.5)', 'arrow-color' ], 'background' => [ '#ffffff', 'back-color' ], 'border_radius' => 0 ],
			'hermes'     => [ 'id' => 1005, 'size' => [ 30, 'width' ], 'height' => [ 110, 'height' ], 'color' => [ '#ffffff', 'arrow-color' ], 'background' => [ 'rgba(0,0,0,0.5)', 'back-color' ], 'border_radius' => 0 ],
			'custom'     => [ 'id' => 1006, 'size' => 40, 'color' => '#ffffff', 'background' => 'rgba(0,0,0,0.5)', 'hover_background' => '#000000', 'border_radius' => 0 ],
			'hephaistos' => [ 'id' => 1007, 'size' => [ 40, 'back-size' ], 'color' => [ '#ffffff', 'arrow-color' ], 'background' => [ 'rgba(0,0,0,0.5)', 'back-color' ], 'hover_background' => [ '#000000', 'back-hover' ], 'border_radius' => '50%' ],
			'persephone' => [ 'id' => 1008, 'size' => [ 40, 'back-size' ], 'color' => [ '#ffffff', 'arrow-color' ], 'background' => [ 'rgba(201,201,201,0.75)', 'back-color' ], 'hover_background' => [ '#000000', 'back-hover' ], 'border_radius' => 0 ],
			'erinyen'    => [ 'id' => 1009, 'size' => [ 70, 'back-size' ], 'color' => [ '#ffffff', 'arrow-color' ], 'background' => [ 'rgba(0,0,0,0.5)', 'back-color' ], 'border_radius' => '50%' ],
			'zeus'       => [ 'id' => 1010, 'size' => [ 70, 'bg-size' ], 'color' => [ '#ffffff', 'arrow-color' ], 'background' => [ 'rgba(0,0,0,0.1)', 'bg-color' ], 'border_radius' => '50%' ],
			'metis'      => [ 'id' => 1011, 'size' => [ 60, 'size' ], 'color' => [ '#000000', 'arrow-color' ], 'background' => [ '#ffffff', 'bg-color' ], 'hover_background' => [ 'rgba(255,255,255,0.75)', 'bg-hover-color' ], 'border_radius' => 0 ],
			'uranus'     => [ 'id' => 1013, 'size' => [ 50, 'width' ], 'height' => [ 50, 'height' ], 'background' => [ 'rgba(255,255,255,0)', 'background' ], 'border_radius' => 0 ],
		],
		'bullets' => [
			''           => [ 'id' => 0, 'size' => 15, 'color' => 'rgba(255,255,255,0.3)', 'active_color' => '#ffffff', 'border_radius' => 0 ],
			'hesperiden' => [ 'id' => 3000, 'size' => 18, 'color' => [ '#999999', 'bullet-bg-top' ], 'active_color' => [ '#666666', 'hover-bullet-bg' ], 'border_radius' => '50%' ],
			'gyges'      => [ 'id' => 3001, 'size' => 18, 'color' => [ '#333333', 'bulletbg' ], 'active_color' => [ '#ffffff', 'hbgtop' ], 'border_radius' => '50%' ],
			'hades'      => [ 'id' => 3002, 'size' => 13, 'color' => [ '#ffffff', 'outercolor' ], 'active_color' => [ '#ffffff', 'outerhover' ], 'border_radius' => 0 ],
			'ares'       => [ 'id' => 3003, 'size' => [ 13, 'bullet-size' ], 'color' => [ '#e5e5e5', 'bullet-bg-color' ], 'active_color' => [ '#ffffff', 'hover-bullet-bg-color' ], 'border_radius' => '50%' ],
			'hebe'       => [ 'id' => 3004, 'size' => 13, 'color' => [ '#000000', 'bullet-border-color' ], 'active_color' => [ '#ffffff', 'bullet-back-color' ], 'border_radius' => [ '50%', 'bradius' ] ],
			'hermes'     => [ 'id' => 3005, 'size' => [ 16, 'bullet-size' ], 'color' => [ '#ffffff', 'bullet-color' ], 'border_radius' => '50%' ],
			'custom'     => [ 'id' => 3006, 'size' => 12, 'color' => 'rgba(125,125,125,0.5)', 'active_color' => 'rgb(125,125,125)', 'border_radius' => 0 ],
			'hephaistos' => [ 'id' => 3007, 'size' => 18, 'color' => [ '#999999', 'back-color' ], 'active_color' => [ '#ffffff', 'back-hover-color' ], 'border_radius' => '50%' ],
			'persephone' => [ 'id' => 3008, 'size' => 14, 'color' => [ '#aaaaaa', 'back-color' ], 'active_color' => [ '#000000', 'back-hover' ], 'border_radius' => 0 ],
			'erinyen'    => [ 'id' => 3009, 'size' => [ 13, 'bullet-size' ], 'color' => [ '#111111', 'bullet-back' ], 'active_color' => [ '#e5e5e5', 'bullet-top' ], 'border_radius' => '50%' ],
			'zeus'       => [ 'id' => 3010, 'size' => 17, 'color' => [ '#ffffff', 'color' ], 'border_radius' => '50%' ],
		],
	];

	/** Style names of version 4 and before. */
	private const OLD = [ 'round' => 'hesperiden', 'navbar' => 'gyges', 'preview1' => 'hades', 'preview2' => 'ares', 'preview3' => 'hebe', 'preview4' => 'hermes', 'round-old' => 'hephaistos', 'square-old' => 'persephone', 'navbar-old' => 'erinyen' ];

	/** The style's name, if it is one of these by name or number; else null. */
	public static function name( string $part, string $style ): ?string {
		$name = strtolower( $style );
		$name = self::OLD[ $name ] ?? $name;
		if ( isset( self::STYLES[ $part ][ $name ] ) ) {
			return $name;
		}
		$found = array_search( $style, array_map( static fn( array $one ): string => (string) $one['id'], self::STYLES[ $part ] ?? [] ), true );
		return is_string( $found ) ? $found : null;
	}

	public static function has( string $part, string $style ): bool {
		return null !== self::name( $part, $style );
	}

	/**
	 * @param array<string, mixed> $changed Values that an export changed, by name.
	 * @return array<string, string|int|float> Options of the part.
	 */
	public static function options( string $part, string $name, array $changed ): array {
		$look = [];
		foreach ( self::STYLES[ $part ][ $name ] ?? [] as $key => $value ) {
			$expected     = is_array( $value ) ? ( $changed[ $value[1] ] ?? $value[0] ) : $value;
			$look[ $key ] = is_string( $expected ) || is_int( $expected ) || is_float( $expected ) ? $expected : '';
		}
		unset( $look['id'] );
		return isset( $look['size'] ) ? $look + [ 'height' => $look['size'] ] : $look;
	}
}
