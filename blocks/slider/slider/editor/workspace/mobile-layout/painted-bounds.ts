import type { EditingLayer } from '@frontage/slider/react';
import type { Box } from '../canvas/geometry/box';
import { outline } from '../canvas/layers/layer-boxes';

const PLAIN = /^(?:|none|transparent|rgba\(\d+, \d+, \d+, 0\))$/;
const REPLACED = 'img, svg, video, canvas, iframe, input, hr';

/** Whether an element paints its own box. */
function isPainted( element: Element ): boolean {
	const style = element.ownerDocument.defaultView?.getComputedStyle( element );
	return (
		! style ||
		! PLAIN.test( style.backgroundColor ) ||
		! PLAIN.test( style.backgroundImage ) ||
		parseFloat( style.borderInlineStartWidth ) > 0 ||
		parseFloat( style.borderBlockEndWidth ) > 0
	);
}

/** Bounding box of the visible content of a text: characters, and elements that paint more than that. */
export function inkIn( content: Element ): Box | undefined {
	const { ownerDocument: owner } = content;
	const range = owner.createRange();
	const walker = owner.createTreeWalker( content );
	const rects: DOMRect[] = [];
	for ( let node = walker.nextNode(); node; node = walker.nextNode() ) {
		if ( node.nodeType === Node.ELEMENT_NODE ) {
			const element = node as Element;
			rects.push( ...( element.matches( REPLACED ) || isPainted( element ) ? element.getClientRects() : [] ) );
		} else if ( node.nodeType === Node.TEXT_NODE && node.textContent?.trim() ) {
			range.selectNode( node );
			rects.push( ...range.getClientRects() );
		}
	}
	const seen = rects.filter( ( { width, height } ) => width > 0 && height > 0 );
	if ( ! seen.length ) {
		return undefined;
	}
	const [ left, top ] = [
		Math.min( ...seen.map( ( one ) => one.left ) ),
		Math.min( ...seen.map( ( one ) => one.top ) ),
	];
	return {
		left,
		top,
		width: Math.max( ...seen.map( ( one ) => one.right ) ) - left,
		height: Math.max( ...seen.map( ( one ) => one.bottom ) ) - top,
	};
}

/**
 * Visible part of a layer on the stage, with transforms at rest: for a text without background its content, otherwise
 * its box.
 */
export function visibleBoundsOf( layer: EditingLayer ): Box | undefined {
	const { element, content } = layer;
	const box = outline( layer );
	if ( ! box || ! element.matches( '.fr-layer--text, .fr-layer--blocks' ) || isPainted( content ) ) {
		return box;
	}
	const [ ink, own ] = [ inkIn( content ), element.getBoundingClientRect() ];
	// Both are measured in the window; the box ignores transforms of the slide.
	const [ across, down ] = [ box.width / ( own.width || 1 ), box.height / ( own.height || 1 ) ];
	return (
		ink && {
			left: box.left + ( ink.left - own.left ) * across,
			top: box.top + ( ink.top - own.top ) * down,
			width: ink.width * across,
			height: ink.height * down,
		}
	);
}
