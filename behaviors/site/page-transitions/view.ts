/** Skips the transition for links with the class `no-transition`, and for links to files. */
import { maySkip } from '../media-dialog/skippable-transition';

let isPlain = false;

document.addEventListener( 'click', ( { target } ) => {
	isPlain = ( target as Element ).closest( 'a.no-transition, .no-transition a' ) !== null;
} );

/** A URL whose path has a file extension. */
const FILE = /^[^?#]+\.(?!html?|php)\w+($|[?#])/;

addEventListener( 'pageswap', ( { activation, viewTransition } ) => {
	if ( ! viewTransition ) {
		return;
	}
	// WebKit rejects these promises whenever the page is left; other browsers do so for a slow page, or one without
	// transitions.
	maySkip( viewTransition );
	if ( isPlain || FILE.test( `${ activation?.entry.url }` ) ) {
		viewTransition.skipTransition();
	}
} );
