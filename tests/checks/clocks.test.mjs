import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { ESLint } from 'eslint';

/** Files that may use a clock, with the reason. */
const MAY = {
	'tests/Growth.php': 'compares work with work, in processor time',
	'tests/support/touch-input.ts': 'gives fingers the browser’s own time, and measures none',
	'tests/support/slow-network.ts': 'is slower than a limit of the browser itself, and measures none',
	'tests/servers/site.mjs': 'asks processes of a site for their state, with an end',
	'tests/checks/site.mjs': 'a net under a server that never starts',
};

const tests = execFileSync( 'git', [ 'ls-files', '-z', '--cached', '--others', '--exclude-standard' ], {
	encoding: 'utf8',
} )
	.split( '\0' )
	.filter(
		( file ) =>
			/\.(php|tsx?|mjs)$/.test( file ) &&
			( /^tests\/(?!bench\/|fixtures\/)|\/tests\//.test( file ) || /\.test\.\w+$|\/test-[^/]+$/.test( file ) ) &&
			existsSync( file ) &&
			! ( file in MAY ) &&
			file !== 'tests/checks/clocks.test.mjs'
	);

const WORDS = {
	php: /\b(?:sleep|usleep|time_nanosleep|time_sleep_until|microtime|hrtime)\s*\(/,
	script: /\bwaitForTimeout\s*\(|\bDate\.now\s*\(|\bperformance\.now\s*\(|timers\/promises|\bsetInterval\s*\(|\bjest\.setTimeout\s*\(/,
};

/** The arguments of a call: text from its opening parenthesis to the closing one. */
function given( text ) {
	let depth = 0;
	let top = '';
	for ( const sign of text ) {
		depth += '([{'.includes( sign ) ? 1 : 0;
		depth -= ')]}'.includes( sign ) ? 1 : 0;
		if ( depth < 0 ) {
			break;
		}
		top += depth === 0 ? sign : '';
	}
	return top.split( ',' );
}

/** Code in a test that waits for time to pass, or reads the time. */
function clocksIn( file, text ) {
	const php = file.endsWith( '.php' );
	const lines = text.split( '\n' );
	const found = lines.filter( ( line ) => ( php ? WORDS.php : WORDS.script ).test( line ) );
	if ( ! php ) {
		// Without a delay it only queues a task, which runs in order.
		for ( const { index } of text.matchAll( /\bsetTimeout\s*\((?=[^)])/g ) ) {
			const call = text.slice( index, index + 400 );
			if ( ( given( call.slice( call.indexOf( '(' ) + 1 ) )[ 1 ] ?? '' ).trim() ) {
				found.push( call.split( '\n' )[ 0 ] );
			}
		}
		if ( /^tests\/(journeys|engines|screen-reader)\//.test( file ) ) {
			found.push(
				...lines.filter( ( line ) => /\btimeout:/.test( line ) && ! /playwright\.config/.test( file ) )
			);
		}
	}
	return found.map( ( line ) => `${ file }: ${ line.trim() }` );
}

describe( 'no test looks at a clock', () => {
	test( 'each waits for what happens, or moves the time by hand', () =>
		assert.deepEqual(
			tests.flatMap( ( file ) => clocksIn( file, readFileSync( file, 'utf8' ) ) ),
			[],
			'Wait for a condition, or use tests/support/manual-clock.ts or fake timers: the machine may be busy.'
		) );

	for ( const [ file, line ] of [
		[ 'tests/journeys/a.spec.ts', 'await page.waitForTimeout( 100 );' ],
		[ 'tests/journeys/a.spec.ts', 'await expect( it ).toBeVisible( { timeout: 5000 } );' ],
		[ 'packages/a/a.test.ts', 'await new Promise( ( later ) => setTimeout( later, 20 ) );' ],
		[ 'packages/a/a.test.ts', 'setTimeout( () => {\n\tdone( 1 );\n}, WAIT );' ],
		[ 'packages/a/a.test.ts', 'expect( Date.now() - begin ).toBeLessThan( 250 );' ],
		[ 'tests/support/a.ts', 'const begin = performance.now();' ],
		[ 'plugins/a/tests/ATest.php', 'usleep( 300_000 );' ],
		[ 'plugins/a/tests/ATest.php', '$begin = microtime( true );' ],
	] ) {
		test( `${ line.split( '\n' )[ 0 ] } in ${ file }: refused`, () =>
			assert.equal( clocksIn( file, line ).length, 1 ) );
	}

	for ( const line of [
		'await new Promise( ( later ) => setTimeout( later ) );',
		'await jest.advanceTimersByTimeAsync( 20 );',
	] ) {
		test( `${ line }: allowed`, () => assert.deepEqual( clocksIn( 'packages/a/a.test.ts', line ), [] ) );
	}

	for ( const line of [
		'page.waitForTimeout( 100 );',
		'const begin = Date.now();',
		'page.evaluate( () => performance.now() );',
		'page.evaluate( () => window.performance.now() );',
		'setInterval( look, 10 );',
		'page.evaluate( () => window.setInterval( look, 10 ) );',
	] ) {
		test( `${ line } in a story: the linter refuses it while it is written`, async () => {
			const eslint = new ESLint( { ruleFilter: ( { ruleId } ) => ruleId === 'no-restricted-syntax' } );
			const [ { messages } ] = await eslint.lintText( line, { filePath: 'tests/journeys/planted.spec.ts' } );
			assert.match( messages[ 0 ]?.message, /A story looks at no clock/ );
		} );
	}

	test( 'who is excused is there', () => {
		for ( const file of Object.keys( MAY ) ) {
			assert.ok( existsSync( file ), file );
		}
	} );
} );
