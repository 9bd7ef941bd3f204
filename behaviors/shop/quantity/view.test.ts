export {}; // A module of its own: its names are nobody else’s.

const WORDS = { less: 'Less of %s', more: 'More of %s', item: 'this', updates: false, updating: 'Updating' };
const settle = () => new Promise( ( done ) => setTimeout( done ) );
const FIELD = '<div class="quantity"><input type="number" class="qty" value="2" min="2" max="6" step="2"></div>';

/** Each page has the module once. */
function load( html: string, words = WORDS ) {
	document.body.replaceWith( document.createElement( 'body' ) );
	document.body.innerHTML = `${ html }<script type="application/json" id="wp-script-module-data-@frontage/behaviours/quantity">${ JSON.stringify( words ) }</script>`;
	jest.isolateModules( () => void require( './view' ) );
}
const field = () => document.querySelector< HTMLInputElement >( '.qty' )!;
const button = ( kind: string ) => document.querySelector< HTMLButtonElement >( `.fr-quantity__step--${ kind }` )!;

test( 'steps by the native limits, and stops at them with the focus where it was', () => {
	load( `<h1 class="product_title">Pens</h1>${ FIELD }` );
	expect( button( 'less' ).getAttribute( 'aria-label' ) ).toBe( 'Less of Pens' );
	expect( button( 'less' ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
	button( 'more' ).click();
	expect( field().value ).toBe( '4' );
	expect( button( 'less' ).getAttribute( 'aria-disabled' ) ).toBe( 'false' );
	button( 'more' ).click();
	button( 'more' ).click();
	expect( field().value ).toBe( '6' );
	expect( [ button( 'more' ).getAttribute( 'aria-disabled' ), button( 'more' ).disabled ] ).toEqual( [
		'true',
		false,
	] );
} );

test( 'a field that begins below what is sold begins with that', () => {
	load( FIELD.replace( 'value="2"', 'value="1"' ) );
	expect( field().value ).toBe( '2' );
	expect( button( 'less' ).getAttribute( 'aria-disabled' ) ).toBe( 'true' );
} );

test( 'an empty or odd value goes to the next valid one', () => {
	load( FIELD );
	field().value = '';
	button( 'more' ).click();
	expect( field().value ).toBe( '2' );
	field().value = '3';
	button( 'more' ).click();
	expect( field().value ).toBe( '4' );
} );

test( 'input and change bubble, once each and in this order; at a limit nothing is told', () => {
	load( FIELD );
	const heard: string[] = [];
	document.body.addEventListener( 'input', ( { type } ) => heard.push( type ) );
	document.body.addEventListener( 'change', ( { type } ) => heard.push( type ) );
	button( 'less' ).click();
	expect( heard ).toEqual( [] );
	button( 'more' ).click();
	expect( heard ).toEqual( [ 'input', 'change' ] );
} );

test( 'what comes later gets its buttons, once; hidden, read-only and other plugins’ fields get none', async () => {
	load( FIELD );
	document.body.insertAdjacentHTML( 'beforeend', `<section>${ FIELD }</section>` );
	await settle();
	document.body.append( document.createElement( 'p' ) );
	await settle();
	expect( document.querySelectorAll( '.fr-quantity__step' ) ).toHaveLength( 4 );
	document.body.insertAdjacentHTML(
		'beforeend',
		'<div class="quantity"><input type="hidden" class="qty"></div><div class="quantity"><input type="number" class="qty" readonly></div><div class="wc-block-components-quantity-selector quantity"><input type="number" class="qty"></div>'
	);
	await settle();
	expect( document.querySelectorAll( '.fr-quantity__step' ) ).toHaveLength( 4 );
} );

test( 'the button of a list adds as many as its field says', () => {
	load(
		`<ul><li class="product">${ FIELD }<a class="add_to_cart_button" data-quantity="1" href="https://shop.test/?add-to-cart=17">Add</a></li></ul>`
	);
	button( 'more' ).click();
	const add = document.querySelector( 'a' )!;
	expect( [ add.dataset.quantity, add.href ] ).toEqual( [ '4', 'https://shop.test/?add-to-cart=17&quantity=4' ] );
} );

test( 'the cart updates itself some time after the last change, by its own button, if the owner wants it', () => {
	jest.useFakeTimers();
	const form = `<form class="woocommerce-cart-form"><div class="cart_item"><b class="product-name">Pens</b>${ FIELD }</div><button name="update_cart" disabled></button></form>`;
	const presses = ( updates: boolean ) => {
		load( form, { ...WORDS, updates } );
		const pressed = jest.fn( ( event: Event ) => event.preventDefault() );
		document.querySelector( '[name=update_cart]' )!.addEventListener( 'click', pressed );
		button( 'more' ).click();
		jest.advanceTimersByTime( 400 );
		button( 'more' ).click();
		jest.advanceTimersByTime( 499 );
		expect( pressed ).not.toHaveBeenCalled();
		jest.advanceTimersByTime( 10 );
		return pressed.mock.calls.length;
	};
	expect( presses( false ) ).toBe( 0 );
	expect( presses( true ) ).toBe( 1 );
	jest.useRealTimers();
} );
