import { chmodSync, writeFileSync } from 'node:fs';
import { expect, test, withEngine } from '../support/engines/test';
import { openWebKit } from '../support/engines/webkit';

/** A driver that does something else before it begins. */
function driver( file: string, before: string ): string {
	writeFileSync( file, `#!/usr/bin/env bash\n${ before }\nexec "$WEBKIT_DRIVER_PATH" "$@"\n` );
	chmodSync( file, 0o755 );
	return file;
}

test( 'a driver that is slow to listen is waited for', async ( {}, info ) => {
	const slow = driver( info.outputPath( 'slow' ), 'for i in 1 2 3 4; do node -e 0; done' );
	await withEngine( openWebKit( { path: slow } ), async ( engine ) => {
		expect( await engine.evaluate( () => 1 + 1 ) ).toBe( 2 );
	} );
} );

test( 'a driver that ends because its port was taken is started on another', async ( {}, info ) => {
	const mark = info.outputPath( 'mark' );
	const busy = driver( info.outputPath( 'busy' ), `[ -e '${ mark }' ] || { touch '${ mark }'; exit 1; }` );
	await withEngine( openWebKit( { path: busy } ), async ( engine ) => {
		expect( await engine.evaluate( () => 1 + 1 ) ).toBe( 2 );
	} );
} );

test( 'one that never answers is told', async ( {}, info ) => {
	const path = driver( info.outputPath( 'dead' ), 'exit 1' );
	await expect( openWebKit( { path } ) ).rejects.toThrow( 'before it answered' );
} );
