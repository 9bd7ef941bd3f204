import { tasks } from '../../../../tests/support/tasks';
import { field, putForm, type } from './visit/test-form';

/** Loads the module afresh: it works on the page that it finds. */
function load() {
	jest.isolateModules( () => void require( './view' ) );
}

const send = () => document.querySelector< HTMLInputElement >( '.wpcf7-submit' )!;

test( 'the page learns that script runs, and each button gets its spinner', () => {
	const form = putForm( 'f03' );
	load();
	expect( form.parentElement!.className ).toBe( 'wpcf7 js' );
	expect( send().nextElementSibling!.className ).toBe( 'wpcf7-spinner' );
} );

describe( 'the acceptance gate', () => {
	test( 'opens and closes with the box, and closes again when the form is reset', async () => {
		const form = putForm( 'f03' );
		load();
		expect( send().disabled ).toBe( true );
		field( 'agree' ).click();
		expect( send().disabled ).toBe( false );
		form.reset();
		await tasks();
		expect( send().disabled ).toBe( true );
	} );

	test( 'wants an inverted box unticked and does not mind an optional one', () => {
		putForm( 'f03', ( html ) => html.replace( 'wpcf7-acceptance"', 'wpcf7-acceptance invert"' ) );
		load();
		expect( send().disabled ).toBe( false );
		field( 'agree' ).click();
		expect( send().disabled ).toBe( true );

		putForm( 'f03', ( html ) => html.replace( 'wpcf7-acceptance"', 'wpcf7-acceptance optional"' ) );
		load();
		expect( send().disabled ).toBe( false );
	} );

	test( 'is left to the server where acceptance is a matter of validation', () => {
		putForm( 'f04' );
		load();
		expect( send().disabled ).toBe( false );
	} );

	test( 'follows what the browser put back on the way back to the page', () => {
		putForm( 'f03' );
		load();
		field( 'agree' ).checked = true;
		window.dispatchEvent( new Event( 'pageshow' ) );
		expect( send().disabled ).toBe( false );
	} );
} );

test( 'a free text is off until its box is ticked, then on and focused', () => {
	putForm( 'f11' );
	load();
	const text = field( '_wpcf7_free_text_topics' );
	const box = document.querySelector< HTMLInputElement >( '.has-free-text [type="checkbox"]' )!;
	expect( text.disabled ).toBe( true );
	expect( text.getAttribute( 'aria-label' ) ).toBe( 'Other' );
	box.click();
	expect( text.disabled ).toBe( false );
	expect( text.matches( ':focus' ) ).toBe( true );
	box.click();
	expect( text.disabled ).toBe( true );
} );

describe( 'counters', () => {
	test( 'count down from the limit', () => {
		putForm( 'f11' );
		load();
		const counter = document.querySelector< HTMLElement >( '.wpcf7-character-count' )!;
		type( 'your-message', 'Hello' );
		expect( counter.textContent ).toBe( '15' );
		expect( counter.dataset.currentValue ).toBe( '15' );
		type( 'your-message', 'x'.repeat( 21 ) );
		expect( counter.textContent ).toBe( '-1' );
		expect( [ ...counter.classList ] ).toContain( 'too-long' );
	} );

	test( 'count up, and say when a text is too short', () => {
		putForm( 'f02' );
		load();
		const [ up, down ] = Array.from( document.querySelectorAll( '.wpcf7-character-count' ) ) as [
			HTMLElement,
			HTMLElement,
		];
		type( 'ta-req', 'four' );
		expect( up.textContent ).toBe( '4' );
		expect( [ ...up.classList ] ).toContain( 'too-short' );
		expect( down.textContent ).toBe( '196' );
		type( 'ta-req', 'fives' );
		expect( [ ...up.classList ] ).not.toContain( 'too-short' );
	} );

	test( 'also follow a bare keyup', () => {
		putForm( 'f11' );
		load();
		field( 'your-message' ).value = 'abc';
		field( 'your-message' ).dispatchEvent( new KeyboardEvent( 'keyup', { bubbles: true } ) );
		expect( document.querySelector( '.wpcf7-character-count' )!.textContent ).toBe( '17' );
	} );
} );

test( 'what is marked inert-on-init is inert from the start', () => {
	putForm( 'f03', ( html ) => html.replace( '<p>', '<p class="inert-on-init">' ) );
	load();
	expect( document.querySelector< HTMLElement >( '.inert-on-init' )!.inert ).toBe( true );
} );

test( 'a form inside a form is replaced by the error', () => {
	// As a browser reads it: the inner form element and its attributes are gone.
	putForm( 'f03', ( html ) => `<form id="outer">${ html.replace( /<\/?form[^>]*>/g, '' ) }</form>` );
	const data = document.createElement( 'script' );
	data.type = 'application/json';
	data.id = 'wp-script-module-data-frontage-contact-form-view-script-module';
	data.text = JSON.stringify( { misplaced: [ 'Error:', 'This contact form is placed in the wrong place.' ] } );
	document.body.append( data );
	load();
	expect( document.getElementById( 'outer' )!.innerHTML ).toBe(
		'<p class="wpcf7-form-in-wrong-place"><strong>Error:</strong> This contact form is placed in the wrong place.</p>'
	);
} );
