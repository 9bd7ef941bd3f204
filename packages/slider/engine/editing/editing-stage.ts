import { SlideClock, type EditingClock } from './editing-clock';
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

/** The edited slide, its layers, and the engine's modules that render it. */
class Stage implements StageInside {
	readonly clock: SlideClock;
	#play: Play;
	readonly #options: StageOptions;
	#context!: EditingContext;
	#layersOnClock!: LayersOnClock;
	readonly #scrollSimulator: ReturnType< typeof createScrolled >;
	#boxes: Map< HTMLElement, Box > | undefined;
	#handles = new Map< string, EditingLayer >();
	readonly #listeners = new Set< () => void >();
	#slideIndex: number;

	constructor(
		readonly element: HTMLElement,
		play: Play,
		options: StageOptions
	) {
		this.#play = play;
		this.#options = options;
		this.#slideIndex = options.slide;
		this.clock = new SlideClock( {
			timeline: () => this.#context.timeline( this.slide ),
			duration: () => this.#play.slides[ this.slide ]?.duration ?? 0,
			begin: () => this.#addToClock(),
			leave: () => this.#removeFromClock(),
			transition: ( from = this.slide ? this.slide - 1 : this.#play.slides.length - 1 ) =>
				createTransitionOnClock( this.#context, from, this.slide ),
			frame: options.frame ?? nextFrame,
		} );
		this.#scrollSimulator = createScrolled(
			this.clock,
			() => parseFloat( getComputedStyle( element ).getPropertyValue( '--fr-window' ) ) || 800,
			() => this.#notify()
		);
		this.#begin();
		this.#updateHandles();
	}

	get stage() {
		return this.#context.stage;
	}
	get slide() {
		return this.#slideIndex;
	}
	get size() {
		return { width: this.stage.offsetWidth, height: this.stage.offsetHeight };
	}
	get grid() {
		return gridOf( this.stage, this.#play.grid, this.#options.level() );
	}
	get unit() {
		return parseFloat( getComputedStyle( this.stage ).getPropertyValue( '--fr-u' ) ) || 1;
	}
	get layers() {
		return [ ...this.#handles.values() ];
	}
	get scrolled() {
		return this.#scrollSimulator.at;
	}

	readonly layer = ( id: string ) => this.#handles.get( id );

	readonly elementsAt = ( x: number, y: number ) =>
		this.layers
			.filter( ( { element, locked, pose } ) => {
				const seen = ! locked && ! element.closest( `.${ HIDDEN }` ) && pose();
				return seen && within( seen.corners, { x, y } );
			} )
			.sort( ( one, other ) => byHeight( one.element, other.element ) );

	readonly onChange = ( call: () => void ) => {
		this.#listeners.add( call );
		return () => void this.#listeners.delete( call );
	};

	readonly scrollTo = ( part: number | undefined ) => this.#scrollSimulator.to( part );

	resized() {
		this.#layersOnClock.layOut();
		this.#boxes = undefined;
		this.#notify();
	}

	change( to: Change, patch: () => void ) {
		const { layers } = to;
		this.#handles.forEach( ( handle ) => handle.unplace() );
		if ( to.slide !== this.slide ) {
			this.clock.rest();
		}
		this.clock.renew( ! layers, () => {
			if ( layers ) {
				this.#layersOnClock.take( layers );
				patch();
				Object.assign( this.#play, to.play );
				if ( ! this.clock.resting ) {
					this.#layersOnClock.put( layersOf( this.#play, this.slide ) );
				}
			} else {
				this.#context.end();
				patch();
				this.#play = to.play;
				this.#slideIndex = to.slide;
				this.#begin();
			}
			this.#updateHandles();
			this.#boxes = undefined;
		} );
		this.#notify();
	}

	destroy() {
		this.clock.rest();
		this.clock.destroy();
		this.#context.end();
		this.#listeners.clear();
	}

	#notify() {
		this.#listeners.forEach( ( call ) => call() );
	}

	/** Starts the engine's modules for the current document. */
	#begin() {
		const { clock = pageClock, level } = this.#options;
		const context = createEditingContext( this.element, this.#play, { clock, level, index: this.slide } );
		this.#context = context;
		this.#layersOnClock = createLayersOnClock( context, this.slide );
		for ( const module of [ split, transitions, pieces, cube ] ) {
			context.undo( module( context ) ?? ( () => {} ) );
		}
		panAndZoom( context );
	}

	#addToClock() {
		this.#context.call( 'enter', this.slide, -1 );
		this.#layersOnClock.put( layersOf( this.#play, this.slide ) );
	}

	#removeFromClock() {
		this.#layersOnClock.take();
		this.#context.timeline( this.slide ).clear();
	}

	/** Layers visible on this slide; layers over all slides that are not visible on it are hidden. */
	#visibleLayers(): HTMLElement[] {
		const specs = new Set( ( this.#play.statics ?? [] ).map( ( { id } ) => id ) );
		const visible = new Set( layersOf( this.#play, this.slide ).map( ( { id } ) => id ) );
		const own = this.#context.slides[ this.slide ]?.querySelectorAll< HTMLElement >( '.fr-layer' ) ?? [];
		const statics = [ ...this.stage.querySelectorAll< HTMLElement >( '.fr-slider__statics .fr-layer' ) ].filter(
			( each ) => {
				const id = each.dataset.layer!;
				const isElsewhere = specs.has( id ) && ! visible.has( id );
				each.classList.toggle( HIDDEN, isElsewhere );
				return ! isElsewhere;
			}
		);
		return [ ...own, ...statics ];
	}

	/** Makes a handle for each visible layer. Handles of unchanged elements stay, and what the editor hides or locks too. */
	#updateHandles() {
		this.#handles = new Map(
			this.#visibleLayers().map( ( element ) => {
				const handle = this.#handleOf( element );
				return [ handle.id, handle ];
			} )
		);
		this.#handles.forEach( ( { element, hidden } ) => element.classList.toggle( HIDDEN, hidden ) );
		this.#scrollSimulator.again( this.#context, this.slide );
	}

