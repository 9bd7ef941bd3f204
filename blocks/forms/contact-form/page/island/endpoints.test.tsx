import { request, type RequestResult } from '@frontage/kit/request';
import { answered, box, fillIn, forget, header, posts, send, show, told } from './test-island';
import { field } from './test-form';

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
		const said = answers[ path ] ?? answered( [] );
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
		const asked = givenSite( { [ OURS ]: closed, [ OLD ]: answered( SENT ) } );
		show();
		await fillIn();
		await send();
		expect( asked.slice( 0, 2 ) ).toEqual( [ OURS, OLD ] );
		const keys = [ header( 0, 'Idempotency-Key' ), header( 1, 'Idempotency-Key' ) ];
		expect( new Set( keys ).size ).toBe( 1 );
		expect( box() ).toBe( 'Thank you.' );
	} );

	test( 'where both are closed the form posts itself, under the same key', async () => {
		givenSite( { [ OURS ]: refusedBy( 'rest_forbidden' ), [ OLD ]: refusedBy( 'rest_forbidden' ) } );
		const form = show();
		const posted: boolean[] = [];
		window.addEventListener( 'submit', ( event ) => {
			posted.push( ! event.defaultPrevented );
			event.preventDefault(); // jsdom posts nothing.
		} );
		await fillIn();
		forget();
		await send();
		expect( form.dataset.state ).toBe( 'native' );
		expect( posted.at( -1 ) ).toBe( true );
		expect( field( '_frontage_key' ).value ).toBe( header( 0, 'Idempotency-Key' ) );
		expect( field( 'your-name' ).value ).toBe( 'Ann' );
		expect( told() ).toEqual( [ 'beforesubmit', '→ submitting' ] );
	} );

	test( 'a refusal of our own is final', async () => {
		const asked = givenSite( { [ OURS ]: refusedBy( 'wpcf7_not_found', 404 ) } );
		show();
		await fillIn();
		await send();
		expect( asked ).toEqual( [ OURS ] );
		expect( box() ).toBe( 'Somebody else says no.' );
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
		const asked = givenSite( { [ OURS ]: [ stale, answered( SENT ) ], [ NONCE ]: answered( { nonce: 'fresh' } ) } );
		show( withNonce );
		await fillIn();
		await send();
		expect( asked.slice( 0, 3 ) ).toEqual( [ OURS, NONCE, OURS ] );
		expect( ( posts()[ 1 ]![ 1 ]!.body as FormData ).get( '_wpnonce' ) ).toBe( 'fresh' );
		expect( field( '_wpnonce' ).value ).toBe( 'fresh' );
		expect( box() ).toBe( 'Thank you.' );
	} );

	test.each( [
		[ 'a nonce is not to be had', [ stale ], answered( { nonce: '' } ) ],
		[ 'a guest’s nonce does not help', [ stale, stale ], answered( { nonce: 'guest' } ) ],
		[
			'the form is for members',
			[ stale, answered( { status: 'error', message: 'Members.' } ) ],
			answered( { nonce: 'guest' } ),
		],
	] )( 'does not help who has signed out (%s): that is said, and the text stays', async ( _, answers, nonce ) => {
		givenSite( { [ OURS ]: [ ...answers ], [ NONCE ]: nonce } );
		show( withNonce );
		await fillIn();
		await send();
		expect( box() ).toBe( 'You were signed out.' );
		expect( field( 'your-name' ).value ).toBe( 'Ann' );
	} );
} );
