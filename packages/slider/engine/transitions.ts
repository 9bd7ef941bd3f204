import type { Change, Transition } from './module';

const timing = ( { spec: { duration, easeIn } }: Change ): KeyframeAnimationOptions => ( {
	duration,
	easing: easeIn,
	fill: 'both',
} );

/** The new slide fades in over the old one. Module `transitions` knows more ways. */
export const fade: Transition = ( change ) =>
	void change.timeline.animate( change.incoming, { opacity: [ 0, 1 ] }, timing( change ) );

/** The new slide pushes the old one out; both ease alike, so they touch all the way. */
export const slide: Transition = ( change ) => {
	const { incoming, outgoing, spec, direction, timeline, rtl } = change;
	const { from = 'horizontal' } = spec;
	const axis = /^[tbv]/.test( from ) ? 'Y' : 'X';
	const sides: Record< string, number > = { left: -1, top: -1, right: 1, bottom: 1, vertical: direction };
	const side = sides[ from ] ?? ( rtl ? -direction : direction );
	const at = ( part: number ) => ( { transform: `translate${ axis }(${ part * 100 }%)` } );
	timeline.animate( incoming, [ at( side ), at( 0 ) ], timing( change ) );
	timeline.animate( outgoing, [ at( 0 ), at( -side ) ], timing( change ) );
};
