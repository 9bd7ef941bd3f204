import { ADD, ADDED, CHANGED, REMOVED } from '../events';
import { CartStore } from './cart-store';
import { MUG, answerBy, mugs, recorded } from './test-cart';

const ROUTE = 'https://shop.test/wp-json/wc/store/v1/';
const pass = ( ms = 0 ) => jest.advanceTimersByTimeAsync( ms );
const heard: string[] = [];
const posted: unknown[] = [];

class Channel {
	onmessage?: () => void;
	static last: Channel;
	constructor() {
		Channel.last = this;
	}
	postMessage( message: unknown ) {
		posted.push( message );
	}
}

async function start( quantity = 1 ) {
	document.cookie = `woocommerce_items_in_cart=${ quantity ? 1 : '; max-age=0' }`;
	document.cookie = `woocommerce_cart_hash=${ Math.random() }`;
	const store = new CartStore( ROUTE );
	store.refresh();
	await pass();
	return store;
}
const quantity = ( store: Awaited< ReturnType< typeof start > > ) => store.view().cart?.lines[ 0 ]?.quantity;

for ( const type of [ ADDED, REMOVED ] ) {
	document.body.addEventListener( type, () => void heard.push( type ) );
}
document.addEventListener(
	CHANGED,
	( event ) => void heard.push( `count ${ ( event as CustomEvent ).detail.count }` )
);

/** A page has one store for as long as it lives: those of earlier tests must not hear any more. */
let ends: Array< () => void > = [];
function watch( target: EventTarget ) {
	const add = target.addEventListener.bind( target );
	jest.spyOn( target, 'addEventListener' ).mockImplementation( ( type, call ) => {
		add( type, call );
		ends.push( () => target.removeEventListener( type, call ) );
	} );
}

beforeEach( () => {
	jest.useFakeTimers();
	watch( document );
	watch( document.body );
	( window as { BroadcastChannel: unknown } ).BroadcastChannel = Channel;
	heard.length = posted.length = 0;
} );
afterEach( () => {
	ends.forEach( ( end ) => end() );
	ends = [];
	jest.restoreAllMocks();
	jest.useRealTimers();
} );

test( 'a guest with nothing in the cart is shown that without a request', async () => {
	const asked = answerBy( () => ( { data: mugs( 1 ) } ) );
	const store = await start( 0 );
	expect( store.view().isEmpty ).toBe( true );
	expect( asked ).toEqual( [] );
} );

test( 'ten quick clicks are one request with the last quantity, shown at once', async () => {
	const asked = answerBy( ( path, body ) => ( { data: mugs( Number( body.quantity ?? 1 ) ) } ) );
	const store = await start();
	for ( let click = 2; click <= 11; click++ ) {
		store.setQuantity( MUG, click );
		await pass( 50 );
	}
	expect( quantity( store ) ).toBe( 11 );
	expect( store.view().cart!.sum ).toBe( '13750' );
	expect( asked.map( ( { path } ) => path ) ).toEqual( [ 'cart' ] );
	await pass( 300 );
	expect( asked.slice( 1 ).map( ( { path, body } ) => [ path, body ] ) ).toEqual( [
		[ 'cart/update-item', { key: MUG, quantity: 11 } ],
	] );
	expect( heard.slice( -2 ) ).toEqual( [ 'count 11', ADDED ] );
	expect( posted ).toEqual( [ { count: 11 } ] );
} );

test( 'a weight is asked for as a decimal, and reckoned without dust', async () => {
	const asked = answerBy( ( path, body ) => {
		const cart = mugs( 1 );
		const kilos = Number( body.quantity ?? 0.2 );
		return {
			data: {
				...cart,
				items: [
					{
						...cart.items[ 0 ],
						quantity: kilos,
						totals: { ...cart.items[ 0 ].totals, line_subtotal: '250' },
					},
				],
				items_count: kilos,
				totals: { ...cart.totals, total_items: '250' },
			},
		};
	} );
	const store = await start();
	store.setQuantity( MUG, 0.3 );
	expect( [ quantity( store ), store.view().cart!.count, store.view().cart!.sum ] ).toEqual( [ 0.3, 0.3, '375' ] );
	await pass( 400 );
	expect( asked.at( -1 )!.body ).toEqual( { key: MUG, quantity: 0.3 } );
	expect( heard ).toContain( 'count 0.3' );
} );

test( 'a cart whose lines cannot be read is not said to be empty', async () => {
	answerBy( () => ( { data: { ...mugs( 2 ), items: [ 'gone' ] } } ) );
	const store = await start();
	expect( [ store.view().isEmpty, store.view().cart!.count, store.view().cart!.sum ] ).toEqual( [
		false,
		2,
		'2500',
	] );
	expect( console ).toHaveWarned();
} );

test( 'what the shop refuses goes back, with its sentence at the line', async () => {
	answerBy( ( path ) =>
		path === 'cart' ? { data: mugs( 2 ) } : { status: 400, data: recorded( '27-update-item-too-many' ) }
	);
	const store = await start();
	store.setQuantity( MUG, 10_000 );
	await pass( 400 );
	expect( quantity( store ) ).toBe( 2 );
	expect( store.view().problem ).toEqual( {
		at: MUG,
		kind: 'refused',
		message: 'The maximum quantity of "Plain Mug" allowed in the cart is 9999',
	} );
} );

