/* A script of the demo's firm, on the page of behaviors: what a site's own script does with notices. */
document.addEventListener( 'click', ( { target } ) => {
	const text = target.closest( '[data-notice]' )?.dataset.notice;
	if ( text ) {
		window.frontage.notify( text );
	}
} );
