import { tasks } from '../../../../../tests/support/run-tasks';
import { site, type Verdicts } from '../globals';

const field = ( name: string ) =>
	`<span class="wpcf7-form-control-wrap" data-name="${ name }"><input name="${ name }" class="wpcf7-form-control"></span>`;
const step = ( title: string, inside: string ) =>
	`<div class="fr-form-step"><h3 class="fr-form-step__title"><span class="fr-form-step__count"></span> ${ title }</h3>${ inside }</div>`;
const WORDS = { step: 'Step %1$s of %2$s', next: 'Next', back: 'Back' };

const FORM = `<div class="wpcf7" id="f">
	<div class="screen-reader-response"><ul><li><a href="#one">One</a></li></ul></div>
	<form data-status="init" data-steps='${ JSON.stringify( WORDS ) }'>
		${ step( 'You', field( 'a' ).replace( '<input', '<input id="one"' ) ) }
		${ step( 'Firm', `<div id="group">${ field( 'b' ) }</div>` ) }
		${ step( 'Wish', field( 'c' ) ) }
		<p><input type="submit" class="wpcf7-submit" value="Send"></p>
	</form></div>`;

let wrong: Record< string, string >;
let asked: string[];

function load( html = FORM ) {
	document.body.innerHTML = html;
	wrong = {};
	asked = [];
	site.swv = {
		...site.swv,
		validate: ( _schema, _data, { fields }: { fields: string[] } ) =>
			new Map(
				fields.flatMap( ( name ) => ( wrong[ name ] ? [ [ name, { error: wrong[ name ] } ] ] : [] ) )
			) as Verdicts,
	} as typeof site.swv;
	site.wpcf7 = {
		...site.wpcf7,
		validate: ( _form, { target } = {} ) => void asked.push( ( target as HTMLElement ).dataset.name ?? '' ),
	};
	jest.isolateModules( () => void require( './view' ) );
	return document.querySelector( 'form' )!;
}

beforeEach( () => sessionStorage.clear() );

/** What a visitor sees: the heading, and the buttons. */
const seen = () => {
	const shown = document.querySelector( '.fr-form-step:not([hidden])' )?.querySelector( 'h3' )?.textContent;
	const buttons = Array.from( document.querySelectorAll( 'button:not([hidden])' ) ).filter(
		( one ) => ! one.closest( '[hidden]' )
	);
	return [ shown, ...buttons.map( ( { textContent } ) => textContent ) ];
};
const button = ( name: string ) =>
	Array.from( document.querySelectorAll( 'button' ) ).find( ( { textContent } ) => textContent === name )!;
const press = async ( name: string ) => {
	button( name ).click();
	await tasks();
};
const input = ( name: string ) => document.querySelector< HTMLInputElement >( `[name="${ name }"]` )!;

test( 'one step is shown at a time, forward and back, and its heading has the focus', async () => {
	const form = load();
	const { ownerDocument: page } = form;
	expect( seen() ).toEqual( [ 'Step 1 of 3 You', 'Next' ] );
	expect( page.activeElement ).toBe( page.body );
	await press( 'Next' );
	expect( seen() ).toEqual( [ 'Step 2 of 3 Firm', 'Back', 'Next' ] );
	expect( page.activeElement?.textContent ).toBe( 'Step 2 of 3 Firm' );
	await press( 'Next' );
	expect( seen() ).toEqual( [ 'Step 3 of 3 Wish', 'Back' ] );
	expect( form.dataset.last ).toBe( 'true' );
	expect( button( 'Back' ).nextElementSibling ).toBe( document.querySelector( '.wpcf7-submit' ) );
	await press( 'Back' );
	expect( seen() ).toEqual( [ 'Step 2 of 3 Firm', 'Back', 'Next' ] );
	expect( form.dataset.last ).toBe( 'false' );
} );