test( 'an old nonce is renewed by the refusal itself, once', async () => {
	const asked = answerBy( ( path, body, at ) =>
		at === 2 || at > 3
			? { status: 403, data: recorded( '22-add-item-bad-nonce' ) }
			: { data: mugs( Number( body.quantity ?? 1 ) ) }
	);
	const store = await start();
	store.setQuantity( MUG, 3 );
	await pass( 400 );
	expect( asked.slice( 1 ).map( ( { nonce } ) => nonce ) ).toEqual( [ 'nonce1', 'nonce2' ] );
	expect( store.view().problem ).toBeUndefined();
	store.setQuantity( MUG, 4 );
	await pass( 400 );
	expect( asked ).toHaveLength( 5 );
	expect( store.view().problem?.kind ).toBe( 'refused' );
} );

test( 'a line that is gone elsewhere: the cart that comes with the refusal is taken', async () => {
	answerBy( ( path ) =>
		path === 'cart' ? { data: mugs( 2 ) } : { status: 409, data: recorded( '29-update-item-bad-key' ) }
	);
	const store = await start();
	store.setQuantity( MUG, 3 );
	await pass( 400 );
	expect( quantity( store ) ).toBe( 5 );
	expect( store.view().problem?.message ).toBe( 'Cart item does not exist.' );
} );

test( 'without a connection it goes back and can be tried again', async () => {
	let isOffline = false;
	answerBy( ( path, body ) => ( isOffline ? undefined : { data: mugs( Number( body.quantity ?? 1 ) ) } ) );
	const store = await start();
	isOffline = true;
	store.setQuantity( MUG, 4 );
	await pass( 400 );
	expect( quantity( store ) ).toBe( 1 );
	expect( store.view().problem?.kind ).toBe( 'offline' );
	isOffline = false;
	store.view().problem!.again!();
	await pass( 400 );
	expect( quantity( store ) ).toBe( 4 );
	expect( store.view().problem ).toBeUndefined();
} );

test( 'an answer that is no cart is said to be none', async () => {
	answerBy( ( path ) => ( { data: path === 'cart' ? mugs( 1 ) : '<!doctype html><p>Maintenance' } ) );
	const store = await start();
	store.setQuantity( MUG, 2 );
	await pass( 400 );
	expect( [ quantity( store ), store.view().problem?.kind ] ).toEqual( [ 1, 'unsure' ] );
} );

test( 'a shop that asks for time gets it', async () => {
	const asked = answerBy( ( path, body, at ) =>
		at === 2
			? {
					status: 429,
					data: { code: 'rate_limit_exceeded', message: 'Slow.' },
					headers: { 'RateLimit-Retry-After': '7' },
				}
			: { data: mugs( Number( body.quantity ?? 1 ) ) }
	);
	const store = await start();
	store.setQuantity( MUG, 2 );
	await pass( 400 );
	expect( store.view().problem?.kind ).toBe( 'wait' );
	await pass( 6500 );
	expect( asked ).toHaveLength( 2 );
	await pass( 600 );
	expect( asked ).toHaveLength( 3 );
	expect( store.view().problem ).toBeUndefined();
} );

test( 'what was taken out can be put back', async () => {
	const asked = answerBy( ( path ) => ( { data: mugs( path === 'cart/remove-item' ? 0 : 2 ) } ) );
	const store = await start();
	store.setQuantity( MUG, 0 );
	await pass();
	expect( store.view().isEmpty ).toBe( true );
	expect( heard.at( -1 ) ).toBe( REMOVED );
	void store.restoreLine( store.view().removed! );
	await pass();
	expect( asked.at( -1 ) ).toMatchObject( { path: 'cart/add-item', body: { id: 12, quantity: 2, variation: [] } } );
	expect( quantity( store ) ).toBe( 2 );
} );

test( 'another script adds by an event, another tab is followed by a look', async () => {
	const asked = answerBy( () => ( { data: mugs( 1 ) } ) );
	await start( 0 );
	document.dispatchEvent( new CustomEvent( ADD, { detail: { id: 12 } } ) );
	await pass();
	expect( asked.at( -1 ) ).toMatchObject( { path: 'cart/add-item', body: { id: 12, quantity: 1, variation: [] } } );
	Channel.last.onmessage!();
	await pass();
	expect( asked.at( -1 )!.path ).toBe( 'cart' );
} );

test( 'a coupon that is refused says so at its field', async () => {
	answerBy( ( path ) =>
		path === 'cart' ? { data: mugs( 1 ) } : { status: 400, data: recorded( '43-apply-coupon-unknown' ) }
	);
	const store = await start();
	await Promise.all( [ expect( store.applyCoupon( 'nope' ) ).resolves.toBe( false ), pass() ] );
	await pass();
	expect( store.view().problem ).toMatchObject( { at: 'coupon', kind: 'refused' } );
} );
