import type { Change } from '../../types/module-context';
import type { PlayTransition } from '../../types/playback-config';

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** Keyframes of the incoming and the outgoing slide. They must end at rest and out of sight. */
export interface Motion {
	incoming?: Keyframe[];
	outgoing?: Keyframe[];
	/** Background of the incoming slide, if it moves against its slide. */
	inside?: Keyframe[];
}

const OPPOSITE: Record< Side, Side > = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };
export const opposite = ( side: Side ): Side => OPPOSITE[ side ];

/** Side from which the new slide comes; `horizontal` and `vertical` follow the direction of travel, in reading direction. */
export function sideOf( from: PlayTransition[ 'from' ], isForward: boolean, isRtl: boolean ): Side {
	if ( from === 'vertical' || from === 'in' || from === 'out' ) {
		return isForward ? 'bottom' : 'top';
	}
	if ( ! from || from === 'horizontal' ) {
		return isForward === isRtl ? 'left' : 'right';
	}
	return from;
}

/** A translation toward a side, in shares of the element's own size. */
export function towards( side: Side, part: number ): string {
	const signed = side === 'left' || side === 'top' ? -part : part;
	const percent = `${ Math.round( signed * 1000 ) / 10 }%`;
	return side === 'left' || side === 'right' ? `translate(${ percent },0)` : `translate(0,${ percent })`;
}

/** Adds a motion to the timeline of the change. */
export function run( { timeline, spec, incoming, outgoing }: Change, motion: Motion ) {
	const timing = ( easing: string ): KeyframeAnimationOptions => ( {
		duration: spec.duration,
		easing,
		fill: 'both',
	} );
	const background = incoming.querySelector( '.fr-slide__background' );
	const parts: [ Element | null, Keyframe[] | undefined, string ][] = [
		[ incoming, motion.incoming, spec.easeIn ],
		[ outgoing, motion.outgoing, spec.easeOut ],
		[ background, motion.inside, spec.easeIn ],
	];
	for ( const [ element, frames, easing ] of parts ) {
		if ( element && frames ) {
			timeline.animate( element, frames, timing( easing ) );
		}
	}
}
