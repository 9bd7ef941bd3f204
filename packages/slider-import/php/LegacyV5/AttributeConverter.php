<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\LegacyV5;

use Frontage\SliderImport\Source\AttributeSyntax;
use Frontage\SliderImport\Source\JsLiteralParser;
use Frontage\SliderImport\Source\PageElement;

defined( 'ABSPATH' ) || exit;

/** Converts attributes of version 5 (`data-x="center"`, `data-transform_in`) to version 6; attributes without a counterpart are kept. */
final class AttributeConverter {

	/** Old attribute => attribute and key of version 6. */
	private const LAYER = [
		'data-x'             => [ 'data-xy', 'x' ],
		'data-hoffset'       => [ 'data-xy', 'xo' ],
		'data-y'             => [ 'data-xy', 'y' ],
		'data-voffset'       => [ 'data-xy', 'yo' ],
		'data-width'         => [ 'data-dim', 'w' ],
		'data-height'        => [ 'data-dim', 'h' ],
		'data-whitespace'    => [ 'data-text', 'w' ],
		'data-fontsize'      => [ 'data-text', 's' ],
		'data-lineheight'    => [ 'data-text', 'l' ],
		'data-letterspacing' => [ 'data-text', 'ls' ],
		'data-fontweight'    => [ 'data-text', 'fw' ],
		'data-textalign'     => [ 'data-text', 'a' ],
		'data-paddingtop'    => [ 'data-padding', 't' ],
		'data-paddingright'  => [ 'data-padding', 'r' ],
		'data-paddingbottom' => [ 'data-padding', 'b' ],
		'data-paddingleft'   => [ 'data-padding', 'l' ],
		'data-start'         => [ 'data-frame_1', 'st' ],
		'data-speed'         => [ 'data-frame_1', 'sp' ],
		'data-easing'        => [ 'data-frame_1', 'e' ],
		'data-end'           => [ 'data-frame_999', 'st' ],
		'data-endspeed'      => [ 'data-frame_999', 'sp' ],
		'data-endeasing'     => [ 'data-frame_999', 'e' ],
	];

	private const WHOLE = [
		'data-responsive_offset' => 'data-rsp_o',
		'data-responsive'        => 'data-rsp_bd',
		'data-visibility'        => 'data-vbility',
		'data-style_hover'       => 'data-frame_hover',
		'data-transform_hover'   => 'data-frame_hover',
	];

	private const STYLE = [
		'bg'     => 'bgc',
		'bc'     => 'boc',
		'bs'     => 'bos',
		'bw'     => 'bow',
		'br'     => 'bor',
		'cursor' => 'cur',
	];

	private const SLIDE = [
		'data-transition'  => [ 'data-anim', 't' ],
		'data-slotamount'  => [ 'data-anim', 'sl' ],
		'data-masterspeed' => [ 'data-anim', 's' ],
		'data-easein'      => [ 'data-anim', 'ei' ],
		'data-easeout'     => [ 'data-anim', 'eo' ],
		'data-rotate'      => [ 'data-anim', 'r' ],
		'data-fstransition' => [ 'data-firstanim', 't' ],
		'data-fsmasterspeed' => [ 'data-firstanim', 's' ],
		'data-fsslotamount' => [ 'data-firstanim', 'sl' ],
		'data-delay'       => [ 'data-duration', '' ],
		'data-hideafterloop' => [ 'data-hal', '' ],
		'data-index'       => [ 'data-key', '' ],
	];

	private const IMAGE = [
		'data-bgposition' => [ 'data-bg', 'p' ],
		'data-bgfit'      => [ 'data-bg', 'f' ],
		'data-bgrepeat'   => [ 'data-bg', 'r' ],
		'data-bgcolor'    => [ 'data-bg', 'c' ],
		'data-bgparallax' => [ 'data-parallax', '' ],
		'data-duration'   => [ 'data-panzoom', 'd' ],
		'data-ease'       => [ 'data-panzoom', 'e' ],
		'data-scalestart' => [ 'data-panzoom', 'ss' ],
		'data-scaleend'   => [ 'data-panzoom', 'se' ],
		'data-rotatestart' => [ 'data-panzoom', 'rs' ],
		'data-rotateend'  => [ 'data-panzoom', 're' ],
		'data-blurstart'  => [ 'data-panzoom', 'bs' ],
		'data-blurend'    => [ 'data-panzoom', 'be' ],
	];

