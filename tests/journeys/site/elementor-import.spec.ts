/** An owner moves a page in from Elementor: looks, converts, opens the draft, takes over, goes back. */
import type { Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { unique } from '../../support/forms';
import { expect, test } from '../../support/test';

const SCREEN = '#wpbody-content';
const TOOLS = 'tools.php?page=frontage-site-moving-in';
const fixture = ( name: string ) => readFile( `tests/fixtures/elementor/${ name }.json`, 'utf8' );

type Block = { name: string; isValid: boolean; innerBlocks: Block[] };

/** Names of blocks that the editor would not take as they are. */
const refused = ( page: Page ) =>
	page.evaluate( () => {
		const { select } = (
			window as unknown as { wp: { data: { select: ( store: string ) => { getBlocks: () => Block[] } } } }
		 ).wp.data;
		const bad = ( blocks: Block[] ): string[] =>
			blocks.flatMap( ( { name, isValid, innerBlocks } ) => [
				...( isValid && name !== 'core/missing' && name !== 'core/freeform' ? [] : [ name ] ),
				...bad( innerBlocks ),
			] );
		const blocks = select( 'core/block-editor' ).getBlocks();
		return blocks.length ? bad( blocks ) : [ 'none' ];
	} );

for ( const name of [ 'theme-widgets', 'common-widgets' ] ) {
	test( `a template with ${ name } becomes a draft that the editor takes as it is`, async ( {
		admin,
		page,
		axe,
	} ) => {
		await admin.visitAdminPage( TOOLS );
		await page.getByLabel( 'Upload a file exported from Elementor' ).setInputFiles( {
			name: 'template.json',
			mimeType: 'application/json',
			buffer: Buffer.from( await fixture( name ) ),
		} );
		await page.getByRole( 'button', { name: 'Review' } ).click();
		await expect( page.getByText( 'Email recipient', { exact: true } ) ).toBeVisible();
		expect( await axe( SCREEN ) ).toEqual( [] );
		await page.getByRole( 'button', { name: 'Create draft' } ).click();
		await expect( page.getByRole( 'heading', { name: /^The draft of “.+” is ready$/ } ) ).toBeVisible();
		await expect( page.locator( SCREEN ) ).toContainText( /Converts, with \d+ items to review\./ );
		await expect( page.getByLabel( /old\.example \(\d+ files\)/ ) ).not.toBeChecked();
		expect( await axe( SCREEN ) ).toEqual( [] );
		const address = await page.getByRole( 'link', { name: 'Open draft' } ).getAttribute( 'href' );
		await admin.editPost( Number( new URL( address! ).searchParams.get( 'post' ) ) );
		await expect.poll( () => refused( page ) ).toEqual( [] );
	} );
}

test(
	'a page of Elementor’s is looked at, converted, taken over, and brought back as it was',
	{ tag: '@smoke' },
	async ( { admin, page, requestUtils, axe } ) => {
		const title = `Made by hand ${ unique() }`;
		const before = '<p>What Elementor left for search.</p>';
		const { id } = await requestUtils.createPage( { title, content: before, status: 'publish' } );
		execFileSync( 'php', [
			'tests/support/elementor-page.php',
			process.env.FRONTAGE_SITE_DIR!,
			String( id ),
			'common-widgets',
		] );
		const raw = async ( of: number ) =>
			(
				await requestUtils.rest< { content: { raw: string } } >( {
					path: `/wp/v2/pages/${ of }`,
					params: { context: 'edit' },
				} )
			).content.raw;

		await admin.visitAdminPage( TOOLS );
		const row = page.getByRole( 'row', { name: title } );
		await expect( row.getByRole( 'cell', { name: 'Elementor', exact: true } ) ).toBeVisible();
		expect( await axe( SCREEN ) ).toEqual( [] );

		await row.getByRole( 'link', { name: 'Review' } ).click();
		await expect( page.locator( SCREEN ) ).toContainText(
			'The widget “price-list” is not supported. Its text and images were kept.'
		);
		expect( await axe( SCREEN ) ).toEqual( [] );

		await page.getByRole( 'button', { name: 'Convert' } ).click();
		await expect( page.getByRole( 'heading', { name: `The draft of “${ title }” is ready` } ) ).toBeVisible();
		expect( await raw( id ) ).toBe( before );

		await page.getByRole( 'button', { name: 'Replace page' } ).click();
		await expect( page.getByRole( 'status' ) ).toContainText( 'The page now uses blocks.' );
		expect( await raw( id ) ).toContain( '<!-- wp:heading' );

		await page.getByRole( 'row', { name: title } ).getByRole( 'button', { name: 'Back to Elementor' } ).click();
		await expect( page.getByRole( 'status' ) ).toContainText( 'The page uses Elementor again.' );
		expect( await raw( id ) ).toBe( before );
	}
);
