import type { Autoplay, Carousel, Play } from '../../../engine/types/playback-config';
import type { OptionsConfig } from '../../../engine/types/option-config';
import type { Navigation, Options } from '../../../generated/option-types';
import { cssColor, cssLength, round } from '../style/css-value';
import { levels, perLevel } from '../breakpoints';
import { withoutEmpty } from '../markup-node';
import { plainConfig } from '../plain-options';

type Own = Omit<
	Play,
	'schema' | 'alias' | 'kind' | 'layout' | 'modules' | 'levels' | 'grid' | 'start' | 'slides' | 'statics' | 'texts'
>;

/** Playback config of the options; features that are off are omitted. TypeScript port of php/Compiler/Playback/OptionPlayback.php. */
export function playOptions( options: Options, slides: number, start: number ): Own {
	const { navigation } = options;
	const plain = plainConfig( 'Options', options );
	return {
		...withoutEmpty( {
			...plain,
			upscale: upscales( options ),
			autoplay: slides > 1 && autoplay( options, start, plain.autoplay ),
			keyboard: navigation.keyboardNavigation && navigation.keyboard_direction,
			swipe: slides > 1 && swipe( options, plain.swipe ),
			wheel: wheel( navigation, plain.wheel ),
			hideNavigation: hide( navigation ),
			progress: ! options.progressBar.disableProgressBar && slides > 1 && plain.progress,
			carousel: options.sliderType === 'carousel' && carousel( options.carousel, plain.carousel ),
			parallax: parallax( options.parallax, plain.parallax ),
			scrollEffect: scrollEffect( options.scrolleffect, plain.scrollEffect ),
			scrollTimeline: options.sbtimeline.set && plain.scrollTimeline,
			viewport: options.viewPort.enable && {
				area: perLevel(
					levels( options.viewPort.visible_area ).map( ( value ) => cssLength( value, '1px' ) ?? '0px' )
				),
				...plain.viewport,
			},
			modal: options.modal.useAsModal && modal( options.modal, plain.modal ),
		} ),
		images: plain.images,
		perspective: options.perspectiveType === 'local' ? options.perspective : 0, // 0: no perspective per layer.
	};
}

export const upscales = ( { enableUpscaling, sliderLayout, sliderType }: Options ) =>
	enableUpscaling && sliderLayout === 'fullwidth' && sliderType !== 'carousel';

/** Undefined without autoplay. */
function autoplay( options: Options, start: number, plain: OptionsConfig[ 'autoplay' ] ): Autoplay | undefined {
	const stops = options.stopLoop;
	const slide = round( options.stopAtSlide ) - 1;
	const after = round( options.stopAfterLoops );
	if ( stops && slide === start && after === 0 ) {
		return undefined;
	}
	const shouldStop = stops && slide >= 0 && after >= 0;
	return {
		...plain,
		...withoutEmpty( {
			stop: shouldStop && { slide, rounds: after },
			rounds: ! shouldStop && stops && after > 0 && after,
		} ),
	};
}

function swipe(
	{ sliderType, navigation: { touch }, carousel: { orientation } }: Options,
	plain: OptionsConfig[ 'swipe' ]
): Play[ 'swipe' ] {
	const isCarousel = sliderType === 'carousel';
	const mobile = isCarousel ? touch.mobileCarousel : touch.touchenabled;
	const desktop = isCarousel ? touch.desktopCarousel : touch.touchOnDesktop;
	if ( ! mobile && ! ( isCarousel && desktop ) ) {
		return undefined;
	}
	const fingers = round( touch.swipe_min_touches );
	return {
		...plain,
		...withoutEmpty( {
			desktop,
			vertical: isCarousel ? orientation === 'v' : touch.swipe_direction === 'vertical', // Items follow the pointer while dragging.
			fingers: fingers > 1 && fingers,
		} ),
	};
}

function wheel( navigation: Navigation, plain: OptionsConfig[ 'wheel' ] ): Play[ 'wheel' ] {
	const mode = navigation.mouseScrollNavigation;
	return mode === 'off'
		? undefined
		: { mode, ...plain, ...withoutEmpty( { reverse: navigation.mouseScrollReverse === 'reverse' } ) };
}

function hide( { arrows, bullets, thumbnails, tabs }: Navigation ): Play[ 'hideNavigation' ] {
	const part = [ arrows, bullets, thumbnails, tabs ].find( ( { enable, hide_onleave: hides } ) => enable && hides );
	return part && { delay: part.hide_delay, mobile: part.hide_delay_mobile };
}

function carousel( from: Options[ 'carousel' ], plain: OptionsConfig[ 'carousel' ] ): Carousel {
	const isVertical = from.orientation === 'v';
	const align = isVertical ? from.vertical_align : from.horizontal_align;
	const end = align === 'right' || align === 'bottom' ? 'end' : 'center';
	const vary = ( on: boolean ) => withoutEmpty( { vary: on } );
	return {
		...plain,
		...withoutEmpty( {
			vertical: isVertical,
			justify: from.justify && withoutEmpty( { maxWidth: from.justifyMaxWidth } ),
			fade: from.fadeout && { to: from.maxOpacity, ...vary( from.vary_fade ) },
			scale: from.minScale > 0 && {
				to: from.minScale,
				...vary( from.vary_scale ),
				...withoutEmpty( { offset: from.offsetScale } ),
			},
			rotation: from.maxRotation !== 0 && { to: from.maxRotation, ...vary( from.vary_rotation ) },
			skew: ( from.skewX !== 0 || from.skewY !== 0 ) && ( [ from.skewX, from.skewY ] as [ number, number ] ),
			spin: from.spin !== 'off' && from.spin,
			spinAngle: from.spin !== 'off' && from.spinAngle,
		} ),
		align: align === 'left' || align === 'top' ? 'start' : end,
	};
}

const notOnMobile = ( off: boolean ) => ( off ? { mobile: false as const } : {} );

function parallax( from: Options[ 'parallax' ], plain: OptionsConfig[ 'parallax' ] ): Play[ 'parallax' ] {
	const { space, ...own } = plain;
	return from.type === 'off'
		? undefined
		: {
				type: from.type,
				...own,
				...notOnMobile( from.disable_onmobile ),
				...( from.type === '3D' && {
					space: {
						...space,
						...withoutEmpty( {
							clips: from.ddd_overflow === 'hidden',
							flat: from.ddd_layer_overflow === 'hidden',
						} ),
					},
				} ),
			};
}

const TARGETS = [ 'slide', 'layers', 'parallax_layers', 'static_layers', 'static_parallax_layers' ] as const;

function scrollEffect(
	from: Options[ 'scrolleffect' ],
	plain: OptionsConfig[ 'scrollEffect' ]
): Play[ 'scrollEffect' ] {
	if ( ! from.set || ! ( from.fade || from.grayscale || from.scale || from.blur ) ) {
		return undefined;
	}
	return {
		...plain,
		...withoutEmpty( { blur: from.blur && from.maxblur } ),
		targets: TARGETS.filter( ( target ) => from[ target ] ),
		...notOnMobile( from.disable_onmobile ),
	};
}

const modal = ( from: Options[ 'modal' ], plain: OptionsConfig[ 'modal' ] ): Play[ 'modal' ] => ( {
	...plain,
	cover: ( from.cover && cssColor( from.coverColor ) ) || 'transparent',
	coverSpeed: round( 1000 * from.coverSpeed ), // The document stores seconds.
} );
