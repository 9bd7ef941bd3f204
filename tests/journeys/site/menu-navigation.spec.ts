import type { Locator, Page } from '@playwright/test';
import { unique } from '../../support/forms';
import { shifts, watchShifts } from '../../support/scrolling';
import { box, boxes } from '../../support/settled-layout';
import { finishAnimations } from '../../support/slow-network';
import { expect, test } from '../../support/test';

const item = ( label: string, url: string, inner = '' ) => {
	const attributes = JSON.stringify( { label, url, kind: 'custom' } );
	return inner
		? `<!-- wp:navigation-submenu ${ attributes } -->${ inner }<!-- /wp:navigation-submenu -->`
		: `<!-- wp:navigation-link ${ attributes } /-->`;
};
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const SIXTY = Array.from( { length: 60 }, ( _, at ) => item( `Work ${ at + 1 }`, `/work-${ at + 1 }/` ) ).join( '' );
const ITEMS = [
	item( 'Bridges', '/?bridges', item( 'Wood', '/?wood', item( 'Glued', '/?glued', item( LONG, '/?long' ) ) ) ),
	item( 'About', '#', item( 'People', '/?people' ) ),
	item( 'Works', '/?works', SIXTY ),
	item( 'Section', '#section' ),
	item( 'Last', '/?last', item( 'A submenu at the edge of the window', '/?edge' ) ),
].join( '' );
const MENU = `<!-- wp:frontage/menu {"ariaLabel":"Walk","align":"between"} -->${ ITEMS }<!-- /wp:frontage/menu -->`;
const CONTENT = [
	`<!-- wp:group {"align":"full"} --><div class="wp-block-group alignfull">${ MENU }</div><!-- /wp:group -->`,
	...Array.from( { length: 30 }, ( _, line ) => `<!-- wp:paragraph --><p>Line ${ line }.</p><!-- /wp:paragraph -->` ),
	'<!-- wp:heading --><h2 class="wp-block-heading" id="section">Section</h2><!-- /wp:heading -->',
	...Array.from( { length: 30 }, ( _, line ) => `<!-- wp:paragraph --><p>Line ${ line }.</p><!-- /wp:paragraph -->` ),
].join( '\n' );

let address = '';
test.beforeAll( async ( { requestUtils } ) => {
	const { link } = await requestUtils.rest< { link: string } >( {
		method: 'POST',
		path: '/wp/v2/pages',
		data: { title: `Menu ${ unique() }`, content: CONTENT, status: 'publish' },
	} );
	address = link;
} );

async function visit( page: Page, width: number, height = 900 ): Promise< Locator > {
	await page.setViewportSize( { width, height } );
	await page.goto( address );
	const menu = page.getByRole( 'navigation', { name: 'Walk' } );
	await expect( menu ).toHaveAttribute( 'data-state', 'ready' );
	return menu;
}
const link = ( within: Page | Locator, name: string ) => within.getByRole( 'link', { name, exact: true } );
const opener = ( within: Page | Locator, name: string ) =>
	within.getByRole( 'button', { name: `Submenu: ${ name }`, exact: true } );
const fits = ( page: Page ) =>
	page.evaluate( () => document.documentElement.scrollWidth - document.documentElement.clientWidth );
/** How far it stands outside of the window, sideways. */
const outside = async ( at: Locator ) => {
	const [ { left, right }, page ] = await boxes( at, at.page().locator( 'html' ) );
	return Math.round( Math.max( 0, -left, right - page.width ) );
};

test(
	'a mouse opens four levels at once, 200 ms after it left they are closed, and Escape is quicker',
	{ tag: '@smoke' },
	async ( { page } ) => {
		await page.clock.install( { time: 0 } );
		const menu = await visit( page, 1440 );
		await page.clock.pauseAt( 3_600_000 );
		await link( menu, 'Bridges' ).hover();
		await link( menu, 'Wood' ).hover();
		await link( menu, 'Glued' ).hover();
		await expect( link( menu, LONG ) ).toBeVisible();
		expect( await outside( link( menu, LONG ) ) ).toBe( 0 );
		expect( await fits( page ) ).toBe( 0 );

		await page.mouse.move( 700, 880 );
		await page.clock.runFor( 199 );
		await expect( link( menu, 'Wood' ) ).toBeVisible();
		await page.clock.runFor( 1 );
		await expect( link( menu, 'Wood' ) ).toBeHidden();
		await expect( opener( menu, 'Bridges' ) ).toHaveAttribute( 'aria-expanded', 'false' );

		await link( menu, 'Bridges' ).hover();
		await expect( link( menu, 'Wood' ) ).toBeVisible();
		await page.keyboard.press( 'Escape' );
		await expect( link( menu, 'Wood' ) ).toBeHidden();
	}
);

