/** A link of the class `no-transition` leads to its page at once. */
import { maySkip } from '../media/may-skip';

let isPlain = false;

document.addEventListener( 'click', ( { target } ) => {
	isPlain = ( target as Element ).closest( 'a.no-transition, .no-transition a' ) !== null;
} );
addEventListener( 'pageswap', ( event ) => {
	// Read only where it is ours: the browser skips one that leads to a file, to a page without, or to one that is slow, and tells who has read it.
	const transition = isPlain && event.viewTransition;
	if ( transition ) {
		maySkip( transition );
		transition.skipTransition();
	}
} );
