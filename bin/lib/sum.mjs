// Adds up what all runners reported: node bin/lib/sum.mjs RESULTS "PARTS" [SECONDS]. Prints a line a runner with its seconds and, last,
// "N passed, N failed".
// Only files that runners wrote count. A runner that executed nothing is a failure, and so is a failed step without a failed test.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [ folder, partList, seconds ] = process.argv.slice( 2 );
const parts = partList.split( ' ' );
const read = ( name ) =>
	existsSync( path.join( folder, name ) ) ? readFileSync( path.join( folder, name ), 'utf8' ) : undefined;

/** Each reader gives passed and failed tests, or undefined when there is no result file. */
function jest() {
	const text = read( 'jest.json' );
	if ( ! text ) {
		return undefined;
	}
	const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse( text );
	return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

function phpunit( name ) {
	const totals = read( `${ name }.xml` )?.match(
		/<testsuite [^>]*?tests="(\d+)"[^>]*?errors="(\d+)" failures="(\d+)" skipped="(\d+)"/
	);
	if ( ! totals ) {
		return undefined;
	}
	const [ tests, errors, failures, skipped ] = totals.slice( 1 ).map( Number );
	return { passed: tests - errors - failures - skipped, failed: errors + failures };
}

function tap() {
	const text = read( 'checks.tap' );
	const count = ( word ) => Number( text?.match( new RegExp( `^# ${ word } (\\d+)$`, 'm' ) )?.[ 1 ] ?? 0 );
	return text && { passed: count( 'pass' ), failed: count( 'fail' ) + count( 'cancelled' ) };
}

function playwright( name ) {
	const text = read( `${ name }.json` );
	if ( ! text ) {
		return undefined;
	}
	const { stats, errors } = JSON.parse( text );
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** A static check is one test: it passes or not. */
const verdict = ( name ) => () => {
	const status = read( `${ name }.status` )?.trim();
	return status && { passed: status === '0' ? 1 : 0, failed: status === '0' ? 0 : 1 };
};

const runners = [
	...[ 'types', 'lint-js', 'lint-css', 'lint-php', 'phpstan' ].map( ( name ) => [ 'static', name, verdict( name ) ] ),
	[ 'unit', 'jest', jest ],
	[ 'checks', 'checks', tap ],
	[ 'php', 'phpunit-pure', () => phpunit( 'phpunit-pure' ) ],
	[ 'wp', 'phpunit-sqlite', () => phpunit( 'phpunit-sqlite' ) ],
	[ 'mariadb', 'phpunit-mariadb', () => phpunit( 'phpunit-mariadb' ) ],
	...[ '8.3', '8.4', '8.5' ].map( ( version ) => [
		'versions',
		`phpunit-${ version }`,
		() => phpunit( `phpunit-${ version }` ),
	] ),
	...[ 'journeys', 'engines' ].map( ( name ) => [ name, name, () => playwright( name ) ] ),
];

let passed = 0;
let failed = 0;
for ( const [ , name, count ] of runners.filter( ( runner ) => parts.includes( runner[ 0 ] ) ) ) {
	const sum = count() ?? { passed: 0, failed: 0 };
	let note = '';
	if ( ! sum.passed && ! sum.failed ) {
		sum.failed = 1;
		note = ' (no test was executed)';
	} else if ( ! sum.failed && read( `${ name }.status` )?.trim() !== '0' ) {
		sum.failed = 1;
		note = ' (the run itself failed)';
	}
	const took = read( `${ name }.seconds` )?.trim() ?? '–';
	console.log(
		`${ name.padEnd( 18 ) } ${ took.padStart( 5 ) } s   ${ sum.passed } passed, ${ sum.failed } failed${ note }`
	);
	passed += sum.passed;
	failed += sum.failed;
}
if ( seconds ) {
	console.log( `${ 'together'.padEnd( 18 ) } ${ seconds.padStart( 5 ) } s` ); // Two at a time, and what they needed first.
}
console.log( '' );
console.log( `${ passed } passed, ${ failed } failed` );
process.exitCode = failed ? 1 : 0;
