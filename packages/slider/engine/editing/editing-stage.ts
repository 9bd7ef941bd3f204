import { createEditingClock, type EditingClock } from './editing-clock';
import { createEditingContext, type EditingContext } from './editing-context';
import { byHeight, poseOf, restingBoxes, within, type Box } from './layer-geometry';
import { createLayerHandle, HIDDEN, type EditingLayer } from './layer-handle';
import { createScrolled } from './scroll-simulator';
import { createLayersOnClock, type LayersOnClock } from './seekable-layers';
import { createTransitionOnClock } from './seekable-transition';
import { elementsOf } from '../modules/layers/layer-elements';
import { panAndZoom } from '../modules/extras/pan-and-zoom';
import pieces from '../modules/transitions/slice-transition';
import cube from '../modules/transitions/cube';
import split from '../modules/split';
import transitions from '../modules/transitions';
import type { Play, PlayLayer } from '../types/playback-config';
import { pageClock, type Clock } from '../timing/clock';

/** A slider in the editor: one slide at a time, rendered by the page's engine, on a clock that is stopped until told otherwise. */
export interface EditingStage {
	readonly element: HTMLElement;
	readonly stage: HTMLElement;
	/** Index from 0. */
	readonly slide: number;
	readonly clock: EditingClock;
	/** Width and height of the stage, in its own px. */
	readonly size: { width: number; height: number };
	/** Position of the layer grid on the stage. */
	readonly grid: Box;
	/** px per design px. */
	readonly unit: number;
	/** Layers of this slide, and layers over all slides that are visible on it, in document order; nested layers follow their group. */
	readonly layers: readonly EditingLayer[];
	layer: ( id: string ) => EditingLayer | undefined;
	/**
	 * Layers under a point of the stage as currently rendered, topmost first. Includes transparent, off-stage and inert
	 * layers; excludes layers that the editor hides or locks.
	 */
	elementsAt: ( x: number, y: number ) => EditingLayer[];
	/**
	 * Notifies when boxes may have changed: another document, slide, breakpoint or size, loaded fonts and images, or a
	 * manually placed layer.
	 */
	onChange: ( call: () => void ) => () => void;
	/** Simulated scroll position. Playing, resting and `scrollTo()` reset it; a change of the document keeps it. */
	readonly scrolled: number | undefined;
	/** Simulates scrolling: 0 the slider's top enters the viewport, 1 it has left. `undefined`: no scrolling. */
	scrollTo: ( part: number | undefined ) => void;
	/** Recalculates values after the size or the breakpoint changed without the document. */
	resized: () => void;
	destroy: () => void;
}

export interface StageOptions {
	slide: number;
	level: () => number;
	clock?: Clock | undefined;
	/** Schedules a call for the next frame; default: the window's own frames. */
	frame?: ( ( call: () => void ) => () => void ) | undefined;
}

export interface Change {
	play: Play;
	slide: number;
	/** Only these layers and their content changed; absent: anything may have changed. */
	layers?: ReadonlySet< string > | undefined;
}

/** Additional method for the React component: it applies another document. */
export interface StageInside extends EditingStage {
	/** `patch` updates the elements to the new document, while the engine has removed its own changes. */
	change: ( to: Change, patch: () => void ) => void;
}

const nextFrame = ( call: () => void ) => {
	const id = requestAnimationFrame( call );
	return () => cancelAnimationFrame( id );
};

/** Animated layers of this slide: its own and those over all slides. */
export const layersOf = ( { slides, statics = [] }: Play, slide: number ): PlayLayer[] => [
	...( slides[ slide ]?.layers ?? [] ),
	...statics.filter(
		( { slides: [ first, last ] = [ -1, -1 ] } ) => slide >= first && ( last < 0 || slide <= last )
	),
];

