/* The form of the cart: its button sleeps until something in it changed, which a bubbling, native event tells. */
document.addEventListener( 'change', ( { target } ) => {
	const button = target.closest( '.woocommerce-cart-form .cart_item' )?.closest( 'form' ).elements.update_cart;
	if ( button ) {
		button.disabled = false;
		button.setAttribute( 'aria-disabled', 'false' );
	}
} );
