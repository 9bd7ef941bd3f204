import { act } from '@testing-library/react';
import { type } from './test-form';
import { answer, answered, fillIn, header, send, show } from './test-island';

jest.mock( '@frontage/kit/request' );

describe( 'the key of a filling-in', () => {
	const failed = answered( { status: 'mail_failed', message: 'Failed.', posted_data_hash: 'abc' } );

	async function keyAfter( change: () => void = () => {} ) {
		await act( async () => change() );
		await send();
		return header( -1, 'Idempotency-Key' );
	}

	test( 'is the same for every try, also when nobody knows whether the last one arrived', async () => {
		answer( { feedback: { ok: false, kind: 'timeout' } } );
		show();
		await fillIn();
		const first = await keyAfter();
		expect( await keyAfter() ).toBe( first );
		expect( await keyAfter( () => type( 'your-message', 'Other' ) ) ).toBe( first );
	} );

	test( 'is another for what was changed after the server had judged it', async () => {
		answer( { feedback: failed } );
		show();
		await fillIn();
		const first = await keyAfter();
		expect( await keyAfter() ).toBe( first );
		expect( await keyAfter( () => type( 'your-message', 'Other' ) ) ).not.toBe( first );
	} );

	test( 'is another after the server refused it for other values, but not when it asks to wait', async () => {
		answer( {
			feedback: { ok: false, kind: 'http', status: 409, data: { message: 'Sent already.' }, retryAfter: 5 },
		} );
		show();
		await fillIn();
		const first = await keyAfter();
		expect( await keyAfter() ).toBe( first );
		answer( { feedback: { ok: false, kind: 'http', status: 409, data: { message: 'Sent already.' } } } );
		expect( await keyAfter() ).toBe( first );
		expect( await keyAfter() ).not.toBe( first );
	} );

	test( 'is another after a reset', async () => {
		answer( { feedback: { ok: false, kind: 'offline' } } );
		const form = show();
		await fillIn();
		const first = await keyAfter();
		await act( async () => form.reset() );
		await fillIn();
		expect( await keyAfter() ).not.toBe( first );
	} );
} );
