<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\LegacyV5;

use Frontage\SliderImport\Model\TypedFields;

defined( 'ABSPATH' ) || exit;

/**
 * Converts an export of version 4 or 5 to the page that it would have rendered: elements, attributes and options in the
 * format of PageReader.
 */
final class V5ExportConverter {

	/** Option on the page => its name in the export. */
	private const OPTIONS = [
		'delay'              => 'delay',
		'startDelay'         => 'start_js_after_delay',
		'minHeight'          => 'min_height',
		'fullScreenOffsetContainer' => 'fullscreen_offset_container',
		'fullScreenOffset'   => 'fullscreen_offset_size',
		'autoHeight'         => 'auto_height',
		'fullScreenAlignForce' => 'full_screen_align_force',
		'shuffle'            => 'shuffle',
		'lazyType'           => 'lazy_load_type',
		'shadow'             => 'shadow_type',
		'dottedOverlay'      => 'background_dotted_overlay',
		'hideSliderAtLimit'  => 'hide_slider_under',
		'hideCaptionAtLimit' => 'hide_defined_layers_under',
		'hideAllCaptionAtLilmit' => 'hide_all_layers_under',
		'spinner'            => 'use_spinner',
		'spinnerclr'         => 'spinner_color',
	];

	private const NAVIGATION = [
		'keyboardNavigation'    => 'keyboard_navigation',
		'keyboard_direction'    => 'keyboard_direction',
		'mouseScrollNavigation' => 'mousescroll_navigation',
		'onHoverStop'           => 'stop_on_hover',
	];

	/** Part => prefix of its keys, key of its style, key of its switch. */
	private const PARTS = [
		'arrows'     => [ 'arrows', 'navigation_arrow_style', 'enable_arrows' ],
		'bullets'    => [ 'bullets', 'navigation_bullets_style', 'enable_bullets' ],
		'thumbnails' => [ 'thumbs', 'thumbnails_style', 'enable_thumbnails' ],
		'tabs'       => [ 'tabs', 'tabs_style', 'enable_tabs' ],
	];

	private const LAYOUTS = [ 'fullwidth', 'fullscreen' ];

	/** @param array<mixed> $export */
	public static function is_v5_export( array $export ): bool {
		$params = is_array( $export['params'] ?? null ) ? $export['params'] : [];
		return isset( $params['slider_type'] ) || isset( $params['slider-type'] );
	}

	/**
	 * @param array<mixed> $export
	 * @return array{modules: list<array<string, mixed>>}
	 */
	public static function page( array $export ): array {
		$params = new TypedFields( $export['params'] ?? null );
		$slides = [];
		foreach ( self::list( $export['slides'] ?? null ) as $n => $slide ) {
			$slides[ $n ] = [ (float) ( is_numeric( $slide['slide_order'] ?? null ) ? $slide['slide_order'] : $n ), V5SlideConverter::read( $slide, $n ) ];
		}
		usort( $slides, static fn( array $one, array $other ): int => $one[0] <=> $other[0] );
		$static = [];
		foreach ( self::list( $export['static_slides'] ?? null ) as $slide ) {
			$static = [ ...$static, ...V5SlideConverter::layers( $slide, 'static' ) ];
		}
		$alias = $params->text( 'alias' );
		$wrap  = 'background:' . ( $params->text( 'background_color' ) ?: 'transparent' ) . ';';
		foreach ( [ 'top', 'right', 'bottom', 'left' ] as $side ) {
			$wrap .= $params->number( "margin_$side" ) ? "margin-$side:" . $params->number( "margin_$side" ) . 'px;' : '';
		}
		return [
			'modules' => [
				[
					'id'           => (string) preg_replace( '/[^\w-]/', '-', $alias ),
					'title'        => $params->text( 'title' ),
					'version'      => $params->text( 'version' ) ?: '5',
					'wrap'         => [ 'data-alias' => $alias, 'style' => $wrap ],
					'module'       => [],
					'slides'       => array_column( $slides, 1 ),
					'staticLayers' => $static,
					'init'         => self::options( $params ),
					'code'         => [ 'css' => $params->text( 'custom_css' ), 'script' => $params->text( 'custom_javascript' ) ],
				],
			],
		];
	}

