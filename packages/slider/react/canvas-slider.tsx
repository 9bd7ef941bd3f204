import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { createStage, EDITING_STYLES, layersOf, type EditingStage, type StageInside } from '../engine/editing';
import type { Play } from '../engine';
import { compile, normalise, type MarkupNode, type Slider, type SliderDocument } from '../model';
import { make, patchElements, type Made } from './markup-elements';
import { withForcedBreakpoint, rulesForWidth } from './forced-breakpoint';

interface CanvasSliderProps {
	/** The document from the blocks (`documentFromBlocks()`), or a normalized model. Layer ids must be unique in it. */
	document: SliderDocument | Slider;
	/** Index in the document's slides, from 0; may be a slide that is hidden from visitors. Without slides nothing is rendered. */
	slide: number;
	/** Breakpoint, 0 desktop … 3 mobile. Its values apply regardless of the window's width. */
	level: number;
	/** Width of the slider's container in px. Defaults to the widest of the breakpoint. */
	width?: number | undefined;
	/** Assumed height of the window in px; only used by fullscreen sliders. */
	height?: number | undefined;
	texts?: Play[ 'texts' ] | undefined;
	/** Called once when the slider is ready, and with `undefined` when it is removed. The stage stays the same through all edits. */
	onReady?: ( ( stage: EditingStage | undefined ) => void ) | undefined;
}

const TEXTS: Play[ 'texts' ] = { slide: '%1$d', next: '', previous: '', pause: '', play: '', videoFailed: '%s' };

/**
 * Slider in the editor, rendered by the page's engine. It needs the page's stylesheet (`blocks/slider/slider`) and
 * shows all layers at rest until `stage.clock` is set. A new document only updates what differs.
 *
 * Breakpoints: rules for window widths (`fr-levels-…`, `fr-under-…`, `fr-over-…`) are written only for this
 * breakpoint's width and with their own class names. So the canvas works in a window of any width and next to other
 * sliders.
 */
export function CanvasSlider( props: CanvasSliderProps ) {
	const { document: source, slide, level, width, height, texts = TEXTS } = props;
	const host = useRef< HTMLDivElement >( null );
	const own = useRef< Drawn | undefined >( undefined );
	const latest = useRef( props );
	latest.current = props;
	const model = useMemo( () => asEdited( source ), [ source ] );
	const wide = width ?? widthOf( model, level );

	useLayoutEffect( () => {
		const drawing = draw( model, slide, level, wide, texts );
		if ( ! drawing ) {
			own.current?.stage.destroy();
			own.current = undefined;
			host.current!.replaceChildren();
			latest.current.onReady?.( undefined );
		} else if ( own.current ) {
			redraw( own.current, drawing );
		} else {
			own.current = begin( host.current!, drawing );
			latest.current.onReady?.( own.current.stage );
		}
	}, [ model, slide, level, wide, texts ] );

	useEffect( () => {
		own.current?.stage.resized();
	}, [ wide, height ] );

	useEffect( () => {
		const observer = new ResizeObserver( () => own.current?.stage.resized() );
		observer.observe( host.current! );
		const loaded = () => own.current?.stage.resized();
		host.current!.addEventListener( 'load', loaded, true ); // Loaded images change the size of layers.
		void host.current!.ownerDocument.fonts?.ready.then( loaded );
		return () => {
			observer.disconnect();
			own.current?.stage.destroy();
			own.current = undefined;
			latest.current.onReady?.( undefined );
		};
	}, [] );

	return (
		<div
			ref={ host }
			className="fr-editing"
			style={ { inlineSize: wide, [ '--fr-window' as 'height' ]: height ? `${ height }px` : undefined } }
		/>
	);
}

interface Drawing {
	play: Play;
	tree: MarkupNode;
	css: string;
	slide: number;
	level: number;
	width: number;
}

interface Drawn {
	made: Made;
	rules: HTMLStyleElement;
	stage: StageInside;
	drawing: Drawing;
}

/** Makes every slide visible for editing, including slides that are hidden from visitors. */
function asEdited( source: SliderDocument | Slider ): Slider {
	const { model } = normalise( source as Record< string, unknown > );
	return { ...model, slides: model.slides.map( ( slide ) => ( { ...slide, visible: true } ) ) };
}

