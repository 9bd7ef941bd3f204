export {}; // A module of its own: its names are nobody else's.

const mockOpen = jest.fn();
let mockMissing = false;
jest.mock( '@frontage/kit/overlay', () => {
	if ( mockMissing ) {
		throw new Error( 'Gone.' );
	}
	return { openOverlay: mockOpen };
} );

/** Each time as a page that has just been opened. */
function open( address = '/' ): void {
	history.replaceState( null, '', address );
	document.body.innerHTML =
		'<a href="#fr-open-talk">Talk</a><button data-overlay="talk">Talk</button><dialog id="fr-open-talk"><button>Close</button><input></dialog><a href="/?s=" data-overlay="talk" aria-haspopup="dialog">Search</a>';
	jest.resetModules();
	( require( './openers' ) as typeof import( './openers' ) ).listenForOpeners();
}
const dialog = () => document.querySelector( 'dialog' )!;
const link = () => document.querySelector( 'a' )!;
const came = () => new Promise( ( done ) => setTimeout( done ) );

beforeAll( () =>
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			this.open = true;
		},
		close( this: HTMLDialogElement ) {
			this.open = false;
		},
	} )
);

const heard: [ EventTarget, string, EventListener ][] = [];
beforeEach( () => {
	mockMissing = false;
	mockOpen.mockReset();
	const { addEventListener: add } = EventTarget.prototype;
	jest.spyOn( EventTarget.prototype, 'addEventListener' ).mockImplementation( function (
		this: EventTarget,
		...given
	) {
		heard.push( [ this ?? window, given[ 0 ], given[ 1 ] as EventListener ] );
		add.apply( this ?? window, given );
	} );
} );
afterEach( () => {
	jest.restoreAllMocks();
	heard.splice( 0 ).forEach( ( [ target, type, call ] ) => target.removeEventListener( type, call ) );
} );

test( 'a link that opens a dialog is a button, which Space presses; other links stay links', async () => {
	open();
	expect( link().getAttribute( 'role' ) ).toBeNull();
	mockOpen.mockReturnValue( true );
	const search = document.querySelector< HTMLElement >( '[aria-haspopup]' )!;
	expect( search.getAttribute( 'role' ) ).toBe( 'button' );
	const press = new KeyboardEvent( 'keydown', { key: ' ', bubbles: true, cancelable: true } );
	search.dispatchEvent( press );
	await came();
	expect( [ press.defaultPrevented, dialog().open ] ).toEqual( [ true, true ] );
} );

test( 'a click that comes before anything else opens a plain dialog, which is taken over when what opens it is there', async () => {
	open();
	const click = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
	link().dispatchEvent( click );
	expect( [ click.defaultPrevented, dialog().open, mockOpen.mock.calls.length ] ).toEqual( [ true, true, 0 ] );
	expect( dialog().dataset.state ).toBeUndefined(); // "closed" is not to be seen, however long that takes.
	expect( document.querySelector( ':focus' ) ).toBe( document.querySelector( 'input' ) );
	mockOpen.mockReturnValue( true );
	await came();
	expect( mockOpen.mock.calls ).toEqual( [ [ dialog(), link() ] ] );
	expect( dialog().open ).toBe( true );
} );

test( 'it goes again where somebody prevents it, and stays closed for who closed it before', async () => {
	open();
	link().click();
	mockOpen.mockReturnValue( false );
	await came();
	expect( dialog().open ).toBe( false );
	open();
	link().click();
	dialog().close();
	mockOpen.mockClear();
	await came();
	expect( mockOpen ).not.toHaveBeenCalled();
} );

test.each( [ 'pointermove', 'pointerdown', 'keydown' ] )( 'after a %s a click is answered at once', async ( sign ) => {
	open();
	dispatchEvent( new Event( sign ) );
	await came();
	link().click();
	expect( mockOpen ).toHaveBeenCalledTimes( 1 );
} );

test( 'an address that names one opens it', async () => {
	open( '/#fr-open-talk' );
	await came();
	expect( mockOpen ).toHaveBeenCalledWith( dialog(), null );
} );

test( 'what an address names stands in the page where it cannot be had', async () => {
	mockMissing = true;
	open( '/#fr-open-talk' );
	expect( dialog().dataset.state ).toBe( 'closed' );
	await came();
	expect( dialog().dataset.state ).toBeUndefined();
} );

test( 'where it cannot be had a link leads to the dialog, as without script, and the next one asks again', async () => {
	mockMissing = true;
	open();
	const passed = jest.fn();
	addEventListener( 'click', ( { defaultPrevented } ) => passed( defaultPrevented ) );
	link().click();
	await came();
	expect( passed.mock.calls ).toEqual( [ [ true ], [ false ] ] );
	expect( [ dialog().dataset.state, dialog().open ] ).toEqual( [ undefined, false ] );
	mockMissing = false;
	link().click();
	await came();
	expect( mockOpen ).toHaveBeenCalledTimes( 1 );
} );
