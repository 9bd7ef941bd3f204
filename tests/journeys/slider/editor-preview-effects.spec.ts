/** What the workspace shows of a slider besides its slides, and on a phone. */
import type { Page } from '@playwright/test';
import { middleOf, openWorkspace, publishFromWorkspace, shown } from '../../support/slider-workspace';
import { box, boxes } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

const text = ( id: string, html: string, more: object = {} ) => ( {
	name: 'frontage/layer',
	attributes: {
		id,
		html,
		box: { width: [ 400 ], offsetX: [ 80 ], offsetY: [ 80 ] },
		style: { color: [ '#ffffff' ], fontSize: [ 30 ], lineHeight: [ 36 ], whiteSpace: [ 'normal' ] },
		...more,
	},
} );

const slider = ( options: object, layer = text( 'head', 'Boats' ) ) => ( {
	name: 'frontage/slider',
	attributes: { options: { gridwidth: [ 1000 ], gridheight: [ 400 ], ...options } },
	innerBlocks: [ 'One', 'Two' ].map( ( title, index ) => ( {
		name: 'frontage/slide',
		attributes: { key: `s${ index }`, title, background: { type: 'color', color: '#0b3d33' } },
		innerBlocks: index ? [] : [ layer ],
	} ) ),
} );

const scrollBar = ( page: Page ) => page.getByRole( 'slider', { name: 'Page scroll' } );
const opacity = ( page: Page ) =>
	shown( page )
		.locator( '.fr-layer' )
		.first()
		.evaluate( ( layer ) => Number( getComputedStyle( layer ).opacity ) );

test( 'a slider bound to the scroll is scrolled on its canvas', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'page' } );
	const entrance = [
		{ id: 'frame_0', to: { opacity: [ 0 ] } },
		{ id: 'frame_1', at: 0, duration: 2000, ease: 'none', to: { opacity: [ 1 ] } },
	];
	await editor.insertBlock(
		slider(
			{ sbtimeline: { set: true, fixed: true, fixStart: 0, fixEnd: 2000, layers: true, slide: true } },
			text( 'head', 'Boats', { frames: entrance } )
		)
	);
	await openWorkspace( page );
	expect( await opacity( page ) ).toBe( 1 );
	await scrollBar( page ).focus();
	await scrollBar( page ).press( 'Home' );
	await expect.poll( () => opacity( page ) ).toBe( 0 );
	await scrollBar( page ).press( 'End' );
	await expect.poll( () => opacity( page ) ).toBe( 1 );
	// The wheel over the slide does the same: half the way back.
	const { x, y } = await middleOf( page, 'Boats' );
	await page.mouse.move( x, y );
	await page.mouse.wheel( 0, -800 );
	await expect.poll( () => opacity( page ) ).toBeCloseTo( 0.5, 2 );
	await scrollBar( page ).press( 'Escape' );
	await expect.poll( () => opacity( page ) ).toBe( 1 );
} );

test( 'what fades with the scroll fades on the canvas', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'page' } );
	await editor.insertBlock( slider( { scrolleffect: { set: true, fade: true, slide: true } } ) );
	await openWorkspace( page );
	const ground = () =>
		shown( page )
			.locator( '.fr-slide__background' )
			.first()
			.evaluate( ( element ) => Number( getComputedStyle( element ).opacity ) );
	await scrollBar( page ).press( 'End' );
	await expect.poll( ground ).toBeCloseTo( 0.46, 2 ); // 160 of 400 px count, 1.35 times.
	await scrollBar( page ).press( 'Escape' );
	await expect.poll( ground ).toBe( 1 );
} );

test( 'a modal lies over a page, with its cover, and a carousel offers no transitions', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page' } );
	await editor.insertBlock(
		slider( { modal: { useAsModal: true, coverColor: 'rgba(90,0,0,0.5)', vertical: 'top' } } )
	);
	const canvas = await openWorkspace( page );
	const room = page.locator( '.fr-canvas__room' );
	// The key that selects all means layers, wherever the focus is.
	await page.getByRole( 'button', { name: 'Play from playhead' } ).press( 'ControlOrMeta+a' );
	await expect( page.getByRole( 'heading', { name: 'Text: Boats' } ) ).toBeVisible();
	await page.getByRole( 'tab', { name: 'Slide', exact: true } ).click();
	await expect( room ).toHaveCSS( 'background-image', /rgba\(90, 0, 0, 0\.5\)/ );
	const [ inner, outer ] = await boxes( canvas, room );
	expect( inner.top - outer.top ).toBeLessThan( 2 );
	await expect( scrollBar( page ) ).toHaveCount( 0 );
	const transition = page.getByRole( 'button', { name: /^Slide transition/ } );
	await expect( transition ).toBeVisible();

	await page.getByRole( 'tab', { name: 'Slider', exact: true } ).click();
	await page.getByRole( 'combobox', { name: 'Type', exact: true } ).selectOption( 'carousel' );
	await expect( transition ).toHaveCount( 0 );
	await page.getByRole( 'tab', { name: 'Slide', exact: true } ).click();
	await expect( page.getByRole( 'button', { name: 'Background', exact: true } ).first() ).toBeVisible();
	await expect( page.getByRole( 'button', { name: 'Transition', exact: true } ) ).toHaveCount( 0 );
} );

