import { createChange } from './change/change';
import { fade, slide as push } from './change/fade-and-slide';
import { createOrder } from './change/order';
import { followFinger } from './change/swipe';
import type { Core } from './contract/core';
import type { EventDetail, Slider, SliderOptions } from './contract/module';
import type { Play, PlayAction } from './contract/play';
import { createControls } from './controls';
import { load } from './load/files';
import { createHooks, type HookCalls } from './load/hooks';
import { loadModules } from './load/load-modules';
import { createLevels } from './page/level';
import { createLifetime } from './page/lifetime';
import { createPreload } from './page/preload';
import { keepPrinted } from './page/printed-state';
import { onSeen, query } from './page/shared-observers';
import { createAdvance } from './time/advance';
import { pageClock } from './time/clock';
import { pauseByPage } from './time/pause-by-page';
import { createReasons } from './time/pause-reasons';
import { createTimelines } from './time/timelines';

/** Adopts the markup (MARKUP.md), loads the modules it uses, and runs. */
export function build(
	element: HTMLElement,
	play: Play,
	options: SliderOptions,
	forget: () => void,
	create: ( element: HTMLElement ) => Slider
): Slider {
	const slides = [ ...element.querySelectorAll< HTMLElement >( '.fr-slide' ) ].slice( 0, play.slides.length );
	const length = play.kind === 'hero' ? 1 : slides.length;
	let held = false;
	const actions = new Map< string, ( action: PlayAction, origin: HTMLElement ) => void >();
	const lifetime = createLifetime();
	const hooks: HookCalls = {};
	const reasons = createReasons( () => core.refresh() );
	const order = createOrder( play, options.random ?? Math.random );

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
			if ( ! core.gone ) {
				core.gone = true;
				core.begun = false;
				change.finish();
				advance.timeline.clear();
				lifetime.end();
				core.emit( 'slider:destroyed', {} );
				forget();
			}
		},
	};

	const core: Core = {
		slider,
		play,
		element,
		stage: element.querySelector< HTMLElement >( '.fr-slider__stage' ) ?? element,
		slides,
		options,
		reasons,
		order,
		...lifetime,
		...createTimelines( options.clock ?? pageClock, lifetime.undo ),
		...createHooks( hooks ),
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
				new CustomEvent( `frontage:${ event }`, {
					detail: full,
					bubbles: true,
					cancelable: event === 'slide:changing',
				} )
			);
		},
		rtl: getComputedStyle( element ).direction === 'rtl',
		transitions: { fade, slide: push },
		show: undefined,
		first: play.start,
		begun: false,
		gone: false,
		soon: false,
		advances: !! play.autoplay && length > 1,
		load: load as Core[ 'load' ],
		onSeen,
		beginWith: ( slide ) => void ( core.first = slide ),
		addTransition: ( family, run ) => void ( core.transitions[ family ] = run ),
		setShow( own ) {
			core.show = own;
		},
		setProgress: ( draw ) => advance.setProgress( draw ),
		create,
		level: () => levels.now(),
		still: () => query( '(prefers-reduced-motion: reduce)' ).list.matches,
		moves() {
			controls.moves();
			controls.update();
		},
		images: ( index ) => preload.load( index, true ),
		note: () => page.note(),
		go( to, wish = {} ) {
			const index = order.resolve( to );
			if ( index === undefined || core.gone ) {
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
		preview( to, direction ) {
			if ( core.begun && preload.there( to ) ) {
				return change.preview( to, direction );
			}
			return void preload.want( to );
		},
		wait: () => advance.timeline.pause(),
		started( previous ) {
			controls.update();
			advance.start( previous );
		},
		ahead: () => preload.ahead(),
		reach: ( to ) => preload.reach( to ),
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
				core.emit( now ? 'slider:playing' : 'slider:paused', { reasons: reasons.list() } );
			}
			core.ahead();
			controls.update();
		},
	};

	const levels = createLevels( core );
	const preload = createPreload( core, () => core.begun && change.loaded() );
	const change = createChange( core, preload );
	const advance = createAdvance( core );
	const controls = createControls( core );
	const page = pauseByPage( core );
	if ( play.autoplay?.manual ) {
		reasons.add( 'action' );
	}
	keepPrinted( core );

	async function start() {
		await loadModules( core );
		if ( ! core.gone ) {
			followFinger( core );
		}
		await page.seen; // Before that a change would be a cut.
		if ( core.gone ) {
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
		core.emit( 'slider:ready', { modules: play.modules, previous: -1 } );
	}

	return slider;
}
