import { acrossTabs, createQueue, type Lock } from './request-queue';

const alone: Lock = ( work ) => work();
const order: string[] = [];
const gates = new Map< string, () => void >();
const task = ( name: string, label = name ) => ( {
	name,
	run: () =>
		new Promise< void >( ( done ) => {
			order.push( label );
			gates.set( label, done );
		} ),
} );
const settle = () => jest.advanceTimersByTimeAsync( 0 );
async function open( label: string ) {
	gates.get( label )!();
	await settle();
}

beforeEach( () => {
	jest.useFakeTimers();
	order.length = 0;
	gates.clear();
} );
afterEach( () => jest.useRealTimers() );

test( 'the next begins when the one before has ended', async () => {
	const queue = createQueue( alone );
	queue.add( task( 'a' ) );
	queue.add( task( 'b' ) );
	await settle();
	expect( order ).toEqual( [ 'a' ] );
	await open( 'a' );
	expect( order ).toEqual( [ 'a', 'b' ] );
	expect( queue.isBusy() ).toBe( true );
	await open( 'b' );
	expect( queue.isBusy() ).toBe( false );
} );

test( 'of one name the latest counts, also while another is on its way', async () => {
	const queue = createQueue( alone );
	queue.add( task( 'first' ) );
	queue.add( task( 'line', '1' ) );
	queue.add( task( 'line', '2' ) );
	queue.add( task( 'line', '3' ) );
	await settle();
	await open( 'first' );
	await open( '3' );
	expect( order ).toEqual( [ 'first', '3' ] );
} );

test( 'who goes on clicking is waited for', async () => {
	const queue = createQueue( alone );
	for ( let click = 1; click <= 10; click++ ) {
		queue.add( task( 'line', String( click ) ), 300 );
		await jest.advanceTimersByTimeAsync( 100 );
	}
	expect( order ).toEqual( [] );
	await jest.advanceTimersByTimeAsync( 300 );
	expect( order ).toEqual( [ '10' ] );
} );

test( 'one that breaks does not hold up those behind it', async () => {
	const said = jest.spyOn( console, 'error' ).mockImplementation();
	const queue = createQueue( alone );
	queue.add( { run: () => Promise.reject( new Error( 'broken' ) ) } );
	queue.add( task( 'b' ) );
	await settle();
	expect( order ).toEqual( [ 'b' ] );
	expect( said ).toHaveBeenCalledTimes( 1 );
	said.mockRestore();
} );

test( 'tabs wait for one another by a lock; without locks a tab knows of itself alone', async () => {
	const asked: string[] = [];
	const locks = { request: ( name: string, work: () => Promise< unknown > ) => ( asked.push( name ), work() ) };
	Object.defineProperty( navigator, 'locks', { value: locks, configurable: true } );
	await acrossTabs( 'frontage-cart' )( async () => {} );
	expect( asked ).toEqual( [ 'frontage-cart' ] );
	Object.defineProperty( navigator, 'locks', { value: undefined, configurable: true } );
	await expect( acrossTabs( 'frontage-cart' )( async () => 'done' ) ).resolves.toBe( 'done' );
} );