test( 'a video that is chosen behind a slide plays on the page by itself, without sound', async ( {
	admin,
	editor,
	page,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Night' } );
	await editor.insertBlock( slider( {} ) );
	await openWorkspace( page );
	await page.getByRole( 'tab', { name: 'Slide', exact: true } ).click();
	await page.getByLabel( 'File URL' ).fill( '/wp-content/mu-plugins/images/scenes/night.webm' );
	await expect( page.getByRole( 'combobox', { name: 'Autoplay' } ) ).toHaveValue( 'always' );

	await page.goto( await publishFromWorkspace( page, editor ) );
	const video = page.locator( '.fr-slide__background video' );
	await expect( video ).toHaveJSProperty( 'muted', true );
	await expect
		.poll( () => video.evaluate( ( media: HTMLVideoElement ) => media.currentTime ) )
		.toBeGreaterThan( 0.2 );
	await expect( video ).toHaveJSProperty( 'paused', false );
} );

test( 'Enter in a list makes another item, the backspace key takes it back', async ( { admin, editor, page } ) => {
	await admin.createNewPost( { postType: 'page' } );
	await editor.insertBlock( slider( {}, text( 'head', '<ul><li>Boats and oars</li><li>Nets</li></ul>' ) ) );
	await openWorkspace( page );
	const items = () => shown( page ).locator( 'li:visible' ).allInnerTexts();
	const { x, y } = await middleOf( page, 'Boats and oars' );
	await page.mouse.dblclick( x, y );
	await page.keyboard.press( 'Home' );
	for ( let letter = 0; letter < 'Boats'.length; letter++ ) {
		await page.keyboard.press( 'ArrowRight' );
	}
	await page.keyboard.press( 'Enter' );
	await page.keyboard.type( 'x' );
	await expect
		.poll( async () => ( await items() ).map( ( item ) => item.trim() ) )
		.toEqual( [ 'Boats', 'x and oars', 'Nets' ] );
	await page.keyboard.press( 'Backspace' );
	await page.keyboard.press( 'Backspace' );
	await page.keyboard.type( '!' );
	await page.keyboard.press( 'Escape' );
	await expect.poll( items ).toEqual( [ 'Boats! and oars', 'Nets' ] );
} );

test.describe( 'on a phone', () => {
	test.use( { viewport: { width: 390, height: 844 } } );

	test(
		'the slide fills the width, and each part is one press away',
		{ tag: '@smoke' },
		async ( { admin, editor, page } ) => {
			await admin.createNewPost( { postType: 'page' } );
			await editor.insertBlock( slider( {} ) );
			const canvas = await openWorkspace( page );
			expect( ( await box( canvas ) ).width ).toBeGreaterThan( 370 );
			const parts = page.getByRole( 'navigation', { name: 'Editor panels' } );
			for ( const [ part, content ] of [
				[ 'Settings', page.getByRole( 'searchbox', { name: 'Search settings' } ) ],
				[ 'Timeline', page.getByRole( 'button', { name: 'Play from playhead' } ) ],
				[ 'Layers', page.getByRole( 'complementary', { name: 'Layers' } ).getByText( 'Boats' ) ],
				[ 'Slides', page.getByRole( 'button', { name: 'Add slide' } ) ],
			] as const ) {
				await parts.getByRole( 'button', { name: part } ).click();
				await expect( content ).toBeInViewport();
			}
			for ( const name of [ 'Back to page', 'Add layer', 'Undo', 'Preview' ] ) {
				await expect( page.getByRole( 'button', { name, exact: true } ) ).toBeInViewport( { ratio: 1 } );
			}
		}
	);
} );
