import { fade } from '../slide-change/basic-transitions';
import type { EditingContext } from './editing-context';
import type { Timeline } from '../timing/timeline';

/** Transition of a slide on a seekable clock; its pieces only exist while it runs. */
export interface TransitionOnClock {
	/** ms */
	readonly end: number;
	/** Shows a time; with `rate` 0 it is paused. */
	at: ( time: number, rate: number ) => void;
	/** The transition is over. */
	over: () => void;
}

export function createTransitionOnClock( context: EditingContext, from: number, to: number ): TransitionOnClock {
	const { slides, play, transitions, rtl } = context;
	const [ outgoing, incoming ] = [ slides[ from ], slides[ to ] ];
	const spec = play.slides[ to ]?.transitions[ 0 ];
	let running: { timeline: Timeline; undos: ( () => void )[] } | undefined;

	function begin() {
		const mine = { timeline: context.newTimeline(), undos: [] as ( () => void )[] };
		const before = outgoing!.dataset.state;
		outgoing!.dataset.state = 'leaving';
		mine.undos.push( () => {
			if ( before === undefined ) {
				delete outgoing!.dataset.state;
			} else {
				outgoing!.dataset.state = before;
			}
		} );
		( transitions[ spec!.family ] ?? fade )( {
			from,
			to,
			direction: from < to ? 1 : -1,
			rtl,
			outgoing: outgoing!,
			incoming: incoming!,
			spec: spec!,
			timeline: mine.timeline,
			after: ( undo ) => void mine.undos.push( undo ),
		} );
		return mine;
	}
	function over() {
		running?.timeline.clear();
		running?.undos.forEach( ( undo ) => undo() );
		running = undefined;
	}

	const able = Boolean( outgoing && incoming && from !== to && spec && spec.family !== 'none' );
	const end = able ? spec!.duration : 0;
	return {
		end,
		at( time, rate ) {
			if ( time >= end ) {
				return over();
			}
			running ??= begin();
			running.timeline.seek( time );
			running.timeline[ rate ? 'play' : 'pause' ]( rate );
		},
		over,
	};
}
