<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Export;

use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\PoseReader;
use Frontage\SliderImport\Model\SourceValues;

defined( 'ABSPATH' ) || exit;

/** Converts the `params` of an export to options; the names are mapped by section E of docs/reference/slider.md. */
final class ExportOptionReader {

	/** Group in the export => its keys => option. */
	private const TABLE = [
		''                   => [ 'type' => 'sliderType', 'layouttype' => 'sliderLayout', 'wrapperclass' => 'wrapper.className' ],
		'def'                => [ 'delay' => 'duration' ],
		'size'               => [
			'width' => 'gridwidth', 'height' => 'gridheight', 'editorCache' => 'editorheight', 'maxHeight' => 'maxHeight', 'fullScreenOffsetContainer' => 'fullScreenOffsetContainer',
			'fullScreenOffset' => 'fullScreenOffset', 'forceOverflow' => 'forceOverflow', 'overflowHidden' => 'overflowHidden', 'gridEQModule' => 'gridEQModule',
			'keepBPHeight' => 'keepBPHeight', 'enableUpscaling' => 'enableUpscaling', 'disableForceFullWidth' => 'disableForceFullWidth',
		],
		'carousel'           => [
			'justify' => 'carousel.justify', 'justifyMaxWidth' => 'carousel.justifyMaxWidth', 'snap' => 'carousel.snap', 'fadeOut' => 'carousel.fadeout', 'offsetScale' => 'carousel.offsetScale',
			'horizontal' => 'carousel.horizontal_align', 'vertical' => 'carousel.vertical_align', 'infinity' => 'carousel.infinity', 'maxItems' => 'carousel.maxVisibleItems',
			'paddingTop' => 'carousel.padding_top', 'paddingBottom' => 'carousel.padding_bottom', 'space' => 'carousel.space', 'speed' => 'carousel.speed', 'stretch' => 'carousel.stretch',
			'varyFade' => 'carousel.vary_fade', 'varyRotate' => 'carousel.vary_rotation', 'varyScale' => 'carousel.vary_scale', 'showAllLayers' => 'carousel.showLayersAllTime',
			'orientation' => 'carousel.orientation', 'spin' => 'carousel.spin', 'spinAngle' => 'carousel.spinAngle', 'skewX' => 'carousel.skewX', 'skewY' => 'carousel.skewY',
			'overshoot' => 'carousel.overshoot', 'prevNextVis' => 'carousel.prevNextVis', 'ease' => 'carousel.easing',
		],
		'layout.bg'          => [ 'color' => 'wrapper.background', 'dottedOverlay' => 'dottedOverlay', 'shadow' => 'shadow', 'fit' => 'wrapper.imageFit', 'position' => 'wrapper.imagePosition', 'repeat' => 'wrapper.imageRepeat' ],
		'layout.spinner'     => [ 'color' => 'spinnerclr', 'type' => 'spinner' ],
		'layout.position'    => [ 'fixedOnTop' => 'fixedOnTop', 'marginTop' => 'wrapper.margin.top', 'marginRight' => 'wrapper.margin.right', 'marginBottom' => 'wrapper.margin.bottom', 'marginLeft' => 'wrapper.margin.left' ],
		'visibility'         => [ 'hideSelectedLayersUnderLimit' => 'hideLayerAtLimit', 'hideAllLayersUnderLimit' => 'hideAllLayerAtLimit', 'hideSliderUnderLimit' => 'hideSliderAtLimit' ],
		'general'            => [
			'lazyLoad' => 'lazyType', 'nextSlideOnFocus' => 'fallbacks.nextSlideOnWindowFocus', 'disableFocusListener' => 'fallbacks.disableFocusListener',
			'autoPlayVideoOnMobile' => 'fallbacks.allowHTML5AutoPlayOnAndroid', 'disablePanZoomMobile' => 'fallbacks.panZoomDisableOnMobile', 'perspective' => 'perspective',
			'perspectiveType' => 'perspectiveType',
		],
		'general.slideshow'  => [
			'stopOnHover' => 'navigation.onHoverStop', 'stopSlider' => 'stopLoop', 'stopAfterLoops' => 'stopAfterLoops', 'stopAtSlide' => 'stopAtSlide', 'shuffle' => 'shuffle',
			'viewPort' => 'viewPort.enable', 'viewPortStart' => 'viewPort.outof', 'viewPortArea' => 'viewPort.visible_area', 'presetSliderHeight' => 'viewPort.presize',
			'globalViewPort' => 'viewPort.global', 'globalViewDist' => 'viewPort.globalDist', 'initDelay' => 'startDelay', 'waitForInit' => 'waitForInit',
		],
		'general.progressbar' => [
			'alignby' => 'progressBar.alignby', 'style' => 'progressBar.style', 'size' => 'progressBar.size', 'radius' => 'progressBar.radius', 'vertical' => 'progressBar.vertical',
			'horizontal' => 'progressBar.horizontal', 'x' => 'progressBar.x', 'y' => 'progressBar.y', 'color' => 'progressBar.color', 'bgcolor' => 'progressBar.bgcolor',
			'basedon' => 'progressBar.basedon', 'gap' => 'progressBar.gap', 'gapsize' => 'progressBar.gapsize', 'gapcolor' => 'progressBar.gapcolor', 'reset' => 'progressBar.reset',
			'visibility' => 'progressBar.visibility', 'ease' => 'progressBar.ease',
		],
		'nav.swipe'          => [
			'set' => 'navigation.touch.touchenabled', 'setOnDesktop' => 'navigation.touch.touchOnDesktop', 'setMobileCarousel' => 'navigation.touch.mobileCarousel',
			'setDesktopCarousel' => 'navigation.touch.desktopCarousel', 'blockDragVertical' => 'navigation.touch.drag_block_vertical', 'direction' => 'navigation.touch.swipe_direction',
			'minTouch' => 'navigation.touch.swipe_min_touches', 'velocity' => 'navigation.touch.swipe_treshold',
		],
		'nav.keyboard'       => [ 'set' => 'navigation.keyboardNavigation', 'direction' => 'navigation.keyboard_direction' ],
		'nav.mouse'          => [ 'set' => 'navigation.mouseScrollNavigation', 'reverse' => 'navigation.mouseScrollReverse', 'calldelay' => 'navigation.wheelCallDelay', 'threshold' => 'navigation.wheelThreshold' ],
		'parallax'           => [ 'levels' => 'parallax.levels', 'disableOnMobile' => 'parallax.disable_onmobile' ],
		'parallax.ddd'       => [ 'BGFreeze' => 'parallax.ddd_bgfreeze', 'shadow' => 'parallax.ddd_shadow', 'zCorrection' => 'parallax.ddd_z_correction' ],
		'parallax.mouse'     => [ 'speed' => 'parallax.speed', 'bgSpeed' => 'parallax.speedbg', 'layersSpeed' => 'parallax.speedls', 'origo' => 'parallax.origo' ],
		'modal'              => [ 'bodyclass' => 'modal.bodyclass', 'horizontal' => 'modal.horizontal', 'vertical' => 'modal.vertical', 'cover' => 'modal.cover', 'coverColor' => 'modal.coverColor', 'allowPageScroll' => 'modal.allowPageScroll' ],
		'scrolleffects'      => [
			'set' => 'scrolleffect.set', 'setBlur' => 'scrolleffect.blur', 'setFade' => 'scrolleffect.fade', 'setGrayScale' => 'scrolleffect.grayscale', 'setScale' => 'scrolleffect.scale',
			'bg' => 'scrolleffect.slide', 'direction' => 'scrolleffect.direction', 'layers' => 'scrolleffect.layers', 'maxBlur' => 'scrolleffect.maxblur', 'multiplicator' => 'scrolleffect.multiplicator',
			'multiplicatorLayers' => 'scrolleffect.multiplicator_layers', 'disableOnMobile' => 'scrolleffect.disable_onmobile', 'parallaxLayers' => 'scrolleffect.parallax_layers',
			'staticLayers' => 'scrolleffect.static_layers', 'staticParallaxLayers' => 'scrolleffect.static_parallax_layers', 'tilt' => 'scrolleffect.tilt',
		],
		'scrolltimeline'     => [
			'set' => 'sbtimeline.set', 'fixed' => 'sbtimeline.fixed', 'fixedStart' => 'sbtimeline.fixStart', 'fixedEnd' => 'sbtimeline.fixEnd', 'layers' => 'sbtimeline.layers',
			'slides' => 'sbtimeline.slide', 'ease' => 'sbtimeline.ease', 'speed' => 'sbtimeline.speed', 'pullcontent' => 'sbtimeline.pullcontent',
		],
	];

