import type { Page } from '@playwright/test';
import { settled } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// Whatever block the suite has is looked at here, by the example in its block.json: a new one needs no journey for this.

const ADDRESS = '/style-page/';
const WIDTHS = [ 390, 1440 ];

/** Says what is wrong with how the blocks stand on the page, a sentence each. */
async function faults( page: Page ): Promise< string[] > {
	await settled( page );
	return page.evaluate( () => {
		const width = document.documentElement.clientWidth;
		const found: string[] = [];
		for ( const section of document.querySelectorAll( 'section[id^="style-"]' ) ) {
			const states = [ ...section.querySelectorAll( '.style-page-state' ) ];
			if ( ! states.length ) {
				found.push( `${ section.id }: block.json has no example.` );
			}
			for ( const [ at, state ] of states.entries() ) {
				const block = state.querySelector( ':scope > :not(script, style, link)' );
				const box = block?.getBoundingClientRect();
				if ( ! box || ! box.height || ! box.width ) {
					found.push( `${ section.id }, state ${ at + 1 }: nothing is seen.` );
				} else if ( box.left < -1 || box.right > width + 1 ) {
					found.push( `${ section.id }, state ${ at + 1 }: it is wider than the window.` );
				}
			}
		}
		const wide = document.documentElement.scrollWidth;
		return wide > width ? [ ...found, `The page scrolls sideways: ${ wide } of ${ width } pixels.` ] : found;
	} );
}

test( 'every block that an editor can insert is on it', { tag: '@smoke' }, async ( { page, requestUtils } ) => {
	const types = await requestUtils.rest< Array< { name: string; parent: string[]; ancestor: string[] } > >( {
		path: '/wp/v2/block-types',
		params: { namespace: 'frontage' },
	} );
	await page.goto( ADDRESS );
	const shown = await page
		.locator( 'section[id^="style-frontage-"]' )
		.evaluateAll( ( all ) => all.map( ( { id } ) => id ) );
	expect( shown.sort() ).toEqual(
		types
			.filter( ( { parent, ancestor } ) => ! parent?.length && ! ancestor?.length )
			.map( ( { name } ) => `style-${ name.replace( '/', '-' ) }` )
			.sort()
	);
} );

async function openFromRightToLeft( page: Page ) {
	await page.route( `**${ ADDRESS }`, async ( route ) => {
		const response = await route.fetch();
		const html = await response.text();
		await route.fulfill( { response, body: html.replace( '<html ', '<html dir="rtl" ' ) } );
	} );
	await page.goto( ADDRESS );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'dir', 'rtl' );
}

for ( const width of WIDTHS ) {
	test( `every block is seen, fits and is clean at ${ width } px`, async ( { page } ) => {
		const errors: string[] = [];
		page.on( 'pageerror', ( { message } ) => errors.push( message ) );
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( ADDRESS );
		expect( await faults( page ) ).toEqual( [] );
		expect( errors ).toEqual( [] );
	} );

	test( `every block is accessible at ${ width } px`, async ( { page, axe } ) => {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( ADDRESS );
		await settled( page );
		expect( await axe() ).toEqual( [] );
	} );

	test( `from right to left every block is seen and fits at ${ width } px`, async ( { page } ) => {
		await page.setViewportSize( { width, height: 900 } );
		await openFromRightToLeft( page );
		expect( await faults( page ) ).toEqual( [] );
	} );

	test( `from right to left every block is accessible at ${ width } px`, async ( { page, axe } ) => {
		await page.setViewportSize( { width, height: 900 } );
		await openFromRightToLeft( page );
		await settled( page );
		expect( await axe() ).toEqual( [] );
	} );
}

test( 'a small line begins where its column does, in a box as without one', async ( { page } ) => {
	await page.goto( ADDRESS );
	await settled( page );
	const indents = await page.locator( '#style-core-paragraph' ).evaluate( ( section ) => {
		const start = section.querySelector( 'h2' )!.getBoundingClientRect().left;
		return Array.from( section.querySelectorAll( '[class*=is-style-eyebrow]' ), ( line ) => {
			const range = line.ownerDocument.createRange();
			range.selectNodeContents( line );
			return range.getBoundingClientRect().left - start;
		} );
	} );
	expect( indents ).toHaveLength( 5 );
	for ( const indent of indents ) {
		expect( indent ).toBeGreaterThanOrEqual( 0 );
		expect( indent ).toBeLessThan( 64 ); // A stroke and its gap.
	}
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );
	for ( const width of WIDTHS ) {
		test( `every block is seen and fits at ${ width } px`, async ( { page } ) => {
			await page.setViewportSize( { width, height: 900 } );
			await page.goto( ADDRESS );
			expect( await faults( page ) ).toEqual( [] );
		} );
	}
} );

test( 'it hangs in the footer with the other showcases, and the menu is the firm’s', async ( { page } ) => {
	await page.goto( '/' );
	await expect( page.getByRole( 'navigation' ).getByRole( 'link' ) ).toHaveText( [
		'About',
		'Services',
		'Pricing',
		'Work',
		'Journal',
		'Shop',
		'Contact',
	] );
	await page.getByRole( 'contentinfo' ).getByRole( 'link', { name: 'How it is made' } ).click();
	await page.getByRole( 'link', { name: 'Style page' } ).click();
	await expect( page.getByRole( 'heading', { level: 1, name: 'Style page' } ) ).toBeVisible();
} );
