import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';
import { unique } from '../../support/forms';
import { middleOf, openWorkspace, shown } from '../../support/slider-workspace';
import { box as boxOf } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

const style = ( size: number ) => ( {
	color: [ '#ffffff' ],
	fontFamily: 'inherit',
	fontSize: [ size ],
	lineHeight: [ size * 1.2 ],
	whiteSpace: [ 'normal' ],
} );
const layer = ( id: string, html: string, box: object, size = 40 ) => ( {
	name: 'frontage/layer',
	attributes: { id, html, tag: 'h2', box: { width: [ 400 ], ...box }, style: style( size ) },
} );

/** A slider of two slides, as somebody made it before. */
const slider = ( word: string ) => ( {
	name: 'frontage/slider',
	attributes: {
		align: 'full',
		title: `Show ${ word }`,
		options: {
			sliderLayout: 'fullwidth',
			gridwidth: [ 1240, 1024, 768, 390 ],
			gridheight: [ 500, 480, 460, 440 ],
			responsiveLevels: [ 1240, 1024, 778, 480 ],
			stopAtSlide: 1,
			stopLoop: true,
			navigation: { arrows: { enable: true } },
		},
	},
	innerBlocks: [
		{
			name: 'frontage/slide',
			attributes: { key: 'one', title: 'Harbour', background: { type: 'color', color: '#0b3d33' } },
			innerBlocks: [ layer( 'head', `Boats ${ word }`, { offsetX: [ 80, null, null, 20 ], offsetY: [ 100 ] } ) ],
		},
		{
			name: 'frontage/slide',
			attributes: { key: 'two', title: 'Forest', background: { type: 'color', color: '#16201d' } },
			innerBlocks: [ layer( 'trees', 'Trees', { offsetX: [ 80 ], offsetY: [ 100 ] } ) ],
		},
	],
} );

type Stored = { attributes: Record< string, never >; innerBlocks: Stored[] };
/** The layers of a slide as the editor keeps them. */
const layersOf = async ( editor: Editor, slide: number ) => {
	const [ block ] = ( await editor.getBlocks( { full: true } as never ) ) as unknown as Stored[];
	return block!.innerBlocks[ slide ]!.innerBlocks.map( ( { attributes } ) => attributes );
};

async function drag( page: Page, words: string, by: { x: number; y: number } ) {
	const from = await middleOf( page, words );
	await page.mouse.move( from.x, from.y );
	await page.mouse.down();
	await page.keyboard.down( 'Control' ); // Without lines to snap to.
	await page.mouse.move( from.x + by.x, from.y + by.y, { steps: 6 } );
	await page.mouse.up();
	await page.keyboard.up( 'Control' );
}

/** Opens the workspace of a slider that was made before, in a new page. */
async function begin( admin: Admin, editor: Editor, page: Page, made: ReturnType< typeof slider > ) {
	await admin.createNewPost( { postType: 'page', title: `Changes ${ unique() }` } );
	await editor.insertBlock( made );
	return openWorkspace( page );
}

test( 'a preview plays what is not saved yet, and nothing of it runs by itself', async ( { admin, editor, page } ) => {
	const word = unique();
	const made = slider( word );
	made.innerBlocks[ 0 ]!.innerBlocks[ 0 ]!.attributes.html = `Boats ${ word }<img src="x" alt="" onerror="top.hurt = true">`;
	await begin( admin, editor, page, made );
	await page.getByRole( 'button', { name: 'Preview', exact: true } ).click();
	const preview = page.frameLocator( 'iframe[title="Slider preview"]' );
	await expect( preview.getByText( `Boats ${ word }` ) ).toBeVisible();
	await preview.getByRole( 'button', { name: 'Next slide' } ).click();
	await expect( preview.locator( '.fr-slide' ).getByText( 'Trees' ) ).toBeVisible();
	await page.getByLabel( 'Simulate reduced motion' ).click();
	await expect( preview.getByText( `Boats ${ word }` ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'application' ) ).toBeVisible();
	expect( await page.evaluate( () => 'hurt' in window ) ).toBe( false );
} );

test( 'the pointer’s work is undone step by step, twenty times, and done again', async ( {
	admin,
	editor,
	page,
	pageUtils,
} ) => {
	const word = unique();
	const canvas = await begin( admin, editor, page, slider( word ) );
	await drag( page, `Boats ${ word }`, { x: 60, y: 30 } );
	const [ moved ] = await layersOf( editor, 0 );
	expect( moved!.box ).not.toMatchObject( { offsetX: [ 80, null, null, 20 ] } );

	const places: string[] = [];
	for ( let step = 0; step < 20; step++ ) {
		await canvas.press( 'ArrowRight' );
		places.push( JSON.stringify( await layersOf( editor, 0 ) ) );
	}
	expect( new Set( places ).size ).toBe( 20 );
	for ( let step = 18; step >= 0; step-- ) {
		await pageUtils.pressKeys( 'primary+z' );
		expect( JSON.stringify( await layersOf( editor, 0 ) ) ).toBe( places[ step ] );
	}
	await pageUtils.pressKeys( 'primary+z' );
	await pageUtils.pressKeys( 'primary+z' );
	expect( ( await layersOf( editor, 0 ) )[ 0 ]!.box ).toMatchObject( {
		offsetX: [ 80, null, null, 20 ],
		offsetY: [ 100 ],
	} );
	await pageUtils.pressKeys( 'primaryShift+z', { times: 21 } );
	expect( JSON.stringify( await layersOf( editor, 0 ) ) ).toBe( places[ 19 ] );
} );

