// Makes the picture that WordPress shows of the theme: bin/start, then node tools/drawings/screenshot.mjs [address of a page].
import { openPage, weigh } from './picture.mjs';

const [ address = 'http://localhost:8888/' ] = process.argv.slice( 2 );
const file = 'themes/frontage/screenshot.png';

const { page, close } = await openPage( { width: 1200, height: 900 } ); // What the theme directory asks for.
await page.goto( address, { waitUntil: 'networkidle' } );
await page.evaluate( () => document.fonts.ready );
await page.screenshot( { path: file } );
await close();
weigh( file, 300 * 1024, 'take a page with fewer pictures.' );
