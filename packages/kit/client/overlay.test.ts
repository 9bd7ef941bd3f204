import { listenForOpeners, withOverlays } from './openers';
import { closeOverlay, openOverlay, type OverlayDetail } from './overlay';

const told: string[] = [];
let still = false;
/** px that the window's scrollbar takes. */
let bar = 0;
/** Ends what moves, as the end of a transition does. */
let rest = () => {};

beforeAll( async () => {
	Object.assign( document, { adoptedStyleSheets: [] } );
	Object.defineProperty( document.documentElement, 'clientWidth', { get: () => window.innerWidth - bar } );
	Object.assign( CSSStyleSheet.prototype, { replaceSync() {} } );
	Object.assign( window, {
		matchMedia: ( query: string ) => ( { matches: still && query.includes( 'reduced-motion' ) } ),
		CSS: { escape: ( text: string ) => text },
	} );
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			this.open = true;
		},
		close( this: HTMLDialogElement ) {
			this.open = false;
		},
		getAnimations( this: HTMLDialogElement ) {
			const inside = { effect: { target: this.firstElementChild }, finished: new Promise( () => {} ) };
			const own = { effect: { target: this }, finished: new Promise< void >( ( done ) => ( rest = done ) ) };
			return [ inside, own ];
		},
	} );
	for ( const state of [ 'opening', 'opened', 'closing', 'closed' ] ) {
		document.addEventListener( `frontage:overlay:${ state }`, ( event ) => {
			const { overlay } = ( event as CustomEvent< OverlayDetail > ).detail;
			told.push( `${ overlay.id.replace( 'fr-open-', '' ) } ${ state }` );
		} );
	}
	listenForOpeners();
	await new Promise( ( there ) => withOverlays( there ) );
} );

const dialog = ( name: string ) => document.getElementById( `fr-open-${ name }` ) as HTMLDialogElement;
const link = ( text: string ) =>
	[ ...document.querySelectorAll< HTMLElement >( 'a,button' ) ].find( ( { textContent } ) => textContent === text )!;
const state = ( name: string ) => dialog( name ).dataset.state;
const settled = async () => {
	rest();
	await new Promise( ( done ) => setTimeout( done ) );
};
const active = () => document.body.ownerDocument.activeElement;

beforeEach( () => {
	document.querySelectorAll( 'dialog' ).forEach( ( one ) => closeOverlay( one, { atOnce: true } ) );
	still = true;
	history.replaceState( null, '', '/' );
	document.body.innerHTML = `
		<main><a href="#fr-open-talk">Talk</a><button data-overlay="menu">Menu</button>
		<a href="#fr-open-nothing">Nothing</a><p id="place">Place</p></main>
		<dialog id="fr-open-talk"><h2>Talk</h2><button data-overlay-close>Close</button><input name="first">
			<a href="#fr-open-sure">Ask</a><a href="#place">Down</a></dialog>
		<dialog id="fr-open-menu" data-type="drawer-start"><button data-overlay="cart">Cart</button><button data-overlay-close>Close</button></dialog>
		<dialog id="fr-open-cart" data-type="drawer-end"><button data-overlay-close>Close</button></dialog>
		<dialog id="fr-open-sure"><button autofocus>Yes</button></dialog>`;
	told.length = 0;
} );

test( 'its states come one after the other, the last of each way when its own transition has ended', async () => {
	still = false;
	openOverlay( dialog( 'talk' ), link( 'Talk' ) );
	expect( [ state( 'talk' ), ...told ] ).toEqual( [ 'opening', 'talk opening' ] );
	await settled();
	expect( [ state( 'talk' ), ...told ] ).toEqual( [ 'opened', 'talk opening', 'talk opened' ] );
	told.length = 0;
	closeOverlay( dialog( 'talk' ) );
	expect( [ state( 'talk' ), dialog( 'talk' ).open, ...told ] ).toEqual( [ 'closing', true, 'talk closing' ] );
	await settled();
	expect( [ state( 'talk' ), dialog( 'talk' ).open, ...told ] ).toEqual( [
		'closed',
		false,
		'talk closing',
		'talk closed',
	] );
} );

test( 'who wants no motion has them at once', () => {
	openOverlay( dialog( 'talk' ) );
	closeOverlay( dialog( 'talk' ) );
	expect( told ).toEqual( [ 'talk opening', 'talk opened', 'talk closing', 'talk closed' ] );
} );

test( 'one that is called back while it goes stays, and tells no end', async () => {
	still = false;
	openOverlay( dialog( 'talk' ) );
	await settled();
	closeOverlay( dialog( 'talk' ) );
	const end = rest;
	openOverlay( dialog( 'talk' ) );
	end();
	await settled();
	expect( state( 'talk' ) ).toBe( 'opened' );
	expect( told ).toEqual( [ 'talk opening', 'talk opened', 'talk closing', 'talk opening', 'talk opened' ] );
} );

