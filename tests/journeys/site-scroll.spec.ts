import type { Page } from '@playwright/test';
import { behave } from '../support/behaviours';
import { unique } from '../support/forms';
import { expect, test } from '../support/test';

// What stays, comes and goes while a visitor scrolls; each test by the contract's id of what it looks at.

const space = ( height: number ) =>
	`<!-- wp:spacer {"height":"${ height }px"} --><div style="height:${ height }px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
const words = ( html: string ) => `<!-- wp:paragraph --><p>${ html }</p><!-- /wp:paragraph -->`;
const header = ( mode: string ) =>
	`<!-- wp:group ${ JSON.stringify( {
		tagName: 'header',
		frStickyHeader: mode,
		style: { dimensions: { minHeight: '100px' }, spacing: { margin: { top: '0' } } },
	} ) } --><header class="wp-block-group" style="min-height:100px;margin-top:0"><a href="#there">Down</a></header><!-- /wp:group -->`;
const picture = ( name: string ) =>
	`<!-- wp:group ${ JSON.stringify( {
		style: {
			background: { backgroundImage: { url: `${ process.env.WP_BASE_URL }/wp-includes/images/${ name }` } },
		},
	} ) } --><div id="${ name.split( '.' )[ 0 ] }" class="wp-block-group">${ words( 'On a picture' ) }</div><!-- /wp:group -->`;

const LONG =
	words( '<a href="#there">Go there</a>' ) +
	space( 1700 ) +
	'<!-- wp:heading --><h2 class="wp-block-heading" id="there">There</h2><!-- /wp:heading -->' +
	words( '<a id="link" href="/">A link</a>' ) +
	space( 3000 );

let make: ( content: string, template?: string ) => Promise< string >;
test.beforeAll( ( { requestUtils } ) => {
	make = async ( content, template = '' ) =>
		(
			await requestUtils.rest< { link: string } >( {
				method: 'POST',
				path: '/wp/v2/pages',
				data: { title: `Scroll ${ unique() }`, content, status: 'publish', template },
			} )
		).link;
} );

const frames = ( page: Page ) =>
	page.evaluate( async () => {
		for ( let frame = 0; frame < 3; frame++ ) {
			await new Promise( requestAnimationFrame );
		}
	} );
async function scroll( page: Page, top: number ) {
	await page.evaluate( ( to ) => scrollTo( { top: to, behavior: 'instant' } ), top );
	await frames( page );
}
const isFixed = ( page: Page ) =>
	page.evaluate( () => document.documentElement.classList.contains( 'is-header-fixed' ) );
const bar = ( page: Page ) => page.locator( '[data-fr-sticky]' );
const top = ( page: Page, selector: string ) =>
	page.locator( selector ).evaluate( ( element ) => element.getBoundingClientRect().top );
const bottom = ( page: Page ) => bar( page ).evaluate( ( element ) => element.getBoundingClientRect().bottom );

/** The sum of all that moved by itself since the page came. */
const watchShifts = ( page: Page ) =>
	page.addInitScript( () => {
		const seen = { sum: 0 };
		Object.assign( window, { shifts: seen } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				seen.sum += ( entry as unknown as { value: number } ).value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
const shifts = ( page: Page ) => page.evaluate( () => ( window as unknown as { shifts: { sum: number } } ).shifts.sum );

test( 'B2: a header of 100 px is fixed past 300, its room is kept, and it goes back without a jump', async ( {
	page,
	axe,
} ) => {
	await watchShifts( page );
	await page.goto( await make( header( 'after' ) + LONG, 'page-landing' ) );
	await expect.poll( () => bar( page ).evaluate( ( { clientHeight } ) => clientHeight ) ).toBe( 100 );
	await expect
		.poll( () => page.evaluate( () => document.documentElement.style.getPropertyValue( '--fr-header-height' ) ) )
		.toBe( '100px' );
	const height = await page.evaluate( () => document.documentElement.scrollHeight );
	await scroll( page, 300 );
	expect( await isFixed( page ) ).toBe( false );
	await scroll( page, 301 );
	await expect.poll( () => isFixed( page ) ).toBe( true );
	await expect.poll( () => top( page, '[data-fr-sticky]' ) ).toBe( 0 );
	expect( await page.evaluate( () => document.documentElement.scrollHeight ) ).toBe( height );
	expect( await axe( '[data-fr-sticky]' ) ).toEqual( [] );

	await scroll( page, 300 );
	await expect.poll( () => isFixed( page ) ).toBe( false );
	await scroll( page, 0 );
	await expect( bar( page ) ).not.toHaveClass( /is-stuck/ );
	expect( await shifts( page ) ).toBe( 0 );

	await test.step( 'in a window that grows narrow it stays fixed; in one that has no room for it, it goes with the page', async () => {
		await scroll( page, 400 );
		await expect.poll( () => isFixed( page ) ).toBe( true );
		await page.setViewportSize( { width: 390, height: 800 } );
		await expect.poll( () => bar( page ).evaluate( ( { clientWidth } ) => clientWidth ) ).toBe( 390 );
		await page.setViewportSize( { width: 640, height: 360 } );
		await expect.poll( () => isFixed( page ) ).toBe( false );
		await expect( bar( page ) ).not.toHaveClass( /is-stuck/ );
		await page.setViewportSize( { width: 1280, height: 720 } );
		await expect.poll( () => isFixed( page ) ).toBe( true );
	} );
} );

test( 'B2: one that stays always does so without script too, and below the bar of who is signed in', async ( {
	admin,
	page,
	browser,
} ) => {
	const address = await make( header( 'always' ) + LONG, 'page-landing' );
	const plain = await ( await browser.newContext( { javaScriptEnabled: false } ) ).newPage();
	await plain.goto( `${ address }#link` );
	await expect
		.poll( () =>
			plain
				.locator( '#link' )
				.boundingBox()
				.then( ( box ) => box!.y < 700 )
		)
		.toBe( true );
	expect( ( await plain.locator( '[data-fr-sticky]' ).boundingBox() )!.y ).toBe( 0 );
	await plain.context().close();

	await admin.visitAdminPage( 'index.php' );
	await page.goto( address );
	await scroll( page, 500 );
	await expect.poll( () => isFixed( page ) ).toBe( true );
	await expect.poll( () => top( page, '[data-fr-sticky]' ) ).toBe( 32 );
	await page.locator( 'main p a[href="#there"]' ).evaluate( ( link: HTMLElement ) => link.click() );
	await expect.poll( () => top( page, '#there' ) ).toBeGreaterThanOrEqual( await bottom( page ) );
	expect( await bottom( page ) ).toBe( 132 );
} );

