<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Model;

defined( 'ABSPATH' ) || exit;

/**
 * Adapts the widths of breakpoints. The original's engine applies a breakpoint below its width, ours also at exactly
 * that width. Without this, a tablet of 1024 px would use another breakpoint.
 */
final class BreakpointWidths {

	public static function adjust( ModelBuilder $options ): void {
		foreach ( [ 'responsiveLevels', 'visibilityLevels' ] as $key ) {
			$widths = $options->get( $key );
			if ( is_array( $widths ) ) {
				$options->put( $key, array_map( static fn( mixed $width, int $level ): mixed => $level > 0 && is_numeric( $width ) && $width > 1 ? $width - 1 : $width, array_values( $widths ), array_keys( array_values( $widths ) ) ) );
			}
		}
	}
}
