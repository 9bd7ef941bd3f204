<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\LegacyV5;

use Frontage\SliderImport\Export\ExportActionReader;
use Frontage\SliderImport\Model\TypedFields;

defined( 'ABSPATH' ) || exit;

/** Converts a layer of an export of version 4 or 5 to the element that it would have rendered, with the attributes of version 6. */
final class V5LayerConverter {

	private const TAGS = [ 'div', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'span' ];

	/**
	 * @param array<mixed>  $source
	 * @param list<string> $awaited Ids of the layers that an action shows or hides.
	 * @return array<string, mixed>
	 */
	public static function read( array $source, string $slide, int $n, array $awaited = [] ): array {
		$layer = new TypedFields( $source );
		$type  = $layer->text( 'type' ) ?: 'text';
		$tag   = $layer->text( 'html_tag' );
		$fills = V5VideoConverter::fills_slide( $layer );
		$attrs = [
			'id'            => "slide-$slide-layer-" . ( $layer->text( 'unique_id' ) ?: $n + 1 ),
			'data-type'     => $type,
			'data-xy'       => $fills ? '' : self::parts( [ 'x' => $layer->levels( 'align_hor' ), 'xo' => $layer->levels( 'left' ), 'y' => $layer->levels( 'align_vert' ), 'yo' => $layer->levels( 'top' ) ] ),
			'data-dim'      => $fills ? 'w:100%;h:100%;' : self::size( $layer, $type ),
			'data-basealign' => $fills ? 'slide' : $layer->text( 'basealign' ),
			'data-rsp_bd'   => $layer->is_off( 'resize-full' ) ? 'off' : '',
			'data-rsp_o'    => $layer->is_off( 'responsive_offset' ) ? 'off' : '',
			'data-vbility'  => self::visibility( $layer ),
			'data-layeronlimit' => $layer->is_on( 'hiddenunder' ) ? 'on' : '',
			'data-triggermemory' => $layer->text( 'trigger_memory' ) === 'keep' ? 'keep' : '',
			'title'         => $layer->text( 'attrTitle' ),
			'class'         => trim( 'rs-layer ' . $layer->text( 'attrClasses' ) . ' ' . $layer->text( 'style' ) ),
			'data-actions'  => self::actions( $layer->fields( 'layer_action' ), $slide ),
			...self::style_attributes( $layer, $n ),
			...V5MotionConverter::attributes( $layer, in_array( $layer->text( 'unique_id' ), $awaited, true ) ),
			...VideoAttributeConverter::attributes( V5VideoConverter::layer( $layer ) ),
		];
		$read  = [ 'el' => in_array( $tag, self::TAGS, true ) && 'div' !== $tag ? $tag : 'rs-layer', 'attrs' => array_filter( $attrs, static fn( string $one ): bool => '' !== $one ) ];
		if ( 'image' === $type ) {
			$url = $layer->text( 'image_url' ) ?: $layer->text( 'image_url_main' );
			return $read + ( '' === $url ? [] : [ 'children' => [ [ 'el' => 'img', 'attrs' => [ 'src' => $url, 'alt' => $layer->text( 'alt' ) ] + self::natural_size( $layer ) ] ] ] );
		}
		$read['html'] = $layer->text( 'text' );
		if ( $layer->is_on( 'toggle' ) && '' !== $layer->text( 'texttoggle' ) ) {
			$read['children'] = [ [ 'el' => 'rs-untoggled-content', 'html' => $read['html'] ], [ 'el' => 'rs-toggled-content', 'html' => $layer->text( 'texttoggle' ) ] ];
		}
		return in_array( $type, [ 'shape', 'video', 'audio' ], true ) ? array_diff_key( $read, [ 'html' => 1 ] ) : $read;
	}

	/** @return array<string, string> */
	private static function natural_size( TypedFields $layer ): array {
		$sizes = [ 'width' => $layer->text( 'originalWidth' ), 'height' => $layer->text( 'originalHeight' ) ];
		return array_filter( $sizes, static fn( string $one ): bool => is_numeric( $one ) && $one > 0 );
	}

	private static function size( TypedFields $layer, string $type ): string {
		[ $width, $height ] = match ( $type ) {
			'image'          => [ $layer->levels( 'scaleX' ), $layer->levels( 'scaleY' ) ],
			'video', 'audio' => [ $layer->levels( 'video_width' ), $layer->levels( 'video_height' ) ],
			default          => [ $layer->levels( 'max_width' ), $layer->levels( 'max_height' ) ],
		};
		return 'fullwidth' === $layer->text( 'cover_mode' ) ? 'w:100%;' : ( 'cover' === $layer->text( 'cover_mode' ) ? 'w:100%;h:100%;' : self::parts( [ 'w' => $width, 'h' => $height ] ) );
	}

	private static function visibility( TypedFields $layer ): string {
		$levels = array_map( static fn( string $level ): string => $layer->is_off( "visible-$level" ) ? 'f' : 't', [ 'desktop', 'notebook', 'tablet', 'mobile' ] );
		return in_array( 'f', $levels, true ) ? implode( ',', $levels ) : '';
	}