test( 'B3: on the way down it makes room, on the way up it comes; focus, a menu and an overlay hold it', async ( {
	page,
	context,
	axe,
} ) => {
	await watchShifts( page );
	await behave( context, { 'frontage/sticky-header': { on: true } } );
	await page.goto( await make( LONG ) );
	const classes = async () => {
		await frames( page );
		return ( await bar( page ).getAttribute( 'class' ) )!
			.split( ' ' )
			.filter( ( name ) => name.startsWith( 'is-' ) && name !== 'is-stuck' )
			.sort()
			.join( ' ' );
	};
	await expect( bar( page ) ).toHaveClass( /headroom/ );
	expect( await classes() ).toBe( 'is-not-bottom is-pinned is-top' );
	await scroll( page, 400 );
	await expect.poll( classes ).toBe( 'is-not-bottom is-not-top is-unpinned' );
	await expect.poll( () => bottom( page ) ).toBeLessThanOrEqual( 0 );
	await scroll( page, 399 );
	await expect.poll( classes ).toBe( 'is-not-bottom is-not-top is-pinned' );
	await expect.poll( () => top( page, '[data-fr-sticky]' ) ).toBe( 0 );
	await scroll( page, 99999 );
	await expect.poll( classes ).toBe( 'is-bottom is-not-top is-unpinned' );
	expect( await shifts( page ) ).toBe( 0 );

	await test.step( 'a focused link brings it back, and it stays for it', async () => {
		await bar( page ).locator( 'a' ).first().focus();
		await expect.poll( classes ).toContain( 'is-pinned' );
		await scroll( page, 1000 );
		await scroll( page, 1500 );
		expect( await classes() ).toContain( 'is-pinned' );
		await page.locator( '#link' ).focus();
	} );
	await test.step( 'an open submenu keeps it where it is', async () => {
		await scroll( page, 1000 );
		await expect.poll( classes ).toContain( 'is-pinned' );
		const opener = bar( page ).locator( 'a' ).first();
		await opener.evaluate( ( link ) => link.setAttribute( 'aria-expanded', 'true' ) );
		await scroll( page, 1500 );
		expect( await classes() ).toContain( 'is-pinned' );
		await opener.evaluate( ( link ) => link.removeAttribute( 'aria-expanded' ) );
		await scroll( page, 1600 );
		await expect.poll( classes ).toContain( 'is-unpinned' );
	} );
	await test.step( 'frozen, nothing of it changes until it is let go', async () => {
		await scroll( page, 1000 );
		await scroll( page, 1500 );
		await expect.poll( classes ).toContain( 'is-unpinned' );
		await page.evaluate( () => document.dispatchEvent( new CustomEvent( 'frontage:header:freeze' ) ) );
		await scroll( page, 1200 );
		await expect.poll( classes ).toBe( 'is-frozen is-not-bottom is-not-top is-unpinned' );
		await page.evaluate( () =>
			document.dispatchEvent( new CustomEvent( 'frontage:header:freeze', { detail: false } ) )
		);
		await scroll( page, 1100 );
		await expect.poll( classes ).toBe( 'is-not-bottom is-not-top is-pinned' );
	} );
	await scroll( page, 0 );
	await expect.poll( classes ).toBe( 'is-not-bottom is-pinned is-top' );
	expect( await axe() ).toEqual( [] );

	await test.step( 'who wants less motion has it at once', async () => {
		await page.emulateMedia( { reducedMotion: 'reduce' } );
		await scroll( page, 800 );
		await scroll( page, 700 );
		await expect( bar( page ) ).toHaveCSS( 'transition-duration', '0s' );
	} );
} );

