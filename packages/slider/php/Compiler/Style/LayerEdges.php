<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Style;

use Frontage\Slider\Model\Document\ModelReader;
use Frontage\Slider\Model\Generated\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Shaped sides of a layer as polygon points: of the layer itself, and of the wedge next to it. PHP port of
 * model/compiler/style/layer-edges.ts.
 */
final class LayerEdges {

	/**
	 * @param array<string, mixed> $layer
	 * @return array<string, string>
	 */
	public static function properties( array $layer ): array {
		$edges = ModelReader::map( $layer, 'edges' );
		if ( ! $edges || in_array( ModelReader::text( $layer, 'type' ), [ 'row', 'column', 'group' ], true ) ) {
			return []; // Their nested layers would be clipped too.
		}
		$out   = [];
		$left  = ModelReader::text( $edges, 'left' );
		$right = ModelReader::text( $edges, 'right' );
		if ( isset( Tables::LAYER_STYLE_EDGES[ $left ] ) || isset( Tables::LAYER_STYLE_EDGES[ $right ] ) ) {
			$points          = [ ...self::side_points( $right, 100, 100 - ModelReader::number( $edges, 'rightDepth' ) ), ...array_reverse( self::side_points( $left, 0, ModelReader::number( $edges, 'leftDepth' ) ) ) ];
			$out['--fr-cut'] = implode( ',', $points );
		}
		foreach ( [ 'left' => $left, 'right' => $right ] as $side => $edge ) {
			if ( isset( Tables::LAYER_STYLE_WEDGES[ $side ][ $edge ] ) ) {
				$out[ "--fr-wedge-$side" ] = Tables::LAYER_STYLE_WEDGES[ $side ][ $edge ];
			}
		}
		return $out;
	}

	/**
	 * Points of one side from top to bottom.
	 *
	 * @param float $out    Position of the side, percent of the width.
	 * @param float $inside Position of its dents.
	 * @return list<string>
	 */
	private static function side_points( string $edge, float $out, float $inside ): array {
		$signs  = Tables::LAYER_STYLE_EDGES[ $edge ] ?? 'oo';
		$points = [];
		foreach ( str_split( $signs ) as $n => $sign ) {
			$points[] = CssValue::number( 'o' === $sign ? $out : $inside ) . '% ' . CssValue::number( 100 * $n / ( strlen( $signs ) - 1 ) ) . '%';
		}
		return $points;
	}
}
