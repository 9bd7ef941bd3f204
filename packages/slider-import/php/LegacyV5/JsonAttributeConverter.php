<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\LegacyV5;

use Frontage\Slider\Model\Document\Json;

defined( 'ABSPATH' ) || exit;

/**
 * Converts attributes of versions 5.3 and 5.4 with JSON values: `data-frames`, which replaced data-transform_in and
 * others, and `data-actions`. Values without a counterpart in version 6 stay in the attribute, so that the report lists
 * them.
 */
final class JsonAttributeConverter {

	/** Key of a keyframe => its key in version 6. */
	private const TIMES = [
		'delay' => 'st',
		'speed' => 'sp',
		'ease'  => 'e',
	];

	private const STARTS = [
		'wait'      => 'w',
		'bytrigger' => 'a',
	];

	/** Key of an action => its key in version 6. */
	private const ACTION = [
		'event'       => 'o',
		'action'      => 'a',
		'delay'       => 'd',
		'speed'       => 'sp',
		'ease'        => 'e',
		'layerstatus' => 'ls',
		'classname'   => 'class',
		'children'    => 'ch',
	];

	/**
	 * @param array<string, string> $attrs
	 * @return array<string, string>
	 */
	public static function frames( array $attrs ): array {
		$frames = self::list( $attrs['data-frames'] ?? '' );
		if ( null === $frames ) {
			return $attrs;
		}
		$number = 0;
		$left   = [];
		foreach ( $frames as $n => $frame ) {
			$name = is_scalar( $frame['frame'] ?? null ) ? (string) $frame['frame'] : '';
			$last = count( array_filter( $frames, static fn( array $one ): bool => 'hover' !== ( $one['frame'] ?? '' ) ) ) - 1;
			if ( 'hover' === $name ) {
				$at   = 'data-frame_hover';
				$from = null;
			} else {
				// The first keyframe leads from frame_0 to frame_1, the last one is the exit, the others are in
				// between.
				$at   = 'data-frame_' . ( 0 === $number || '999' !== $name && $number < $last ? $number + 1 : 999 );
				$from = 0 === $number++ ? 'data-frame_0' : null;
			}
			$rest = self::frame( $frame, $at, $from, $attrs );
			if ( $rest ) {
				$left[ $n ] = $rest;
			}
		}
		unset( $attrs['data-frames'] );
		if ( $left ) {
			$attrs['data-frames'] = Json::encode( $left, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
		}
		return $attrs;
	}

	/**
	 * Returns actions with the keys of version 6; null if the attribute is no such list.
	 *
	 * @return list<array<string, mixed>>|null
	 */
	public static function actions( string $text ): ?array {
		$actions = self::list( $text );
		if ( null === $actions ) {
			return null;
		}
		return array_map(
			static function ( array $action ): array {
				$renamed = [];
				foreach ( $action as $key => $value ) {
					$to             = self::ACTION[ $key ] ?? (string) $key;
					$renamed[ $to ] = isset( $renamed[ $to ] ) || ! is_scalar( $value ) ? [ $renamed[ $to ] ?? null, $value ] : $value;
				}
				return $renamed;
			},
			$actions
		);
	}

	/**
	 * Writes one keyframe into the attributes.
	 *
	 * @param array<mixed>          $frame
	 * @param string                $at    Attribute for its end pose and times.
	 * @param string|null           $from  Attribute for its start pose.
	 * @param array<string, string> $attrs
	 * @return array<mixed> Values without a counterpart.
	 */
	private static function frame( array $frame, string $at, ?string $from, array &$attrs ): array {
		$frame  = array_map( static fn( mixed $value ): mixed => is_int( $value ) || is_float( $value ) ? (string) $value : $value, $frame );
		$number = str_replace( 'data-frame_', '', $at );
		if ( $number === ( $frame['frame'] ?? null ) || null !== $from && '0' === ( $frame['frame'] ?? null ) ) {
			unset( $frame['frame'] );
		} elseif ( is_string( $frame['frame'] ?? null ) && (string) ( (int) $number - 1 ) === $frame['frame'] ) {
			unset( $frame['frame'] );
		}
		foreach ( [ 'from' => $from, 'to' => $at, 'style' => 'hover' === $number ? $at : null ] as $key => $attribute ) {
			$value = $frame[ $key ] ?? null;
			if ( null !== $attribute && is_string( $value ) ) {
				$attrs[ $attribute ] = AttributeConverter::join( $attrs[ $attribute ] ?? '', 'style' === $key ? AttributeConverter::style( $value ) : AttributeConverter::pose( $value ) );
				unset( $frame[ $key ] );
			}
		}
		if ( null !== $from || '999' === $number ) {
			$frame = self::parts( $frame, $from ?? $at, $at, $attrs );
		}
		foreach ( self::TIMES as $key => $to ) {
			$value = $frame[ $key ] ?? null;
			if ( ! is_string( $value ) || 1 === preg_match( '/[;:]/', $value ) ) {
				continue;
			}
			$later        = str_starts_with( $value, '+=' ) && 'delay' === $key;
			$attrs[ $at ] = AttributeConverter::join( $attrs[ $at ] ?? '', ( $later ? 'sR:' . substr( $value, 2 ) : "$to:" . ( 'delay' === $key ? self::STARTS[ $value ] ?? $value : $value ) ) . ';' );
			unset( $frame[ $key ] );
		}
		return $frame;
	}

	/**
	 * Converts mask and split text.
	 *
	 * @param array<mixed>          $frame
	 * @param array<string, string> $attrs
	 * @return array<mixed> Remaining values.
	 */
	private static function parts( array $frame, string $mask, string $split, array &$attrs ): array {
		if ( is_string( $frame['mask'] ?? null ) ) {
			$attrs[ "{$mask}_mask" ] = 'u:t;' . AttributeConverter::pose( $frame['mask'] );
			unset( $frame['mask'] );
		}
		$by    = $frame['split'] ?? '';
		$delay = $frame['splitdelay'] ?? '';
		if ( in_array( $by, [ 'chars', 'words', 'lines' ], true ) && ( '' === $delay || is_numeric( $delay ) ) ) {
			$attrs[ "{$split}_$by" ] = is_numeric( $delay ) ? 'd:' . 100 * (float) $delay : 'u:t';
			unset( $frame['split'], $frame['splitdelay'] );
		}
		return $frame;
	}

	/** @return list<array<mixed>>|null */
	private static function list( string $text ): ?array {
		$text = trim( $text );
		$list = str_starts_with( $text, '[' ) ? json_decode( $text, true, 8 ) : null;
		return is_array( $list ) && array_is_list( $list ) && array_filter( $list, is_array( ... ) ) === $list ? $list : null;
	}
}
