/** The error summary at the top of a form. PHP renders it (Frontage\Kit\ErrorSummary); it is hidden while its list is empty. */
const SUMMARY = '.fr-errors';

type Field = HTMLInputElement;

/** The field's label on the page. */
const labelOf = ( { labels }: Field ) => ( labels?.[ 0 ]?.textContent ?? '' ).trim().replace( /[\s:*]+$/, '' );

/**
 * Lists the errors in the given order and moves the focus to the summary, so that screen readers announce it once. `message`
 * replaces the message that PHP rendered.
 */
export function showErrors( form: Element, errors: Array< [ Field, string ] >, message?: string ): void {
	const summary = form.querySelector< HTMLElement >( SUMMARY )!;
	const [ sentence, list ] = Array.from( summary.children );
	if ( message ) {
		sentence!.textContent = message;
	}
	list!.replaceChildren(
		...errors.map( ( [ field, text ] ) => {
			const link = document.createElement( 'a' );
			link.href = `#${ field.id }`;
			link.textContent = [ labelOf( field ), text ].filter( Boolean ).join( ' \u2013 ' );
			const item = document.createElement( 'li' );
			item.append( link );
			return item;
		} )
	);
	summary.focus( { preventScroll: true } );
	bringIntoView( summary );
}

/** Removes a field's error from the summary: the field is, or may be, valid again. */
export function forgetError( form: Element, { id }: Element ): void {
	const links = Array.from( form.querySelectorAll< HTMLAnchorElement >( `${ SUMMARY } a` ) );
	links.find( ( { hash } ) => hash === `#${ id }` )?.parentElement!.remove();
}

/** A fragment link scrolls to the field, but no browser focuses it. */
export function followErrors( event: Event ): void {
	const link = ( event.target as Element ).closest< HTMLAnchorElement >( `${ SUMMARY } a` );
	if ( link ) {
		event.preventDefault();
		document.getElementById( link.hash.slice( 1 ) )?.focus();
	}
}

/** Scrolls only as far as needed, and keeps the element clear of a sticky header. */
export function bringIntoView( element: Element | null | undefined ): void {
	if ( ! element ) {
		return;
	}
	element.scrollIntoView( { block: 'nearest', behavior: 'instant' } );
	const covered = coveredHeight( element );
	if ( covered > 0 ) {
		window.scrollBy( { top: -covered, behavior: 'instant' } );
	}
}

const GAP = 16; // px between a sticky header and the element.

/** How many pixels of the element are covered by something fixed at the top of the window. */
function coveredHeight( element: Element ): number {
	const { top, left, width, height } = element.getBoundingClientRect();
	const found = element.ownerDocument.elementsFromPoint?.( left + width / 2, Math.max( 1, top + 1 ) ) ?? [];
	const bottoms = found
		.filter( ( other ) => ! other.contains( element ) && ! element.contains( other ) && isFixedOrSticky( other ) )
		.map( ( other ) => other.getBoundingClientRect().bottom );
	return height ? Math.max( 0, ...bottoms.map( ( bottom ) => bottom + GAP - top ) ) : 0;
}

function isFixedOrSticky( element: Element ): boolean {
	for ( let at: Element | null = element; at; at = at.parentElement ) {
		if ( [ 'fixed', 'sticky' ].includes( getComputedStyle( at ).position ) ) {
			return true;
		}
	}
	return false;
}