test( 'a step with an error is not left: the rules of the page say it, and its field has the focus', async () => {
	load();
	wrong = { a: 'Please fill in.', c: 'Of a later step.' };
	await press( 'Next' );
	expect( seen()[ 0 ] ).toBe( 'Step 1 of 3 You' );
	expect( asked ).toEqual( [ 'a' ] );
	await new Promise( ( later ) => requestAnimationFrame( () => setTimeout( () => setTimeout( later ) ) ) );
	expect( input( 'a' ).ownerDocument.activeElement ).toBe( input( 'a' ) );
	wrong = {};
	await press( 'Next' );
	expect( seen()[ 0 ] ).toBe( 'Step 2 of 3 Firm' );
} );

test( 'Enter in a field goes on and sends nothing; in the last step it sends', async () => {
	load();
	const enter = ( name: string, more = {} ) => {
		const event = new KeyboardEvent( 'keydown', { key: 'Enter', bubbles: true, cancelable: true, ...more } );
		input( name ).dispatchEvent( event );
		return event.defaultPrevented;
	};
	expect( enter( 'a', { isComposing: true } ) ).toBe( false );
	expect( enter( 'a' ) ).toBe( true );
	await tasks();
	expect( seen()[ 0 ] ).toBe( 'Step 2 of 3 Firm' );
	await press( 'Next' );
	expect( enter( 'c' ) ).toBe( false );
} );

test( 'a step whose fields are all hidden is left out', async () => {
	load();
	document.getElementById( 'group' )!.classList.add( 'wpcf7cf-hidden' );
	input( 'a' ).dispatchEvent( new Event( 'change', { bubbles: true } ) );
	expect( seen()[ 0 ] ).toBe( 'Step 1 of 2 You' );
	await press( 'Next' );
	expect( seen()[ 0 ] ).toBe( 'Step 2 of 2 Wish' );
	await press( 'Back' );
	expect( seen()[ 0 ] ).toBe( 'Step 1 of 2 You' );
} );

test( 'an error that the server answers opens its step, and so does the list of errors', async () => {
	const form = load();
	await press( 'Next' );
	await press( 'Next' );
	const detail = { apiResponse: { invalid_fields: { 1: { field: 'c' }, 2: { field: 'b' } } } };
	form.dispatchEvent( new CustomEvent( 'wpcf7invalid', { detail } ) );
	expect( seen()[ 0 ] ).toBe( 'Step 2 of 3 Firm' );
	document.querySelector( 'a' )!.click();
	expect( seen()[ 0 ] ).toBe( 'Step 1 of 3 You' );
} );

test( 'an answer that PHP printed opens the step of its error', () => {
	load(
		FORM.replace( 'name="b" class="', 'name="b" class="wpcf7-not-valid ' ).replace(
			'status="init"',
			'status="invalid"'
		)
	);
	expect( seen()[ 0 ] ).toBe( 'Step 2 of 3 Firm' );
} );

test( 'with the kept text comes the step, and a form that was reset begins anew', async () => {
	load();
	await press( 'Next' );
	sessionStorage.setItem( 'frontage-draft-f-/', '{}' );
	const form = load();
	expect( seen()[ 0 ] ).toBe( 'Step 2 of 3 Firm' );
	form.reset();
	await tasks();
	expect( seen()[ 0 ] ).toBe( 'Step 1 of 3 You' );
	await press( 'Next' );
	sessionStorage.removeItem( 'frontage-draft-f-/' );
	load();
	expect( seen()[ 0 ] ).toBe( 'Step 1 of 3 You' );
} );

test( 'the rules are waited for: a press on Next is a sign of interest', async () => {
	const form = load( FORM.replace( '<form', '<form data-island="x"' ) );
	const touched = jest.fn();
	form.addEventListener( 'touchstart', touched );
	button( 'Next' ).click();
	button( 'Next' ).click();
	await tasks();
	expect( touched ).toHaveBeenCalled();
	expect( seen()[ 0 ] ).toBe( 'Step 1 of 3 You' );
	form.dispatchEvent( new Event( 'frontage:ready' ) );
	await tasks();
	expect( seen()[ 0 ] ).toBe( 'Step 2 of 3 Firm' );
} );

test( 'a form without steps is left alone', () => {
	load( FORM.replace( /data-steps='[^']*'/, '' ) );
	expect( document.querySelectorAll( 'button, [hidden]' ) ).toHaveLength( 0 );
} );
