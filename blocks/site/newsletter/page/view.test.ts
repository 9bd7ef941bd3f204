import { endObservers } from '../../../../tests/support/mutations';

endObservers();
const WORDS = { away: 'No connection.', unsure: 'Not sure.' };
const post = jest.fn();
const native = jest.fn();

beforeEach( () => {
	post.mockReset();
	native.mockReset();
	window.fetch = post as never;
	AbortSignal.timeout = () => new AbortController().signal;
	HTMLFormElement.prototype.submit = native;
	Element.prototype.scrollIntoView = jest.fn(); // Not in jsdom.
	document.body.innerHTML = `<form class="fr-newsletter" data-route="https://example.com/r" data-words='${ JSON.stringify( WORDS ) }'>
		<input type="hidden" name="_frontage_offer" value="sealed">
		<div class="fr-errors" role="group" tabindex="-1"><p>Please check.</p><ul></ul></div>
		<label for="m">E-mail address</label><input id="m" type="email" name="frontage_email" value="ann@example.com" aria-invalid="false">
		<p class="fr-newsletter__error"></p><p class="fr-newsletter__status" role="status"></p></form>`;
	jest.isolateModules( () => void require( './view' ) );
} );

const answer = ( status: number, body: unknown ) =>
	post.mockResolvedValueOnce( {
		ok: status < 300,
		status,
		json: async () => {
			if ( body === undefined ) {
				throw new SyntaxError();
			}
			return body;
		},
	} );
const form = () => document.querySelector( 'form' )!;
const field = () => document.querySelector< HTMLInputElement >( '[type=email]' )!;
const text = ( of: string ) => document.querySelector( `.fr-newsletter__${ of }` )!.textContent;
const send = async () => {
	form().dispatchEvent( new Event( 'submit', { cancelable: true } ) );
	await new Promise( ( done ) => setTimeout( done ) );
};

test( 'it sends what the form holds and says the answer once', async () => {
	answer( 200, { message: 'Thank you.' } );
	form().dispatchEvent( new Event( 'submit', { cancelable: true } ) );
	expect( form().getAttribute( 'aria-busy' ) ).toBe( 'true' );
	await send(); // A second click while the first is on its way.
	expect( post ).toHaveBeenCalledTimes( 1 );
	const [ url, { body } ] = post.mock.calls[ 0 ] as [ string, { body: FormData } ];
	expect( [ url, body.get( 'frontage_email' ), body.get( '_frontage_offer' ) ] ).toEqual( [
		'https://example.com/r',
		'ann@example.com',
		'sealed',
	] );
	expect( [ text( 'status' ), text( 'error' ), field().value ] ).toEqual( [ 'Thank you.', '', '' ] );
	expect( form().hasAttribute( 'aria-busy' ) ).toBe( false );
} );

test( 'an address that is none is said at the head, with the name of the field, and what was typed stays', async () => {
	answer( 400, { code: 'frontage_subscription_email', message: 'No address.' } );
	await send();
	expect( [ text( 'error' ), text( 'status' ), field().value ] ).toEqual( [ 'No address.', '', 'ann@example.com' ] );
	expect( field().getAttribute( 'aria-invalid' ) ).toBe( 'true' );
	const summary = document.querySelector( '.fr-errors' )!;
	expect( summary.querySelector( 'li' )!.textContent ).toBe( 'E-mail address \u2013 No address.' );
	expect( field().ownerDocument.activeElement ).toBe( summary );
	summary.querySelector( 'a' )!.click();
	expect( field().ownerDocument.activeElement ).toBe( field() );
	field().dispatchEvent( new Event( 'input', { bubbles: true } ) );
	expect( [ summary.querySelector( 'li' ), text( 'error' ), field().getAttribute( 'aria-invalid' ) ] ).toEqual( [
		null,
		'',
		'false',
	] );
	answer( 429, { code: 'frontage_subscription_limit', message: 'Too many.' } );
	await send();
	expect( [ text( 'error' ), text( 'status' ), field().getAttribute( 'aria-invalid' ) ] ).toEqual( [
		'',
		'Too many.',
		'false',
	] );
} );

test( 'where the summary cannot be had the error stands beside the field, which has the focus', async () => {
	jest.isolateModules( () => {
		jest.doMock( '@frontage/kit/errors', () => {
			throw new TypeError( 'Not found.' );
		} );
		form().replaceWith( form().cloneNode( true ) );
		require( './view' );
	} );
	answer( 400, { code: 'frontage_subscription_email', message: 'No address.' } );
	await send();
	jest.dontMock( '@frontage/kit/errors' );
	expect( [ text( 'error' ), text( 'status' ), field().getAttribute( 'aria-invalid' ) ] ).toEqual( [
		'No address.',
		'',
		'true',
	] );
	expect( field().ownerDocument.activeElement ).toBe( field() );
} );

test( 'no connection and no answer are told apart', async () => {
	post.mockRejectedValueOnce( new TypeError() );
	await send();
	expect( text( 'status' ) ).toBe( WORDS.away );
	post.mockRejectedValueOnce( Object.assign( new Error(), { name: 'TimeoutError' } ) );
	await send();
	expect( text( 'status' ) ).toBe( WORDS.unsure );
	answer( 502, undefined );
	await send();
	expect( [ text( 'status' ), native.mock.calls.length, field().value ] ).toEqual( [
		WORDS.unsure,
		0,
		'ann@example.com',
	] );
} );

test( 'where the route is closed to visitors the form posts itself', async () => {
	answer( 401, { code: 'rest_not_logged_in', message: 'Closed.' } );
	await send();
	answer( 403, undefined );
	await send();
	expect( native ).toHaveBeenCalledTimes( 2 );
} );

test( 'one that comes into the page later signs up in its place, too', async () => {
	const later = document.querySelector( 'form' )!.cloneNode( true ) as HTMLFormElement;
	document.body.append( later );
	await new Promise( ( done ) => setTimeout( done ) );
	answer( 200, { message: 'Thank you' } );
	later.dispatchEvent( new Event( 'submit', { cancelable: true } ) );
	await new Promise( ( done ) => setTimeout( done ) );
	expect( later.querySelector( '[role=status]' )!.textContent ).toBe( 'Thank you' );
	expect( native ).not.toHaveBeenCalled();
} );
