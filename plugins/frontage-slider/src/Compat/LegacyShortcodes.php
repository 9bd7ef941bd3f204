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
	 * @param array<mixed>|string $written
	 */
	public static function show( array|string $written ): string {
		$written = is_array( $written ) ? $written : [];
		foreach ( [ 'alias', 0, 'slidertitle' ] as $name ) {
			$said = is_scalar( $written[ $name ] ?? null ) ? trim( (string) $written[ $name ], " \t\n\r\0\x0B\"'" ) : '';
			if ( '' !== $said ) {
				return self::by_alias( $said );
			}
		}
		return self::by_alias( '' );
	}

	/** Prints a slider where the original would: everywhere, on the front page, or on some pages. */
	public static function put( mixed $alias, mixed $where ): void {
		$where = is_scalar( $where ) ? trim( (string) $where ) : '';
		$here  = match ( $where ) {
			''         => true,
			'homepage' => is_front_page() || is_home(),
			default    => in_array( (string) get_queried_object_id(), array_map( trim( ... ), explode( ',', $where ) ), true ),
		};
		if ( $here && is_scalar( $alias ) ) {
			EscapedMarkup::print( self::by_alias( trim( (string) $alias ) ) );
		}
	}

	private static function by_alias( string $alias ): string {
		return SliderShortcode::slider( SliderRepository::by_alias( $alias )->ID ?? 0, $alias );
	}
}
