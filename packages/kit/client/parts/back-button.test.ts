import { closeOverlay, openOverlay } from '../overlay';
import { leaveEntries } from './history-entries';

let isPhone = true;
/** Tasks come in order: what was asked of the history has been done after these. */
const turns = async () => {
	for ( let turn = 0; turn < 8; turn++ ) {
		await new Promise( ( done ) => setTimeout( done ) );
	}
};
const back = async () => {
	history.back();
	await turns();
};
const dialog = ( name: string ) => document.getElementById( `fr-open-${ name }` ) as HTMLDialogElement;
const open = ( name: string ) => openOverlay( dialog( name ) );
const isOpen = ( ...names: string[] ) => names.map( ( name ) => dialog( name ).open );
const entries = () => ( history.state as { frOverlays?: number } | null )?.frOverlays ?? 0;
/** Whether we follow it; jsdom would not. */
const follow = ( text: string, more: MouseEventInit = {} ) => {
	let isOurs = false;
	const last = ( click: Event ) => {
		isOurs = click.defaultPrevented;
		click.preventDefault();
	};
	addEventListener( 'click', last, { once: true } );
	[ ...document.querySelectorAll( 'a' ) ]
		.find( ( { textContent } ) => textContent === text )!
		.dispatchEvent( new MouseEvent( 'click', { bubbles: true, cancelable: true, ...more } ) );
	return isOurs;
};

beforeAll( () => {
	Object.assign( document, { adoptedStyleSheets: [] } );
	Object.defineProperty( document.documentElement, 'clientWidth', {
		configurable: true,
		get: () => window.innerWidth,
	} ); // No scrollbar.
	Object.assign( CSSStyleSheet.prototype, { replaceSync() {} } );
	Object.assign( window, {
		matchMedia: ( query: string ) => ( { matches: query.includes( 'reduced-motion' ) || isPhone } ),
		CSS: { escape: ( text: string ) => text },
	} );
	Object.assign( HTMLDialogElement.prototype, {
		showModal( this: HTMLDialogElement ) {
			this.open = true;
		},
		close( this: HTMLDialogElement ) {
			this.open = false;
		},
	} );
} );

let length = 0;
beforeEach( () => {
	isPhone = true;
	// Nothing of the test before lies ahead.
	history.pushState( null, '', '/page' );
	length = history.length;
	document.body.innerHTML = `<main><p id="place">Place</p></main>
		<dialog id="fr-open-talk"><a href="#place">Down</a><a href="#within">Within</a><p id="within"></p><a href="mailto:a@b.example">Write</a></dialog>
		<dialog id="fr-open-menu" data-type="drawer-end"></dialog><dialog id="fr-open-cart" data-type="drawer-start"></dialog>`;
} );
afterEach( async () => {
	document.querySelectorAll( 'dialog' ).forEach( ( one ) => closeOverlay( one, { atOnce: true } ) );
	await turns();
	expect( entries() ).toBe( 0 );
	Reflect.deleteProperty( window, 'CloseWatcher' );
} );

test( 'Back closes what is open, and the next one leaves', async () => {
	open( 'talk' );
	expect( [ entries(), history.length ] ).toEqual( [ 1, length + 1 ] );
	await back();
	expect( [ isOpen( 'talk' ), entries(), location.pathname ] ).toEqual( [ [ false ], 0, '/page' ] );
	open( 'talk' );
	expect( history.length ).toBe( length + 1 );
} );

test( 'closed otherwise, its entry goes with it', async () => {
	open( 'talk' );
	closeOverlay( dialog( 'talk' ) );
	await turns();
	expect( [ entries(), location.pathname ] ).toEqual( [ 0, '/page' ] );
	open( 'talk' );
	expect( history.length ).toBe( length + 1 );
} );

test( 'one after the other, in one breath, are one entry', async () => {
	open( 'talk' );
	closeOverlay( dialog( 'talk' ) );
	open( 'menu' );
	await turns();
	expect( [ entries(), history.length, isOpen( 'menu' ) ] ).toEqual( [ 1, length + 1, [ true ] ] );
	open( 'cart' ); // It takes the menu's place.
	await turns();
	expect( [ entries(), isOpen( 'menu', 'cart' ) ] ).toEqual( [ 1, [ false, true ] ] );
	await back();
	expect( [ entries(), isOpen( 'cart' ) ] ).toEqual( [ 0, [ false ] ] );
} );

test( 'one upon the other has an entry each, and Back closes the top one alone', async () => {
	open( 'menu' );
	open( 'talk' );
	expect( entries() ).toBe( 2 );
	await back();
	expect( [ entries(), isOpen( 'menu', 'talk' ) ] ).toEqual( [ 1, [ true, false ] ] );
	await back();
	expect( [ entries(), isOpen( 'menu', 'talk' ) ] ).toEqual( [ 0, [ false, false ] ] );
} );

