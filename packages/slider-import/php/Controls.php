<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport;

use Frontage\Slider\Model\Document\Get;

defined( 'ABSPATH' ) || exit;

/** Arrows, bullets, thumbnails and tabs of styles that nobody knows here: of another size than ours, they stood half outside; ours stand at the edge. */
final class Controls {

	private const EDGES = [ 'h_align' => [ 'h_offset', [ 'left', 'right' ] ], 'v_align' => [ 'v_offset', [ 'top', 'bottom' ] ] ];

	/**
	 * @param array<string, mixed> $model
	 * @return array<string, mixed>
	 */
	public static function settle( array $model, Report $report ): array {
		$options    = Get::map( $model, 'options' );
		$navigation = Get::map( $options, 'navigation' );
		foreach ( [ 'arrows', 'bullets', 'thumbnails', 'tabs' ] as $part ) {
			$own = Get::map( $navigation, $part );
			if ( ! Get::flag( $own, 'enable' ) || Remarks::knows( Get::text( $own, 'style' ) ) ) {
				continue;
			}
			$own = self::inside( $own, "options.navigation.$part", $report );
			foreach ( 'arrows' === $part ? [ 'left', 'right' ] : [] as $side ) {
				if ( isset( $own[ $side ] ) ) {
					$own[ $side ] = self::inside( [ 'h_align' => $side, ...Get::map( $own, $side ) ], "options.navigation.$part.$side", $report, isset( Get::map( $own, $side )['h_align'] ) );
				}
			}
			$navigation[ $part ]  = $own;
			$options['navigation'] = $navigation;
			$model['options']      = $options;
		}
		return $model;
	}

	/**
	 * @param array<string, mixed> $place
	 * @param bool                 $says Whether it says itself at which side it stands.
	 * @return array<string, mixed>
	 */
	private static function inside( array $place, string $path, Report $report, bool $says = true ): array {
		foreach ( self::EDGES as $align => [ $offset, $edges ] ) {
			if ( in_array( Get::text( $place, $align ), $edges, true ) && Get::number( $place, $offset ) < 0 ) {
				$report->note( 'control-moved', "$path.$offset", (string) Get::number( $place, $offset ), '0' );
				$place[ $offset ] = 0;
			}
		}
		if ( ! $says ) {
			unset( $place['h_align'] );
		}
		return $place;
	}
}
