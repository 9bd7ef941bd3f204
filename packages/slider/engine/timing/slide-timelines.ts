import type { Times } from '../types/module-context';
import type { Lifetime } from '../page/clean-up';
import type { Clock } from './clock';
import { SlideTimeline, type Timeline } from './timeline';

/** The clock of each slide, made when it is first asked for. */
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