function widthOf( { options }: Slider, level: number ): number {
	const widths = options.responsiveLevels.map( Number );
	return level ? ( widths[ level ] ?? 480 ) : Math.max( widths[ 0 ] ?? 0, Number( options.gridwidth[ 0 ] ) );
}

function draw(
	model: Slider,
	slide: number,
	level: number,
	width: number,
	texts: Play[ 'texts' ]
): Drawing | undefined {
	const shown = model.slides[ slide ];
	if ( ! shown ) {
		return undefined;
	}
	const isHero = model.options.sliderType === 'hero';
	const options = { ...model.options, startWithSlide: slide + 1, activeSlide: slide + 1 };
	const { play, tree, classes } = compile( { ...model, options }, 'fr-canvas', texts );
	return {
		play,
		tree: withForcedBreakpoint( tree, width ),
		css: rulesForWidth( classes, level, width ) + EDITING_STYLES,
		slide: isHero ? 0 : slide,
		level,
		width,
	};
}

/**
 * Removes attributes that do not fit the editor. No layer waits or plays its CSS entrance, since the clock controls
 * entrances. Images use the file that the editor already shows small, decoded synchronously, so that a slide is never
 * white while another size loads.
 */
const tame = ( attributes: Record< string, unknown > ) => {
	const { 'data-waits': waits, id, style, srcset, sizes, loading, decoding, ...rest } = attributes;
	if ( decoding !== undefined ) {
		rest.decoding = 'sync';
	}
	if ( typeof rest.class === 'string' && rest.class.includes( 'fr-enter' ) ) {
		rest.class = rest.class.replace( /\bfr-enter\b/, '' ).replace( /\bfr-(bound|way)\b/g, '' );
	}
	if ( rest.hidden !== undefined && String( rest.class ).includes( 'fr-slider' ) && ! rest[ 'data-pause' ] ) {
		delete rest.hidden;
	}
	return rest;
};

/** Copies the config, since the engine stores its random transition in it. */
const copyOf = ( play: Play ): Play => ( { ...play, slides: play.slides.map( ( slide ) => ( { ...slide } ) ) } );

function begin( host: HTMLElement, drawing: Drawing ): Drawn {
	const owner = host.ownerDocument;
	const rules = owner.createElement( 'style' );
	rules.textContent = drawing.css;
	const made = make( drawing.tree, owner, tame );
	host.replaceChildren( rules, made.element );
	const drawn = { made, rules, drawing } as Drawn;
	drawn.stage = createStage( made.element as HTMLElement, copyOf( drawing.play ), {
		slide: drawing.slide,
		level: () => drawn.drawing.level,
	} );
	return drawn;
}

function redraw( drawn: Drawn, next: Drawing ) {
	const { drawing: before } = drawn;
	const layers = before.level === next.level && before.slide === next.slide ? onlyLayers( before, next ) : undefined;
	drawn.drawing = next;
	drawn.stage.change( { play: copyOf( next.play ), slide: next.slide, layers }, () => {
		if ( drawn.rules.textContent !== next.css ) {
			drawn.rules.textContent = next.css;
		}
		drawn.made = patchElements( drawn.made, next.tree, tame );
	} );
}

/** Ids of the changed layers of the current slide; undefined if anything else changed. */
function onlyLayers( before: Drawing, next: Drawing ): ReadonlySet< string > | undefined {
	const bare = ( { slides, statics, ...rest }: Play ) =>
		JSON.stringify( [ rest, slides.map( ( { layers, ...own } ) => own ) ] );
	if ( bare( before.play ) !== bare( next.play ) ) {
		return undefined;
	}
	const [ old, now ] = [ before, next ].map( ( { play, tree, slide } ) => {
		const all = new Map< string, string >();
		const look = ( node: MarkupNode ) => {
			const id = node.attrs?.[ 'data-layer' ];
			if ( typeof id === 'string' ) {
				all.set( id, JSON.stringify( node ) );
			}
			node.children?.forEach( look );
		};
		look( tree );
		layersOf( play, slide ).forEach( ( spec ) =>
			all.set( spec.id, `${ all.get( spec.id ) }${ JSON.stringify( spec ) }` )
		);
		return all;
	} ) as [ Map< string, string >, Map< string, string > ];
	return new Set( [ ...old.keys(), ...now.keys() ].filter( ( id ) => old.get( id ) !== now.get( id ) ) );
}
