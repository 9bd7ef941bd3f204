<?php

namespace Frontage\Slider\Compat;

use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Slider\Rendering\SliderShortcode;
use Frontage\Slider\Storage\SliderRepository;

defined( 'ABSPATH' ) || exit;

/**
 * Implements the shortcodes and the function of Slider Revolution: shows the slider with that alias on this site.
 * LegacyNames registers them.
 */
final class LegacyShortcodes {

	/**
	 * `[rev_slider alias="home"]`, `[rev_slider home]`, `[rev_slider slidertitle="Home" alias="home"][/rev_slider]`, `[rev_slider_vc alias="home"]`.
	 *
	 * @param array<mixed>|string $attributes
	 */
	public static function show( array|string $attributes ): string {
		$attributes = is_array( $attributes ) ? $attributes : [];
		foreach ( [ 'alias', 0, 'slidertitle' ] as $name ) {
			$value = is_scalar( $attributes[ $name ] ?? null ) ? trim( (string) $attributes[ $name ], " \t\n\r\0\x0B\"'" ) : '';
			if ( '' !== $value ) {
				return self::slider_html( $value );
			}
		}
		return self::slider_html( '' );
	}

	/** Prints a slider where the original would: everywhere, on the front page, or on some pages. */
	public static function print_slider( mixed $alias, mixed $where ): void {
		$where    = is_scalar( $where ) ? trim( (string) $where ) : '';
		$is_shown = match ( $where ) {
			''         => true,
			'homepage' => is_front_page() || is_home(),
			default    => in_array( (string) get_queried_object_id(), array_map( trim( ... ), explode( ',', $where ) ), true ),
		};
		if ( $is_shown && is_scalar( $alias ) ) {
			EscapedMarkup::print( self::slider_html( trim( (string) $alias ) ) );
		}
	}

	private static function slider_html( string $alias ): string {
		return SliderShortcode::slider( SliderRepository::by_alias( $alias )->ID ?? 0, $alias );
	}
}