test( 'what somebody keeps open stays, and Back asks again', async () => {
	open( 'talk' );
	document.addEventListener( 'frontage:overlay:closing', ( event ) => event.preventDefault(), { once: true } );
	await back();
	expect( [ entries(), isOpen( 'talk' ) ] ).toEqual( [ 1, [ true ] ] );
	await back();
	expect( [ entries(), isOpen( 'talk' ) ] ).toEqual( [ 0, [ false ] ] );
} );

test( 'Forward finds nothing open, and goes back by itself', async () => {
	open( 'talk' );
	await back();
	history.forward();
	await turns();
	expect( [ entries(), isOpen( 'talk' ) ] ).toEqual( [ 0, [ false ] ] );
} );

test( 'the page’s own listeners hear of nothing, and their state is kept', async () => {
	history.replaceState( { theirs: 1 }, '' );
	const heard = jest.fn();
	addEventListener( 'popstate', heard );
	open( 'talk' );
	expect( history.state ).toEqual( { theirs: 1, frOverlays: 1 } );
	await back();
	open( 'talk' );
	closeOverlay( dialog( 'talk' ) );
	await turns();
	expect( heard ).not.toHaveBeenCalled();
	history.pushState( { theirs: 2 }, '' );
	await back();
	removeEventListener( 'popstate', heard );
	expect( [ heard.mock.calls.length, history.state ] ).toEqual( [ 1, { theirs: 1 } ] );
} );

test( 'an address that opened it is forgotten on the entry below, too, and nobody hears of it there', async () => {
	history.replaceState( null, '', '#fr-lightbox-x' );
	const heard: string[] = [];
	const hear = () => heard.push( location.hash );
	addEventListener( 'hashchange', hear );
	open( 'talk' );
	history.replaceState( history.state, '', location.pathname ); // As the lightbox does when it closes.
	closeOverlay( dialog( 'talk' ) );
	await turns();
	removeEventListener( 'hashchange', hear );
	expect( [ location.hash, ...heard ].join( '' ) ).toBe( '' );
} );

test( 'a link that is followed takes the place of the entry', async () => {
	open( 'talk' );
	expect( follow( 'Down' ) ).toBe( true );
	await turns();
	expect( [ isOpen( 'talk' ), location.hash, history.length ] ).toEqual( [ [ false ], '#place', length + 1 ] );
	await back();
	expect( [ location.hash, location.pathname ] ).toEqual( [ '', '/page' ] );
} );

test( 'a place inside keeps it open, and other links are the browser’s', async () => {
	open( 'talk' );
	follow( 'Within' );
	expect( [ isOpen( 'talk' ), location.hash, entries() ] ).toEqual( [ [ true ], '#within', 1 ] );
	expect( follow( 'Write' ) ).toBe( false );
	expect( follow( 'Within', { ctrlKey: true } ) ).toBe( false );
} );

test( 'a page that was reloaded, or come back to, is left by one Back', async () => {
	history.pushState( { frOverlays: 1 }, '' );
	leaveEntries();
	leaveEntries(); // Two scripts ask.
	await turns();
	expect( [ history.state, location.pathname ] ).toEqual( [ null, '/page' ] );
} );

test( 'computers have no entry, but for what asks for one', async () => {
	isPhone = false;
	open( 'talk' );
	expect( [ entries(), history.length ] ).toEqual( [ 0, length ] );
	closeOverlay( dialog( 'talk' ) );
	dialog( 'talk' ).dataset.history = 'true';
	open( 'talk' );
	expect( entries() ).toBe( 1 );
	await back();
	expect( isOpen( 'talk' ) ).toEqual( [ false ] );
} );

describe( 'where the browser has close requests', () => {
	beforeEach( () => Object.assign( window, { CloseWatcher: class {} } ) );

	test( 'it sends one to the dialog, and there is no entry', () => {
		Object.assign( dialog( 'talk' ), { closedBy: 'auto' } );
		open( 'talk' );
		expect( [ entries(), dialog( 'talk' ).closedBy ] ).toEqual( [ 0, 'any' ] );
	} );

	test( 'an owner who wants Back to leave the page has it refuse them; Escape and a press beside it still close it', () => {
		document.body.insertAdjacentHTML(
			'beforeend',
			'<script type="application/json" id="wp-script-module-data-@frontage/kit/overlay">{"back":false}</script>'
		);
		Object.assign( dialog( 'talk' ), { closedBy: 'auto' } );
		open( 'talk' );
		expect( dialog( 'talk' ).closedBy ).toBe( 'none' );
		document.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Escape', bubbles: true } ) );
		expect( isOpen( 'talk' ) ).toEqual( [ false ] );
		open( 'talk' );
		for ( const type of [ 'pointerdown', 'click' ] ) {
			dialog( 'talk' ).dispatchEvent( new MouseEvent( type, { bubbles: true, clientX: 500 } ) );
		}
		expect( isOpen( 'talk' ) ).toEqual( [ false ] );
		Reflect.deleteProperty( window, 'CloseWatcher' );
		open( 'menu' );
		expect( entries() ).toBe( 0 );
	} );
} );
