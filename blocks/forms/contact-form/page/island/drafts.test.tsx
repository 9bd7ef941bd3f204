import { act } from '@testing-library/react';
import { restore } from '../lazy/drafts';
import { draftKey } from '../draft-key';
import { answer, answered, answerLater, fillIn, header, send, show } from './test-island';
import { field, putForm, type } from './test-form';

jest.mock( '@frontage/kit/request', () => ( { request: jest.fn() } ) );

const leave = () => act( async () => void window.dispatchEvent( new Event( 'pagehide' ) ) );
const draftOf = ( form: HTMLFormElement ) => sessionStorage.getItem( draftKey( form ) );

beforeEach( () => sessionStorage.clear() );

test( 'what is typed comes back in a page that begins anew', async () => {
	const form = show();
	await fillIn();
	await act( async () => document.querySelector< HTMLInputElement >( '.has-free-text [type="checkbox"]' )!.click() );
	await leave();
	const draft = draftOf( form )!;
	const again = putForm( 'f11' );
	const changes: string[] = [];
	again.addEventListener( 'change', ( { target } ) => changes.push( ( target as HTMLInputElement ).name ) );
	restore( again, draft );
	expect( field( 'your-name' ).value ).toBe( 'Ann' );
	expect( field( 'your-message' ).value ).toBe( 'Hello' );
	expect( document.querySelector< HTMLInputElement >( '.has-free-text [type="checkbox"]' )!.checked ).toBe( true );
	expect( changes ).toContain( 'your-name' );
} );

const GROUPS = `<input type="radio" name="who" value="A firm" checked><input type="radio" name="who" value="Myself">
	<div data-id="firm" data-class="wpcf7cf_group"><input name="company"><input name="both">
		<select name="size"><option>S<option>L</select>
		<input type="checkbox" name="terms" value="1"></div>
	<div data-id="me" data-class="wpcf7cf_group"><input name="both">
		<select name="size"><option>L<option>S<option>XL</select>
		<input type="checkbox" name="terms" value="1"></div></form>`;

/** f03 with two groups, of which the answer shows one. */
const putGroups = ( html: string ) =>
	html
		.replace(
			'<form',
			`<form data-conditions='${ JSON.stringify( [
				[ 'firm', [ 'who', '=', 'A firm' ] ],
				[ 'me', [ 'who', '=', 'Myself' ] ],
			] ) }'`
		)
		.replace( '</form>', GROUPS );

test( 'what was typed into a group comes back, though it is hidden', async () => {
	const form = show( putGroups, 'f03' );
	jest.isolateModules( () => void require( '../conditions/view' ) );
	const all = < T extends HTMLElement = HTMLInputElement >( selector: string ) =>
		Array.from( document.querySelectorAll< T >( selector ) );
	await act( async () => {
		type( 'company', 'Oak' );
		all( '[name=both]' )[ 0 ]!.value = 'of the firm';
		all( '[value="Myself"]' )[ 0 ]!.click();
		all( '[name=both]' )[ 1 ]!.value = 'of mine';
		all( '[name=terms]' )[ 1 ]!.click();
		all< HTMLSelectElement >( '[name=size]' )[ 1 ]!.value = 'S';
		type( 'your-name', 'Ann' );
	} );
	await leave();
	const draft = draftOf( form )!;
	const again = putForm( 'f03', putGroups );
	jest.isolateModules( () => void require( '../conditions/view' ) );
	restore( again, draft );
	expect( field( 'company' ).value ).toBe( 'Oak' );
	expect( field( 'company' ).disabled ).toBe( true );
	expect( all( '[name=both]' ).map( ( { value } ) => value ) ).toEqual( [ 'of the firm', 'of mine' ] );
	expect( all( '[name=terms]' ).map( ( { checked } ) => checked ) ).toEqual( [ false, true ] );
	expect( all< HTMLSelectElement >( '[name=size]' ).map( ( { value } ) => value ) ).toEqual( [ 'S', 'S' ] );
	all( '[value="A firm"]' )[ 0 ]!.click();
	expect( new FormData( again ).get( 'company' ) ).toBe( 'Oak' );
} );