test( 'B3: an overlay that opens freezes the header, and closing it lets go', async ( { page, context } ) => {
	await behave( context, { 'frontage/sticky-header': { on: true } } );
	await page.goto( await make( '<!-- wp:frontage/search {"layout":"popup"} /-->' + LONG ) );
	await expect( bar( page ) ).toHaveClass( /headroom/ );
	await scroll( page, 400 );
	await expect( bar( page ) ).toHaveClass( /is-unpinned/ );
	await page.locator( 'main .fr-search__open' ).evaluate( ( link: HTMLElement ) => link.click() );
	await expect( bar( page ) ).toHaveClass( /is-frozen/ );
	await scroll( page, 300 );
	await expect( bar( page ) ).toHaveClass( /is-unpinned/ );
	await page.keyboard.press( 'Escape' );
	await expect( bar( page ) ).not.toHaveClass( /is-frozen/ );
} );

test( 'B4: what a click, an address or a key leads to lies below the fixed header', async ( { page, context } ) => {
	await behave( context, { 'frontage/sticky-header': { on: true, options: { mode: 'always' } } } );
	const address = await make( LONG );
	const isBelow = ( selector: string ) =>
		expect
			.poll( async () => ( await top( page, selector ) ) - ( await bottom( page ) ) )
			.toBeGreaterThanOrEqual( 0 );
	await page.goto( `${ address }#there` );
	await expect( bar( page ) ).toHaveClass( /is-stuck/ );
	await isBelow( '#there' );

	await page.goto( address );
	await page.locator( 'main p a[href="#there"]' ).click();
	await expect( page.locator( '#there' ) ).toBeFocused();
	await isBelow( '#there' );

	await scroll( page, 99999 );
	await page.locator( 'footer a' ).first().focus();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( page.locator( '#link' ) ).toBeFocused();
	await isBelow( '#link' );
} );

test( 'B5: a title is whole until 140 px and gone at 440; who tabs to a link in it sees it', async ( {
	page,
	context,
} ) => {
	await behave( context, { 'frontage/title-fade': { on: true } } );
	await page.goto( await make( LONG ) );
	const title = page.locator( 'h1' );
	const opacity = () => title.evaluate( ( element ) => Number( getComputedStyle( element ).opacity ) );
	for ( const [ at, is ] of [
		[ 0, 1 ],
		[ 140, 1 ],
		[ 215, 0.75 ],
		[ 290, 0.5 ],
		[ 365, 0.25 ],
		[ 440, 0 ],
	] as const ) {
		await scroll( page, at );
		await expect.poll( opacity ).toBeCloseTo( is, 2 );
	}
	await title.evaluate( ( element ) => {
		const link = document.createElement( 'a' );
		link.href = '#';
		element.append( link );
		link.focus( { preventScroll: true } );
	} );
	await expect.poll( opacity ).toBe( 1 );
	await page.locator( '#link' ).focus();
	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await scroll( page, 440 );
	await expect.poll( opacity ).toBe( 1 );
} );

