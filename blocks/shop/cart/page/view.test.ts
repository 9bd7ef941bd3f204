import { answerBy } from './island/test-cart';
import { ADD, ADDED, CHANGED, READY } from './events';

const mockOpen = jest.fn();
jest.mock( '@frontage/kit/openers', () => ( {
	listenForOpeners: jest.fn(),
	withOverlays: ( call: ( overlays: unknown ) => void ) => call( { openOverlay: mockOpen } ),
} ) );

const settle = () => new Promise( ( done ) => setTimeout( done ) );
const badge = () => document.querySelector< HTMLElement >( '.fr-cart__count' )!;
const link = () => document.querySelector( '.fr-cart__open' )!;
let posted: ( ( message: { data: unknown } ) => void ) | undefined;

async function load( { hash = '', openOnAdd = true, island = true } = {} ) {
	document.cookie = `woocommerce_items_in_cart=${ hash ? 1 : '; max-age=0' }`;
	document.cookie = `woocommerce_cart_hash=${ hash || '; max-age=0' }`;
	const props = JSON.stringify( {
		route: 'https://shop.test/wp-json/wc/store/v1/',
		items: 'Cart, items: %s',
		openOnAdd,
	} );
	document.body.innerHTML = `<div class="fr-cart" data-props='${ props }' ${ island ? 'data-island="frontage/cart"' : '' }><a class="fr-cart__open" href="/cart/" ${ island ? 'data-overlay="cart-1"' : '' }><span class="fr-cart__count" hidden></span></a>${ island ? '<dialog><button class="fr-cart__close"></button></dialog>' : '' }</div>`;
	( window as { BroadcastChannel: unknown } ).BroadcastChannel = class {
		set onmessage( call: typeof posted ) {
			posted = call;
		}
	};
	jest.isolateModules( () => void require( './view' ) );
	await settle();
}

beforeEach( () => {
	document.body.replaceWith( document.createElement( 'body' ) );
	sessionStorage.clear();
	mockOpen.mockClear();
} );

test( 'a guest whose cart is empty has no number, and the page asks for nothing', async () => {
	const asked = answerBy( () => ( { data: { items_count: 3 } } ) );
	await load();
	expect( badge().hidden ).toBe( true );
	expect( asked ).toEqual( [] );
} );

test( 'a cart is counted once; the next page with the same cart knows the number', async () => {
	const asked = answerBy( () => ( { data: { items_count: 3 } } ) );
	await load( { hash: 'one' } );
	expect( [ badge().textContent, badge().hidden ] ).toEqual( [ '3', false ] );
	expect( link().getAttribute( 'aria-label' ) ).toBe( 'Cart, items: 3' );
	await load( { hash: 'one' } );
	expect( badge().textContent ).toBe( '3' );
	expect( asked ).toHaveLength( 1 );
	await load( { hash: 'two' } );
	expect( asked ).toHaveLength( 2 );
} );

test.each( [
	[ 6.5, '6.5' ],
	[ '6.5', '6.5' ],
	[ 0.1 + 0.2, '0.3' ],
	[ null, '' ],
	[ -2, '' ],
	[ {}, '' ],
] )( 'a cart of %p items shows the number %p', async ( count, text ) => {
	answerBy( () => ( { data: { items_count: count } } ) );
	await load( { hash: `of ${ String( count ) }` } );
	expect( badge().textContent ).toBe( text );
} );

test( 'without an answer there is no number rather than a wrong one', async () => {
	answerBy( () => undefined );
	await load( { hash: 'one' } );
	expect( badge().hidden ).toBe( true );
} );

test( 'the link is the button of the drawer; where there is none, as on the page of the cart, it stays a link', async () => {
	answerBy( () => undefined );
	await load();
	expect( [
		link().getAttribute( 'role' ),
		link().getAttribute( 'aria-haspopup' ),
		link().getAttribute( 'aria-expanded' ),
	] ).toEqual( [ 'button', 'dialog', 'false' ] );
	const click = jest.fn( ( event: Event ) => event.preventDefault() );
	link().addEventListener( 'click', click );
	link().dispatchEvent( new KeyboardEvent( 'keydown', { key: ' ', bubbles: true, cancelable: true } ) );
	expect( click ).toHaveBeenCalled();
	await load( { island: false } );
	expect( link().hasAttribute( 'role' ) ).toBe( false );
} );

test( 'what the drawer, another tab or another button changed is shown', async () => {
	const asked = answerBy( () => ( { data: { items_count: 5 } } ) );
	await load( { hash: 'one', openOnAdd: false } );
	document.dispatchEvent( new CustomEvent( CHANGED, { detail: { count: 7 } } ) );
	expect( badge().textContent ).toBe( '7' );
	posted!( { data: { count: 8 } } );
	expect( badge().textContent ).toBe( '8' );
	document.cookie = 'woocommerce_cart_hash=other';
	document.body.dispatchEvent( new Event( ADDED ) );
	await settle();
	expect( badge().textContent ).toBe( '5' );
	expect( asked ).toHaveLength( 2 );
	expect( mockOpen ).not.toHaveBeenCalled();
} );

test( 'a button of somebody else opens the drawer where the editor wants it', async () => {
	answerBy( () => ( { data: { items_count: 5 } } ) );
	await load( { hash: 'one' } );
	document.body.dispatchEvent( new Event( ADDED ) );
	expect( mockOpen ).toHaveBeenCalledWith( document.querySelector( 'dialog' ), link() );
} );

test( 'what is added before the island is there is handed to it', async () => {
	answerBy( () => undefined );
	await load();
	const interest = jest.fn();
	document.querySelector( '.fr-cart' )!.addEventListener( 'pointerenter', interest );
	const added: unknown[] = [];
	document.dispatchEvent( new CustomEvent( ADD, { detail: { id: 12 } } ) );
	expect( interest ).toHaveBeenCalled();
	document.addEventListener( ADD, ( event ) => added.push( ( event as CustomEvent ).detail ) );
	document.dispatchEvent( new CustomEvent( READY ) );
	expect( added ).toContainEqual( { id: 12 } );
} );
