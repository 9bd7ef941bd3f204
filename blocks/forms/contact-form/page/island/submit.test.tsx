import { act, waitFor } from '@testing-library/react';
import type { RequestResult } from '@frontage/kit/request';
import { field, type } from './test-form';
import {
	answer,
	answered,
	answerLater,
	box,
	details,
	fillIn,
	forget,
	header,
	live,
	posts,
	send,
	show,
	told,
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
		answer( { feedback: answered( SENT ) } );
		show();
		await fillIn();
		await send();
		expect( posts() ).toHaveLength( 1 );
		const [ url, init ] = posts()[ 0 ]!;
		expect( url ).toBe( 'http://example.test/wp-json/frontage/v1/contact-forms/26/feedback' );
		expect( init!.method ).toBe( 'POST' );
		expect( ( init!.body as FormData ).get( '_wpcf7_unit_tag' ) ).toBe( 'wpcf7-f26-p27-o1' );
		expect( ( init!.body as FormData ).get( 'your-name' ) ).toBe( 'Ann' );
		expect( header( 0, 'Accept' ) ).toBe( 'application/json, */*;q=0.1' );
		expect( header( 0, 'Idempotency-Key' ) ).toMatch( /^[0-9a-f]{32}$/ );
		expect( header( 0, 'X-WP-Nonce' ) ).toBeNull();
	} );

	test( 'where the button is gone with the last step the focus goes to the answer', async () => {
		answer( { feedback: answered( SENT ) } );
		const form = show();
		form.addEventListener( 'reset', () => ( form.dataset.last = 'false' ) ); // As steps do.
		await fillIn();
		form.querySelector< HTMLElement >( '.wpcf7-submit' )!.focus();
		await send();
		const head = document.querySelector( '.screen-reader-response' )!;
		await waitFor( () => expect( head.matches( ':focus' ) ).toBe( true ) );
		expect( head.getAttribute( 'aria-label' ) ).toBe( 'Thank you.' );
	} );

	test( 'once it is sent the head of the form is not called by an error that was mended', async () => {
		answer( { feedback: answered( SENT ) } );
		const form = show();
		const head = document.querySelector( '.screen-reader-response' )!;
		form.querySelector< HTMLElement >( '.wpcf7-submit' )!.focus();
		await send();
		await waitFor( () => expect( head.matches( ':focus' ) ).toBe( true ) );
		expect( head.getAttribute( 'aria-label' ) ).toMatch( /check/ );
		await fillIn();
		await send();
		expect( head.hasAttribute( 'aria-label' ) ).toBe( false );
	} );

	test( 'the form is emptied and refilled, and says thank you', async () => {
		answer( { feedback: answered( SENT ), refill: answered( { quiz: { q: [ '3+3?', 'token' ] } } ) } );
		const form = show();
		await fillIn();
		forget();
		await send();
		expect( told() ).toEqual( [
			'beforesubmit',
			'→ submitting',
			'→ sent',
			'mailsent',
			'submit',
			'→ resetting',
			'→ sent',
			'reset',
		] );
		expect( details().at( -1 )!.detail.apiResponse ).toEqual( { quiz: { q: [ '3+3?', 'token' ] } } );
		expect( field( 'your-name' ).value ).toBe( '' );
		expect( field( '_wpcf7_posted_data_hash' ).value ).toBe( 'abc' );
		expect( document.querySelector( '.wpcf7-quiz-label' )!.textContent ).toBe( '3+3?' );
		expect( document.querySelector( '[data-reflection-of]' )!.textContent ).toBe( '\u00a0' );
		expect( form.className ).toBe( 'wpcf7-form sent' );
		expect( [ live(), box() ] ).toEqual( [ 'Thank you.', 'Thank you.' ] );
	} );

	test.each( [
		[ 'none', null, [] ],
		[ 'a list with gaps, as PHP writes it', { 1: { field: 'your-name', message: 'No.' } }, [ 'No.' ] ],
		[ 'something else', [ null, 'x', { field: 'your-name' } ], [] ],
	] )( 'errors that an add-on has changed to %s do not hold the form', async ( _, fields, texts ) => {
		answer( { feedback: answered( { ...SENT, status: 'validation_failed', invalid_fields: fields } ) } );
		const form = show();
		await fillIn();
		await send();
		expect( form.dataset.status ).toBe( 'invalid' );
		expect( Array.from( form.querySelectorAll( '.wpcf7-not-valid-tip' ), ( tip ) => tip.textContent ) ).toEqual(
			texts
		);
	} );

	test( 'a refill that fails does not keep the answer from the visitor', async () => {
		answer( { feedback: answered( SENT ), refill: { ok: false, kind: 'offline' } } );
		const form = show();
		await fillIn();
		await send();
		expect( form.dataset.status ).toBe( 'sent' );
		expect( 'apiResponse' in details().at( -1 )!.detail ).toBe( false );
	} );

	test( 'a second submit while the first is under way is none', async () => {
		const finish = answerLater();
		const form = show( undefined, 'f03' );
		await act( async () => {
			type( 'your-name', 'Ann' );
			type( 'your-email', 'ann@example.test' );
			form.requestSubmit();
			form.requestSubmit();
		} );
		expect( posts() ).toHaveLength( 1 );
		expect( form.dataset.status ).toBe( 'submitting' );
		await act( async () => finish( answered( SENT ) ) );
		expect( live() ).toBe( 'Thank you.' );
	} );

	test( 'a field named reset does not keep the form from being emptied', async () => {
		answer( { feedback: answered( SENT ) } );
		show( ( html ) => html.replace( 'name="your-site"', 'name="reset"' ) );
		await fillIn();
		await send();
		expect( field( 'your-name' ).value ).toBe( '' );
	} );

	test( 'listeners may add to what is sent', async () => {
		answer( { feedback: answered( SENT ) } );
		show();
		await fillIn();
		document.addEventListener(
			'wpcf7beforesubmit',
			( event ) => ( event as CustomEvent ).detail.formData.append( 'extra', '1' ),
			{ once: true }
		);
		await send();
		expect( ( posts()[ 0 ]![ 1 ]!.body as FormData ).get( 'extra' ) ).toBe( '1' );
	} );

	test.each( [
		[ 'acceptance_missing', 'unaccepted', [ 'unaccepted', 'submit' ] ],
		[ 'spam', 'spam', [ 'spam', 'submit' ] ],
		[ 'aborted', 'aborted', [ 'aborted', 'submit' ] ],
		[ 'mail_failed', 'failed', [ 'mailfailed', 'submit' ] ],
		[ 'payment_required', 'payment-required', [ 'submit' ] ],
		[ 'later', 'custom-later', [ 'submit' ] ],
	] )( 'status %s', async ( status, word, names ) => {
		answer( { feedback: answered( { ...SENT, status, message: 'So.' } ) } );
		const form = show();
		await fillIn();
		forget();
		await send();
		expect( told() ).toEqual( [ 'beforesubmit', '→ submitting', `→ ${ word }`, ...names ] );
		expect( form.className ).toBe( `wpcf7-form ${ word }` );
		expect( box() ).toBe( 'So.' );
		expect( field( 'your-name' ).value ).toBe( 'Ann' );
	} );
} );

