/** The workspace as whoever makes a slider meets it. */
import type { Locator, Page } from '@playwright/test';
import type { Editor } from '@wordpress/e2e-test-utils-playwright';
import { box } from './settled-layout';
import { expect } from './test';

/** Opens it from the page's editor; gives the canvas. */
export async function openWorkspace( page: Page ): Promise< Locator > {
	await page.getByRole( 'button', { name: 'Edit slider' } ).first().click();
	const canvas = page.getByRole( 'application' );
	await expect( canvas ).toBeVisible();
	return canvas;
}

/** What the canvas shows. */
export const shown = ( page: Page ) => page.frameLocator( '.fr-canvas__frame' );

/** The middle of a layer on the screen: its place in the frame's own window, as large as that is drawn. */
export async function middleOf( page: Page, words: string ) {
	const { x, y, width, height } = await box( shown( page ).getByText( words ).first() );
	return { x: x + width / 2, y: y + height / 2 };
}

/** Puts other words into a text, where it stands; gives them a look of the toolbar, if one is named. */
export async function writeOnCanvas( page: Page, before: string, after: string, look?: string ) {
	const { x, y } = await middleOf( page, before );
	await page.mouse.dblclick( x, y );
	await page.keyboard.press( 'ControlOrMeta+a' );
	await page.keyboard.type( after );
	if ( look ) {
		await page.keyboard.press( 'ControlOrMeta+a' );
		await page.getByRole( 'toolbar', { name: 'Format tools' } ).getByRole( 'button', { name: look } ).click();
	}
	await page.keyboard.press( 'Escape' );
	await expect( shown( page ).getByText( after ) ).toBeVisible();
}

/** Gives the address of the page. */
export async function publishFromWorkspace( page: Page, editor: Editor ): Promise< string > {
	await page.getByRole( 'button', { name: 'Back to the page' } ).click();
	return `/?page_id=${ await editor.publishPost() }`;
}

type Stored = { name: string; isValid: boolean; innerBlocks: Stored[] };
type Editing = { wp: { data: { select: ( store: string ) => { getBlocks: () => Stored[] } } } };

/** Names of the blocks that the editor could not read. */
export const whatIsInvalid = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		const invalid = ( blocks: Stored[] ): string[] =>
			blocks.flatMap( ( { name, isValid, innerBlocks } ) => [
				...( isValid ? [] : [ name ] ),
				...invalid( innerBlocks ),
			] );
		const { wp } = window as unknown as Editing;
		return invalid( wp.data.select( 'core/block-editor' ).getBlocks() );
	} );
