/**
 * Starts each matching element once, when it is inserted into the page. The function that `start` returns is called on each
 * insertion, with a signal that aborts on removal. Use it for listeners outside of the element, which would keep it in memory.
 */
export function whilePresent< E extends HTMLElement >(
	selector: string,
	start: ( element: E ) => ( ( present: AbortSignal ) => void ) | undefined
): void {
	const known = new WeakMap< Element, ReturnType< typeof start > >();
	const here = new Map< Element, AbortController >();
	const look = () => {
		here.forEach( ( presence, element ) => {
			// A moved element is connected again by now.
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
		// Changed text inserts no element; animated counters change it in each frame.
		if (
			changes.some( ( { addedNodes, removedNodes } ) =>
				[ ...addedNodes, ...removedNodes ].some( ( node ) => node instanceof Element )
			)
		) {
			look();
		}
	} ).observe( document, { childList: true, subtree: true } );
}