	/** The editor's defaults that differ from the model's. */
	private const EDITOR = [
		'gridwidth'                         => [ 1240, 1024, 778, 480 ],
		'gridheight'                        => [ 900, 768, 960, 720 ],
		'responsiveLevels'                  => [ 1240, 1024, 778, 480 ],
		'visibilityLevels'                  => [ 1240, 1024, 778, 480 ],
		'parallax.levels'                   => [ 5, 10, 15, 20, 25, 30, 35, 40, 45, 46, 47, 48, 49, 50, 51, 30 ],
		'parallax.origo'                    => 'slidercenter',
		'parallax.speed'                    => 0,
		'scrolleffect.multiplicator'        => 1.3,
		'scrolleffect.multiplicator_layers' => 1.3,
		'navigation.onHoverStop'            => false,
		'navigation.touch.touchenabled'     => false,
	];

	public static function read( SourceValues $params ): ModelBuilder {
		$options = new ModelBuilder( 'Options' );
		self::sizes( $params->bag( 'size' ), $params->text( 'layouttype' ), $options );
		foreach ( self::TABLE as $group => $table ) {
			$bag = $params;
			foreach ( '' === $group ? [] : explode( '.', $group ) as $key ) {
				$bag = $bag->bag( $key );
			}
			ExportBreakpointValue::fill( $bag, $options, $table );
		}
		self::switches( $params, $options );
		ExportNavigationReader::read( $params->bag( 'nav' ), $options );
		foreach ( self::EDITOR as $path => $value ) {
			if ( null === $options->get( $path ) ) {
				$options->put( $path, $value );
			}
		}
		if ( null === $options->get( 'perspectiveType' ) && version_compare( $params->text( 'version' ), '6.4', '>=' ) ) {
			$options->put( 'perspectiveType', 'global' );
		}
		return $options;
	}

