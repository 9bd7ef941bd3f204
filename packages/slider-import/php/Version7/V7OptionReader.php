<?php

declare( strict_types = 1 );

namespace Frontage\SliderImport\Version7;

use Frontage\SliderImport\Model\KeyframeReader;
use Frontage\SliderImport\Model\ModelBuilder;
use Frontage\SliderImport\Model\PoseReader;
use Frontage\SliderImport\Model\SourceValues;

defined( 'ABSPATH' ) || exit;

/** Reads the settings of a slider of version 7 as options (docs/reference/slider.md E). */
final class V7OptionReader {

	/** Group => its keys => option; values that are the same at all levels. */
	private const TABLE = [
		''          => [ 'lazyLoad' => 'lazyType', 'shdw' => 'shadow' ],
		'default'   => [ 'len' => 'duration' ],
		'size'      => [ 'upscaling' => 'enableUpscaling', 'keepBPHeight' => 'keepBPHeight', 'minHeight' => 'minHeight', 'maxHeight' => 'maxHeight', 'contentFH' => 'autoHeight' ],
		'slideshow' => [ 'sOH' => 'navigation.onHoverStop', 'shuffle' => 'shuffle', 'initDelay' => 'startDelay', 'waitApi' => 'waitForInit' ],
		'pLoader'   => [ 'type' => 'spinner', 'color' => 'spinnerclr' ],
		'general'   => [ 'lazyLoad' => 'lazyType', 'perspective' => 'perspective', 'perspectiveType' => 'perspectiveType', 'disablePanMobile' => 'fallbacks.panZoomDisableOnMobile', 'autoPlayVideoMobile' => 'fallbacks.allowHTML5AutoPlayOnAndroid' ],
		'browser'   => [ 'nextOnFocus' => 'fallbacks.nextSlideOnWindowFocus', 'noFocusListener' => 'fallbacks.disableFocusListener', 'useURLDeeplink' => 'deepLink' ],
		'bg.overlay' => [ 'type' => 'dottedOverlay', 'size' => 'dottedOverlaySize' ],
		'modal'     => [ 'use' => 'modal.useAsModal', 'bC' => 'modal.bodyclass', 'h' => 'modal.horizontal', 'v' => 'modal.vertical', 'cover' => 'modal.cover', 'pS' => 'modal.allowPageScroll' ],
		'sbt'       => [ 'use' => 'sbtimeline.set', 'f' => 'sbtimeline.fixed', 'fStart' => 'sbtimeline.fixStart', 'fEnd' => 'sbtimeline.fixEnd', 'layers' => 'sbtimeline.layers', 'pull' => 'sbtimeline.pullcontent', 'slide' => 'sbtimeline.slide' ],
		'mod'       => [ 'dOM' => 'parallax.disable_onmobile' ],
	];

	private const CAROUSEL = [
		'type' => 'orientation', 'maxV' => 'maxVisibleItems', 'space' => 'space', 'snap' => 'snap', 'infinity' => 'infinity', 'stretch' => 'stretch', 'justify' => 'justify', 'jMWidth' => 'justifyMaxWidth',
		'opacity' => 'fadeout', 'varO' => 'vary_fade', 'vScale' => 'vary_scale', 'oScale' => 'offsetScale', 'varR' => 'vary_rotation', 'skewX' => 'skewX', 'skewY' => 'skewY', 'spin' => 'spin', 'spinA' => 'spinAngle',
		'bR' => 'border_radius', 'pT' => 'padding_top', 'pB' => 'padding_bottom', 'pNV' => 'prevNextVis', 'showAllLayers' => 'showLayersAllTime', 'overshoot' => 'overshoot', 'dur' => 'speed',
	];

	/** What `carousel` holds for every slider, also for one that is no carousel. */
	private const CAROUSEL_KEYS = [ 'align', 'scale', 'minS', 'maxO', 'rotation', 'maxR', 'advtrans', 'ease', 'bRU' ];

	private const BAR = [ 'a' => 'alignby', 't' => 'style', 's' => 'size', 'r' => 'radius', 'v' => 'vertical', 'h' => 'horizontal', 'x' => 'x', 'y' => 'y', 'base' => 'basedon', 'g' => 'gap', 'gs' => 'gapsize', 'rev' => 'reset' ];

	/** Defaults of version 7 that differ from the model's. */
	private const DEFAULTS = [ 'perspectiveType' => 'global', 'navigation.onHoverStop' => false ];

	private ModelBuilder $options;

	private function __construct( private readonly SourceValues $settings, private readonly V7Values $values, private readonly bool $is_7_0 ) {
		$this->options = new ModelBuilder( 'Options' );
	}

