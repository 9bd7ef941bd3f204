/** A link to a place on this page takes the focus along: the browser gives it to what it goes to, if that can have it. */
export function focusTargets(): void {
	addEventListener( 'click', ( { target, defaultPrevented } ) => {
		const { hash } = ( target as Element ).closest( 'a' ) ?? {};
		try {
			const place =
				hash && ! defaultPrevented && document.getElementById( decodeURIComponent( hash.slice( 1 ) ) );
			if ( place && place.tabIndex < 0 ) {
				place.tabIndex = -1;
			}
		} catch {} // Such as `#100%`.
	} );
}
