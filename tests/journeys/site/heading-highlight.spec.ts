/** An editor marks a word and paints it in a color or a gradient of the theme; in forced colors it is a mark. */
import { expect, test } from '../../support/test';

test( 'a word is marked, painted, and painted otherwise', async ( { admin, editor, page, pageUtils, browser } ) => {
	await admin.createNewPost( { postType: 'page', title: 'Marked' } );
	await editor.insertBlock( { name: 'core/heading', attributes: { content: 'Roofs that stand' } } );
	await editor.canvas.getByRole( 'document', { name: 'Block: Heading' } ).click();
	await pageUtils.pressKeys( 'End' );
	await pageUtils.pressKeys( 'ctrlShift+ArrowLeft' );
	await editor.clickBlockToolbarButton( 'More' );
	await page.getByRole( 'menuitem', { name: 'Highlight: Color' } ).click();
	const content = async () => ( await editor.getBlocks() )[ 0 ]!.attributes.content as string;
	await expect.poll( content ).toContain( '<mark class="fr-highlight">stand</mark>' );

	const paints = page.locator( '.components-popover' ).filter( { hasText: 'Remove highlight' } );
	const first = async ( list: string ) =>
		paints.getByRole( 'listbox', { name: list } ).getByRole( 'option' ).first().click();
	await first( 'Gradient' );
	await expect
		.poll( content )
		.toMatch(
			/<mark style="--fr-highlight:var\(--wp--preset--gradient--[\w-]+\)" class="fr-highlight fr-highlight--gradient">stand</
		);
	await first( 'Color' );
	await expect
		.poll( content )
		.toMatch( /<mark style="--fr-highlight:var\(--wp--preset--color--[\w-]+\)" class="fr-highlight">stand</ );
	const id = await editor.publishPost();

	const visitor = await ( await browser.newContext( { forcedColors: 'active' } ) ).newPage();
	await visitor.goto( `/?page_id=${ id }` );
	const seen = await visitor.locator( 'mark' ).evaluate( ( mark ) => {
		const probe = mark.appendChild( document.createElement( 'span' ) );
		probe.style.cssText = 'forced-color-adjust: none; background: Mark; color: MarkText';
		const { backgroundColor, color } = getComputedStyle( probe );
		const own = getComputedStyle( mark );
		return [ own.backgroundColor === backgroundColor, own.color === color, own.backgroundImage ];
	} );
	expect( seen ).toEqual( [ true, true, 'none' ] );
	await visitor.context().close();
} );

test(
	'the toolbar button of a marked word takes the mark away again',
	{ tag: '@smoke' },
	async ( { admin, editor, page } ) => {
		await admin.createNewPost( { postType: 'page', title: 'Unmarked' } );
		await editor.insertBlock( {
			name: 'core/heading',
			attributes: { content: 'Roofs that <mark class="fr-highlight">stand</mark>' },
		} );
		await editor.canvas.locator( 'mark.fr-highlight' ).click();
		await editor.clickBlockToolbarButton( 'More' );
		await page.getByRole( 'menuitem', { name: 'Highlight: Color' } ).click();
		await page.getByRole( 'button', { name: 'Remove highlight' } ).click();
		await expect
			.poll( async () => ( await editor.getBlocks() )[ 0 ]!.attributes.content )
			.toBe( 'Roofs that stand' );
		await expect( page.getByRole( 'button', { name: 'Remove highlight' } ) ).toBeHidden();
	}
);