	#handleOf( element: HTMLElement ): EditingLayer {
		const old = this.#handles.get( element.dataset.layer! );
		const { content } = elementsOf( element );
		if ( old?.element === element && old.content === content ) {
			return old;
		}
		const boxOf = ( layer: HTMLElement ) => this.#boxOf( layer );
		const handle = createLayerHandle( element, content, {
			boxOf,
			poseOf: ( layer ) => poseOf( layer, boxOf ),
			at: ( ms, look ) => this.#lookAt( ms, look ),
			moved: () => this.#notify(),
		} );
		if ( old ) {
			handle.hidden = old.hidden;
			handle.locked = old.locked;
		}
		return handle;
	}

	#boxOf( layer: HTMLElement ) {
		this.#boxes ??= restingBoxes(
			this.element,
			this.stage,
			this.layers.map( ( each ) => each.element )
		);
		return this.#boxes.get( layer );
	}

	/** Evaluates `look` at another time; nothing of it is painted. */
	#lookAt< T >( ms: number, look: () => T ): T {
		const { resting, time, playing } = this.clock;
		if ( resting ) {
			this.#addToClock();
		}
		const timeline = this.#context.timeline( this.slide );
		timeline.seek( ms );
		const seen = look();
		if ( resting ) {
			this.#removeFromClock();
		} else {
			timeline.seek( time );
			timeline[ playing ? 'play' : 'pause' ]();
		}
		return seen;
	}
}

/** Position of the layer grid on a stage. */
function gridOf( stage: HTMLElement, grid: Play[ 'grid' ], level: number ): Box {
	const style = getComputedStyle( stage );
	const px = ( name: string ) => parseFloat( style.getPropertyValue( name ) ) || 0;
	const [ across, down ] =
		grid.length === 4 ? ( grid as [ number, number ][] )[ level ]! : ( grid as [ number, number ] );
	const unit = px( '--fr-u' ) || 1;
	const [ width, height ] = [ stage.offsetWidth, stage.offsetHeight ];
	const box = { width: Math.min( width, across * unit ), height: down * unit };
	return { x: ( width - box.width ) / 2, y: ( height - box.height ) / 2, ...box };
}

export const createStage = ( element: HTMLElement, play: Play, options: StageOptions ): StageInside =>
	new Stage( element, play, options );
