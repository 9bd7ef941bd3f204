// Sums up the results of a run. Only result files of runners count. A step without any executed test is a failure, as is one
// that broke without a failed test, and each test that was left out.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readers } from './results.mjs';

/** Known flaky tests: [ { part, test, since, known } ]. They run and are reported, but do not decide the result. */
export const UNSTEADY = 'tests/unsteady.json';
const MAX_UNSTEADY = 10;
const MAX_DAYS = 21;
/** With more failures than this, a run is broken instead of flaky. */
export const MAX_RERUNS = 3;

export const nameOf = ( { file, title } ) => ( file && ! title.includes( '::' ) ? `${ file }: ${ title }` : title );

/** The results of one step, from the files in the results folder: { tests, errors, seconds, status }. */
export function readStep( folder, { name, reader, result } ) {
	const read = ( file ) =>
		existsSync( path.join( folder, file ) ) ? readFileSync( path.join( folder, file ), 'utf8' ) : '';
	const status = read( `${ logName( name ) }.status` ).trim();
	const seconds = Number( read( `${ logName( name ) }.seconds` ) );
	if ( reader === 'verdict' ) {
		// A static check counts as one test.
		const outcome = status === '0' ? 'passed' : 'failed';
		const tests = status ? [ { file: '', title: name, seconds, outcome, message: '' } ] : [];
		return { seconds, status, tests, errors: [] };
	}
	return { seconds, status, ...readResult( reader, read( result ), read( `${ logName( name ) }.log` ) ) };
}

/** The tests and errors in a runner's output; truncated output is an error. */
export function readResult( reader, text, log = '' ) {
	try {
		return ( text && readers[ reader ]( text, log ) ) || { tests: [], errors: [] };
	} catch ( { message } ) {
		return { tests: [], errors: [ `its results cannot be read (${ message })` ] };
	}
}

export const logName = ( name ) => name.replace( '/', '-' );

/** Errors in the list of flaky tests itself, one sentence each. */
export function listErrors( list, today = new Date() ) {
	const days = ( since ) => ( today - new Date( since ) ) / 86_400_000;
	return [
		...( list.length > MAX_UNSTEADY
			? [ `${ UNSTEADY } names ${ list.length } tests, ${ MAX_UNSTEADY } at most: mend some.` ]
			: [] ),
		...list
			.filter( ( { test, known, since } ) => ! test || ! known || ! ( days( since ) >= -1 ) )
			.map(
				( entry ) =>
					`${ UNSTEADY }: ${ JSON.stringify( entry ) } needs "part", "test", "since" (a date) and "known".`
			),
		...list
			.filter( ( { since } ) => days( since ) > MAX_DAYS )
			.map(
				( { test, since } ) =>
					`${ UNSTEADY }: “${ test }” is unsteady since ${ since }, ${ MAX_DAYS } days at most: mend it.`
			),
	];
}

/**
 * The result of a run: `rows` for the table, `failures` ({ step, test }) that may be run again, and the sums. `faults` are
 * sentences about failures outside of a test and left-out tests; `knownFailures` are those of known flaky tests.
 */
export function judge( folder, steps, list = [] ) {
	const isKnown = ( step, test ) => list.some( ( one ) => one.part === step.part && one.test === nameOf( test ) );
	const verdict = { rows: [], failures: [], faults: [], knownFailures: [], slowest: [], passed: 0, failed: 0 };
	for ( const step of steps ) {
		const { tests, errors, seconds, status } = readStep( folder, step );
		const of = ( outcome ) => tests.filter( ( test ) => test.outcome === outcome );
		const failures = of( 'failed' ).filter( ( test ) => ! isKnown( step, test ) );
		const known = of( 'failed' ).filter( ( test ) => isKnown( step, test ) );
		const faults = [
			// A killed process does not report what it did not run.
			...( /^\d*$/.test( status ) ? [] : [ `${ step.name }: ended by ${ status }` ] ),
			...errors.map( ( error ) => `${ step.name }: ${ error }` ),
			...of( 'left-out' ).map( ( test ) => `${ nameOf( test ) } ${ test.message }` ),
		];
		if ( ! tests.length && ! faults.length ) {
			faults.push( `${ step.name }: no test was executed` );
		} else if ( ! failures.length && ! known.length && ! faults.length && status !== '0' ) {
			faults.push( `${ step.name }: the run itself failed; see .cache/results/${ logName( step.name ) }.log` );
		}
		const passed = of( 'passed' ).length;
		verdict.rows.push( {
			name: step.name,
			seconds,
			tests: tests.length,
			passed,
			failed: failures.length + faults.length,
		} );
		verdict.failures.push( ...failures.map( ( test ) => ( { step, test } ) ) );
		verdict.knownFailures.push( ...known.map( ( test ) => ( { step, test } ) ) );
		verdict.faults.push( ...faults );
		verdict.slowest.push( ...tests.map( ( test ) => ( { step: step.name, test } ) ) );
		verdict.passed += passed;
		verdict.failed += failures.length + faults.length;
	}
	verdict.slowest = verdict.slowest.sort( ( a, b ) => b.test.seconds - a.test.seconds ).slice( 0, 10 );
	return verdict;
}

/** The result as lines; the last one is the sum. `unsteady` are failures that three separate runs did not repeat. */
export function table(
	{ rows, failures, faults, knownFailures, slowest, passed, failed },
	{ seconds, unsteady = [], errors = [] }
) {
	const row = ( name, tests, took, rest ) =>
		`${ name.padEnd( 20 ) } ${ String( tests ).padStart( 6 ) } ${ String( Math.round( took ) ).padStart( 6 ) } s   ${ rest }`;
	const said = ( { step, test }, indent = '    ' ) =>
		`${ indent }${ step.name ?? step }: ${ nameOf( test ) }${ test.message ? `\n${ test.message.replace( /^/gm, `${ indent }    ` ) }` : '' }`;
	const section = ( title, lines ) => ( lines.length ? [ '', title, ...lines ] : [] );
	const newFailures = failures.filter( ( { test } ) => ! unsteady.some( ( one ) => one.test === test ) );
	const recovered = failures.length - newFailures.length;
	return [
		`${ 'part'.padEnd( 20 ) } ${ 'tests'.padStart( 6 ) } ${ 'time'.padStart( 8 ) }`,
		...rows.map( ( { name, tests, seconds: took, passed: good, failed: bad } ) =>
			row( name, tests, took, `${ good } passed, ${ bad } failed` )
		),
		row(
			'together',
			rows.reduce( ( sum, { tests } ) => sum + tests, 0 ),
			seconds,
			''
		),
		...section(
			'slowest',
			slowest.map(
				( { step, test } ) =>
					`    ${ test.seconds.toFixed( 1 ).padStart( 5 ) } s  ${ step }: ${ nameOf( test ) }`
			)
		),
		...section( 'failed', [
			...newFailures.map( ( one ) => said( one ) ),
			...[ ...faults, ...errors ].map( ( fault ) => `    ${ fault }` ),
		] ),
		...section(
			'unsteady: failed once, then passed three times alone; mend it, it may not stay',
			unsteady.map( ( one ) => said( one ) )
		),
		...section(
			`known to be unsteady (${ UNSTEADY }), failed now and did not decide`,
			knownFailures.map( ( one ) => said( one ) )
		),
		'',
		`${ passed + recovered } passed, ${ failed - recovered + errors.length } failed`,
	];
}
