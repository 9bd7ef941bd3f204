import { act } from '@testing-library/react';
import { site } from '../globals';
import * as page from '../page-texts';
import {
	respondWith,
	okResponse,
	responseText,
	fillForm,
	clearEvents,
	liveText,
	feedbackCalls,
	submitForm,
	renderForm,
	tipTexts,
	eventNames,
} from './test-island';
import { findField, typeValue } from './test-form';

jest.mock( '@frontage/kit/request', () => ( { request: jest.fn() } ) );

const SENT = { status: 'mail_sent', message: 'Thank you.' };

afterEach( () => {
	Object.assign( window, { wpcf7: undefined, swv: undefined } );
} );

test( 'a site may put itself before sending, as a captcha does that has to be asked first', async () => {
	respondWith( { feedback: okResponse( SENT ) } );
	const form = renderForm();
	const { submit } = site.wpcf7;
	const wrapped = jest.fn( ( ...args: Parameters< typeof submit > ) => {
		findField( 'your-name' ).value += ' (asked)';
		submit( ...args );
	} );
	site.wpcf7.submit = wrapped;
	await fillForm();
	await submitForm();
	expect( wrapped ).toHaveBeenCalledTimes( 1 );
	expect( wrapped.mock.calls[ 0 ]![ 0 ] ).toBe( form );
	expect( ( feedbackCalls()[ 0 ]![ 1 ]!.body as FormData ).get( 'your-name' ) ).toBe( 'Ann (asked)' );
} );

test( 'a site may keep a form from being sent', async () => {
	renderForm();
	site.wpcf7.submit = () => {};
	await fillForm();
	await submitForm();
	expect( feedbackCalls() ).toEqual( [] );
} );

test( 'a site may send a form itself', async () => {
	respondWith( { feedback: okResponse( SENT ) } );
	const form = renderForm();
	await fillForm();
	await act( async () => site.wpcf7.submit( form ) );
	expect( feedbackCalls() ).toHaveLength( 1 );
	expect( responseText() ).toBe( 'Thank you.' );
} );

test( 'a form that is blocked shows that it submits, and sends nothing', async () => {
	const form = renderForm();
	site.wpcf7.blocked = 1;
	await fillForm();
	await submitForm();
	expect( form.dataset.status ).toBe( 'submitting' );
	expect( feedbackCalls() ).toEqual( [] );
} );

test( 'a site may have a whole form judged, and hear of its reset', async () => {
	const form = renderForm();
	const heard = jest.fn( site.wpcf7.reset );
	site.wpcf7.reset = heard;
	await act( async () => site.wpcf7.validate( form ) );
	expect( tipTexts().length ).toBeGreaterThan( 1 );
	clearEvents();
	await act( async () => form.reset() );
	expect( heard ).toHaveBeenCalledWith( form );
	expect( eventNames() ).toContain( '→ resetting' );
} );

test( 'a rule of a site’s own is kept', async () => {
	renderForm();
	site.swv.validators.noann = function ( this: unknown, data: unknown ) {
		const { getAll } = data as { getAll: ( name: string ) => string[] };
		if ( getAll( 'your-name' ).includes( 'Ann' ) ) {
			throw Object.assign( new Error(), { error: 'No Anns.' } );
		}
	};
	const rules = [ { rule: 'noann', field: 'your-name', error: 'No.' } ];
	const data = new FormData();
	data.set( 'your-name', 'Ann' );
	expect( site.swv.validate( { rules }, data ).get( 'your-name' ) ).toEqual( { error: 'No Anns.' } );
	data.set( 'your-name', 'Bob' );
	expect( site.swv.validate( { rules }, data ).get( 'your-name' ) ).toEqual( { validInputs: [ 'Bob' ] } );
} );

test( 'a site may put its own checks in the place of ours', async () => {
	renderForm();
	site.swv.validate = () => new Map( [ [ 'your-name', { error: 'The site says so.' } ] ] );
	await act( async () => typeValue( 'your-name', 'Ann' ) );
	expect( tipTexts() ).toEqual( [ 'your-name: The site says so.' ] );
} );

test( 'when all fields are mended the old complaint goes, and comes back with a new mistake', async () => {
	renderForm();
	await act( async () => typeValue( 'your-name', 'Ann' ) );
	await submitForm();
	expect( responseText() ).toBe( 'Please check Ann.' );
	await fillForm();
	expect( tipTexts() ).toEqual( [] );
	expect( responseText() ).toBe( 'All is well now.' );
	await act( async () => typeValue( 'your-email', 'nonsense' ) );
	expect( responseText() ).toBe( 'Please check Ann.' );
} );

test( 'who was told of no connection is told when there is one again', async () => {
	jest.spyOn( page, 'pageTexts' ).mockReturnValue( { offline: 'Offline.', online: 'Online again.' } );
	const online = jest.spyOn( window.navigator, 'onLine', 'get' ).mockReturnValue( false );
	const form = renderForm();
	await fillForm();
	await submitForm();
	expect( responseText() ).toBe( 'Offline.' );
	online.mockReturnValue( true );
	await act( async () => void window.dispatchEvent( new Event( 'online' ) ) );
	expect( [ responseText(), liveText() ] ).toEqual( [ 'Online again.', 'Online again.' ] );
	expect( form.dataset.offline ).toBeUndefined();
	expect( feedbackCalls() ).toEqual( [] );
	jest.restoreAllMocks();
} );

test( 'offline is said at once, and the second press sends when there is a connection', async () => {
	const online = jest.spyOn( window.navigator, 'onLine', 'get' ).mockReturnValue( false );
	respondWith( { feedback: okResponse( SENT ) } );
	const form = renderForm();
	await fillForm();
	await submitForm();
	expect( form.dataset.status ).toBe( 'failed' );
	expect( form.dataset.offline ).toBe( 'told' );
	await submitForm();
	expect( feedbackCalls() ).toEqual( [] );
	online.mockReturnValue( true );
	await act( async () => void window.dispatchEvent( new Event( 'online' ) ) );
	expect( feedbackCalls() ).toHaveLength( 1 );
	expect( responseText() ).toBe( 'Thank you.' );
	online.mockRestore();
} );
