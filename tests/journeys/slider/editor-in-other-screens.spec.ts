import { Admin, Editor, PageUtils, type RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Browser, Page } from '@playwright/test';
import { unique } from '../../support/forms';
import { hostileSlider } from '../../support/hostile-slider';
import { logIn } from '../../support/login';
import { expect, test } from '../../support/test';

/** Sliders where other people and other editors have them: templates, patterns, revisions, contributors. */
const slider = ( word: string ) => ( {
	name: 'frontage/slider',
	attributes: { options: { stopLoop: true, stopAtSlide: 1 } },
	innerBlocks: [
		{
			name: 'frontage/slide',
			attributes: { key: 'a', background: { type: 'color', color: '#0b3d33' } },
			innerBlocks: [ { name: 'frontage/layer', attributes: { html: word, style: { color: [ '#fff' ] } } } ],
		},
	],
} );

const stored = ( word: string ) =>
	`<!-- wp:frontage/slider --><!-- wp:frontage/slide {"key":"a"} --><!-- wp:frontage/layer {"html":"${ word }"} /--><!-- /wp:frontage/slide --><!-- /wp:frontage/slider -->`;

/** The words of the first layer, changed in the workspace. */
async function retype( page: Page, words: string ) {
	await page.getByRole( 'button', { name: 'Edit slider' } ).first().click();
	const canvas = page.getByRole( 'application' );
	await canvas.focus();
	await page.keyboard.press( 'PageDown' );
	await expect( canvas ).toHaveAccessibleName( /^Canvas, selected: / );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( words );
	await page.keyboard.press( 'Escape' );
	await page.getByRole( 'button', { name: 'Back to page' } ).click();
}

/** Names of blocks that the editor calls invalid, also inside of template parts and patterns. */
const invalid = ( page: Page ) =>
	page.evaluate( () => {
		const { getClientIdsWithDescendants, getBlockName, isBlockValid } =
			window.wp.data.select( 'core/block-editor' );
		return getClientIdsWithDescendants()
			.filter( ( id: string ) => ! isBlockValid( id ) )
			.map( getBlockName );
	} );

for ( const postType of [ 'wp_template_part', 'wp_template' ] as const ) {
	const what = postType === 'wp_template' ? 'a template' : 'a template part';
	test( `a slider in ${ what } is changed, saved and shown`, async ( {
		admin,
		editor,
		page,
		browser,
		requestUtils,
	} ) => {
		const word = unique();
		const theme = 'frontage';
		const part = `strip-${ word }`;
		const template = `wide-${ word }`;
		const make = ( path: string, slug: string, content: string ) =>
			requestUtils.rest( { method: 'POST', path, data: { slug, theme, title: slug, content } } );
		const inPart = postType === 'wp_template' ? `Trees ${ word }` : ''; // A template shows one beside that of its part.
		await make( '/wp/v2/template-parts', part, inPart && stored( inPart ) );
		await make(
			'/wp/v2/templates',
			template,
			`<!-- wp:template-part ${ JSON.stringify( { slug: part, theme } ) } /--><!-- wp:post-content /-->`
		);
		const { id } = await requestUtils.createPage( { title: word, status: 'publish' } );
		await requestUtils.rest( { method: 'POST', path: `/wp/v2/pages/${ id }`, data: { template } } );

		const words = `Boats ${ word }`;
		const slug = postType === 'wp_template' ? template : part;
		await admin.visitSiteEditor( { postType, postId: `${ theme }//${ slug }`, canvas: 'edit' } );
		await editor.insertBlock( slider( 'Before' ) );
		await expect( editor.canvas.getByText( 'Before' ) ).toBeVisible();
		await retype( page, words );
		await expect( editor.canvas.getByText( words ) ).toBeVisible();
		await editor.saveSiteEditorEntities( { isOnlyCurrentEntityDirty: true } );
		await page.reload();
		for ( const said of [ words, inPart ].filter( Boolean ) ) {
			await expect( editor.canvas.getByText( said ) ).toBeVisible();
		}
		expect( await invalid( page ) ).toEqual( [] );

		const visitor = await ( await browser.newContext() ).newPage();
		await visitor.goto( `/?page_id=${ id }` );
		for ( const said of [ words, inPart ].filter( Boolean ) ) {
			await expect( visitor.getByText( said ) ).toBeVisible();
		}
		await visitor.context().close();
	} );
}

/** A synced pattern with a slider that was changed once, and two pages with it; `see` says that visitors read these words on both. */
async function patternOnTwoPages( requestUtils: RequestUtils, browser: Browser, word: string ) {
	const write = ( path: string, data: object ) =>
		requestUtils.rest< { id: number } >( { method: 'POST', path, data } );
	const { id } = await write( '/wp/v2/blocks', { title: `Pattern ${ word }`, status: 'publish' } );
	// What a post begins with is no revision; what it is changed to is.
	await write( `/wp/v2/blocks/${ id }`, { content: stored( `First ${ word }` ) } );
	const content = `<!-- wp:block {"ref":${ id }} /-->`;
	const pages: number[] = [];
	for ( const title of [ `One ${ word }`, `Two ${ word }` ] ) {
		pages.push( ( await requestUtils.createPage( { title, content, status: 'publish' } ) ).id );
	}
	const see = async ( words: string ) => {
		const visitor = await ( await browser.newContext() ).newPage();
		for ( const at of pages ) {
			await visitor.goto( `/?page_id=${ at }` );
			await expect( visitor.getByText( words ) ).toBeVisible();
		}
		await visitor.context().close();
	};
	return {
		id,
		pages,
		see,
		change: ( words: string ) => write( `/wp/v2/blocks/${ id }`, { content: stored( words ) } ),
	};
}