	/** @return array<string, mixed> */
	private static function options( TypedFields $params ): array {
		$levels = [ 'notebook', 'tablet', 'mobile' ];
		$custom = array_map( static fn( string $level ): bool => $params->is_on( 'enable_custom_size_' . ( 'mobile' === $level ? 'iphone' : $level ) ), $levels );
		$size   = static fn( string $name ): array => [ $params->number( $name ), ...array_map( static fn( string $level, bool $own ): ?float => $own ? $params->number( "{$name}_$level" ) : null, $levels, $custom ) ];
		$init   = [
			'sliderType'       => $params->text( 'slider-type' ) ?: 'standard',
			'sliderLayout'     => in_array( $params->text( 'slider_type' ), self::LAYOUTS, true ) ? $params->text( 'slider_type' ) : 'auto',
			'gridwidth'        => $size( 'width' ),
			'gridheight'       => $size( 'height' ),
			'responsiveLevels' => [ 1240, 1024, 778, 480 ],
			'visibilityLevels' => [ 1240, 1024, 778, 480 ],
			'stopLoop'         => $params->is_on( 'stop_slider' ),
			'stopAfterLoops'   => $params->number( 'stop_after_loops' ),
			'stopAtSlide'      => $params->number( 'stop_at_slide' ),
			'progressBar'      => [ 'disableProgressBar' => 'hide' === $params->text( 'show_timerbar' ) || $params->is_off( 'enable_progressbar' ) ],
			'navigation'       => self::navigation( $params ),
		];
		foreach ( self::OPTIONS as $to => $from ) {
			if ( '' !== $params->text( $from ) ) {
				$init[ $to ] = 'spinner' === $to ? ( '-1' === $params->text( $from ) ? 'off' : 'spinner' . $params->text( $from ) ) : $params->text( $from );
			}
		}
		if ( 'fullscreen' === $init['sliderLayout'] && $params->number( 'fullscreen_min_height' ) ) {
			$init['minHeight'] = $params->number( 'fullscreen_min_height' );
		}
		if ( 'carousel' === $init['sliderType'] ) {
			$init['carousel'] = self::carousel( $params );
		}
		if ( $params->is_on( 'use_parallax' ) ) {
			$init['parallax'] = [
				'type'   => $params->is_on( 'ddd_parallax' ) ? '3D' : $params->text( 'parallax_type' ),
				'origo'  => $params->text( 'parallax_origo' ) ?: 'enterpoint',
				'speed'  => $params->number( 'parallax_speed' ),
				'levels' => array_map( static fn( int $n ): float => $params->number( "parallax_level_$n" ), range( 1, 16 ) ),
				'disable_onmobile' => $params->is_on( 'disable_parallax_mobile' ),
			];
		}
		return $init;
	}

	/** @return array<string, mixed> */
	private static function navigation( TypedFields $params ): array {
		$navigation = [ 'onHoverStop' => $params->is_on( 'stop_on_hover' ) ];
		foreach ( self::NAVIGATION as $to => $from ) {
			if ( '' !== $params->text( $from ) ) {
				$navigation[ $to ] = $params->text( $from );
			}
		}
		$navigation['touch'] = [
			'touchenabled'    => $params->is_on( 'touchenabled' ),
			'swipe_treshold'  => $params->number( 'swipe_velocity' ) ?: 75,
			'swipe_direction' => $params->text( 'swipe_direction' ) ?: 'horizontal',
		];
		foreach ( self::PARTS as $part => [ $prefix, $style, $switch ] ) {
			// Version 4 had a single key for all of them.
			$older = 'arrows' === $part && in_array( $params->text( 'navigation_arrows' ), [ 'solo', 'nexttobullets' ], true ) || 'bullets' === $part && 'bullet' === $params->text( 'navigaion_type' ) || 'thumbnails' === $part && 'thumb' === $params->text( 'navigaion_type' );
			if ( ! $params->is_on( $switch ) && ! $older ) {
				continue;
			}
			$own                 = 'thumbnails' === $part ? 'thumbnails' : $prefix;
			$navigation[ $part ] = [
				'enable'       => true,
				'style'        => $params->text( $style ),
				'hide_onleave'  => $params->is_on( "{$prefix}_always_on" ), // The name has the opposite meaning.
				'hide_onmobile' => $params->is_on( "hide_{$prefix}_on_mobile" ),
			];
			if ( 'arrows' === $part ) {
				foreach ( [ 'left', 'right' ] as $side ) {
					$navigation[ $part ][ $side ] = [ 'h_align' => $params->text( "{$side}arrow_align_hor" ) ?: $side, 'v_align' => $params->text( "{$side}arrow_align_vert" ) ?: 'center', 'h_offset' => $params->number( "{$side}arrow_offset_hor" ), 'v_offset' => $params->number( "{$side}arrow_offset_vert" ) ];
				}
				continue;
			}
			foreach ( [ 'h_align' => 'align_hor', 'v_align' => 'align_vert', 'h_offset' => 'offset_hor', 'v_offset' => 'offset_vert', 'space' => 'space', 'direction' => 'direction' ] as $to => $name ) {
				$value = $params->text( "{$own}_$name" );
				if ( '' !== $value ) {
					$navigation[ $part ][ $to ] = $value;
				}
			}
		}
		return $navigation;
	}

	/** @return array<string, mixed> */
	private static function carousel( TypedFields $params ): array {
		$carousel = [];
		foreach ( [ 'infinity' => 'infinity', 'space' => 'space', 'padding_top' => 'padding_top', 'padding_bottom' => 'padding_bottom', 'maxVisibleItems' => 'maxitems', 'stretch' => 'stretch', 'fadeout' => 'fadeout', 'vary_fade' => 'varyfade', 'vary_rotation' => 'varyrotate', 'vary_scale' => 'varyscale', 'horizontal_align' => 'hposition', 'vertical_align' => 'vposition' ] as $to => $from ) {
			if ( '' !== $params->text( "carousel_$from" ) ) {
				$carousel[ $to ] = $params->text( "carousel_$from" );
			}
		}
		if ( $params->is_on( 'carousel_rotation' ) ) {
			$carousel['maxRotation'] = $params->number( 'carousel_maxrotation' );
		}
		if ( $params->is_on( 'carousel_scale' ) ) {
			$carousel['minScale'] = $params->number( 'carousel_scaledown' );
		}
		$carousel['border_radius'] = $params->number( 'carousel_borderr' ) . ( '%' === $params->text( 'carousel_borderr_unit' ) ? '%' : 'px' );
		return $carousel;
	}

	/** @return list<array<mixed>> */
	private static function list( mixed $value ): array {
		return is_array( $value ) ? array_values( array_filter( $value, is_array( ... ) ) ) : [];
	}
}
