import { request, type RequestResult } from '@frontage/kit/request';
import {
	okResponse,
	responseText,
	fillForm,
	clearEvents,
	sentHeader,
	feedbackCalls,
	submitForm,
	renderForm,
	eventNames,
} from './test-island';
import { findField } from './test-form';

jest.mock( '@frontage/kit/request', () => ( { request: jest.fn() } ) );

const server = () => jest.mocked( request );
const SENT = { status: 'mail_sent', message: 'Thank you.' };
const refusedBy = ( code: string, status = 403 ): RequestResult< unknown > => ( {
	ok: false,
	kind: 'http',
	status,
	data: { code, message: 'Somebody else says no.', data: { status } },
} );

/** Answers by the end of the address; what is asked comes back as a list. */
function givenSite( answers: Record< string, RequestResult< unknown > | Array< RequestResult< unknown > > > ) {
	const asked: string[] = [];
	server().mockImplementation( async ( url ) => {
		const path = String( url ).split( '/wp-json/' )[ 1 ]!;
		if ( ! path.endsWith( '/refill' ) ) {
			asked.push( path ); // The quiz is asked anew beside it.
		}
		const said = answers[ path ] ?? okResponse( [] );
		return ( Array.isArray( said ) ? said.shift() : said ) as RequestResult< never >;
	} );
	return asked;
}

const OURS = 'frontage/v1/contact-forms/26/feedback';
const OLD = 'contact-form-7/v1/contact-forms/26/feedback';
const NONCE = 'frontage/v1/contact-forms/nonce';

describe( 'a site that closes REST', () => {
	test.each( [
		[ 'a security plugin', refusedBy( 'rest_forbidden', 401 ) ],
		[ 'a firewall without words', { ok: false, kind: 'http', status: 403 } as const ],
		[ 'a site without our namespace', refusedBy( 'rest_no_route', 404 ) ],
	] )( '%s: the namespace that everybody knows is tried, with the same key', async ( _, closed ) => {
		const asked = givenSite( { [ OURS ]: closed, [ OLD ]: okResponse( SENT ) } );
		renderForm();
		await fillForm();
		await submitForm();
		expect( asked.slice( 0, 2 ) ).toEqual( [ OURS, OLD ] );
		const keys = [ sentHeader( 0, 'Idempotency-Key' ), sentHeader( 1, 'Idempotency-Key' ) ];
		expect( new Set( keys ).size ).toBe( 1 );
		expect( responseText() ).toBe( 'Thank you.' );
	} );

	test( 'where both are closed the form posts itself, under the same key', async () => {
		givenSite( { [ OURS ]: refusedBy( 'rest_forbidden' ), [ OLD ]: refusedBy( 'rest_forbidden' ) } );
		const form = renderForm();
		const posted: boolean[] = [];
		window.addEventListener( 'submit', ( event ) => {
			posted.push( ! event.defaultPrevented );
			event.preventDefault(); // jsdom posts nothing.
		} );
		await fillForm();
		clearEvents();
		await submitForm();
		expect( form.dataset.state ).toBe( 'native' );
		expect( posted.at( -1 ) ).toBe( true );
		expect( findField( '_frontage_key' ).value ).toBe( sentHeader( 0, 'Idempotency-Key' ) );
		expect( findField( 'your-name' ).value ).toBe( 'Ann' );
		expect( eventNames() ).toEqual( [ 'beforesubmit', '→ submitting' ] );
	} );

	test( 'a refusal of our own is final', async () => {
		const asked = givenSite( { [ OURS ]: refusedBy( 'wpcf7_not_found', 404 ) } );
		renderForm();
		await fillForm();
		await submitForm();
		expect( asked ).toEqual( [ OURS ] );
		expect( responseText() ).toBe( 'Somebody else says no.' );
	} );
} );

describe( 'the nonce of an old page', () => {
	const stale = refusedBy( 'rest_cookie_invalid_nonce' );
	const withNonce = ( html: string ) =>
		html.replace(
			'<input type="hidden" name="_wpcf7"',
			'<input type="hidden" name="_wpnonce" value="old"><input type="hidden" name="_wpcf7"'
		);

	test( 'is renewed once, and the message sent again', async () => {
		const asked = givenSite( {
			[ OURS ]: [ stale, okResponse( SENT ) ],
			[ NONCE ]: okResponse( { nonce: 'fresh' } ),
		} );
		renderForm( withNonce );
		await fillForm();
		await submitForm();
		expect( asked.slice( 0, 3 ) ).toEqual( [ OURS, NONCE, OURS ] );
		expect( ( feedbackCalls()[ 1 ]![ 1 ]!.body as FormData ).get( '_wpnonce' ) ).toBe( 'fresh' );
		expect( findField( '_wpnonce' ).value ).toBe( 'fresh' );
		expect( responseText() ).toBe( 'Thank you.' );
	} );

	test.each( [
		[ 'a nonce is not to be had', [ stale ], okResponse( { nonce: '' } ) ],
		[ 'a guest’s nonce does not help', [ stale, stale ], okResponse( { nonce: 'guest' } ) ],
		[
			'the form is for members',
			[ stale, okResponse( { status: 'error', message: 'Members.' } ) ],
			okResponse( { nonce: 'guest' } ),
		],
	] )( 'does not help who has signed out (%s): that is said, and the text stays', async ( _, answers, nonce ) => {
		givenSite( { [ OURS ]: [ ...answers ], [ NONCE ]: nonce } );
		renderForm( withNonce );
		await fillForm();
		await submitForm();
		expect( responseText() ).toBe( 'You were signed out.' );
		expect( findField( 'your-name' ).value ).toBe( 'Ann' );
	} );
} );
