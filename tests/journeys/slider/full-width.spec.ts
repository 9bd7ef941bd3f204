import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import looks from '../../../packages/slider/tables/conditional-rules.json';
import { playDocument, sliderMarkup } from '../../support/slider-page';
import { expect, test } from '../../support/test';

/** A slider as wide as the window in a classic theme's column, as a shortcode prints it; without WordPress, and without a bar where a story brings none. */
const HOST = 'http://column.test';
const BUILT = path.resolve( __dirname, '../../../plugins/frontage-slider/build' );
const SCRIPT = '/behaviors/full-width/view.js';
/** px; a bar to scroll by that takes room, as on Windows. */
const BAR = 15;

declare global {
	interface Window {
		shifts: number[];
	}
}

async function open(
	page: Page,
	{ dir = 'ltr', css = '', width = 1440, around = '', className = 'fr-full-width' } = {}
) {
	const html = `<!doctype html><html lang="en" dir="${ dir }"><title>Column</title><meta name="viewport" content="width=device-width">
		<link rel="stylesheet" href="/blocks/slider/style.css">
		<style>${ looks.rules[ 'fr-full-width' ] } .fr-slider { --fr-gw: 960; --fr-gh: 500 }
			html { scrollbar-width: ${ css.includes( 'scroll' ) ? 'auto' : 'none' } } body { margin: 0; min-height: 3000px } main { max-width: 1000px; padding: 0 24px; margin: 0 auto } ${ css }</style>
		<script>window.shifts = []; new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( ( { value } ) => window.shifts.push( value ) ) ).observe( { type: 'layout-shift', buffered: true } );</script>
		<main><p>Before</p><div class="${ around }"><div class="${ className }">${ sliderMarkup( playDocument( { layout: 'fullwidth' } ) ) }</div></div><p>After</p></main>`;
	await page.setViewportSize( { width, height: 900 } );
	await page.route( `${ HOST }/**`, async ( route ) => {
		const { pathname } = new URL( route.request().url() );
		await route.fulfill(
			pathname === '/'
				? { body: html, contentType: 'text/html' }
				: {
						body: await readFile( path.join( BUILT, path.normalize( pathname ) ), 'utf8' ),
						contentType: pathname.endsWith( '.css' ) ? 'text/css' : 'text/javascript',
					}
		);
	} );
	await page.goto( HOST );
	const edges = () =>
		page.locator( '.fr-slider' ).evaluate( ( slider ) => {
			const { left, right } = slider.getBoundingClientRect();
			return [ Math.round( left ), Math.round( right ) ];
		} );
	const correct = async () => {
		await page.addScriptTag( { url: SCRIPT, type: 'module' } );
		await expect( page.locator( '.fr-full-width' ) ).toHaveAttribute( 'style', /--fr-left/ );
	};
	const client = () => page.evaluate( () => document.documentElement.clientWidth );
	/** How far the page can be scrolled to the side, px. */
	const beyond = () =>
		page.evaluate( () => {
			window.scrollTo( 9999, 0 );
			return Math.abs( window.scrollX );
		} );
	return { edges, correct, client, beyond };
}

for ( const width of [ 390, 1440 ] ) {
	test(
		`a slider in a column in the middle reaches the edges before any script, and stays: ${ width } px`,
		{ tag: '@smoke' },
		async ( { page } ) => {
			const { edges, correct, beyond } = await open( page, { width } );
			expect( await edges() ).toEqual( [ 0, width ] );
			await correct();
			expect( await edges() ).toEqual( [ 0, width ] );
			expect( await page.evaluate( () => window.shifts ) ).toEqual( [] );
			expect( await beyond() ).toBe( 0 );
			await page.setViewportSize( { width: width - 70, height: 900 } );
			await expect.poll( edges ).toEqual( [ 0, width - 70 ] );
		}
	);
}

for ( const dir of [ 'ltr', 'rtl' ] ) {
	test( `beside another column, with a bar to scroll by, it reaches the edges by its script: ${ dir }`, async ( {
		page,
	} ) => {
		const { edges, correct, client, beyond } = await open( page, {
			dir,
			css: `html { overflow-y: scroll } ::-webkit-scrollbar { width: ${ BAR }px } main { margin-inline: 40px 352px }`,
		} );
		expect( await beyond() ).toBe( 0 );
		await correct();
		expect( await edges() ).toEqual( [ 0, await client() ] );
		expect( await beyond() ).toBe( 0 );
		// A menu pushes the column aside.
		await page.locator( 'main' ).evaluate( ( { style } ) => ( style.marginInlineStart = '200px' ) );
		await expect.poll( edges ).toEqual( [ 0, await client() ] );
	} );
}

test( 'what reaches the edges already does not move, nor does what is fixed to the top', async ( { page } ) => {
	const wide = await open( page, { css: 'main { max-width: none; padding: 0 }' } );
	expect( await wide.edges() ).toEqual( [ 0, 1440 ] );
	await wide.correct();
	expect( await wide.edges() ).toEqual( [ 0, 1440 ] );
	await page.locator( '.fr-slider' ).evaluate( ( { classList } ) => classList.add( 'fr-slider--fixed' ) );
	await page.locator( 'main' ).evaluate( ( { style } ) => ( style.maxWidth = '600px' ) );
	await expect( page.locator( '.fr-full-width' ) ).toHaveAttribute( 'style', /--fr-left: -420px/ );
	await expect( page.locator( '.fr-slider' ) ).toHaveCSS( 'margin-left', '0px' );
} );

const LAYOUTS = { row: 'align-items: center', stack: 'flex-direction: column; align-items: flex-start' };
for ( const [ name, css ] of Object.entries( LAYOUTS ) ) {
	test( `in core's ${ name } the block takes the room there is`, async ( { page } ) => {
		const { edges } = await open( page, {
			css: `.is-layout-flex { display: flex; ${ css } }`,
			around: 'is-layout-flex',
			className: 'wp-block-frontage-slider',
		} );
		expect( await edges() ).toEqual( [ 220, 1220 ] );
		await expect( page.locator( '.fr-slider' ) ).toHaveCSS( 'height', '500px' );
	} );
}

test( 'in a flex row that hangs over the window at both sides it is as wide as the window', async ( { page } ) => {
	const { edges, correct, client } = await open( page, {
		css: 'main { max-width: none; padding: 0; overflow-x: clip } .row { display: flex; margin: 0 -15px }',
		around: 'row',
	} );
	await correct();
	await expect.poll( edges ).toEqual( [ 0, await client() ] );
} );

test( 'so does a slider without its block in a row', async ( { page } ) => {
	const { edges } = await open( page, { css: '.row { display: flex }', className: 'row' } );
	expect( await edges() ).toEqual( [ 220, 1220 ] );
} );
