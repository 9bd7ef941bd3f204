import { createHooks, type HookCalls } from '../module-loader/hooks';
import { createLifetime } from '../page/clean-up';
import type { ModuleContext, Slider, Transition } from '../types/module-context';
import type { Play, PlayTransition } from '../types/playback-config';
import type { Clock } from '../timing/clock';
import { PauseReasons } from '../timing/pause-reasons';
import { createTimelines } from '../timing/slide-timelines';

/** Context for the engine's modules in the editor: there is no visitor, no autoplay, and no waiting for images. */
export interface EditingContext extends ModuleContext {
	readonly transitions: Partial< Record< PlayTransition[ 'family' ], Transition > >;
	end: () => void;
}

const nothing = () => {};
const never = () => Promise.resolve( false );

export function createEditingContext(
	element: HTMLElement,
	play: Play,
	{ clock, level, index }: { clock: Clock; level: () => number; index: number }
): EditingContext {
	const { end, ...lifetime } = createLifetime();
	const hooks: HookCalls = {};
	const transitions: EditingContext[ 'transitions' ] = {};
	const slides = [ ...element.querySelectorAll< HTMLElement >( '.fr-slide' ) ].slice( 0, play.slides.length );
	const slider: Slider = {
		element,
		index,
		length: slides.length,
		playing: false,
		ready: Promise.resolve(),
		next: never,
		previous: never,
		go: never,
		play: nothing,
		pause: nothing,
		resume: nothing,
		seek: nothing,
		on: () => nothing,
		destroy: end,
	};
	return {
		play,
		element,
		stage: element.querySelector< HTMLElement >( '.fr-slider__stage' ) ?? element,
		slides,
		rtl: getComputedStyle( element ).direction === 'rtl',
		slider,
		options: {},
		reasons: new PauseReasons( nothing ),
		order: { next: () => undefined, previous: () => undefined },
		...lifetime,
		...createTimelines( clock, lifetime.undo ),
		...createHooks( hooks ),
		onAction: nothing,
		act: () => false,
		load: () => Promise.reject( new Error( 'An editor has every file at hand.' ) ),
		onSeen: () => nothing,
		beginWith: nothing,
		note: nothing,
		transitions,
		addTransition: ( family, run ) => void ( transitions[ family ] = run ),
		setShow: nothing,
		setProgress: nothing,
		create: () => slider,
		emit: () => true,
		level,
		still: () => false, // Reduced motion does not apply to animations being edited; previews that start by themselves check it first.
		moves: nothing,
		images: () => Promise.resolve(),
		end,
	};
}