test( 'a listener may prevent both ways', () => {
	const prevent = ( event: Event ) => event.preventDefault();
	document.addEventListener( 'frontage:overlay:opening', prevent, { once: true } );
	expect( openOverlay( dialog( 'talk' ) ) ).toBe( false );
	expect( dialog( 'talk' ).open ).toBe( false );
	openOverlay( dialog( 'talk' ) );
	document.addEventListener( 'frontage:overlay:closing', prevent, { once: true } );
	expect( closeOverlay( dialog( 'talk' ) ) ).toBe( false );
	expect( state( 'talk' ) ).toBe( 'opened' );
} );

test( 'links and buttons open what they name; a name that nobody has leaves the link alone', () => {
	for ( const [ text, name ] of [
		[ 'Talk', 'talk' ],
		[ 'Menu', 'menu' ],
	] as const ) {
		const click = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
		link( text ).dispatchEvent( click );
		expect( click.defaultPrevented ).toBe( true );
		expect( state( name ) ).toBe( 'opened' );
		closeOverlay( dialog( name ) );
	}
	for ( const init of [ { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true } ] ) {
		link( 'Talk' ).dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, ...init } ) );
	}
	const click = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
	link( 'Nothing' ).dispatchEvent( click );
	expect( click.defaultPrevented ).toBe( false );
	expect( document.querySelector( 'dialog[open]' ) ).toBeNull();
} );

test( 'the page’s address opens it too, and forgets it when it closes', () => {
	history.replaceState( null, '', '#fr-open-talk' );
	dispatchEvent( new Event( 'hashchange' ) );
	expect( state( 'talk' ) ).toBe( 'opened' );
	closeOverlay( dialog( 'talk' ) );
	expect( location.hash ).toBe( '' );
	expect( active() ).toBe( link( 'Talk' ) ); // Nobody called it: what could have has the focus.
} );

test( 'the focus goes to what asks for it, else to the first field, else to the way out; then back', () => {
	link( 'Talk' ).click();
	expect( active() ).toBe( dialog( 'talk' ).querySelector( 'input' ) );
	link( 'Ask' ).click();
	expect( active() ).toBe( link( 'Yes' ) );
	closeOverlay( dialog( 'sure' ) );
	expect( active() ).toBe( link( 'Ask' ) );
	closeOverlay( dialog( 'talk' ) );
	expect( active() ).toBe( link( 'Talk' ) );
	openOverlay( dialog( 'menu' ), link( 'Menu' ) );
	link( 'Cart' ).remove();
	closeOverlay( dialog( 'menu' ) );
	openOverlay( dialog( 'cart' ), link( 'Menu' ) );
	expect( active() ).toBe( dialog( 'cart' ).querySelector( 'button' ) );
} );

test( 'where the opener has gone, the next one that is seen has the focus, else the page’s main part', () => {
	const opener = link( 'Menu' );
	openOverlay( dialog( 'menu' ), opener );
	opener.replaceWith( opener.cloneNode( true ) );
	closeOverlay( dialog( 'menu' ) );
	expect( active() ).toBe( link( 'Menu' ) );
	openOverlay( dialog( 'menu' ), link( 'Menu' ) );
	link( 'Menu' ).remove();
	closeOverlay( dialog( 'menu' ) );
	expect( active() ).toBe( document.querySelector( 'main' ) );
} );

test( 'a drawer takes the place of a drawer, and gives the focus to whoever opened the first', () => {
	link( 'Menu' ).click();
	told.length = 0;
	link( 'Cart' ).click();
	expect( told ).toEqual( [ 'cart opening', 'menu closing', 'menu closed', 'cart opened' ] );
	closeOverlay( dialog( 'cart' ) );
	expect( active() ).toBe( link( 'Menu' ) );
} );

test( 'what a drawer’s listener keeps open is not replaced', () => {
	link( 'Menu' ).click();
	document.addEventListener( 'frontage:overlay:closing', ( event ) => event.preventDefault(), { once: true } );
	link( 'Cart' ).click();
	expect( [ state( 'menu' ), dialog( 'cart' ).open ] ).toEqual( [ 'opened', false ] );
	closeOverlay( dialog( 'menu' ) );
	expect( active() ).toBe( link( 'Menu' ) );
} );

test( 'a drawer that may not open leaves the one before it open', () => {
	link( 'Menu' ).click();
	document.addEventListener( 'frontage:overlay:opening', ( event ) => event.preventDefault(), { once: true } );
	link( 'Cart' ).click();
	expect( [ state( 'menu' ), dialog( 'cart' ).open ] ).toEqual( [ 'opened', false ] );
	closeOverlay( dialog( 'menu' ) );
	expect( active() ).toBe( link( 'Menu' ) );
} );

test( 'a link whose address nobody can read is left alone', () => {
	const failed = jest.fn();
	addEventListener( 'error', failed );
	document.querySelector( 'main' )!.insertAdjacentHTML( 'beforeend', '<a href="#100%">All of it</a>' );
	const click = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
	link( 'All of it' ).dispatchEvent( click );
	removeEventListener( 'error', failed );
	expect( failed ).not.toHaveBeenCalled();
	expect( click.defaultPrevented ).toBe( false );
} );

