import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { unique } from '../../support/forms';
import { expect, test } from '../../support/test';

const content = ( ...words: string[] ) =>
	`<!-- wp:frontage/slider {"options":{"navigation":{"arrows":{"enable":true}},"stopLoop":true,"stopAtSlide":1}} -->${ words
		.map(
			( word, at ) =>
				`<!-- wp:frontage/slide {"key":"s${ at }","title":"${ word }"} --><!-- wp:frontage/layer {"html":"${ word }","style":{"color":["#000"]}} /--><!-- /wp:frontage/slide -->`
		)
		.join( '' ) }<!-- /wp:frontage/slider -->`;

const slider = ( requestUtils: RequestUtils, alias: string, ...words: string[] ) =>
	requestUtils.rest< { id: number } >( {
		method: 'POST',
		path: '/wp/v2/frontage_slider',
		data: { title: `Slider ${ alias }`, slug: alias, status: 'publish', content: content( ...words ) },
	} );

/** A slider of the site on two pages: by the block and by the shortcode. */
async function sliderOnTwoPages( requestUtils: RequestUtils, word: string ) {
	const { id } = await slider( requestUtils, `news-${ word }`, `Harbour ${ word }` );
	const make = async ( title: string, inside: string ) =>
		( await requestUtils.createPage( { title: `${ title } ${ word }`, content: inside, status: 'publish' } ) ).id;
	const byCode = await make(
		'By code',
		`<!-- wp:shortcode -->[rev_slider alias="news-${ word }"][/rev_slider]<!-- /wp:shortcode -->`
	);
	return { id, byCode, byBlock: await make( 'By block', `<!-- wp:frontage/slider {"ref":${ id }} /-->` ) };
}

test( 'a slider of the site is put on a page, and its original is one click away', async ( {
	admin,
	editor,
	page,
	browser,
	requestUtils,
} ) => {
	const word = unique();
	await slider( requestUtils, `news-${ word }`, `Harbour ${ word }`, `Forest ${ word }` );
	await admin.createNewPost( { postType: 'page', title: `By block ${ word }` } );
	await editor.insertBlock( { name: 'frontage/slider' } );
	const block = editor.canvas.getByRole( 'document', { name: 'Block: Slider' } );
	await block.getByRole( 'button', { name: 'Choose existing slider' } ).click();
	await block.getByRole( 'searchbox', { name: 'Search sliders' } ).fill( word );
	await block.getByRole( 'button', { name: `Slider news-${ word }` } ).click();
	await expect( block.getByText( `Harbour ${ word }` ) ).toBeVisible();

	const mayAdd = () =>
		page.evaluate( () => window.wp.data.select( 'core/block-editor' ).canInsertBlockType( 'core/paragraph' ) );
	await page.getByRole( 'toolbar', { name: 'Block tools' } ).getByRole( 'link', { name: 'Edit original' } ).click();
	const bar = page.getByRole( 'region', { name: 'Editor top bar' } );
	await expect( bar ).toContainText( `Slider news-${ word }` );
	await expect( block.getByText( `Harbour ${ word }` ) ).toBeVisible();
	await expect.poll( mayAdd ).toBe( false );
	await bar.getByRole( 'button', { name: 'Back' } ).click();
	await expect( bar ).toContainText( `By block ${ word }` );
	await expect( block.getByText( `Harbour ${ word }` ) ).toBeVisible();
	await expect.poll( mayAdd ).toBe( true ); // The page that is not saved yet.

	const id = await editor.publishPost();
	const visitor = await ( await browser.newContext() ).newPage();
	await visitor.goto( `/?page_id=${ id }` );
	await expect( visitor.getByText( `Harbour ${ word }` ) ).toBeVisible();
	await visitor.context().close();
} );

test( 'a slider on two pages is changed once, and its row names both', async ( {
	admin,
	page,
	browser,
	requestUtils,
	axe,
} ) => {
	const word = unique();
	const { id, byBlock, byCode } = await sliderOnTwoPages( requestUtils, word );
	const visitor = await ( await browser.newContext() ).newPage();
	for ( const at of [ byBlock, byCode ] ) {
		await visitor.goto( `/?page_id=${ at }` );
		await expect( visitor.getByText( `Harbour ${ word }` ) ).toBeVisible();
	}
	await requestUtils.rest( {
		method: 'POST',
		path: `/wp/v2/frontage_slider/${ id }`,
		data: { content: content( `Mountain ${ word }` ) },
	} );
	for ( const at of [ byBlock, byCode ] ) {
		await visitor.goto( `/?page_id=${ at }` );
		await expect( visitor.getByText( `Mountain ${ word }` ) ).toBeVisible();
		await expect( visitor.getByText( `Harbour ${ word }` ) ).toHaveCount( 0 );
	}

	await admin.visitAdminPage( 'edit.php', `post_type=frontage_slider&s=${ word }` );
	const row = page.getByRole( 'row', { name: `Slider news-${ word }` } );
	await expect( row ).toContainText( `[frontage_slider alias="news-${ word }"]` );
	await expect( row.getByRole( 'link', { name: `By block ${ word }`, exact: true } ) ).toBeVisible();
	await expect( row.getByRole( 'link', { name: `By code ${ word }`, exact: true } ) ).toBeVisible();
	expect( await axe( '.wp-list-table' ) ).toEqual( [] );

	await test.step( 'a preview is for those who may edit', async () => {
		const address = await row.getByRole( 'link', { name: /^Preview/ } ).getAttribute( 'href' );
		const answer = await page.goto( address! );
		expect( answer!.headers()[ 'x-robots-tag' ] ).toContain( 'noindex' );
		await expect( page.getByText( `Mountain ${ word }` ) ).toBeVisible();
		expect( ( await visitor.goto( address! ) )!.status() ).toBe( 403 );
	} );
	await visitor.context().close();
} );

