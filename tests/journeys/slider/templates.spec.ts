import type { Locator, Page } from '@playwright/test';
import { active, running } from '../../support/sliders';
import { expect, test } from '../../support/test';

interface Pattern {
	name: string;
	title: string;
	categories?: string[];
	content: string;
}

test( 'every template goes into a page, is published, and is read again as it was', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Templates' } );
	const names = await page.evaluate( async () => {
		const { blocks, data } = window.wp;
		const patterns: Pattern[] = await data.resolveSelect( 'core' ).getBlockPatterns();
		const sliders = patterns.filter( ( { categories } ) => categories?.includes( 'frontage-sliders' ) );
		await data
			.dispatch( 'core/block-editor' )
			.insertBlocks( sliders.flatMap( ( { content } ) => blocks.parse( content ) ) );
		return sliders.map( ( { name } ) => name );
	} );
	expect( names.length ).toBeGreaterThanOrEqual( 12 );
	const made = await editor.getBlocks();
	expect( made.map( ( { name } ) => name ) ).toEqual( names.map( () => 'frontage/slider' ) );
	await editor.publishPost();

	// What was stored is what the editor reads again.
	await page.reload();
	await expect.poll( async () => ( await editor.getBlocks() ).length ).toBe( names.length );
	expect(
		await page.evaluate( () => {
			const blocks: Array< { isValid: boolean } > = window.wp.data.select( 'core/block-editor' ).getBlocks();
			return blocks.every( ( { isValid } ) => isValid );
		} )
	).toBe( true );
} );

test( 'core’s inserter has them among its patterns', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'page' } );
	await page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();
	await page.getByRole( 'tab', { name: 'Patterns' } ).click();
	await page.getByRole( 'tab', { name: 'Sliders', exact: true } ).click();
	await page.getByRole( 'option', { name: 'What our customers say' } ).click();
	const [ block ] = await editor.getBlocks();
	expect( block!.name ).toBe( 'frontage/slider' );
	expect( block!.innerBlocks ).toHaveLength( 3 );
} );

test.describe( 'on the demo’s page of templates', () => {
	const open = async ( page: Page, title: string | Locator ) => {
		await page.goto( '/slider-templates/' );
		const slider = typeof title === 'string' ? page.getByRole( 'region', { name: title } ).first() : title;
		await slider.scrollIntoViewIfNeeded();
		await running( slider );
		return slider;
	};

	test( 'points on the product open their notes, one at a time, by the keyboard, too', async ( { page } ) => {
		const slider = await open( page, 'Lamp' );
		const shade = slider.getByText( 'Mouth-blown' );
		const foot = slider.getByText( 'Oiled oak' );
		await expect( shade ).toBeHidden();
		await slider.getByRole( 'button', { name: 'Shade details' } ).press( 'Enter' );
		await expect( shade ).toBeVisible();
		await slider.getByRole( 'button', { name: 'Base details' } ).press( 'Enter' );
		await expect( foot ).toBeVisible();
		await expect( shade ).toBeHidden();
	} );

	test( 'before and after: the buttons uncover one picture or both', async ( { page } ) => {
		// A still slider of one slide is no landmark: it is known by what it shows.
		const slider = await open(
			page,
			page.locator( '.fr-slider' ).filter( { has: page.getByRole( 'img', { name: 'Room after renovation' } ) } )
		);
		const after = slider.getByRole( 'img', { name: 'Room after renovation' } );
		const shown = () => after.evaluate( ( image ) => getComputedStyle( image.closest( '.fr-layer' )! ).clipPath );
		await slider.getByRole( 'button', { name: 'Show after' } ).click();
		await expect.poll( shown ).toMatch( /none|inset\(0(?:px|%)?(?: 0(?:px|%)?)*\)/ );
		await slider.getByRole( 'button', { name: 'Show before' } ).click();
		await expect.poll( shown ).toMatch( /100%/ );
	} );

	test( 'a round picture is round', { tag: '@smoke' }, async ( { page } ) => {
		const slider = await open( page, 'What our customers say' );
		const face = active( slider ).locator( '.fr-layer--image img' );
		await expect( face ).toHaveCSS( 'overflow', 'clip' );
	} );
} );
