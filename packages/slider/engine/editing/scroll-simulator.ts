import { followersOf } from '../modules/scroll/parallax-elements';
import { eased } from '../modules/scroll/easing-value';
import type { EditingContext } from './editing-context';
import type { EditingClock } from './editing-clock';

/** Simulates the effect of page scrolling on the edited slide, since the editor's own window never scrolls. */
interface Scrolled {
	/** Scroll position; `undefined`: no scrolling. */
	readonly at: number | undefined;
	/** 0: its top enters the viewport; 1: it has left, or its pin has ended. `undefined`: no scrolling. */
	to: ( part: number | undefined ) => void;
	/** Applies the same position to another document. */
	again: ( context: EditingContext, slide: number ) => void;
}

/** `room`: height of the window in px; `moved`: called when the position changed. */
export function createScrolled( clock: EditingClock, room: () => number, moved: () => void ): Scrolled {
	let at: number | undefined;
	let running: Animation[] = [];
	let own: { context: EditingContext; slide: number } | undefined;
	let wasResting = clock.resting;

	function follow() {
		running.forEach( ( animation ) => animation.cancel() );
		running = [];
		const part = at;
		if ( ! own || part === undefined ) {
			return;
		}
		const { context, slide } = own;
		const passage = { height: context.element.offsetHeight, window: room() };
		running = [ ...followersOf( context ), ...followersOf( context, slide ) ].map( ( { element, frames } ) => {
			const animation = element.animate( frames( passage ), { duration: 1, fill: 'both' } );
			animation.pause();
			animation.currentTime = part;
			return animation;
		} );
	}
	function go( part: number | undefined ) {
		at = part;
		follow();
		moved();
	}
	// When playback starts or stops, the clock's time applies. A change while it rests all along is no stop.
	clock.subscribe( () => {
		const stops = clock.resting && ! wasResting;
		wasResting = clock.resting;
		if ( at !== undefined && ( clock.playing || stops ) ) {
			go( undefined );
		}
	} );
	return {
		get at() {
			return at;
		},
		to( part ) {
			go( part );
			const bound = own?.context.play.scrollTimeline;
			if ( bound && part !== undefined ) {
				const { from, to, ease } = bound;
				const end = to > from ? to : clock.duration;
				clock.pause();
				clock.seek( from + eased( ease )( part ) * ( end - from ) );
			} else if ( bound ) {
				clock.rest();
			}
		},
		again( context, slide ) {
			own = { context, slide };
			follow();
		},
	};
}
