import { createAdvance } from './time/advance';
import { createChange } from './change/change';
import { pageClock } from './time/clock';
import { createControls } from './controls';
import { holdByPage } from './time/pause-by-page';
import type { EventDetail, Hooks, Slider, SliderEvents, SliderOptions } from './contract/module';
import { bringModules } from './load/load-modules';
import { createLevels } from './page/level';
import { createOrder } from './change/order';
import { load } from './load/files';
import { onSeen, query } from './page/shared-observers';
import type { Core } from './contract/core';
import type { Play, PlayAction } from './contract/play';
import { createPreload } from './page/preload';
import { createReasons } from './time/pause-reasons';
import { createTimeline, type Timeline } from './time/timeline';
import { fade, slide as push } from './change/fade-and-slide';

/** What the engine writes into the markup's own elements, and puts back. */
const STATES = [ 'hidden', 'inert', 'tabindex', 'data-state', 'aria-current', 'aria-label', 'aria-live' ];

/** Adopts the markup (MARKUP.md), brings the modules it uses, and runs. */
export function build(
	element: HTMLElement,
	play: Play,
	options: SliderOptions,
	forget: () => void,
	create: ( element: HTMLElement ) => Slider
): Slider {
	const clock = options.clock ?? pageClock;
	const stage = element.querySelector< HTMLElement >( '.fr-slider__stage' ) ?? element;
	const slides = [ ...element.querySelectorAll< HTMLElement >( '.fr-slide' ) ].slice( 0, play.slides.length );
	const length = play.kind === 'hero' ? 1 : slides.length;
	const listening = new AbortController();
	const undos: ( () => void )[] = [ () => listening.abort() ];
	const hooks: Partial< { [ K in keyof Hooks ]: Hooks[ K ][] } > = {};
	const timelines = new Map< number, Timeline >();
	const actions = new Map< string, ( action: PlayAction, origin: HTMLElement ) => void >();
	let destroyed = false;
	let held = false;

	const slider: Core[ 'slider' ] = {
		element,
		length,
		index: play.start,
		playing: false,
		ready: Promise.resolve().then( start ),
		next: () => core.go( 'next' ),
		previous: () => core.go( 'previous' ),
		go: ( to ) => core.go( to ),
		play() {
			if ( reasons.has( 'stop' ) ) {
				order.restart();
			}
			reasons.remove( 'user', 'action', 'motion', 'stop', 'focus', 'hover' );
		},
		pause: ( reason = 'user' ) => reasons.add( reason ),
		resume: ( reason = 'user' ) => reasons.remove( reason ),
		seek( ms ) {
			change.timeline?.seek( ms );
			core.timeline( slider.index ).seek( ms );
		},
		on( event, listener ) {
			const call = ( { detail }: Event & { detail?: unknown } ) => listener( detail as never );
			element.addEventListener( `frontage:${ event }`, call );
			return () => element.removeEventListener( `frontage:${ event }`, call );
		},
		destroy() {
			if ( ! destroyed ) {
				destroyed = true;
				core.begun = false;
				change.finish();
				advance.timeline.clear();
				undos.reverse().forEach( ( undo ) => undo() );
				core.emit( 'slider:destroyed', {} );
				forget();
			}
		},
	};

	const reasons = createReasons( () => core.refresh() );
	const order = createOrder( play, options.random ?? Math.random );

	const core: Core = {
		slider,
		play,
		element,
		stage,
		slides,
		clock,
		options,
		reasons,
		order,
		rtl: getComputedStyle( element ).direction === 'rtl',
		transitions: new Map( [
			[ 'fade', fade ],
			[ 'slide', push ],
		] ),
		show: undefined,
		first: play.start,
		preview: ( to, direction ) =>
			core.begun && preload.there( to ) ? change.preview( to, direction ) : undefined,
		wait: () => advance.timeline.pause(),
		begun: false,
		advances: Boolean( play.autoplay ) && length > 1,
		timeline( index ) {
			let timeline = timelines.get( index );
			if ( ! timeline ) {
				timeline = core.newTimeline();
				timelines.set( index, timeline );
			}
			return timeline;
		},
		newTimeline: () => createTimeline( clock ),
		load: load as Core[ 'load' ],
		onSeen,
		hook( moment, call ) {
			const list: Hooks[ typeof moment ][] = ( hooks[ moment ] ??= [] );
			list.push( call );
		},
		call( moment, ...details ) {
			const list = ( hooks[ moment ] ?? [] ) as unknown as ( (
				...args: typeof details
			) => ReturnType< Hooks[ typeof moment ] > )[];
			return list.map( ( each ) => each( ...details ) );
		},
		addTransition: ( family, run ) => void core.transitions.set( family, run ),
		setShow( own ) {
			core.show = own;
		},
		setProgress: ( draw ) => advance.setProgress( draw ),
		create,
		onAction: ( name, run ) => void actions.set( name, run ),
		act( action, origin ) {
			actions.get( action.do )?.( action, origin );
			return actions.has( action.do );
		},
		emit( event, detail ) {
			const { index } = slider;
			const full: EventDetail = {
				slider,
				slide: slides[ index ]!,
				previous: index,
				index,
				...( detail as Partial< EventDetail > ),
			};
			return element.dispatchEvent(
				new CustomEvent( `frontage:${ event satisfies keyof SliderEvents }`, {
					detail: full,
					bubbles: true,
					cancelable: event === 'slide:changing',
				} )
			);
		},
		listen( target, type, listener, how ) {
			target.addEventListener( type, listener as EventListener, { ...how, signal: listening.signal } );
		},
		undo: ( call ) => void undos.push( call ),
		level: () => levels.now(),
		still: () => query( '(prefers-reduced-motion: reduce)' ).list.matches,
		moves() {
			controls.moves();
			controls.update();
		},
		images: ( index ) => preload.load( index, true ),
		note: () => holds.note(),
		go( to, wish = {} ) {
			const index = order.resolve( to );
			if ( index === undefined || destroyed ) {
				return Promise.resolve( false );
			}
			if ( wish.byVisitor ) {
				core.note();
			}
			const way = /^(?:next|\+|(previous|-))/.exec( `${ to }` );
			return change.go( index, {
				byNext: to === 'next',
				...( way && { direction: way[ 1 ] ? -1 : 1 } ),
				...wish,
			} );
		},
		started( previous ) {
			controls.update();
			advance.start( previous );
		},
		stood() {
			preload.neighbours();
		},
		refresh() {
			if ( ! core.begun ) {
				return;
			}
			if ( held !== reasons.holdsAll() ) {
				held = ! held;
				change.hold( held );
				core.call( 'hold', held );
			}
			const now = core.advances && ! reasons.list().length;
			advance.timeline[ now ? 'play' : 'pause' ]();
			if ( now !== slider.playing ) {
				slider.playing = now;
				if ( now ) {
					core.emit( 'slider:playing', {} );
				} else {
					core.emit( 'slider:paused', { reasons: reasons.list() } );
				}
			}
			if ( ! reasons.has( 'offscreen' ) ) {
				preload.neighbours();
			}
			controls.update();
		},
	};

	const levels = createLevels( core );
	const preload = createPreload( core, () => core.begun && change.loaded() );
	const change = createChange( core, preload );
	const advance = createAdvance( core );
	const controls = createControls( core );
	const holds = holdByPage( core );

	if ( play.autoplay?.manual ) {
		reasons.add( 'action' );
	}
	const printed = [
		element,
		...element.querySelectorAll( '.fr-slide,.fr-slider__slides,.fr-slider__controls *' ),
	].flatMap( ( part ) => STATES.map( ( name ) => [ part, name, part.getAttribute( name ) ] as const ) );
	undos.push( () => {
		timelines.forEach( ( timeline ) => timeline.clear() );
		printed.forEach( ( [ part, name, value ] ) =>
			value === null ? part.removeAttribute( name ) : part.setAttribute( name, value )
		);
	} );

	async function start() {
		await bringModules( core, () => destroyed );
		await holds.seen; // Before that a change would be a cut.
		if ( destroyed ) {
			return;
		}
		core.begun = true;
		element.dataset.state = 'ready';
		change.begin( core.first );
		if ( hooks.level ) {
			levels.watch();
		}
		controls.begin();
		const { index } = slider;
		core.call( 'enter', index, -1 );
		change.arrange(); // A show knows now who can be seen.
		held = reasons.holdsAll();
		core.timeline( index )[ held ? 'pause' : 'play' ]();
		core.started( -1 );
		core.call( 'stand', index );
		core.refresh();
		core.stood();
		core.emit( 'slider:ready', { modules: play.modules, previous: -1 } );
	}

	return slider;
}
