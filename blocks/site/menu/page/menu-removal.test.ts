/** What a menu listens to outside of itself ends when it leaves the page, and begins again when it comes back. */
const mockClose = jest.fn();
jest.mock( '@frontage/kit/openers', () => ( {
	expectOverlays: () => {},
	withOverlays: ( call: ( overlays: object ) => void ) =>
		call( { openOverlay: () => true, closeOverlay: mockClose } ),
} ) );

/** Listeners that are alive, by what they listen to. */
const heard = new Map< string, number >();

/** Counts listeners of this target: those taken away or ended by a signal do not count. */
function count( target: EventTarget, name: string ): EventTarget {
	const { addEventListener, removeEventListener } = target;
	const change = ( type: string, by: number ) =>
		heard.set( `${ name } ${ type }`, ( heard.get( `${ name } ${ type }` ) ?? 0 ) + by );
	target.addEventListener = ( ...given: Parameters< typeof addEventListener > ) => {
		const [ type, , how ] = given;
		change( type, 1 );
		if ( typeof how === 'object' ) {
			how.signal?.addEventListener( 'abort', () => change( type, -1 ) );
		}
		addEventListener.apply( target, given );
	};
	target.removeEventListener = ( ...given: Parameters< typeof removeEventListener > ) => {
		change( given[ 0 ], -1 );
		removeEventListener.apply( target, given );
	};
	return target;
}

const alive = () => [ ...heard ].filter( ( [ , number ] ) => number > 0 );
const settle = () => new Promise( ( done ) => setTimeout( done ) );
const find = < Kind extends HTMLElement = HTMLElement >( selector: string ) =>
	document.querySelector< Kind >( selector )!;
const drawers = () => find( '#drawers' );

/** A menu that comes into the page; its drawer stands elsewhere, and stays. */
async function add( id: string ) {
	drawers().insertAdjacentHTML(
		'beforeend',
		`<dialog id="${ id }-drawer"><div class="fr-overlay__content"></div></dialog>`
	);
	count( find( `#${ id }-drawer` ), 'drawer' );
	find( '#menus' ).insertAdjacentHTML(
		'beforeend',
		`<nav class="fr-menu" id="${ id }" data-breakpoint="1199"><button class="fr-menu-toggle" aria-controls="${ id }-drawer"></button>
			<div class="fr-menu-panel"><ul><li class="fr-menu__parent"><button class="fr-menu__open" aria-expanded="false"></button><div></div></li></ul></div></nav>`
	);
	await settle();
	return find( `#${ id }` );
}
const escape = () => document.dispatchEvent( new KeyboardEvent( 'keydown', { key: 'Escape' } ) );

beforeAll( () => {
	window.matchMedia = () => count( new EventTarget(), 'media' ) as MediaQueryList;
	count( window, 'window' );
	count( document, 'document' );
	document.body.innerHTML = '<div id="menus"></div><div id="drawers"></div>';
	require( './view' );
} );

test( 'one that is removed is let go: listeners of the window, the document, the media query and the drawer', async () => {
	const before = alive();
	const menu = await add( 'one' );
	expect( alive().length ).toBeGreaterThan( before.length );
	menu.remove();
	await settle();
	expect( alive() ).toEqual( before );
} );

test( 'so are twenty that go with what they stand in', async () => {
	const before = alive();
	for ( let at = 0; at < 20; at++ ) {
		await add( `menu-${ at }` );
	}
	find( '#menus' ).replaceChildren();
	await settle();
	expect( alive() ).toEqual( before );
} );

test( 'one that comes back works as before, and each listener is there once', async () => {
	const menu = await add( 'back' );
	const first = alive();
	menu.remove();
	await settle();
	find( '#menus' ).append( menu );
	await settle();
	expect( alive() ).toEqual( first );
	const button = menu.querySelector< HTMLElement >( '.fr-menu__open' )!;
	button.click();
	expect( button.getAttribute( 'aria-expanded' ) ).toBe( 'true' );
	escape();
	expect( button.getAttribute( 'aria-expanded' ) ).toBe( 'false' );
	menu.remove();
	await settle();
} );

test( 'one that goes while its drawer is open closes that, and takes its list along', async () => {
	const menu = await add( 'open' );
	const list = menu.querySelector( 'ul' )!;
	menu.querySelector( 'button' )!.click();
	expect( drawers().contains( list ) ).toBe( true );
	menu.remove();
	await settle();
	expect( mockClose ).toHaveBeenCalledWith( find( '#open-drawer' ), { atOnce: true } );
	expect( menu.contains( list ) ).toBe( true );
} );

export {};
