import type { Autoplay, Carousel, Play } from '../../../engine/types/playback-config';
import type { Navigation, Options } from '../../../generated/option-types';
import { cssColor, cssLength, round } from '../style/css-value';
import { cssEase } from '../style/easing';
import { levels, perLevel } from '../breakpoints';
import { present } from '../markup-node';

type Own = Omit<
	Play,
	'schema' | 'alias' | 'kind' | 'layout' | 'modules' | 'levels' | 'grid' | 'start' | 'slides' | 'statics' | 'texts'
>;

/** Playback config of the options; features that are off are omitted. TypeScript port of php/Compiler/Playback/OptionPlayback.php. */
export function playOptions( options: Options, slides: number, start: number ): Own {
	const { navigation } = options;
	const isCarousel = options.sliderType === 'carousel';
	return {
		...present( {
			upscale: upscales( options ),
			autoplay: slides > 1 && autoplay( options, start ),
			deepLink: options.deepLink,
			keyboard: navigation.keyboardNavigation && navigation.keyboard_direction,
			swipe: slides > 1 && swipe( options ),
			wheel: wheel( navigation ),
			hideNavigation: hide( navigation ),
			progress: progress( options.progressBar, slides ),
			carousel: isCarousel && carousel( options.carousel ),
			parallax: parallax( options.parallax ),
			scrollEffect: scrollEffect( options.scrolleffect ),
			scrollTimeline: scrollTimeline( options.sbtimeline ),
			viewport: viewport( options.viewPort ),
			ignoresBlur: options.fallbacks.disableFocusListener,
			nextOnFocus: options.fallbacks.nextSlideOnWindowFocus,
			modal: modal( options.modal ),
		} ),
		images: { mode: options.lazyType },
		perspective: options.perspectiveType === 'local' ? options.perspective : 0, // 0: no perspective per layer.
	};
}

export const upscales = ( { enableUpscaling, sliderLayout, sliderType }: Options ) =>
	enableUpscaling && sliderLayout === 'fullwidth' && sliderType !== 'carousel';

/** Undefined without autoplay. */
function autoplay( options: Options, start: number ): Autoplay | undefined {
	const stops = options.stopLoop;
	const slide = round( options.stopAtSlide ) - 1;
	const after = round( options.stopAfterLoops );
	if ( stops && slide === start && after === 0 ) {
		return undefined;
	}
	const halts = stops && slide >= 0 && after >= 0;
	return {
		delay: options.startDelay,
		...present( {
			manual: options.waitForInit,
			shuffle: options.shuffle,
			hoverPauses: options.navigation.onHoverStop,
			stop: halts && { slide, rounds: after },
			rounds: ! halts && stops && after > 0 && after,
		} ),
	};
}

function swipe( { sliderType, navigation: { touch }, carousel: { orientation } }: Options ): Play[ 'swipe' ] {
	const isCarousel = sliderType === 'carousel';
	const mobile = isCarousel ? touch.mobileCarousel : touch.touchenabled;
	const desktop = isCarousel ? touch.desktopCarousel : touch.touchOnDesktop;
	if ( ! mobile && ! ( isCarousel && desktop ) ) {
		return undefined;
	}
	const fingers = round( touch.swipe_min_touches );
	return {
		threshold: touch.swipe_treshold,
		...present( {
			desktop,
			vertical: isCarousel ? orientation === 'v' : touch.swipe_direction === 'vertical', // Items follow the pointer while dragging.
			blocks: touch.drag_block_vertical,
			fingers: fingers > 1 && fingers,
		} ),
	};
}

function wheel( navigation: Navigation ): Play[ 'wheel' ] {
	const mode = navigation.mouseScrollNavigation;
	return mode === 'off'
		? undefined
		: {
				mode,
				visible: navigation.wheelViewPort,
				delay: navigation.wheelCallDelay,
				threshold: navigation.wheelThreshold,
				...present( { reverse: navigation.mouseScrollReverse === 'reverse' } ),
			};
}

function hide( { arrows, bullets, thumbnails, tabs }: Navigation ): Play[ 'hideNavigation' ] {
	const part = [ arrows, bullets, thumbnails, tabs ].find( ( { enable, hide_onleave: hides } ) => enable && hides );
	return part && { delay: part.hide_delay, mobile: part.hide_delay_mobile };
}

