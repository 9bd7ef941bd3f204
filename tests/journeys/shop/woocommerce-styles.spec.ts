import type { Browser } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { productIds } from '../../support/shop';
import { boxes, type Box } from '../../support/settled-layout';
import { expect, test } from '../../support/test';
import { READ, computed } from '../../support/woocommerce-styles';

// Parts of ours beside WooCommerce's own style sheets, which are written for every theme and say a lot.

type Direction = 'ltr' | 'rtl';
const WIDTHS = [ 390, 1440 ];
const DIRECTIONS: Direction[] = [ 'ltr', 'rtl' ];

async function visit( browser: Browser, address: string, width: number, direction: Direction = 'ltr' ) {
	const context = await browser.newContext( { viewport: { width, height: 900 } } );
	const page = await context.newPage();
	await page.goto( address );
	await page.evaluate( ( dir ) => ( document.documentElement.dir = dir ), direction );
	return page;
}

const overlap = ( one: Box, other: Box ) =>
	Math.min( one.right, other.right ) - Math.max( one.left, other.left ) > 0.5 &&
	Math.min( one.bottom, other.bottom ) - Math.max( one.top, other.top ) > 0.5;

for ( const width of WIDTHS ) {
	for ( const direction of DIRECTIONS ) {
		test( `a list is pictures beside their words at ${ width } px, ${ direction }`, async ( { browser, axe } ) => {
			test.slow(); // Forty boxes, and axe over the whole list.
			const page = await visit( browser, '/shop/?view=list', width, direction );
			const list = page.locator( 'main ul.products' );
			const items = list.locator( '> li' );
			const count = await items.count();
			expect( count ).toBeGreaterThan( 3 );
			const PARTS = [ 'img', 'h2', '.price', '.button' ];
			const all = Array.from( { length: count }, ( none, at ) => items.nth( at ) );
			const badge = list.locator( '.onsale' );
			const sale = items.filter( { has: page.locator( '.onsale' ) } );
			// All at once: the page settles but one time.
			const [ whole, onsale, saleImage, saleTitle, ...rest ] = await boxes(
				list,
				badge,
				sale.locator( 'img' ),
				sale.locator( 'h2' ),
				...all.flatMap( ( item ) => [ item, ...PARTS.map( ( part ) => item.locator( part ) ) ] )
			);
			let above = -Infinity;
			for ( let at = 0; at < count; at++ ) {
				const [ line, picture, ...words ] = rest.slice( 5 * at, 5 * at + 5 );
				expect( line!.width ).toBeCloseTo( whole!.width, 0 );
				expect( line!.top ).toBeGreaterThan( above );
				above = line!.bottom;
				for ( const word of words ) {
					expect( overlap( picture!, word ), `${ at }: words upon a picture` ).toBe( false );
					expect( word.top ).toBeGreaterThanOrEqual( line!.top - 1 );
					expect( word.bottom ).toBeLessThanOrEqual( line!.bottom + 1 );
				}
				expect( picture!.width ).toBe( 128 );
				expect( picture!.bottom ).toBeLessThanOrEqual( line!.bottom + 1 );
				const begins = direction === 'ltr' ? picture!.left - line!.left : line!.right - picture!.right;
				expect( begins ).toBeCloseTo( 0, 0 );
			}
			expect( [ overlap( onsale!, saleImage! ), overlap( onsale!, saleTitle! ) ] ).toEqual( [ true, false ] );
			expect( await horizontalScroll( page ) ).toEqual( [] );
			expect( await axe( 'main', page ) ).toEqual( [] );
			await page.context().close();
		} );

		test( `what changes the list is one row at ${ width } px, ${ direction }`, async ( { browser } ) => {
			const page = await visit( browser, '/shop/', width, direction );
			const row = page.locator( '.fr-product-view-row' );
			await expect( row ).toHaveCount( 1 );
			const [ sorting, choice ] = await boxes( row.locator( 'select' ), row.locator( '.fr-product-view' ) );
			expect( Math.abs( sorting!.top + sorting!.bottom - choice!.top - choice!.bottom ) ).toBeLessThan( 8 );
			expect( overlap( sorting!, choice! ) ).toBe( false );
			expect( await horizontalScroll( page ) ).toEqual( [] );
			await page.context().close();
		} );

		test( `plus and minus are one frame with their number at ${ width } px, ${ direction }`, async ( {
			browser,
		} ) => {
			const page = await visit( browser, '/product/boxed-pens/', width, direction );
			await page.getByRole( 'button', { name: 'Add to cart', exact: true } ).click();
			for ( const address of [ '/product/boxed-pens/', '/cart/' ] ) {
				await page.goto( address );
				await page.evaluate( ( dir ) => ( document.documentElement.dir = dir ), direction );
				const frame = page.locator( '.fr-quantity' ).first();
				const [ around, less, field, more ] = await boxes(
					frame,
					frame.locator( '.fr-quantity__step--less' ),
					frame.locator( '.qty' ),
					frame.locator( '.fr-quantity__step--more' )
				);
				const inOrder = direction === 'ltr' ? [ less!, field!, more! ] : [ more!, field!, less! ];
				expect( inOrder[ 0 ]!.right ).toBeCloseTo( inOrder[ 1 ]!.left, 0 );
				expect( inOrder[ 1 ]!.right ).toBeCloseTo( inOrder[ 2 ]!.left, 0 );
				expect( inOrder[ 2 ]!.right ).toBeCloseTo( around!.right - 1, 0 );
				expect( Math.min( less!.height, field!.height, more!.height ) ).toBeGreaterThanOrEqual( 44 );
			}
			await page.context().close();
		} );
	}
}

