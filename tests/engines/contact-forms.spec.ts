import { expect, test } from '../support/engines/test';
import { CONTACT, kept, makeForm, makePage, unique } from '../support/forms';
import type { Engine } from '../support/engines/engine';

const REQUIRED = 'Please fill out this field.';
const PLEASE = 'One or more fields have an error. Please check and try again.';
const THANKS = 'Thank you for your message. It has been sent.';
/** The answer to a quiz is known to the server alone. */
const TEMPLATE = CONTACT.replace( '[submit', '<label>Two and two [quiz sum "2+2|4"]</label>\n[submit' );

const texts = ( engine: Engine, selector: string ) =>
	engine.evaluate(
		( wanted ) => [ ...document.querySelectorAll( wanted ) ].map( ( { textContent } ) => textContent ),
		selector
	);
const answer = ( engine: Engine ) =>
	expect.poll( async () => ( await texts( engine, '.wpcf7-response-output' ) )[ 0 ] );
const tips = ( engine: Engine ) => expect.poll( () => texts( engine, '.wpcf7-not-valid-tip' ) );
const focused = ( engine: Engine ) =>
	engine.evaluate( () => {
		const at = document.body.ownerDocument.activeElement as HTMLInputElement | null;
		return at?.name || at?.type;
	} );
const value = ( engine: Engine, name: string ) =>
	engine.evaluate( ( wanted ) => document.querySelector< HTMLInputElement >( `[name="${ wanted }"]` )!.value, name );

test( 'by mouse: checked in the browser, refused by the server, mended and sent', async ( {
	engine,
	requestUtils,
	mails,
} ) => {
	const word = unique();
	await engine.go( await makePage( requestUtils, await makeForm( requestUtils, TEMPLATE ) ) );
	await engine.click( '.wpcf7-submit' );
	await tips( engine ).toEqual( Array( 3 ).fill( REQUIRED ) );
	await answer( engine ).toBe( PLEASE );

	for ( const [ name, text ] of [
		[ 'your-name', 'Ann Archer' ],
		[ 'your-email', 'nonsense' ],
		[ 'your-subject', 'A question' ],
		[ 'your-message', `Do you have time in ${ word }?` ],
		[ 'sum', '5' ],
	] as const ) {
		await engine.click( `[name="${ name }"]` );
		await engine.type( text );
	}
	await engine.click( '[name="your-name"]' );
	await tips( engine ).toEqual( [ 'Please enter an email address.' ] );
	await engine.click( '[name="your-email"]' );
	await engine.press( 'End' );
	await engine.type( '@example.com' );
	await engine.click( '.wpcf7-submit' );
	await tips( engine ).toEqual( [ 'The answer to the quiz is incorrect.' ] );
	expect( await value( engine, 'your-message' ) ).toBe( `Do you have time in ${ word }?` );
	expect( await kept( requestUtils, word ) ).toBe( 0 );

	await engine.click( '[name="sum"]' );
	await engine.press( 'End' );
	await engine.press( 'Backspace' );
	await engine.type( '4' );
	await engine.click( '.wpcf7-submit' );
	await answer( engine ).toBe( THANKS );
	expect( await value( engine, 'your-message' ) ).toBe( '' );
	expect( await mails( word ) ).toHaveLength( 1 );
	expect( await kept( requestUtils, word ) ).toBe( 1 );
} );

test( 'by keyboard alone: the summary leads to the field, and Enter sends', async ( {
	engine,
	requestUtils,
	mails,
} ) => {
	const word = unique();
	await engine.go( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	for ( let press = 0; press < 40 && ( await focused( engine ) ) !== 'your-name'; press++ ) {
		await engine.press( 'Tab' );
	}
	for ( const text of [ 'Ann Archer', '', 'By keyboard', `It is ${ word }.` ] ) {
		await engine.type( text );
		await engine.press( 'Tab' );
	}
	expect( await focused( engine ) ).toBe( 'submit' );
	await engine.press( 'Enter' );
	await tips( engine ).toEqual( [ REQUIRED ] );
	await expect
		.poll( () => engine.evaluate( () => document.body.ownerDocument.activeElement?.className ) )
		.toContain( 'screen-reader-response' );
	const { top, bottom, field } = await engine.evaluate( () => {
		const box = document.querySelector( '.screen-reader-response' )!.getBoundingClientRect();
		return { ...box.toJSON(), field: document.querySelector( '[name="your-name"]' )!.getBoundingClientRect().top };
	} );
	expect( bottom - top ).toBeGreaterThan( 40 ); // In sight, in the flow of the page, over nothing.
	expect( top ).toBeGreaterThanOrEqual( 0 );
	expect( bottom ).toBeLessThanOrEqual( field );

	await engine.press( 'Tab' );
	await engine.press( 'Enter' );
	await expect.poll( () => focused( engine ) ).toBe( 'your-email' );
	await engine.type( 'ann@example.com' );
	await engine.press( 'Enter' );
	await answer( engine ).toBe( THANKS );
	expect( await mails( word ) ).toHaveLength( 1 );
} );

test( 'without a connection: told at once, and sent by itself when there is one', async ( {
	engine,
	requestUtils,
	mails,
} ) => {
	const word = unique();
	await engine.go( await makePage( requestUtils, await makeForm( requestUtils ) ) );
	/** The browser's word, which drivers of two engines cannot change. */
	const online = ( is: boolean ) =>
		engine.evaluate( ( said ) => {
			Object.defineProperty( navigator, 'onLine', { configurable: true, get: () => said } );
			window.dispatchEvent( new Event( said ? 'online' : 'offline' ) );
		}, is );
	const name = () => engine.evaluate( () => document.querySelector< HTMLInputElement >( '.wpcf7-submit' )!.value );
	for ( const [ field, text ] of [
		[ 'your-name', 'Ann Archer' ],
		[ 'your-email', 'ann@example.com' ],
		[ 'your-subject', 'A question' ],
		[ 'your-message', word ],
	] as const ) {
		await engine.click( `[name="${ field }"]` );
		await engine.type( text );
	}
	await online( false );
	await engine.click( '.wpcf7-submit' );
	await expect.poll( name ).toBe( 'Send when online' );
	expect( await kept( requestUtils, word ) ).toBe( 0 );
	await engine.click( '.wpcf7-submit' );
	await answer( engine ).toContain( 'Waiting for a connection.' );
	await online( true );
	await answer( engine ).toBe( THANKS );
	expect( await name() ).toBe( 'Submit' );
	expect( await mails( word ) ).toHaveLength( 1 );
} );
