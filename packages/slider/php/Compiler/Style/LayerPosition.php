<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Model\Compiler\Style;

use Frontage\Slider\Model\Document\ModelReader;

defined( 'ABSPATH' ) || exit;

/**
 * Position of a layer as needed for CSS calculations: edge, offset and base.
 *
 * @phpstan-type Place array{ base: 'grid'|'slide'|'parent', x: list<mixed>, y: list<mixed>, offsetX: list<mixed>, offsetY: list<mixed>, unit: string }
 */
final class LayerPosition {

	/**
	 * @param array<string, mixed> $layer
	 * @return Place
	 */
	public static function layer_position( array $layer, bool $nested ): array {
		$box = ModelReader::map( $layer, 'box' );
		return [
			'base'    => $nested ? 'parent' : ( 'slide' === ModelReader::text( $box, 'base' ) ? 'slide' : 'grid' ),
			'x'       => ModelReader::levels( $box, 'x' ),
			'y'       => ModelReader::levels( $box, 'y' ),
			'offsetX' => ModelReader::levels( $box, 'offsetX' ),
			'offsetY' => ModelReader::levels( $box, 'offsetY' ),
			'unit'    => 'var(--fr-k)',
		];
	}

	/**
	 * Distance that a layer moves: a length, a share of its size, or until it is fully outside an edge of the slide.
	 *
	 * @param 'x'|'y'|'z'|string $axis
	 * @param Place              $place
	 */
	public static function distance( mixed $value, string $axis, int $level, array $place ): string {
		$is_x = 'x' === $axis;
		if ( ! in_array( $value, $is_x ? [ 'left', 'right' ] : [ 'top', 'bottom' ], true ) ) {
			return CssValue::length( $value, $place['unit'] ) ?? '0px';
		}
		$after     = in_array( $value, [ 'right', 'bottom' ], true );
		$full_size = $is_x ? 'var(--fr-item,100cqw)' : 'var(--fr-stage)';
		$anchor    = ( $is_x ? $place['x'] : $place['y'] )[ $level ] ?? 'left';
		$offset    = CssValue::length( ( $is_x ? $place['offsetX'] : $place['offsetY'] )[ $level ] ?? 0, 'var(--fr-ko)' ) ?? '0px';
		if ( 'parent' === $place['base'] ) {
			return $after ? $full_size : "calc(0px - $full_size)"; // The position of the parent is not known here, so it moves the full distance.
		}
		$edge = 'slide' === $place['base'] ? '0px' : ( $is_x ? "max(0px,(100cqw - var(--fr-gw)*var(--fr-u))/2)" : "(var(--fr-stage) - var(--fr-gh)*var(--fr-u))/2" );
		return match ( $anchor ) {
			'center', 'middle' => $after ? "calc($full_size/2 + 50% - $offset)" : "calc(0px - $full_size/2 - 50% - $offset)",
			'right', 'bottom'  => $after ? "calc(100% + $edge + $offset)" : "calc($edge + $offset - $full_size)",
			default            => $after ? "calc($full_size - $edge - $offset)" : "calc(-100% - $edge - $offset)",
		};
	}
}
