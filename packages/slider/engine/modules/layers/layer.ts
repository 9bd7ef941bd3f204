import { startLoop, type LoopUses } from './loop';
import { elementsOf } from './layer-elements';
import { keyframes, partsOf, type Part } from './keyframes';
import { looks } from './pose';
import { schedule, stateAt, type Run } from './keyframe-schedule';
import type { LayerFrame, Properties } from '../../types/layer-keyframe';
import type { ModuleContext, Timeline } from '../../types/module-context';
import type { PlayFrame, PlayLayer } from '../../types/playback-config';

/** A layer while its slide is active. */
export interface Layer {
	readonly spec: PlayLayer;
	readonly element: HTMLElement;
	readonly content: HTMLElement;
	/** Whether it has entered and not left. */
	readonly shown: boolean;
	/** Name of the keyframe at which it is, or to which it moves; `frame_0` before the entrance. */
	readonly frame: string;
	/** `atPaint`: the CSS entrance may already be running. */
	enter: ( timeline: Timeline, isAtFirstPaint: boolean ) => void;
	/** The slide leaves: returns the ms that the exit takes. */
	leave: () => number;
	/** Animates it to a keyframe now, from its current state. */
	to: ( name: string ) => void;
	/** Resets it after its slide has left, except what `keepsState` keeps. */
	rest: () => void;
	/** Recalculates for another breakpoint. */
	level: () => void;
	/** Toggles its text with the other one (`.fr-layer__toggle`). */
	swap: () => void;
	/** Hides it visually, for the keyboard and for assistive technology. */
	vanish: ( isLeaving: boolean ) => void;
	destroy: () => void;
}

export const ENTRANCE = 'frame_1';
export const EXIT = 'frame_999';
/** State of a layer that an action hides although it has no exit keyframe: it fades out in FADE ms. */
const FADED = -1;
const FADE = 300;

type Uses = LoopUses & Pick< ModuleContext, 'clock' | 'still' | 'call' >;

