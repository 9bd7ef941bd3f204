<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7\Motion;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;
use Frontage\SliderImport\Version7\V7Color;
use Frontage\SliderImport\Version7\V7Values;

defined( 'ABSPATH' ) || exit;

/**
 * Reads poses of version 7. A silent property there is as in the frame before, in the model at rest; so poses are
 * added up.
 */
final class V7PoseReader {

	/** Key => name in the model, and the axis whose lengths scale with the grid. */
	private const KEYS = [ 'x' => [ 'x', 'x' ], 'y' => [ 'y', 'y' ], 'z' => [ 'z', 'z' ], 'o' => [ 'opacity', '' ], 'sX' => [ 'scaleX', '' ], 'sY' => [ 'scaleY', '' ], 'rX' => [ 'rotateX', '' ], 'rY' => [ 'rotateY', '' ], 'rZ' => [ 'rotateZ', '' ], 'skX' => [ 'skewX', '' ], 'skY' => [ 'skewY', '' ] ];

	/** Values at rest. */
	private const REST = [ 'opacity' => 1, 'scaleX' => 1, 'scaleY' => 1, 'blur' => 0, 'grayscale' => 0, 'brightness' => 100, 'backdropBlur' => 0, 'clip' => 100 ];

	private const FILTER = [ 'b' => 'blur', 'g' => 'grayscale', 'r' => 'brightness' ];

	private readonly V7Motion $motion;

	public function __construct( V7Values $values, private readonly bool $is_7_0, ?ModelBuilder $holder = null ) {
		$this->motion = new V7Motion( $values, $holder );
	}

	/**
	 * @param array<string, mixed> $before Pose of the frame before.
	 * @return array<string, mixed>
	 */
	public function read( SourceValues $frame, array $before = [] ): array {
		$draft = new ModelBuilder( 'Frame' );
		foreach ( self::KEYS as $key => [ $name, $axis ] ) {
			$value = $frame->peek( $key );
			if ( self::inherits( $value ) ) {
				$frame->take( $key );
				continue;
			}
			if ( in_array( $name, [ 'scaleX', 'scaleY' ], true ) ) {
				$value = self::factor( $value );
			}
			$levels = $this->motion->levels( $value, $axis, $frame->peek( "{$key}Re" ) );
			if ( null !== $levels && $draft->set( "to.$name", $levels ) ) {
				$frame->take( $key );
				$frame->take( "{$key}Re" );
			}
		}
		foreach ( [ 'col' => [ 'color', 'cU' ], 'bgcol' => [ 'background', 'bgU' ] ] as $key => [ $name, $switch ] ) {
			if ( $this->is_7_0 && ! V7Values::is_on( $frame->peek( $switch ) ) ) {
				$frame->take( $key );
			} elseif ( null !== V7Color::css( $frame->peek( $key ) ) && $draft->set( "to.$name", V7Color::css( $frame->peek( $key ) ) ) ) {
				$frame->take( $key );
			}
			$frame->take( $switch );
		}
		$frame->take( 'xRe' );
		$frame->take( 'yRe' );
		return [ ...$before, ...self::to( $draft ) ];
	}

	/**
	 * Filters of a frame, which stand in a part of their own.
	 *
	 * @param array<string, mixed> $before
	 * @return array<string, mixed>
	 */
	public function filter( SourceValues $frame, array $before = [] ): array {
		$draft = new ModelBuilder( 'Frame' );
		foreach ( V7Values::is_off( $frame->peek( 'fu' ) ) ? [] : self::FILTER as $key => $name ) {
			if ( $frame->has( $key ) && $draft->set( "to.$name", preg_replace( '/(?<=\d)(?:px|%)$/D', '', $frame->text( $key ) ) ) ) {
				$frame->take( $key );
			}
		}
		if ( ! V7Values::is_off( $frame->peek( 'bu' ) ) && $draft->set( 'to.backdropBlur', preg_replace( '/(?<=\d)px$/D', '', $frame->text( 'bb' ) ) ) ) {
			$frame->take( 'bb' );
		}
		if ( V7Values::is_off( $frame->peek( 'fu' ) ) ) {
			array_map( $frame->take( ... ), array_keys( self::FILTER ) );
		}
		foreach ( [ 'fu', 'bu', 't', 'd', 'f', 'e' ] as $key ) {
			$frame->take( $key );
		}
		return [ ...$before, ...self::to( $draft ) ];
	}

	/**
	 * Point around which a part turns, and its perspective, where they are not the default.
	 *
	 * @return array<string, mixed>
	 */
	public function origin( SourceValues $part ): array {
		$draft  = new ModelBuilder( 'Frame' );
		$origin = $part->bag( 'orig' );
		foreach ( [ 'x' => [ 'originX', '50%' ], 'y' => [ 'originY', '50%' ], 'z' => [ 'originZ', '0' ] ] as $key => [ $name, $default ] ) {
			$text = rtrim( $origin->text( $key ) );
			if ( '' === $text || $default === $text || '0px' === $text || $draft->set( "to.$name", [ $text ] ) ) {
				$origin->take( $key );
			}
		}
		$depth = preg_replace( '/px$/', '', $part->text( 'pers' ) );
		if ( in_array( $depth, [ '', '600' ], true ) || ( is_numeric( $depth ) && $draft->set( 'to.perspective', [ $depth ] ) ) ) {
			$part->take( 'pers' );
		}
		return self::to( $draft );
	}

	/**
	 * Only what differs from rest.
	 *
	 * @param array<string, mixed> $pose
	 * @return array<string, mixed>
	 */
	public static function without_rest( array $pose ): array {
		return array_filter( $pose, static fn( mixed $value, string $name ): bool => ! is_array( $value ) || [ self::REST[ $name ] ?? 0 ] !== $value, ARRAY_FILTER_USE_BOTH );
	}

	/** Whether a value is as in the frame before, on all levels. */
	private static function inherits( mixed $value ): bool {
		return [] !== $value && [] === array_filter( is_array( $value ) ? $value : [ $value ], static fn( mixed $one ): bool => ! in_array( $one, [ 'inherit', '(inherit)' ], true ) );
	}

	/** A scale as a factor: `112%` is 1.12. */
	private static function factor( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return array_map( self::factor( ... ), $value );
		}
		return is_string( $value ) && 1 === preg_match( '/^\s*(-?\d{1,6}(?:\.\d{1,6})?)%\s*$/D', $value, $found ) ? (float) $found[1] / 100 : $value;
	}

	/** @return array<string, mixed> */
	private static function to( ModelBuilder $draft ): array {
		$pose = $draft->get( 'to' );
		/** @var array<string, mixed> $pose */
		$pose = is_array( $pose ) ? $pose : [];
		return $pose;
	}
}
