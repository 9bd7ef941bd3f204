import type * as Load from './load';

let kit: typeof Load;
const said = jest.mocked( window.console.error ); // Emptied before each test; what none expects fails it.
const failed = jest.fn( ( event: Event ) => ( event as CustomEvent ).detail );

jest.mock( '/there.js', () => ( { __esModule: true, word: 'came' } ), { virtual: true } );
jest.mock( '/again.js?ver=1&again=1', () => ( { __esModule: true, word: 'came again' } ), { virtual: true } );
// To an import it looks like a promise: one that never ends.
jest.mock( '/hangs.js', () => ( { __esModule: true, then: () => {} } ), { virtual: true } );

beforeEach( async () => {
	jest.resetModules();
	kit = await import( './load' );
	failed.mockClear();
	document.addEventListener( 'frontage:load-failed', failed );
} );
afterEach( () => {
	jest.useRealTimers();
	document.removeEventListener( 'frontage:load-failed', failed );
	document.body.replaceChildren();
} );

const errorOf = ( promise: Promise< unknown > ) =>
	promise.then(
		() => undefined,
		( error: Load.ChunkLoadError ) => error
	);

test( 'the page’s import map says where a module is, and it is asked for once', async () => {
	const map = Object.assign( document.createElement( 'script' ), { type: 'importmap' } );
	map.textContent = JSON.stringify( { imports: { '@frontage/there': '/there.js' } } );
	document.body.append( map );
	const first = kit.load< { word: string } >( '@frontage/there' );
	expect( kit.load( '@frontage/there' ) ).toBe( first );
	expect( ( await first ).word ).toBe( 'came' );
	expect( said ).not.toHaveBeenCalled();
	expect( failed ).not.toHaveBeenCalled();
} );

test( 'what no map names is missing', async () => {
	const error = await errorOf( kit.load( '@frontage/nowhere' ) );
	expect( [ error?.name, error?.message ] ).toEqual( [
		'ChunkLoadError',
		'Loading chunk @frontage/nowhere failed.\n(missing: @frontage/nowhere)',
	] );
	expect( console ).toHaveErroredWith( error );
} );

test( 'what cannot be had is said once, with the words that watchers know, and not asked for again', async () => {
	const error = await errorOf( kit.load( 'part', { url: '/gone.js' } ) );
	expect( [ error?.name, error?.message ] ).toEqual( [
		'ChunkLoadError',
		'Loading chunk part failed.\n(error: /gone.js)',
	] );
	expect( await errorOf( kit.load( 'part', { url: '/gone.js' } ) ) ).toBe( error );
	expect( console ).toHaveErroredWith( error );
	expect( said.mock.calls ).toEqual( [ [ error ] ] );
	expect( failed.mock.results[ 0 ]!.value ).toEqual( { id: 'part', type: 'error', url: '/gone.js' } );
	expect( failed ).toHaveBeenCalledTimes( 1 );
} );

test( 'one without state is tried once more at the next use, under a changed address', async () => {
	const again = { url: '/again.js?ver=1', stateless: true };
	expect( ( await errorOf( kit.load( 'part', again ) ) )?.type ).toBe( 'error' );
	expect( ( await kit.load< { word: string } >( 'part', again ) ).word ).toBe( 'came again' );
	expect( console ).toHaveErrored();
	expect( said ).toHaveBeenCalledTimes( 1 );
} );

test( 'the second failure is the last', async () => {
	const gone = { url: '/gone.js', stateless: true };
	await errorOf( kit.load( 'part', gone ) );
	const last = await errorOf( kit.load( 'part', gone ) );
	expect( await errorOf( kit.load( 'part', gone ) ) ).toBe( last );
	expect( console ).toHaveErrored();
	expect( said ).toHaveBeenCalledTimes( 1 );
	expect( failed ).toHaveBeenCalledTimes( 2 );
} );

test( 'after 120 seconds it is given up', async () => {
	jest.useFakeTimers();
	const asked = errorOf( kit.load( 'part', { url: '/hangs.js' } ) );
	const ended = jest.fn();
	void asked.then( ended );
	await jest.advanceTimersByTimeAsync( 119_999 );
	expect( ended ).not.toHaveBeenCalled();
	await jest.advanceTimersByTimeAsync( 1 );
	expect( ( await asked )?.message ).toBe( 'Loading chunk part failed.\n(timeout: /hangs.js)' );
	expect( console ).toHaveErrored();
} );
