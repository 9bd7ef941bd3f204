<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Export;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\SourceValues;

defined( 'ABSPATH' ) || exit;

/** Reads arrows, bullets, thumbnails and tabs of an export. */
final class ExportNavigationReader {

	private const PARTS = [
		'arrows'  => 'arrows',
		'bullets' => 'bullets',
		'thumbs'  => 'thumbnails',
		'tabs'    => 'tabs',
	];

	private const TABLE = [
		'set'             => 'enable',
		'rtl'             => 'rtl',
		'animSpeed'       => 'animSpeed',
		'animDelay'       => 'animDelay',
		'style'           => 'style',
		'hideDelay'       => 'hide_delay',
		'hideDelayMobile' => 'hide_delay_mobile',
		'anim'            => 'anim',
		'horizontal'      => 'h_align',
		'vertical'        => 'v_align',
		'direction'       => 'direction',
		'offsetX'         => 'h_offset',
		'offsetY'         => 'v_offset',
		'align'           => 'container',
		'space'           => 'space',
		'width'           => 'width',
		'height'          => 'height',
		'widthMin'        => 'min_width',
		'amount'          => 'visibleAmount',
		'innerOuter'      => 'position',
		'padding'         => 'wrapper_padding',
		'wrapperColor'    => 'wrapper_color',
		'spanWrapper'     => 'span',
		'mhoffset'        => 'mhoffset',
		'mvoffset'        => 'mvoffset',
	];

	public static function read( SourceValues $nav, ModelBuilder $options ): void {
		foreach ( self::PARTS as $from => $to ) {
			$part = $nav->bag( $from );
			$at   = "navigation.$to";
			foreach ( self::TABLE as $key => $name ) {
				$part->fill( $options, [ $key => "$at.$name" ] );
			}
			if ( is_bool( $part->peek( 'alwaysOn' ) ) ) {
				$options->put( "$at.hide_onleave", ! $part->take( 'alwaysOn' ) );
			}
			foreach ( [ 'hideOver' => 'hide_over', 'hideUnder' => 'hide_under' ] as $key => $name ) {
				if ( true === $part->peek( $key ) && $options->set( "$at.$name", $part->peek( "{$key}Limit" ) ) ) {
					$part->take( $key );
					$part->take( "{$key}Limit" );
				}
			}
			foreach ( 'arrows' === $from ? [ 'left', 'right' ] : [] as $side ) {
				foreach ( [ 'anim', 'horizontal', 'vertical', 'offsetX', 'offsetY', 'align' ] as $key ) {
					$part->bag( $side )->fill( $options, [ $key => "$at.$side." . self::TABLE[ $key ] ] );
				}
			}
		}
	}
}
