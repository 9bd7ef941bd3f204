import type { Changing, Core, Preview, Running, ChangeOptions } from '../types/engine-core';
import type { PlayTransition } from '../types/playback-config';
import { SlideTimeline } from '../timing/timeline';
import { fade } from './basic-transitions';

const CUT: PlayTransition = { name: 'none', family: 'none', duration: 0, easeIn: 'linear', easeOut: 'linear' };

/**
 * ms after which the first frame of a change has been painted. Setting `inert` recalculates the styles of the whole
 * slide, so it must not delay that frame.
 */
const DRAWN = 99;

type Uses = Pick<
	Core,
	| 'slides'
	| 'play'
	| 'slider'
	| 'order'
	| 'rtl'
	| 'clock'
	| 'listen'
	| 'timeline'
	| 'transitions'
	| 'show'
	| 'begun'
	| 'reasons'
	| 'still'
	| 'note'
	| 'gone'
	| 'there'
	| 'comes'
	| 'want'
	| 'call'
	| 'emit'
	| 'started'
	| 'ahead'
	| 'element'
	| 'undo'
	| 'load'
	| 'commanded'
>;

function clean( { timeline, undos }: Running ) {
	timeline.clear();
	undos.forEach( ( undo ) => undo() );
}

/** Changes slides: selects the slide, waits for its images, animates the change, and finishes it. */
export function createChange( core: Uses ): Changing {
	const { slides, play, clock, reasons, order, slider } = core;
	let asked = 0;
	let pending: { to: number; ticket: number; promise: Promise< boolean > } | undefined;
	let running: Running | undefined;
	let staged: ( () => void ) | undefined; // Reverts the change that a drag previews.

	/** Updates which slides are visible and interactive. */
	function updateSlideStates() {
		const near = [ order.next(), order.previous() ];
		slides.forEach( ( slide, each ) => {
			const shown = ( each === slider.index && 'active' ) || ( core.show?.visible( each ) && 'beside' );
			const state = shown || ( near.includes( each ) && core.there( each ) && 'ready' );
			slide.inert = ! shown;
			if ( state ) {
				slide.dataset.state = state;
			} else {
				delete slide.dataset.state;
			}
		} );
	}

	function rest( slide: number ) {
		core.timeline( slide ).clear();
		core.call( 'rest', slide );
	}

	/** Prepares a change: both slides are in position and their animations are at 0. */
	function prepare( to: number, direction: 1 | -1, isByFinger: boolean ): Running {
		finish();
		const [ outgoing, incoming ] = [ slides[ slider.index ]!, slides[ to ]! ];
		const { transitions, first } = play.slides[ to ]!;
		const shows = order.shows( to );
		const own = ( ( ! shows && first ) || transitions[ shows % transitions.length ] ) ?? CUT;
		const mine: Running = {
			from: slider.index,
			to,
			direction,
			timeline: new SlideTimeline( clock ),
			undos: [],
			resolve() {},
		};
		incoming.dataset.state = 'active';
		outgoing.dataset.state = 'leaving';
		core.timeline( to ).clear();
		core.call( 'enter', to, slider.index );
		if ( ! core.show && ! core.still() && ! reasons.unseen() && own.family !== 'none' ) {
			( core.transitions[ own.family ] ?? fade )( {
				...mine,
				rtl: core.rtl,
				outgoing,
				incoming,
				spec: isByFinger ? { ...own, easeIn: 'linear', easeOut: 'linear' } : own,
				after: ( undo ) => void mine.undos.push( undo ),
			} );
		}
		return mine;
	}

	/** Finishes the running change, at its end or because another one starts. A previewed change is reverted. */
	function finish() {
		staged?.();
		const mine = running;
		if ( mine ) {
			running = undefined;
			clean( mine );
			rest( mine.from );
			updateSlideStates();
			core.call( 'stand', mine.to );
			core.emit( 'slide:changed', { previous: mine.from } );
			core.ahead();
			mine.resolve( true );
		}
	}

	function start( mine: Running, byNext: boolean ): Promise< boolean > {
		const { from, to, timeline } = mine;
		const incoming = slides[ to ]!;
		running = mine;
		slider.index = to;
		order.arrive( to, byNext );
		incoming.inert = false;
		if ( slides[ from ]!.contains( incoming.ownerDocument.activeElement ) ) {
			incoming.tabIndex = -1;
			incoming.focus( { preventScroll: true } );
		}
		timeline.at( DRAWN, () => ( slides[ from ]!.inert = true ) );
		const exits = Math.max( 0, ...core.call( 'leave', from, to ).map( ( ms ) => ms || 0 ) );
		const own = core.timeline( to );
		own.calm( reasons.has( 'user' ) );
		if ( ! reasons.unseen() ) {
			own.play(); // Even while `user` pauses, since the visitor requested this slide.
		} else if ( reasons.has( 'user' ) ) {
			own.seek( own.end ); // Nothing starts it when it becomes visible, so everything is shown at its end.
		}
		core.started( from );
		if ( core.commanded ) {
			core.commanded = false;
			void core
				.load< typeof import( '../modules/spoken' ) >( 'spoken' )
				.then( ( spoken ) => spoken.default( core, to ) );
		}

		const over = new Promise< boolean >( ( resolve ) => ( mine.resolve = resolve ) );
		const isInstant = core.still() || reasons.unseen();
		const end = isInstant ? 0 : Math.max( timeline.end, timeline.time + exits );
		if ( core.show ) {
			void Promise.resolve( core.show.move( from, to, mine.direction, isInstant ) ).then(
				() => running === mine && finish()
			);
		} else if ( end <= timeline.time ) {
			finish();
		} else {
			timeline.at( end, finish );
			timeline.play( Math.max( 1, timeline.time && ( end - timeline.time ) / 300 ) ); // After a drag the rest of the change is fast.
		}
		return over;
	}

	const announce = ( to: number, event: 'slide:changing' | 'slide:waiting' = 'slide:changing' ) =>
		core.emit( event, { index: to, previous: slider.index, slide: slides[ to ]! } );

	async function change(
		to: number,
		{ byNext = false, direction = to > slider.index ? 1 : -1 }: ChangeOptions
	): Promise< boolean > {
		const ticket = ++asked;
		if ( ! announce( to ) ) {
			return false;
		}
		if ( ! core.begun ) {
			await slider.ready;
		}
		const waiting = core.begun && core.comes( to );
		if ( waiting ) {
			announce( to, 'slide:waiting' );
			await waiting;
		}
		return (
			ticket === asked && to !== slider.index && core.begun && start( prepare( to, direction, false ), byNext )
		);
	}

	core.listen( window, 'beforeprint', finish ); // Print shows no running change.

	return {
		changing: () => running?.timeline,
		arrange: updateSlideStates,
		loaded: () => void ( core.begun && ! running && ! staged && updateSlideStates() ),
		async go( wanted: number | string, wish: ChangeOptions = {} ) {
			const to = order.resolve( wanted );
			if ( to === undefined || core.gone ) {
				return false;
			}
			if ( wish.byVisitor ) {
				core.note();
			}
			if ( pending?.to === to && pending.ticket === asked ) {
				return pending.promise;
			}
			if ( to === slider.index ) {
				asked++; // Cancels any other slide that waits for its images.
				return false;
			}
			const way = /^(?:next|\+|(previous|-))/.exec( `${ wanted }` );
			const promise = change( to, {
				byNext: wanted === 'next',
				...( way && { direction: way[ 1 ] ? -1 : 1 } ),
				...wish,
			} );
			const mine = { to, promise, ticket: asked };
			pending = mine;
			void promise.then( () => {
				if ( pending === mine ) {
					pending = undefined;
				}
			} );
			return promise;
		},
		beginAt( at: number ) {
			slides[ slider.index ]!.dataset.state = '';
			slider.index = at;
			order.arrive( at, false );
			updateSlideStates();
		},
		preview( to: number, direction: 1 | -1 ): Preview | undefined {
			if ( ! core.begun || ! core.there( to ) ) {
				return void core.want( to );
			}
			const mine = prepare( to, direction, true );
			const { timeline } = mine;
			const back = () => {
				staged = undefined;
				clean( mine );
				rest( to );
				updateSlideStates();
			};
			staged = back;
			return {
				progress: ( part ) => timeline.seek( part * timeline.end ),
				async commit() {
					if ( staged !== back ) {
						return false; // Another change has started in between.
					}
					asked++;
					if ( announce( to ) ) {
						staged = undefined;
						return start( mine, direction > 0 );
					}
					back();
					return false;
				},
				revert() {
					const rate = Math.max( 1, timeline.time / 300 );
					timeline.play( -rate );
					clock.after( timeline.time / rate, () => staged === back && back() );
				},
			};
		},
		hold( isHeld: boolean ) {
			for ( const timeline of [
				core.timeline( slider.index ),
				running?.timeline,
				running && core.timeline( running.from ),
			] ) {
				timeline?.calm( false );
				timeline?.[ isHeld ? 'pause' : 'play' ]();
			}
		},
		finish,
	};
}
