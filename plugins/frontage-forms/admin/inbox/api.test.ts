import apiFetch from '@wordpress/api-fetch';
import { explainError, fetchList, markMessages } from './api';

jest.mock( '@wordpress/api-fetch' );
const answer = jest.mocked( apiFetch );

test( 'the first page is asked for with the address that PHP loads ahead', async () => {
	answer.mockResolvedValueOnce( { submissions: [] } );

	await fetchList( {} );

	expect( answer ).toHaveBeenCalledWith( { path: '/frontage/v1/submissions?per_page=20', method: 'GET' } );
} );

test( 'a filtered page goes on where the last one ended', async () => {
	answer.mockResolvedValueOnce( { submissions: [] } );

	await fetchList( { form: 3, read: false, search: 'oak & ash' }, '20260102030405-9' );

	expect( answer ).toHaveBeenLastCalledWith( {
		path: '/frontage/v1/submissions?per_page=20&form=3&read=false&search=oak%20%26%20ash&older=20260102030405-9',
		method: 'GET',
	} );
} );

test( 'a failure is a value', async () => {
	answer.mockRejectedValueOnce( { code: 'offline_error', message: 'Unable to connect.' } );

	await expect( markMessages( [ 1 ], { read: true } ) ).resolves.toEqual( {
		ok: false,
		gone: false,
		message: expect.stringContaining( 'Check your connection' ),
	} );
} );

test.each( [
	[ { code: 'fetch_error' }, 'Check your connection' ],
	[ { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } }, 'signed out' ],
	[ { code: 'frontage_submissions_forbidden', message: 'x', data: { status: 401 } }, 'signed out' ],
	[
		{ code: 'frontage_submissions_forbidden', message: 'You are not allowed.', data: { status: 403 } },
		'You are not allowed.',
	],
	[ { code: 'invalid_json', message: 'The response is not valid JSON.' }, 'invalid response' ],
	[ new TypeError( 'x' ), 'invalid response' ],
	[ null, 'invalid response' ],
] )( '%j is put into words', ( reason, words ) => {
	expect( explainError( reason ) ).toEqual( { gone: false, message: expect.stringContaining( words ) } );
} );

test( 'a submission that was deleted meanwhile is gone, not broken', () => {
	expect(
		explainError( { code: 'frontage_submission_missing', message: 'Not there.', data: { status: 404 } } )
	).toEqual( { gone: true, message: 'Not there.' } );
} );
