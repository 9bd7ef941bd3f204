<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Model;

defined( 'ABSPATH' ) || exit;

/** The widths at which levels begin: the original's engine takes a level below its width, ours also at it, so that a tablet of just 1024 px saw another slider. */
final class BreakpointWidths {

	public static function settle( ModelBuilder $options ): void {
		foreach ( [ 'responsiveLevels', 'visibilityLevels' ] as $key ) {
			$widths = $options->get( $key );
			if ( is_array( $widths ) ) {
				$options->put( $key, array_map( static fn( mixed $width, int $level ): mixed => $level > 0 && is_numeric( $width ) && $width > 1 ? $width - 1 : $width, array_values( $widths ), array_keys( array_values( $widths ) ) ) );
			}
		}
	}
}