test( 'Escape in an empty search field closes it, and does nothing more; where text can be cleared it does that', () => {
	link( 'Talk' ).click();
	const field = dialog( 'talk' ).querySelector( 'input' )!;
	field.type = 'search';
	field.value = 'text';
	const press = ( key: string ) =>
		field.dispatchEvent( new KeyboardEvent( 'keydown', { key, bubbles: true, cancelable: true } ) );
	expect( [ press( 'Escape' ), state( 'talk' ) ] ).toEqual( [ true, 'opened' ] );
	field.value = '';
	expect( [ press( 'a' ), press( 'Escape' ), state( 'talk' ) ] ).toEqual( [ true, false, 'closed' ] );
} );

test.each( [
	[ 'rgba(0, 0, 0, 0.5)', '50%' ],
	[ 'color(srgb 0 0 0 / 0.25)', '25%' ],
	[ 'rgb(10, 20, 30)', '100%' ],
] )( 'beside the page the scrollbar’s room is covered as the page is: %s', ( cover, share ) => {
	const root = document.documentElement;
	const spy = jest.spyOn( window, 'getComputedStyle' ).mockImplementation( ( element, part ) => {
		const own = element === root ? 'rgba(0, 0, 0, 0)' : 'rgb(255, 255, 255)';
		return { backgroundColor: part ? cover : own } as CSSStyleDeclaration;
	} );
	bar = 15;
	openOverlay( dialog( 'talk' ) );
	expect( root.style.getPropertyValue( '--fr-beside' ) ).toContain( ` ${ share },` );
	bar = 0;
	spy.mockRestore();
} );

test( 'a modal lies on what is open', () => {
	link( 'Menu' ).click();
	openOverlay( dialog( 'sure' ) );
	expect( [ state( 'menu' ), state( 'sure' ) ] ).toEqual( [ 'opened', 'opened' ] );
	dialog( 'sure' ).dispatchEvent( new Event( 'cancel', { cancelable: true } ) );
	expect( [ state( 'menu' ), state( 'sure' ) ] ).toEqual( [ 'opened', 'closed' ] );
} );

test( 'it closes by its button, by the cover where the browser does not, and by a form or script that asks nobody', () => {
	const within = ( x: number ) => ( { bubbles: true, clientX: x, clientY: 0 } );
	const press = ( x: number ) => {
		dialog( 'talk' ).dispatchEvent( new MouseEvent( 'pointerdown', within( x ) ) );
		dialog( 'talk' ).dispatchEvent( new MouseEvent( 'click', within( x ) ) );
	};
	openOverlay( dialog( 'talk' ) );
	press( 0 );
	expect( state( 'talk' ) ).toBe( 'opened' );
	press( 500 );
	expect( state( 'talk' ) ).toBe( 'closed' );
	openOverlay( dialog( 'talk' ) );
	link( 'Close' ).click();
	expect( state( 'talk' ) ).toBe( 'closed' );
	openOverlay( dialog( 'talk' ) );
	dialog( 'talk' ).close();
	dialog( 'talk' ).dispatchEvent( new Event( 'close' ) );
	expect( state( 'talk' ) ).toBe( 'closed' );
} );

test( 'a link to a place on the page behind closes it at once', () => {
	still = false;
	openOverlay( dialog( 'talk' ) );
	link( 'Down' ).click();
	expect( state( 'talk' ) ).toBe( 'closed' );
} );

test( 'a place inside opens what it is in: by a link of the page, and by its address; a link within stays one', () => {
	history.replaceState( null, '', '#inside' );
	dialog( 'talk' ).insertAdjacentHTML( 'beforeend', '<p id="inside">Sent.</p><a href="#inside">Further down</a>' );
	dispatchEvent( new Event( 'hashchange' ) );
	expect( state( 'talk' ) ).toBe( 'opened' );
	const click = new MouseEvent( 'click', { bubbles: true, cancelable: true } );
	link( 'Further down' ).dispatchEvent( click );
	expect( [ state( 'talk' ), click.defaultPrevented ] ).toEqual( [ 'opened', false ] );
	closeOverlay( dialog( 'talk' ) );
	document.querySelector( 'main' )!.insertAdjacentHTML( 'beforeend', '<a href="#inside">To the answer</a>' );
	link( 'To the answer' ).click();
	expect( state( 'talk' ) ).toBe( 'opened' );
} );

test( 'one in the history that the address opened is not in the address that closing it goes back to', () => {
	dialog( 'talk' ).dataset.history = '';
	history.replaceState( null, '', '#fr-open-talk' );
	const push = jest.spyOn( history, 'pushState' ).mockImplementation( () => {} );
	dispatchEvent( new Event( 'hashchange' ) );
	expect( push ).toHaveBeenCalledTimes( 1 );
	expect( location.hash ).toBe( '' );
	push.mockRestore();
} );

test( 'a page that comes back from the history has all of them closed', () => {
	openOverlay( dialog( 'menu' ) );
	openOverlay( dialog( 'sure' ) );
	dispatchEvent( Object.assign( new Event( 'pageshow' ), { persisted: true } ) );
	expect( document.querySelector( 'dialog[open]' ) ).toBeNull();
} );
