/**
 * Passage of a module through the viewport, both heights in px. It begins when its top enters, and is as long as both
 * heights together.
 */
export interface Passage {
	height: number;
	window: number;
}

export interface Effects {
	fade?: true;
	/** px */
	blur?: number;
	grayscale?: true;
	scale?: true;
	/** Percent of the viewport that may be hidden without effect. */
	tilt: number;
	direction: 'both' | 'top' | 'bottom';
}

const round = ( value: number ) => Math.round( value * 1000 ) / 1000;

/**
 * Range of the passage in which the whole module is visible; if it is taller than the window, the point at which its
 * top reaches the window's top.
 */
const whole = ( { height, window }: Passage ) => [ Math.min( height, window ), window ] as const;

/**
 * Parallax: an element moves by `part` of the hidden height of its module, down when the module leaves at the top.
 * While the whole module is visible, the element is at its original position.
 */
export function parallaxFrames( passage: Passage, part: number, frame: ( y: number ) => Keyframe ): Keyframe[] {
	const way = passage.height + passage.window;
	const [ from, to ] = whole( passage );
	return [
		{ offset: 0, ...frame( round( -part * from ) ) },
		{ offset: from / way, ...frame( 0 ) },
		{ offset: to / way, ...frame( 0 ) },
		{ offset: 1, ...frame( round( part * passage.height ) ) },
	];
}

/** Strength of the effects at a hidden height in px: 0–1. */
export const strength = ( hidden: number, { height, window }: Passage, tilt: number, factor: number ) =>
	Math.min( 1, Math.max( 0, ( ( hidden - ( tilt / 100 ) * window ) / height ) * factor ) );

function look( { fade, blur, grayscale, scale }: Effects, by: number ): Keyframe {
	const filters = [
		...( blur ? [ `blur(${ round( blur * by ) }px)` ] : [] ),
		...( grayscale ? [ `grayscale(${ round( by ) })` ] : [] ),
	];
	return {
		...( fade ? { opacity: round( 1 - by ) } : {} ),
		...( scale ? { scale: round( 1 - by ) } : {} ),
		...( filters.length ? { filter: [ 'var(--fr-media,)', ...filters ].join( ' ' ) } : {} ),
	};
}

/** Fade, blur, gray and scale grow with the hidden height of the module, at the top, at the bottom, or both. */
export function effectFrames( passage: Passage, effects: Effects, factor: number ): Keyframe[] {
	const way = passage.height + passage.window;
	const [ from, to ] = whole( passage );
	const { tilt, direction } = effects;
	const begins = ( tilt / 100 ) * passage.window;
	const full = factor > 0 ? begins + passage.height / factor : Infinity;
	/** Points on one side, outward: hidden px and the position in the passage. */
	const side = ( most: number, place: ( hidden: number ) => number ) =>
		[ Math.min( begins, most ), Math.min( full, most ), most ].map( ( hidden ) => ( {
			offset: place( hidden ) / way,
			...look( effects, strength( hidden, passage, tilt, factor ) ),
		} ) );
	const none = ( offset: number ) => [ { offset, ...look( effects, 0 ) } ];
	return [
		...( direction === 'top' ? none( 0 ) : side( from, ( hidden ) => from - hidden ).reverse() ),
		...( direction === 'bottom' ? none( 1 ) : side( passage.height, ( hidden ) => to + hidden ) ),
	];
}
