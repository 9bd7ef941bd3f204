import { expect, test as engines } from '../support/engines/test';
import type { Engine } from '../support/engines/engine';
import { slowSite, unheard, type SlowSite } from '../support/slow-site';

// The phone's menu while its module is on its way, and one page turning into the next, in Firefox and WebKit.

const test = engines.extend< { slow: SlowSite } >( {
	slow: async ( {}, give ) => {
		const slow = await slowSite();
		await give( slow );
		slow.close();
	},
} );

/** The front page in a frame as wide as a phone: the driver waits for no frame, and WebKitGTK's window is wider than that. */
async function onPhone( engine: Engine, { url }: SlowSite ) {
	await engine.size( 800, 900 );
	await engine.go( `${ url }/empty` );
	await engine.evaluate( () => {
		const frame = document.createElement( 'iframe' );
		frame.style.cssText = 'width:390px;height:844px;border:0';
		frame.src = '/';
		document.body.append( frame );
	} );
}

/** What somebody with the phone has before them. */
const look = ( engine: Engine ) =>
	engine.evaluate( () => {
		const { contentDocument: page, contentWindow: view } = document.querySelector( 'iframe' )!;
		const menu = page!.querySelector< HTMLElement >( 'header .fr-menu' );
		const title = page!.querySelector( '.wp-block-site-title' );
		const unquote = ( name: string ) => name.trim().replace( /^["']|["']$/g, '' );
		const familyOf = ( element: Element ) => view!.getComputedStyle( element ).fontFamily.split( ',' )[ 0 ] ?? '';
		if ( title ) {
			// WebKit now and then calls a face that it shows unloaded until it is asked for it.
			const { fontWeight, fontSize } = view!.getComputedStyle( title );
			page!.fonts.load( `${ fontWeight } ${ fontSize } ${ familyOf( title ) }` ).catch( () => {} );
		}
		const box = ( element: Element ) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			return [ x, y, width, height ].map( Math.round ).join();
		};
		return {
			width: view!.innerWidth,
			isRead:
				!! menu &&
				page!.readyState !== 'loading' &&
				! [ ...page!.fonts ].some( ( { status } ) => status === 'loading' ),
			isWhole: !! menu && page!.readyState === 'complete',
			isReady: menu?.dataset.state === 'ready',
			// Words are as wide as they will be: the title's own face has come, not only the fallback's.
			hasFonts:
				!! title &&
				! [ ...page!.fonts ].some( ( { status } ) => status === 'loading' ) &&
				[ ...page!.fonts ].some(
					( { family, status } ) => unquote( family ) === unquote( familyOf( title ) ) && status === 'loaded'
				),
			links: [ ...page!.querySelectorAll( '.fr-menu__link' ) ].filter( ( link ) => link.checkVisibility() )
				.length,
			boxes: [ ...page!.querySelectorAll( 'header, header *, main, main > *' ) ]
				.filter( ( element ) => element.checkVisibility() && ! element.closest( '.fr-menu-panel' ) )
				.map( box ),
			scroll: view!.scrollY,
			unheard: JSON.parse( sessionStorage.getItem( 'slow-site:errors' ) ?? '[]' ) as string[],
		};
	} );
const press = ( engine: Engine, selector: string ) =>
	engine.evaluate(
		( at ) => document.querySelector( 'iframe' )!.contentDocument!.querySelector< HTMLElement >( at )!.click(),
		selector
	);

test( 'the phone’s menu is folded before its module comes, opens without moving the page, and nothing moves when it has come', async ( {
	engine,
	slow,
} ) => {
	const release = slow.hold();
	await onPhone( engine, slow );
	await expect
		.poll( () => look( engine ) )
		.toMatchObject( { width: 390, isRead: true, hasFonts: true, isReady: false, links: 0 } );
	await expect.poll( () => slow.held.some( ( path ) => path.includes( '/bundles/menu.js' ) ) ).toBe( true );
	const before = await look( engine );
	expect( before.boxes.length ).toBeGreaterThan( 10 );

	await press( engine, 'header .fr-menu-toggle' );
	await expect.poll( async () => ( await look( engine ) ).links ).toBeGreaterThan( 3 );
	expect( ( await look( engine ) ).boxes ).toEqual( before.boxes );
	await press( engine, 'header .fr-menu-toggle' );
	await expect.poll( async () => ( await look( engine ) ).links ).toBe( 0 );

	release();
	await expect.poll( () => look( engine ) ).toMatchObject( { isReady: true, links: 0 } );
	const after = await look( engine );
	expect( after.boxes ).toEqual( before.boxes );
	expect( after ).toMatchObject( { scroll: 0, unheard: [] } );
} );

test( 'where the module is missing the phone’s menu opens and closes all the same', async ( { engine, slow } ) => {
	slow.miss();
	await onPhone( engine, slow );
	await expect
		.poll( () => look( engine ) )
		.toMatchObject( { width: 390, isRead: true, hasFonts: true, isWhole: true } );
	expect( slow.held.some( ( path ) => path.includes( '/bundles/menu.js' ) ) ).toBe( true );
	const before = await look( engine );
	expect( before ).toMatchObject( { isReady: false, links: 0 } );
	await press( engine, 'header .fr-menu-toggle' );
	await expect.poll( async () => ( await look( engine ) ).links ).toBeGreaterThan( 3 );
	expect( await look( engine ) ).toMatchObject( { boxes: before.boxes, scroll: 0, unheard: [] } );
	await press( engine, '.fr-menu-panel .fr-overlay__close' );
	await expect.poll( async () => ( await look( engine ) ).links ).toBe( 0 );
} );

/** Puts a link into the page, presses it, and gives what the page that comes says; then goes back, where the one before speaks. */
async function follow( engine: Engine, { url }: SlowSite, to: string ) {
	await engine.go( `${ url }/empty` );
	await engine.evaluate( () => {
		const on = { 'frontage/page-transitions': { on: true } };
		document.cookie = `frontage_behaviours=${ encodeURIComponent( JSON.stringify( on ) ) };path=/`;
	} );
	await engine.go( `${ url }/about/` );
	await engine.evaluate( ( href ) => {
		document
			.querySelector( 'main' )!
			.insertAdjacentHTML( 'afterbegin', `<p><a id="go" href="${ href }">Go</a></p>` );
	}, to );
	await engine.click( '#go' );
	await expect
		.poll( () =>
			engine.evaluate( () => [ location.pathname + location.search, document.readyState ] ).catch( () => [] )
		)
		.toEqual( [ to, 'complete' ] );
	const isTurned = await engine.evaluate( () => ( window as { isTurned?: boolean } ).isTurned ?? false );
	const there = await engine.evaluate( unheard ).catch( () => [] );
	await engine.evaluate( () => history.back() );
	await expect
		.poll( () => engine.evaluate( () => [ location.pathname, document.readyState ] ).catch( () => [] ) )
		.toEqual( [ '/about/', 'complete' ] );
	return { isTurned, unheard: [ ...there, ...( await engine.evaluate( unheard ) ) ] };
}

/** Firefox has no transitions between pages; WebKit waits for a slow page. */
const PAGES = [
	{ name: 'a page', to: '/contact/', turns: true },
	{ name: 'a file', to: '/wp-includes/images/w-logo-blue.png', turns: false },
	{ name: 'a page that does not take part', to: '/wp-login.php', turns: false },
	{ name: 'a page that takes more than four seconds', to: '/contact/?slow-page', turns: true },
];
for ( const { name, to, turns } of PAGES ) {
	test( `a link to ${ name } arrives there, and nothing is thrown`, async ( { engine, slow } ) => {
		await engine.size( 1280, 800 );
		const { isTurned, unheard: errors } = await follow( engine, slow, to );
		expect( errors ).toEqual( [] );
		const hasTransitions = await engine.evaluate( () => 'onpagereveal' in window );
		expect( isTurned ).toBe( hasTransitions && turns );
	} );
}
