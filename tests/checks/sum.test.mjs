// What was left out counts as failed: the sum reads results as the runners wrote them (tests/fixtures/results).
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { ESLint } from 'eslint';

/** What the sum says of recorded results; `changes` are files as a runner could have written them too. */
function sum( part, name, recorded, changes = {} ) {
	const folder = mkdtempSync( path.join( os.tmpdir(), 'frontage-sum-' ) );
	for ( const [ as, from ] of Object.entries( recorded ) ) {
		cpSync( path.join( 'tests/fixtures/results', from ), path.join( folder, as ) );
	}
	for ( const [ as, content ] of Object.entries( { [ `${ name }.status` ]: '0', ...changes } ) ) {
		writeFileSync( path.join( folder, as ), content );
	}
	const { status, stdout } = spawnSync( 'node', [ 'bin/lib/sum.mjs', folder, part ], { encoding: 'utf8' } );
	rmSync( folder, { recursive: true } );
	return {
		status,
		lines: stdout
			.trim()
			.split( '\n' )
			.map( ( line ) => line.trim() ),
	};
}

describe( 'Jest', () => {
	test( 'a test that an only hides, a skip and a todo count as failed, each with its name', () => {
		const { status, lines } = sum( 'unit', 'jest', { 'jest.json': 'jest.json' } );
		assert.equal( status, 1 );
		assert.equal( lines.at( -1 ), '2 passed, 3 failed' );
		assert.deepEqual( lines.slice( 1, 4 ), [
			'packages/planted/later.test.ts: “is left out” was left out (its own skip, or an only beside it). Take only, skip or todo away and let it run, or delete it.',
			'packages/planted/later.test.ts: “is promised” is a todo. Take only, skip or todo away and let it run, or delete it.',
			'packages/planted/only.test.ts: “is hidden by it” was left out (its own skip, or an only beside it). Take only, skip or todo away and let it run, or delete it.',
		] );
	} );

	test( 'a file without a test counts as failed', () => {
		const { status, lines } = sum( 'unit', 'jest', { 'jest.json': 'jest-empty.json' } );
		assert.equal( status, 1 );
		assert.equal( lines.at( -1 ), '0 passed, 1 failed' );
	} );
} );

describe( 'PHPUnit', () => {
	const recorded = { 'phpunit-pure.xml': 'phpunit.xml', 'phpunit-pure.log': 'phpunit.txt' };

	test( 'skipped, incomplete and risky tests count as failed, each with its name', () => {
		const { status, lines } = sum( 'php', 'phpunit-pure', recorded );
		assert.equal( status, 1 );
		assert.equal( lines.at( -1 ), '1 passed, 3 failed' );
		assert.deepEqual( lines.slice( 1, 4 ), [
			'PlantedTest::test_is_left_out was skipped or is incomplete. Give it what it needs and let it run, or delete it.',
			'PlantedTest::test_is_unfinished was skipped or is incomplete. Give it what it needs and let it run, or delete it.',
			'PlantedTest::test_judges_nothing is risky: This test did not perform any assertions. Let it assert something, and only print what it expects.',
		] );
	} );

	test( 'in another PHP the last verdict that it printed counts, and what did not run as failed', () => {
		const said = ( log ) =>
			sum( 'versions', 'phpunit-8.5', {}, { 'phpunit-8.5.log': log } ).lines.find( ( line ) =>
				line.startsWith( 'phpunit-8.5 ' )
			);
		assert.match( said( 'OK (12 tests, 90 assertions)\n' ), /12 passed, 0 failed/ );
		assert.match( said( 'Tests: 12, Assertions: 9, Errors: 1, Failures: 2, Skipped: 3.\n' ), /6 passed, 6 failed/ );
		assert.match(
			said( 'Tests: 12, Assertions: 9, Failures: 2.\nOK (12 tests, 90 assertions)\n' ),
			/12 passed, 0 failed/
		);
		assert.match( said( '.....\n' ), /0 passed, 1 failed \(no test was executed\)/ );
	} );

	test( 'an empty file of results is a run without a test', () => {
		const { lines } = sum( 'php', 'phpunit-pure', {}, { 'phpunit-pure.xml': '' } );
		assert.equal( lines.at( -1 ), '0 passed, 1 failed' );
	} );

	test( 'each PHP version is expected to run both suites', () => {
		const { lines } = sum( 'versions', 'phpunit-8.3', {} );
		assert.deepEqual(
			lines.slice( 0, 6 ).map( ( line ) => line.split( ' ' )[ 0 ] ),
			[ '8.3', '8.4', '8.5' ].flatMap( ( version ) => [ `phpunit-pure-${ version }`, `phpunit-${ version }` ] )
		);
		assert.equal( lines.at( -1 ), '0 passed, 6 failed' );
	} );
} );

describe( 'node --test', () => {
	test( 'skip, todo, an empty suite and an empty file count as failed, each with its name', () => {
		const { status, lines } = sum( 'checks', 'checks', { 'checks.tap': 'checks.tap' } );
		assert.equal( status, 1 );
		assert.equal( lines.at( -1 ), '1 passed, 4 failed' );
		assert.deepEqual( lines.slice( 1, 5 ), [
			'“is left out” was left out (skip). Take only, skip or todo away and let it run, or delete it.',
			'“is promised” was left out (todo). Take only, skip or todo away and let it run, or delete it.',
			'“tests/checks/empty.test.mjs” holds no test. Write one or delete it.',
			'“an empty suite” holds no test. Write one or delete it.',
		] );
	} );
} );

