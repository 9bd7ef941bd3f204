import { tasks } from '../../../../tests/support/run-tasks';
import { draftKey } from './draft-key';
import { findField, putForm, typeValue } from './island/test-form';

/** Loads the module afresh, as on a page of its own. */
function load() {
	Object.assign( window, { wpcf7: given, swv: undefined } );
	jest.isolateModules( () => void require( './view' ) );
}

let given: object | undefined;
let online: jest.SpyInstance;

/** Listeners of a module that was loaded before would answer too: each test has a document's worth of its own. */
const listening: Array< [ EventTarget, Parameters< EventTarget[ 'addEventListener' ] > ] > = [];
const observers: MutationObserver[] = [];
beforeEach( () => {
	given = undefined;
	sessionStorage.clear();
	online = jest.spyOn( window.navigator, 'onLine', 'get' ).mockReturnValue( true );
	for ( const target of [ document, window ] ) {
		const add = target.addEventListener.bind( target ) as EventTarget[ 'addEventListener' ];
		jest.spyOn( target, 'addEventListener' ).mockImplementation( ( ...listener ) => {
			listening.push( [ target, listener as never ] );
			add( ...( listener as Parameters< typeof add > ) );
		} );
	}
	const observe = MutationObserver.prototype.observe;
	jest.spyOn( MutationObserver.prototype, 'observe' ).mockImplementation( function ( this: MutationObserver, ...on ) {
		observers.push( this );
		observe.apply( this, on );
	} );
} );
afterEach( () => {
	listening.splice( 0 ).forEach( ( [ target, listener ] ) => target.removeEventListener( ...listener ) );
	observers.splice( 0 ).forEach( ( observer ) => observer.disconnect() );
	document.body.replaceChildren();
	jest.restoreAllMocks();
} );

/** Prints what PHP says for the module. */
function printWords( words: object ) {
	const data = document.createElement( 'script' );
	data.type = 'application/json';
	data.id = 'wp-script-module-data-frontage-contact-form-view-script-module';
	data.text = JSON.stringify( words );
	document.body.append( data );
}
const WORDS = {
	busy: 'Sending',
	offline: 'You are offline.',
	later: 'Send later',
	online: 'Online again.',
	waiting: 'Waiting.',
	gate: 'Agree first.',
};

const send = () => document.querySelector< HTMLInputElement >( '.wpcf7-submit' )!;

test( 'the page learns that script runs, and each button gets its spinner', () => {
	const form = putForm( 'f03' );
	load();
	expect( form.parentElement!.className ).toBe( 'wpcf7 js' );
	expect( send().nextElementSibling!.className ).toBe( 'wpcf7-spinner' );
} );

describe( 'the acceptance gate', () => {
	test( 'does not wait for a consent that nobody is asked for', () => {
		putForm( 'f03' );
		for ( const box of document.querySelectorAll( '.wpcf7-acceptance' ) ) {
			box.classList.add( 'wpcf7cf-hidden' );
		}
		load();
		expect( send().disabled ).toBe( false );
	} );

	test( 'says in the state of a box that it is required, unless it may stay empty', () => {
		for ( const [ option, state ] of [
			[ '', 'true' ],
			[ ' optional', null ],
			[ ' invert', null ],
		] ) {
			putForm( 'f04', ( html ) => html.replace( 'wpcf7-acceptance"', `wpcf7-acceptance${ option }"` ) );
			load();
			expect( findField( 'agree' ).getAttribute( 'aria-required' ) ).toBe( state );
		}
	} );

	test( 'opens and closes with the box, and closes again when the form is reset', async () => {
		const form = putForm( 'f03' );
		load();
		expect( send().disabled ).toBe( true );
		findField( 'agree' ).click();
		expect( send().disabled ).toBe( false );
		form.reset();
		await tasks();
		expect( send().disabled ).toBe( true );
	} );

	test( 'wants an inverted box unticked and does not mind an optional one', () => {
		putForm( 'f03', ( html ) => html.replace( 'wpcf7-acceptance"', 'wpcf7-acceptance invert"' ) );
		load();
		expect( send().disabled ).toBe( false );
		findField( 'agree' ).click();
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
		findField( 'agree' ).checked = true;
		window.dispatchEvent( new Event( 'pageshow' ) );
		expect( send().disabled ).toBe( false );
	} );
} );

