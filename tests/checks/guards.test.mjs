import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { isGuarded, unguarded } from '../../bin/lib/guards.mjs';

describe( 'PHP files that are shipped', () => {
	test( 'end at once when somebody calls them by their own address', () => assert.deepEqual( unguarded(), [] ) );

	test( 'one without a guard is found, with what to do', () => {
		const copy = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
		mkdirSync( path.join( copy, 'plugins/frontage-lab/src' ), { recursive: true } );
		writeFileSync(
			path.join( copy, 'plugins/frontage-lab/src/Bare.php' ),
			'<?php\n\nnamespace Lab;\n\nfinal class Bare {}\n'
		);
		const found = unguarded( copy );
		rmSync( copy, { recursive: true } );
		assert.deepEqual( found, [
			`plugins/frontage-lab/src/Bare.php: put "defined( 'ABSPATH' ) || exit;" below its namespace and its use lines.`,
		] );
	} );

	for ( const [ what, code ] of [
		[ 'a guard that stands behind other code', "run();\ndefined( 'ABSPATH' ) || exit;" ],
		[ 'a guard in a comment', "// defined( 'ABSPATH' ) || exit;\nrun();" ],
		[ 'a list that is made by a call', 'return run();' ],
	] ) {
		test( `${ what } is none`, () => assert.equal( isGuarded( `<?php\n${ code }\n` ), false ) );
	}
} );
