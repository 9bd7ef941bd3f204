export {}; // A module of its own: its names are nobody else’s.

const DATA = { ask: '/ask', nonce: 'n1', failed: 'Not made.', known: 'Known.' };

const create = jest.fn< Promise< unknown >, [ CredentialCreationOptions ] >();
const submit = jest.fn();

beforeEach( () => {
	jest.resetModules();
	create.mockReset();
	submit.mockReset();
	const part = ( id: string ) =>
		`<form id="${ id }"></form><p class="frontage-new-passkey" hidden>
			<input type="hidden" form="${ id }" name="answer"><button type="button">Make</button><span role="status"></span>
		</p>`;
	document.body.innerHTML = `
		<script type="application/json" id="wp-script-module-data-@frontage/behaviours/new-passkey">${ JSON.stringify( DATA ) }</script>
		${ part( 'a' ) }${ part( 'b' ) }`;
	window.fetch = jest.fn( async () => ( { ok: true, json: async () => ( { challenge: 'abc' } ) } ) ) as never;
	window.PublicKeyCredential = {
		parseCreationOptionsFromJSON: ( options: object ) => ( { parsed: options } ),
	} as never;
	Object.defineProperty( navigator, 'credentials', { value: { create }, configurable: true } );
	HTMLFormElement.prototype.submit = submit;
} );

const panels = () => [ ...document.querySelectorAll< HTMLElement >( '.frontage-new-passkey' ) ];
const button = () => document.querySelector( 'button' )!;
const status = () => document.querySelector( '[role="status"]' )!.textContent;
const settle = () => new Promise( ( resolve ) => setTimeout( resolve ) );
const press = async () => {
	button().click();
	await settle();
};

test( 'the panels are shown where the browser has passkeys', async () => {
	await import( './view' );
	expect( panels().map( ( { hidden } ) => hidden ) ).toEqual( [ false, false ] );
} );

test.each( [
	[ 'as on a page without https', undefined ],
	[ 'an older one', {} ],
] )( 'they stay hidden where it has none: %s', async ( _, credential ) => {
	window.PublicKeyCredential = credential as never;
	await import( './view' );
	expect( panels().map( ( { hidden } ) => hidden ) ).toEqual( [ true, true ] );
} );

test( 'what the browser made is posted with the form of its panel', async () => {
	create.mockResolvedValue( { toJSON: () => ( { id: 'one' } ) } );
	await import( './view' );
	await press();
	expect( window.fetch ).toHaveBeenCalledWith( '/ask', {
		method: 'POST',
		body: new URLSearchParams( { _wpnonce: 'n1' } ),
	} );
	expect( create ).toHaveBeenCalledWith( { publicKey: { parsed: { challenge: 'abc' } } } );
	expect( document.querySelector< HTMLInputElement >( '[form="a"]' )!.value ).toBe( '{"id":"one"}' );
	expect( submit.mock.contexts ).toEqual( [ document.querySelector( '#a' ) ] );
} );

test.each( [
	[ 'InvalidStateError', 'Known.' ],
	[ 'NotAllowedError', 'Not made.' ],
	[ 'SecurityError', 'Not made.' ],
] )( 'what the browser refuses is said, and can be tried again: %s', async ( name, words ) => {
	create.mockRejectedValue( new DOMException( 'no', name ) );
	await import( './view' );
	await press();
	expect( [ status(), button().disabled ] ).toEqual( [ words, false ] );
	expect( submit ).not.toHaveBeenCalled();
} );

test( 'so is what the site refuses, in its words', async () => {
	window.fetch = jest.fn( async () => ( { ok: false, json: async () => ( { message: 'Enough.' } ) } ) ) as never;
	await import( './view' );
	await press();
	expect( [ status(), button().disabled ] ).toEqual( [ 'Enough.', false ] );
	expect( create ).not.toHaveBeenCalled();
} );