test( 'a free text is off until its box is ticked, then on and focused', () => {
	putForm( 'f11' );
	load();
	const text = findField( '_wpcf7_free_text_topics' );
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
		typeValue( 'your-message', 'Hello' );
		expect( counter.textContent ).toBe( '15' );
		expect( counter.dataset.currentValue ).toBe( '15' );
		typeValue( 'your-message', 'x'.repeat( 21 ) );
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
		typeValue( 'ta-req', 'four' );
		expect( up.textContent ).toBe( '4' );
		expect( [ ...up.classList ] ).toContain( 'too-short' );
		expect( down.textContent ).toBe( '196' );
		typeValue( 'ta-req', 'fives' );
		expect( [ ...up.classList ] ).not.toContain( 'too-short' );
	} );

	test( 'also follow a bare keyup', () => {
		putForm( 'f11' );
		load();
		findField( 'your-message' ).value = 'abc';
		findField( 'your-message' ).dispatchEvent( new KeyboardEvent( 'keyup', { bubbles: true } ) );
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
	printWords( { misplaced: [ 'Error:', 'This contact form is placed in the wrong place.' ] } );
	load();
	expect( document.getElementById( 'outer' )!.innerHTML ).toBe(
		'<p class="wpcf7-form-in-wrong-place"><strong>Error:</strong> This contact form is placed in the wrong place.</p>'
	);
} );

describe( 'a button that is off', () => {
	test( 'says why, for the eye and for screen readers, until the consent is given', () => {
		putForm( 'f03' );
		printWords( WORDS );
		load();
		const reason = document.querySelector( '.frontage-form-gate' )!;
		expect( reason.textContent ).toBe( 'Agree first.' );
		expect( send().getAttribute( 'aria-describedby' ) ).toBe( reason.id );
		const [ said ] = reason.childNodes;
		findField( 'your-name' ).dispatchEvent( new Event( 'change', { bubbles: true } ) );
		expect( reason.firstChild ).toBe( said ); // Put in anew it would be read out at each field.
		findField( 'agree' ).click();
		expect( reason.textContent ).toBe( '' );
		expect( send().hasAttribute( 'aria-describedby' ) ).toBe( false );
	} );
} );

describe( 'a press on Send before the island is there', () => {
	/** A form with an island that never comes; posts stay in jsdom. */
	function givenForm() {
		const form = putForm( 'f04', ( html ) =>
			html.replace( '<form ', '<form data-island="frontage/contact-form" ' )
		);
		printWords( WORDS );
		load();
		form.addEventListener( 'submit', ( event ) => event.preventDefault() );
		return form;
	}
	const said = () => [
		document.querySelector( '[role="status"]' )!.textContent,
		document.querySelector( '.wpcf7-response-output' )!.textContent,
	];

	test( 'is answered at once', () => {
		const form = givenForm();
		const place = document.querySelector( '.frontage-form-busy' )!;
		expect( place.getAttribute( 'role' ) ).toBe( 'status' ); // There before its text, or nothing would read that out.
		expect( place.textContent ).toBe( '' );
		form.requestSubmit( send() );
		expect( place.textContent ).toBe( 'Sending' );
	} );

	test( 'is forgotten by a page that comes back as it was left', () => {
		const form = givenForm();
		form.requestSubmit( send() );
		window.dispatchEvent( new PageTransitionEvent( 'pageshow', { persisted: true } ) );
		expect( document.querySelector( '.frontage-form-busy' )!.textContent ).toBe( '' );
	} );

	test( 'is told at once that there is no connection, and waits for it if pressed again', () => {
		online.mockReturnValue( false );
		const form = givenForm();
		const sent = jest.fn( ( event: Event ) => event.preventDefault() );
		form.addEventListener( 'submit', sent );
		const name = send().value;
		form.requestSubmit( send() );
		expect( said() ).toEqual( [ 'You are offline.', 'You are offline.' ] );
		expect( form.className ).toContain( 'failed' );
		expect( send().value ).toBe( 'Send later' );

		form.requestSubmit( send() );
		expect( said() ).toEqual( [ 'Waiting.', 'Waiting.' ] );
		expect( sent ).not.toHaveBeenCalled();

		online.mockReturnValue( true );
		window.dispatchEvent( new Event( 'online' ) );
		expect( sent ).toHaveBeenCalledTimes( 1 );
		expect( send().value ).toBe( name );
	} );

	test( 'is not sent by itself if it was pressed once only', () => {
		online.mockReturnValue( false );
		const form = givenForm();
		const sent = jest.fn();
		form.addEventListener( 'submit', sent );
		form.requestSubmit( send() );
		online.mockReturnValue( true );
		window.dispatchEvent( new Event( 'online' ) );
		expect( sent ).not.toHaveBeenCalled();
		expect( said() ).toEqual( [ 'Online again.', 'Online again.' ] );
	} );

	test( 'is left to the island once that is there', () => {
		online.mockReturnValue( false );
		const form = givenForm();
		form.dataset.state = 'ready';
		const sent = jest.fn();
		form.addEventListener( 'submit', sent );
		form.requestSubmit( send() );
		expect( sent ).toHaveBeenCalledTimes( 1 );
	} );
} );

