/** Every block of core, on grounds too, and classic content: large enough, in their place, and readable in each look. */
import { readFile } from 'node:fs/promises';
import glob from 'fast-glob';
import { fillSite, withScrollbars, type OlderSite } from '../../support/older-site';
import { box, boxes, settled } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

const looks = [ '', ...glob.sync( '{colors/*,*}.json', { cwd: 'themes/frontage/styles' } ).sort() ].map( ( file ) =>
	file.replace( '.json', '' )
);

test.use( { launchOptions: async ( { launchOptions }, give ) => give( withScrollbars( launchOptions ) ) } );

let site: OlderSite;

test.beforeAll( () => {
	site = fillSite();
} );

test( 'every block of core is among those that are looked at', async ( { page, requestUtils } ) => {
	const types = await requestUtils.rest< Array< { name: string; supports?: { inserter?: boolean } } > >( {
		path: '/wp/v2/block-types/core',
	} );
	const text = (
		await Promise.all(
			[ 'core-blocks', 'grounds' ].map( ( name ) => readFile( `tests/fixtures/theme/${ name }.html`, 'utf8' ) )
		)
	).join( '' );
	const missing = types
		.map( ( { name } ) => name.replace( 'core/', '' ) )
		.filter( ( name ) => ! new RegExp( `<!-- wp:${ name }[ \\n]` ).test( text ) );
	// Of templates, comments and the classic editor: other pages of this walk have them.
	expect(
		missing.filter(
			( name ) =>
				! /^(comment|post-comments$|post-comments-form|post-content|query-title|template-part|navigation-overlay-close|nextpage|page-list-item|freeform|missing|legacy-widget|widget-group)/.test(
					name
				)
		)
	).toEqual( [] );
	await page.goto( site.pages.blocks! );
	await expect( page.locator( '.wp-block-tabs' ) ).toBeVisible();
} );

test( 'nothing of core’s blocks is smaller than 13 px', async ( { page } ) => {
	for ( const name of [ 'blocks', 'grounds', 'classic' ] ) {
		await page.goto( site.pages[ name ]! );
		const small = await page.locator( '.entry-content *' ).evaluateAll( ( all ) =>
			all
				.filter(
					( one ) =>
						one.checkVisibility() &&
						! one.closest( 'sub, sup, select, .screen-reader-text, .wp-block-tag-cloud' ) && // The owner sets a cloud's sizes.
						[ ...one.childNodes ].some(
							( { nodeType, textContent } ) => nodeType === 3 && textContent!.trim()
						) &&
						parseFloat( getComputedStyle( one ).fontSize ) < 13
				)
				.map( ( one ) => `${ getComputedStyle( one ).fontSize } ${ one.outerHTML.slice( 0, 120 ) }` )
		);
		expect( small ).toEqual( [] );
	}
} );

test( 'words on a ground of their own keep off its edge, in their column', async ( { page } ) => {
	for ( const width of [ 390, 1440 ] ) {
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( site.pages.grounds! );
		const column = await box( page.locator( '.entry-content > .wp-block-columns' ) );
		for ( const ground of await page.locator( '.entry-content > .has-background' ).all() ) {
			const near = await ground.evaluate( ( one ) => {
				const edge = one.getBoundingClientRect();
				const range = document.createRange();
				range.selectNodeContents( one );
				const text = document.createTreeWalker( one, NodeFilter.SHOW_TEXT );
				const rects: DOMRect[] = [];
				while ( text.nextNode() ) {
					range.selectNodeContents( text.currentNode );
					rects.push( ...range.getClientRects() );
				}
				const seen = rects.filter( ( { width: wide } ) => wide > 1 );
				return Math.min(
					...seen.map( ( { left } ) => left - edge.left ),
					...seen.map( ( { right } ) => edge.right - right ),
					...seen.map( ( { top } ) => top - edge.top )
				);
			} );
			const what = `${ width }: ${ await ground.getAttribute( 'class' ) }`;
			expect( near, what ).toBeGreaterThanOrEqual( 8 );
			const { left, right } = await box( ground );
			expect( [ left, right ].map( Math.round ), what ).toEqual(
				[ column.left, column.right ].map( Math.round )
			);
		}
	}
} );

test( 'tabs are one line that scrolls on a phone, a file’s button begins where its name does, a quote to the right has its line there', async ( {
	page,
} ) => {
	await page.setViewportSize( { width: 390, height: 844 } );
	await page.goto( site.pages.blocks! );
	const tabs = page.getByRole( 'tab' );
	const [ first, last ] = await boxes( tabs.first(), tabs.last() );
	expect( last.top ).toBe( first.top );
	await tabs.last().click();
	await expect( page.getByRole( 'tabpanel', { name: 'Versicherungsgutachten' } ) ).toBeVisible();
	const file = page.locator( '.wp-block-file' );
	const [ name, button ] = await boxes( file.getByRole( 'link' ).first(), file.getByRole( 'link' ).last() );
	expect( button.left ).toBe( name.left );
	const quote = page.locator( '.wp-block-quote.has-text-align-right' );
	await expect( quote ).toHaveCSS( 'border-right-width', '3px' );
	await expect( quote ).toHaveCSS( 'border-left-width', '0px' );
} );

for ( const look of looks ) {
	test.describe( look || 'the theme as it comes', () => {
		test.use( { extraHTTPHeaders: look ? { 'X-Frontage-Look': look } : {} } );

		test( 'classic content, core’s blocks and comments are accessible', async ( { page, axe } ) => {
			test.slow();
			await page.setViewportSize( { width: 390, height: 844 } );
			const found: string[] = [];
			for ( const name of [ 'classic', 'blocks', 'grounds', 'comments' ] ) {
				await page.goto( site.pages[ name ]! );
				await settled( page );
				found.push( ...( await axe() ).map( ( fault ) => `${ name }: ${ fault }` ) );
			}
			expect( found ).toEqual( [] );
		} );
	} );
}
