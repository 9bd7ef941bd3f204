import type { PlayFrame, PlayLayer } from '../../types/playback-config';

/** Time of one keyframe on the slide's timeline; `from` and `to` are indices of states, 0 is the state before the entrance. */
interface Segment {
	start: number;
	end: number;
	ease: string;
	from: number;
	to: number;
}

/** Segments that run together, once or repeatedly. */
export interface Run {
	segments: Segment[];
	times: number;
}

/**
 * Keyframes that have a time, in sequence: none starts before the previous one has ended. A loop between two keyframes
 * delays what follows; after an endless one nothing follows.
 */
export function schedule( frames: PlayFrame[], still: boolean, loop: PlayLayer[ 'frameLoop' ] ): Run[] {
	const list: Run[] = [];
	let run: Run | undefined;
	let [ cursor, shift, state ] = [ 0, 0, 0 ];
	let isLooping = false;
	frames.forEach( ( { name, at, duration, ease }, index ) => {
		if ( typeof at !== 'number' || cursor === Infinity ) {
			return;
		}
		if ( name === loop?.from && ! still ) {
			isLooping = true;
			run = undefined;
		}
		if ( ! run ) {
			run = { segments: [], times: 1 };
			list.push( run );
		}
		// Without motion, the end of the entrance is there at once; later keyframes switch at their time.
		const start = still && ! state ? 0 : Math.max( at + shift, cursor );
		cursor = start + ( still ? 0 : duration );
		run.segments.push( { start, end: cursor, ease, from: state, to: index + 1 } );
		state = index + 1;
		if ( isLooping && name === loop!.to ) {
			run.times = loop!.repeats < 0 ? Infinity : loop!.repeats + 1;
			const more = ( cursor - run.segments[ 0 ]!.start || 1 ) * ( run.times - 1 );
			shift += more;
			cursor += more;
			run = undefined;
			isLooping = false;
		}
	} );
	return list;
}

/** State of a layer at a time, and whether it is at rest there. */
export function stateAt( list: Run[], time: number ): { state: number; stands: boolean } {
	let found = { state: 0, stands: true };
	for ( const { segments, times } of list ) {
		const first = segments[ 0 ]!.start;
		const last = first + ( segments.at( -1 )!.end - first ) * times;
		for ( const { start, end, to } of segments ) {
			if ( time >= ( times > 1 ? first : start ) ) {
				found = { state: to, stands: time >= ( times > 1 ? last : end ) };
			}
		}
	}
	return found;
}
