import { act, waitFor } from '@testing-library/react';
import type { RequestResult } from '@frontage/kit/request';
import { findField, typeValue } from './test-form';
import {
	respondWith,
	okResponse,
	respondLater,
	responseText,
	recordedEvents,
	fillForm,
	clearEvents,
	sentHeader,
	liveText,
	feedbackCalls,
	submitForm,
	renderForm,
	eventNames,
} from './test-island';

jest.mock( '@frontage/kit/request' );

describe( 'sent', () => {
	const SENT = {
		contact_form_id: 26,
		status: 'mail_sent',
		message: 'Thank you.',
		posted_data_hash: 'abc',
		into: '#x',
		invalid_fields: [],
	};

	test( 'one multipart post goes to our route, with a key and the header', async () => {
		respondWith( { feedback: okResponse( SENT ) } );
		renderForm();
		await fillForm();
		await submitForm();
		expect( feedbackCalls() ).toHaveLength( 1 );
		const [ url, init ] = feedbackCalls()[ 0 ]!;
		expect( url ).toBe( 'http://example.test/wp-json/frontage/v1/contact-forms/26/feedback' );
		expect( init!.method ).toBe( 'POST' );
		expect( ( init!.body as FormData ).get( '_wpcf7_unit_tag' ) ).toBe( 'wpcf7-f26-p27-o1' );
		expect( ( init!.body as FormData ).get( 'your-name' ) ).toBe( 'Ann' );
		expect( sentHeader( 0, 'Accept' ) ).toBe( 'application/json, */*;q=0.1' );
		expect( sentHeader( 0, 'Idempotency-Key' ) ).toMatch( /^[0-9a-f]{32}$/ );
		expect( sentHeader( 0, 'X-WP-Nonce' ) ).toBeNull();
	} );

	test( 'where the button is gone with the last step the focus goes to the answer', async () => {
		respondWith( { feedback: okResponse( SENT ) } );
		const form = renderForm();
		form.addEventListener( 'reset', () => ( form.dataset.last = 'false' ) ); // As steps do.
		await fillForm();
		form.querySelector< HTMLElement >( '.wpcf7-submit' )!.focus();
		await submitForm();
		const head = document.querySelector( '.screen-reader-response' )!;
		await waitFor( () => expect( head.matches( ':focus' ) ).toBe( true ) );
		expect( head.getAttribute( 'aria-label' ) ).toBe( 'Thank you.' );
	} );

	test( 'once it is sent the head of the form is not called by an error that was mended', async () => {
		respondWith( { feedback: okResponse( SENT ) } );
		const form = renderForm();
		const head = document.querySelector( '.screen-reader-response' )!;
		form.querySelector< HTMLElement >( '.wpcf7-submit' )!.focus();
		await submitForm();
		await waitFor( () => expect( head.matches( ':focus' ) ).toBe( true ) );
		expect( head.getAttribute( 'aria-label' ) ).toMatch( /check/ );
		await fillForm();
		await submitForm();
		expect( head.hasAttribute( 'aria-label' ) ).toBe( false );
	} );

	test( 'the form is emptied and refilled, and says thank you', async () => {
		respondWith( { feedback: okResponse( SENT ), refill: okResponse( { quiz: { q: [ '3+3?', 'token' ] } } ) } );
		const form = renderForm();
		await fillForm();
		clearEvents();
		await submitForm();
		expect( eventNames() ).toEqual( [
			'beforesubmit',
			'→ submitting',
			'→ sent',
			'mailsent',
			'submit',
			'→ resetting',
			'→ sent',
			'reset',
		] );
		expect( recordedEvents().at( -1 )!.detail.apiResponse ).toEqual( { quiz: { q: [ '3+3?', 'token' ] } } );
		expect( findField( 'your-name' ).value ).toBe( '' );
		expect( findField( '_wpcf7_posted_data_hash' ).value ).toBe( 'abc' );
		expect( document.querySelector( '.wpcf7-quiz-label' )!.textContent ).toBe( '3+3?' );
		expect( document.querySelector( '[data-reflection-of]' )!.textContent ).toBe( '\u00a0' );
		expect( form.className ).toBe( 'wpcf7-form sent' );
		expect( [ liveText(), responseText() ] ).toEqual( [ 'Thank you.', 'Thank you.' ] );
	} );

	test.each( [
		[ 'none', null, [] ],
		[ 'a list with gaps, as PHP writes it', { 1: { field: 'your-name', message: 'No.' } }, [ 'No.' ] ],
		[ 'something else', [ null, 'x', { field: 'your-name' } ], [] ],
	] )( 'errors that an add-on has changed to %s do not hold the form', async ( _, fields, texts ) => {
		respondWith( { feedback: okResponse( { ...SENT, status: 'validation_failed', invalid_fields: fields } ) } );
		const form = renderForm();
		await fillForm();
		await submitForm();
		expect( form.dataset.status ).toBe( 'invalid' );
		expect( Array.from( form.querySelectorAll( '.wpcf7-not-valid-tip' ), ( tip ) => tip.textContent ) ).toEqual(
			texts
		);
	} );

	test( 'a refill that fails does not keep the answer from the visitor', async () => {
		respondWith( { feedback: okResponse( SENT ), refill: { ok: false, kind: 'offline' } } );
		const form = renderForm();
		await fillForm();
		await submitForm();
		expect( form.dataset.status ).toBe( 'sent' );
		expect( 'apiResponse' in recordedEvents().at( -1 )!.detail ).toBe( false );
	} );

	test( 'a second submit while the first is under way is none', async () => {
		const finish = respondLater();
		const form = renderForm( undefined, 'f03' );
		await act( async () => {
			typeValue( 'your-name', 'Ann' );
			typeValue( 'your-email', 'ann@example.test' );
			form.requestSubmit();
			form.requestSubmit();
		} );
		expect( feedbackCalls() ).toHaveLength( 1 );
		expect( form.dataset.status ).toBe( 'submitting' );
		await act( async () => finish( okResponse( SENT ) ) );
		expect( liveText() ).toBe( 'Thank you.' );
	} );

	test( 'a field named reset does not keep the form from being emptied', async () => {
		respondWith( { feedback: okResponse( SENT ) } );
		renderForm( ( html ) => html.replace( 'name="your-site"', 'name="reset"' ) );
		await fillForm();
		await submitForm();
		expect( findField( 'your-name' ).value ).toBe( '' );
	} );

	test( 'listeners may add to what is sent', async () => {
		respondWith( { feedback: okResponse( SENT ) } );
		renderForm();
		await fillForm();
		document.addEventListener(
			'wpcf7beforesubmit',
			( event ) => ( event as CustomEvent ).detail.formData.append( 'extra', '1' ),
			{ once: true }
		);
		await submitForm();
		expect( ( feedbackCalls()[ 0 ]![ 1 ]!.body as FormData ).get( 'extra' ) ).toBe( '1' );
	} );

	test.each( [
		[ 'acceptance_missing', 'unaccepted', [ 'unaccepted', 'submit' ] ],
		[ 'spam', 'spam', [ 'spam', 'submit' ] ],
		[ 'aborted', 'aborted', [ 'aborted', 'submit' ] ],
		[ 'mail_failed', 'failed', [ 'mailfailed', 'submit' ] ],
		[ 'payment_required', 'payment-required', [ 'submit' ] ],
		[ 'later', 'custom-later', [ 'submit' ] ],
	] )( 'status %s', async ( status, word, names ) => {
		respondWith( { feedback: okResponse( { ...SENT, status, message: 'So.' } ) } );
		const form = renderForm();
		await fillForm();
		clearEvents();
		await submitForm();
		expect( eventNames() ).toEqual( [ 'beforesubmit', '→ submitting', `→ ${ word }`, ...names ] );
		expect( form.className ).toBe( `wpcf7-form ${ word }` );
		expect( responseText() ).toBe( 'So.' );
		expect( findField( 'your-name' ).value ).toBe( 'Ann' );
	} );
} );