describe( 'Playwright', () => {
	for ( const part of [ 'journeys', 'engines' ] ) {
		test( `skip and fixme count as failed in ${ part }, and a second try is told, each with its name`, () => {
			const { status, lines } = sum( part, part, { [ `${ part }.json` ]: 'journeys.json' } );
			assert.equal( status, 1 );
			assert.equal( lines.at( -1 ), '2 passed, 2 failed' );
			assert.deepEqual( lines.slice( 1, 4 ), [
				'planted.spec.ts: “is left out” in chromium was left out (skip). Take only, skip or todo away and let it run, or delete it.',
				'planted.spec.ts: “is to be mended” in chromium was left out (fixme). Take only, skip or todo away and let it run, or delete it.',
				'planted.spec.ts: “passes at the second try” in chromium passed at its second try only. Let it wait for what it needs, not for time.',
			] );
		} );
	}

	const late = ( count ) =>
		JSON.stringify( {
			stats: { expected: 5, unexpected: 0 },
			errors: [],
			suites: [
				{
					specs: Array.from( { length: count }, ( _, at ) => ( {
						file: 'late.spec.ts',
						title: `story ${ at }`,
						tests: [ { status: 'flaky', annotations: [], projectName: 'chromium' } ],
					} ) ),
				},
			],
		} );

	test( 'three stories that passed at their second try are told and no failure', () => {
		const { status, lines } = sum( 'journeys', 'journeys', {}, { 'journeys.json': late( 3 ) } );
		assert.equal( status, 0 );
		assert.equal( lines.at( -1 ), '8 passed, 0 failed' );
		assert.equal( lines.filter( ( line ) => line.includes( 'second try only' ) ).length, 3 );
	} );

	test( 'a fourth makes all of them failures', () => {
		const { status, lines } = sum( 'journeys', 'journeys', {}, { 'journeys.json': late( 4 ) } );
		assert.equal( status, 1 );
		assert.equal( lines.at( -1 ), '5 passed, 4 failed' );
	} );
} );

describe( 'any runner', () => {
	const ALL = JSON.stringify( {
		numPassedTests: 2,
		numFailedTests: 0,
		numRuntimeErrorTestSuites: 0,
		testResults: [],
	} );

	test( 'what ran whole and passed is no failure', () => {
		const { status, lines } = sum( 'unit', 'jest', {}, { 'jest.json': ALL } );
		assert.equal( status, 0 );
		assert.equal( lines.at( -1 ), '2 passed, 0 failed' );
	} );

	test( 'a run that broke off after its tests is one', () =>
		assert.match(
			sum( 'unit', 'jest', {}, { 'jest.json': ALL, 'jest.status': '1' } ).lines[ 0 ],
			/the run itself failed/
		) );

	test( 'a run that wrote nothing is one', () =>
		assert.match( sum( 'php', 'phpunit-pure', {} ).lines[ 0 ], /0 passed, 1 failed \(no test was executed\)/ ) );
} );

describe( 'the linter', () => {
	const eslint = new ESLint( { ruleFilter: ( { ruleId } ) => ruleId === 'no-restricted-syntax' } );
	const said = async ( filePath, code ) => ( await eslint.lintText( code, { filePath } ) )[ 0 ].messages;

	for ( const [ file, code ] of [
		[ 'blocks/forms/contact-form/page/planted.test.tsx', "test.only( 'one', () => {} );" ],
		[ 'packages/rules/src/planted.test.ts', "describe.skip( 'some', () => {} );" ],
		[ 'packages/rules/src/planted.test.ts', "test.only.each( [ 1 ] )( '%d', () => {} );" ],
		[ 'packages/rules/src/planted.test.ts', "it[ 'only' ]( 'one', () => {} );" ],
		[ 'packages/rules/src/planted.test.ts', "test.todo( 'later' );" ],
		[ 'packages/rules/src/planted.test.ts', "xit( 'one', () => {} );" ],
		[ 'tests/journeys/planted.spec.ts', "test.fixme( 'one', () => {} );" ],
		[ 'tests/journeys/planted.spec.ts', "test.describe.only( 'some', () => {} );" ],
		[ 'tests/engines/planted.spec.ts', "test.skip( browserName === 'webkit', 'later' );" ],
		[ 'tests/checks/planted.test.mjs', "test( 'one', { only: true }, () => {} );" ],
		[ 'tests/checks/planted.test.mjs', "test.skip( 'one', () => {} );" ],
	] ) {
		test( `${ code } in ${ file }: refused, with what to do`, async () => {
			const [ found ] = await said( file, code );
			assert.match( found.message, /Every test runs: take only, skip, todo or fixme away, or delete the test\./ );
		} );
	}

	for ( const file of [ 'tests/journeys/site/planted.spec.ts', 'tests/engines/planted.spec.ts' ] ) {
		test( `a box that is read at once in ${ file }: refused, with what to do`, async () => {
			const [ found ] = await said( file, "const box = await page.locator( 'main' ).boundingBox();" );
			assert.match( found.message, /Take box\(\) or boxes\(\) of tests\/support\/settled\.ts/ );
		} );
	}

	test( 'what stories share may', async () =>
		assert.deepEqual( await said( 'tests/support/planted.ts', 'await locator.boundingBox();' ), [] ) );

	test( 'a plain test passes', async () =>
		assert.deepEqual( await said( 'tests/checks/planted.test.mjs', "test( 'one', () => {} );" ), [] ) );
} );