export function createStage( element: HTMLElement, first: Play, options: StageOptions ): StageInside {
	const { level, clock: time = pageClock, frame = nextFrame } = options;
	let { slide } = options;
	let play = first;
	let context!: EditingContext;
	let on!: LayersOnClock;
	let boxes: Map< HTMLElement, Box > | undefined;
	let handles = new Map< string, EditingLayer >();
	const listeners = new Set< () => void >();

	const stage = () => context.stage;
	const tell = () => listeners.forEach( ( call ) => call() );
	const changed = () => {
		boxes = undefined;
		tell();
	};

	const { clock, renew, end } = createEditingClock( {
		timeline: () => context.timeline( slide ),
		duration: () => play.slides[ slide ]?.duration ?? 0,
		begin() {
			context.call( 'enter', slide, -1 );
			on.put( layersOf( play, slide ) );
		},
		leave() {
			on.take();
			context.timeline( slide ).clear();
		},
		transition: ( from = slide ? slide - 1 : play.slides.length - 1 ) =>
			createTransitionOnClock( context, from, slide ),
		frame,
	} );

	const scrolled = createScrolled(
		clock,
		() => parseFloat( getComputedStyle( element ).getPropertyValue( '--fr-window' ) ) || 800,
		tell
	);
	function begin() {
		context = createEditingContext( element, play, { clock: time, level, index: slide } );
		on = createLayersOnClock( context, slide );
		for ( const module of [ split, transitions, pieces, cube ] ) {
			context.undo( module( context ) ?? ( () => {} ) );
		}
		panAndZoom( context );
	}

	/** Layers visible on this slide; layers over all slides that are not visible on it are hidden. */
	function elements(): HTMLElement[] {
		const specs = new Map( ( play.statics ?? [] ).map( ( spec ) => [ spec.id, spec ] ) );
		const shown = new Set( layersOf( play, slide ).map( ( { id } ) => id ) );
		const own = context.slides[ slide ]?.querySelectorAll< HTMLElement >( '.fr-layer' ) ?? [];
		const statics = [ ...stage().querySelectorAll< HTMLElement >( '.fr-slider__statics .fr-layer' ) ].filter(
			( each ) => {
				const id = each.dataset.layer!;
				const isElsewhere = specs.has( id ) && ! shown.has( id );
				each.classList.toggle( HIDDEN, isElsewhere );
				return ! isElsewhere;
			}
		);
		return [ ...own, ...statics ];
	}

	function find() {
		const found = elements();
		handles = new Map(
			found.map( ( each ) => {
				const old = handles.get( each.dataset.layer! );
				const { content } = elementsOf( each );
				const handle =
					old?.element === each && old.content === content
						? old
						: createLayerHandle( each, content, {
								boxOf,
								poseOf: ( layer ) => poseOf( layer, boxOf ),
								at: lookAt,
								moved: tell,
							} );
				if ( old && old !== handle ) {
					handle.hidden = old.hidden;
					handle.locked = old.locked;
				}
				return [ handle.id, handle ];
			} )
		);
		apply();
		scrolled.again( context, slide );
	}

	function apply() {
		handles.forEach( ( { element: each, hidden } ) => each.classList.toggle( HIDDEN, hidden ) );
	}
	function boxOf( layer: HTMLElement ) {
		boxes ??= restingBoxes(
			element,
			stage(),
			[ ...handles.values() ].map( ( each ) => each.element )
		);
		return boxes.get( layer );
	}

	/** Evaluates `look` at another time; nothing of it is painted. */
	function lookAt< T >( ms: number, look: () => T ): T {
		const { resting, time: now, playing } = clock;
		if ( resting ) {
			context.call( 'enter', slide, -1 );
			on.put( layersOf( play, slide ) );
		}
		const timeline = context.timeline( slide );
		timeline.seek( ms );
		const seen = look();
		if ( resting ) {
			on.take();
			timeline.clear();
		} else {
			timeline.seek( now );
			timeline[ playing ? 'play' : 'pause' ]();
		}
		return seen;
	}

	begin();
	find();

	return {
		element,
		get stage() {
			return stage();
		},
		get slide() {
			return slide;
		},
		clock,
		get size() {
			return { width: stage().offsetWidth, height: stage().offsetHeight };
		},
		get grid() {
			const { width, height } = this.size;
			const style = getComputedStyle( stage() );
			const of = ( name: string ) => parseFloat( style.getPropertyValue( name ) ) || 0;
			const [ across, down ] =
				play.grid.length === 4
					? ( play.grid as [ number, number ][] )[ level() ]!
					: ( play.grid as [ number, number ] );
			const unit = of( '--fr-u' ) || 1;
			const box = { width: Math.min( width, across * unit ), height: down * unit };
			return { x: ( width - box.width ) / 2, y: ( height - box.height ) / 2, ...box };
		},
		get unit() {
			return parseFloat( getComputedStyle( stage() ).getPropertyValue( '--fr-u' ) ) || 1;
		},
		get layers() {
			return [ ...handles.values() ];
		},
		layer: ( id ) => handles.get( id ),
		elementsAt: ( x, y ) =>
			[ ...handles.values() ]
				.filter( ( { element: each, locked, pose } ) => {
					const seen = ! locked && ! each.closest( `.${ HIDDEN }` ) && pose();
					return seen && within( seen.corners, { x, y } );
				} )
				.sort( ( one, other ) => byHeight( one.element, other.element ) ),
		onChange( call ) {
			listeners.add( call );
			return () => void listeners.delete( call );
		},
		get scrolled() {
			return scrolled.at;
		},
		scrollTo: scrolled.to,
		resized() {
			on.layOut();
			changed();
		},
		change( to, patch ) {
			const { layers } = to;
			handles.forEach( ( handle ) => handle.unplace() );
			if ( to.slide !== slide ) {
				clock.rest();
			}
			renew( ! layers, () => {
				if ( layers ) {
					on.take( layers );
					patch();
					Object.assign( play, to.play );
					if ( ! clock.resting ) {
						on.put( layersOf( play, slide ) );
					}
				} else {
					context.end();
					patch();
					( { play, slide } = to );
					begin();
				}
				find();
				boxes = undefined;
			} );
			tell();
		},
		destroy() {
			clock.rest();
			end();
			context.end();
			listeners.clear();
		},
	};
}