	/** A breakpoint that is not `custom` inherits from the wider one. */
	private static function sizes( SourceValues $size, string $layout, ModelBuilder $options ): void {
		$own = $size->peek( 'custom' );
		foreach ( [ 'width' => 'gridwidth', 'height' => 'gridheight' ] as $key => $path ) {
			$values = $size->peek( $key );
			if ( is_array( $own ) && is_array( $values ) && in_array( false, $own, true ) ) {
				$kept = [];
				foreach ( [ 'd', 'n', 't', 'm' ] as $level ) {
					$kept[] = 'd' === $level || true === ( $own[ $level ] ?? false ) ? ( $values[ $level ] ?? null ) : null;
				}
				$options->set( $path, $kept );
			}
		}
		if ( is_array( $own ) && ! in_array( false, $own, true ) ) {
			$size->take( 'custom' );
			$rest = array_diff_key( $own, array_flip( [ 'd', 'n', 't', 'm' ] ) );
			if ( $rest ) {
				$size->put_back( 'custom', $rest );
			}
		}
		$minimum = 'fullscreen' === $layout ? 'minHeightFullScreen' : 'minHeight';
		$size->fill( $options, [ $minimum => 'minHeight' ] );
		if ( $size->has( 'maxWidth' ) && 0 !== $size->peek( 'maxWidth' ) ) {
			$size->fill( $options, [ 'maxWidth' => 'wrapper.maxWidth' ] );
		}
	}

