import type { Page } from '@playwright/test';
import { box, boxes, boxNow, settled } from '../../support/settled-layout';
import { expect, test } from '../../support/test';

// That geometry is read from a page that has settled: what would move it is held back here and let go.

const FONT = 'themes/frontage/assets/fonts/figtree.woff2';
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>';
const STYLE = `<style>
	@font-face { font-family: Figtree; src: url(late.woff2); font-display: swap; }
	body { margin: 0; }
	#word { display: inline-block; font: 700 40px Figtree, monospace; }
	#bar { width: 100px; height: 10px; transition: width 100ms 1s; }
	#bar.is-wide { width: 300px; }
	@keyframes turn { to { transform: rotate(1turn); } }
	#spinner { width: 20px; height: 20px; animation: turn 1s linear infinite; }
	#paused { animation: turn 1s paused; }
</style>`;

/** A page of its own, no part of the site, whose late files come when they are let go. */
async function visit( page: Page, body: string ) {
	let release = () => {};
	const held = new Promise< void >( ( go ) => ( release = go ) );
	await page.route( '**/planted/', ( route ) =>
		route.fulfill( { contentType: 'text/html', body: `<!doctype html><title>Planted</title>${ STYLE }${ body }` } )
	);
	await page.route( '**/planted/late.woff2', async ( route ) => {
		await held;
		await route.fulfill( { path: FONT, contentType: 'font/woff2' } );
	} );
	await page.route( /planted\/late\.svg/, async ( route ) => {
		await held;
		await route.fulfill( { body: IMAGE, contentType: 'image/svg+xml' } );
	} );
	await page.route( /planted\/never\.svg/, () => {} );
	await page.goto( '/planted/', { waitUntil: 'commit' } );
	await expect( page.locator( '#end' ) ).toBeAttached();
	return release;
}

/** What came first: that reading ended, or that what it waits for was let go sixty frames later. */
async function order( page: Page, reading: Promise< unknown >, release: () => void ) {
	const told: string[] = [];
	const read = reading.then( () => told.push( 'read' ) );
	await page.evaluate( async () => {
		for ( let frame = 0; frame < 60; frame++ ) {
			await new Promise( requestAnimationFrame );
		}
	} );
	told.push( 'released' );
	release();
	await read;
	return told;
}

test( 'a font that comes late is waited for', async ( { page } ) => {
	const release = await visit( page, '<p id="word">Wide and narrow, iiii</p><p id="end">' );
	const before = await boxNow( page.locator( '#word' ) );
	const reading = box( page.locator( '#word' ) );
	expect( await order( page, reading, release ) ).toEqual( [ 'released', 'read' ] );
	expect( ( await reading ).width ).toBeLessThan( before.width - 50 ); // In monospace it is wider.
	expect( await boxNow( page.locator( '#word' ) ) ).toEqual( await reading );
} );

for ( const loading of [ 'eager', 'lazy' ] ) {
	test( `so is an image that comes late, ${ loading }; lazy ones out of sight are not`, async ( { page } ) => {
		const never = '<img src="never.svg" loading="lazy" alt="">';
		const release = await visit(
			page,
			`<img id="late" src="late.svg" loading="${ loading }" alt=""><p id="end">End</p>
			<div style="width:100px;overflow:hidden"><div style="padding-left:200px">${ never }</div></div>
			<div hidden>${ never }</div>
			<div style="content-visibility:hidden">${ never }</div>
			<div style="margin-top:9000px">${ never }</div>`
		);
		const reading = boxes( page.locator( '#end' ), page.locator( '#late' ) );
		expect( await order( page, reading, release ) ).toEqual( [ 'released', 'read' ] );
		const [ end, image ] = await reading;
		expect( image.height ).toBe( 200 );
		expect( end.top ).toBeGreaterThanOrEqual( image.bottom );
	} );
}

test( 'so is a transition to its end; what turns for ever or is paused is not', async ( { page } ) => {
	await visit( page, '<div id="bar"></div><div id="spinner">x</div><div id="paused">x</div><p id="end">' );
	const first = await page.locator( '#bar' ).evaluate( ( bar ) => {
		bar.getBoundingClientRect();
		bar.classList.add( 'is-wide' );
		return bar.getBoundingClientRect().width;
	} );
	expect( first ).toBe( 100 );
	expect( ( await box( page.locator( '#bar' ) ) ).width ).toBe( 300 );
} );

test( 'so is what a script moves from frame to frame', async ( { page } ) => {
	await visit( page, '<div id="bar" style="transition:none"></div><p id="end">' );
	await page.locator( '#bar' ).evaluate( ( bar ) => {
		let width = 100;
		const grow = () => {
			bar.style.width = `${ ++width }px`;
			if ( width < 150 ) {
				requestAnimationFrame( grow );
			}
		};
		grow();
	} );
	expect( ( await box( page.locator( '#bar' ) ) ).width ).toBe( 150 );
} );

test( 'in a frame that is drawn smaller the box is where the mouse finds it', async ( { page } ) => {
	const inside = "<style>body{margin:0}</style><button style='margin:40px;width:60px;height:30px'>In</button>";
	await visit(
		page,
		`<p id="end">End</p><iframe srcdoc="${ inside }" style="border:4px solid;width:300px;height:200px;margin:30px;transform:scale(.5);transform-origin:0 0"></iframe>`
	);
	const button = page.frameLocator( 'iframe' ).getByRole( 'button' );
	const [ frame, { x, y, width, height } ] = await boxes( page.locator( 'iframe' ), button );
	expect( [ x - frame.x, y - frame.y, width, height ] ).toEqual( [ 22, 22, 30, 15 ] );
	await page.mouse.move( x + 1, y + 1 );
	await expect( button.and( page.frameLocator( 'iframe' ).locator( ':hover' ) ) ).toBeVisible();
} );

test( 'what has no box is told, not measured as nothing', async ( { page } ) => {
	await visit( page, '<p id="end" hidden>' );
	await expect( box( page.locator( '#end' ) ) ).rejects.toThrow( /It has no box: <p id="end"/ );
} );

test( 'a page whose clock stands still settles', async ( { page } ) => {
	await page.clock.install();
	await visit( page, '<p id="end">' );
	await page.clock.pauseAt( Date.UTC( 2100, 0 ) );
	await settled( page );
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );
	test( 'a page settles', async ( { page } ) => {
		await visit( page, '<p id="end">' );
		await settled( page );
	} );
} );
