/** A link of the class `no-transition` leads to its page at once. */
let isPlain = false;

document.addEventListener( 'click', ( { target } ) => {
	isPlain = ( target as Element ).closest( 'a.no-transition, .no-transition a' ) !== null;
} );
addEventListener( 'pageswap', ( { viewTransition } ) => isPlain && viewTransition?.skipTransition() );
