/**
 * Starts each element of a kind: those that the page begins with, and those that come later by whatever way (more of a list, a
 * popup, another plugin's endless scrolling). None twice, also when it is moved.
 */
export function onArrival< E extends HTMLElement >( selector: string, start: ( element: E ) => void ): void {
	const known = new WeakSet< Element >();
	const look = () =>
		document.querySelectorAll< E >( selector ).forEach( ( element ) => {
			if ( ! known.has( element ) ) {
				known.add( element );
				start( element );
			}
		} );
	look();
	new MutationObserver( ( changes ) => {
		// Text that changes is no arrival: figures that count do so at each frame.
		if ( changes.some( ( { addedNodes } ) => [ ...addedNodes ].some( ( node ) => node instanceof Element ) ) ) {
			look();
		}
	} ).observe( document, { childList: true, subtree: true } );
}