describe( 'the globals', () => {
	test( 'are there, with the form’s own object', () => {
		const form = putForm( 'f03' );
		printWords( { api: { root: 'http://example.test/wp-json/', namespace: 'contact-form-7/v1' } } );
		load();
		const { wpcf7, swv } = window as unknown as Record< string, Record< string, unknown > >;
		expect( Object.keys( wpcf7! ).sort() ).toEqual( [ 'api', 'init', 'reset', 'schemas', 'submit', 'validate' ] );
		expect( Object.keys( swv! ).sort() ).toEqual( [ 'use', 'validate', 'validators' ] );
		const facts = ( form as unknown as { wpcf7: Record< string, unknown > } ).wpcf7;
		expect( facts ).toMatchObject( { status: 'init', parent: form.parentElement } );
		expect( facts.unitTag ).toBe( form.parentElement!.id );
	} );

	test( 'keep what a site has set before', () => {
		const init = jest.fn();
		given = { cached: 1, init };
		const form = putForm( 'f03' );
		load();
		expect( init ).toHaveBeenCalledWith( form );
		expect( ( window as unknown as { wpcf7: { cached: number } } ).wpcf7.cached ).toBe( 1 );
	} );

	test( 'ask the island when it is ready, and call it with a touch', () => {
		const form = putForm( 'f03' );
		load();
		const touched = jest.fn();
		const asked = jest.fn();
		form.addEventListener( 'touchstart', touched );
		form.addEventListener( 'frontage:validate', asked );
		const { validate } = ( window as unknown as { wpcf7: { validate: ( one: HTMLFormElement ) => void } } ).wpcf7;
		validate( form );
		expect( touched ).toHaveBeenCalled();
		expect( asked ).not.toHaveBeenCalled();
		form.dispatchEvent( new Event( 'frontage:ready' ) );
		expect( asked ).toHaveBeenCalledTimes( 1 );
	} );
} );

test( 'a field that changes before the island is there is validated once it is', () => {
	const form = putForm( 'f03' );
	load();
	const asked = jest.fn();
	form.addEventListener( 'frontage:validate', asked );
	const field = form.querySelector< HTMLInputElement >( '[type="checkbox"]' )!;
	field.dispatchEvent( new Event( 'change', { bubbles: true } ) ); // Of a script, as of a restored draft.
	field.click();
	expect( asked ).not.toHaveBeenCalled();
	form.dispatchEvent( new Event( 'frontage:ready' ) );
	expect( asked ).toHaveBeenCalledTimes( 1 );
	expect( asked.mock.calls[ 0 ][ 0 ].detail.target ).toBe( field );
} );

test( 'a form that comes later is taken in, once, and the loader is told', async () => {
	load();
	const told = jest.fn();
	document.addEventListener( 'frontage:island', told );
	const popup = document.createElement( 'div' );
	popup.innerHTML =
		'<div class="wpcf7 no-js" id="late"><form class="wpcf7-form init"><input class="wpcf7-submit has-spinner" type="submit"></form></div>';
	document.body.append( popup );
	await tasks();
	expect( document.getElementById( 'late' )!.className ).toBe( 'wpcf7 js' );
	document.body.append( popup ); // Moved: it is the same form.
	await tasks();
	expect( document.querySelectorAll( '.wpcf7-spinner' ) ).toHaveLength( 1 );
	expect( told ).toHaveBeenCalledTimes( 1 );
} );

test( 'what was typed before is forgotten on the page that says it was sent', () => {
	const form = putForm( 'f03', ( html ) => html.replace( 'data-status="init"', 'data-status="sent"' ) );
	const key = draftKey( form );
	sessionStorage.setItem( key, '{}' );
	load();
	expect( sessionStorage.getItem( key ) ).toBeNull();
} );
