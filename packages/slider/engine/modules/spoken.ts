import type { Core } from '../types/engine-core';

/** ms; a live region that is added together with its text is not announced. */
const DELAY = 100;

/** Never announced: content hidden visually or from screen readers, graphics, and layers that still wait for an action. */
const SILENT = '[aria-hidden="true"],[hidden],[data-waits],svg,script,style,template,iframe,video,audio';
const INLINE = 'a,abbr,b,bdi,cite,code,em,i,mark,q,s,small,span,strong,sub,sup,time,u';

function textOf( node: Node ): string {
	if ( ! ( node instanceof Element ) ) {
		return node.nodeType === Node.TEXT_NODE ? node.textContent! : '';
	}
	if ( node.matches( SILENT ) || node.checkVisibility?.( { visibilityProperty: true } ) === false ) {
		return '';
	}
	const own = node.getAttribute( 'aria-label' ) ?? node.getAttribute( 'alt' );
	const text = own ?? [ ...node.childNodes ].map( textOf ).join( '' );
	return node.matches( INLINE ) ? text : `\n${ text }\n`;
}

/** Readable text of an element, with the alternative text of images; a comma separates lines. */
export const wordsOf = ( element: Element ): string =>
	[ ...element.childNodes ]
		.map( textOf )
		.join( '' )
		.split( '\n' )
		.map( ( line ) => line.trim().replace( /\s+/g, ' ' ) )
		.filter( Boolean )
		.join( ', ' );

/**
 * Announces the slide that a visitor selected: its position, then its text. The live region is added with the first
 * such command. A slider that only changes automatically has no live region.
 */
export default function speak(
	{ element, slides, slider, clock, undo }: Pick< Core, 'element' | 'slides' | 'slider' | 'clock' | 'undo' >,
	index: number
): void {
	let region = element.querySelector< HTMLElement >( ':scope > [aria-live]' );
	if ( ! region ) {
		region = element.ownerDocument.createElement( 'p' );
		region.setAttribute( 'aria-live', 'polite' );
		region.style.cssText = 'position:absolute;inset:0;margin:0;overflow:hidden;clip-path:inset(50%)';
		element.append( region );
		undo( () => region!.remove() );
	}
	region.textContent = '';
	clock.after( DELAY, () => {
		if ( slider.index === index ) {
			const slide = slides[ index ]!;
			region!.textContent = [ slide.getAttribute( 'aria-label' ), wordsOf( slide ) ]
				.filter( Boolean )
				.join( ', ' );
		}
	} );
}
