import type { Page } from '@playwright/test';
import { behave, everything } from '../../support/behaviors';
import {
	bottom,
	frames,
	header,
	isFixed,
	LONG,
	makePage,
	scroll,
	shifts,
	space,
	top,
	watchErrors,
	watchShifts,
	words,
} from '../../support/scrolling';
import { unique } from '../../support/forms';
import { box, boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// A header that stays, makes room, and what is jumped to below it; each test by the contract's id of what it looks at.

const bar = ( page: Page ) => page.locator( '[data-fr-sticky]' );
/** What was jumped to lies below the header. */
const isBelow = ( page: Page, selector: string ) =>
	expect
		.poll( async () => {
			const [ above, target ] = await boxes( bar( page ), page.locator( selector ) );
			return target.top - above.bottom;
		} )
		.toBeGreaterThanOrEqual( 0 );

test(
	'B2: a header of 100 px is fixed past 300, its room is kept, and it goes back without a jump',
	{ tag: '@smoke' },
	async ( { page, axe, requestUtils } ) => {
		await watchShifts( page );
		await page.goto( await makePage( requestUtils, header( 'after' ) + LONG, 'page-landing' ) );
		await expect.poll( () => bar( page ).evaluate( ( { clientHeight } ) => clientHeight ) ).toBe( 100 );
		await expect
			.poll( () =>
				page.evaluate( () => document.documentElement.style.getPropertyValue( '--fr-header-height' ) )
			)
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
			const window = await page.evaluate( () => document.documentElement.clientWidth ); // Beside its scrollbar.
			await expect.poll( () => bar( page ).evaluate( ( { clientWidth } ) => clientWidth ) ).toBe( window );
			await page.setViewportSize( { width: 640, height: 360 } );
			await expect.poll( () => isFixed( page ) ).toBe( false );
			await expect( bar( page ) ).not.toHaveClass( /is-stuck/ );
			await page.setViewportSize( { width: 1280, height: 720 } );
			await expect.poll( () => isFixed( page ) ).toBe( true );
		} );
	}
);

const group = ( attributes: object, inside: string, classes = '' ) =>
	`<!-- wp:group ${ JSON.stringify( attributes ) } --><div class="wp-block-group ${ classes }">${ inside }</div><!-- /wp:group -->`;
const styled = ( css: string ) => `<!-- wp:html --><style>[data-fr-sticky]{${ css }}</style><!-- /wp:html -->`;
for ( const [ where, content ] of [
	[ 'in a row', ( it: string ) => group( { layout: { type: 'flex' } }, it + words( 'Beside it' ) ) ],
	[
		'in a stack',
		( it: string ) => group( { layout: { type: 'flex', orientation: 'vertical' } }, it + words( 'Below it' ) ),
	],
	[
		'in a grid',
		( it: string ) =>
			styled( 'grid-column:span 2' ) +
			group( { layout: { type: 'grid', columnCount: 3 } }, it + words( 'Beside it' ) + words( 'Below it' ) ),
	],
	[ 'that lies over the page', ( it: string ) => styled( 'position:absolute;inset:0 0 auto' ) + it ],
	[
		'with margins',
		( it: string ) =>
			words( 'Above it' ) + it.replace( 'margin-top:0', 'margin:30px 0 50px' ) + words( 'Below it' ),
	],
] as const ) {
	test( `B2: a header ${ where } stays from where it does elsewhere, and nothing else moves`, async ( {
		page,
		requestUtils,
	} ) => {
		await watchShifts( page );
		for ( const mode of [ 'after', 'always' ] ) {
			await page.goto( await makePage( requestUtils, content( header( mode ) ) + LONG, 'page-landing' ) );
			await expect( bar( page ) ).toHaveAttribute( 'data-fr-sticky', mode );
			const places = () =>
				page.evaluate( () =>
					[ ...document.querySelectorAll( 'main p, #there' ) ].map( ( element ) => {
						const { left, top: at, width } = element.getBoundingClientRect();
						return [ left, at + scrollY, width ];
					} )
				);
			const before = await places();
			if ( mode === 'after' ) {
				await scroll( page, 300 );
				expect( await isFixed( page ) ).toBe( false );
			}
			await scroll( page, 301 );
			await expect.poll( () => isFixed( page ) ).toBe( true );
			await expect.poll( () => top( page, '[data-fr-sticky]' ) ).toBe( 0 );
			expect( await places() ).toEqual( before );
			await scroll( page, 0 );
			await expect.poll( () => isFixed( page ) ).toBe( false );
			await expect( bar( page ) ).not.toHaveClass( /is-stuck/ );
			expect( await places() ).toEqual( before );
			expect( await shifts( page ) ).toBe( 0 );
		}
	} );
}