describe( 'no usable answer', () => {
	test.each< [ string, RequestResult< unknown >, string ] >( [
		[ 'a broken connection', { ok: false, kind: 'offline' }, 'The connection broke.' ],
		[ 'no JSON', { ok: false, kind: 'not-json', status: 200 }, 'No JSON.' ],
		[ 'JSON of something else', answered( [ 1 ] ), 'Not sure.' ],
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
		answer( { feedback } );
		const form = show();
		await fillIn();
		forget();
		await send();
		expect( told() ).toEqual( [ 'beforesubmit', '→ submitting', '→ failed', 'mailfailed', 'submit' ] );
		expect( details().at( -1 )!.detail.apiResponse ).toEqual( { status: 'mail_failed', message } );
		expect( form.className ).toBe( 'wpcf7-form failed' );
		expect( [ live(), box() ] ).toEqual( [ message, message ] );
		expect( field( 'your-name' ).value ).toBe( 'Ann' );
	} );
} );

test( 'elements marked inert-on-submitting are inert meanwhile, unless active-on-any', async () => {
	answerLater();
	const form = show(
		( html ) =>
			html
				.replace( '<p>', '<p class="inert-on-submitting">' )
				.replace( 'hidden-fields-container', 'inert-on-submitting active-on-any' ),
		'f03'
	);
	await act( async () => {
		type( 'your-name', 'Ann' );
		type( 'your-email', 'ann@example.test' );
		form.requestSubmit();
	} );
	expect(
		[ ...document.querySelectorAll< HTMLElement >( '.inert-on-submitting' ) ].map( ( { inert } ) => inert )
	).toEqual( [ false, true ] );
} );
