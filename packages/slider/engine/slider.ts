import { createChange } from './slide-change/slide-changer';
import { fade, slide as push } from './slide-change/basic-transitions';
import { PlayOrder } from './slide-change/slide-order';
import { followFinger } from './slide-change/swipe';
import type { Core } from './types/engine-core';
import type { EventDetail, Slider, SliderOptions } from './types/module-context';
import type { Play, PlayAction } from './types/playback-config';
import { createControls } from './navigation-controls';
import { load } from './module-loader/module-imports';
import { createHooks, type HookCalls } from './module-loader/hooks';
import { loadModules } from './module-loader/load-modules';
import { createLevels } from './page/current-breakpoint';
import { createLifetime } from './page/clean-up';
import { createPreload } from './page/image-preloader';
import { keepPrinted } from './page/markup-restorer';
import { on, onSeen, query } from './page/shared-observers';
import { createAutoplay } from './timing/autoplay';
import { pageClock } from './timing/clock';
import { pauseByPage } from './timing/page-pause';
import { PauseReasons } from './timing/pause-reasons';
import { createTimelines } from './timing/slide-timelines';

const still = () => query( '(prefers-reduced-motion: reduce)' ).list.matches;

/** Parts of the engine. Each one adds its methods to the core and can use those of the parts before it. */
const PARTS = [
	keepPrinted,
	createLevels,
	createPreload,
	createChange,
	createAutoplay,
	createControls,
	pauseByPage,
	followFinger,
];

/** Takes over the markup (MARKUP.md), loads the modules it uses, and starts. */
export function build(
	element: HTMLElement,
	play: Play,
	options: SliderOptions,
	forget: () => void,
	create: ( element: HTMLElement ) => Slider
): Slider {
	const slides = [ ...element.querySelectorAll< HTMLElement >( '.fr-slide' ) ].slice( 0, play.slides.length );
	const length = play.kind === 'hero' ? 1 : slides.length;
	let isHeld = false;
	const actions: [ name: string, run: ( action: PlayAction, origin: HTMLElement ) => void ][] = [];
	const lifetime = createLifetime();
	const hooks: HookCalls = {};
	const reasons = new PauseReasons( () => core.refresh() );
	const order = new PlayOrder( play, options.random ?? Math.random );

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
				order.rounds = 0;
			}
			reasons.remove( 'user', 'action', 'motion', 'stop', 'focus', 'hover' );
		},
		pause: ( reason = 'user' ) => reasons.add( reason ),
		resume: ( reason = 'user' ) => reasons.remove( reason ),
		seek( ms ) {
			core.changing()?.seek( ms );
			core.timeline( slider.index ).seek( ms );
		},
		on: ( event, listener ) =>
			on(
				element,
				`frontage:${ event }`
			)( ( { detail }: Event & { detail?: unknown } ) => listener( detail as never ) ),
		destroy() {
			if ( ! core.gone ) {
				core.gone = true;
				core.begun = false;
				core.finish();
				core.turn.clear();
				lifetime.end();
				core.emit( 'slider:destroyed', {} );
				forget();
			}
		},
	};

	const basis: Partial< Core > = {
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
		onAction: ( name, run ) => void actions.unshift( [ name, run ] ), // The last registration wins.
		act( action, origin ) {
			const known = actions.find( ( [ name ] ) => name === action.do );
			known?.[ 1 ]( action, origin );
			return !! known;
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
		advances: !! play.autoplay && length > 1,
		load: load as Core[ 'load' ],
		onSeen,
		beginWith: ( slide ) => void ( core.first = slide ),
		addTransition: ( family, run ) => void ( core.transitions[ family ] = run ),
		setShow( own ) {
			core.show = own;
		},
		create,
		still,
		refresh() {
			if ( ! core.begun ) {
				return;
			}
			if ( isHeld !== reasons.holdsAll() ) {
				isHeld = ! isHeld;
				core.hold( isHeld );
				core.call( 'hold', isHeld );
			}
			const now = core.advances && ! reasons.list().length;
			core.turn[ now ? 'play' : 'pause' ]();
			if ( now !== slider.playing ) {
				slider.playing = now;
				core.emit( now ? 'slider:playing' : 'slider:paused', { reasons: reasons.list() } );
			}
			core.ahead();
			core.updateControls();
		},
	};
	const core = basis as Core; // The parts add the missing members.

	for ( const part of PARTS ) {
		Object.assign( core, part( core ) );
	}
	if ( play.autoplay?.manual ) {
		reasons.add( 'action' );
	}

	async function start() {
		await loadModules( core );
		await core.seen; // Before that, a change would have no transition.
		if ( core.gone ) {
			return;
		}
		core.begun = true;
		element.dataset.state = 'ready';
		core.beginAt( core.first );
		if ( hooks.level ) {
			core.watchLevels();
		}
		core.showControls();
		const { index } = slider;
		core.call( 'enter', index, -1 );
		core.arrange(); // A carousel now knows which slides are visible.
		isHeld = reasons.holdsAll();
		core.timeline( index )[ isHeld ? 'pause' : 'play' ]();
		core.started( -1 );
		core.call( 'stand', index );
		core.refresh();
		core.emit( 'slider:ready', { modules: play.modules, previous: -1 } );
	}

	return slider;
}
