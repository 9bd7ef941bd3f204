import type * as Announce from './announce';

let announce: typeof Announce.announce;

// A page of its own for each: the regions stay for as long as the page does.
beforeEach( async () => {
	jest.useFakeTimers();
	jest.resetModules();
	document.body.replaceChildren();
	( { announce } = await import( './announce' ) );
} );

afterEach( () => {
	jest.useRealTimers();
} );

const region = ( politeness: string ) => document.querySelectorAll( `[aria-live="${ politeness }"]` );

test( 'importing alone adds nothing to the page', () => {
	expect( document.body.childElementCount ).toBe( 0 );
} );

test( 'a text appears in the polite region, a moment after the region itself', () => {
	announce( 'Sent.' );
	expect( region( 'polite' )[ 0 ]?.textContent ).toBe( '' );
	jest.advanceTimersByTime( 100 );
	expect( region( 'polite' )[ 0 ]?.textContent ).toBe( 'Sent.' );
	expect( region( 'assertive' ) ).toHaveLength( 0 );
} );

test( 'the same text again empties the region first, so that it is said again', () => {
	announce( 'Sent.' );
	jest.advanceTimersByTime( 100 );
	announce( 'Sent.' );
	expect( region( 'polite' )[ 0 ]?.textContent ).toBe( '' );
	jest.advanceTimersByTime( 100 );
	expect( region( 'polite' )[ 0 ]?.textContent ).toBe( 'Sent.' );
	expect( region( 'polite' ) ).toHaveLength( 1 );
} );

test( 'of two in one moment the last is said, each way on its own', () => {
	announce( 'One' );
	announce( 'Two' );
	announce( 'Stop', 'assertive' );
	jest.advanceTimersByTime( 100 );
	expect( region( 'polite' )[ 0 ]?.textContent ).toBe( 'Two' );
	expect( region( 'assertive' )[ 0 ]?.textContent ).toBe( 'Stop' );
} );

test( 'a region that a script removed comes back', () => {
	announce( 'Here' );
	document.body.replaceChildren();
	announce( 'Here again' );
	jest.advanceTimersByTime( 100 );
	expect( region( 'polite' ) ).toHaveLength( 1 );
	expect( document.body.textContent ).toBe( 'Here again' );
} );

test( 'while a dialog is open it is said inside: of the page behind nothing is read', () => {
	document.body.innerHTML = '<dialog open><button>Send</button></dialog>';
	document.querySelector( 'button' )!.focus();
	announce( 'Sent.' );
	jest.advanceTimersByTime( 100 );
	expect( document.querySelector( 'dialog [aria-live]' )?.textContent ).toBe( 'Sent.' );
	document.querySelector( 'button' )!.blur();
	announce( 'Closed.' );
	jest.advanceTimersByTime( 100 );
	expect( region( 'polite' )[ 0 ]?.parentElement ).toBe( document.body );
	expect( region( 'polite' ) ).toHaveLength( 1 );
} );

test( 'it is out of sight, but not for a screen reader', () => {
	announce( 'Text' );
	const { position, overflow, display, visibility } = getComputedStyle( region( 'polite' )[ 0 ] as Element );
	expect( { position, overflow } ).toEqual( { position: 'absolute', overflow: 'hidden' } );
	expect( { display, visibility } ).toEqual( { display: 'block', visibility: 'visible' } );
} );
