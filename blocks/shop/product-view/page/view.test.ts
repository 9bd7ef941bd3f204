export {}; // A module of its own: its names are nobody else’s.

const KEY = 'frontage:shop-view';
const list = () => document.querySelector< HTMLElement >( 'ul' )!;
const button = ( view: string ) => document.querySelector< HTMLElement >( `[data-view=${ view }]` )!;
const settle = () => new Promise( ( done ) => setTimeout( done ) );

function load( address = '/shop/' ) {
	history.replaceState( null, '', address );
	delete document.documentElement.dataset.frontageView;
	document.body.innerHTML = `<div class="fr-product-view"><a class="fr-product-view__button" data-view="grid" aria-current="true" href="/shop/">Grid</a><a class="fr-product-view__button" data-view="list" href="/shop/?view=list">List</a></div><ul class="products columns-4 is-grid" data-frontage-view="grid"></ul>`;
	jest.isolateModules( () => {
		require( './classic/restore-view' );
		require( './view' );
	} );
}
afterEach( () => localStorage.clear() );

test( 'a choice is made where the visitor is, and is there again on the next page before anything is painted', () => {
	load();
	expect( button( 'grid' ).getAttribute( 'aria-pressed' ) ).toBe( 'true' );
	button( 'list' ).click();
	expect( list().dataset.frontageView ).toBe( 'list' );
	expect( list().className ).toBe( 'products columns-4 is-list' );
	expect( [ 'grid', 'list' ].map( ( view ) => button( view ).getAttribute( 'aria-pressed' ) ) ).toEqual( [
		'false',
		'true',
	] );
	load( '/shop/page/2/' );
	expect( document.documentElement.dataset.frontageView ).toBe( 'list' );
	expect( list().className ).toBe( 'products columns-4 is-list' );
} );

test( 'the space bar presses, too', () => {
	load();
	button( 'list' ).dispatchEvent( new KeyboardEvent( 'keydown', { key: ' ', bubbles: true, cancelable: true } ) );
	expect( list().dataset.frontageView ).toBe( 'list' );
} );

test( 'what the address asks for is shown, and not remembered', () => {
	load( '/shop/?view=list' );
	expect( list().dataset.frontageView ).toBe( 'list' );
	expect( localStorage.getItem( KEY ) ).toBeNull();
} );

test.each( [
	[ 'past its time', JSON.stringify( { value: 'list', until: 1 } ) ],
	[ 'not ours', 'list' ],
	[ 'another word', JSON.stringify( { value: '"><script>', until: Number.MAX_SAFE_INTEGER } ) ],
] )( 'what is %s is no choice', ( name, kept ) => {
	localStorage.setItem( KEY, kept );
	load();
	expect( list().dataset.frontageView ).toBe( 'grid' );
} );

test( 'a list that was filtered in place keeps the view', async () => {
	load();
	button( 'list' ).click();
	list().outerHTML = '<ul class="products is-grid" data-frontage-view="grid"></ul>';
	await settle();
	expect( list().dataset.frontageView ).toBe( 'list' );
} );
