/**
 * Carts as add-ons leave them: recorded answers with one to four places changed to what plugins were seen to send, by a seed,
 * so that a run that fails can be repeated. Nothing throws, nothing is made up, and what was not touched is read as before.
 */
import { expected } from './cart-store';
import type * as Decode from './cart-parser';
import { allowed, next } from './quantity-limits';
import { price } from './format-price';
import { recorded } from './test-cart';
import type { Cart, Line } from './cart-types';

type Tree = Record< string, unknown >;

const SEED = Number( process.env.FUZZ_SEED ?? 20_261_129 );
const RUNS = 250;
const SENT: unknown[] = [
	null,
	undefined,
	'',
	0,
	-1,
	1.5,
	0.1 + 0.2,
	1e300,
	'1.5',
	'1,5',
	'-3',
	'12.50',
	1250,
	true,
	false,
	'yes',
	[],
	{},
	[ null ],
	[ [ 1 ] ],
	{ 0: { key: 'x' } },
	'<b onmouseover="window.ran=1">Bold &amp; brave</b>',
	'javascript:alert(1)',
	'\u0000\ud800',
	'9'.repeat( 400 ),
];

let readCart: typeof Decode.readCart;
let readRefusal: typeof Decode.readRefusal;
// Each part is told once on a page: a test has a page of its own.
beforeEach( async () => {
	jest.resetModules();
	( { readCart, readRefusal } = await import( './cart-parser' ) );
} );

/** Lehmer's generator (MINSTD): small, and the same everywhere. */
function dice( seed: number ): () => number {
	let state = seed + 1;
	return () => {
		state = ( state * 48271 ) % 2147483647;
		return state / 2147483647;
	};
}

/** Each place of a tree, as the way to it. */
const places = ( tree: unknown, way: string[] = [] ): string[][] =>
	typeof tree === 'object' && tree !== null
		? Object.entries( tree ).flatMap( ( [ name, value ] ) => [
				[ ...way, name ],
				...places( value, [ ...way, name ] ),
			] )
		: [];

function change( tree: Tree, way: string[], roll: () => number ) {
	const name = way.at( -1 )!;
	const parent = way.slice( 0, -1 ).reduce< unknown >( ( at, step ) => ( at as Tree | undefined )?.[ step ], tree );
	if ( typeof parent !== 'object' || parent === null ) {
		return; // An earlier change took it away.
	}
	const value = ( parent as Tree )[ name ];
	// A list that a filter took something out of comes as an object.
	( parent as Tree )[ name ] =
		Array.isArray( value ) && roll() < 0.3 ? { ...value } : SENT[ Math.floor( roll() * SENT.length ) ];
}

function sound( cart: Cart ) {
	const amounts = [ cart.sum, cart.sumTax ];
	for ( const line of cart.lines ) {
		amounts.push( line.price, line.regularPrice, line.sum, line.sumTax );
		const { minimum, maximum, step } = line.limits;
		for ( const figure of [ line.quantity, line.id, minimum, maximum, step, line.lowStock ?? 0 ] ) {
			expect( figure ).toBeGreaterThanOrEqual( 0 );
			expect( Number.isFinite( figure ) ).toBe( true );
			expect( String( figure ) ).not.toMatch( /\.\d{7}/ );
		}
		expect( step ).toBeGreaterThan( 0 );
		expect( line.name ).not.toBe( '' );
		expect( `${ line.name } ${ JSON.stringify( line.details ) }` ).not.toMatch( /<\w/ );
		expect( `${ line.permalink } ${ line.image?.src ?? '' }` ).not.toContain( 'javascript:' );
		for ( const by of [ 1, -1 ] as const ) {
			expect( Number.isFinite( next( line.quantity, by, line.limits ) ) ).toBe( true );
		}
		expect( Number.isFinite( allowed( 7.7, line.limits ) ) ).toBe( true );
	}
	for ( const { discount, discountTax } of cart.coupons ) {
		amounts.push( discount, discountTax );
	}
	for ( const amount of amounts ) {
		expect( amount ?? '0' ).toMatch( /^-?\d+$/ );
		expect( price( amount, cart.money ) ).not.toMatch( /NaN|undefined/ );
	}
	expect( cart.count ).toBeGreaterThanOrEqual( 0 );
	const wanted = new Map( cart.lines.map( ( { key, quantity } ) => [ key, quantity + 0.5 ] ) );
	expect( expected( cart, wanted ).count ).toBeGreaterThanOrEqual( 0 );
}

const byKey = ( lines: Line[] ) => new Map( lines.map( ( line ) => [ line.key, line ] ) );

test.each( [ '24-cart-one', '41-apply-coupon', '52-cart-full' ] )(
	'of %s nothing is lost but what was changed',
	( name ) => {
		const text = JSON.stringify( recorded( name ) );
		const whole = readCart( JSON.parse( text ) )!;
		const ways = places( JSON.parse( text ) );
		const roll = dice( SEED );
		for ( let run = 0; run < RUNS; run++ ) {
			const answer = JSON.parse( text ) as Tree;
			const items = answer.items as Tree[];
			const keys = items.map( ( { key } ) => key as string );
			const changed = Array.from(
				{ length: 1 + Math.floor( roll() * 4 ) },
				() => ways[ Math.floor( roll() * ways.length ) ]!
			);
			changed.forEach( ( way ) => change( answer, way, roll ) );
			const cart = readCart( answer );
			const touched = changed.map( ( way ) => way.join( '.' ) );
			if ( touched.includes( 'items' ) ) {
				void ( cart && sound( cart ) );
				continue;
			}
			expect( cart ).toBeDefined();
			sound( cart! );
			const lines = byKey( cart!.lines );
			keys.forEach( ( key, at ) => {
				if ( ! touched.some( ( path ) => path === `items.${ at }` || path.startsWith( `items.${ at }.` ) ) ) {
					expect( lines.get( key ) ).toEqual( byKey( whole.lines ).get( key ) );
				}
			} );
			if ( ! touched.some( ( path ) => path.startsWith( 'totals' ) ) ) {
				expect( [ cart!.sum, cart!.money ] ).toEqual( [ whole.sum, whole.money ] );
			}
		}
		expect( ( window as { ran?: number } ).ran ).toBeUndefined();
		expect( console ).toHaveWarned();
	}
);

test( 'a refusal is one whatever stands in it', () => {
	const text = JSON.stringify( recorded( '29-update-item-bad-key' ) );
	const ways = places( JSON.parse( text ) );
	const roll = dice( SEED + 1 );
	for ( let run = 0; run < RUNS; run++ ) {
		const answer = JSON.parse( text ) as Tree;
		change( answer, ways[ Math.floor( roll() * ways.length ) ]!, roll );
		const { code, message, cart } = readRefusal( answer );
		expect( `${ typeof code } ${ typeof message }` ).toBe( 'string string' );
		void ( cart && sound( cart ) );
	}
	expect( console ).toHaveWarned();
} );
