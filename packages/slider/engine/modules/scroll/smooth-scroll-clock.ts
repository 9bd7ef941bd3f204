import { eased } from './easing-value';
import { rest, wake } from './frame-loop';
import { pin } from './pin-spacer';
import { scrolled } from './scroll-timeline';
import { viewTimeline } from './view-timeline';
import type { EngineModule, Timeline } from '../../types/module-context';

/** Moves toward the target by the elapsed ms: 95 % of the distance in `smoothing` ms. */
export function approach( at: number, target: number, ms: number, smoothing: number ): number {
	const next = smoothing > 0 ? target - ( target - at ) * Math.exp( ( -3 * ms ) / smoothing ) : target;
	return Math.abs( target - next ) < 1 ? target : next;
}

/**
 * Uses scrolling as the clock: time follows the page's scroll position within `smoothing` ms. `slides` applies it to
 * the slide's own timeline (pan and zoom, its loop), `layers` to its layers; `scrollBound` of a slide or layer
 * overrides it.
 */
const followScroll: EngineModule = ( context ) => {
	const { play, slider, element, stage, clock, hook, listen, undo, reasons, timeline } = context;
	if ( ! play.scrollTimeline || context.still() ) {
		return;
	}
	const { pinned, from, to, ease, smoothing, layers, slides } = play.scrollTimeline;
	const easing = eased( ease );
	const travel = Math.max( 1, to - from );
	const native = smoothing || ease !== 'linear' ? undefined : viewTimeline( element );
	/** For each active slide: the timeline driven by scrolling, the other one, and whether scrolling has to seek it in JavaScript. */
	const clocks = new Map< number, { bound: Timeline; other: Timeline; loose: () => boolean } >();
	let at: number | undefined;
	let last = 0;
	let cancel = () => {};

	if ( pinned ) {
		pin( context, travel );
	}
	reasons.add( 'stop' ); // Scrolling decides when the slide ends, so there is no autoplay.

	/** Scroll distance in px over which the stage is pinned. */
	const stands = () => element.offsetHeight - stage.offsetHeight || travel;
	/** Progress: pinned, from the start of the pin; otherwise from entering the viewport until leaving it. */
	const part = () => {
		const { top, height } = element.getBoundingClientRect();
		const way = pinned ? -top / stands() : ( innerHeight - top ) / ( innerHeight + height );
		return Math.min( 1, Math.max( 0, way ) );
	};
	const follows = ( slide: number ) => Boolean( play.slides[ slide ]!.scrollBound ?? slides );
	const end = ( slide: number ) => ( to > from ? to : play.slides[ slide ]!.duration );
	const targetTime = ( slide: number ) => from + easing( part() ) * ( end( slide ) - from );

	function clocksOf( slide: number ) {
		let own = clocks.get( slide );
		if ( ! own ) {
			const other = context.newTimeline();
			const stop = end( slide );
			const px = pinned ? stands() : 0;
			const bound = scrolled( follows( slide ) ? timeline( slide ) : other, native, () => targetTime( slide ), {
				from,
				to: stop,
				place( ms ) {
					const way = ( ms - from ) / ( stop - from );
					return pinned
						? { rangeName: 'exit-crossing', offset: CSS.px( way * px ) }
						: { rangeName: 'cover', offset: CSS.percent( way * 100 ) };
				},
			} );
			bound.seek( targetTime( slide ) ); // Animations added to it start at the position that the page has already painted.
			own = { bound, other, loose: () => follows( slide ) || bound.loose };
			clocks.set( slide, own );
		}
		return own;
	}

	const step = ( now: number ) => {
		const { bound, loose } = clocksOf( slider.index );
		if ( ! loose() ) {
			return false; // The browser animates everything.
		}
		const target = targetTime( slider.index );
		at = at === undefined ? target : approach( at, target, Math.min( 64, now - last || 16 ), smoothing );
		last = now;
		bound.pause();
		bound.seek( at );
		return at !== target;
	};
	/** Runs what does not follow scrolling while the slide's own timeline does. */
	const runRest = ( slide: number ) => {
		if ( follows( slide ) ) {
			clocksOf( slide ).other[ reasons.holdsAll() ? 'pause' : 'play' ]();
		}
	};
	/** Takes over after the engine has started the timeline. */
	const takeOver = () => {
		at = undefined;
		cancel();
		cancel = clock.after( 0, () => {
			last = 0;
			wake( step );
		} );
	};

	hook( 'clock', ( slide, { scrollBound = layers } ) => {
		const { bound, other } = clocksOf( slide );
		const free = follows( slide ) ? other : timeline( slide );
		return scrollBound ? bound : free;
	} );
	hook( 'enter', takeOver );
	hook( 'leave', ( _, next ) => runRest( next ) );
	hook( 'stand', ( slide ) => {
		runRest( slide );
		takeOver();
	} );
	hook( 'hold', ( isHeld ) => {
		runRest( slider.index );
		if ( ! isHeld ) {
			takeOver();
		}
	} );
	hook( 'rest', ( slide ) => {
		clocks.get( slide )?.other.clear();
		clocks.get( slide )?.bound.clear();
		clocks.delete( slide );
	} );
	listen( window, 'scroll', () => wake( step ), { passive: true } );
	listen( window, 'resize', () => wake( step ), { passive: true } );
	undo( () => {
		cancel();
		rest( step );
		clocks.forEach( ( { other, bound } ) => {
			other.clear();
			bound.clear();
		} );
	} );
};
export default followScroll;