function progress( bar: Options[ 'progressBar' ], slides: number ): Play[ 'progress' ] {
	return bar.disableProgressBar || slides < 2
		? undefined
		: { basedOn: bar.basedon, style: bar.style, reset: bar.reset, ease: cssEase( bar.ease ) };
}

function carousel( from: Options[ 'carousel' ] ): Carousel {
	const vertical = from.orientation === 'v';
	const align = vertical ? from.vertical_align : from.horizontal_align;
	const end = align === 'right' || align === 'bottom' ? 'end' : 'center';
	const vary = ( on: boolean ) => present( { vary: on } );
	return {
		...present( {
			vertical,
			snap: from.snap,
			infinite: from.infinity,
			stretch: from.stretch,
			overshoot: from.overshoot,
			justify: from.justify && present( { maxWidth: from.justifyMaxWidth } ),
			fade: from.fadeout && { to: from.maxOpacity, ...vary( from.vary_fade ) },
			scale: from.minScale > 0 && {
				to: from.minScale,
				...vary( from.vary_scale ),
				...present( { offset: from.offsetScale } ),
			},
			rotation: from.maxRotation !== 0 && { to: from.maxRotation, ...vary( from.vary_rotation ) },
			skew: ( from.skewX !== 0 || from.skewY !== 0 ) && ( [ from.skewX, from.skewY ] as [ number, number ] ),
			spin: from.spin !== 'off' && from.spin,
			spinAngle: from.spin !== 'off' && from.spinAngle,
			layers: from.showLayersAllTime,
		} ),
		speed: from.speed,
		ease: cssEase( from.easing ),
		visible: round( from.maxVisibleItems ),
		space: from.space,
		align: align === 'left' || align === 'top' ? 'start' : end,
	};
}

const notOnMobile = ( off: boolean ) => ( off ? { mobile: false as const } : {} );

function parallax( from: Options[ 'parallax' ] ): Play[ 'parallax' ] {
	return from.type === 'off'
		? undefined
		: {
				type: from.type,
				levels: from.levels,
				origin: from.origo,
				speed: from.speed,
				speedBg: from.speedbg,
				speedStatic: from.speedls,
				...notOnMobile( from.disable_onmobile ),
				...( from.type === '3D' && { space: space( from ) } ),
			};
}

const space = ( from: Options[ 'parallax' ] ) => ( {
	...present( {
		shadow: from.ddd_shadow,
		freezes: from.ddd_bgfreeze,
		clips: from.ddd_overflow === 'hidden',
		flat: from.ddd_layer_overflow === 'hidden',
	} ),
	lift: from.ddd_z_correction,
} );

const TARGETS = [ 'slide', 'layers', 'parallax_layers', 'static_layers', 'static_parallax_layers' ] as const;

function scrollEffect( from: Options[ 'scrolleffect' ] ): Play[ 'scrollEffect' ] {
	const effects = present( {
		fade: from.fade,
		grayscale: from.grayscale,
		scale: from.scale,
		blur: from.blur && from.maxblur,
	} );
	if ( ! from.set || ! Object.keys( effects ).length ) {
		return undefined;
	}
	return {
		...effects,
		tilt: from.tilt,
		factor: from.multiplicator,
		layerFactor: from.multiplicator_layers,
		direction: from.direction,
		targets: TARGETS.filter( ( target ) => from[ target ] ),
		...notOnMobile( from.disable_onmobile ),
	};
}

function scrollTimeline( from: Options[ 'sbtimeline' ] ): Play[ 'scrollTimeline' ] {
	return from.set
		? {
				...present( { pinned: from.fixed, layers: from.layers, slides: from.slide } ),
				from: from.fixStart,
				to: from.fixEnd,
				ease: cssEase( from.ease ),
				smoothing: from.speed,
			}
		: undefined;
}

function viewport( from: Options[ 'viewPort' ] ): Play[ 'viewport' ] {
	return from.enable
		? {
				area: perLevel( levels( from.visible_area ).map( ( value ) => cssLength( value, '1px' ) ?? '0px' ) ),
				leave: from.outof,
			}
		: undefined;
}

function modal( from: Options[ 'modal' ] ): Play[ 'modal' ] {
	return from.useAsModal
		? {
				cover: ( from.cover && cssColor( from.coverColor ) ) || 'transparent',
				coverSpeed: round( 1000 * from.coverSpeed ), // The document stores seconds.
				horizontal: from.horizontal,
				vertical: from.vertical,
				bodyClass: from.bodyclass,
				...present( { pageScroll: from.allowPageScroll } ),
			}
		: undefined;
}
