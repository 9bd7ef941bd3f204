/** What is moved on the desktop stays on the phone's slide; what does not is marked, and arranged by one button. */
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';
import { unique } from '../../support/forms';
import { boxes } from '../../support/settled-layout';
import { middleOf, openWorkspace, publishFromWorkspace, shown } from '../../support/slider-workspace';
import { expect, test } from '../../support/test';

const style = ( size: number[], color = '#ffffff' ) => ( {
	color: [ color ],
	fontFamily: 'inherit',
	fontSize: size,
	lineHeight: size.map( ( value ) => Math.round( value * 1.2 ) ),
	textAlign: [ 'center' ],
	whiteSpace: [ 'normal' ],
} );
const MIDDLE = { x: [ 'center' ], y: [ 'middle' ] };

/** Turned by a quarter it stands at the left edge; lying, it would be cut there. */
const SIDEWAYS = {
	name: 'frontage/layer',
	attributes: {
		id: 'sideways',
		html: 'Since 1904',
		tag: 'p',
		box: { x: [ 'left' ], y: [ 'middle' ], offsetX: [ -40 ], width: [ 120 ] },
		transform: { rotateZ: [ -90 ] },
		style: style( [ 14, 14, 14, 14 ] ),
	},
};

/** As the editor makes one: sizes for each screen, one place. */
const slider = ( words: string, more: object, left = 0, others: ( typeof SIDEWAYS )[] = [] ) => ( {
	name: 'frontage/slider',
	attributes: {
		align: 'full',
		title: words,
		...more,
		options: {
			sliderLayout: 'fullwidth',
			gridwidth: [ 1240, 1024, 778, 480 ],
			gridheight: [ 600, 540, 480, 420 ],
			responsiveLevels: [ 1240, 1024, 778, 480 ],
			stopAtSlide: 1,
			stopLoop: true,
		},
	},
	innerBlocks: [
		{
			name: 'frontage/slide',
			attributes: { key: 'one', title: 'Evening', background: { type: 'color', color: '#0b3d33' } },
			innerBlocks: [
				{
					name: 'frontage/layer',
					attributes: {
						id: 'headline',
						html: words,
						tag: 'h2',
						box: { ...MIDDLE, offsetX: [ left ], offsetY: [ -80 ], width: [ 760, null, 685, 422 ] },
						style: style( [ 56, 50, 43, 33 ] ),
					},
				},
				{
					name: 'frontage/layer',
					attributes: {
						id: 'text',
						html: 'A few words that say more.',
						tag: 'p',
						box: { ...MIDDLE, offsetX: [ left ], width: [ 560, null, null, 422 ] },
						style: style( [ 20, 18, 16, 12 ] ),
					},
				},
				...others,
			],
		},
	],
} );

type Stored = { attributes: Record< string, unknown >; innerBlocks: Stored[] };
const boxOfLayer = async ( editor: Editor, at: number ) => {
	const [ block ] = ( await editor.getBlocks( { full: true } as never ) ) as unknown as Stored[];
	return block!.innerBlocks[ 0 ]!.innerBlocks[ at ]!.attributes.box as Record< string, unknown[] >;
};

async function begin( admin: Admin, editor: Editor, page: Page, made: ReturnType< typeof slider > ) {
	await admin.createNewPost( { postType: 'page', title: `Phones ${ unique() }` } );
	await editor.insertBlock( made );
	return openWorkspace( page );
}

test( 'a headline that is dragged on the desktop stands on the slide of a phone', async ( { admin, editor, page } ) => {
	const words = `Two ${ unique() }`;
	await begin( admin, editor, page, slider( words, { inherit: 'scale' } ) );
	const from = await middleOf( page, words );
	await page.mouse.move( from.x, from.y );
	await page.mouse.down();
	await page.keyboard.down( 'Control' ); // Without lines to snap to.
	await page.mouse.move( from.x - 120, from.y, { steps: 6 } );
	await page.mouse.up();
	await page.keyboard.up( 'Control' );
	const [ offset, ...others ] = ( await boxOfLayer( editor, 0 ) ).offsetX as number[];
	expect( others ).toEqual( [] );
	expect( offset ).toBeLessThan( -120 );

	// On phones it is as far to the left as the grid is narrower, and goes on from there.
	const canvas = page.getByRole( 'application' );
	await page.getByRole( 'radio', { name: 'Mobile' } ).click();
	await middleOf( page, words ).then( ( { x, y } ) => page.mouse.click( x, y ) );
	await canvas.press( 'ArrowRight' );
	const mobile = Math.round( ( offset! * 480 ) / 1240 ) + 1;
	expect( ( await boxOfLayer( editor, 0 ) ).offsetX ).toEqual( [ offset, null, null, mobile ] );

	await page.goto( await publishFromWorkspace( page, editor ) );
	await page.setViewportSize( { width: 390, height: 844 } );
	const [ letters ] = await boxes( page.getByRole( 'heading', { name: words } ) );
	const middle = letters.left + letters.width / 2;
	expect( middle ).toBeGreaterThan( 40 );
	expect( middle ).toBeLessThan( 195 );
} );

