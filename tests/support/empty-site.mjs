// A second site for a test, with WordPress's default content only. Prints its URL when it responds, and ends with the
// process that started it.
import { rmSync } from 'node:fs';
import { freePort, serveSite } from '../checks/site.mjs';

const port = await freePort();
const { address, site, stop } = await serveSite( `empty-${ port }`, port, {
	config: `define( 'FRONTAGE_EMPTY', true );`,
} );
process.stdout.write( `${ JSON.stringify( { address, site } ) }\n` );
process.stdin.resume().on( 'close', async () => {
	await stop();
	rmSync( site, { recursive: true, force: true } );
	process.exit();
} );
