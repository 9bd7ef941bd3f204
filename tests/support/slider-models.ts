/** Models of sliders that stories of several browsers share. */

export const COLORED_SLIDES = [ 'a', 'b', 'c', 'd', 'e' ].map( ( key ) => ( {
	key,
	background: { type: 'color', color: '#246' },
} ) );

/** A carousel whose items stand above each other, whatever its touch settings say. */
export const VERTICAL_CAROUSEL = {
	options: {
		sliderType: 'carousel',
		carousel: { orientation: 'v', maxVisibleItems: 3 },
		navigation: { touch: { desktopCarousel: true, swipe_direction: 'horizontal' } },
	},
	slides: COLORED_SLIDES,
};

/** Scrolling over 2,000 px is its clock. */
export const PINNED = {
	options: { sbtimeline: { set: true, fixed: true, fixStart: 0, fixEnd: 2000, layers: true } },
	slides: [
		{
			layers: [
				{
					id: 'l',
					type: 'text',
					html: 'A story',
					frames: [
						{ id: 'frame_0', at: 0, duration: 0, ease: 'none', to: { x: [ -200 ] } },
						{ id: 'frame_1', at: 0, duration: 1500, ease: 'none', to: { x: [ 0 ] } },
					],
				},
			],
		},
	],
};

/** In the page: how much higher a slider is than its stage, px. */
export function roomToScroll(): number {
	const slider = document.querySelector< HTMLElement >( '.fr-slider' )!;
	return slider.offsetHeight - slider.querySelector< HTMLElement >( '.fr-slider__stage' )!.offsetHeight;
}

/** A layer that counts down, with letters of so many px. */
export const countdown = ( size: number ) => ( {
	slides: [
		{
			layers: [
				{
					id: 'l',
					type: 'text',
					html: '2 January 2090',
					countdown: '2090-01-02T03:04:05Z',
					box: { x: [ 'center' ], y: [ 'middle' ], width: [ 700 ] },
					style: { fontSize: [ size ], lineHeight: [ size ] },
				},
			],
		},
	],
} );

/** Slides that have no image for their thumbnail: a color, a video with a poster, nothing. */
export const SLIDES_WITHOUT_IMAGE = {
	options: { navigation: { thumbnails: { enable: true, width: 100, height: 50 } } },
	slides: [
		COLORED_SLIDES[ 0 ],
		{
			key: 'film',
			background: { type: 'html5', video: { poster: { url: '/poster-3.svg', width: 1600, height: 900 } } },
		},
		{ key: 'empty', background: { type: 'transparent' } },
	],
};

/** A box without frames, and two buttons that make it go. */
export const TOGGLED_LAYER = {
	slides: [
		{
			layers: [
				{ id: 'box', type: 'text', html: 'Box' },
				...[ 'toggle', 'stop' ].map( ( id ) => ( {
					id,
					type: 'button',
					html: id,
					box: { x: [ 'center' ], y: [ id === 'stop' ? 'bottom' : 'middle' ] },
					actions: [ { on: 'click', do: `${ id }layer`, layer: 'box' } ],
				} ) ),
			],
		},
	],
};

/** Its slides push each other aside and follow the mouse as well as a finger. */
export const SWIPED_BY_MOUSE = {
	options: { navigation: { touch: { touchenabled: true, touchOnDesktop: true } } },
	slides: COLORED_SLIDES.map( ( slide ) => ( { ...slide, transition: { name: 'slideleft' } } ) ),
};