	/** @param array<mixed> $all All settings, with those that the editor alone uses. */
	public static function read( SourceValues $settings, V7Values $values, bool $is_7_0, array $all ): ModelBuilder {
		$read = new self( $settings, $values, $is_7_0 );
		$read->switched_off();
		$read->size( is_array( $all['size'] ?? null ) ? $all['size'] : [] );
		foreach ( self::TABLE as $group => $table ) {
			$bag = $settings;
			foreach ( '' === $group ? [] : explode( '.', $group ) as $key ) {
				$bag = $bag->bag( $key );
			}
			$values->singles( $bag, $read->options, $table );
		}
		$read->type();
		$read->slideshow();
		$read->background();
		$read->carousel();
		$read->progress_bar();
		$read->rest();
		V7NavigationReader::read( $settings->bag( 'nav' ), $read->options, $values );
		foreach ( self::DEFAULTS as $path => $value ) {
			if ( null === $read->options->get( $path ) ) {
				$read->options->put( $path, $value );
			}
		}
		V7CodeReport::report_code( $settings );
		return $read->options;
	}

	/** In 7.0 a switch that is false turns off the values beside it; without the switch they count. */
	private function switched_off(): void {
		$size = $this->settings->bag( 'size' );
		foreach ( [ 'MPOU' => [ 'm', 'overflow' ], 'MMOU' => [ 'minHeight', 'maxHeight' ], 'MSOU' => [ 'm', 'p' ], 'FHOU' => [ 'fullHeightOffset' ] ] as $switch => $keys ) {
			$value = $size->take( $switch );
			foreach ( V7Values::is_off( $value ) ? $keys : [] as $key ) {
				$size->take( $key );
			}
			if ( 'MPOU' === $switch && V7Values::is_off( $value ) ) {
				$this->settings->take( 'fixed' );
			}
		}
		$this->settings->bag( 'default' )->take( 'LROU' );
		$general = $this->settings->bag( 'general' );
		if ( V7Values::is_off( $general->take( 'D3OU' ) ) ) {
			$general->take( 'perspective' );
			$general->take( 'perspectiveType' );
		}
	}

	/** @param array<mixed> $all Size with the height that the editor cached. */
	private function size( array $all ): void {
		$size    = $this->settings->bag( 'size' );
		$options = $this->options;
		$levels  = $this->values->levels;
		$full    = ! $size->has( 'fullWidth' ) || V7Values::is_on( $size->peek( 'fullWidth' ) );
		$high    = V7Values::is_on( $size->peek( 'fullHeight' ) );
		$options->put( 'sliderLayout', $full ? ( $high ? 'fullscreen' : 'fullwidth' ) : 'auto' );
		foreach ( [ 'fullWidth', 'fullHeight', 'width' ] as $key ) {
			$size->take( $key );
		}
		$options->put( 'responsiveLevels', $levels->responsive_levels() );
		$options->put( 'visibilityLevels', $levels->visibility_levels() );
		$options->put( 'gridwidth', $levels->grid_widths() );
		$height = $size->peek( 'height' );
		$height = 'auto' === $height || ( is_array( $height ) && 'auto' === ( $height[1] ?? null ) ) ? ( $all['cachedHeight'] ?? null ) : $height;
		$spread = $levels->spread( $height, true, $this->is_7_0 ? 900 : ( is_array( $all['cachedHeight'] ?? null ) && is_numeric( $all['cachedHeight'][1] ?? null ) ? $all['cachedHeight'][1] : 900 ) );
		if ( $options->set( 'gridheight', $spread ?? [ 900 ] ) ) {
			$size->take( 'height' );
		}
		$options->put( 'wholeType', 'near' );
		$offset = array_values( array_filter( array_map( trim( ... ), explode( ',', $size->take_text( 'fullHeightOffset' ) ) ), static fn( string $one ): bool => '' !== $one ) );
		$length = array_values( array_filter( $offset, static fn( string $one ): bool => 1 === preg_match( '/^-?\d+(?:\.\d+)?(?:px|%)?$/D', $one ) ) );
		$options->set( 'fullScreenOffset', $length[0] ?? null );
		$options->set( 'fullScreenOffsetContainer', implode( ',', array_diff( $offset, array_slice( $length, 0, 1 ) ) ) );
		if ( in_array( $size->peek( 'overflow' ), [ 'true', 'forceTrue', true ], true ) ) {
			$options->put( 'forceOverflow', true );
			$size->take( 'overflow' );
		}
		if ( ! in_array( $size->peek( 'maxWidth' ), [ null, false, 0, '0', '', 'none' ], true ) ) {
			$this->values->singles( $size, $options, [ 'maxWidth' => 'wrapper.maxWidth' ] );
		} else {
			$size->take( 'maxWidth' );
		}
		foreach ( [ 'm' => 'margin', 'p' => 'padding' ] as $key => $path ) {
			$this->values->sides( $size, $key, $options, "wrapper.$path", PoseReader::SIDES );
		}
	}

