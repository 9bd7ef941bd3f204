import type { ModuleContext } from '../../module';
import { rest, wake } from './frame';

/** Nearer to its goal by the ms that went by: 95 % of the way in `smoothing` ms. */
export function approach( at: number, goal: number, ms: number, smoothing: number ): number {
	const next = smoothing > 0 ? goal - ( goal - at ) * Math.exp( ( -3 * ms ) / smoothing ) : goal;
	return Math.abs( goal - next ) < 1 ? goal : next;
}

/** What a CSS easing makes of a part of the way. The browser knows: an effect without target says how far it is. */
function eased( easing: string ): ( part: number ) => number {
	if ( easing === 'linear' ) {
		return ( part ) => part;
	}
	const probe = new Animation( new KeyframeEffect( null, null, { duration: 1, easing, fill: 'both' } ) );
	return ( part ) => {
		probe.currentTime = part;
		return probe.effect?.getComputedTiming().progress ?? part;
	};
}

/** Makes room below a pinned stage, 1 px for each ms, where the page has not made it (`.fr-slider--pinned`). */
function pin( { element, stage, undo }: ModuleContext, px: number ) {
	if ( getComputedStyle( stage ).position === 'sticky' ) {
		return;
	}
	const room = document.createElement( 'div' );
	room.style.blockSize = `${ px }px`;
	stage.after( room );
	stage.style.position = 'sticky';
	stage.style.insetBlockStart = '0';
	element.classList.add( 'fr-slider--pinned' );
	undo( () => {
		room.remove();
		stage.style.removeProperty( 'position' );
		stage.style.removeProperty( 'inset-block-start' );
		element.classList.remove( 'fr-slider--pinned' );
	} );
}

/** Scrolling is the slide's clock: it stands where the page stands, and follows it within `smoothing` ms. */
export function bindTimeline( context: ModuleContext ): void {
	const { play, slider, element, stage, clock, hook, listen, undo, reasons, timeline } = context;
	const { pinned, from, to, ease, smoothing } = play.scrollTimeline!;
	const easing = eased( ease );
	const travel = Math.max( 1, to - from );
	let at: number | undefined;
	let last = 0;
	let cancel = () => {};

	if ( pinned ) {
		pin( context, travel );
	}
	reasons.add( 'stop' ); // Whoever scrolls decides when the slide is over.

	/** Pinned: from the pin on. Else from when the module comes in until it has left. */
	const part = () => {
		const box = element.getBoundingClientRect();
		const way = pinned
			? -box.top / ( box.height - stage.offsetHeight || travel )
			: ( innerHeight - box.top ) / ( innerHeight + box.height );
		return Math.min( 1, Math.max( 0, way ) );
	};
	const end = () => ( to > from ? to : play.slides[ slider.index ]!.duration );
	const step = ( now: number ) => {
		const goal = from + easing( part() ) * ( end() - from );
		at = at === undefined ? goal : approach( at, goal, Math.min( 64, now - last || 16 ), smoothing );
		last = now;
		const running = timeline( slider.index );
		running.pause();
		running.seek( at );
		return at !== goal;
	};
	const follow = () => {
		last = 0;
		wake( step );
	};
	/** Once the engine has set it going. */
	const take = () => {
		at = undefined;
		cancel();
		cancel = clock.after( 0, follow );
	};

	hook( 'enter', take );
	hook( 'stand', take );
	hook( 'hold', ( held ) => ! held && take() );
	listen( window, 'scroll', () => wake( step ), { passive: true } );
	listen( window, 'resize', () => wake( step ), { passive: true } );
	undo( () => {
		cancel();
		rest( step );
	} );
}