test( 'layers that a phone cuts are marked in the list, on the canvas and before publishing, and arranged in one step', async ( {
	admin,
	axe,
	editor,
	page,
	pageUtils,
} ) => {
	const words = `A table for two ${ unique() }`;
	const canvas = await begin( admin, editor, page, slider( words, {}, -206, [ SIDEWAYS ] ) );
	await expect( page.getByRole( 'dialog', { name: 'Edit slider' } ) ).toBeVisible();
	await expect( page.getByText( /^2 layers off screen on Mobile$/ ) ).toBeVisible();
	await page.getByRole( 'button', { name: new RegExp( `^${ words }: \\d+ px off screen on Mobile` ) } ).click();
	await expect( page.getByText( /^2 layers off screen$/ ) ).toBeVisible();
	await expect( page.locator( '.fr-outside__box' ) ).toHaveCount( 2 );
	for ( const part of [ '.fr-workspace__header', '.fr-layers', '.fr-outside', '.fr-canvas__over' ] ) {
		expect( await axe( part ) ).toEqual( [] );
	}

	await page.getByRole( 'button', { name: 'Back to page' } ).click();
	await page.getByRole( 'button', { name: 'Publish', exact: true } ).first().click();
	await expect( page.getByRole( 'button', { name: /^2 slider layers off screen$/ } ) ).toBeVisible();
	await page.getByRole( 'button', { name: 'Edit Evening' } ).click();
	await expect( canvas ).toBeVisible();

	const [ before, sideways ] = [ await boxOfLayer( editor, 0 ), await boxOfLayer( editor, 2 ) ];
	await page.getByRole( 'button', { name: 'Create mobile layout' } ).click();
	// On tablets, which the button leaves alone, the headline is still cut.
	await expect( page.getByText( /^1 layer off screen on Tablet$/ ) ).toBeVisible();
	const after = await boxOfLayer( editor, 0 );
	expect( after.offsetX ).toEqual( [ -206, null, null, expect.any( Number ) ] );
	expect( await boxOfLayer( editor, 2 ) ).toEqual( sideways );
	const [ head, text, sheet ] = await boxes(
		shown( page ).getByText( words ).first(),
		shown( page ).getByText( 'A few words' ).first(),
		page.locator( '.fr-canvas__frame' )
	);
	for ( const one of [ head, text ] ) {
		expect( one.left ).toBeGreaterThanOrEqual( sheet.left );
		expect( one.right ).toBeLessThanOrEqual( sheet.right );
	}
	expect( text.top ).toBeGreaterThanOrEqual( head.bottom - 1 );
	await canvas.focus();
	await pageUtils.pressKeys( 'primary+z' );
	expect( await boxOfLayer( editor, 0 ) ).toEqual( before );
	await expect( page.getByText( /^2 layers off screen$/ ) ).toBeVisible();
	await pageUtils.pressKeys( 'primaryShift+z' );

	// Type can be read on the page, and nothing is cut.
	await page.getByRole( 'button', { name: 'Back to page' } ).click();
	await page.getByRole( 'region', { name: 'Editor publish' } ).getByRole( 'button', { name: 'Cancel' } ).click();
	await page.goto( `/?page_id=${ await editor.publishPost() }` );
	await page.setViewportSize( { width: 390, height: 844 } );
	const small = page.getByText( 'A few words that say more.' );
	await expect( small ).toBeVisible();
	const size = await small.evaluate( ( element ) => parseFloat( getComputedStyle( element ).fontSize ) );
	expect( size ).toBeGreaterThanOrEqual( 16 );
	for ( const one of await boxes( small, page.getByRole( 'heading', { name: words } ) ) ) {
		expect( one.left ).toBeGreaterThanOrEqual( 0 );
		expect( one.right ).toBeLessThanOrEqual( 390 );
	}
} );
