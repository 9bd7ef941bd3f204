/**
 * Starts each matching element once, when it is inserted into the page. The function that `start` returns is called on each
 * insertion, with a signal that aborts on removal. Use it for listeners outside of the element, which would keep it in memory.
 */
export function whilePresent< E extends HTMLElement >(
	selector: string,
	start: ( element: E ) => ( ( present: AbortSignal ) => void ) | undefined
): void {
	const started = new WeakMap< Element, ReturnType< typeof start > >();
	const controllers = new Map< Element, AbortController >();
	const update = () => {
		controllers.forEach( ( controller, element ) => {
			// A moved element is connected again by now.
			if ( ! element.isConnected ) {
				controllers.delete( element );
				controller.abort();
			}
		} );
		document.querySelectorAll< E >( selector ).forEach( ( element ) => {
			if ( ! started.has( element ) ) {
				started.set( element, start( element ) );
			}
			if ( ! controllers.has( element ) ) {
				const presence = new AbortController();
				controllers.set( element, presence );
				started.get( element )?.( presence.signal );
			}
		} );
	};
	update();
	new MutationObserver( ( changes ) => {
		// Changed text inserts no element; animated counters change it in each frame.
		if (
			changes.some( ( { addedNodes, removedNodes } ) =>
				[ ...addedNodes, ...removedNodes ].some( ( node ) => node instanceof Element )
			)
		) {
			update();
		}
	} ).observe( document, { childList: true, subtree: true } );
}
