import { CanvasSlider, type EditingLayer, type EditingStage } from '@frontage/slider/react';
import type { Options, SliderDocument } from '@frontage/slider/model';
import { createRoot, flushSync } from '@wordpress/element';
import { wordsOf } from '../phones/words';
import type { Box } from './geometry/box';
import type { Shown, ShownLevels } from './grouping';
import { gridBox, laidBox, stageBox } from './layer-boxes';
import { levelSize } from './level-size';

interface Drawn {
	document: SliderDocument;
	/** From 0. */
	slide: number;
	options: Options;
	/** How wide its words are, too. */
	withWords?: boolean;
}

const LEVELS = [ 0, 1, 2, 3 ] as const;

/** Draws a slide on one of the four levels, where nobody sees it, and says where its layers are laid out there. */
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
			return box ? [ [ layer.id, { box, unit, ink: inkOf( layer, box ), words } ] as const ] : [];
		} )
	);
	const grid = stage ? gridBox( stage ) : { left: 0, top: 0, width, height };
	const shown = {
		grid,
		unit: stage?.unit ?? 1,
		// A carousel's slides lie side by side, each as wide as its grid.
		slide: stage && options.sliderType !== 'carousel' ? stageBox( stage ) : grid,
		layer: ( id: string ) => layers.get( id ),
	};
	flushSync( () => root.unmount() );
	host.remove();
	return shown;
}

/** The same on all four levels. */
export const onEveryLevel = ( owner: Document, drawn: Drawn ): ShownLevels =>
	LEVELS.map( ( level ) => onLevel( owner, drawn, level ) );

const PLAIN = /^(?:rgba\(\d+, \d+, \d+, 0\)|transparent)$/;

/** What is seen of a layer: where nothing is painted behind a text, its letters; all else as far as its box goes. */
function inkOf( { element, content }: EditingLayer, box: Box ): Box | undefined {
	const { ownerDocument: owner } = content;
	const style = owner.defaultView?.getComputedStyle( content );
	const isBare =
		element.matches( '.fr-layer--text, .fr-layer--blocks' ) &&
		style &&
		PLAIN.test( style.backgroundColor ) &&
		style.backgroundImage === 'none' &&
		! parseFloat( style.borderInlineStartWidth ) &&
		! parseFloat( style.borderBlockEndWidth );
	if ( ! isBare ) {
		return box;
	}
	const range = owner.createRange();
	range.selectNodeContents( content );
	const [ letters, own ] = [ range.getBoundingClientRect(), element.getBoundingClientRect() ];
	if ( ! letters.width ) {
		return undefined;
	}
	// Both are as the frames leave them at rest; the box is as it is laid out.
	const [ across, down ] = [ box.width / ( own.width || 1 ), box.height / ( own.height || 1 ) ];
	return {
		left: box.left + ( letters.left - own.left ) * across,
		top: box.top + ( letters.top - own.top ) * down,
		width: letters.width * across,
		height: letters.height * down,
	};
}
