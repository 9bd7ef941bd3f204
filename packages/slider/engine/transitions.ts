import type { Change, Transition } from './module';
import type { PlayTransition } from './play';

const SIDES: Record< string, [ x: number, y: number ] > = {
	left: [ -100, 0 ],
	right: [ 100, 0 ],
	top: [ 0, -100 ],
	bottom: [ 0, 100 ],
};

/** The side a slide comes from, in per cent of its size; `horizontal` and `vertical` follow the direction of travel. */
export function sideOf( from: PlayTransition[ 'from' ], direction: 1 | -1, rtl: boolean ): [ x: number, y: number ] {
	if ( from === 'horizontal' ) {
		return [ 100 * direction * ( rtl ? -1 : 1 ), 0 ];
	}
	return from === 'vertical' ? [ 0, 100 * direction ] : ( SIDES[ from ?? '' ] ?? [ 0, 0 ] );
}

const at = ( [ x, y ]: [ number, number ], rotate = 0 ) =>
	`translate(${ x }%,${ y }%)${ rotate ? ` rotate(${ rotate }deg)` : '' }`;
const opposite = ( [ x, y ]: [ number, number ] ): [ number, number ] => [ -x, -y ];

const options = ( { spec: { duration } }: Change, easing: string ): KeyframeAnimationOptions => ( {
	duration,
	easing,
	fill: 'both',
} );
const isRtl = ( { incoming }: Change ) => incoming.matches( ':dir(rtl)' );

/** The new slide fades in over the old one; it may come from a side, and the old one may go another way or fade first. */
export const fade: Transition = ( change ) => {
	const { incoming, outgoing, spec, direction, timeline } = change;
	const { name, from, rotate = 0, easeIn, easeOut } = spec;
	const side = sideOf( from, direction, isRtl( change ) );
	const through = name.startsWith( 'fadethrough' );
	const moves = from || rotate;
	timeline.animate(
		incoming,
		[
			{ opacity: 0, ...( moves && { transform: at( side, rotate ) } ) },
			...( through ? [ { opacity: 0, offset: 0.5 } ] : [] ),
			{ opacity: 1, ...( moves && { transform: 'none' } ) },
		],
		options( change, easeIn )
	);
	if ( through || name === 'crossfade' || name.startsWith( 'fadeto' ) ) {
		const gone = name.startsWith( 'fadeto' ) ? { opacity: 0, transform: at( opposite( side ) ) } : { opacity: 0 };
		timeline.animate(
			outgoing,
			[ { opacity: 1 }, { ...gone, ...( through && { offset: 0.5 } ) }, ...( through ? [ gone ] : [] ) ],
			options( change, easeOut )
		);
	}
};

/** The new slide pushes the old one out; `slideover…` covers it, `slideremove…` draws it away. */
export const slide: Transition = ( change ) => {
	const { incoming, outgoing, spec, direction, timeline } = change;
	const { name, from = 'horizontal', rotate = 0, easeIn } = spec;
	const side = sideOf( from, direction, isRtl( change ) );
	if ( name.startsWith( 'slideremove' ) ) {
		outgoing.style.zIndex = '3'; // Over the one that lies there already.
		change.after( () => outgoing.style.removeProperty( 'z-index' ) );
	} else {
		timeline.animate(
			incoming,
			[ { transform: at( side, rotate ) }, { transform: 'none' } ],
			options( change, easeIn )
		);
	}
	if ( ! name.startsWith( 'slideover' ) ) {
		// The same easing for both: they touch all the way.
		timeline.animate(
			outgoing,
			[ { transform: 'none' }, { transform: at( opposite( side ), -rotate ) } ],
			options( change, easeIn )
		);
	}
};
