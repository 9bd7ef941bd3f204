/** The slider workspace as an editor uses it. */
import type { Locator, Page } from '@playwright/test';
import type { Editor } from '@wordpress/e2e-test-utils-playwright';
import { box } from './settled-layout';
import { expect } from './test';

/** Opens it from the page's editor; returns the canvas. */
export async function openWorkspace( page: Page ): Promise< Locator > {
	await page.getByRole( 'button', { name: 'Edit slider' } ).first().click();
	const canvas = page.getByRole( 'application' );
	await expect( canvas ).toBeVisible();
	return canvas;
}

/** The content of the canvas. */
export const shown = ( page: Page ) => page.frameLocator( '.fr-canvas__frame' );

/** The center of a layer on the screen: its position in the frame's own window, scaled as displayed. */
export async function middleOf( page: Page, words: string ) {
	const { x, y, width, height } = await box( shown( page ).getByText( words ).first() );
	return { x: x + width / 2, y: y + height / 2 };
}

/** Replaces a text in the canvas; applies a toolbar format, if one is given. */
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

/** Returns the URL of the page. */
export async function publishFromWorkspace( page: Page, editor: Editor ): Promise< string > {
	await page.getByRole( 'button', { name: 'Back to page' } ).click();
	return `/?page_id=${ await editor.publishPost() }`;
}

type Stored = { name: string; isValid: boolean; innerBlocks: Stored[] };
type Editing = { wp: { data: { select: ( store: string ) => { getBlocks: () => Stored[] } } } };

/** Names of the blocks that the editor reports as invalid. */
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
