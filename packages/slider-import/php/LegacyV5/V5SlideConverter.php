<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\LegacyV5;

use Frontage\SliderImport\Model\TypedFields;

defined( 'ABSPATH' ) || exit;

/** Converts a slide of an export of version 4 or 5 to the element that it would have rendered. */
final class V5SlideConverter {

	/**
	 * @param array<mixed> $slide
	 * @return array<string, mixed>
	 */
	public static function read( array $slide, int $n ): array {
		$params = new TypedFields( $slide['params'] ?? null );
		$id     = is_scalar( $slide['id'] ?? null ) ? (string) preg_replace( '/[^\w-]/', '', (string) $slide['id'] ) : '';
		$id     = '' === $id ? (string) ( $n + 1 ) : $id;
		$attrs  = array_filter(
			[
				'data-key'         => "rs-$id",
				'data-title'       => $params->text( 'title' ),
				'data-description' => $params->text( 'slide_description' ),
				'data-duration'    => $params->text( 'delay' ),
				'data-hal'         => $params->number( 'hideslideafter' ) ? $params->text( 'hideslideafter' ) : '',
				'data-visible'     => 'unpublished' === $params->text( 'state' ) ? 'false' : '',
				'data-thumb'       => $params->text( 'slide_thumb' ),
				'class'            => $params->text( 'class_attr' ),
				'data-anim'        => self::transition( $params ),
				...self::link( $params ),
				...self::texts( $params ),
			],
			static fn( string $one ): bool => '' !== $one
		);
		$read  = [ 'attrs' => $attrs, 'layers' => self::layers( $slide, $id ) ];
		$image = self::background( $params );
		$video = V5VideoConverter::background_video( $params );
		return $read + ( $image ? [ 'bg' => $image ] : [] ) + ( $video ? [ 'bgVideo' => $video ] : [] );
	}

	/**
	 * @param array<mixed> $slide
	 * @return list<array<string, mixed>>
	 */
	public static function layers( array $slide, string $id ): array {
		$source  = array_filter( is_array( $slide['layers'] ?? null ) ? array_values( $slide['layers'] ) : [], is_array( ... ) );
		$awaited = array_merge( ...array_map( V5LayerConverter::revealed_layers( ... ), array_values( $source ) ) );
		$layers  = [];
		foreach ( $source as $n => $layer ) {
			$layers[] = V5LayerConverter::read( $layer, $id, $n, $awaited );
		}
		return $layers;
	}

	private static function transition( TypedFields $params ): string {
		$several = static function ( string $key ) use ( $params ): string {
			$list  = $params->list( $key ) ?: [ $params->text( $key ) ];
			$words = array_map( static fn( mixed $one ): string => is_scalar( $one ) && 1 === preg_match( '/^[\w.-]*$/', (string) $one ) ? (string) $one : '', array_values( $list ) );
			return implode( ',', array_map( static fn( string $one ): string => '' === $one ? 'd' : $one, $words ) );
		};
		$anim = '';
		foreach ( [ 't' => 'slide_transition', 's' => 'transition_duration', 'ei' => 'transition_ease_in', 'eo' => 'transition_ease_out', 'r' => 'transition_rotation', 'sl' => 'slot_amount' ] as $to => $from ) {
			$value = $several( $from );
			$anim .= '' === trim( str_replace( [ 'default', 'd', ',' ], '', $value ) ) ? '' : "$to:" . str_replace( 'default', 'd', $value ) . ';';
		}
		return $anim;
	}

	/** @return array<string, string> */
	private static function link( TypedFields $params ): array {
		if ( ! $params->is_on( 'enable_link' ) ) {
			return [];
		}
		$link = 'slide' === $params->text( 'link_type' ) ? [ 'data-linktoslide' => $params->text( 'slide_link' ) ] : [ 'data-link' => $params->text( 'link' ), 'data-target' => 'new' === $params->text( 'link_open_in' ) ? '_blank' : '' ];
		return $link + [ 'data-seoz' => $params->text( 'link_pos' ) ];
	}

	/** @return array<string, string> */
	private static function texts( TypedFields $params ): array {
		$texts = [];
		for ( $n = 1; $n <= 10; $n++ ) {
			$texts[ "data-p$n" ] = $params->text( "params_$n" );
		}
		return $texts;
	}

	/** @return array<string, string> */
	private static function background( TypedFields $params ): array {
		$type  = $params->text( 'background_type' );
		$image = match ( $type ) {
			// For a video, the image shown before it plays.
			'image', 'youtube', 'vimeo', 'html5' => $params->text( 'image' ),
			'external' => $params->text( 'slide_bg_external' ) ?: $params->text( 'bg_external' ),
			default    => '',
		};
		$color = 'solid' === $type ? ( $params->text( 'slide_bg_color' ) ?: $params->text( 'bg_color' ) ) : '';
		$part  = static fn( string $key ): string => 'percentage' === $params->text( $key ) ? $params->number( "{$key}_x" ) . '% ' . $params->number( "{$key}_y" ) . '%' : $params->text( $key );
		$bg    = '';
		foreach ( [ 'p' => $part( 'bg_position' ), 'f' => $part( 'bg_fit' ), 'r' => $params->text( 'bg_repeat' ), 'c' => $color ] as $key => $value ) {
			$bg .= '' === $value || 1 === preg_match( '/[;"<>]/', $value ) ? '' : "$key:$value;";
		}
		$attrs = [ 'class' => 'rev-slidebg', 'data-bg' => $bg ] + ( '' === $image ? [] : [ 'src' => $image ] );
		if ( '' !== $params->text( 'alt_attr' ) ) {
			$attrs['alt'] = $params->text( 'alt_attr' );
		}
		if ( $params->number( 'slide_parallax_level' ) > 0 ) {
			$attrs['data-parallax'] = $params->text( 'slide_parallax_level' );
		}
		if ( $params->is_on( 'kenburn_effect' ) && '' !== $image ) {
			$attrs['data-panzoom'] = sprintf(
				'd:%d;e:%s;ss:%s;se:%s;rs:%s;re:%s;os:%s/%s;oe:%s/%s;',
				$params->number( 'kb_duration' ),
				preg_replace( '/[^\w.]/', '', $params->text( 'kb_easing' ) ) ?: 'none',
				...array_map( $params->number( ... ), [ 'kb_start_fit', 'kb_end_fit', 'kb_start_rotate', 'kb_end_rotate', 'kb_start_offset_x', 'kb_start_offset_y', 'kb_end_offset_x', 'kb_end_offset_y' ] )
			);
		}
		return '' === $image && '' === $color ? [] : $attrs;
	}
}