test( 'B6: back to top comes past one window and leads up in 800 ms, unless somebody stops it', async ( {
	page,
	context,
	axe,
} ) => {
	await behave( context, { 'frontage/back-to-top': { on: true } } );
	await page.clock.install();
	const address = await make( LONG );
	await page.goto( address );
	const button = page.locator( '.fr-back-to-top' );
	const { height } = page.viewportSize()!;
	await expect( button ).toHaveClass( /is-off/ );
	await expect( button ).toBeHidden();
	await scroll( page, height + 1 );
	await expect( button ).toHaveClass( /is-on/ );
	await expect( button ).toBeVisible();
	await scroll( page, height );
	await expect( button ).toHaveClass( /is-off/ );
	await button.evaluate( ( link ) => link.focus() );
	await expect( button ).not.toBeFocused();

	const y = () => page.evaluate( () => scrollY );
	await scroll( page, 3000 );
	await expect( button ).toHaveClass( /is-on/ );
	expect( await axe( '.fr-back-to-top' ) ).toEqual( [] );
	await page.clock.pauseAt( Date.UTC( 2100, 0 ) );
	const entries = await page.evaluate( () => history.length );
	await button.evaluate( ( link: HTMLElement ) => link.click() );
	await page.clock.runFor( 780 );
	expect( await y() ).toBeGreaterThan( 0 );
	await page.clock.runFor( 120 );
	expect( await y() ).toBe( 0 );
	expect( await page.evaluate( () => [ location.hash, history.length ] ) ).toEqual( [ '', entries ] );
	await page.keyboard.press( 'Tab' );
	await expect( page.locator( '.skip-link' ) ).toBeFocused();

	await page.evaluate( () => scrollTo( { top: 3000, behavior: 'instant' } ) );
	await button.evaluate( ( link: HTMLElement ) => link.click() );
	await page.clock.runFor( 300 );
	await page.evaluate( () => dispatchEvent( new WheelEvent( 'wheel' ) ) );
	const stopped = await y();
	await page.clock.runFor( 900 );
	expect( await y() ).toBe( stopped );
	expect( stopped ).toBeGreaterThan( 0 );

	await page.emulateMedia( { reducedMotion: 'reduce' } );
	await button.evaluate( ( link: HTMLElement ) => link.click() );
	await page.clock.runFor( 50 );
	expect( await y() ).toBe( 0 );
} );

test( 'B6, B7: without script both buttons are there; with it help goes past 680 px, for good unless it may return', async ( {
	page,
	browser,
} ) => {
	const help = ( returns: boolean ) =>
		`<!-- wp:frontage/support-button ${ JSON.stringify( {
			label: 'Ask us',
			link: { url: '/contact/' },
			returns,
		} ) } /-->`;
	const button = page.locator( '.fr-support-button' );
	const isInert = () => button.evaluate( ( link: HTMLElement ) => link.inert );
	for ( const returns of [ false, true ] ) {
		await page.goto( await make( help( returns ) + '<!-- wp:frontage/back-to-top /-->' + LONG ) );
		await expect( page.locator( '.fr-back-to-top' ) ).toHaveClass( /is-off/ );
		await scroll( page, 680 );
		expect( await isInert() ).toBe( false );
		await scroll( page, 681 );
		await expect.poll( isInert ).toBe( true );
		await expect( button ).toBeHidden();
		await scroll( page, 0 );
		await expect.poll( isInert ).toBe( ! returns );
	}
	const plain = await ( await browser.newContext( { javaScriptEnabled: false } ) ).newPage();
	await plain.goto( page.url() );
	await expect( plain.locator( '.fr-back-to-top' ) ).toBeVisible();
	await expect( plain.getByRole( 'link', { name: 'Ask us' } ) ).toBeVisible();
	await plain.context().close();
} );

