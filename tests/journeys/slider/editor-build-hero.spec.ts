/** An editor makes a hero of three slides, from an empty page to what visitors see, with nothing but what the screen offers. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Admin, Editor } from '@wordpress/e2e-test-utils-playwright';
import { HEADLINES, HERO, numbered, standing, stands } from '../../support/editor-hero';
import {
	openWorkspace,
	publishFromWorkspace,
	shown,
	whatIsInvalid,
	writeOnCanvas,
} from '../../support/slider-workspace';
import { expect, test } from '../../support/test';

interface Made {
	kind: string;
	/** Written over what it begins with. */
	words?: string;
	entrance: string;
	/** ms after the slide has come. */
	at: number;
}

/** One after the other, each in its own way. */
const headline = ( words: string, entrance: string ): Made => ( { kind: 'Heading', words, entrance, at: 0 } );
const TEXT: Made = { kind: 'Text', entrance: 'Fade up', at: 300 };
const BUTTON: Made = { kind: 'Button', entrance: 'Grow', at: 600 };

async function addLayer( page: Page, { kind, words, entrance, at }: Made ) {
	const timeline = page.getByRole( 'region', { name: 'Timeline' } );
	await page.getByRole( 'button', { name: 'Add layer' } ).click();
	await page.getByRole( 'menuitem', { name: kind, exact: true } ).click();
	if ( words ) {
		await writeOnCanvas( page, 'Your headline', words );
	}
	await timeline.getByRole( 'button', { name: 'Entrance', exact: true } ).click();
	await page.getByRole( 'button', { name: entrance, exact: true } ).click();
	const begins = timeline.getByLabel( 'Start time' );
	await begins.fill( String( at ) );
	await begins.press( 'Tab' );
}

async function addSlide( page: Page, kind: string, name: string ) {
	await page.getByRole( 'button', { name: 'Add slide' } ).click();
	await page.getByRole( 'menuitem', { name: kind } ).click();
	await expect( page.getByRole( 'button', { name, exact: true } ) ).toHaveAttribute( 'aria-current', 'true' );
}

/** A slider without anything in it, in a new page; gives the workspace's canvas. */
async function startBlank( admin: Admin, editor: Editor, page: Page ) {
	await admin.createNewPost( { postType: 'page', title: 'Hero' } );
	await page.getByRole( 'button', { name: 'Block Inserter', exact: true } ).click();
	await page.getByRole( 'searchbox', { name: 'Search' } ).fill( 'slider' );
	await page
		.getByRole( 'option' )
		.filter( { hasText: /^Slider$/ } )
		.click();
	await editor.canvas.getByRole( 'button', { name: 'Start blank' } ).click();
	const canvas = page.getByRole( 'application' );
	await expect( canvas ).toBeVisible();
	return canvas;
}

test( 'from an empty page to a published hero of three slides', async ( {
	admin,
	editor,
	page,
	pageUtils,
	requestUtils,
} ) => {
	const canvas = await startBlank( admin, editor, page );
	for ( const layer of [ headline( HEADLINES[ 0 ], 'Slide in from left' ), TEXT, BUTTON ] ) {
		await addLayer( page, layer );
	}

	await test.step( 'on phones the button stands lower, and on desktops where it was', async () => {
		const box = async () => /"type":"button".*?"box":(\{.*?\})/.exec( await editor.getEditedPostContent() )?.[ 1 ];
		const before = JSON.parse( ( await box() )! );
		await page.getByRole( 'radio', { name: 'Mobile' } ).click();
		await expect( page.locator( '.fr-canvas__frame' ) ).toHaveCSS( 'width', '480px' );
		await canvas.press( 'Shift+ArrowDown' );
		const [ desktop ] = before.offsetY;
		// It is 420 px high there, and 600 on the desktop.
		const mobile = Math.round( ( desktop * 420 ) / 600 );
		await expect
			.poll( async () => JSON.parse( ( await box() )! ) )
			.toEqual( { ...before, offsetY: [ desktop, null, null, mobile + 10 ] } );
		await page.getByRole( 'radio', { name: 'Desktop' } ).click();
	} );

	await test.step( 'the button is copied to a slide of its own text', async () => {
		await canvas.focus();
		await pageUtils.pressKeys( 'primary+c' );
		await addSlide( page, 'Blank slide', 'Slide 2' );
		await addLayer( page, headline( HEADLINES[ 1 ], 'Slide in from right' ) );
		await addLayer( page, TEXT );
		await canvas.focus();
		await pageUtils.pressKeys( 'primary+v' );
		await expect( shown( page ).getByText( 'Read more' ) ).toHaveCount( 2 );
	} );

	await addSlide( page, 'Duplicate slide', 'Slide 3' );
	await writeOnCanvas( page, HEADLINES[ 1 ], HEADLINES[ 2 ], 'Italic' );

	const address = await publishFromWorkspace( page, editor );
	const id = new URLSearchParams( address.split( '?' )[ 1 ] ).get( 'page_id' );
	const { content } = await requestUtils.rest< { content: { raw: string } } >( {
		path: `/wp/v2/pages/${ id }`,
		params: { context: 'edit' },
	} );
	// Other stories and engines are shown this very content; `--update-snapshots` writes it anew.
	expect( numbered( content.raw ) ).toMatchSnapshot( HERO );
} );