describe( 'no usable answer', () => {
	test.each< [ string, RequestResult< unknown >, string ] >( [
		[ 'a broken connection', { ok: false, kind: 'offline' }, 'The connection broke.' ],
		[ 'no JSON', { ok: false, kind: 'not-json', status: 200 }, 'No JSON.' ],
		[ 'JSON of something else', okResponse( [ 1 ] ), 'Not sure.' ],
		[ 'no answer in time', { ok: false, kind: 'timeout' }, 'Not sure.' ],
		[
			'a refusal with a text',
			{ ok: false, kind: 'http', status: 429, data: { code: 'x', message: 'Too many.' } },
			'Too many.',
		],
		[ 'a server that takes less at once', { ok: false, kind: 'http', status: 413 }, 'Too large.' ],
		[
			'a crash',
			{ ok: false, kind: 'http', status: 500, data: { message: '<p>There has been a critical error.</p>' } },
			'Not sent.',
		],
		[ 'a database that is away', { ok: false, kind: 'http', status: 500, data: undefined }, 'Nothing was sent.' ],
		[ 'a gateway in HTML', { ok: false, kind: 'http', status: 502, data: undefined }, 'Not sure.' ],
	] )( '%s is said, and what was typed stays', async ( _, feedback, message ) => {
		respondWith( { feedback } );
		const form = renderForm();
		await fillForm();
		clearEvents();
		await submitForm();
		expect( eventNames() ).toEqual( [ 'beforesubmit', '→ submitting', '→ failed', 'mailfailed', 'submit' ] );
		expect( recordedEvents().at( -1 )!.detail.apiResponse ).toEqual( { status: 'mail_failed', message } );
		expect( form.className ).toBe( 'wpcf7-form failed' );
		expect( [ liveText(), responseText() ] ).toEqual( [ message, message ] );
		expect( findField( 'your-name' ).value ).toBe( 'Ann' );
	} );
} );

test( 'elements marked inert-on-submitting are inert meanwhile, unless active-on-any', async () => {
	respondLater();
	const form = renderForm(
		( html ) =>
			html
				.replace( '<p>', '<p class="inert-on-submitting">' )
				.replace( 'hidden-fields-container', 'inert-on-submitting active-on-any' ),
		'f03'
	);
	await act( async () => {
		typeValue( 'your-name', 'Ann' );
		typeValue( 'your-email', 'ann@example.test' );
		form.requestSubmit();
	} );
	expect(
		[ ...document.querySelectorAll< HTMLElement >( '.inert-on-submitting' ) ].map( ( { inert } ) => inert )
	).toEqual( [ false, true ] );
} );
