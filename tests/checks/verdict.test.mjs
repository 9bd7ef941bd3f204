// How bin/test interprets runners' output (tests/fixtures/results, recorded): tests that were left out or broke count as
// failed.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { judge, listErrors, table } from '../../bin/lib/test/verdict.mjs';

/** The result of one step; `recorded` maps the step's files to recorded ones, `changes` replaces text in them. */
function verdict( step, recorded, changes = {}, list = [] ) {
	const folder = mkdtempSync( path.join( os.tmpdir(), 'frontage-verdict-' ) );
	for ( const [ as, from ] of Object.entries( recorded ) ) {
		cpSync( path.join( 'tests/fixtures/results', from ), path.join( folder, as ) );
	}
	for ( const [ as, content ] of Object.entries( { [ `${ step.name }.status` ]: '0', ...changes } ) ) {
		writeFileSync( path.join( folder, as ), content );
	}
	const judged = judge( folder, [ step ], list );
	rmSync( folder, { recursive: true } );
	return { ...judged, last: table( judged, { seconds: 1 } ).at( -1 ) };
}
const JEST = { name: 'jest', part: 'unit', reader: 'jest', result: 'jest.json' };
const PHPUNIT = { name: 'php-packages', reader: 'phpunit', result: 'php-packages.xml' };
const PRINTED = { name: 'php-8.5', reader: 'printed', result: 'php-8.5.log' };
const CHECKS = { name: 'checks', reader: 'node', result: 'checks.jsonl' };
const STORIES = { name: 'journeys', reader: 'playwright', result: 'journeys.json' };

describe( 'Jest', () => {
	test( 'a test that an only hides, a skip and a todo count as failed, each with its name', () => {
		const { last, faults } = verdict( JEST, { 'jest.json': 'jest.json' } );
		assert.equal( last, '2 passed, 3 failed' );
		assert.deepEqual( faults, [
			'packages/planted/later.test.ts: is left out was left out (its own skip, or an only beside it). Take only, skip or todo away and let it run, or delete it.',
			'packages/planted/later.test.ts: is promised is a todo. Take only, skip or todo away and let it run, or delete it.',
			'packages/planted/only.test.ts: is hidden by it was left out (its own skip, or an only beside it). Take only, skip or todo away and let it run, or delete it.',
		] );
	} );

	test( 'a file without a test counts as failed', () =>
		assert.equal( verdict( JEST, { 'jest.json': 'jest-empty.json' } ).last, '0 passed, 1 failed' ) );
} );

describe( 'PHPUnit', () => {
	test( 'skipped, incomplete and risky tests count as failed, each with its name', () => {
		const { last, faults } = verdict( PHPUNIT, {
			'php-packages.xml': 'phpunit.xml',
			'php-packages.log': 'phpunit.txt',
		} );
		assert.equal( last, '1 passed, 3 failed' );
		assert.deepEqual( faults, [
			'PlantedTest::test_is_left_out was skipped or is incomplete. Give it what it needs and let it run, or delete it.',
			'PlantedTest::test_is_unfinished was skipped or is incomplete. Give it what it needs and let it run, or delete it.',
			'PlantedTest::test_judges_nothing is risky: This test did not perform any assertions. Let it assert something, and only print what it expects.',
		] );
	} );

	test( 'under WebAssembly the last verdict that it printed counts, and what did not run as failed', () => {
		const said = ( log ) => verdict( PRINTED, {}, { 'php-8.5.log': log } ).last;
		assert.equal( said( 'OK (12 tests, 90 assertions)\n' ), '12 passed, 0 failed' );
		assert.equal( said( 'Tests: 12, Assertions: 9, Errors: 1, Failures: 2, Skipped: 3.\n' ), '6 passed, 6 failed' );
		assert.equal(
			said( 'Tests: 12, Assertions: 9, Failures: 2.\nOK (12 tests, 90 assertions)\n' ),
			'12 passed, 0 failed'
		);
		assert.equal( said( '.....\n' ), '0 passed, 1 failed' );
	} );

	test( 'an empty file of results is a run without a test', () =>
		assert.deepEqual( verdict( PHPUNIT, {}, { 'php-packages.xml': '' } ).faults, [
			'php-packages: no test was executed',
		] ) );
} );

describe( 'node --test', () => {
	test( 'skip, todo, an empty suite, an empty file and one that broke count as failed, each with its name', () => {
		const { last, faults, failures } = verdict( CHECKS, { 'checks.jsonl': 'checks.jsonl' } );
		assert.equal( last, '1 passed, 6 failed' );
		assert.deepEqual( faults, [
			'checks: “tests/checks/empty.test.mjs” holds no test. Write one or delete it.',
			'checks: “an empty suite” holds no test. Write one or delete it.',
			'checks: tests/checks/broken.test.mjs: test failed',
			'tests/checks/later.test.mjs: is left out was left out (skip). Take only, skip or todo away and let it run, or delete it.',
			'tests/checks/later.test.mjs: is promised was left out (todo). Take only, skip or todo away and let it run, or delete it.',
		] );
		assert.deepEqual(
			failures.map( ( failure ) => failure.test.title ),
			[ 'fails' ]
		);
	} );
} );