test( 'a submenu at the edge turns round, and sixty items stand in the window', async ( { page, axe } ) => {
	const menu = await visit( page, 1240 );
	await link( menu, 'Last' ).hover();
	const edge = link( menu, 'A submenu at the edge of the window' );
	await expect( edge ).toBeVisible();
	expect( await outside( edge ) ).toBe( 0 );
	expect( await axe() ).toEqual( [] );
	await link( menu, 'Works' ).hover();
	await expect( edge ).toBeHidden();
	for ( const name of [ 'Work 1', 'Work 60' ] ) {
		await expect( link( menu, name ) ).toBeInViewport();
		expect( await outside( link( menu, name ) ) ).toBe( 0 );
	}
	expect( await fits( page ) ).toBe( 0 );
} );

test(
	'by keyboard: buttons open, Escape gives the focus back, and focus that leaves closes',
	{ tag: '@smoke' },
	async ( { page } ) => {
		const menu = await visit( page, 1440 );
		await link( menu, 'Bridges' ).focus();
		await page.keyboard.press( 'Tab' );
		await expect( opener( menu, 'Bridges' ) ).toBeFocused();
		await page.keyboard.press( 'Enter' );
		await page.keyboard.press( 'Tab' );
		await expect( link( menu, 'Wood' ) ).toBeFocused();
		await page.keyboard.press( 'Tab' );
		await page.keyboard.press( 'Space' );
		await page.keyboard.press( 'Tab' );
		await expect( link( menu, 'Glued' ) ).toBeFocused();
		await page.keyboard.press( 'Escape' );
		await expect( opener( menu, 'Wood' ) ).toBeFocused();
		await expect( link( menu, 'Glued' ) ).toBeHidden();
		await page.keyboard.press( 'Tab' );
		await expect( menu.getByRole( 'button', { name: 'About' } ) ).toBeFocused();
		await expect( link( menu, 'Wood' ) ).toBeHidden();
		await page.keyboard.press( 'Enter' );
		await expect( link( menu, 'People' ) ).toBeVisible();
		await page.keyboard.press( 'Enter' );
		await expect( link( menu, 'People' ) ).toBeHidden();
	}
);

test.describe( 'by touch', () => {
	test.use( { hasTouch: true } );

	test(
		'the drawer opens, a row opens its submenu with its own page first, and several stay open',
		{ tag: '@smoke' },
		async ( { page, axe } ) => {
			const menu = await visit( page, 390 );
			const toggle = menu.getByRole( 'button', { name: 'Menu', exact: true } );
			await expect( link( menu, 'Bridges' ) ).toBeHidden();
			await toggle.tap();
			const drawer = page.getByRole( 'dialog', { name: 'Walk' } );
			await expect( drawer ).toHaveAttribute( 'data-state', 'opened' );
			// The parent's own page, which its row no longer leads to.
			const own = drawer
				.locator( '.fr-menu__parent li:first-child' )
				.first()
				.getByRole( 'link', { name: 'Bridges' } );
			await opener( drawer, 'Bridges' ).tap( { position: { x: 20, y: 20 } } );
			await expect( own ).toBeVisible();
			await expect( page ).toHaveURL( address );
			await drawer.getByText( 'About' ).tap();
			await expect( link( drawer, 'People' ) ).toBeVisible();
			await expect( link( drawer, 'About' ) ).toHaveCount( 0 );
			await expect( own ).toBeVisible();
			expect( await axe() ).toEqual( [] );

			await page.keyboard.press( 'Escape' );
			await expect( drawer ).toBeHidden();
			await expect( toggle ).toBeFocused();
			await expect( toggle ).toHaveAttribute( 'aria-expanded', 'false' );

			await toggle.tap();
			await expect( link( drawer, 'People' ) ).toBeHidden();
			await opener( drawer, 'Bridges' ).tap( { position: { x: 20, y: 20 } } );
			await own.tap();
			await expect( page ).toHaveURL( /\?bridges/ );
		}
	);

	test( 'a link to a place on the page closes it, then the page is there', async ( { page } ) => {
		const menu = await visit( page, 390 );
		await menu.getByRole( 'button', { name: 'Menu', exact: true } ).tap();
		const drawer = page.getByRole( 'dialog', { name: 'Walk' } );
		await link( drawer, 'Section' ).tap();
		await expect( drawer ).toBeHidden();
		await expect( page.getByRole( 'heading', { name: 'Section' } ) ).toBeInViewport();
	} );
} );