	/** @param array<mixed> $element */
	public static function is_old( array $element ): bool {
		$attrs = PageElement::attributes( $element );
		return 1 === preg_match( '/\btp-caption\b/', $attrs['class'] ?? '' ) && ! isset( $attrs['data-xy'] );
	}

	/**
	 * @param array<mixed> $element
	 * @return array<mixed>
	 */
	public static function layer( array $element ): array {
		if ( ! self::is_old( $element ) ) {
			return $element;
		}
		$element = self::with_image_size( V5LoopConverter::move_from_wrapper( $element ) );
		$attrs   = VideoAttributeConverter::attributes( JsonAttributeConverter::frames( PageElement::attributes( $element ) ) );
		foreach ( [ 'in' => [ 'data-frame_0', 'data-frame_1' ], 'out' => [ 'data-frame_999', 'data-frame_999' ], 'idle' => [ 'data-frame_1', 'data-frame_1' ] ] as $key => [ $pose, $time ] ) {
			foreach ( AttributeSyntax::parts( self::pose( $attrs[ "data-transform_$key" ] ?? '' ) ) as [ $name, $value ] ) {
				$attrs = 's' === $name || 'e' === $name ? self::add( $attrs, $time, 's' === $name ? 'sp' : 'e', $value ) : self::add( $attrs, $pose, $name, $value );
			}
			unset( $attrs[ "data-transform_$key" ] );
		}
		if ( isset( $attrs['data-frame_999'] ) && 1 !== preg_match( '/(?:^|;)\s*st:/', $attrs['data-frame_999'] ) ) {
			$attrs['data-end'] ??= 'w';
		}
		foreach ( [ 'in' => 'data-frame_0', 'out' => 'data-frame_999' ] as $key => $frame ) {
			if ( isset( $attrs[ "data-mask_$key" ] ) ) {
				$attrs[ "{$frame}_mask" ] = 'u:t;' . self::pose( $attrs[ "data-mask_$key" ] );
				unset( $attrs[ "data-mask_$key" ] );
			}
			$by = $attrs[ "data-split$key" ] ?? '';
			if ( in_array( $by, [ 'chars', 'words', 'lines' ], true ) ) {
				$delay = $attrs[ 'in' === $key ? 'data-elementdelay' : 'data-endelementdelay' ] ?? '';
				$attrs[ ( 'in' === $key ? 'data-frame_1' : $frame ) . "_$by" ] = is_numeric( $delay ) ? 'd:' . 100 * (float) $delay : 'u:t';
				unset( $attrs[ "data-split$key" ], $attrs[ 'in' === $key ? 'data-elementdelay' : 'data-endelementdelay' ] );
			}
		}
		$attrs = self::move( $attrs, self::LAYER );
		foreach ( self::WHOLE as $from => $to ) {
			if ( isset( $attrs[ $from ] ) ) {
				$value        = self::list( $attrs[ $from ] );
				$attrs[ $to ] = self::join( $attrs[ $to ] ?? '', 'data-style_hover' === $from ? self::style( $value ) : ( 'data-transform_hover' === $from ? self::pose( $value, 'sp' ) : $value ) );
				unset( $attrs[ $from ] );
			}
		}
		return [ ...$element, 'attrs' => $attrs ];
	}

	/**
	 * An image with its own size per breakpoint; the layer around it then has none.
	 *
	 * @param array<mixed> $element
	 * @return array<mixed>
	 */
	private static function with_image_size( array $element ): array {
		$children = is_array( $element['children'] ?? null ) ? $element['children'] : [];
		$attrs    = PageElement::attributes( $element );
		foreach ( $children as $n => $child ) {
			if ( ! is_array( $child ) || 'img' !== ( $child['el'] ?? '' ) ) {
				continue;
			}
			$image = PageElement::attributes( $child );
			foreach ( [ 'data-ww' => 'data-width', 'data-hh' => 'data-height' ] as $from => $to ) {
				$size = self::list( $image[ $from ] ?? '' );
				if ( 1 === preg_match( '/\d/', $size ) && 1 !== preg_match( '/[a-z]{5}/i', $size ) && 1 !== preg_match( '/\d/', $attrs[ $to ] ?? '' ) ) {
					$attrs[ $to ] = $size;
					unset( $image[ $from ] );
				}
			}
			$children[ $n ] = [ ...$child, 'attrs' => $image ];
			return [ ...$element, 'attrs' => $attrs, 'children' => $children ];
		}
		return $element;
	}