test( 'several layers are resized together, in one step', async ( { admin, editor, page, pageUtils } ) => {
	const word = unique();
	const made = slider( word );
	made.innerBlocks[ 0 ]!.innerBlocks.push( layer( 'more', 'More', { offsetX: [ 600 ], offsetY: [ 300 ] } ) );
	const canvas = await begin( admin, editor, page, made );
	const before = await layersOf( editor, 0 );
	await canvas.focus();
	await pageUtils.pressKeys( 'primary+a' );
	const corner = await boxOf( page.locator( '.fr-canvas__group .is-se' ) );
	const [ x, y ] = [ corner.x + corner.width / 2, corner.y + corner.height / 2 ];
	await page.mouse.move( x, y );
	await page.mouse.down();
	await page.keyboard.down( 'Control' ); // Without lines to snap to.
	await page.mouse.move( x - 80, y, { steps: 4 } );
	await page.mouse.up();
	await page.keyboard.up( 'Control' );
	const boxes = ( await layersOf( editor, 0 ) ).map(
		( { box } ) => box as unknown as { width: [ number ]; offsetX: number[] }
	);
	expect( boxes[ 0 ]!.width[ 0 ] ).toBeLessThan( 400 );
	expect( boxes[ 1 ]!.width ).toEqual( boxes[ 0 ]!.width );
	expect( boxes[ 0 ]!.offsetX ).toEqual( [ 80, null, null, 20 ] );
	expect( boxes[ 1 ]!.offsetX[ 0 ] ).toBeLessThan( 600 );
	await pageUtils.pressKeys( 'primary+z' );
	expect( await layersOf( editor, 0 ) ).toEqual( before );
} );

test( 'mobile is changed, and the desktop stays as it was', async ( { admin, editor, page } ) => {
	const word = unique();
	await begin( admin, editor, page, slider( word ) );
	await page.getByRole( 'radio', { name: 'Mobile' } ).click();
	await expect( page.locator( '.fr-canvas__frame' ) ).toHaveCSS( 'width', '390px' );
	await drag( page, `Boats ${ word }`, { x: 0, y: 50 } );
	const [ head ] = await layersOf( editor, 0 );
	const { offsetX, offsetY } = head!.box as unknown as { offsetX: number[]; offsetY: number[] };
	expect( offsetX ).toEqual( [ 80, null, null, 20 ] );
	expect( offsetY.slice( 0, 3 ) ).toEqual( [ 100, null, null ] );
	expect( offsetY[ 3 ] ).toBeGreaterThan( 120 );
} );

test( 'a layer is copied to another slide, by keys alone', async ( { admin, editor, page, pageUtils } ) => {
	const word = unique();
	const canvas = await begin( admin, editor, page, slider( word ) );
	await canvas.focus();
	await page.keyboard.press( 'PageDown' );
	await expect( canvas ).toHaveAccessibleName( `Canvas, selected: Boats ${ word }` );
	await page.keyboard.press( 'Shift+ArrowDown' );
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'Ships' );
	await page.keyboard.press( 'Escape' );
	await expect( canvas ).toBeFocused();
	await pageUtils.pressKeys( 'primary+c' );

	await page.getByRole( 'button', { name: 'Harbour', exact: true } ).focus();
	await page.keyboard.press( 'ArrowRight' );
	await page.keyboard.press( 'Enter' );
	await expect( shown( page ).getByText( 'Trees' ) ).toBeVisible();
	await canvas.focus();
	await pageUtils.pressKeys( 'primary+v' );
	await expect( shown( page ).getByText( 'Ships' ).last() ).toBeVisible();
	const [ , copy ] = await layersOf( editor, 1 );
	expect( copy ).toMatchObject( { html: 'Ships', box: { offsetY: [ 110 ] } } );
	const [ original ] = await layersOf( editor, 0 );
	expect( copy!.id ).not.toBe( original!.id );

	await page.keyboard.press( 'Delete' );
	expect( await layersOf( editor, 1 ) ).toHaveLength( 1 );
	await page.getByRole( 'button', { name: 'Forest', exact: true } ).focus();
	await pageUtils.pressKeys( 'primary+ArrowLeft' );
	await expect( page.getByRole( 'button', { name: /^(Harbour|Forest)$/ } ).first() ).toHaveAccessibleName( 'Forest' );
} );
