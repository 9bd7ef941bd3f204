/** A link of the class `no-transition` leads to its page at once, and so does one to a file, which has none. */
import { maySkip } from '../media/may-skip';

let isPlain = false;

document.addEventListener( 'click', ( { target } ) => {
	isPlain = ( target as Element ).closest( 'a.no-transition, .no-transition a' ) !== null;
} );

/** An address whose path ends in a file's extension. */
const FILE = /^[^?#]+\.(?!html?|php)\w+($|[?#])/;

addEventListener( 'pageswap', ( event ) => {
	// Read only where it is ours: the browser skips one that leads to a page without, or to one that is slow, and tells who has read it.
	const transition = ( isPlain || FILE.test( `${ event.activation?.entry.url }` ) ) && event.viewTransition;
	if ( transition ) {
		maySkip( transition );
		transition.skipTransition();
	}
} );