test( 'B2: one that stays always does so without script too, and below the bar of who is signed in', async ( {
	admin,
	page,
	browser,
	requestUtils,
} ) => {
	const address = await makePage( requestUtils, header( 'always' ) + LONG, 'page-landing' );
	const plain = await ( await browser.newContext( { javaScriptEnabled: false } ) ).newPage();
	await plain.goto( `${ address }#link` );
	await expect.poll( () => top( plain, '#link' ) ).toBeLessThan( 700 );
	expect( await top( plain, '[data-fr-sticky]' ) ).toBe( 0 );
	await plain.context().close();

	await admin.visitAdminPage( 'index.php' );
	await page.goto( address );
	await scroll( page, 500 );
	await expect.poll( () => isFixed( page ) ).toBe( true );
	await expect.poll( () => top( page, '[data-fr-sticky]' ) ).toBe( 32 );
	await page.locator( 'main p a[href="#there"]' ).evaluate( ( link: HTMLElement ) => link.click() );
	await isBelow( page, '#there' );
	expect( await bottom( page, '[data-fr-sticky]' ) ).toBe( 132 );
} );

test(
	'B3: on the way down it makes room, on the way up it comes; focus, a menu and an overlay hold it',
	{ tag: '@smoke' },
	async ( { page, context, axe, requestUtils } ) => {
		await watchShifts( page );
		await behave( context, { 'frontage/sticky-header': { on: true } } );
		await page.goto( await makePage( requestUtils, LONG ) );
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
		await expect.poll( () => bottom( page, '[data-fr-sticky]' ) ).toBeLessThanOrEqual( 0 );
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
	}
);

