/** A link of the class `no-transition` leads to its page at once, and so does one to a file, which has none. */
import { maySkip } from '../media-dialog/skippable-transition';

let isPlain = false;

document.addEventListener( 'click', ( { target } ) => {
	isPlain = ( target as Element ).closest( 'a.no-transition, .no-transition a' ) !== null;
} );

/** An address whose path ends in a file's extension. */
const FILE = /^[^?#]+\.(?!html?|php)\w+($|[?#])/;

addEventListener( 'pageswap', ( { activation, viewTransition } ) => {
	if ( ! viewTransition ) {
		return;
	}
	// WebKit rejects its promises whenever the page goes, read or not; others where it leads to a page without, or to a slow one.
	maySkip( viewTransition );
	if ( isPlain || FILE.test( `${ activation?.entry.url }` ) ) {
		viewTransition.skipTransition();
	}
} );
