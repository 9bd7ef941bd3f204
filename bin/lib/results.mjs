// Reads what a runner wrote: passed and failed tests, and a sentence for each that counts as failed because it did not run.
// A test that is left out says nothing, so it is as bad as one that fails. `late`: what passed, and is to be mended all the same.

const RUN_IT = 'Take only, skip or todo away and let it run, or delete it.';
const list = ( items ) => [ items ].flat();
const relative = ( file ) => file.replace( /^.*?\/(?=(behaviours|blocks|packages|plugins|tests)\/)/, '' );

function jest( text ) {
	const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse( text );
	const unrun = testResults.flatMap( ( { name, assertionResults } ) =>
		assertionResults
			.filter( ( { status } ) => ! [ 'passed', 'failed' ].includes( status ) )
			.map( ( { fullName, status } ) => {
				const why = status === 'todo' ? 'is a todo' : 'was left out (its own skip, or an only beside it)';
				return `${ relative( name ) }: “${ fullName }” ${ why }. ${ RUN_IT }`;
			} )
	);
	return {
		passed: numPassedTests,
		failed: numFailedTests + numRuntimeErrorTestSuites,
		unrun,
	};
}

function phpunit( text, log ) {
	const totals = text.match( /<testsuite [^>]*?tests="(\d+)"[^>]*?errors="(\d+)" failures="(\d+)" skipped="(\d+)"/ );
	if ( ! totals ) {
		return undefined;
	}
	const [ tests, errors, failures, skipped ] = totals.slice( 1 ).map( Number );
	const unrun = [ ...text.matchAll( /<testcase name="([^"]*)"[^>]*?class="([^"]*)"[^>]*>\s*<skipped/g ) ].map(
		( [ , name, of ] ) =>
			`${ of }::${ name } was skipped or is incomplete. Give it what it needs and let it run, or delete it.`
	);
	// The file of results knows nothing of risky tests; what PHPUnit prints does.
	const risky = [
		...( log.match( /risky tests?:\n([\s\S]*?)\n--|risky tests?:\n([\s\S]*)/ )?.[ 0 ] ?? '' ).matchAll(
			/^\d+\) (\S+)\n(.+)/gm
		),
	].map(
		( [ , name, why ] ) => `${ name } is risky: ${ why }. Let it assert something, and only print what it expects.`
	);
	return {
		passed: tests - errors - failures - skipped - risky.length,
		failed: errors + failures,
		unrun: [ ...unrun, ...risky ],
	};
}

/** What PHPUnit prints at its end; the last one, where it ran twice. */
function printed( text ) {
	const [ last ] = [ ...text.matchAll( /^OK \((\d+) tests?, .*|^Tests: (\d+), .*/gm ) ].slice( -1 );
	if ( ! last ) {
		return undefined;
	}
	const count = ( word ) => Number( last[ 0 ].match( new RegExp( `\\b${ word }: (\\d+)` ) )?.[ 1 ] ?? 0 );
	const left = count( 'Skipped' ) + count( 'Incomplete' ) + count( 'Risky' );
	const failed = count( 'Errors' ) + count( 'Failures' );
	return {
		passed: Number( last[ 1 ] ?? last[ 2 ] ) - failed - left,
		failed,
		unrun: Array( left ).fill( `A test was skipped, is incomplete or risky; the log names it. ${ RUN_IT }` ),
	};
}

function tap( text ) {
	const count = ( word ) => Number( text.match( new RegExp( `^# ${ word } (\\d+)$`, 'm' ) )?.[ 1 ] ?? 0 );
	const unrun = [ ...text.matchAll( /^ *ok \d+ - (.*) # (SKIP|TODO)\b/gm ) ].map(
		( [ , name, why ] ) => `“${ name }” was left out (${ why.toLowerCase() }). ${ RUN_IT }`
	);
	// What holds tests is printed after them; an empty one directly after its own name.
	const empty = [ ...text.matchAll( /^ *# Subtest: (.*)\n *ok \d+ - \1\n *---\n([\s\S]*?)^ *\.\.\.$/gm ) ].filter(
		( [ , name, details ] ) => name.endsWith( '.test.mjs' ) || details.includes( "type: 'suite'" )
	);
	const files = empty.filter( ( [ , name ] ) => name.endsWith( '.test.mjs' ) ).length; // Node counts such a file as a test that passed.
	return {
		passed: count( 'pass' ) - files,
		failed: count( 'fail' ) + count( 'cancelled' ),
		unrun: [
			...unrun,
			...empty.map( ( [ , name ] ) => `“${ relative( name ) }” holds no test. Write one or delete it.` ),
		],
	};
}

/** How many stories of a run may need their second try: docs/decisions/0015-a-second-try-for-journeys.md. */
const SECOND_TRIES = 3;

function playwright( text ) {
	const { stats, errors, suites } = JSON.parse( text );
	const specs = ( suite ) => [ ...list( suite.specs ?? [] ), ...( suite.suites ?? [] ).flatMap( specs ) ];
	const said = ( wanted, why ) =>
		suites
			.flatMap( specs )
			.flatMap( ( { file, title, tests } ) =>
				tests
					.filter( ( { status } ) => status === wanted )
					.map(
						( { annotations, projectName } ) =>
							`${ file }: “${ title }”${ projectName ? ` in ${ projectName }` : '' } ${ why( annotations ) }`
					)
			);
	const unrun = said( 'skipped', ( annotations ) => {
		const kind =
			annotations.find( ( { type } ) => [ 'skip', 'fixme' ].includes( type ) )?.type ?? 'an only beside it';
		return `was left out (${ kind }). ${ RUN_IT }`;
	} );
	const late = said( 'flaky', () => 'passed at its second try only. Let it wait for what it needs, not for time.' );
	const isFaulty = late.length > SECOND_TRIES;
	return {
		passed: stats.expected + ( isFaulty ? 0 : late.length ),
		failed: stats.unexpected + errors.length,
		unrun: isFaulty ? [ ...unrun, ...late ] : unrun,
		late: isFaulty ? [] : late,
	};
}

export const readers = { jest, phpunit, printed, tap, playwright };
