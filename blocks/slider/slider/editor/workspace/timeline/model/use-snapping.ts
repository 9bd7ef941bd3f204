import type { EditingClock } from '@frontage/slider/react';
import { useEvent } from '@wordpress/compose';
import { useRef } from '@wordpress/element';
import { fitted, movedTime, type Bar, type Edge, type Time } from './layer-tracks';
import { snapped, toPx, type Scale } from './time-scale';

/** Limits a requested time: between its neighbors, snapped to nearby times. */
export type Fit = (
	own: Bar | undefined,
	limits: { from: number; to: number },
	wish: Time,
	edge: Edge,
	shouldSnap: boolean
) => Time;

interface Snapping {
	isSnapping: boolean;
	scale: Scale;
	bars: readonly Bar[];
	/** ms that the slide is shown. */
	duration: number;
	clock: EditingClock | undefined;
}

/** Times of the moved ends of a bar. */
function movedEnds( { start, duration }: Time, edge: Edge ): number[] {
	const end = start + duration;
	return { start: [ start ], end: [ end ], both: [ start, end ] }[ edge ?? 'both' ];
}

/** Snaps bars and the playhead to other bars, and shows a guide at the time that a bar has snapped to. */
export function useSnapping( { isSnapping, scale, bars, duration, clock }: Snapping ) {
	const guide = useRef< HTMLDivElement >( null );
	const snapTimes = ( except?: Bar ) => [
		0,
		duration,
		...( clock && ! clock.resting ? [ clock.time ] : [] ),
		...bars
			.filter( ( bar ) => bar !== except && ! bar.byAction )
			.flatMap( ( bar ) => [ bar.start, bar.start + bar.duration ] ),
	];
	function showGuide( at?: number ) {
		guide.current!.hidden = at === undefined;
		guide.current!.style.transform = `translateX(${ toPx( at ?? 0, scale ) }px)`;
	}
	const fit = useEvent< Fit >( ( own, limits, wish, edge, shouldSnap ) => {
		if ( ! isSnapping || ! shouldSnap ) {
			showGuide();
			return fitted( limits, wish, edge );
		}
		const { by, to } = snapped( movedEnds( wish, edge ), snapTimes( own ), scale );
		showGuide( to );
		return fitted( limits, movedTime( wish, edge, by ), edge );
	} );
	return {
		guide,
		fit,
		snap: useEvent( ( ms: number ) => ( isSnapping ? ms + snapped( [ ms ], snapTimes(), scale ).by : ms ) ),
		hideGuide: () => showGuide(),
	};
}
