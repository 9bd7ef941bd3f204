import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { unique } from '../../support/forms';
import { box } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

/** Two pictures in the library, with texts for those who do not see them. */
async function pictures( requestUtils: RequestUtils, word: string ) {
	const made = [];
	for ( const name of [ `Harbour ${ word }`, `Forest ${ word }` ] ) {
		const { id } = await requestUtils.uploadMedia( 'themes/frontage/screenshot.png' );
		await requestUtils.rest( {
			method: 'POST',
			path: `/wp/v2/media/${ id }`,
			data: { title: name, alt_text: name },
		} );
		made.push( { id, name } );
	}
	return made;
}

test( 'an editor makes a slider of pictures in three clicks, and visitors see it', async ( {
	admin,
	editor,
	page,
	browser,
	requestUtils,
} ) => {
	const word = unique();
	await pictures( requestUtils, word );
	await admin.createNewPost( { postType: 'page', title: 'Pictures' } );
	await editor.insertBlock( { name: 'frontage/slider' } );
	const block = editor.canvas.getByRole( 'document', { name: 'Block: Slider' } );
	await block.getByRole( 'button', { name: 'Choose images' } ).click();
	const library = page.getByRole( 'dialog' );
	await library.getByRole( 'checkbox', { name: `Harbour ${ word }` } ).click();
	await library.getByRole( 'checkbox', { name: `Forest ${ word }` } ).click( { modifiers: [ 'Control' ] } );
	await library.getByRole( 'button', { name: 'Select', exact: true } ).click();

	const first = block.getByRole( 'img', { name: `Harbour ${ word }` } );
	await expect( first ).toBeVisible();
	expect( ( await box( block ) ).height ).toBeGreaterThan( 200 );
	await page.getByRole( 'toolbar', { name: 'Block tools' } ).getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( block.getByRole( 'img', { name: `Forest ${ word }` } ) ).toBeVisible();

	await test.step( 'the List View names the slides, and shows the one that is selected', async () => {
		await page.getByRole( 'button', { name: 'Document Overview' } ).click();
		const list = page.getByRole( 'treegrid', { name: 'Block navigation structure' } );
		await list.getByRole( 'link', { name: 'Slider' } ).press( 'ArrowRight' );
		await list.getByRole( 'link', { name: `Harbour ${ word }` } ).click();
		await expect( first ).toBeVisible();
		await expect( block.getByRole( 'img', { name: `Forest ${ word }` } ) ).toBeHidden();
	} );

	const id = ( await editor.publishPost() )!;
	const visitor = await ( await browser.newContext() ).newPage();
	await visitor.goto( `/?page_id=${ id }` );
	await expect( visitor.getByRole( 'img', { name: `Harbour ${ word }` } ) ).toBeVisible();
	await visitor.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( visitor.getByRole( 'img', { name: `Forest ${ word }` } ) ).toBeVisible();
	await visitor.context().close();

	await page.reload();
	await expect( first ).toBeVisible();
	await expect( editor.canvas.getByText( 'unexpected or invalid content' ) ).toHaveCount( 0 );
} );