	private function type(): void {
		$type = $this->settings->text( 'type' );
		if ( $this->options->set( 'sliderType', 'slider' === $type || '' === $type ? 'standard' : $type ) ) {
			$this->settings->take( 'type' );
		}
		$source = $this->settings->bag( 'source' );
		$kind   = $source->text( 'type' );
		if ( in_array( $kind, [ '', 'gallery' ], true ) ) {
			$source->take( 'type' );
		} elseif ( in_array( $kind, [ 'post', 'posts', 'woo', 'woocommerce', 'product' ], true ) ) {
			$this->options->put( 'source.type', str_starts_with( $kind, 'post' ) ? 'posts' : 'products' );
			$source->take( 'type' );
		}
		foreach ( [ 'fixed', 'sticky' ] as $key ) {
			$bag = is_array( $this->settings->peek( $key ) ) || ! $this->settings->has( $key ) ? $this->settings->bag( $key ) : $this->settings;
			$own = $bag === $this->settings ? $key : 'top';
			if ( V7Values::is_on( $bag->peek( $own ) ) ) {
				$this->options->put( 'fixedOnTop', true );
				$bag->take( $own );
			}
		}
	}

	private function slideshow(): void {
		$show = $this->settings->bag( 'slideshow' );
		$stop = (int) $show->text( 'stopAt' );
		$loop = $show->has( 'loop' ) && is_numeric( $show->text( 'loop' ) ) ? (int) $show->text( 'loop' ) : -1;
		if ( V7Values::is_off( $show->peek( 'auto' ) ) || ( $show->has( 'stopAt' ) && $stop > 0 ) || $loop >= 0 ) {
			$is_off = V7Values::is_off( $show->peek( 'auto' ) );
			$this->options->put( 'stopLoop', true );
			$this->options->set( 'stopAtSlide', $stop > 0 ? $stop : 1 );
			$this->options->set( 'stopAfterLoops', $is_off ? 0 : $loop );
		}
		foreach ( [ 'auto', 'stopAt', 'loop' ] as $key ) {
			if ( is_scalar( $show->peek( $key ) ) ) {
				$show->take( $key );
			}
		}
		if ( is_numeric( $show->text( 'firstSlide' ) ) && (int) $show->text( 'firstSlide' ) > 0 ) {
			$this->values->singles( $show, $this->options, [ 'firstSlide' => 'startWithSlide' ] );
		}
		$port = $this->settings->peek( 'vPort' );
		$port = is_array( $port ) ? ( $this->values->levels->spread( $port )[0] ?? null ) : $port;
		if ( ! is_array( $port ) && $this->options->set( 'viewPort.globalDist', $port ) && null !== $this->options->get( 'viewPort.globalDist' ) ) {
			$this->options->put( 'viewPort.global', true );
			$this->settings->take( 'vPort' );
		}
	}

	private function background(): void {
		$background = $this->settings->bag( 'bg' );
		V7Values::plain_colors( $background, $this->options, [ 'color' => 'wrapper.background' ] );
		V7Values::plain_colors( $background->bag( 'overlay' ), $this->options, [ 'cA' => 'dottedOverlayColorA', 'cB' => 'dottedOverlayColorB' ] );
		V7ImageReader::read( $background, 'image', $this->options, 'wrapper.image', [ 'position' => 'wrapper.imagePosition', 'fit' => 'wrapper.imageFit', 'repeat' => 'wrapper.imageRepeat' ] );
	}