test( 'a window that grows past 1199 closes the drawer and lets the page scroll', async ( { page } ) => {
	const menu = await visit( page, 1198 );
	await menu.getByRole( 'button', { name: 'Menu', exact: true } ).click();
	const drawer = page.getByRole( 'dialog', { name: 'Walk' } );
	await expect( drawer ).toHaveAttribute( 'data-state', 'opened' );
	const overflow = () => page.evaluate( () => getComputedStyle( document.documentElement ).overflowY );
	expect( await overflow() ).toBe( 'hidden' );
	await page.setViewportSize( { width: 1199, height: 900 } );
	await expect( drawer ).toBeHidden();
	expect( await overflow() ).toBe( 'visible' );
	await expect( link( menu, 'Bridges' ) ).toBeVisible();
	await expect( menu.getByRole( 'button', { name: 'Menu', exact: true } ) ).toBeHidden();
	await page.setViewportSize( { width: 1198, height: 900 } );
	await expect( menu.getByRole( 'button', { name: 'Menu', exact: true } ) ).toBeVisible();
} );

for ( const what of [ 'late', 'missing' ] as const ) {
	test( `while its script is ${ what } a phone's list stays folded, opens over the page, and nothing moves`, async ( {
		page,
		axe,
	} ) => {
		let release = () => {};
		const released = new Promise< void >( ( resolve ) => ( release = resolve ) );
		await watchShifts( page );
		await page.route( /\/(view|openers|overlay|menu|scroll)\.js/, ( route ) =>
			what === 'late' ? released.then( () => route.continue() ) : route.abort()
		);
		await page.setViewportSize( { width: 390, height: 900 } );
		await page.goto( address, { waitUntil: 'commit' } ); // Modules hold back what comes after.
		const menu = page.getByRole( 'navigation', { name: 'Walk' } );
		const toggle = menu.getByRole( 'button', { name: 'Menu', exact: true } );
		await expect( toggle ).toBeVisible();
		// Whatever time would do by itself has been done.
		await finishAnimations( page );
		await expect( link( menu, 'Bridges' ) ).toBeHidden();

		await toggle.click();
		await expect( link( menu, 'Bridges' ) ).toBeVisible();
		await expect( link( menu, 'Wood' ) ).toBeVisible();
		expect( await fits( page ) ).toBe( 0 );
		expect( await axe( '.fr-menu-panel:popover-open' ) ).toEqual( [] );
		await menu.getByRole( 'button', { name: 'Close (Esc)' } ).click();
		await expect( link( menu, 'Bridges' ) ).toBeHidden();
		await toggle.click();
		await page.keyboard.press( 'Escape' );
		await expect( link( menu, 'Bridges' ) ).toBeHidden();

		if ( what === 'late' ) {
			release();
			await expect( menu ).toHaveAttribute( 'data-state', 'ready' );
			await toggle.click();
			await expect( link( page.getByRole( 'dialog', { name: 'Walk' } ), 'Bridges' ) ).toBeVisible();
		}
		expect( await shifts( page ) ).toBeLessThanOrEqual( 0.005 );
	} );
}

for ( const [ what, width, height ] of [
	[ '320 px', 320, 640 ],
	[ '1280 × 720 at 200 %', 640, 360 ],
] as const ) {
	test( `at ${ what } nothing is wider than the window, and the last item is reached`, async ( { page } ) => {
		const menu = await visit( page, width, height );
		expect( await fits( page ) ).toBe( 0 );
		await menu.getByRole( 'button', { name: 'Menu', exact: true } ).click();
		const drawer = page.getByRole( 'dialog', { name: 'Walk' } );
		for ( const name of [ 'Bridges', 'Wood', 'Glued', 'Works' ] ) {
			await opener( drawer, name ).click();
		}
		await expect( link( drawer, LONG ) ).toBeVisible();
		expect( await drawer.evaluate( ( { scrollWidth, clientWidth } ) => scrollWidth - clientWidth ) ).toBe( 0 );
		// Once nothing moves any more.
		await drawer.evaluate( ( element ) =>
			Promise.all( element.getAnimations( { subtree: true } ).map( ( { finished } ) => finished ) ).then(
				() => {}
			)
		);
		await link( drawer, 'Work 60' ).scrollIntoViewIfNeeded();
		await expect( link( drawer, 'Work 60' ) ).toBeInViewport();
		expect( await fits( page ) ).toBeLessThanOrEqual( 0 ); // Behind a drawer there is the scrollbar's room, too.
	} );
}