test( 'a slider in a synced pattern is changed once for all pages', async ( {
	admin,
	editor,
	page,
	browser,
	requestUtils,
} ) => {
	const word = unique();
	const pattern = await patternOnTwoPages( requestUtils, browser, word );
	await admin.editPost( pattern.pages[ 0 ]! );
	await expect( editor.canvas.getByText( `First ${ word }` ) ).toBeVisible();
	expect( await invalid( page ) ).toEqual( [] );

	await admin.editPost( pattern.id );
	await editor.selectBlocks( editor.canvas.locator( '[data-type="frontage/slider"]' ) );
	await retype( page, `Second ${ word }` );
	await page
		.getByRole( 'region', { name: 'Editor top bar' } )
		.getByRole( 'button', { name: 'Save', exact: true } )
		.click();
	await expect( page.getByText( /updated\.$/ ).first() ).toBeVisible();
	await pattern.see( `Second ${ word }` );
} );

test( 'a revision brings the slider of a synced pattern back', async ( {
	admin,
	editor,
	page,
	browser,
	requestUtils,
} ) => {
	const word = unique();
	const pattern = await patternOnTwoPages( requestUtils, browser, word );
	await pattern.change( `Second ${ word }` );
	await pattern.see( `Second ${ word }` );
	const revisions = await requestUtils.rest< { id: number; content: { raw: string } }[] >( {
		path: `/wp/v2/blocks/${ pattern.id }/revisions`,
		params: { context: 'edit' },
	} );
	const first = revisions.find( ( revision ) => revision.content.raw.includes( 'First' ) )!;
	await admin.visitAdminPage( 'revision.php', `revision=${ first.id }` );
	await page.getByRole( 'button', { name: 'Restore This Revision' } ).click();
	await expect( editor.canvas.getByText( `First ${ word }` ) ).toBeVisible();
	expect( await invalid( page ) ).toEqual( [] );
	await pattern.see( `First ${ word }` );
} );

test( 'a contributor hands in a slider full of hostile texts, and all of them stay text', async ( {
	admin: owner,
	page: ownersPage,
	browser,
	requestUtils,
} ) => {
	const word = unique();
	const account = { username: `contributor-${ word }`, password: `Secret ${ word }` };
	await requestUtils.createUser( { ...account, email: `${ word }@example.org`, roles: [ 'contributor' ] } );
	const page = await ( await browser.newContext() ).newPage();
	const pageUtils = new PageUtils( { page, browserName: 'chromium' } );
	const editor = new Editor( { page } );
	const admin = new Admin( { page, pageUtils, editor } );
	// Frames that may not reach the window around them can still say so.
	const ran: string[] = [];
	for ( const one of [ page, ownersPage ] ) {
		one.on( 'console', ( message ) => message.text().includes( 'it-ran' ) && ran.push( message.text() ) );
	}
	const hostile = `${ word }"></script></style><img src=x onerror=console.log('it-ran')><script>console.log('it-ran')</script><svg onload=console.log('it-ran')>`;

	await logIn( page, account.username, account.password );

	await admin.createNewPost( { title: `Handed in ${ word }` } );
	await editor.insertBlock( hostileSlider( hostile ) );
	const block = editor.canvas.locator( '[data-type="frontage/slider"]' );
	await expect( block.locator( '.fr-slider' ) ).toBeAttached();
	await page.getByRole( 'button', { name: 'Edit slider' } ).first().click();
	const canvas = page.getByRole( 'application' );
	await canvas.focus();
	await page.keyboard.press( 'PageDown' );
	await expect( canvas ).toHaveAccessibleName( /^Canvas, selected: / );
	await expect( page.getByRole( 'complementary', { name: 'Settings' } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Back to page' } ).click();

	await page.getByRole( 'button', { name: 'Submit for Review' } ).first().click();
	await page
		.getByRole( 'region', { name: 'Editor publish' } )
		.getByRole( 'button', { name: 'Submit for Review' } )
		.click();
	const state = () =>
		page.evaluate( () => window.wp.data.select( 'core/editor' ).getCurrentPostAttribute( 'status' ) );
	await expect.poll( state ).toBe( 'pending' );
	await page.reload();
	await expect( block.locator( '.fr-slider' ) ).toBeAttached();
	expect( await invalid( page ) ).toEqual( [] );

	const id = await page.evaluate( () => window.wp.data.select( 'core/editor' ).getCurrentPostId() );
	await page.context().close();
	await owner.visitAdminPage( 'index.php', '' );
	await ownersPage.goto( `/?p=${ id }&preview=true` );
	await expect( ownersPage.locator( '.fr-slider' ) ).toBeAttached();
	expect( ran ).toEqual( [] );
} );
