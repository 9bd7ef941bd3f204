import { writeFile } from 'node:fs/promises';
import puppeteer from 'puppeteer-core';
import { click } from './click';
import { LIMIT, type Engine } from './engine';

/** The distribution's own Firefox, over WebDriver BiDi; need_firefox in bin/lib/setup.sh finds it. */
export async function openFirefox(): Promise< Engine > {
	const browser = await puppeteer.launch( {
		browser: 'firefox',
		executablePath: process.env.FIREFOX_PATH!,
		headless: true,
		timeout: LIMIT,
		protocolTimeout: LIMIT,
	} );
	const page = await browser.newPage().catch( async ( error ) => {
		await browser.close(); // Nobody else has it in hand yet.
		throw error;
	} );
	page.setDefaultTimeout( LIMIT );
	const evaluate: Engine[ 'evaluate' ] = ( call, ...args ) =>
		page.evaluate( call as ( ...given: unknown[] ) => never, ...args );
	return {
		go: async ( address ) => void ( await page.goto( address, { waitUntil: 'load' } ) ),
		size: ( width, height ) => page.setViewport( { width, height } ),
		click: ( selector ) => click( evaluate, page.mouse, selector ),
		type: ( text ) => page.keyboard.type( text ),
		press: ( key ) => page.keyboard.press( key ),
		evaluate,
		screenshot: async ( file ) => writeFile( file, await page.screenshot() ),
		close: () => browser.close(),
	};
}
