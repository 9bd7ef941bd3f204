<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Navigation;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\SliderImport\Report\ImportReport;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the look of the original styles to arrows, bullets, thumbnails and tabs, as far as ours can show it. Ours
 * have another size than unknown styles, so a part outside the slider moves to the edge.
 */
final class NavigationDefaults {

	private const EDGES = [ 'h_align' => [ 'h_offset', [ 'left', 'right' ] ], 'v_align' => [ 'v_offset', [ 'top', 'bottom' ] ] ];

	/** Styles with a preset; the name of other styles is kept. */
	private const STYLES = [ '', 'custom', 'hesperiden', 'uranus', 'zeus', 'hermes', 'gyges', 'light-bars', 'erinyen', 'nav-square' ];

	/**
	 * @param array<string, mixed> $model
	 * @return array<string, mixed>
	 */
	public static function apply( array $model, NavigationSkins $skins, ImportReport $report ): array {
		$options    = ModelReader::map( $model, 'options' );
		$navigation = ModelReader::map( $options, 'navigation' );
		foreach ( [ 'arrows', 'bullets', 'thumbnails', 'tabs' ] as $part ) {
			$own = ModelReader::map( $navigation, $part );
			if ( ! ModelReader::flag( $own, 'enable' ) ) {
				continue;
			}
			$style = $skins->name( $part, ModelReader::text( $own, 'style' ) );
			$look  = $skins->options( $part, $style );
			$own   = [ ...$own, ...( '' === $style ? [] : [ 'style' => $style ] ), ...$look ];
			if ( ! in_array( strtolower( $style ), self::STYLES, true ) && ! DefaultSkins::has( $part, $style ) ) {
				$report->add_note( $look ? 'style-in-part' : 'unknown-style', "options.navigation.$part.style", $style, $part );
				$own = isset( $look['size'] ) ? $own : self::convert_offsets( $own, $part, $report );
			}
			$navigation[ $part ]   = $own;
			$options['navigation'] = $navigation;
			$model['options']      = $options;
		}
		return $model;
	}

	/**
	 * @param array<string, mixed> $own
	 * @return array<string, mixed>
	 */
	private static function convert_offsets( array $own, string $part, ImportReport $report ): array {
		$own = self::move_inside( $own, "options.navigation.$part", $report );
		foreach ( 'arrows' === $part ? [ 'left', 'right' ] : [] as $side ) {
			if ( isset( $own[ $side ] ) ) {
				$own[ $side ] = self::move_inside( [ 'h_align' => $side, ...ModelReader::map( $own, $side ) ], "options.navigation.$part.$side", $report, isset( ModelReader::map( $own, $side )['h_align'] ) );
			}
		}
		return $own;
	}

	/**
	 * @param array<string, mixed> $place
	 * @param bool                 $says Whether it has an explicit horizontal alignment.
	 * @return array<string, mixed>
	 */
	private static function move_inside( array $place, string $path, ImportReport $report, bool $says = true ): array {
		foreach ( self::EDGES as $align => [ $offset, $edges ] ) {
			if ( in_array( ModelReader::text( $place, $align ), $edges, true ) && ModelReader::number( $place, $offset ) < 0 ) {
				$report->add_note( 'control-moved', "$path.$offset", (string) ModelReader::number( $place, $offset ), '0' );
				$place[ $offset ] = 0;
			}
		}
		if ( ! $says ) {
			unset( $place['h_align'] );
		}
		return $place;
	}
}