	/** Values that only apply if a related switch is on. */
	private static function switches( SourceValues $params, ModelBuilder $options ): void {
		$carousel = $params->bag( 'carousel' );
		foreach ( [ 'scale' => [ 'scaleDown', 'carousel.minScale' ], 'rotation' => [ 'maxRotation', 'carousel.maxRotation' ] ] as $switch => [ $key, $path ] ) {
			if ( true === $carousel->peek( $switch ) && is_numeric( $carousel->text( $key ) ) ) {
				$number = (float) $carousel->text( $key );
				if ( $options->set( $path, 'scale' === $switch && $number > 0.9 ? $number / 100 : $number ) ) {
					$carousel->take( $switch );
					$carousel->take( $key );
				}
			}
		}
		$opacity = $carousel->text( 'maxOpacity' );
		if ( is_numeric( $opacity ) && $options->set( 'carousel.maxOpacity', (float) $opacity > 1 ? (float) $opacity / 100 : (float) $opacity ) ) {
			$carousel->take( 'maxOpacity' );
		}
		$unit = $carousel->text( 'borderRadiusUnit' );
		if ( $carousel->has( 'borderRadius' ) && $options->set( 'carousel.border_radius', $carousel->text( 'borderRadius' ) . $unit ) ) {
			$carousel->take( 'borderRadius' );
			$carousel->take( 'borderRadiusUnit' );
		}
		$bar = $params->bag( 'general' )->bag( 'progressbar' );
		if ( is_bool( $bar->peek( 'set' ) ) ) {
			$options->put( 'progressBar.disableProgressBar', ! $bar->take( 'set' ) );
		}
		$mouse = $params->bag( 'nav' )->bag( 'mouse' );
		if ( is_numeric( $mouse->text( 'viewport' ) ) && $options->set( 'navigation.wheelViewPort', (float) $mouse->text( 'viewport' ) / 100 ) ) {
			$mouse->take( 'viewport' );
		}
		$parallax = $params->bag( 'parallax' );
		if ( true === $parallax->peek( 'set' ) ) {
			$parallax->take( 'set' );
			if ( true === $parallax->peek( 'setDDD' ) ) {
				$options->put( 'parallax.type', '3D' );
				$parallax->take( 'setDDD' );
			} else {
				$parallax->bag( 'mouse' )->fill( $options, [ 'type' => 'parallax.type' ] );
			}
		}
		foreach ( [ 'overflow' => 'ddd_overflow', 'layerOverflow' => 'ddd_layer_overflow' ] as $key => $name ) {
			if ( is_bool( $parallax->bag( 'ddd' )->peek( $key ) ) ) {
				$options->put( "parallax.$name", $parallax->bag( 'ddd' )->take( $key ) ? 'hidden' : 'visible' );
			}
		}
		$speed = $params->bag( 'modal' )->text( 'coverSpeed' );
		if ( is_numeric( $speed ) && $options->set( 'modal.coverSpeed', (float) $speed > 200 ? (float) $speed / 1000 : (float) $speed ) ) {
			$params->bag( 'modal' )->take( 'coverSpeed' );
		}
		$hero = $params->bag( 'hero' );
		if ( (int) $hero->text( 'activeSlide' ) > 0 ) {
			$hero->fill( $options, [ 'activeSlide' => 'activeSlide' ] );
		}
		$first = $params->bag( 'general' )->bag( 'firstSlide' );
		if ( true === $first->peek( 'alternativeFirstSlideSet' ) ) {
			$first->take( 'alternativeFirstSlideSet' );
			$first->fill( $options, [ 'alternativeFirstSlide' => 'alternativeFirstSlide' ] );
		}
		$background = $params->bag( 'layout' )->bag( 'bg' );
		if ( true === $background->peek( 'useImage' ) && $options->set( 'wrapper.image.url', $background->text( 'image' ) ) ) {
			$background->report->add_media( $background->path( 'image' ), $background->take_text( 'image' ) );
			$background->take( 'useImage' );
		}
		if ( is_scalar( $background->peek( 'padding' ) ) && PoseReader::set_sides( $background->text( 'padding' ), $options, 'wrapper.padding', PoseReader::SIDES ) ) {
			$background->take( 'padding' );
		}
	}
}