test( 'from right to left submenus open to the left, and the drawer comes from there', async ( { page } ) => {
	const menu = await visit( page, 1440 );
	await page.evaluate( () => ( document.dir = 'rtl' ) );
	await opener( menu, 'Bridges' ).click();
	await opener( menu, 'Wood' ).click();
	const [ inner, outer ] = await boxes( link( menu, 'Glued' ), link( menu, 'Wood' ) );
	expect( inner.left ).toBeLessThan( outer.left );
	await page.setViewportSize( { width: 390, height: 900 } );
	await menu.getByRole( 'button', { name: 'Menu', exact: true } ).click();
	const drawer = page.getByRole( 'dialog', { name: 'Walk' } );
	await expect( drawer ).toHaveAttribute( 'data-state', 'opened' );
	expect( ( await box( drawer ) ).left ).toBe( 0 );
} );

test( 'the arrow of a submenu is on the canvas what it is on the page', async ( {
	page,
	admin,
	editor,
	requestUtils,
} ) => {
	const { id } = await requestUtils.createPage( { title: 'Arrow', status: 'publish', content: MENU } );
	const arrow = ( of: Locator ) =>
		of.first().evaluate( ( element ) => {
			const style = getComputedStyle( element, '::after' );
			const { content, width, height, rotate, borderWidth, borderStyle } = style;
			return { content, width, height, rotate, borderWidth, borderStyle };
		} );
	await page.goto( `/?page_id=${ id }` );
	const seen = await arrow( page.locator( 'main .fr-menu__open' ) );
	expect( seen ).toMatchObject( { content: '""', rotate: '45deg' } );
	await admin.editPost( id );
	expect( await arrow( editor.canvas.locator( '.has-child > .wp-block-navigation-item__content' ) ) ).toEqual( seen );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	for ( const width of [ 1440, 320 ] ) {
		test(
			`at ${ width } px the list is there, and submenus open under the mouse and by focus`,
			{ tag: '@smoke' },
			async ( { page } ) => {
				await page.setViewportSize( { width, height: 900 } );
				await page.goto( address );
				const menu = page.getByRole( 'navigation', { name: 'Walk' } );
				await expect( menu.getByRole( 'button', { name: 'Menu', exact: true } ) ).toBeHidden();
				await link( menu, 'Works' ).hover();
				await expect( link( menu, 'Work 60' ) ).toBeVisible();
				await link( menu, 'Bridges' ).focus();
				await page.mouse.move( 0, 0 );
				await expect( link( menu, 'Wood' ) ).toBeVisible();
				await link( menu, 'Section' ).click();
				await expect( page ).toHaveURL( `${ address }#section` );
			}
		);
	}

	test( 'in a narrow window the list has a line of its own, and the name of the site keeps its line', async ( {
		page,
		requestUtils,
	} ) => {
		const row = ( inner: string ) =>
			`<!-- wp:group {"layout":{"type":"flex","flexWrap":"nowrap"}} --><div class="wp-block-group">${ inner }</div><!-- /wp:group -->`;
		const { id } = await requestUtils.createPage( {
			title: 'Header in two groups',
			status: 'publish',
			content: row( `<!-- wp:site-title {"level":0} /-->${ row( MENU ) }` ),
		} );
		await page.setViewportSize( { width: 320, height: 900 } );
		await page.goto( `/?page_id=${ id }` );
		const [ name, list ] = await boxes(
			page.locator( 'main .wp-block-site-title' ),
			page.locator( 'main .fr-menu__list' )
		);
		expect( list.top ).toBeGreaterThanOrEqual( name.bottom );
		expect( list.x ).toBeCloseTo( name.x, 0 );
	} );
} );
