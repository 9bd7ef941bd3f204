/** A link to an anchor on this page also moves the focus: the browser focuses the target if it is focusable. */
export function focusTargets(): void {
	addEventListener( 'click', ( { target, defaultPrevented } ) => {
		const { hash } = ( target as Element ).closest( 'a' ) ?? {};
		try {
			const place =
				hash && ! defaultPrevented && document.getElementById( decodeURIComponent( hash.slice( 1 ) ) );
			if ( place && place.tabIndex < 0 ) {
				place.tabIndex = -1;
			}
		} catch {} // Malformed, such as `#100%`.
	} );
}
