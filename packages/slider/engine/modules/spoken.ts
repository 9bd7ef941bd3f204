import type { Core } from '../types/engine-core';

/** ms: a region that comes in the same moment as its text is not read out. */
const DELAY = 100;

/** Never read: what is hidden from everybody or from screen readers, what draws, and what an action has yet to bring. */
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

/** What can be read in an element, its images' texts with it; a comma where a line ends. */
export const wordsOf = ( element: Element ): string =>
	[ ...element.childNodes ]
		.map( textOf )
		.join( '' )
		.split( '\n' )
		.map( ( line ) => line.trim().replace( /\s+/g, ' ' ) )
		.filter( Boolean )
		.join( ', ' );

/**
 * Has a screen reader say which slide a visitor's own command brought: its place, then its words. It comes with the first
 * such command; before that, and for what moves by itself, a slider has nothing that is live.
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
