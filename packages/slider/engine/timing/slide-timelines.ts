import type { Times } from '../types/module-context';
import type { Lifetime } from '../page/clean-up';
import type { Clock } from './clock';
import { SlideTimeline, type Timeline } from './timeline';

/** Timelines of the slides, created on first access. */
export function createTimelines( clock: Clock, undo: Lifetime[ 'undo' ] ): Times {
	const timelines: Timeline[] = [];
	const newTimeline = () => new SlideTimeline( clock );
	undo( () => timelines.forEach( ( timeline ) => timeline.clear() ) );
	return {
		clock,
		newTimeline,
		timeline: ( index ) => ( timelines[ index ] ??= newTimeline() ),
	};
}
