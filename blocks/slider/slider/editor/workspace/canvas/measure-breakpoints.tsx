import { CanvasSlider, type EditingStage } from '@frontage/slider/react';
import type { Options, SliderDocument } from '@frontage/slider/model';
import { createRoot, flushSync } from '@wordpress/element';
import { visibleBoundsOf } from '../mobile-layout/painted-bounds';
import { wordsOf } from '../mobile-layout/text-measure';
import type { Shown, ShownLevels } from './layers/grouping';
import { gridBox, laidBox, stageBox } from './layers/layer-boxes';
import { levelSize } from './layers/breakpoint-size';

interface Drawn {
	document: SliderDocument;
	/** Index from 0. */
	slide: number;
	options: Options;
	/** Whether to measure the words of texts too. */
	withWords?: boolean;
}

const LEVELS = [ 0, 1, 2, 3 ] as const;

/** Renders a slide off-screen at one of the four breakpoints and returns the layout of its layers. */
export function onLevel(
	owner: Document,
	{ document, slide, options, withWords }: Drawn,
	level: 0 | 1 | 2 | 3
): Shown {
	const host = owner.body.appendChild( owner.createElement( 'div' ) );
	host.style.cssText = 'position:absolute;inset:0 auto auto 0;visibility:hidden';
	const root = createRoot( host );
	let stage: EditingStage | undefined;
	const { width, height } = levelSize( options, level );
	flushSync( () =>
		root.render(
			<CanvasSlider
				{ ...{ document, slide, level, width, height } }
				onReady={ ( drawn ) => ( stage = drawn ?? stage ) }
			/>
		)
	);
	const layers = new Map(
		stage?.layers.flatMap( ( layer ) => {
			const box = laidBox( layer );
			const { unit, content } = layer;
			const words = withWords ? wordsOf( content, unit.size ) : undefined;
			const isTurned = Math.abs( box?.angle ?? 0 ) > 1;
			return box ? [ [ layer.id, { box, unit, ink: visibleBoundsOf( layer ), words, isTurned } ] as const ] : [];
		} )
	);
	const grid = stage ? gridBox( stage ) : { left: 0, top: 0, width, height };
	// The slides of a carousel are next to each other, each as wide as its grid.
	const within = stage && options.sliderType !== 'carousel' ? stageBox( stage ) : grid;
	const shown = {
		grid,
		unit: stage?.unit ?? 1,
		slide: options.forceOverflow ? { ...within, ...UNCUT } : within,
		layer: ( id: string ) => layers.get( id ),
	};
	flushSync( () => root.unmount() );
	host.remove();
	return shown;
}

/** The layout at all four breakpoints. */
export const measureBreakpoints = ( owner: Document, drawn: Drawn ): ShownLevels =>
	LEVELS.map( ( level ) => onLevel( owner, drawn, level ) );

/** If layers may overflow the slider, they are only clipped at the sides of the window. */
const UNCUT = { top: -1e6, height: 2e6 };