test( 'B8: the cover goes with the page’s load, by itself before 3 s, and is no part of paper or of no script', async ( {
	page,
	context,
	browser,
} ) => {
	const chosen = { 'frontage/page-loader': { on: true } };
	await behave( context, chosen );
	const address = await make( LONG + '<!-- wp:html --><img src="/hangs.png" alt=""><!-- /wp:html -->' );
	let release = () => {};
	await page.route( '**/hangs.png', async ( route ) => {
		await new Promise< void >( ( done ) => ( release = done ) );
		await route.abort();
	} );
	await page.goto( address, { waitUntil: 'commit' } );
	const cover = page.locator( '.fr-loader' );
	await expect( cover ).toHaveCSS( 'animation-name', 'fr-loader' );
	const end = await cover.evaluate( ( element ) => {
		const { delay, duration } = element.getAnimations()[ 0 ]!.effect!.getComputedTiming();
		return Number( delay ) + Number( duration );
	} );
	expect( end ).toBeLessThanOrEqual( 3000 );
	await expect( cover ).toBeHidden(); // Nothing has let the page's load go yet.
	expect( await page.evaluate( () => document.readyState ) ).not.toBe( 'complete' );
	const largest = await page.evaluate(
		() =>
			new Promise< string >( ( done ) =>
				new PerformanceObserver( ( list ) =>
					done( ( list.getEntries().at( -1 ) as unknown as { element: Element } ).element.className )
				).observe( { type: 'largest-contentful-paint', buffered: true } )
			)
	);
	expect( largest ).not.toContain( 'fr-loader' );
	release();
	await expect( page.locator( 'html' ) ).toHaveClass( /is-loaded/ );
	await page.emulateMedia( { media: 'print' } );
	await expect( cover ).toHaveCSS( 'display', 'none' );

	const still = await browser.newContext( { javaScriptEnabled: false } );
	await behave( still, chosen );
	const plain = await still.newPage();
	await plain.goto( address, { waitUntil: 'commit' } );
	await expect( plain.locator( '.fr-loader' ) ).toHaveCSS( 'display', 'none' );
	await still.close();
} );

test( 'B9: the page is drawn up from the footer; one that is higher than the window is seen from its head', async ( {
	page,
	context,
} ) => {
	await behave( context, { 'frontage/fixed-footer': { on: true } } );
	await page.goto( await make( LONG ) );
	const footer = page.locator( 'footer.fr-fixed-footer' );
	const { height } = page.viewportSize()!;
	const isSeen = () =>
		footer.evaluate( ( element ) => {
			const { left, bottom: end } = element.getBoundingClientRect();
			return element.contains( document.elementFromPoint( left + 20, end - 5 ) );
		} );
	expect( await footer.evaluate( ( element ) => element.getBoundingClientRect().bottom ) ).toBeCloseTo( height, 0 );
	expect( await isSeen() ).toBe( false );
	await page.locator( '#link' ).focus();
	await page.keyboard.press( 'Tab' );
	expect( await footer.evaluate( ( element ) => element.matches( ':focus-within' ) ) ).toBe( true );
	await expect.poll( isSeen ).toBe( true );

	await page.locator( '#link' ).focus();
	const inside = footer.locator( '> *' );
	await inside.evaluate( ( { style } ) => ( style.minBlockSize = '1500px' ) );
	const edge = ( side: 'top' | 'bottom' ) =>
		inside.evaluate(
			( element, which ) => Math.abs( Math.round( element.getBoundingClientRect()[ which ] ) ),
			side
		);
	await scroll( page, 99999 );
	await expect.poll( () => edge( 'bottom' ) ).toBe( height );
	await scroll( page, ( await page.evaluate( () => document.documentElement.scrollHeight ) ) - 1500 );
	await expect.poll( () => edge( 'top' ) ).toBe( 0 ); // Its head can be read, too.
} );

