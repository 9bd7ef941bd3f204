/** The summary of errors at the head of a form, which PHP prints (Frontage\Kit\ErrorSummary) and nobody sees while its list is empty. */
const SUMMARY = '.fr-errors';

type Field = HTMLInputElement;

/** What a field is called on the page. */
const nameOf = ( { labels }: Field ) => ( labels?.[ 0 ]?.textContent ?? '' ).trim().replace( /[\s:*]+$/, '' );

/** Lists what is wrong, in the order given, and takes the focus there: so it is read out, once. `message`: in place of what PHP printed. */
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
			link.textContent = [ nameOf( field ), text ].filter( Boolean ).join( ' \u2013 ' );
			const item = document.createElement( 'li' );
			item.append( link );
			return item;
		} )
	);
	summary.focus( { preventScroll: true } );
	bringIntoView( summary );
}

/** A field is in order again, or may be. */
export function forgetError( form: Element, { id }: Element ): void {
	const links = Array.from( form.querySelectorAll< HTMLAnchorElement >( `${ SUMMARY } a` ) );
	links.find( ( { hash } ) => hash === `#${ id }` )?.parentElement!.remove();
}

/** A jump to a field scrolls there, but puts the focus there in no browser. */
export function followErrors( event: Event ): void {
	const link = ( event.target as Element ).closest< HTMLAnchorElement >( `${ SUMMARY } a` );
	if ( link ) {
		event.preventDefault();
		document.getElementById( link.hash.slice( 1 ) )?.focus();
	}
}

/** No further than needed, and clear of whatever the theme keeps at the top of the window. */
export function bringIntoView( element: Element | null | undefined ): void {
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
