<?php

namespace Frontage\Slider\Templates;

defined( 'ABSPATH' ) || exit;

/** Mirrors a template for right-to-left languages: left becomes right. Rows and texts are mirrored automatically. */
final class RtlMirror {

	private const SIDES = [
		'left'  => 'right',
		'right' => 'left',
	];

	/**
	 * @param array<string, mixed> $document
	 * @return array<string, mixed>
	 */
	public static function mirror_document( array $document ): array {
		/** @var array<string, mixed> $mirrored */
		$mirrored = self::mirror_value( $document, '' );
		return $mirrored;
	}

	private static function mirror_value( mixed $value, string $key ): mixed {
		if ( is_string( $value ) ) {
			return self::mirror_text( $value, $key );
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$out = [];
		foreach ( $value as $name => $inner ) {
			$out[ $name ] = self::mirror_value( $inner, is_string( $name ) ? $name : $key );
		}
		if ( 'box' === $key && isset( $out['offsetX'] ) && is_array( $out['offsetX'] ) ) {
			$out['offsetX'] = self::mirror_offsets( (array) ( $out['x'] ?? [] ), $out['offsetX'] );
		} elseif ( in_array( $key, [ 'to', 'pose', 'from' ], true ) ) {
			$out = self::mirror_pose( $out );
		} elseif ( isset( $out['left'], $out['right'] ) && in_array( $key, [ 'padding', 'margin', 'borderWidth' ], true ) ) {
			[ $out['left'], $out['right'] ] = [ $out['right'], $out['left'] ];
		}
		return $out;
	}

	private static function mirror_text( string $value, string $key ): string {
		return match ( $key ) {
			'x', 'textAlign', 'origin', 'h_align' => self::SIDES[ $value ] ?? $value,
			'background', 'color' => strtr( $value, [ '(90deg' => '(270deg', '(270deg' => '(90deg' ] ),
			default => $value,
		};
	}

	/**
	 * Offsets from the center change their sign; offsets from an edge now apply to the opposite edge.
	 *
	 * @param array<mixed> $edges
	 * @param array<mixed> $offsets
	 * @return array<mixed>
	 */
	private static function mirror_offsets( array $edges, array $offsets ): array {
		$edge = 'left';
		foreach ( $offsets as $level => $offset ) {
			$edge = $edges[ $level ] ?? $edge;
			if ( 'center' === $edge && is_numeric( $offset ) ) {
				$offsets[ $level ] = -$offset;
			}
		}
		return $offsets;
	}

	/**
	 * @param array<mixed> $pose
	 * @return array<mixed>
	 */
	private static function mirror_pose( array $pose ): array {
		foreach ( array_intersect_key( $pose, [ 'x' => 1, 'rotateZ' => 1, 'rotateY' => 1 ] ) as $name => $values ) {
			$pose[ $name ] = is_array( $values ) ? array_map( static fn ( mixed $one ): mixed => is_int( $one ) || is_float( $one ) ? -$one : ( is_string( $one ) && preg_match( '/^-?[\d.]+%$/', $one ) ? ( str_starts_with( $one, '-' ) ? substr( $one, 1 ) : "-$one" ) : $one ), $values ) : $values;
		}
		return $pose;
	}
}
