import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from '@frontage/rules';
import type { FormProps } from './form-props';

const readFixture = ( name: string ) =>
	JSON.parse( readFileSync( path.resolve( `tests/fixtures/contact-forms/${ name }.json` ), 'utf8' ) );

/** For tests: puts a recorded form on the page. f11 has one of everything that lives in the browser, f03 an acceptance. */
export function putForm( id: string, change: ( html: string ) => string = ( html ) => html ): HTMLFormElement {
	const { html } = readFixture( 'rendered-html' ).forms.find( ( form: { id: string } ) => form.id === id );
	document.body.innerHTML = change( html );
	return document.querySelector( 'form' )!;
}

export function propsOf( id: string ): FormProps {
	const exchange = readFixture( 'schema' ).exchanges.find( ( { form }: { form: string } ) => form === id );
	return {
		url: 'http://example.test/wp-json/frontage/v1/contact-forms/26',
		rules: exchange.response.json.rules as Rule[],
		texts: {
			invalid: 'Please check [your-name].',
			failed: 'Not sent.',
			mended: 'All is well now.',
			broken: 'The connection broke.',
			notSent: 'Nothing was sent.',
			notJson: 'No JSON.',
			tooLarge: 'Too large.',
			unsure: 'Not sure.',
			signedOut: 'You were signed out.',
		},
	};
}

export function findField< T extends HTMLElement = HTMLInputElement >( name: string ): T {
	return document.querySelector< T >( `[name="${ name }"]:not(output)` )!;
}

/** Gives a field a value as a visitor does who leaves it afterwards. */
export function typeValue( name: string, value: string ): void {
	findField( name ).value = value;
	findField( name ).dispatchEvent( new Event( 'input', { bubbles: true } ) );
	findField( name ).dispatchEvent( new Event( 'change', { bubbles: true } ) );
}
