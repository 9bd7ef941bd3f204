import { PARENT } from '../format';

/**
 * Does what a form's owner wants once it was sent (docs/reference/contact-forms.md §15): leads to a page, or puts a text in the
 * form's place. It hears the event that every script of the format sends, the original's too.
 */
interface Sent {
	apiResponse?: { message?: string; frontage_after?: { go?: string; html?: string } };
}

/** The same element as `ConfirmationAttributes::place()` prints where there is no script. */
function put( place: Element, html: string, message = '' ) {
	const text = document.createElement( 'div' );
	text.className = 'frontage-form-after';
	text.innerHTML = html; // The server made it safe, answers and all.
	// Where the focus goes it is read out by that alone: the live region goes with the form.
	text.tabIndex = -1;
	text.setAttribute( 'role', 'group' );
	text.setAttribute( 'aria-label', message );
	text.style.scrollMarginTop = '25vh'; // Clear of a header that stays.
	for ( const child of Array.from( place.children ) as HTMLElement[] ) {
		child.style.display = 'none'; // The form goes on behind it: its script has to reset it yet.
	}
	place.append( text );
	text.focus( { preventScroll: true } );
	text.scrollIntoView( { block: 'nearest', behavior: 'instant' } );
}

document.addEventListener( 'wpcf7mailsent', ( { target, detail }: CustomEventInit< Sent > & { target?: unknown } ) => {
	const { message, frontage_after: { go, html } = {} } = detail?.apiResponse ?? {};
	const place = target instanceof Element && target.closest( PARENT );
	if ( go ) {
		window.location.assign( go );
	} else if ( html && place ) {
		put( place, html, message );
	}
} );