export function createLayer( context: Uses, spec: PlayLayer, element: HTMLElement ): Layer {
	const { clock, still } = context;
	const { frames = [] } = spec;
	const elements = elementsOf( element );
	const printed = { waits: element.hasAttribute( 'data-waits' ), classes: element.className };
	const waits = Boolean( spec.hiddenUntilAction || frames[ 0 ]?.at === 'action' );

	let timeline: Timeline | undefined;
	let parts: Part[] = [];
	let track: Run[] = [];
	/** Animations on the slide's timeline. */
	const laid: Animation[] = [];
	/** Animations of an action: they override the track and are on no timeline, since the visitor started them. */
	let acted: { state: number; animations: Animation[]; until: number } | undefined;
	let hiding: Animation | undefined;
	let isHidden = waits;
	let isAdopted = false;
	/** State that an action requested while the layer's slide was not active. */
	let kept: number | undefined;
	let callOff = () => {};
	let isSwapped = false;

	const indexOf = ( name: string ) =>
		frames.findIndex( ( frame ) => frame.name === name ) + 1 || ( name === EXIT ? FADED : 0 );
	const place = () =>
		acted ? { state: acted.state, stands: clock.now() >= acted.until } : stateAt( track, timeline?.time ?? 0 );
	const nameOf = ( state: number ) => ( state === FADED ? EXIT : ( frames[ state - 1 ]?.name ?? 'frame_0' ) );
	const tell = ( news: Pick< LayerFrame, 'frame' | 'at' | 'timeline' > ) =>
		Math.max( 0, ...context.call( 'frame', { spec, elements, looks, ...news } ) );

	function vanish( isLeaving: boolean ) {
		isHidden = isLeaving;
		element.toggleAttribute( 'data-waits', isLeaving );
	}

	const lay = ( target: Element, states: Keyframe[], timing: KeyframeAnimationOptions ) => {
		const animation = timeline!.animate( target, states, timing );
		laid.push( animation );
		return animation;
	};

	/** Keyframes to a state from the current state, also from the middle of an animation. */
	function towards( to: number, { state, stands } = place() ) {
		return ( { element: target, states, cuts }: Part ): Keyframe[] => {
			let from: Properties = states[ Math.max( 0, state ) ]!;
			if ( ! stands ) {
				const now = getComputedStyle( target );
				from = Object.fromEntries( Object.keys( from ).map( ( key ) => [ key, now[ key as 'color' ] ] ) );
			}
			return [ { ...from, ...cuts[ to ] }, states[ to ]! ];
		};
	}

	/** Without an exit keyframe, the layer fades out. Without any keyframes, it also fades back in. */
	function act( state: number, duration: number ) {
		const { ease: easing = 'ease' }: Partial< PlayFrame > = frames[ state - 1 ] ?? frames[ 0 ] ?? {};
		const isLeaving = state === FADED;
		const fades = isLeaving || ! frames.length;
		const way = towards( state, isHidden ? { state: 0, stands: true } : place() );
		const opacity = isHidden ? '0' : getComputedStyle( element ).opacity;
		const animations = ( fades ? [ { element } as Part ] : parts ).map( ( part ) =>
			clock.animate( part.element, fades ? [ { opacity }, isLeaving ? { opacity: '0' } : {} ] : way( part ), {
				duration,
				easing,
				fill: 'both',
			} )
		);
		if ( isLeaving && acted ) {
			callOff();
			animations.push( ...acted.animations );
		} else {
			undoActed();
		}
		acted = { state, animations, until: clock.now() + duration };
		vanish( false );
		if ( nameOf( state ) === EXIT ) {
			callOff = clock.after( duration, () => vanish( true ) );
		}
		if ( hiding ) {
			timeline!.drop( hiding );
		}
	}

	function undoActed() {
		callOff();
		acted?.animations.forEach( ( animation ) => animation.cancel() );
		acted = undefined;
	}

	/** Places keyframes and loop on the slide's timeline, at any time. */
	function layOut() {
		laid.splice( 0 ).forEach( ( animation ) => timeline!.drop( animation ) );
		parts = partsOf( context, spec, elements );
		track = schedule( waits ? [] : frames, still(), spec.frameLoop );
		let fill: FillMode = isAdopted ? 'forwards' : 'both';
		for ( const run of track ) {
			const { times } = run;
			const segments = isAdopted && times === 1 ? run.segments.filter( ( { to } ) => to > 1 ) : run.segments;
			if ( segments.length ) {
				const delay = segments[ 0 ]!.start;
				const duration = segments.at( -1 )!.end - delay;
				for ( const { to, start } of segments ) {
					tell( { frame: frames[ to - 1 ]!, at: start, timeline: timeline! } );
				}
				for ( const part of parts ) {
					lay( part.element, keyframes( part, { segments, times } ), {
						delay,
						duration,
						iterations: times,
						fill,
					} );
				}
				if ( times === Infinity ) {
					context.moves();
				}
			}
			fill = 'forwards';
		}
		const last = track.at( -1 )?.segments.at( -1 );
		if ( last && nameOf( last.to ) === EXIT ) {
			hiding = lay( element, [ { visibility: 'hidden' }, { visibility: 'hidden' } ], {
				delay: last.end,
				duration: 1,
				fill: 'forwards',
			} );
		}
		if ( spec.loop && ! still() ) {
			startLoop( context, spec.loop, elements, lay );
		}
	}

	function rest() {
		kept = spec.keepsState && acted?.state;
		undoActed();
		timeline = undefined;
		vanish( waits );
		tell( { at: 0 } );
	}

	function swap() {
		const other = element.querySelector< HTMLTemplateElement >( ':scope > template' )?.content;
		if ( other ) {
			tell( { at: 0 } ); // Stops moving pieces of split text.
			const own = [ ...elements.content.childNodes ];
			elements.content.replaceChildren( other );
			other.append( ...own );
			isSwapped = ! isSwapped;
		}
	}

	return {
		spec,
		element,
		content: elements.content,
		vanish,
		rest,
		swap,
		get shown() {
			return this.frame !== EXIT && ( kept !== undefined || ! isHidden );
		},
		get frame() {
			return nameOf( kept ?? place().state );
		},
		enter( on, isAtFirstPaint ) {
			timeline = on;
			vanish( waits );
			isAdopted = Boolean( isAtFirstPaint && spec.adopted );
			if ( isAdopted ) {
				// MARKUP.md, The first entrance. Without motion there is none, and the layer is at the pose after it.
				elements.target
					.getAnimations()
					.forEach(
						( animation ) =>
							( animation as CSSAnimation ).animationName === 'fr-enter' && on.adopt( animation )
					);
			}
			layOut();
			if ( kept !== undefined ) {
				act( kept, 0 );
				kept = undefined;
			}
		},
		leave() {
			const state = indexOf( EXIT );
			const frame = frames[ state - 1 ];
			if ( ! timeline || isHidden || frame?.at !== 'end' || spec.stays || still() ) {
				return 0;
			}
			const { duration, ease: easing } = frame;
			const delay = timeline.time;
			const way = towards( state );
			parts.forEach( ( part ) => lay( part.element, way( part ), { delay, duration, easing, fill: 'both' } ) );
			return Math.max( duration, tell( { frame, at: delay, timeline } ) );
		},
		to( name ) {
			const state = indexOf( name );
			const frame = state === FADED ? undefined : ( frames[ state - 1 ] ?? frames[ 0 ] );
			if ( frame && ! state && name !== 'frame_0' ) {
				// Unknown keyframe.
			} else if ( ! timeline ) {
				kept = state;
			} else if ( frame || ( state === FADED ? acted?.state !== FADED : isHidden || acted ) ) {
				act( state, still() ? 0 : ( frame?.duration ?? FADE ) );
				tell( { ...( frame && { frame } ), at: 0 } );
			}
		},
		level() {
			if ( timeline ) {
				tell( { at: 0 } );
				layOut();
				if ( acted ) {
					act( acted.state, 0 );
				}
			}
		},
		destroy() {
			rest();
			kept = undefined;
			if ( isSwapped ) {
				swap();
			}
			element.toggleAttribute( 'data-waits', printed.waits );
			element.className = printed.classes;
		},
	};
}
