export {}; // A module of its own: its names are nobody else’s.

let arrive: () => void;
let fail: () => void;
const mockOffer = jest.fn();
const mockLoad = jest.fn();
jest.mock( '@frontage/kit/load', () => ( { load: mockLoad } ) );

const $ = < T extends Element = HTMLElement >( selector: string ) => document.querySelector< T >( selector )!;
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );

beforeEach( async () => {
	jest.resetModules();
	mockLoad.mockReset().mockReturnValue(
		new Promise( ( resolve, reject ) => {
			arrive = () => resolve( { offer: mockOffer } );
			fail = reject;
		} )
	);
	mockOffer.mockReset();
	document.body.innerHTML = `
		<script type="application/json" id="wp-script-module-data-@frontage/behaviours/passkey">{"lazy":{"script":"/late.js"}}</script>
		<form><input name="log">
			<div class="frontage-passkey"><button type="button" id="new"></button><button type="button" id="old"></button></div>
		</form>`;
	window.PublicKeyCredential = { parseRequestOptionsFromJSON: () => {} } as never;
} );

test( 'what asks is fetched once, when somebody comes to the form', async () => {
	await import( './view' );
	await settle();
	expect( mockLoad ).not.toHaveBeenCalled();
	$( '[name="log"]' ).focus();
	$( 'form' ).dispatchEvent( new Event( 'touchstart' ) );
	await settle();
	expect( mockLoad.mock.calls ).toEqual( [ [ 'frontage/passkey', { url: '/late.js' } ] ] );
	arrive();
	await settle();
	expect( mockOffer.mock.calls ).toEqual( [ [ $( '.frontage-passkey' ) ] ] );
} );

test( 'a press before it came counts, the last one, once', async () => {
	const pressed: string[] = [];
	mockOffer.mockImplementation( ( place: HTMLElement ) =>
		place.addEventListener( 'click', ( { target } ) => pressed.push( ( target as Element ).id ) )
	);
	await import( './view' );
	$( '#new' ).dispatchEvent( new Event( 'touchstart', { bubbles: true } ) );
	$( '#new' ).click();
	$( '#old' ).click();
	await settle();
	expect( pressed ).toEqual( [] );
	arrive();
	await settle();
	expect( pressed ).toEqual( [ 'old' ] );
	$( '#new' ).click();
	expect( pressed ).toEqual( [ 'old', 'new' ] );
} );

test( 'a field of the form that is clicked asks for nothing', async () => {
	const pressed = jest.fn();
	mockOffer.mockImplementation( ( place: HTMLElement ) => place.addEventListener( 'click', pressed ) );
	await import( './view' );
	$( '[name="log"]' ).focus();
	$( '[name="log"]' ).click();
	arrive();
	await settle();
	expect( pressed ).not.toHaveBeenCalled();
} );

test.each( [
	[ 'the browser has none', () => ( window.PublicKeyCredential = undefined as never ) ],
	[ 'it does not come', () => setTimeout( fail ) ],
] )( 'nothing is offered where %s', async ( _, begin ) => {
	begin();
	await import( './view' );
	$( '[name="log"]' ).focus();
	await settle();
	await settle();
	expect( $( '.frontage-passkey' ) ).toBeNull();
} );
