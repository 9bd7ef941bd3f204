import type { Core } from '../types/engine-core';
import type { DrawProgress } from '../types/module-context';
import { SlideTimeline } from './timeline';

const BAR_WAITS = 500; // ms
/** ms between two steps of the bar. Drawn at every frame, it would cost the main thread 5 ms/s on a processor four times slower. */
const BAR_STEP = 50;

type Uses = Pick<
	Core,
	| 'play'
	| 'element'
	| 'clock'
	| 'slider'
	| 'order'
	| 'reasons'
	| 'emit'
	| 'begun'
	| 'advances'
	| 'go'
	| 'refresh'
	| 'updateControls'
	| 'commanded'
>;

/** Counts down to the next slide and draws the straight progress bar. A pause keeps the remaining time. */
export function createAutoplay( core: Uses ) {
	const { play, element, clock, order, slider } = core;
	const { progress } = play;
	const timeline = new SlideTimeline( clock );
	const bar = element.querySelector< HTMLElement >( '.fr-slider__progress' );
	let run = 0;

	/** A line that grows and restarts; the module `ring-progress` replaces it. */
	let parts: DrawProgress = ( host ) => {
		const line = host.querySelector( 'span' );
		const scale = ( value: number ) => ( {
			transform: `scale${ progress?.style === 'vertical' ? 'Y' : 'X' }(${ value })`,
		} );
		return line ? [ { element: line, keyframes: [ scale( 0 ), scale( 1 ) ] } ] : [];
	};

	function draw( previous: number, duration: number ) {
		const wait = Math.min( BAR_WAITS, duration / 2 );
		for ( const { element: part, keyframes, back } of bar && progress ? parts( bar, previous ) : [] ) {
			const steps = Math.ceil( ( duration - wait ) / BAR_STEP / ( keyframes.length - 1 || 1 ) ) || 1;
			const stepped = keyframes.map( ( keyframe ) => ( { easing: `steps(${ steps })`, ...keyframe } ) );
			timeline.animate( part, stepped, {
				delay: wait,
				duration: duration - wait,
				easing: progress!.ease,
				fill: 'both',
			} );
			if ( back ) {
				timeline.animate( part, [ ...keyframes ].reverse(), { duration: wait, easing: 'ease-out' } );
			}
		}
	}

	function start( previous: number ) {
		const mine = ++run;
		timeline.clear();
		if ( ! core.advances ) {
			return;
		}
		if ( order.ends() && ! core.reasons.has( 'stop' ) ) {
			core.reasons.add( 'stop' );
			core.emit( 'slider:stopped', {} );
		}
		const { duration } = play.slides[ slider.index ]!;
		if ( previous < 0 ) {
			timeline.seek( -play.autoplay!.delay );
		}
		draw( previous, duration );
		timeline.at( duration, async () => {
			core.commanded = false;
			if ( ! ( await core.go( 'next' ) ) && mine === run && core.begun ) {
				start( slider.index ); // A listener prevented the change, so the countdown restarts.
				core.refresh();
			}
		} );
		core.refresh();
	}

	return {
		turn: timeline,
		setProgress: ( own: DrawProgress ) => void ( parts = own ),
		started( previous: number ) {
			core.updateControls();
			start( previous );
		},
	};
}
