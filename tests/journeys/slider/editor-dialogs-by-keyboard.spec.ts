/** An editor who uses no mouse opens what lies above the workspace; the focus comes back each time. */
import { begin, go, press, tabTo } from '../../support/slider-by-keys';
import { shown } from '../../support/slider-workspace';
import { expect, test } from '../../support/test';

/** What stands in the frame is WordPress's own editor, and no page with landmarks. */
const notOfTheFrame = ( fault: string ) => ! fault.includes( 'iframe[name="editor-canvas"]' );

test( 'by keys alone: blocks are put into a layer, and the canvas has the focus again', async ( {
	admin,
	axe,
	editor,
	page,
} ) => {
	test.slow();
	const canvas = await begin( admin, editor, page, 'A few words' );
	await tabTo( page, page.getByRole( 'button', { name: 'Add layer' } ) );
	await press( page, 'Enter' );
	await expect( page.getByRole( 'menuitem', { name: 'Heading' } ) ).toBeFocused();
	await go( page, 'ArrowDown', page.getByRole( 'menuitem', { name: 'Blocks', exact: true } ) );
	await press( page, 'Enter' );
	await expect( canvas ).toBeFocused();
	await press( page, 'Enter' );
	const dialog = page.getByRole( 'dialog', { name: 'Blocks in this layer' } );
	await expect( dialog ).toBeVisible();
	const blocks = dialog.frameLocator( 'iframe' );
	const first = blocks.getByRole( 'document', { name: 'Block: Paragraph' } );
	await expect( first ).toBeVisible();
	await go( page, 'Tab', first );
	expect( ( await axe( '.fr-canvas__blocks' ) ).filter( notOfTheFrame ) ).toEqual( [] );
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( 'Written by keys' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( '/heading' );
	await expect( page.getByRole( 'option', { name: 'Heading', exact: true } ) ).toBeVisible();
	expect( ( await axe( '.fr-canvas__blocks' ) ).filter( notOfTheFrame ) ).toEqual( [] );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'An item' );
	await go( page, 'Shift+Tab', dialog.getByRole( 'button', { name: 'Done' } ) );
	await page.keyboard.press( 'Enter' );
	await expect( dialog ).toHaveCount( 0 );
	await expect( canvas ).toBeFocused();
	await expect( shown( page ).getByText( 'An item' ) ).toBeVisible();
} );

test( 'by keys alone: a picture is chosen for the background, and one is added as a layer', async ( {
	admin,
	editor,
	page,
	requestUtils,
} ) => {
	test.slow();
	const { id } = await requestUtils.uploadMedia( 'docs/images/contact.png' );
	const canvas = await begin( admin, editor, page, 'A few words' );
	const library = page.locator( '.media-modal' );
	const file = library.getByRole( 'checkbox', { name: 'contact' } ).first();
	const choose = async () => {
		await expect( file ).toBeVisible();
		await go( page, 'Tab', file );
		await page.keyboard.press( 'Enter' );
		await expect( file ).toBeChecked();
		await go( page, 'Tab', library.getByRole( 'button', { name: 'Select', exact: true } ) );
		await page.keyboard.press( 'Enter' );
		await expect( library ).toBeHidden();
	};

	const settings = page.getByRole( 'complementary', { name: 'Settings' } );
	await tabTo( page, settings.getByRole( 'button', { name: 'Media Library' } ).first() );
	await press( page, 'Enter' );
	await expect( library ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( library ).toBeHidden();
	await expect( settings.getByRole( 'button', { name: 'Media Library' } ).first() ).toBeFocused();
	await press( page, 'Enter' );
	await go( page, 'Tab', library.getByRole( 'tab', { name: 'Upload files' } ) );
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'Enter' );
	await choose();
	await expect( settings.getByRole( 'button', { name: 'Replace' } ).first() ).toBeFocused();
	expect( await editor.getEditedPostContent() ).toContain( `"id":${ id }` );

	// Taken away again: its button goes with it.
	await page.keyboard.press( 'Tab' );
	await expect( settings.getByRole( 'button', { name: 'Remove' } ).first() ).toBeFocused();
	await press( page, 'Enter' );
	await expect( settings.getByRole( 'button', { name: 'Media Library' } ).first() ).toBeFocused();

	const add = page.getByRole( 'button', { name: 'Add layer' } );
	await tabTo( page, add );
	await press( page, 'Enter' );
	await go( page, 'ArrowDown', page.getByRole( 'menuitem', { name: 'Image' } ) );
	await page.keyboard.press( 'Enter' );
	await expect( library ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( library ).toBeHidden();
	await expect( add ).toBeFocused();
	await press( page, 'Enter' );
	await go( page, 'ArrowDown', page.getByRole( 'menuitem', { name: 'Image' } ) );
	await page.keyboard.press( 'Enter' );
	await choose();
	await expect( canvas ).toBeFocused();
	await expect( page.locator( '.fr-layers__name' ) ).toHaveCount( 2 );
} );
