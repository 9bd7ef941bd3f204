<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Model;

use Frontage\Slider\Model\Generated\Tables;
use Frontage\SliderImport\Source\AttributeSyntax;

defined( 'ABSPATH' ) || exit;

/** Reads poses of layers from attributes: `x:-100%;o:0;rZ:45deg;bow:1px,0,1px,0;`. */
final class PoseReader {

	private const KEYS = [
		'x'   => 'x',
		'y'   => 'y',
		'z'   => 'z',
		'o'   => 'opacity',
		'sX'  => 'scaleX',
		'sY'  => 'scaleY',
		'skX' => 'skewX',
		'skY' => 'skewY',
		'rX'  => 'rotateX',
		'rY'  => 'rotateY',
		'rZ'  => 'rotateZ',
		'oX'  => 'originX',
		'oY'  => 'originY',
		'oZ'  => 'originZ',
		'tp'  => 'perspective',
		'c'   => 'color',
		'bgc' => 'background',
		'boc' => 'borderColor',
		'bos' => 'borderStyle',
		'td'  => 'textDecoration',
		'blu' => 'blur',
		'gra' => 'grayscale',
		'bri' => 'brightness',
		'bB'  => 'backdropBlur',
		'cp'  => 'clip',
	];

	private const ANGLES = [ 'skX', 'skY', 'rX', 'rY', 'rZ' ];

	private const PERCENT = [ 'gra', 'bri', 'cp' ];

	public const SIDES = Tables::LAYER_STYLE_SIDES;

	public const CORNERS = Tables::LAYER_STYLE_CORNERS;

	/** @param list<string> $only Keys to read; all if empty. */
	public static function read( SourceValues $bag, ModelBuilder $draft, string $at, array $only = [] ): void {
		foreach ( self::KEYS as $key => $name ) {
			if ( ! $bag->has( $key ) || ( $only && ! in_array( $key, $only, true ) ) ) {
				continue;
			}
			$value = $bag->peek( $key );
			if ( in_array( $key, self::ANGLES, true ) && is_string( $value ) ) {
				$value = preg_replace( '/(?<=\d)deg\b/', '', $value );
			}
			if ( in_array( $key, self::PERCENT, true ) && is_string( $value ) ) {
				$value = preg_replace( '/(?<=\d)%/', '', $value );
			}
			if ( $draft->set( "$at.$name", $value ) ) {
				$bag->take( $key );
			}
		}
		self::sides( $bag, 'bow', $draft, "$at.borderWidth", self::SIDES );
		self::sides( $bag, 'bor', $draft, "$at.borderRadius", self::CORNERS );
	}

	/**
	 * One to four values around a box, as in CSS.
	 *
	 * @param list<string> $names
	 */
	public static function sides( SourceValues $bag, string $key, ModelBuilder $draft, string $at, array $names ): void {
		if ( ! $bag->has( $key ) || ! self::set_sides( $bag->text( $key ), $draft, $at, $names ) ) {
			return;
		}
		$bag->take( $key );
	}

	/** @param list<string> $names */
	public static function set_sides( string $text, ModelBuilder $draft, string $at, array $names ): bool {
		$values = array_filter( str_contains( $text, ',' ) ? AttributeSyntax::values( $text ) : ( preg_split( '/\s+/', trim( $text ) ) ?: [] ), static fn( string $one ): bool => '' !== $one );
		$values = array_values( $values );
		if ( count( $values ) > 4 ) {
			return false;
		}
		if ( [] === $values ) {
			return true;
		}
		$values[1] ??= $values[0];
		$values[2] ??= $values[0];
		$values[3] ??= $values[1];
		$done        = true;
		foreach ( $names as $n => $name ) {
			$done = $draft->set( "$at.$name", [ $values[ $n ] ] ) && $done;
		}
		return $done;
	}
}
