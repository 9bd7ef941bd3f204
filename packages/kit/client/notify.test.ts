export {};

let notify: typeof import( './notify' ).notify;

const items = () => [ ...document.querySelectorAll< HTMLElement >( '.fr-notice' ) ];
const texts = () => items().map( ( { textContent } ) => textContent );
const room = () => document.querySelector< HTMLElement >( '.fr-notices' )!;
const escape = () => document.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Escape', cancelable: true } ) );
let hidden = false;

beforeEach( () => {
	jest.useFakeTimers();
	document.body.innerHTML = '<button id="before"></button>';
	hidden = false;
	// jsdom knows neither `:modal` nor who is hovered.
	const { querySelectorAll } = Document.prototype;
	jest.spyOn( document, 'querySelectorAll' ).mockImplementation( ( selector: string ) =>
		querySelectorAll.call( document, selector.replace( ':modal', '[open]' ) )
	);
	Object.defineProperty( document, 'hidden', { get: () => hidden, configurable: true } );
	jest.isolateModules( () => ( { notify } = require( './notify' ) ) );
} );
afterEach( () => {
	// Notices that are still there would hear Escape in the next test: each test has a module of its own, all have one document.
	while ( ! escape() ) {
		jest.advanceTimersByTime( 200 );
	}
	jest.restoreAllMocks();
} );

test( 'a notice goes after 5000 ms, within 200 ms more; its text is never HTML', () => {
	notify( '<img src=x onerror=alert(1)>' );
	expect( texts() ).toEqual( [ '<img src=x onerror=alert(1)>' ] );
	expect( room().querySelector( 'img' ) ).toBeNull();
	jest.advanceTimersByTime( 4999 );
	expect( items()[ 0 ]!.dataset.state ).toBe( 'opened' );
	jest.advanceTimersByTime( 1 );
	expect( items()[ 0 ]!.dataset.state ).toBe( 'closing' );
	jest.advanceTimersByTime( 199 );
	expect( items() ).toHaveLength( 1 );
	jest.advanceTimersByTime( 1 );
	expect( items() ).toHaveLength( 0 );
} );

test( 'times and the place are as one asks, and what is closed by its caller goes', () => {
	const close = notify( 'a', { autoHide: 10, show: 1, hide: 2, position: 'bottom' } );
	expect( room().dataset.position ).toBe( 'bottom' );
	expect( items()[ 0 ]!.style.getPropertyValue( '--fr-show' ) ).toBe( '1ms' );
	jest.advanceTimersByTime( 12 );
	expect( texts() ).toEqual( [] );
	close(); // Gone already.
	const stay = notify( 'stays', { autoHide: 0 } );
	const end = notify( 'b' );
	end();
	jest.advanceTimersByTime( 60_000 );
	expect( texts() ).toEqual( [ 'stays' ] );
	stay();
} );

test( 'an error is an alert and stays; Escape closes the newest and nobody hears of it', () => {
	notify( 'wrong', { type: 'error', close: 'Close' } );
	notify( 'saved' );
	expect( items()[ 0 ]!.getAttribute( 'role' ) ?? items()[ 0 ]!.role ).toBe( 'alert' );
	expect( escape() ).toBe( false );
	jest.advanceTimersByTime( 200 );
	expect( texts() ).toEqual( [ 'wrongClose' ] );
	jest.advanceTimersByTime( 60_000 );
	expect( texts() ).toEqual( [ 'wrongClose' ] );
	items()[ 0 ]!.querySelector( 'button' )!.click();
	jest.advanceTimersByTime( 200 );
	expect( texts() ).toEqual( [] );
	expect( escape() ).toBe( true );
} );

test( 'four at a time, the others in their order; one that still waits can be called off', () => {
	const closes = [ ...'abcdef' ].map( ( text ) => notify( text ) );
	expect( texts() ).toEqual( [ ...'abcd' ] );
	closes[ 4 ]!();
	closes[ 1 ]!();
	jest.advanceTimersByTime( 200 );
	expect( texts() ).toEqual( [ ...'acdf' ] );
	jest.advanceTimersByTime( 5000 );
	expect( texts() ).toEqual( [ 'f' ] );
	jest.advanceTimersByTime( 200 );
	expect( texts() ).toEqual( [] );
} );

test.each( [
	[
		'a pointer is over it',
		() => room().dispatchEvent( new Event( 'pointerenter' ) ),
		() => room().dispatchEvent( new Event( 'pointerleave' ) ),
	],
	[
		'it has the focus',
		() => room().querySelector( 'button' )!.focus(),
		() => room().querySelector( 'button' )!.blur(),
	],
	[
		'nobody sees the page',
		() => ( ( hidden = true ), document.dispatchEvent( new Event( 'visibilitychange' ) ) ),
		() => ( ( hidden = false ), document.dispatchEvent( new Event( 'visibilitychange' ) ) ),
	],
] )( 'its time stands still while %s', ( _, begin, end ) => {
	notify( 'a', { action: { text: 'Undo', call: () => {} } } );
	jest.advanceTimersByTime( 4000 );
	begin();
	jest.advanceTimersByTime( 60_000 );
	expect( texts() ).toEqual( [ 'aUndo' ] );
	end();
	jest.advanceTimersByTime( 1199 );
	expect( texts() ).toEqual( [ 'aUndo' ] );
	jest.advanceTimersByTime( 1 );
	expect( texts() ).toEqual( [] );
} );

test( 'an action is called once, closes, and gives the focus back', () => {
	document.getElementById( 'before' )!.focus();
	const call = jest.fn();
	notify( 'Moved.', { action: { text: 'Undo', call } } );
	const undo = room().querySelector( 'button' )!;
	undo.focus();
	undo.click();
	expect( call ).toHaveBeenCalledTimes( 1 );
	expect( document.querySelector( ':focus' )!.id ).toBe( 'before' );
	jest.advanceTimersByTime( 200 );
	expect( texts() ).toEqual( [] );
} );

test( 'one that is still read goes along into the overlay that opens', () => {
	const end = notify( 'Saved' );
	document.body.insertAdjacentHTML( 'beforeend', '<dialog open></dialog>' );
	const dialog = document.querySelector( 'dialog' )!;
	dialog.dispatchEvent( new CustomEvent( 'frontage:overlay:opened', { bubbles: true } ) );
	expect( room().parentElement ).toBe( dialog );
	expect( texts() ).toContain( 'Saved' );
	dialog.removeAttribute( 'open' );
	dialog.dispatchEvent( new Event( 'close' ) );
	expect( room().parentElement ).toBe( document.body );
	dialog.remove();
	end();
} );

test( 'it stands in the dialog that is open, and comes out when that closes', () => {
	document.body.insertAdjacentHTML( 'beforeend', '<dialog open></dialog>' );
	notify( 'a' );
	const dialog = document.querySelector( 'dialog' )!;
	expect( room().parentElement ).toBe( dialog );
	dialog.removeAttribute( 'open' );
	dialog.dispatchEvent( new Event( 'close' ) );
	expect( room().parentElement ).toBe( document.body );
} );
