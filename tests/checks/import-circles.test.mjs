// No import cycles in TypeScript, including types; and a limit for the size of the engine's folders.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { broadFolders, importCircles } from '../../bin/lib/import-circles.mjs';

const ENGINE = 'packages/slider/engine';
const tracked = execFileSync( 'git', [ 'ls-files', '--cached', '--others', '--exclude-standard', 'packages' ], {
	encoding: 'utf8',
} )
	.split( '\n' )
	.filter( ( file ) => existsSync( file ) );

/** Two files with these texts, in a temporary folder. */
async function circlesIn( first, second ) {
	const folder = mkdtempSync( path.join( os.tmpdir(), 'frontage-circle-' ) );
	writeFileSync( path.join( folder, 'first.ts' ), first );
	writeFileSync( path.join( folder, 'second.ts' ), second );
	try {
		return await importCircles( [ '.' ], folder );
	} finally {
		rmSync( folder, { recursive: true } );
	}
}

describe( 'circles of imports', () => {
	test( 'nothing that ships, tests or builds has one', async () => {
		const folders = [ 'packages', 'blocks', 'behaviors', 'plugins', 'demo', 'types', 'bin', 'tests' ];
		assert.deepEqual( await importCircles( folders ), [] );
	} );

	test( 'two files that need a type of each other are found, with what to do', async () => {
		const [ sentence, ...more ] = await circlesIn(
			"import type { Two } from './second';\nexport interface One { two: Two }",
			"import type { One } from './first';\nexport interface Two { one: One }"
		);
		assert.deepEqual( more, [] );
		assert.match( sentence, /first\.ts → second\.ts → first\.ts|second\.ts → first\.ts → second\.ts/ );
		assert.match( sentence, /move what both sides need .* into a file of its own/ );
	} );

	test( 'a file that is imported only when it is needed closes a circle as well', async () => {
		const circles = await circlesIn(
			"export const load = () => import( './second' );",
			"import { load } from './first';\nexport default load;"
		);
		assert.equal( circles.length, 1 );
	} );

	test( 'a test closes a circle as well', async () => {
		const folder = mkdtempSync( path.join( os.tmpdir(), 'frontage-circle-' ) );
		writeFileSync( path.join( folder, 'one.test.mjs' ), "export { two } from './two.mjs';" );
		writeFileSync( path.join( folder, 'two.mjs' ), "export { one as two } from './one.test.mjs';" );
		assert.equal( ( await importCircles( [ '.' ], folder ) ).length, 1 );
		rmSync( folder, { recursive: true } );
	} );

	test( 'files that import one way are no circle', async () =>
		assert.deepEqual(
			await circlesIn( "import { two } from './second';\nexport const one = two;", 'export const two = 2;' ),
			[]
		) );
} );

describe( 'the folders of the slider engine', () => {
	test( 'none holds more than 12 files or 12 folders', () =>
		assert.deepEqual( broadFolders( ENGINE, tracked ), [] ) );

	test( 'a thirteenth file is found, a test beside them is not counted', () => {
		const files = Array.from( { length: 12 }, ( _, nth ) => `${ ENGINE }/time/planted-${ nth }.ts` );
		assert.deepEqual( broadFolders( ENGINE, [ ...files, `${ ENGINE }/time/planted.test.ts` ] ), [] );
		assert.match(
			broadFolders( ENGINE, [ ...files, `${ ENGINE }/time/planted.ts` ] ).join(),
			/engine\/time holds 13 files.*put those of one concern into a folder/
		);
	} );

	test( 'a thirteenth module with a folder of its own is found', () => {
		const files = Array.from( { length: 13 }, ( _, nth ) => `${ ENGINE }/modules/planted-${ nth }/index.ts` );
		assert.match( broadFolders( ENGINE, files ).join(), /engine\/modules holds 13 folders/ );
	} );
} );
