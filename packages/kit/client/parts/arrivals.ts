/**
 * Calls `start` once for each element that matches a selector: those in the initial page, and those inserted later in any
 * way (load more, popups, infinite scroll of other plugins). Moving an element does not start it again.
 */
export function onArrival< E extends HTMLElement >( selector: string, start: ( element: E ) => void ): void {
	const started = new WeakSet< Element >();
	const startNew = () =>
		document.querySelectorAll< E >( selector ).forEach( ( element ) => {
			if ( ! started.has( element ) ) {
				started.add( element );
				start( element );
			}
		} );
	startNew();
	new MutationObserver( ( changes ) => {
		// Text changes are ignored: animated counters cause them in every frame.
		if ( changes.some( ( { addedNodes } ) => [ ...addedNodes ].some( ( node ) => node instanceof Element ) ) ) {
			startNew();
		}
	} ).observe( document, { childList: true, subtree: true } );
}
