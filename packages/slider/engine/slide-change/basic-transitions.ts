import type { Change, Transition } from '../types/module-context';

const timing = ( { spec: { duration, easeIn } }: Change ): KeyframeAnimationOptions => ( {
	duration,
	easing: easeIn,
	fill: 'both',
} );

/** The new slide fades in over the old one. The module `transitions` has more. */
export const fade: Transition = ( change ) =>
	void change.timeline.animate( change.incoming, { opacity: [ 0, 1 ] }, timing( change ) );

/** The new slide pushes the old one out; both use the same easing, so that they stay adjacent. */
export const slide: Transition = ( change ) => {
	const { incoming, outgoing, spec, direction, timeline, rtl } = change;
	const { from = 'horizontal' } = spec;
	const isVertical = /^[tbv]/.test( from );
	const travel = rtl && ! isVertical ? -direction : direction;
	const side = /^[lt]/.test( from ) ? -1 : ( /^[rb]/.test( from ) && 1 ) || travel;
	const at = ( part: number ) => ( { transform: `translate${ isVertical ? 'Y' : 'X' }(${ part * 100 }%)` } );
	timeline.animate( incoming, [ at( side ), at( 0 ) ], timing( change ) );
	timeline.animate( outgoing, [ at( 0 ), at( -side ) ], timing( change ) );
};