for ( const width of [ 1440, 390 ] ) {
	test( `visitors see the hero that was made, at ${ width } px`, async ( { page, requestUtils } ) => {
		const content = await readFile( `tests/fixtures/slider/${ HERO }`, 'utf8' );
		const { id } = await requestUtils.createPage( { title: 'Hero', content, status: 'publish' } );
		await page.setViewportSize( { width, height: 900 } );
		await page.goto( `/?page_id=${ id }` );
		const now = () => expect.poll( () => page.evaluate( standing ) );
		await now().toEqual( stands( HEADLINES[ 0 ] ) );
		// On phones there are no arrows over the words.
		await expect( page.getByRole( 'button', { name: 'Next slide' } ) ).toBeVisible( { visible: width > 600 } );
		await page.locator( '.fr-slider [data-slide="1"]' ).click();
		await now().toEqual( stands( HEADLINES[ 1 ] ) );
		await page.keyboard.press( 'ArrowRight' );
		await now().toEqual( stands( HEADLINES[ 2 ] ) );
	} );
}

test( 'twenty steps of building are undone and done again', async ( { admin, editor, page, pageUtils } ) => {
	const canvas = await startBlank( admin, editor, page );
	await addLayer( page, headline( HEADLINES[ 1 ], 'Slide in from right' ) );
	await addSlide( page, 'Duplicate slide', 'Slide 2' );
	await writeOnCanvas( page, HEADLINES[ 1 ], HEADLINES[ 2 ], 'Italic' );
	await canvas.focus();
	await pageUtils.pressKeys( 'ArrowRight', { times: 14 } );

	const contents = [ await editor.getEditedPostContent() ];
	for ( let step = 0; step < 20; step++ ) {
		await pageUtils.pressKeys( 'primary+z' );
		contents.unshift( await editor.getEditedPostContent() );
	}
	expect( new Set( contents ).size ).toBe( 21 );
	expect( contents[ 0 ] ).not.toContain( HEADLINES[ 1 ] );
	for ( const content of contents.slice( 1 ) ) {
		await pageUtils.pressKeys( 'primaryShift+z' );
		expect( await editor.getEditedPostContent() ).toBe( content );
	}
} );

test( 'the hero that was made opens again whole, and its workspace is accessible', async ( {
	admin,
	editor,
	page,
	axe,
} ) => {
	await admin.createNewPost( { postType: 'page', title: 'Hero' } );
	await editor.setContent( await readFile( `tests/fixtures/slider/${ HERO }`, 'utf8' ) );
	await editor.saveDraft();
	await page.reload();
	await editor.selectBlocks( editor.canvas.locator( '[data-type="frontage/slider"]' ) );
	expect( await whatIsInvalid( page ) ).toEqual( [] );
	await openWorkspace( page );
	await expect( shown( page ).getByText( HEADLINES[ 0 ] ) ).toBeVisible();
	for ( const part of [
		'.fr-workspace__header',
		'.fr-layers',
		'.fr-canvas__bar',
		'.fr-canvas__over',
		'.fr-filmstrip',
	] ) {
		expect( await axe( part ) ).toEqual( [] );
	}
} );
