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

/** The new slide fades in over the old one; it may come from a side, and the old one may go another way or fade first. */
export const fade: Transition = ( change ) => {
	const { incoming, outgoing, spec, direction, timeline, rtl } = change;
	const { name, from, rotate = 0, easeIn, easeOut } = spec;
	const side = sideOf( from, direction, rtl );
	const away = name.startsWith( 'fadeto' );
	const half = name.startsWith( 'fadethrough' ); // First the old one goes, then the new one comes.
	timeline.animate(
		incoming,
		{
			opacity: half ? [ 0, 0, 1 ] : [ 0, 1 ],
			...( ( from || rotate ) && { transform: [ at( side, rotate ), 'none' ] } ),
		},
		options( change, easeIn )
	);
	if ( half || away || name === 'crossfade' ) {
		timeline.animate(
			outgoing,
			{
				opacity: half ? [ 1, 0, 0 ] : [ 1, 0 ],
				...( away && { transform: [ 'none', at( opposite( side ) ) ] } ),
			},
			options( change, easeOut )
		);
	}
};

/** The new slide pushes the old one out; `slideover…` covers it, `slideremove…` draws it away. */
export const slide: Transition = ( change ) => {
	const { incoming, outgoing, spec, direction, timeline, rtl } = change;
	const { name, from = 'horizontal', rotate = 0, easeIn } = spec;
	const side = sideOf( from, direction, rtl );
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
