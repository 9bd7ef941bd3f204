import { PARENT, RESPONSE, SUMMARY } from '../format';

/** Takes the focus from the button to the head of the form, where errors are listed. */
export function focusSummary( form: HTMLFormElement, message: string ): void {
	const summary = form.closest( PARENT )?.querySelector< HTMLElement >( SUMMARY );
	if ( summary ) {
		summary.tabIndex = -1;
		summary.setAttribute( 'role', 'group' );
		summary.setAttribute( 'aria-label', message );
		summary.focus( { preventScroll: true } );
	}
}

/** Once nothing is wrong the head of the form is no longer called by what was. */
export function forgetSummary( form: HTMLFormElement ): void {
	const summary = form.closest( PARENT )?.querySelector( SUMMARY );
	[ 'tabindex', 'role', 'aria-label' ].forEach( ( name ) => summary?.removeAttribute( name ) );
}

/** Brings into view what a press on Send led to: on a phone a short answer often stands below the edge of the window. */
export function showAnswer( form: HTMLFormElement, hasErrors: boolean ): void {
	bringIntoView( hasErrors ? form.closest( PARENT )?.querySelector( SUMMARY ) : form.querySelector( RESPONSE ) );
}

/** No further than needed, and clear of whatever the theme keeps at the top of the window. */
function bringIntoView( element: Element | null | undefined ): void {
	if ( ! element ) {
		return;
	}
	element.scrollIntoView( { block: 'nearest', behavior: 'instant' } );
	const hidden = coveredBy( element );
	if ( hidden > 0 ) {
		window.scrollBy( { top: -hidden, behavior: 'instant' } );
	}
}

const AIR = 16; // px between a header that stays and what is shown.

/** How many pixels of the element lie under something that stays at the top of the window. */
function coveredBy( element: Element ): number {
	const { top, left, width, height } = element.getBoundingClientRect();
	const found = element.ownerDocument.elementsFromPoint?.( left + width / 2, Math.max( 1, top + 1 ) ) ?? [];
	const bottoms = found
		.filter( ( other ) => ! other.contains( element ) && ! element.contains( other ) && stays( other ) )
		.map( ( other ) => other.getBoundingClientRect().bottom );
	return height ? Math.max( 0, ...bottoms.map( ( bottom ) => bottom + AIR - top ) ) : 0;
}

function stays( element: Element ): boolean {
	for ( let at: Element | null = element; at; at = at.parentElement ) {
		if ( [ 'fixed', 'sticky' ].includes( getComputedStyle( at ).position ) ) {
			return true;
		}
	}
	return false;
}

/** Runs `task` once the errors are on the screen: moving the focus asks for a layout of its own. Returns its undo. */
export function afterPaint( task: () => void ): () => void {
	let timer: ReturnType< typeof setTimeout >;
	const frame = requestAnimationFrame( () => ( timer = setTimeout( task ) ) );
	return () => {
		cancelAnimationFrame( frame );
		clearTimeout( timer );
	};
}