test( 'the shop is found by the menu, and its cart in the header of every page, once', async ( { page } ) => {
	await page.goto( '/' );
	await page.getByRole( 'navigation' ).getByRole( 'link', { name: 'Shop', exact: true } ).click();
	await expect( page ).toHaveURL( /\/shop\/$/ );
	for ( const address of [ '/shop/', '/product/plain-mug/', '/about/' ] ) {
		await page.goto( address );
		await expect( page.locator( '.fr-cart__open' ) ).toHaveCount( 1 );
		await expect( page.locator( 'header .fr-cart__open' ) ).toBeVisible();
	}
} );

test.describe( 'in a dark look', () => {
	test.use( { extraHTTPHeaders: { 'X-Frontage-Look': 'colors/night' } } );

	test( 'the shop and what it says of an order can be read', async ( { page, axe: all } ) => {
		// WooCommerce's own: cells of the cart have a `scope`, and the enlarged picture a role.
		const axe = async ( within: string ) =>
			( await all( within ) ).filter( ( fault ) => ! /^scope-attr-valid|\.zoomImg/.test( fault ) );
		const ids = await productIds( page );
		for ( const address of [
			'/shop/?view=list',
			`/product/gone-lamp/?add-to-cart=${ ids[ 'LAMP-1' ] }`,
			'/product/plain-mug/',
		] ) {
			await page.goto( address );
			expect( await axe( 'main' ), address ).toEqual( [] );
		}
		await page.getByRole( 'button', { name: 'Add to cart', exact: true } ).click();
		await page.goto( '/cart/' );
		expect( await axe( 'main' ) ).toEqual( [] );
		await page.goto( `/product/gone-lamp/?add-to-cart=${ ids[ 'LAMP-1' ] }` );
		const notice = page.locator( '.wc-block-components-notice-banner__content' );
		await expect( notice ).toContainText( 'Gone Lamp' );
		// As a link within it would be, which other plugins write there.
		await notice.evaluate( ( element ) => element.insertAdjacentHTML( 'beforeend', ' <a href="/">A link</a>' ) );
		expect( await axe( '.wc-block-components-notice-banner' ) ).toEqual( [] );
	} );
} );

/** Recorded on WooCommerce 10.9.1, so that its double, beside which all other stories run, lays out as it does. */
for ( const width of WIDTHS ) {
	test( `WooCommerce’s own parts are laid out as recorded at ${ width } px`, async ( { browser } ) => {
		const page = await visit( browser, '/product/plain-mug/', width );
		const lamp = String( ( await productIds( page ) )[ 'LAMP-1' ] );
		await page.getByRole( 'button', { name: 'Add to cart', exact: true } ).click();
		const found: Record< string, object > = {};
		for ( const [ address, selectors ] of Object.entries( READ ) ) {
			await page.goto( address.replace( '{lamp}', lamp ) );
			await page.addStyleTag( { content: 'html { scrollbar-width: none }' } ); // What was recorded is without one.
			found[ address ] = await computed( page, selectors );
		}
		const recorded = JSON.parse( readFileSync( 'tests/fixtures/woocommerce-styles.json', 'utf8' ) );
		expect( found ).toEqual( recorded[ width ] );
		await page.context().close();
	} );
}