	/**
	 * @param array<string, string> $attrs
	 * @return array<string, string>
	 */
	public static function slide( array $attrs ): array {
		return isset( $attrs['data-transition'] ) || isset( $attrs['data-masterspeed'] ) || isset( $attrs['data-index'] ) ? self::move( $attrs, self::SLIDE ) : $attrs;
	}

	/**
	 * @param array<string, string> $attrs
	 * @return array<string, string>
	 */
	public static function image( array $attrs ): array {
		if ( isset( $attrs['data-panzoom'] ) || isset( $attrs['data-bg'] ) ) {
			return $attrs;
		}
		foreach ( [ 'start' => 'os', 'end' => 'oe' ] as $end => $key ) {
			if ( isset( $attrs[ "data-offset$end" ] ) ) {
				$attrs = self::add( $attrs, 'data-panzoom', $key, str_replace( ' ', '/', trim( $attrs[ "data-offset$end" ] ) ) );
				unset( $attrs[ "data-offset$end" ] );
			}
		}
		return self::move( $attrs, self::IMAGE );
	}

	/**
	 * @param array<string, string>                $attrs
	 * @param array<string, array{string, string}> $table
	 * @return array<string, string>
	 */
	private static function move( array $attrs, array $table ): array {
		foreach ( $table as $from => [ $to, $key ] ) {
			if ( ! isset( $attrs[ $from ] ) || ( '' === $key && isset( $attrs[ $to ] ) ) ) {
				continue;
			}
			$value = self::list( $attrs[ $from ] );
			unset( $attrs[ $from ] );
			$attrs = '' === $key ? [ ...$attrs, $to => $value ] : self::add( $attrs, $to, $key, $value );
		}
		return $attrs;
	}

	/**
	 * @param array<string, string> $attrs
	 * @return array<string, string>
	 */
	private static function add( array $attrs, string $attribute, string $key, string $value ): array {
		$attrs[ $attribute ] = ( isset( $attrs[ $attribute ] ) ? rtrim( $attrs[ $attribute ], ';' ) . ';' : '' ) . "$key:$value;";
		return $attrs;
	}

	/** Joins two values of an attribute. */
	public static function join( string $one, string $other ): string {
		return ltrim( rtrim( $one, '; ' ) . ';' . $other, '; ' );
	}

	/**
	 * Converts a pose: `x:[100%];opacity:0;` is relative to the layer's own size, and becomes `x:100%;o:0;` in version
	 * 6.
	 *
	 * @param string $speed New name of `s`.
	 */
	public static function pose( string $text, string $speed = 's' ): string {
		$parts = [];
		foreach ( AttributeSyntax::parts( $text ) as [ $key, $value ] ) {
			$key     = 's' === $key ? $speed : ( 'opacity' === $key ? 'o' : $key );
			$value   = 'auto' === $key && 'auto' === $value ? 'true' : (string) preg_replace( '/^\[(-?[\d.]+%)\]$/D', '$1', $value );
			$parts[] = '' === $key ? $value : "$key:$value";
		}
		return $parts ? implode( ';', $parts ) . ';' : $text;
	}

	/** Converts the hover style of a layer. */
	public static function style( string $text ): string {
		$parts = [];
		foreach ( AttributeSyntax::parts( $text ) as [ $key, $value ] ) {
			$key     = self::STYLE[ $key ] ?? $key;
			$parts[] = '' === $key ? $value : "$key:$value";
		}
		return $parts ? implode( ';', $parts ) . ';' : $text;
	}

	/** Converts `['auto','30px']` to `auto,30px`. */
	private static function list( string $value ): string {
		if ( ! str_starts_with( trim( $value ), '[' ) || ! str_ends_with( trim( $value ), ']' ) ) {
			return $value;
		}
		$list = JsLiteralParser::read( trim( $value ) );
		return is_array( $list ) && array_filter( $list, is_scalar( ... ) ) === $list ? implode( ',', array_map( strval( ... ), $list ) ) : $value;
	}
}