test( 'B10, B11: columns keep the page’s edge on wide screens, from either side; cards and their parts are equally high', async ( {
	page,
} ) => {
	const group = ( style: string ) =>
		`<!-- wp:group {"className":"is-style-${ style }"} --><div class="wp-block-group is-style-${ style }">${ words(
			'At the edge'
		) }</div><!-- /wp:group -->`;
	const card = ( text: string ) =>
		`<!-- wp:group --><div class="wp-block-group card"><!-- wp:heading --><h2 class="wp-block-heading">Card</h2><!-- /wp:heading -->${ words(
			text
		) }${ words( '<a href="/">More</a>' ) }</div><!-- /wp:group -->`;
	await page.setViewportSize( { width: 1600, height: 900 } );
	await page.goto(
		await make(
			`<!-- wp:group {"align":"full"} --><div class="wp-block-group alignfull">${ [
				'offset-start',
				'offset-end',
				'offset-start-xl',
				'offset-end-xl',
			]
				.map( group )
				.join(
					''
				) }</div><!-- /wp:group --><!-- wp:group {"className":"is-style-equal-height","layout":{"type":"grid","columnCount":2}} --><div class="wp-block-group is-style-equal-height">${ card(
				'Short.'
			) }${ card( 'A text that is much longer. '.repeat( 12 ) ) }</div><!-- /wp:group -->`,
			'page-landing'
		)
	);
	const padding = ( style: string ) =>
		page.locator( `.is-style-${ style }` ).evaluate( ( element ) => {
			const { paddingLeft, paddingRight } = getComputedStyle( element );
			return [ paddingLeft, paddingRight ];
		} );
	expect( await padding( 'offset-start' ) ).toEqual( [ '230px', '0px' ] );
	expect( await padding( 'offset-end' ) ).toEqual( [ '0px', '230px' ] );
	expect( await padding( 'offset-start-xl' ) ).toEqual( [ '0px', '0px' ] );
	const places = await page
		.locator( '.card' )
		.evaluateAll( ( cards ) =>
			cards.map( ( element ) => [
				element.getBoundingClientRect().height,
				element.lastElementChild!.getBoundingClientRect().top,
			] )
		);
	expect( places[ 0 ] ).toEqual( places[ 1 ] );
	await page.setViewportSize( { width: 2000, height: 900 } );
	expect( await padding( 'offset-start-xl' ) ).toEqual( [ '120px', '0px' ] );
	expect( await padding( 'offset-end-xl' ) ).toEqual( [ '0px', '120px' ] );
	await page.locator( 'html' ).evaluate( ( element ) => element.setAttribute( 'dir', 'rtl' ) );
	expect( await padding( 'offset-start' ) ).toEqual( [ '0px', '430px' ] );
	await page.setViewportSize( { width: 1200, height: 900 } );
	expect( await padding( 'offset-start' ) ).toEqual( [ '0px', '0px' ] );
	await page.setViewportSize( { width: 320, height: 900 } );
	expect( await page.evaluate( () => document.documentElement.scrollWidth ) ).toBe( 320 );
} );

test( 'B1: a background is asked for 200 px before its block is seen; the first one never waits', async ( {
	page,
	context,
	browser,
} ) => {
	const chosen = { 'frontage/lazy-backgrounds': { on: true } };
	await behave( context, chosen );
	const address = await make( picture( 'w-logo-blue.png' ) + space( 1700 ) + picture( 'wpspin.gif' ) + space( 900 ) );
	const asked: string[] = [];
	page.on( 'request', ( request ) => asked.push( request.url().replace( /.*\//, '' ) ) );
	await page.goto( address );
	const image = () => page.locator( '#wpspin' ).evaluate( ( block ) => getComputedStyle( block ).backgroundImage );
	await expect( page.locator( '#w-logo-blue' ) ).not.toHaveClass( /fr-bg-wait/ );
	await expect( page.locator( 'link[rel="preload"][href*="w-logo-blue"]' ) ).toBeAttached();
	await expect( page.locator( '#wpspin' ) ).toHaveClass( /is-held/ );
	const start = ( await top( page, '#wpspin' ) ) - page.viewportSize()!.height;
	await scroll( page, start - 201 );
	expect( await image() ).toBe( 'none' );
	expect( asked ).not.toContain( 'wpspin.gif' );
	await scroll( page, start - 199 );
	await expect.poll( image ).toContain( 'wpspin.gif' );
	await expect.poll( () => asked ).toContain( 'wpspin.gif' );

	await test.step( 'where the module does not come, the style lets go by itself', async () => {
		await page.route( '**/lazy-backgrounds/view.js*', ( route ) => route.abort() );
		await page.goto( address );
		expect( await image() ).toBe( 'none' );
		await page.locator( '#wpspin' ).evaluate( ( block ) => block.getAnimations()[ 0 ]!.finish() );
		expect( await image() ).toContain( 'wpspin.gif' );
	} );
	await test.step( 'without script it is there', async () => {
		const still = await browser.newContext( { javaScriptEnabled: false } );
		await behave( still, chosen );
		const plain = await still.newPage();
		await plain.goto( address );
		await expect( plain.locator( '#wpspin' ) ).toHaveCSS( 'background-image', /wpspin/ );
		await still.close();
	} );
} );