test( 'a slider that is shown warns before the trash, and the page says what happened to it', async ( {
	admin,
	editor,
	page,
	browser,
	requestUtils,
	axe,
} ) => {
	const word = unique();
	const { byBlock, byCode } = await sliderOnTwoPages( requestUtils, word );
	await admin.visitAdminPage( 'edit.php', `post_type=frontage_slider&s=${ word }` );
	const row = page.getByRole( 'row', { name: `Slider news-${ word }` } );
	const question = page.getByRole( 'dialog', { name: `Move “Slider news-${ word }” to the trash?` } );
	await row.hover();
	await row.getByRole( 'link', { name: /to the Trash$/ } ).click();
	await expect( question.getByRole( 'listitem' ) ).toHaveText( [ `By block ${ word }`, `By code ${ word }` ] );
	await expect( question.getByRole( 'button', { name: 'Cancel' } ) ).toBeFocused();
	expect( await axe( '.frontage-asks[open]' ) ).toEqual( [] );
	await page.keyboard.press( 'Enter' );
	await expect( question ).toBeHidden();

	await page.getByRole( 'checkbox', { name: `Select Slider news-${ word }` } ).check();
	await page.getByRole( 'combobox', { name: 'Select bulk action' } ).first().selectOption( 'trash' );
	await page.getByRole( 'button', { name: 'Apply' } ).first().click();
	const many = page.getByRole( 'dialog', { name: 'Move the selected sliders to the trash?' } );
	await expect( many.getByRole( 'listitem' ) ).toHaveText( [
		`“Slider news-${ word }” on: By block ${ word }, By code ${ word }`,
	] );
	await many.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( row ).toBeVisible();
	await page.getByRole( 'button', { name: 'Apply' } ).first().click();
	await many.getByRole( 'button', { name: 'Move to trash' } ).click();
	await expect( page.getByText( `“Slider news-${ word }” was used on:` ) ).toBeVisible();

	const visitor = await ( await browser.newContext() ).newPage();
	await visitor.goto( `/?page_id=${ byBlock }` );
	await expect( visitor.getByRole( 'heading', { level: 1 } ) ).toContainText( word );
	await expect( visitor.getByText( `Harbour ${ word }` ) ).toHaveCount( 0 );
	await visitor.goto( `/?page_id=${ byCode }` );
	await expect( visitor.getByRole( 'heading', { level: 1 } ) ).toContainText( word );
	await expect( visitor.getByText( 'rev_slider' ) ).toHaveCount( 0 );
	await visitor.context().close();

	await admin.editPost( byBlock );
	const block = editor.canvas.getByRole( 'document', { name: 'Block: Slider' } );
	await expect( block.getByText( 'This slider is in the trash.' ) ).toBeVisible();
	await expect( block.getByRole( 'searchbox', { name: 'Search sliders' } ) ).toBeVisible();
} );

test( 'one that waits to be called is there in its preview, and a duplicate is a draft of its own', async ( {
	admin,
	editor,
	page,
	requestUtils,
} ) => {
	const word = unique();
	const { id } = await slider( requestUtils, `first-${ word }`, `Harbour ${ word }` );
	const waiting = content( `Harbour ${ word }` ).replace( '"options":{', '"options":{"modal":{"useAsModal":true},' );
	await requestUtils.rest( {
		method: 'POST',
		path: `/wp/v2/frontage_slider/${ id }`,
		data: { content: waiting },
	} );
	await admin.visitAdminPage( 'edit.php', `post_type=frontage_slider&s=${ word }` );
	const row = page.getByRole( 'row', { name: `Slider first-${ word }` } );
	await page.goto( ( await row.getByRole( 'link', { name: /^Preview/ } ).getAttribute( 'href' ) )! );
	await expect( page.getByRole( 'dialog' ).getByText( `Harbour ${ word }` ) ).toBeVisible();
	await page.goBack();
	await row.hover();
	await row.getByRole( 'link', { name: `Duplicate “Slider first-${ word }”` } ).click();
	await expect( editor.canvas.getByText( `Harbour ${ word }` ) ).toBeVisible();
	await expect( page ).toHaveTitle( new RegExp( `Slider first-${ word } \\(copy\\)` ) );
} );
