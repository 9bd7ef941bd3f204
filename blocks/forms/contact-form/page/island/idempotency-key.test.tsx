import { act } from '@testing-library/react';
import { typeValue } from './test-form';
import { respondWith, okResponse, fillForm, sentHeader, submitForm, renderForm } from './test-island';

jest.mock( '@frontage/kit/request' );

describe( 'the key of a filling-in', () => {
	const failed = okResponse( { status: 'mail_failed', message: 'Failed.', posted_data_hash: 'abc' } );

	async function keyAfter( change: () => void = () => {} ) {
		await act( async () => change() );
		await submitForm();
		return sentHeader( -1, 'Idempotency-Key' );
	}

	test( 'is the same for every try, also when nobody knows whether the last one arrived', async () => {
		respondWith( { feedback: { ok: false, kind: 'timeout' } } );
		renderForm();
		await fillForm();
		const first = await keyAfter();
		expect( await keyAfter() ).toBe( first );
		expect( await keyAfter( () => typeValue( 'your-message', 'Other' ) ) ).toBe( first );
	} );

	test( 'is another for what was changed after the server had judged it', async () => {
		respondWith( { feedback: failed } );
		renderForm();
		await fillForm();
		const first = await keyAfter();
		expect( await keyAfter() ).toBe( first );
		expect( await keyAfter( () => typeValue( 'your-message', 'Other' ) ) ).not.toBe( first );
	} );

	test( 'is another after the server refused it for other values, but not when it asks to wait', async () => {
		respondWith( {
			feedback: { ok: false, kind: 'http', status: 409, data: { message: 'Sent already.' }, retryAfter: 5 },
		} );
		renderForm();
		await fillForm();
		const first = await keyAfter();
		expect( await keyAfter() ).toBe( first );
		respondWith( { feedback: { ok: false, kind: 'http', status: 409, data: { message: 'Sent already.' } } } );
		expect( await keyAfter() ).toBe( first );
		expect( await keyAfter() ).not.toBe( first );
	} );

	test( 'is another after a reset', async () => {
		respondWith( { feedback: { ok: false, kind: 'offline' } } );
		const form = renderForm();
		await fillForm();
		const first = await keyAfter();
		await act( async () => form.reset() );
		await fillForm();
		expect( await keyAfter() ).not.toBe( first );
	} );
} );