describe( 'Playwright', () => {
	test( 'skip and fixme count as failed, and so does what passed at a second try only', () => {
		const { last, faults, failures } = verdict( STORIES, { 'journeys.json': 'journeys.json' } );
		assert.equal( last, '1 passed, 3 failed' );
		assert.deepEqual( faults, [
			'planted.spec.ts: “is left out” in chromium was left out (skip). Take only, skip or todo away and let it run, or delete it.',
			'planted.spec.ts: “is to be mended” in chromium was left out (fixme). Take only, skip or todo away and let it run, or delete it.',
		] );
		assert.equal( failures[ 0 ].test.title, '“passes at the second try” in chromium' );
	} );
} );

describe( 'any runner', () => {
	const jestSays = ( ...statuses ) =>
		JSON.stringify( {
			testResults: [
				{
					name: '/srv/frontage/packages/planted/a.test.ts',
					status: 'passed',
					assertionResults: statuses.map( ( status, at ) => ( {
						fullName: `test ${ at }`,
						status,
						failureMessages: [],
					} ) ),
				},
			],
		} );

	const known = { part: 'unit', test: 'packages/planted/a.test.ts: test 1', since: '2026-01-01', known: 'a race' };

	test( 'what ran whole and passed is no failure', () =>
		assert.equal(
			verdict( JEST, {}, { 'jest.json': jestSays( 'passed', 'passed' ) } ).last,
			'2 passed, 0 failed'
		) );

	test( 'a run that broke off after its tests is one', () =>
		assert.match(
			verdict( JEST, {}, { 'jest.json': jestSays( 'passed' ), 'jest.status': '1' } ).faults[ 0 ],
			/the run itself failed/
		) );

	test( 'one that was killed is one, though a failure that is known stands beside it', () => {
		const text = jestSays( 'passed', 'failed' );
		const { faults } = verdict( JEST, {}, { 'jest.json': text, 'jest.status': 'SIGKILL' }, [ known ] );
		assert.deepEqual( faults, [ 'jest: ended by SIGKILL' ] );
	} );

	test( 'results that were cut off are one', () =>
		assert.match( verdict( JEST, {}, { 'jest.json': '{"testRes' } ).faults[ 0 ], /its results cannot be read/ ) );

	test( 'deprecations that PHPUnit counted are one, though each test passed', () => {
		const xml = '<testsuites><testcase name="test_a" class="A" file="/a.php" time="0.1"/></testsuites>';
		const log = 'OK, but there were issues!\nTests: 1, Assertions: 1, Deprecations: 2.\n';
		const { faults, passed } = verdict(
			PHPUNIT,
			{},
			{ 'php-packages.xml': xml, 'php-packages.log': log, 'php-packages.status': '1' }
		);
		assert.deepEqual(
			[ passed, faults ],
			[ 1, [ 'php-packages: PHPUnit counted Deprecations: 2; its log names them.' ] ]
		);
	} );

	test( 'a run that wrote nothing is one', () => assert.equal( verdict( PHPUNIT, {} ).last, '0 passed, 1 failed' ) );

	test( 'a failure of a test that is known to be unsteady is told, and does not decide', () => {
		const { last, knownFailures } = verdict(
			JEST,
			{},
			{ 'jest.json': jestSays( 'passed', 'failed' ), 'jest.status': '1' },
			[ known ]
		);
		assert.equal( last, '1 passed, 0 failed' );
		assert.equal( knownFailures[ 0 ].test.title, 'test 1' );
	} );

	test( 'beside one that is not known it fails', () =>
		assert.equal(
			verdict( JEST, {}, { 'jest.json': jestSays( 'failed', 'failed' ), 'jest.status': '1' }, [ known ] ).last,
			'0 passed, 1 failed'
		) );

	test( 'what passed three times alone is told with its first failure and counts as passed', () => {
		const judged = verdict( JEST, {}, { 'jest.json': jestSays( 'passed', 'failed' ), 'jest.status': '1' } );
		const lines = table( judged, { seconds: 1, unsteady: judged.failures } );
		assert.equal( lines.at( -1 ), '2 passed, 0 failed' );
		assert.ok( lines.some( ( line ) => line.includes( 'packages/planted/a.test.ts: test 1' ) ) );
	} );
} );

describe( 'the list of unsteady tests', () => {
	const entry = { part: 'unit', test: 'a.test.ts: one', since: '2026-03-01', known: 'a race' };
	const on = ( day ) => new Date( `2026-03-${ day }` );

	test( 'holds ten for 21 days', () => assert.deepEqual( listErrors( Array( 10 ).fill( entry ), on( '22' ) ), [] ) );
	test( 'an eleventh fails the run', () =>
		assert.match( listErrors( Array( 11 ).fill( entry ), on( '02' ) )[ 0 ], /names 11 tests, 10 at most/ ) );
	test( 'one of 22 days fails the run', () =>
		assert.match( listErrors( [ entry ], on( '23' ) )[ 0 ], /21 days at most: mend it/ ) );
	test( 'one without a date or a word of what is known fails the run', () =>
		assert.equal(
			listErrors(
				[
					{ ...entry, since: '' },
					{ ...entry, known: '' },
				],
				on( '02' )
			).length,
			2
		) );
} );
