<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Source\ElementorElement;

defined( 'ABSPATH' ) || exit;

/** Numbers of columns, and carousel settings. */
final class ColumnCount {

	/** @return array<string, int> xs to xl, those that are said. */
	public static function columns( ElementorElement $element ): array {
		$columns = [];
		foreach ( [ 'xs', 'sm', 'md', 'lg', 'xl' ] as $size ) {
			if ( null !== $element->number( "col_$size" ) ) {
				$columns[ $size ] = $element->integer( "col_$size", 1, 1, 6 );
			}
		}
		return $columns;
	}

	/** @return array<string, mixed> */
	public static function carousel( ElementorElement $element ): array {
		$columns = self::columns( $element );
		$desktop = $element->number( 'slides_to_show' ) ?? $element->number( 'slides_per_view' );
		if ( ! $columns && null !== $desktop ) {
			$desktop = max( 1, min( 6, (int) $desktop ) );
			$tablet  = $element->integer( 'slides_to_show_tablet', min( 2, $desktop ), 1, 6 );
			$columns = [ 'xs' => $element->integer( 'slides_to_show_mobile', 1, 1, 6 ), 'sm' => $tablet, 'md' => $tablet, 'lg' => $desktop, 'xl' => $desktop ];
		}
		$navigation = $element->text( 'navigation' );
		$attributes = [
			'columns'        => $columns,
			'arrows'         => '' !== $navigation ? in_array( $navigation, [ 'both', 'arrows' ], true ) : ( $element->has( 'arrows' ) ? $element->is_on( 'arrows' ) : null ),
			'dots'           => '' !== $navigation ? in_array( $navigation, [ 'both', 'dots' ], true ) : ( $element->is_on( 'dots' ) ?: null ),
			'autoplay'       => $element->is_on( 'autoplay' ) ?: null,
			'interval'       => $element->has( 'autoplay_speed' ) ? $element->integer( 'autoplay_speed', 5000, 1000, 60000 ) : null,
			'pauseOnHover'   => $element->has( 'pause_on_hover' ) && ! $element->is_on( 'pause_on_hover' ) ? false : null,
			'loop'           => $element->has( 'infinite' ) && ! $element->is_on( 'infinite' ) ? 'none' : null,
			'speed'          => $element->has( 'speed' ) ? $element->integer( 'speed', 500, 100, 5000 ) : null,
			'slidesToScroll' => $element->has( 'slides_to_scroll' ) ? $element->integer( 'slides_to_scroll', 1, 1, 6 ) : null,
		];
		if ( false === $attributes['arrows'] && ! $attributes['dots'] ) {
			unset( $attributes['arrows'] ); // A carousel needs a control.
		}
		return array_filter( $attributes, static fn ( mixed $value ): bool => null !== $value && [] !== $value );
	}
}
