import { eased } from './easing-value';
import { rest, wake } from './frame-loop';
import { pin } from './pin-spacer';
import { scrolled } from './scroll-timeline';
import { viewTimeline } from './view-timeline';
import type { EngineModule, Timeline } from '../../types/module-context';

/** Nearer to its goal by the ms that went by: 95 % of the way in `smoothing` ms. */
export function approach( at: number, goal: number, ms: number, smoothing: number ): number {
	const next = smoothing > 0 ? goal - ( goal - at ) * Math.exp( ( -3 * ms ) / smoothing ) : goal;
	return Math.abs( goal - next ) < 1 ? goal : next;
}

/**
 * Scrolling is a clock: it stands where the page stands, and follows it within `smoothing` ms. `slides` puts the
 * slide's own clock on it (pan and zoom, its loop), `layers` its layers; the `scrollBound` of a slide or a layer says otherwise for itself.
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
	/** Of each slide that is there: its own clock, another one, and which of the two scrolling moves. */
	const clocks = new Map< number, { bound: Timeline; other: Timeline; loose: () => boolean } >();
	let at: number | undefined;
	let last = 0;
	let cancel = () => {};

	if ( pinned ) {
		pin( context, travel );
	}
	reasons.add( 'stop' ); // Whoever scrolls decides when the slide is over.

	/** px that the stage stands still. */
	const stands = () => element.offsetHeight - stage.offsetHeight || travel;
	/** Pinned: from the pin on. Else from when the module comes in until it has left. */
	const part = () => {
		const { top, height } = element.getBoundingClientRect();
		const way = pinned ? -top / stands() : ( innerHeight - top ) / ( innerHeight + height );
		return Math.min( 1, Math.max( 0, way ) );
	};
	const follows = ( slide: number ) => Boolean( play.slides[ slide ]!.scrollBound ?? slides );
	const end = ( slide: number ) => ( to > from ? to : play.slides[ slide ]!.duration );
	const goalOf = ( slide: number ) => from + easing( part() ) * ( end( slide ) - from );

	function clocksOf( slide: number ) {
		let own = clocks.get( slide );
		if ( ! own ) {
			const other = context.newTimeline();
			const stop = end( slide );
			const px = pinned ? stands() : 0;
			const bound = scrolled( follows( slide ) ? timeline( slide ) : other, native, () => goalOf( slide ), {
				from,
				to: stop,
				place( ms ) {
					const way = ( ms - from ) / ( stop - from );
					return pinned
						? { rangeName: 'exit-crossing', offset: CSS.px( way * px ) }
						: { rangeName: 'cover', offset: CSS.percent( way * 100 ) };
				},
			} );
			bound.seek( goalOf( slide ) ); // What is laid on it stands at once where the page has painted it.
			own = { bound, other, loose: () => follows( slide ) || bound.loose };
			clocks.set( slide, own );
		}
		return own;
	}

	const step = ( now: number ) => {
		const { bound, loose } = clocksOf( slider.index );
		if ( ! loose() ) {
			return false; // The browser does it.
		}
		const goal = goalOf( slider.index );
		at = at === undefined ? goal : approach( at, goal, Math.min( 64, now - last || 16 ), smoothing );
		last = now;
		bound.pause();
		bound.seek( at );
		return at !== goal;
	};
	/** What does not follow the scroll while the slide's clock does. */
	const go = ( slide: number ) => {
		if ( follows( slide ) ) {
			clocksOf( slide ).other[ reasons.holdsAll() ? 'pause' : 'play' ]();
		}
	};
	/** Once the engine has set it going. */
	const take = () => {
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
	hook( 'enter', take );
	hook( 'leave', ( _, next ) => go( next ) );
	hook( 'stand', ( slide ) => {
		go( slide );
		take();
	} );
	hook( 'hold', ( held ) => {
		go( slider.index );
		if ( ! held ) {
			take();
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
