import type * as Links from './links';

const mockLoad = jest.fn();
jest.mock( '@frontage/kit/load', () => ( { load: mockLoad } ) );

let openLinks: typeof Links.openLinks;
let listened: jest.SpyInstance;
const opened = jest.fn( async () => {} );

function tell( name: string, told: object ) {
	const data = document.createElement( 'script' );
	data.id = `wp-script-module-data-@frontage/behaviours/${ name }`;
	data.type = 'application/json';
	data.textContent = JSON.stringify( told );
	document.body.append( data );
}
const link = ( id: string ) => document.getElementById( id )! as HTMLAnchorElement;
const fire = ( on: Element, event: Event ) => on.dispatchEvent( event );
const over = ( on: Element ) => fire( on, new Event( 'pointerover', { bubbles: true } ) );
/** Whether the browser is left to follow it. */
const click = ( on: Element, more: MouseEventInit = {} ) =>
	fire( on, new MouseEvent( 'click', { bubbles: true, cancelable: true, ...more } ) );
const rest = () => new Promise( ( done ) => setTimeout( done ) );

beforeEach( async () => {
	jest.resetModules();
	( { openLinks } = await import( './links' ) );
	document.body.innerHTML =
		'<a id="a" class="first" href="#a"><b id="inside"></b></a><a id="b" class="second" href="#b"></a><a id="both" class="first second" href="#c"></a><p id="p"></p>';
	document.querySelector( 'a' ); // jsdom's own listeners come with the first selector.
	listened = jest.spyOn( document, 'addEventListener' );
	mockLoad.mockReset().mockResolvedValue( { open: opened } );
	opened.mockClear();
	tell( 'first', { on: true, lazy: { script: '/first.js' } } );
	tell( 'second', { lazy: { script: '/second.js' } } );
} );
afterEach( () => {
	listened.mock.calls.forEach( ( [ name, call ] ) => document.removeEventListener( name, call ) );
	listened.mockRestore();
} );

const both = () => {
	openLinks( 'first', ( one, { on } ) => !! on && one.matches( '.first' ) );
	openLinks( 'second', ( one, { on } ) => ! on && one.matches( '.second' ) );
};

test( 'however many know such links, the page listens once', () => {
	both();
	expect( listened.mock.calls.map( ( [ name ] ) => name ) ).toEqual( [ 'pointerover', 'focusin', 'click' ] );
} );

test( 'the first sign of interest fetches what opens it, and nothing else does', async () => {
	both();
	over( link( 'p' ) );
	fire( document as unknown as Element, new Event( 'focusin' ) );
	await rest();
	expect( mockLoad ).not.toHaveBeenCalled();
	over( link( 'inside' ) );
	fire( link( 'b' ), new Event( 'focusin', { bubbles: true } ) );
	await rest();
	expect( mockLoad.mock.calls ).toEqual( [
		[ 'frontage/first', { url: '/first.js', stateless: true } ],
		[ 'frontage/second', { url: '/second.js', stateless: true } ],
	] );
	expect( opened ).not.toHaveBeenCalled();
} );

test( 'of those who want the same link, the first opens it', async () => {
	both();
	expect( click( link( 'both' ) ) ).toBe( false );
	await rest();
	expect( mockLoad.mock.calls.map( ( [ name ] ) => name ) ).toEqual( [ 'frontage/first' ] );
	expect( opened.mock.calls ).toEqual( [ [ link( 'both' ) ] ] );
} );

test.each( [ { button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true } ] )(
	'a click with %j is the browser’s',
	async ( more ) => {
		both();
		expect( click( link( 'a' ), more ) ).toBe( true );
		await rest();
		expect( opened ).not.toHaveBeenCalled();
	}
);

test( 'what somebody else has taken stays theirs', async () => {
	both();
	link( 'a' ).addEventListener( 'click', ( event ) => event.preventDefault() );
	click( link( 'a' ) );
	await rest();
	expect( opened ).not.toHaveBeenCalled();
} );

test.each( [
	[ 'cannot be had', () => mockLoad.mockRejectedValue( new Error() ) ],
	[ 'does not know this one', () => opened.mockRejectedValueOnce( new Error() as never ) ],
] )( 'a link whose code %s is followed', async ( _, fail ) => {
	fail();
	both();
	const followed: boolean[] = [];
	addEventListener( 'click', ( { defaultPrevented } ) => followed.push( ! defaultPrevented ) );
	over( link( 'a' ) ); // Fails without a word.
	click( link( 'a' ) );
	await rest();
	expect( followed ).toEqual( [ false, true ] );
} );