test( 'B3: an overlay that opens freezes the header, and closing it lets go', async ( {
	page,
	context,
	requestUtils,
} ) => {
	await behave( context, { 'frontage/sticky-header': { on: true } } );
	await page.goto( await makePage( requestUtils, '<!-- wp:frontage/search {"layout":"popup"} /-->' + LONG ) );
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

test(
	'B4: what a click, an address or a key leads to lies below the fixed header',
	{ tag: '@smoke' },
	async ( { page, context, requestUtils } ) => {
		await behave( context, { 'frontage/sticky-header': { on: true, options: { mode: 'always' } } } );
		const errors = watchErrors( page );
		const address = await makePage( requestUtils, words( '<a id="odd" href="#100%">As it was typed</a>' ) + LONG );
		await page.goto( `${ address }#there` );
		await expect( bar( page ) ).toHaveClass( /is-stuck/ );
		await isBelow( page, '#there' );

		await page.goto( address );
		await expect( page.locator( 'html' ) ).toHaveAttribute( 'style', /--fr-header-height/ );
		const link = page.locator( 'main p a[href="#there"]' );
		await link.evaluate( ( a ) =>
			a.addEventListener( 'click', ( event ) => event.preventDefault(), { once: true } )
		);
		await link.click();
		await expect( page.locator( '#there' ) ).not.toHaveAttribute( 'tabindex' );
		await link.click();
		await expect( page.locator( '#there' ) ).toBeFocused();
		await isBelow( page, '#there' );

		await scroll( page, 99999 );
		await page.locator( 'footer a' ).first().focus();
		await page.keyboard.press( 'Shift+Tab' );
		await expect( page.locator( '#link' ) ).toBeFocused();
		await isBelow( page, '#link' );

		await page.locator( '#odd' ).click();
		await expect( page ).toHaveURL( /#100%$/ );
		expect( errors ).toEqual( [] );
	}
);

test( 'B2: another part that is shown instead is inert until then, and repeats no landmark’s name', async ( {
	page,
	axe,
	requestUtils,
} ) => {
	const slug = `small-${ unique() }`;
	const nav = '<!-- wp:html --><nav aria-label="Sections"><a href="#there">Down</a></nav><!-- /wp:html -->';
	const { id } = await requestUtils.rest< { id: string } >( {
		method: 'POST',
		path: '/wp/v2/template-parts',
		data: { slug, title: slug, area: 'header', content: nav, status: 'publish' },
	} );
	await page.goto(
		await makePage(
			requestUtils,
			header( 'after', { inside: nav, part: slug } ) +
				'<!-- wp:heading {"level":1} --><h1 class="wp-block-heading">Small</h1><!-- /wp:heading -->' +
				LONG,
			'page-landing'
		)
	);
	const part = page.locator( '.fr-sticky-part' );
	const isInert = () => part.evaluate( ( element: HTMLElement ) => element.inert );
	expect( await isInert() ).toBe( true );
	await expect( part ).toBeHidden();
	await scroll( page, 301 );
	await expect.poll( isInert ).toBe( false );
	await expect( part ).toBeVisible();
	await expect.poll( () => top( page, '.fr-sticky-part' ) ).toBe( 0 );
	expect( await top( page, '[data-fr-sticky]' ) ).toBe( -301 ); // The header itself goes with the page.
	await expect( page.getByRole( 'navigation', { name: 'Sections', exact: true } ) ).toHaveCount( 1 );
	await expect( page.getByRole( 'navigation', { name: 'Sections, sticky header' } ) ).toHaveCount( 1 );
	expect( await axe() ).toEqual( [] );
	await scroll( page, 300 );
	await expect.poll( isInert ).toBe( true );
	await expect( part ).toBeHidden();
	await requestUtils.rest( { method: 'DELETE', path: `/wp/v2/template-parts/${ id }`, params: { force: true } } );
} );

test( 'B2: at 200 % one that would cover more than 30 % of the window goes with the page, whatever it was told', async ( {
	browser,
	requestUtils,
} ) => {
	// 1280 × 1200 pixels of a screen.
	const page = await (
		await browser.newContext( { viewport: { width: 640, height: 600 }, deviceScaleFactor: 2 } )
	).newPage();
	for ( const [ height, at ] of [
		[ 160, 0 ],
		[ 200, -500 ],
	] as const ) {
		await page.goto( await makePage( requestUtils, header( 'always', { height } ) + LONG, 'page-landing' ) );
		await scroll( page, 500 );
		await expect.poll( () => top( page, '[data-fr-sticky]' ) ).toBe( at );
		await expect.poll( () => isFixed( page ) ).toBe( at === 0 );
	}
	await page.context().close();
} );

test( 'B2: of two headers one stays at a time; below a first screen one stays when it was passed', async ( {
	page,
	requestUtils,
} ) => {
	const errors = watchErrors( page );
	await page.goto(
		await makePage( requestUtils, header( 'after' ) + LONG + header( 'always' ) + space( 2000 ), 'page-landing' )
	);
	await scroll( page, 99999 );
	await expect( bar( page ).first() ).toHaveClass( /is-stuck/ );
	await expect( bar( page ).last() ).not.toHaveClass( /is-stuck/ );
	expect( ( await box( bar( page ).last() ) ).y ).toBeLessThan( 0 );

	await page.goto( await makePage( requestUtils, space( 1000 ) + header( 'after' ) + LONG, 'page-landing' ) );
	await expect( bar( page ) ).toHaveAttribute( 'data-fr-sticky', 'after' );
	await scroll( page, 100 );
	expect( await isFixed( page ) ).toBe( false );
	await scroll( page, 1600 );
	await expect.poll( () => isFixed( page ) ).toBe( true );
	expect( errors ).toEqual( [] );
} );

test( 'B2: markup that looks like its own stops nothing', async ( { page, context, requestUtils } ) => {
	await behave( context, everything() );
	const errors = watchErrors( page );
	const odd =
		'<!-- wp:html --><p id="frontage">Ours</p><div class="fr-loader fr-bg-wait" data-fr-scroll="returns">Not one</div><p data-fr-sticky="up">Last</p><!-- /wp:html -->';
	await page.goto( await makePage( requestUtils, header( 'after' ) + LONG + odd, 'page-landing' ) );
	await scroll( page, 400 );
	await expect( bar( page ).first() ).toHaveClass( /is-stuck/ );
	await scroll( page, 1000 );
	await expect( page.locator( '.fr-back-to-top' ) ).toHaveClass( /is-on/ );
	await expect( page.locator( 'html' ) ).toHaveClass( /is-loaded/ );
	expect( errors ).toEqual( [] );
} );

test( 'B3: a submenu that a mouse opened keeps the header', async ( { page, requestUtils } ) => {
	const items =
		'<!-- wp:navigation-submenu {"label":"Works","url":"#there","kind":"custom"} --><!-- wp:navigation-link {"label":"Bridges","url":"#link","kind":"custom"} /--><!-- /wp:navigation-submenu -->';
	const inside = `<!-- wp:frontage/menu {"ariaLabel":"Way","breakpoint":600} -->${ items }<!-- /wp:frontage/menu -->`;
	await page.goto( await makePage( requestUtils, header( 'up', { inside } ) + LONG, 'page-landing' ) );
	const menu = page.getByRole( 'navigation', { name: 'Way' } );
	await expect( menu ).toHaveAttribute( 'data-state', 'ready' );
	await scroll( page, 1000 );
	await scroll( page, 900 );
	await expect( bar( page ) ).toHaveClass( /is-pinned/ );
	await menu.getByRole( 'link', { name: 'Works' } ).hover();
	await expect( menu.getByRole( 'link', { name: 'Bridges' } ) ).toBeVisible();
	await scroll( page, 1400 );
	await expect( bar( page ) ).toHaveClass( /is-pinned/ );
	await page.keyboard.press( 'Escape' );
	await expect( menu.getByRole( 'link', { name: 'Bridges' } ) ).toBeHidden();
	await scroll( page, 1500 );
	await expect( bar( page ) ).toHaveClass( /is-unpinned/ );
} );

test( 'B4: with the bar of who is signed in and every behavior on, an address, a click and a key lead below both', async ( {
	admin,
	page,
	context,
	requestUtils,
} ) => {
	await admin.visitAdminPage( 'index.php' );
	await behave( context, {
		...everything(),
		'frontage/sticky-header': { on: true, options: { mode: 'always' } },
	} );
	const address = await makePage( requestUtils, LONG );
	await page.goto( `${ address }#there` );
	await expect( bar( page ) ).toHaveClass( /is-stuck/ );
	await isBelow( page, '#there' );
	expect( await top( page, '[data-fr-sticky]' ) ).toBe( 32 );
	await scroll( page, 0 );
	await page.locator( 'main p a[href="#there"]' ).click();
	await expect( page.locator( '#there' ) ).toBeFocused();
	await isBelow( page, '#there' );
	await scroll( page, 99999 );
	await page.locator( 'footer a' ).first().focus();
	await page.keyboard.press( 'Shift+Tab' );
	await expect( page.locator( '#link' ) ).toBeFocused();
	await isBelow( page, '#link' );
} );
