/** A link of the class `no-transition` leads to its page at once, and so does one to a file, which has none. */
import { maySkip } from '../media/may-skip';

let isPlain = false;

document.addEventListener( 'click', ( { target } ) => {
	isPlain = ( target as Element ).closest( 'a.no-transition, .no-transition a' ) !== null;
} );

const isFile = ( url?: string | null ) => !! url && /\.(?!html?$|php$)\w+$/.test( new URL( url ).pathname );

addEventListener( 'pageswap', ( event ) => {
	// Read only where it is ours: the browser skips one that leads to a page without, or to one that is slow, and tells who has read it.
	const transition = ( isPlain || isFile( event.activation?.entry.url ) ) && event.viewTransition;
	if ( transition ) {
		maySkip( transition );
		transition.skipTransition();
	}
} );
