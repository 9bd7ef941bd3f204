// Makes the picture that WordPress shows of the theme: bin/start, then node bin/lib/screenshot.mjs [address of a page].
import { statSync } from 'node:fs';
import { chromium } from '@playwright/test';

const [ address = 'http://127.0.0.1:8888/' ] = process.argv.slice( 2 );
const file = 'themes/frontage/screenshot.png';
const size = { width: 1200, height: 900 }; // What the theme directory asks for.
const most = 300 * 1024;

const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const browser = await chromium.launch( { executablePath, args: [ '--no-sandbox', '--disable-gpu' ] } );
const page = await browser.newPage( { viewport: size, reducedMotion: 'reduce' } );
await page.goto( address, { waitUntil: 'networkidle' } );
await page.evaluate( () => document.fonts.ready );
await page.screenshot( { path: file } );
await browser.close();

const bytes = statSync( file ).size;
console.log( `${ file } ${ Math.ceil( bytes / 1024 ) } KB` );
if ( bytes > most ) {
	console.error( `frontage: ${ file } is larger than ${ most / 1024 } KB; take a page with fewer pictures.` );
	process.exitCode = 1;
}
