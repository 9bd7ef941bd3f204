// A second site for a journey, on which stands what WordPress begins with and nothing else. Says where it is once it answers,
// and goes when whoever started it does.
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
