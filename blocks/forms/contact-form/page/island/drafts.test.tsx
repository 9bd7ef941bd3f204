import { act } from '@testing-library/react';
import { restoreDraft } from '../lazy/drafts';
import { draftKey } from '../draft-key';
import { respondWith, okResponse, respondLater, fillForm, sentHeader, submitForm, renderForm } from './test-island';
import { findField, putForm, typeValue } from './test-form';

jest.mock( '@frontage/kit/request', () => ( { request: jest.fn() } ) );

const leave = () => act( async () => void window.dispatchEvent( new Event( 'pagehide' ) ) );
const draftOf = ( form: HTMLFormElement ) => sessionStorage.getItem( draftKey( form ) );

beforeEach( () => sessionStorage.clear() );

test( 'what is typed comes back in a page that begins anew', async () => {
	const form = renderForm();
	await fillForm();
	await act( async () => document.querySelector< HTMLInputElement >( '.has-free-text [type="checkbox"]' )!.click() );
	await leave();
	const draft = draftOf( form )!;
	const again = putForm( 'f11' );
	const changes: string[] = [];
	again.addEventListener( 'change', ( { target } ) => changes.push( ( target as HTMLInputElement ).name ) );
	restoreDraft( again, draft );
	expect( findField( 'your-name' ).value ).toBe( 'Ann' );
	expect( findField( 'your-message' ).value ).toBe( 'Hello' );
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
	const form = renderForm( putGroups, 'f03' );
	jest.isolateModules( () => void require( '../conditions/view' ) );
	const all = < T extends HTMLElement = HTMLInputElement >( selector: string ) =>
		Array.from( document.querySelectorAll< T >( selector ) );
	await act( async () => {
		typeValue( 'company', 'Oak' );
		all( '[name=both]' )[ 0 ]!.value = 'of the firm';
		all( '[value="Myself"]' )[ 0 ]!.click();
		all( '[name=both]' )[ 1 ]!.value = 'of mine';
		all( '[name=terms]' )[ 1 ]!.click();
		all< HTMLSelectElement >( '[name=size]' )[ 1 ]!.value = 'S';
		typeValue( 'your-name', 'Ann' );
	} );
	await leave();
	const draft = draftOf( form )!;
	const again = putForm( 'f03', putGroups );
	jest.isolateModules( () => void require( '../conditions/view' ) );
	restoreDraft( again, draft );
	expect( findField( 'company' ).value ).toBe( 'Oak' );
	expect( findField( 'company' ).disabled ).toBe( true );
	expect( all( '[name=both]' ).map( ( { value } ) => value ) ).toEqual( [ 'of the firm', 'of mine' ] );
	expect( all( '[name=terms]' ).map( ( { checked } ) => checked ) ).toEqual( [ false, true ] );
	expect( all< HTMLSelectElement >( '[name=size]' ).map( ( { value } ) => value ) ).toEqual( [ 'S', 'S' ] );
	all( '[value="A firm"]' )[ 0 ]!.click();
	expect( new FormData( again ).get( 'company' ) ).toBe( 'Oak' );
} );

test( 'the text of a choice that is not made is not kept', async () => {
	const form = renderForm();
	await fillForm();
	findField( '_wpcf7_free_text_topics' ).value = 'Bees';
	findField( '_wpcf7_free_text_topics' ).disabled = true;
	await leave();
	expect( draftOf( form ) ).toContain( 'Ann' );
	expect( draftOf( form ) ).not.toContain( 'Bees' );
} );

test( 'what somebody has typed since is not overwritten', () => {
	const form = putForm( 'f11' );
	findField( 'your-name' ).value = 'Bob';
	restoreDraft(
		form,
		JSON.stringify( {
			fields: [
				[ 'your-name', 'Ann' ],
				[ 'your-email', 'a@example.test' ],
			],
		} )
	);
	expect( [ findField( 'your-name' ).value, findField( 'your-email' ).value ] ).toEqual( [
		'Bob',
		'a@example.test',
	] );
} );

test( 'nothing that is not JSON disturbs the page', () => {
	expect( () => restoreDraft( putForm( 'f11' ), '{nonsense' ) ).not.toThrow();
} );

test.each( [
	[ 'a password', 'type="password"' ],
	[ 'the number of a card', 'autocomplete="cc-number"' ],
	[ 'what the template calls private', 'class="private"' ],
	[ 'what the browser is not to keep', 'autocomplete="off"' ],
] )( '%s is not kept', async ( _, attribute ) => {
	const form = renderForm( ( html ) => html.replace( '</form>', `<input name="secret" ${ attribute }></form>` ) );
	await fillForm();
	await act( async () => typeValue( 'secret', '4111' ) );
	await leave();
	expect( draftOf( form ) ).toContain( 'Ann' );
	expect( draftOf( form ) ).not.toContain( '4111' );
} );

test( 'a consent and the answer to a quiz are given anew', async () => {
	const form = renderForm( undefined, 'f03' );
	await act( async () => typeValue( 'your-name', 'Ann' ) );
	await act( async () => findField( 'agree' ).click() );
	await leave();
	expect( draftOf( form ) ).toContain( 'Ann' );
	expect( draftOf( form ) ).not.toContain( 'agree' );
} );

test( 'nothing is left after the message was sent, nor of a form that holds nothing', async () => {
	respondWith( { feedback: okResponse( { status: 'mail_sent', message: 'Thank you.' } ) } );
	const form = renderForm();
	await fillForm();
	await leave();
	expect( draftOf( form ) ).not.toBeNull();
	await submitForm();
	await leave();
	expect( draftOf( form ) ).toBeNull();
} );

test( 'a message that may have arrived keeps its key over a reload', async () => {
	respondWith( { feedback: { ok: false, kind: 'timeout' } } );
	const form = renderForm();
	await fillForm();
	await submitForm();
	const draft = draftOf( form )!;
	const key = sentHeader( 0, 'Idempotency-Key' );
	restoreDraft( putForm( 'f11' ), draft );
	expect( findField( '_frontage_key' ).value ).toBe( key );
} );

test( 'a page that ends while the message is on its way keeps the key', async () => {
	const finish = respondLater();
	const form = renderForm();
	await fillForm();
	await submitForm();
	expect( JSON.parse( draftOf( form )! ).key ).toBe( sentHeader( 0, 'Idempotency-Key' ) );
	await act( async () => finish( okResponse( { status: 'mail_sent', message: 'Thank you.' } ) ) );
	expect( draftOf( form ) ).toBeNull();
} );

test( 'a key that comes back after the island is the one that is sent', async () => {
	const form = renderForm();
	await act( async () =>
		restoreDraft( form, JSON.stringify( { fields: [ [ 'your-name', 'Ann' ] ], key: 'k'.repeat( 32 ) } ) )
	);
	await fillForm();
	await submitForm();
	expect( sentHeader( 0, 'Idempotency-Key' ) ).toBe( 'k'.repeat( 32 ) );
} );
