import { PARENT } from '../format';

/**
 * Runs the form's confirmation after a submission (docs/reference/contact-forms.md §15): redirects to a page, or replaces the form with a
 * text. It listens to the event that every script of the format dispatches, the original's included.
 */
interface Sent {
	apiResponse?: { message?: string; frontage_after?: { go?: string; html?: string } };
}

/** The same element as `ConfirmationAttributes::place()` prints without script. */
function put( place: Element, html: string, message = '' ) {
	const text = document.createElement( 'div' );
	text.className = 'frontage-form-after';
	text.innerHTML = html; // The server sanitized it, including the submitted values.
	// The focus announces the text, since the form's live region is hidden with the form.
	text.tabIndex = -1;
	text.setAttribute( 'role', 'group' );
	text.setAttribute( 'aria-label', message );
	text.style.scrollMarginTop = '25vh'; // Below a sticky header.
	for ( const child of Array.from( place.children ) as HTMLElement[] ) {
		child.style.display = 'none'; // The form's script still runs, since it has to reset the form.
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
