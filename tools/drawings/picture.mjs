// A browser for pictures of our own screens: what makes them shares how they are taken, and how heavy they may be.
import { statSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** A page of this size. `close` ends its browser. */
export async function openPage( viewport, deviceScaleFactor = 1 ) {
	const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
	const browser = await chromium.launch( { executablePath, args: [ '--no-sandbox', '--disable-gpu' ] } );
	const page = await browser.newPage( { viewport, deviceScaleFactor, reducedMotion: 'reduce' } );
	page.setDefaultTimeout( 120_000 ); // A dashboard on a busy machine.
	return { page, close: () => browser.close() };
}

/** Says how heavy a picture became, and fails where that is too much. */
export function weigh( file, most, advice ) {
	const bytes = statSync( file ).size;
	console.log( `${ file } ${ Math.ceil( bytes / 1024 ) } KB` );
	if ( bytes > most ) {
		console.error( `frontage: ${ file } is larger than ${ most / 1024 } KB; ${ advice }` );
		process.exitCode = 1;
	}
}
