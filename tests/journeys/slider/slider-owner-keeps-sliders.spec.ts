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

test( 'a slider of the site stands on two pages, is changed once, and warns before it goes', async ( {
	admin,
	editor,
	page,
	browser,
	requestUtils,
	axe,
} ) => {
	test.slow(); // It is long, not late.
	const word = unique();
	const { id } = await slider( requestUtils, `news-${ word }`, `Harbour ${ word }`, `Forest ${ word }` );
	const other = await requestUtils.createPage( {
		title: `By code ${ word }`,
		content: `<!-- wp:shortcode -->[rev_slider alias="news-${ word }"][/rev_slider]<!-- /wp:shortcode -->`,
		status: 'publish',
	} );

	await admin.createNewPost( { postType: 'page', title: `By block ${ word }` } );
	await editor.insertBlock( { name: 'frontage/slider' } );
	const block = editor.canvas.getByRole( 'document', { name: 'Block: Slider' } );
	await block.getByRole( 'button', { name: 'Use a slider of this site' } ).click();
	await block.getByRole( 'searchbox', { name: 'Search sliders' } ).fill( word );
	await block.getByRole( 'button', { name: `Slider news-${ word }` } ).click();
	await expect( block.getByText( `Harbour ${ word }` ) ).toBeVisible();
	await test.step( 'the original is one click away, and so is the page that is not saved yet', async () => {
		const mayAdd = () =>
			page.evaluate( () => window.wp.data.select( 'core/block-editor' ).canInsertBlockType( 'core/paragraph' ) );
		await page
			.getByRole( 'toolbar', { name: 'Block tools' } )
			.getByRole( 'link', { name: 'Edit original' } )
			.click();
		const bar = page.getByRole( 'region', { name: 'Editor top bar' } );
		await expect( bar ).toContainText( `Slider news-${ word }` );
		await expect( block.getByText( `Harbour ${ word }` ) ).toBeVisible();
		await expect.poll( mayAdd ).toBe( false );
		await bar.getByRole( 'button', { name: 'Back' } ).click();
		await expect( bar ).toContainText( `By block ${ word }` );
		await expect( block.getByText( `Harbour ${ word }` ) ).toBeVisible();
		await expect.poll( mayAdd ).toBe( true );
	} );
	const placed = ( await editor.publishPost() )!;

	const visitor = await ( await browser.newContext() ).newPage();
	for ( const at of [ placed, other.id ] ) {
		await visitor.goto( `/?page_id=${ at }` );
		await expect( visitor.getByText( `Harbour ${ word }` ) ).toBeVisible();
	}
	await requestUtils.rest( {
		method: 'POST',
		path: `/wp/v2/frontage_slider/${ id }`,
		data: { content: content( `Mountain ${ word }` ) },
	} );
	for ( const at of [ placed, other.id ] ) {
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
		const preview = await page.context().newPage();
		const answer = await preview.goto( address! );
		expect( answer!.headers()[ 'x-robots-tag' ] ).toContain( 'noindex' );
		await expect( preview.getByText( `Mountain ${ word }` ) ).toBeVisible();
		await preview.close();
		expect( ( await visitor.goto( address! ) )!.status() ).toBe( 403 );
	} );

	await test.step( 'it asks before the trash, and names the pages', async () => {
		const question = page.getByRole( 'dialog', { name: `Move “Slider news-${ word }” to the trash?` } );
		const ask = async () => {
			await row.hover();
			await row.getByRole( 'link', { name: /to the Trash$/ } ).click();
		};
		await ask();
		await expect( question.getByRole( 'listitem' ) ).toHaveText( [ `By block ${ word }`, `By code ${ word }` ] );
		await expect( question.getByRole( 'button', { name: 'Keep it' } ) ).toBeFocused();
		expect( await axe( '.frontage-asks[open]' ) ).toEqual( [] );
		await page.keyboard.press( 'Enter' );
		await expect( question ).toBeHidden();
		await page.getByRole( 'checkbox', { name: `Select Slider news-${ word }` } ).check();
		await page.getByRole( 'combobox', { name: 'Select bulk action' } ).first().selectOption( 'trash' );
		await page.getByRole( 'button', { name: 'Apply' } ).first().click();
		const many = page.getByRole( 'dialog', { name: 'Move the chosen sliders to the trash?' } );
		await expect( many.getByRole( 'listitem' ) ).toHaveText( [
			`“Slider news-${ word }” on: By block ${ word }, By code ${ word }`,
		] );
		await many.getByRole( 'button', { name: 'Keep them' } ).click();
		await expect( row ).toBeVisible();
		await page.getByRole( 'button', { name: 'Apply' } ).first().click();
		await many.getByRole( 'button', { name: 'Move to trash' } ).click();
		await expect( page.getByText( `“Slider news-${ word }” was shown on:` ) ).toBeVisible();
		await visitor.goto( `/?page_id=${ placed }` );
		await expect( visitor.getByText( `Mountain ${ word }` ) ).toHaveCount( 0 );
		await visitor.goto( `/?page_id=${ other.id }` );
		await expect( visitor.getByText( 'rev_slider' ) ).toHaveCount( 0 );
	} );

	await test.step( 'the page says what happened to it, and offers another', async () => {
		await admin.editPost( placed );
		await expect( block.getByText( 'The slider that stood here is in the trash.' ) ).toBeVisible();
		await expect( block.getByRole( 'searchbox', { name: 'Search sliders' } ) ).toBeVisible();
	} );
	await visitor.context().close();
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