test( 'the text of a choice that is not made is not kept', async () => {
	const form = show();
	await fillIn();
	field( '_wpcf7_free_text_topics' ).value = 'Bees';
	field( '_wpcf7_free_text_topics' ).disabled = true;
	await leave();
	expect( draftOf( form ) ).toContain( 'Ann' );
	expect( draftOf( form ) ).not.toContain( 'Bees' );
} );

test( 'what somebody has typed since is not overwritten', () => {
	const form = putForm( 'f11' );
	field( 'your-name' ).value = 'Bob';
	restore(
		form,
		JSON.stringify( {
			fields: [
				[ 'your-name', 'Ann' ],
				[ 'your-email', 'a@example.test' ],
			],
		} )
	);
	expect( [ field( 'your-name' ).value, field( 'your-email' ).value ] ).toEqual( [ 'Bob', 'a@example.test' ] );
} );

test( 'nothing that is not JSON disturbs the page', () => {
	expect( () => restore( putForm( 'f11' ), '{nonsense' ) ).not.toThrow();
} );

test.each( [
	[ 'a password', 'type="password"' ],
	[ 'the number of a card', 'autocomplete="cc-number"' ],
	[ 'what the template calls private', 'class="private"' ],
	[ 'what the browser is not to keep', 'autocomplete="off"' ],
] )( '%s is not kept', async ( _, attribute ) => {
	const form = show( ( html ) => html.replace( '</form>', `<input name="secret" ${ attribute }></form>` ) );
	await fillIn();
	await act( async () => type( 'secret', '4111' ) );
	await leave();
	expect( draftOf( form ) ).toContain( 'Ann' );
	expect( draftOf( form ) ).not.toContain( '4111' );
} );

test( 'a consent and the answer to a quiz are given anew', async () => {
	const form = show( undefined, 'f03' );
	await act( async () => type( 'your-name', 'Ann' ) );
	await act( async () => field( 'agree' ).click() );
	await leave();
	expect( draftOf( form ) ).toContain( 'Ann' );
	expect( draftOf( form ) ).not.toContain( 'agree' );
} );

test( 'nothing is left after the message was sent, nor of a form that holds nothing', async () => {
	answer( { feedback: answered( { status: 'mail_sent', message: 'Thank you.' } ) } );
	const form = show();
	await fillIn();
	await leave();
	expect( draftOf( form ) ).not.toBeNull();
	await send();
	await leave();
	expect( draftOf( form ) ).toBeNull();
} );

test( 'a message that may have arrived keeps its key over a reload', async () => {
	answer( { feedback: { ok: false, kind: 'timeout' } } );
	const form = show();
	await fillIn();
	await send();
	const draft = draftOf( form )!;
	const key = header( 0, 'Idempotency-Key' );
	restore( putForm( 'f11' ), draft );
	expect( field( '_frontage_key' ).value ).toBe( key );
} );

test( 'a page that ends while the message is on its way keeps the key', async () => {
	const finish = answerLater();
	const form = show();
	await fillIn();
	await send();
	expect( JSON.parse( draftOf( form )! ).key ).toBe( header( 0, 'Idempotency-Key' ) );
	await act( async () => finish( answered( { status: 'mail_sent', message: 'Thank you.' } ) ) );
	expect( draftOf( form ) ).toBeNull();
} );

test( 'a key that comes back after the island is the one that is sent', async () => {
	const form = show();
	await act( async () =>
		restore( form, JSON.stringify( { fields: [ [ 'your-name', 'Ann' ] ], key: 'k'.repeat( 32 ) } ) )
	);
	await fillIn();
	await send();
	expect( header( 0, 'Idempotency-Key' ) ).toBe( 'k'.repeat( 32 ) );
} );
