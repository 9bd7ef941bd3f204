import { act, fireEvent, render, screen } from '@testing-library/react';
import Suggestions from './island';

let answer: () => Promise< unknown >;
const asked: { url: URL; signal: AbortSignal }[] = [];
const field = () => document.querySelector< HTMLInputElement >( 'input[name=s]' )!;
const options = () => screen.queryAllByRole( 'option' ).map( ( { textContent } ) => textContent );
const chosen = () => document.getElementById( field().getAttribute( 'aria-activedescendant' ) ?? '' )?.textContent;
const said = () => document.querySelector( '[aria-live]' )?.textContent;
const press = ( key: string, more = {} ) => fireEvent.keyDown( field(), { key, ...more } );
const pass = ( ms: number ) => act( () => jest.advanceTimersByTimeAsync( ms ) );
async function type( text: string ) {
	fireEvent.input( field(), { target: { value: text } } );
	await pass( 350 );
}

const PROPS = { address: '/wp-json/wp/v2/search?type=post', label: 'Suggestions', counts: [ 'None.', 'One.', 'Two.' ] };
const TWO = [
	{ title: 'Bridges &#038; <b>halls</b><img src=x onerror=alert(1)>', url: 'https://site.test/bridges' },
	{ title: 'Bricks', url: 'https://site.test/bricks' },
];

function start( value = '' ) {
	document.body.innerHTML = `<form><div id="host"><input id="f" type="search" name="s"><button>Search</button></div></form>`;
	field().value = value;
	field().focus();
	return render( <Suggestions host={ document.getElementById( 'host' )! } props={ PROPS } /> );
}

beforeEach( () => {
	jest.useFakeTimers();
	asked.length = 0;
	answer = async () => TWO;
	window.fetch = jest.fn( async ( url: URL, { signal }: RequestInit ) => {
		asked.push( { url, signal: signal! } );
		return { ok: true, json: answer } as Response;
	} ) as unknown as typeof fetch;
} );
afterEach( () => jest.useRealTimers() );

test( 'one letter asks for nothing; two ask once the fingers rest, and titles are text', async () => {
	start();
	expect( field().getAttribute( 'role' ) ).toBe( 'combobox' );
	await type( 'b' );
	expect( asked ).toHaveLength( 0 );
	fireEvent.input( field(), { target: { value: 'br' } } );
	await pass( 249 );
	fireEvent.input( field(), { target: { value: 'bri' } } );
	await pass( 249 );
	expect( asked ).toHaveLength( 0 );
	await pass( 101 );
	expect( asked.map( ( { url } ) => url.href ) ).toEqual( [
		'http://localhost/wp-json/wp/v2/search?type=post&search=bri',
	] );
	expect( options() ).toEqual( [ 'Bridges & halls', 'Bricks' ] );
	expect( document.querySelector( '#host img' ) ).toBeNull();
	expect( field().getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	expect( field().getAttribute( 'aria-controls' ) ).toBe( screen.getByRole( 'listbox' ).id );
	expect( said() ).toBe( 'Two.' );
} );

test( 'arrow keys go round over the field; text keys go back into the text', async () => {
	start();
	await type( 'bri' );
	press( 'ArrowDown' );
	expect( chosen() ).toBe( 'Bridges & halls' );
	press( 'ArrowUp' );
	expect( chosen() ).toBeUndefined();
	press( 'ArrowUp' );
	expect( chosen() ).toBe( 'Bricks' );
	press( 'Home' );
	expect( chosen() ).toBeUndefined();
	expect( press( 'ArrowDown', { isComposing: true } ) ).toBe( true );
	expect( chosen() ).toBeUndefined();
} );

test( 'Enter opens what is chosen; with nothing chosen it is the form’s', async () => {
	start();
	await type( 'bri' );
	expect( press( 'Enter' ) ).toBe( true );
	press( 'ArrowDown' );
	const opened = jest.fn( ( event: Event ) => event.preventDefault() );
	screen.getAllByRole( 'option' )[ 0 ]!.addEventListener( 'click', opened );
	expect( press( 'Enter' ) ).toBe( false );
	expect( opened ).toHaveBeenCalled();
} );

test( 'Escape closes the list and nothing else, then it is the page’s', async () => {
	start();
	await type( 'bri' );
	const outside = jest.fn();
	document.body.addEventListener( 'keydown', outside );
	expect( press( 'Escape' ) ).toBe( false );
	expect( options() ).toEqual( [] );
	expect( field().value ).toBe( 'bri' );
	expect( outside ).not.toHaveBeenCalled();
	expect( press( 'Escape' ) ).toBe( true );
	document.body.removeEventListener( 'keydown', outside );
} );

test( 'new letters stop what was asked, and an answer that comes late is not shown', async () => {
	let late: ( found: unknown ) => void = () => {};
	start();
	answer = () => new Promise( ( resolve ) => ( late = resolve ) );
	await type( 'bri' );
	answer = async () => [ TWO[ 1 ] ];
	await type( 'bric' );
	expect( asked.map( ( { signal } ) => signal.aborted ) ).toEqual( [ true, false ] );
	await act( async () => late( TWO ) );
	expect( options() ).toEqual( [ 'Bricks' ] );
	expect( said() ).toBe( 'One.' );
} );

test( 'what goes wrong is not mentioned', async () => {
	start();
	for ( const wrong of [ async () => ( { code: 'rest_error' } ), () => Promise.reject( new Error( 'no JSON' ) ) ] ) {
		answer = wrong;
		await type( `word${ asked.length }` );
		expect( options() ).toEqual( [] );
		expect( said() ).toBe( '' );
	}
	expect( asked ).toHaveLength( 2 );
	window.fetch = () => Promise.reject( new TypeError( 'offline' ) );
	await type( 'more' );
	expect( options() ).toEqual( [] );
} );

test( 'who leaves has no list, and none comes after', async () => {
	start();
	await type( 'bri' );
	fireEvent.focusOut( field(), { relatedTarget: document.querySelector( 'button' ) } );
	expect( options() ).toHaveLength( 2 ); // Within.
	fireEvent.input( field(), { target: { value: 'brid' } } );
	fireEvent.focusOut( field(), { relatedTarget: null } );
	await pass( 1000 );
	expect( options() ).toEqual( [] );
	expect( asked ).toHaveLength( 1 );
} );

test( 'what was typed before it came is asked for', async () => {
	start( 'bri' );
	await pass( 300 );
	expect( options() ).toHaveLength( 2 );
} );
