/** An editor says on the timeline when what moves: by hand, by keys, by choosing a movement. */
import { box } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

const layer = ( id: string, html: string, at: number ) => ( {
	name: 'frontage/layer',
	attributes: {
		id,
		type: 'text',
		html,
		style: { fontSize: [ 40 ], color: [ '#ffffff' ] },
		frames: [
			{ id: 'frame_0', to: { opacity: [ 0 ] } },
			{ id: 'frame_1', at, duration: 800, ease: 'power3.out', to: {} },
		],
	},
} );
const slide = ( key: string, ...innerBlocks: object[] ) => ( {
	name: 'frontage/slide',
	attributes: { key, background: { type: 'color', color: '#1d3557' }, duration: 6000 },
	innerBlocks,
} );

test( 'the headline comes later, letter by letter, and each gesture is one step of undo', async ( {
	admin,
	editor,
	page,
	axe,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Timeline' } );
	await editor.insertBlock( {
		name: 'frontage/slider',
		attributes: { alias: 'timeline', options: { gridwidth: [ 1240 ], gridheight: [ 500 ] } },
		innerBlocks: [
			slide( 'one', layer( 'head', 'Headline', 300 ), layer( 'line', 'Below it', 800 ) ),
			slide( 'two' ),
		],
	} as never );
	await editor.selectBlocks( editor.canvas.locator( '[data-type="frontage/slider"]' ) );
	await editor.clickBlockToolbarButton( 'Edit slider' );

	const timeline = page.getByRole( 'region', { name: 'Timeline' } );
	const bar = timeline.getByRole( 'button', { name: /^Entrance: Headline/ } );
	await expect( bar ).toHaveAccessibleName( 'Entrance: Headline: starts at 0.30 s, lasts 0.80 s' );

	const { x, y, width, height } = await box( bar );
	await page.mouse.move( x + width / 2, y + height / 2 );
	await page.mouse.down();
	await page.mouse.move( x + width / 2 + 60, y + height / 2, { steps: 4 } );
	await page.mouse.up();
	// It sticks to the other layer's entrance, which is near.
	await expect( bar ).toHaveAccessibleName( 'Entrance: Headline: starts at 0.80 s, lasts 0.80 s' );

	await bar.press( 'ArrowLeft' );
	await bar.press( 'Shift+ArrowLeft' );
	await bar.press( 'Alt+Shift+ArrowRight' );
	await expect( bar ).toHaveAccessibleName( 'Entrance: Headline: starts at 0.69 s, lasts 0.90 s' );

	await timeline.getByRole( 'button', { name: 'Entrance', exact: true } ).click();
	await page.getByRole( 'button', { name: 'Letters rise' } ).click();
	await expect( timeline.getByRole( 'combobox', { name: 'Split text' } ) ).toHaveValue( 'chars' );

	const hand = timeline.getByRole( 'slider', { name: 'Playhead' } );
	await hand.press( 'Home' );
	for ( let tenth = 0; tenth < 9; tenth++ ) {
		await hand.press( 'Shift+ArrowRight' );
	}
	await expect( hand ).toHaveAttribute( 'aria-valuetext', '0:00.90' );
	expect( await axe( '.fr-timeline' ) ).toEqual( [] );

	const undo = page.getByRole( 'button', { name: 'Undo', exact: true } ).last();
	await undo.click();
	await expect( bar ).toHaveAccessibleName( /starts at 0\.69 s, lasts 0\.90 s/ );
	await undo.click();
	await expect( bar ).toHaveAccessibleName( /starts at 0\.80 s, lasts 0\.80 s/ );
	await undo.click();
	await expect( bar ).toHaveAccessibleName( /starts at 0\.30 s/ );
} );
