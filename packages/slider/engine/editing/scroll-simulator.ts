import { followersOf } from '../modules/scroll/parallax-elements';
import { eased } from '../modules/scroll/easing-value';
import type { EditingContext } from './editing-context';
import type { EditingClock } from './editing-clock';

/** What scrolling a page does to the slide that is edited, whose own window never scrolls. */
export interface Scrolled {
	/** How far it is; `undefined`: as it is made. */
	readonly at: number | undefined;
	/** 0: its top comes into the window; 1: it has left, or its pin is over. `undefined`: as it is made. */
	to: ( part: number | undefined ) => void;
	/** As far as before, with another document. */
	again: ( context: EditingContext, slide: number ) => void;
}

/** `room`: px that the window is high; `moved`: it is somewhere else now. */
export function createScrolled( clock: EditingClock, room: () => number, moved: () => void ): Scrolled {
	let at: number | undefined;
	let running: Animation[] = [];
	let own: { context: EditingContext; slide: number } | undefined;
	let rested = clock.resting;

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
	// Somebody plays, or stops: it is the clock's moment from then on. Where it rests all along, a change is no stop.
	clock.subscribe( () => {
		const stops = clock.resting && ! rested;
		rested = clock.resting;
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