	private function carousel(): void {
		$carousel = $this->settings->bag( 'carousel' );
		if ( 'carousel' !== $this->options->get( 'sliderType' ) ) {
			foreach ( [ ...array_keys( self::CAROUSEL ), ...self::CAROUSEL_KEYS ] as $key ) {
				$carousel->take( $key );
			}
			return;
		}
		if ( '%' === $carousel->text( 'bRU' ) && is_numeric( $carousel->text( 'bR' ) ) ) {
			$carousel->put_back( 'bR', $carousel->text( 'bR' ) . '%' );
		}
		$carousel->take( 'bRU' );
		foreach ( self::CAROUSEL as $key => $name ) {
			$this->values->singles( $carousel, $this->options, [ $key => "carousel.$name" ] );
		}
		KeyframeReader::ease( $carousel, $this->options, 'ease', 'carousel.easing' );
		foreach ( [ 'scale' => [ 'minS', 50, 'minScale', 100 ], 'opacity' => [ 'maxO', 100, 'maxOpacity', 100 ], 'rotation' => [ 'maxR', 0, 'maxRotation', 1 ] ] as $switch => [ $key, $default, $name, $by ] ) {
			$number = $carousel->has( $key ) ? (float) str_replace( 'deg', '', $carousel->text( $key ) ) : (float) $default;
			if ( 'opacity' === $switch || V7Values::is_on( $carousel->peek( $switch ) ) ) {
				$this->options->set( "carousel.$name", V7Breakpoints::number( $number / $by ) );
			}
			$carousel->take( $switch );
			if ( is_scalar( $carousel->peek( $key ) ) ) {
				$carousel->take( $key );
			}
		}
		$align = 'v' === $this->options->get( 'carousel.orientation' ) ? 'vertical_align' : 'horizontal_align';
		$this->values->singles( $carousel, $this->options, [ 'align' => "carousel.$align" ] );
		$carousel->take( 'advtrans' );
	}

	private function progress_bar(): void {
		$bar   = $this->settings->bag( 'pbar' );
		$is_on = V7Values::is_on( $bar->take( 'set' ) );
		$this->options->put( 'progressBar.disableProgressBar', ! $is_on );
		foreach ( self::BAR as $key => $name ) {
			$this->values->singles( $bar, $this->options, [ $key => "progressBar.$name" ] );
		}
		V7Values::plain_colors( $bar, $this->options, [ 'c' => 'progressBar.color', 'bg' => 'progressBar.bgcolor', 'gc' => 'progressBar.gapcolor' ] );
		if ( $bar->has( 'vis' ) && $this->options->set( 'progressBar.visibility', V7Breakpoints::visible( $bar->peek( 'vis' ) ) ) ) {
			$bar->take( 'vis' );
		}
	}

	private function rest(): void {
		$timeline = $this->settings->bag( 'sbt' );
		$speed    = $timeline->text( 's' );
		if ( is_numeric( $speed ) && $this->options->set( 'sbtimeline.speed', (float) $speed < 50 ? 1000 * (float) $speed : (float) $speed ) ) {
			$timeline->take( 's' );
		}
		KeyframeReader::ease( $timeline, $this->options, 'e', 'sbtimeline.ease' );
		if ( V7Values::is_on( $this->options->get( 'sbtimeline.set' ) ) && null === $this->options->get( 'sbtimeline.fixStart' ) ) {
			$this->options->put( 'sbtimeline.fixStart', 2000 );
		}
		if ( V7Values::is_on( $this->options->get( 'sbtimeline.set' ) ) && null === $this->options->get( 'sbtimeline.fixEnd' ) ) {
			$this->options->put( 'sbtimeline.fixEnd', 4000 );
		}
		$modal = $this->settings->bag( 'modal' );
		V7Values::plain_colors( $modal, $this->options, [ 'bg' => 'modal.coverColor' ] );
		$ms = (float) $modal->text( 'sp' );
		if ( is_numeric( $modal->text( 'sp' ) ) && $this->options->set( 'modal.coverSpeed', V7Breakpoints::number( $ms > 20 ? $ms / 1000 : $ms ) ) ) {
			$modal->take( 'sp' );
		}
		$motion = $this->settings->bag( 'mod' );
		$is_on  = V7Values::is_on( $motion->take( 'use' ) );
		$keys   = [ 'mouse', 'scroll', 'd3', 'd3z', 't' ];
		foreach ( $is_on ? $keys : $motion->keys() as $key ) {
			if ( 't' !== $key || 'mousedrag' !== $motion->text( 't' ) || ! $is_on ) {
				$motion->take( $key ); // By V7Parallax.
			}
		}
		foreach ( [ 'om', 'sm' ] as $key ) {
			if ( in_array( $motion->peek( $key ), [ null, 1, '1' ], true ) ) {
				$motion->take( $key );
			}
		}
		if ( 'same' === $motion->text( 'dir' ) ) {
			$motion->take( 'dir' );
		}
		$this->values->singles( $this->settings, $this->options, [ 'class' => 'wrapper.className', 'wClass' => 'wrapper.className' ] );
		$general = $this->settings->bag( 'general' );
		// `slideshow` there is what became `vPort`.
		foreach ( [ 'icache', 'observeWrap', 'dpr', 'DPR', 'slideshow' ] as $key ) {
			$general->take( $key );
		}
	}
}
