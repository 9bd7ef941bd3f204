// Hand-written lists match the repository, and a runner runs every test.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { listBreaches } from '../../bin/lib/lists.mjs';
import { strayTests } from '../../bin/lib/suites.mjs';

const trees = [];
/** A temporary tree with some of the lists unchanged, plus the files of a negative test. */
function tree( planted, lists = [] ) {
	const copy = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
	trees.push( copy );
	lists.forEach( ( file ) => cpSync( file, path.join( copy, file ) ) );
	for ( const [ file, content ] of Object.entries( planted ) ) {
		mkdirSync( path.join( copy, path.dirname( file ) ), { recursive: true } );
		writeFileSync( path.join( copy, file ), content );
	}
	return copy;
}
after( () => trees.forEach( ( copy ) => rmSync( copy, { recursive: true } ) ) );

describe( 'lists', () => {
	/** Includes the folders that the real lists name, so that only the negative test's files are reported. */
	function withPlanted( planted ) {
		const copy = tree( planted, [
			'.wp-env.json',
			'README.md',
			'ARCHITECTURE.md',
			'SECURITY.md',
			'.github/CODEOWNERS',
			'phpstan.neon.dist',
			'docs/reference/security.md',
		] );
		[ 'bin', 'demo', 'tests/checks' ].forEach( ( folder ) =>
			mkdirSync( path.join( copy, folder ), { recursive: true } )
		);
		for ( const kind of [ 'plugins', 'packages', 'blocks', 'behaviors', 'themes' ] ) {
			readdirSync( kind ).forEach( ( name ) => mkdirSync( path.join( copy, kind, name ), { recursive: true } ) );
		}
		return listBreaches( copy );
	}

	test( 'agree with the tree', () => assert.deepEqual( listBreaches(), [] ) );

	test( 'a plugin that is in none of them is named with what to add where', () =>
		assert.deepEqual( withPlanted( { 'plugins/frontage-planted/frontage-planted.php': '<?php' } ), [
			'.wp-env.json: add "./plugins/frontage-planted" to "plugins".',
			'README.md, “What is in it”: add a row that links to plugins/frontage-planted/.',
		] ) );

	test( 'so is a package', () =>
		assert.deepEqual( withPlanted( { 'packages/planted/package.json': '{}' } ), [
			'ARCHITECTURE.md, “The tree”: add a line for packages/planted/.',
		] ) );

	test( 'so is PHP that nobody analyses', () =>
		assert.deepEqual( withPlanted( { 'behaviors/planted/sample/render.php': '<?php' } ), [
			'phpstan.neon.dist: add a path for behaviors/planted/sample/render.php.',
		] ) );

	test( 'so is a switch without words, and words without a switch', () => {
		const behavior = ( more ) => JSON.stringify( { name: 'frontage/planted', usedBy: {}, ...more } );
		assert.deepEqual( withPlanted( { 'behaviors/site/planted/behavior.json': behavior( { switch: true } ) } ), [
			'plugins/frontage-site/behaviors/<group>/planted.php: write the words that owners read; its behavior.json says "switch": true.',
		] );
		assert.deepEqual(
			withPlanted( {
				'behaviors/site/planted/behavior.json': behavior( {} ),
				'plugins/frontage-site/behaviors/media/planted.php': '<?php',
			} ),
			[
				'plugins/frontage-site/behaviors/media/planted.php: take it away, or say "switch": true in the behavior.json of that name.',
			]
		);
	} );

	test( 'so is a folder without an owner, and an owner of nothing', () => {
		const breaches = withPlanted( { '.github/CODEOWNERS': '* @all\n/gone/ @some\n' } );
		assert.ok(
			breaches.includes( '.github/CODEOWNERS: add a line for /plugins/frontage-forms/, or one for its kind.' )
		);
		assert.ok( breaches.includes( '.github/CODEOWNERS: take /gone/ away; nothing is there.' ) );
	} );
} );

describe( 'test files', () => {
	const CASE = '<?php\nfinal class Planted extends TestCase { public function test_one() {} }\n';
	const TEST = "test( 'one', () => {} );";
	const said = ( planted ) => strayTests( tree( planted ), Object.keys( planted ) );

	test( 'are all run by somebody', () => assert.deepEqual( strayTests(), [] ) );

	for ( const file of [
		'plugins/frontage-planted/src/FooTest.php',
		'plugins/frontage-planted/tests/FooTests.php',
		'themes/frontage/tests/FooTest.php',
		'bin/lib/planted.test.mjs',
		'tests/checks/deeper/planted.test.mjs',
		'demo/planted.test.tsx',
		'tests/planted.spec.ts',
		'blocks/forms/planted/page/planted.spec.ts',
	] ) {
		test( `${ file } is in no suite: found`, () => {
			const breaches = said( { [ file ]: file.endsWith( '.php' ) ? CASE : TEST } );
			assert.equal( breaches.length, 1 );
			assert.match( breaches[ 0 ], /is run by nobody: name it and put it where a runner looks/ );
		} );
	}

	for ( const [ file, code ] of [
		[ 'tests/journeys/planted.spec.ts', "import { expect } from '@playwright/test';" ],
		[ 'tests/checks/planted.test.mjs', 'export {};' ],
	] ) {
		test( `${ file } without a test: found`, () =>
			assert.deepEqual( said( { [ file ]: code } ), [ `${ file } holds no test: write one or delete it.` ] ) );
	}

	test( 'of a new plugin, package, block or behavior are run without a word in any list', () =>
		assert.deepEqual(
			said( {
				'plugins/frontage-planted/tests/Deep/FooTest.php': CASE,
				'plugins/frontage-planted/tests/FooTestCase.php':
					'<?php\nabstract class FooTestCase extends TestCase {}\n',
				'plugins/frontage-planted/admin/list/list.test.tsx': TEST,
				'packages/planted/tests/FooTest.php': CASE,
				'packages/planted/src/planted.test.ts': TEST,
				'blocks/planted/card/editor/edit.test.tsx': TEST,
				'behaviors/planted/sample/view.test.ts': TEST,
				'tests/journeys/planted.spec.ts': TEST,
				'tests/checks/planted.test.mjs': TEST,
			} ),
			[]
		) );
} );
