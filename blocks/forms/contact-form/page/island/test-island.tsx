import { act, render } from '@testing-library/react';
import { request, type RequestResult } from '@frontage/kit/request';
import ContactForm from '../island';
import { tasks } from '../../../../../tests/support/run-tasks';
import { defineGlobals } from '../globals';
import type { FormProps } from './form-props';
import { propsOf, putForm, typeValue } from './test-form';

type Detail = Record< string, unknown > & { formData: FormData };

/** For tests of the island; they mock the kit's `request`. */
const mockedRequest = () => jest.mocked( request );

let events: Array< { type: string; detail: Detail } > = [];
let form: HTMLFormElement;

const NAMES = [
	'beforesubmit',
	'submit',
	'invalid',
	'unaccepted',
	'spam',
	'aborted',
	'mailsent',
	'mailfailed',
	'reset',
	'statuschanged',
];
NAMES.forEach( ( name ) =>
	document.addEventListener( `wpcf7${ name }`, ( event ) =>
		events.push( { type: event.type, detail: { ...( event as CustomEvent ).detail } } )
	)
);

beforeEach( () => {
	mockedRequest().mockReset();
	respondWith( {} );
	events = [];
	defineGlobals(); // Each page has them before the island comes.
	Element.prototype.scrollIntoView = jest.fn(); // Not in jsdom.
} );

/** Shows a form with the island at work; f11 has one of everything that lives in the browser. */
export function renderForm(
	html?: ( html: string ) => string,
	id = 'f11',
	moreRules: FormProps[ 'rules' ] = [],
	more: Partial< FormProps > = {}
): HTMLFormElement {
	form = putForm( id, html );
	form.dataset.state = 'ready'; // As the kit marks it.
	defineGlobals();
	const props = propsOf( id );
	render( <ContactForm host={ form } props={ { ...props, ...more, rules: [ ...props.rules, ...moreRules ] } } /> );
	return form;
}

/** What the page was told since `forget()`: names of events, and status words behind an arrow. */
export function eventNames(): string[] {
	return recordedEvents().map( ( { type: name, detail } ) =>
		name === 'wpcf7statuschanged' ? `→ ${ detail.status }` : name.slice( 'wpcf7'.length )
	);
}

/** The same events with what came with them. */
export function recordedEvents() {
	return events;
}

export function clearEvents(): void {
	events = [];
}

export const tipTexts = () =>
	Array.from(
		document.querySelectorAll( '.wpcf7-not-valid-tip' ),
		( tip ) => `${ tip.parentElement!.dataset.name }: ${ tip.textContent }`
	);
export const summaryTexts = () =>
	Array.from(
		document.querySelectorAll( '.screen-reader-response li' ),
		( li ) => `${ li.id.split( '-ve-' )[ 1 ] }: ${ li.textContent }`
	);
export const liveText = () => document.querySelector( '[role="status"]' )!.textContent;
export const responseText = () => document.querySelector( '.wpcf7-response-output' )!.textContent;

/** The messages sent so far. */
export function feedbackCalls() {
	return mockedRequest().mock.calls.filter( ( [ url ] ) => String( url ).endsWith( '/feedback' ) );
}

export function sentHeader( index: number, name: string ): string | null {
	return new Headers( feedbackCalls().at( index )![ 1 ]!.headers ).get( name );
}

/** What the server says from now on. */
export function respondWith( result: Partial< Record< 'feedback' | 'refill', RequestResult< unknown > > > ): void {
	mockedRequest().mockImplementation( async ( url ) => {
		const response = String( url ).endsWith( '/refill' ) ? result.refill : result.feedback;
		return ( response ?? okResponse( [] ) ) as RequestResult< never >;
	} );
}

/** Keeps the server silent until the function that comes back is called. */
export function respondLater(): ( response: RequestResult< unknown > ) => void {
	let finish: ( response: RequestResult< never > ) => void;
	mockedRequest().mockImplementation( () => new Promise( ( resolve ) => ( finish = resolve ) ) );
	return ( response ) => finish( response as RequestResult< never > );
}

export const okResponse = ( data: object ): RequestResult< unknown > => ( { ok: true, status: 200, data } );

export async function fillForm(): Promise< void > {
	await act( async () => {
		typeValue( 'your-name', 'Ann' );
		typeValue( 'your-email', 'ann@example.test' );
		typeValue( 'menu', 'A' );
		typeValue( 'your-message', 'Hello' );
	} );
}

export async function submitForm(): Promise< void > {
	await act( async () => {
		form.requestSubmit( document.querySelector< HTMLElement >( '.wpcf7-submit' ) );
		await tasks( 3 ); // A reset waits for a task of its own.
	} );
}
