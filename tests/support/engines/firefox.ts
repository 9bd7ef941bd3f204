import { writeFile } from 'node:fs/promises';
import puppeteer from 'puppeteer-core';
import { click } from './click';
import { LIMIT, type Engine, type Mouse, type Opening } from './engine';

/**
 * The distribution's own Firefox, over WebDriver BiDi; need_firefox in bin/lib/setup.sh finds it. With the environment of a
 * desktop, it has a window there and exposes its accessibility tree to a screen reader.
 */
export async function openFirefox( {
	desktop,
	reducedMotion,
}: Opening & { desktop?: Record< string, string > | undefined } = {} ): Promise< Engine > {
	const browser = await puppeteer.launch( {
		browser: 'firefox',
		executablePath: process.env.FIREFOX_PATH!,
		headless: ! desktop,
		env: { ...process.env, ...desktop },
		extraPrefsFirefox: {
			'dom.w3c_touch_events.enabled': 1,
			// Classic scrollbars, which take space, as most users have them.
			'ui.useOverlayScrollbars': 0,
			'widget.gtk.overlay-scrollbars.enabled': false,
			...( reducedMotion ? { 'ui.prefersReducedMotion': 1 } : {} ),
			...( desktop ? { 'accessibility.force_disabled': -1 } : {} ),
		},
		timeout: LIMIT,
		protocolTimeout: LIMIT,
	} );
	const page = await browser.newPage().catch( async ( error ) => {
		await browser.close(); // Nobody else can close it yet.
		throw error;
	} );
	page.setDefaultTimeout( LIMIT );
	const evaluate: Engine[ 'evaluate' ] = ( call, ...args ) =>
		page.evaluate( call as ( ...given: unknown[] ) => never, ...args );
	let at: [ x: number, y: number ] = [ 0, 0 ];
	let isDown = false;
	const finger: Mouse = {
		async move( x, y ) {
			at = [ x, y ];
			if ( isDown ) {
				await page.touchscreen.touchMove( x, y );
			}
		},
		async down() {
			isDown = true;
			await page.touchscreen.touchStart( ...at );
		},
		async up() {
			isDown = false;
			await page.touchscreen.touchEnd();
		},
	};
	return {
		go: async ( address ) => void ( await page.goto( address, { waitUntil: 'load' } ) ),
		size: ( width, height ) => page.setViewport( { width, height } ),
		click: ( selector ) => click( evaluate, page.mouse, selector ),
		mouse: page.mouse,
		finger,
		tap: ( selector ) => click( evaluate, finger, selector ),
		type: ( text ) => page.keyboard.type( text ),
		press: ( key ) => page.keyboard.press( key ),
		evaluate,
		screenshot: async ( file ) => writeFile( file, await page.screenshot() ),
		print: async () => void ( await page.pdf() ),
		close: () => browser.close(),
	};
}