	/** @return array<string, string> */
	private static function style_attributes( TypedFields $layer, int $n ): array {
		$type                      = $layer->fields( 'static_styles' );
		$form                      = $layer->fields( 'deformation' );
		$four                      = static fn( string $key ): string => implode( ',', array_map( static fn( mixed $one ): string => is_scalar( $one ) ? (string) (float) $one : '0', array_slice( array_values( $form->list( $key ) ), 0, 4 ) ) );
		$sides                     = array_map( floatval( ... ), explode( ',', $four( 'padding' ) . ',0,0,0,0' ) );
		$style                     = [ 'z-index' => (string) ( $n + 5 ), 'font-family' => $form->text( 'font-family' ), 'font-style' => 'normal' === $form->text( 'font-style' ) ? '' : $form->text( 'font-style' ), 'text-decoration' => $form->text( 'text-decoration' ) ];
		$fill                      = self::color( $form->text( 'background-color' ), $form->text( 'background-transparency' ) );
		$style['background-color'] = 'transparent' === $fill ? '' : $fill;
		$border                    = '' !== $form->text( 'border-style' ) && 'none' !== $form->text( 'border-style' ) ? [ 'bos' => $form->text( 'border-style' ), 'boc' => self::color( $form->text( 'border-color' ), $form->text( 'border-transparency' ) ), 'bow' => $form->list( 'border-width' ) ? $four( 'border-width' ) : $form->text( 'border-width' ) ] : [];
		return [
			'data-text'    => self::parts( [ 's' => $type->levels( 'font-size' ), 'l' => $type->levels( 'line-height' ), 'fw' => $type->levels( 'font-weight' ), 'w' => $layer->levels( 'whitespace' ), 'a' => $form->levels( 'text-align' ), 'ls' => $type->levels( 'letter-spacing' ) ] ),
			'data-color'   => str_replace( '||||', '', $type->levels( 'color', '||' ) ),
			'data-padding' => array_filter( $sides ) ? "t:$sides[0];r:$sides[1];b:$sides[2];l:$sides[3];" : '',
			'data-border'  => self::parts( $border + [ 'bor' => array_filter( explode( ',', $four( 'border-radius' ) ), static fn( string $one ): bool => (float) $one > 0 ) ? $four( 'border-radius' ) : '' ] ),
			'data-parallax' => $form->number( 'parallax' ) > 0 ? $form->text( 'parallax' ) : '',
			'style'        => self::parts( $style ),
		];
	}

	/**
	 * Ids of the layers that an action of this layer shows or hides.
	 *
	 * @param array<mixed> $source
	 * @return list<string>
	 */
	public static function revealed_layers( array $source ): array {
		$actions  = ( new TypedFields( $source ) )->fields( 'layer_action' );
		$targets  = array_values( $actions->list( 'layer_target' ) );
		$revealed = array_intersect_key( $targets, array_filter( array_values( $actions->list( 'action' ) ), static fn( mixed $name ): bool => in_array( $name, [ 'start_in', 'start_out', 'toggle_layer' ], true ) ) );
		return array_map( strval( ... ), array_values( array_filter( $revealed, is_scalar( ... ) ) ) );
	}

	/** The export has one list per property, with an item for each action. */
	private static function actions( TypedFields $source, string $slide ): string {
		$column  = static function ( string $key, int $n ) use ( $source ): string {
			$value = array_values( $source->list( $key ) )[ $n ] ?? '';
			return is_scalar( $value ) && 1 !== preg_match( '/[;|]/', (string) $value ) ? trim( (string) $value ) : '';
		};
		$actions = [];
		foreach ( array_slice( array_values( $source->list( 'action' ) ), 0, 100 ) as $n => $name ) {
			$name = is_scalar( $name ) ? (string) $name : '';
			if ( '' === $name || 'none' === $name ) {
				continue;
			}
			$target       = $column( 'layer_target', $n );
			$slide_target = [ 'next' => 'next', 'prev' => 'previous', 'first' => 'first', 'last' => 'last' ][ (string) preg_replace( '/_slide$/', '', $name ) ] ?? '';
			$to           = $column( 'jump_to_slide', $n );
			$actions[]    = self::parts(
				[
					'o'      => $column( 'tooltip_event', $n ) ?: 'click',
					'a'      => 'callback' === $name ? 'callback' : ( ExportActionReader::NAMES[ $name ] ?? (string) preg_replace( '/[^\w-]+/', '-', $name ) ),
					'url'    => $column( 'image_link', $n ),
					'target' => $column( 'link_open_in', $n ),
					'slide'  => $slide_target ?: ( is_numeric( $to ) ? "rs-$to" : '' ),
					'layer'  => is_numeric( $target ) ? "slide-$slide-layer-$target" : $target,
					'd'      => $column( 'action_delay', $n ),
					'offset' => $column( 'scrollunder_offset', $n ),
					'class'  => $column( 'toggle_class', $n ),
					'ls'     => $column( 'toggle_layer_type', $n ),
				]
			);
		}
		return implode( '||', $actions );
	}

	/** Color with an opacity, 0 to 1. */
	public static function color( string $color, string $opacity ): string {
		if ( 1 === preg_match( '/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i', $color, $found ) && is_numeric( $opacity ) && (float) $opacity < 1 ) {
			return (float) $opacity <= 0 ? 'transparent' : sprintf( 'rgba(%d,%d,%d,%s)', hexdec( $found[1] ), hexdec( $found[2] ), hexdec( $found[3] ), (float) $opacity );
		}
		return $color;
	}

	/** @param array<string, string> $parts Characters that would begin another part are removed. */
	public static function parts( array $parts ): string {
		$text = '';
		foreach ( $parts as $key => $value ) {
			$text .= '' === $value || 1 === preg_match( '/[;"<>]/', $value ) ? '' : "$key:$value;";
		}
		return $text;
	}
}
