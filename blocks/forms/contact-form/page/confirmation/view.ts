import { PARENT } from '../format';

/**
 * Runs the form's confirmation after a submission (docs/reference/contact-forms.md §15): redirects to a page, or replaces the form with a
 * text. It listens to the event that every script of the format dispatches, the original's included.
 */
interface SentDetail {
	apiResponse?: { message?: string; frontage_after?: { go?: string; html?: string } };
}

/** The same element as `ConfirmationAttributes::render_confirmation()` prints without script. */
function showConfirmation( container: Element, html: string, message = '' ) {
	const confirmation = document.createElement( 'div' );
	confirmation.className = 'frontage-form-after';
	confirmation.innerHTML = html; // The server sanitized it, including the submitted values.
	// The focus announces the text, since the form's live region is hidden with the form.
	confirmation.tabIndex = -1;
	confirmation.setAttribute( 'role', 'group' );
	confirmation.setAttribute( 'aria-label', message );
	confirmation.style.scrollMarginTop = '25vh'; // Below a sticky header.
	for ( const child of Array.from( container.children ) as HTMLElement[] ) {
		child.style.display = 'none'; // The form's script still runs, since it has to reset the form.
	}
	container.append( confirmation );
	confirmation.focus( { preventScroll: true } );
	confirmation.scrollIntoView( { block: 'nearest', behavior: 'instant' } );
}

document.addEventListener(
	'wpcf7mailsent',
	( { target, detail }: CustomEventInit< SentDetail > & { target?: unknown } ) => {
		const { message, frontage_after: { go, html } = {} } = detail?.apiResponse ?? {};
		const container = target instanceof Element && target.closest( PARENT );
		if ( go ) {
			window.location.assign( go );
		} else if ( html && container ) {
			showConfirmation( container, html, message );
		}
	}
);
