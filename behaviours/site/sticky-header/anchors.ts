/** A link to a place on this page takes the focus along: browsers scroll there, and leave the focus on the link. */
export function focusTargets(): void {
	document.addEventListener( 'click', ( event ) => {
		requestAnimationFrame( () => {
			const link = ( event.target as Element ).closest( 'a' );
			const target = document.querySelector< HTMLElement >( ':target' );
			if ( target && link?.href === location.href && ! event.defaultPrevented ) {
				if ( target.tabIndex < 0 ) {
					target.tabIndex = -1;
				}
				target.focus( { preventScroll: true } );
			}
		} );
	} );
}
