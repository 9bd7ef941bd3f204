import { CONTACT, makeForm, makePage, unique } from '../support/forms';
import type { Engine } from '../support/engines/engine';
import { near } from '../support/screen-reader/near';
import { expect, test } from '../support/screen-reader/test';

const PLEASE = 'One or more fields have an error. Please check and try again.';
const REQUIRED = 'Please fill out this field.';

test( 'contact form: fields by their names, one summary of errors, and that it was sent', async ( {
	engine,
	reader,
	requestUtils,
} ) => {
	await reader.go( await makePage( requestUtils, await makeForm( requestUtils, CONTACT ) ) );
	await near( engine, '[name=your-name]' );
	const fields = [ 'Your name', 'Your email', 'Subject' ].map( ( name ) => `${ name } entry required.` );
	for ( const sentence of [ ...fields, 'Your message (optional) entry.' ] ) {
		await reader.reads( sentence ); // A field that is left at once may stay unread.
		await engine.press( 'Tab' );
	}
	await reader.reads( 'Submit push button.' );
	expect( await reader.said() ).not.toContain( 'invalid entry.' ); // Nobody typed yet.

	await reader.forget();
	await engine.press( 'Enter' );
	await reader.reads( `${ PLEASE } panel.` );
	expect( ( await reader.said() ).join( '\n' ).split( PLEASE ).length ).toBeLessThanOrEqual( 2 );
	await reader.forget();
	await engine.press( 'Tab' );
	await reader.reads( `Your name – ${ REQUIRED } link.` );
	await engine.press( 'Enter' );
	// Not "invalid entry": Orca asks for the text attribute `invalid`, which Firefox 153 leaves at the "false" of before anybody typed.
	await reader.reads( 'form Form 1', 'Your name entry required.', `Your name – ${ REQUIRED }` );
	expect( await engine.evaluate( () => document.querySelector( ':focus' )?.getAttribute( 'aria-invalid' ) ) ).toBe(
		'true'
	);
	expect( await reader.said() ).not.toContainEqual( expect.stringContaining( '•' ) );

	for ( const [ name, text ] of [
		[ 'your-name', 'Ann Archer' ],
		[ 'your-email', 'ann@example.com' ],
		[ 'your-subject', 'A question' ],
		[ 'your-message', unique() ],
	] as const ) {
		await near( engine, `[name="${ name }"]` );
		await engine.type( text );
	}
	await near( engine, '.wpcf7-submit' );
	await reader.forget();
	await engine.press( 'Enter' );
	await reader.hears( 'Thank you for your message. It has been sent.' );
} );

test( 'consent: the box says that it is required, and the summary names it', async ( {
	engine,
	reader,
	requestUtils,
} ) => {
	const form = await makeForm(
		requestUtils,
		'<label>Name [text* who]</label> [acceptance agree] I agree to the terms. [/acceptance] [submit "Send"]',
		{ additional_settings: 'acceptance_as_validation: on' }
	);
	await reader.go( await makePage( requestUtils, form ) );
	await near( engine, '[name=agree]' );
	await reader.reads( /^I agree to the terms\..*check box.*required/ );
	await near( engine, '.wpcf7-submit' );
	await reader.forget();
	await engine.press( 'Enter' );
	await reader.reads( `${ PLEASE } panel.` );
	await reader.forget();
	await engine.press( 'Tab' );
	await engine.press( 'Tab' );
	await reader.reads( `Name – ${ REQUIRED } link.`, /^I agree to the terms\. – .* link\.$/ );
} );

/** Hands files to the uploader as the browser's own window for choosing does. */
const choose = ( engine: Engine, name: string, type: string ) =>
	engine.evaluate(
		( called, kind ) => {
			const data = new DataTransfer();
			data.items.add( new File( [ '%PDF-1.4 ' ], called, { type: kind } ) );
			const input = document.querySelector< HTMLInputElement >( '.wpcf7-drag-n-drop-file' )!;
			input.files = data.files;
			input.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		},
		name,
		type
	);

test( 'upload: the limits with the button, what arrived, and what was refused by its name', async ( {
	engine,
	reader,
	requestUtils,
} ) => {
	const form = await makeForm(
		requestUtils,
		'<label> Your files [mfile docs filetypes:pdf|jpg|png max-file:3] </label> [submit "Send"]'
	);
	await reader.go( await makePage( requestUtils, form ) );
	await near( engine, '.cd-upload-btn' );
	await reader.reads( 'Your files panel.', 'Browse Files push button.', /^PDF, JPG, PNG · up to 10\sMB each\.$/ );
	await reader.forget();
	await choose( engine, 'good.pdf', 'application/pdf' );
	await reader.hears( 'good.pdf uploaded.' );
	await reader.forget();
	await choose( engine, 'bad.exe', 'application/x-msdownload' );
	await reader.hears( 'bad.exe was not added: PDF, JPG or PNG only' );
	await engine.press( 'Tab' );
	await reader.reads( 'Remove good.pdf push button.' );
} );
