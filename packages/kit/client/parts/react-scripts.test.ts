import { addMissing } from './react-scripts';

const tags = () => [ ...document.head.querySelectorAll( 'script' ) ];
const names = window as unknown as Record< string, unknown >;

afterEach( () => {
	document.head.replaceChildren();
	delete names.LabOne;
} );

test( 'scripts are added in order, to run in order, and are waited for', async () => {
	let done = false;
	const all = addMissing( [
		[ 'LabOne', '/one.js?ver=1' ],
		[ 'LabTwo', 'https://cdn.example/two.js' ],
	] ).then( () => ( done = true ) );
	expect( tags().map( ( tag ) => [ tag.src, tag.async ] ) ).toEqual( [
		[ 'http://localhost/one.js?ver=1', false ],
		[ 'https://cdn.example/two.js', false ],
	] );
	tags()[ 1 ]?.dispatchEvent( new Event( 'load' ) );
	await Promise.resolve();
	expect( done ).toBe( false );
	tags()[ 0 ]?.dispatchEvent( new Event( 'load' ) );
	await all;
	expect( done ).toBe( true );
} );

test( 'what the page has already is not loaded again', async () => {
	names.LabOne = {};
	await addMissing( [ [ 'LabOne', '/one.js' ] ] );
	expect( tags() ).toEqual( [] );
} );

test( 'one that does not arrive is an error that names it', async () => {
	const all = addMissing( [ [ 'LabOne', '/one.js' ] ] );
	tags()[ 0 ]?.dispatchEvent( new Event( 'error' ) );
	await expect( all ).rejects.toThrow( 'Not loaded: /one.js' );
} );
