/**
 * Starts each element of a kind once, as it comes into the page by whatever way, and calls what `start` gives back whenever it is
 * there, with a signal that ends when it leaves. For listeners outside of the element: they would keep it, and all that it holds.
 */
export function whilePresent< E extends HTMLElement >(
	selector: string,
	start: ( element: E ) => ( ( present: AbortSignal ) => void ) | undefined
): void {
	const known = new WeakMap< Element, ReturnType< typeof start > >();
	const here = new Map< Element, AbortController >();
	const look = () => {
		here.forEach( ( presence, element ) => {
			// Whoever moves one has put it down again by now.
			if ( ! element.isConnected ) {
				here.delete( element );
				presence.abort();
			}
		} );
		document.querySelectorAll< E >( selector ).forEach( ( element ) => {
			if ( ! known.has( element ) ) {
				known.set( element, start( element ) );
			}
			if ( ! here.has( element ) ) {
				const presence = new AbortController();
				here.set( element, presence );
				known.get( element )?.( presence.signal );
			}
		} );
	};
	look();
	new MutationObserver( ( changes ) => {
		// Text that changes is neither: figures that count do so at each frame.
		if (
			changes.some( ( { addedNodes, removedNodes } ) =>
				[ ...addedNodes, ...removedNodes ].some( ( node ) => node instanceof Element )
			)
		) {
			look();
		}
	} ).observe( document, { childList: true, subtree: true } );
}
