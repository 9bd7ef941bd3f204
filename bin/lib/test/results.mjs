// Parses the output of test runners. Each reader returns { tests, errors }: `tests` are { file, title, seconds, outcome,
// message, line? } with an outcome of passed, failed or left-out (skipped, todo, risky: it proves nothing, so it counts as a
// failure). `errors` are sentences about failures outside of a test. A reader returns undefined for a text that it cannot
// parse.

const RUN_IT = 'Take only, skip or todo away and let it run, or delete it.';
const relative = ( file ) => {
	const root = `${ process.cwd() }/`;
	return file.startsWith( root )
		? file.slice( root.length )
		: file.replace( /^.*?\/(?=(behaviors|blocks|packages|plugins|tests)\/)/, '' );
};
const firstLines = ( text ) =>
	text
		.replace( /\u001b\[[\d;]*m/g, '' )
		.trim()
		.split( '\n' )
		.slice( 0, 6 )
		.join( '\n' );

function jest( text ) {
	const { testResults } = JSON.parse( text );
	const tests = testResults.flatMap( ( { name, assertionResults } ) =>
		assertionResults.map( ( { fullName, status, duration, failureMessages = [] } ) => {
			const isLeftOut = ! [ 'passed', 'failed' ].includes( status );
			const why = status === 'todo' ? 'is a todo' : 'was left out (its own skip, or an only beside it)';
			return {
				file: relative( name ),
				title: fullName,
				seconds: ( duration ?? 0 ) / 1000,
				outcome: isLeftOut ? 'left-out' : status,
				message: isLeftOut ? `${ why }. ${ RUN_IT }` : firstLines( failureMessages.join( '\n' ) ),
			};
		} )
	);
	const errors = testResults
		// Failures outside of a test, in its file or in a hook, are only reported by the file.
		.filter(
			( { status, assertionResults } ) =>
				status === 'failed' && ! assertionResults.some( ( one ) => one.status === 'failed' )
		)
		.map( ( { name, message } ) => `${ relative( name ) }: ${ firstLines( message ) }` );
	return { tests, errors };
}

const ENTITIES = { lt: '<', gt: '>', quot: '"', amp: '&', apos: "'" };
const decoded = ( text ) =>
	text.replace( /&(#(\d+)|#x([\da-f]+)|\w+);/gi, ( whole, name, decimal, hex ) => {
		const code = decimal ? Number( decimal ) : parseInt( hex, 16 );
		return code ? String.fromCodePoint( code ) : ( ENTITIES[ name ] ?? whole );
	} );

function phpunit( text, log ) {
	if ( ! /<testsuites?\b/.test( text ) ) {
		return undefined;
	}
	const tests = [ ...text.matchAll( /<testcase ([^>]*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g ) ].map(
		( [ , attributes, body = '' ] ) => {
			const attribute = ( name ) =>
				decoded( attributes.match( new RegExp( `(?:^| )${ name }="([^"]*)"` ) )?.[ 1 ] ?? '' );
			const [ , problem, message ] =
				body.match( /<(error|failure|skipped)\b(?:[^>]*\/>|[^>]*>([\s\S]*?)<\/)/ ) ?? [];
			const outcome = { skipped: 'left-out', error: 'failed', failure: 'failed' }[ problem ] ?? 'passed';
			return {
				file: relative( attribute( 'file' ) ),
				title: `${ attribute( 'class' ) }::${ attribute( 'name' ) }`,
				seconds: Number( attribute( 'time' ) ),
				outcome,
				message:
					problem === 'skipped'
						? 'was skipped or is incomplete. Give it what it needs and let it run, or delete it.'
						: firstLines( decoded( message ?? '' ) ),
			};
		}
	);
	// The result file does not contain risky tests; PHPUnit's printed output does.
	const risky = log.match( /risky tests?:\n([\s\S]*?)\n--|risky tests?:\n([\s\S]*)/ )?.[ 0 ] ?? '';
	for ( const [ , title, why ] of risky.matchAll( /^\d+\) (.+)\n(.+)/gm ) ) {
		const test = tests.find( ( one ) => one.title === title );
		if ( test?.outcome === 'passed' ) {
			test.outcome = 'left-out';
			test.message = `is risky: ${ why }. Let it assert something, and only print what it expects.`;
		}
	}
	// Nor does it contain deprecations, warnings and notices, or failures before a class's first test.
	const sum = [ ...log.matchAll( /^Tests: .*/gm ) ].at( -1 )?.[ 0 ] ?? '';
	const count = ( word ) => Number( sum.match( new RegExp( `, ${ word }: (\\d+)` ) )?.[ 1 ] ?? 0 );
	const errors = [ 'PHPUnit Warnings', 'PHPUnit Deprecations', 'Warnings', 'Notices', 'Deprecations' ]
		.filter( count )
		.map( ( word ) => `PHPUnit counted ${ word }: ${ count( word ) }; its log names them.` );
	if ( count( 'Errors' ) + count( 'Failures' ) > tests.filter( ( { outcome } ) => outcome === 'failed' ).length ) {
		errors.push( 'PHPUnit counted errors outside of a test; its log names them.' );
	}
	return { tests, errors };
}

/** PHPUnit's printed summary; the last one if it ran twice. Only the log contains names. */
function printed( text ) {
	const [ last ] = [ ...text.matchAll( /^OK \((\d+) tests?, .*|^Tests: (\d+), .*/gm ) ].slice( -1 );
	if ( ! last ) {
		return undefined;
	}
	const count = ( word ) => Number( last[ 0 ].match( new RegExp( `\\b${ word }: (\\d+)` ) )?.[ 1 ] ?? 0 );
	const isLeftOut = count( 'Skipped' ) + count( 'Incomplete' ) + count( 'Risky' );
	const isFailed = count( 'Errors' ) + count( 'Failures' );
	const some = ( length, outcome ) =>
		Array.from( { length }, ( _, at ) => ( {
			file: '',
			title: `a test that the log names (${ outcome } ${ at + 1 })`,
			seconds: 0,
			outcome,
			message: '',
		} ) );
	return {
		tests: [
			...some( Number( last[ 1 ] ?? last[ 2 ] ) - isFailed - isLeftOut, 'passed' ),
			...some( isFailed, 'failed' ),
			...some( isLeftOut, 'left-out' ),
		],
		errors: [],
	};
}

/** Lines of JSON as bin/lib/test/node-reporter.mjs writes them. */
function node( text ) {
	const tests = [];
	const errors = [];
	const children = [];
	const failures = [];
	for ( const line of text.split( '\n' ).filter( Boolean ) ) {
		const { name, file, nesting, seconds, passed, isSuite, skip, todo, message } = JSON.parse( line );
		const sumOf = ( counts ) => counts.splice( nesting + 1 ).reduce( ( sum, count ) => sum + count, 0 );
		const inside = sumOf( children );
		const failedInside = sumOf( failures );
		children[ nesting ] = ( children[ nesting ] ?? 0 ) + 1;
		failures[ nesting ] = ( failures[ nesting ] ?? 0 ) + ( passed ? 0 : 1 );
		if ( isSuite || name.endsWith( '.test.mjs' ) ) {
			// A file without tests is reported by its name, as is one that failed outside of its tests, or a suite whose
			// hook failed.
			if ( passed ? ! inside : ! failedInside ) {
				errors.push(
					passed
						? `“${ relative( name ) }” holds no test. Write one or delete it.`
						: `${ relative( name ) }: ${ firstLines( message ) }`
				);
			}
			continue;
		}
		const why = ( skip && 'skip' ) || ( todo && 'todo' );
		const outcome = why ? 'left-out' : { true: 'passed', false: 'failed' }[ passed ];
		tests.push( {
			file: relative( file ?? '' ),
			title: name,
			seconds,
			outcome,
			message: why ? `was left out (${ why }). ${ RUN_IT }` : firstLines( message ),
		} );
	}
	return { tests, errors };
}

function playwright( text ) {
	const { errors, suites } = JSON.parse( text );
	const specs = ( suite, titles ) => [
		...( suite.specs ?? [] ).map( ( spec ) => ( { ...spec, title: [ ...titles, spec.title ].join( ' › ' ) } ) ),
		...( suite.suites ?? [] ).flatMap( ( inner ) => specs( inner, [ ...titles, inner.title ] ) ),
	];
	const tests = suites
		.flatMap( ( suite ) => specs( suite, [] ) )
		.flatMap( ( { file, line, title, tests: runs } ) =>
			runs.map( ( { status, annotations, projectName, results } ) => {
				const kind = annotations.find( ( { type } ) => [ 'skip', 'fixme' ].includes( type ) )?.type;
				const failure = results.flatMap( ( { error } ) => ( error?.message ? [ error.message ] : [] ) );
				return {
					file,
					line,
					title: `“${ title }”${ projectName ? ` in ${ projectName }` : '' }`,
					seconds: results.reduce( ( sum, { duration = 0 } ) => sum + duration, 0 ) / 1000,
					outcome: { expected: 'passed', skipped: 'left-out' }[ status ] ?? 'failed',
					message:
						status === 'skipped'
							? `was left out (${ kind ?? 'an only beside it, or the run ended before it' }). ${ RUN_IT }`
							: firstLines( failure.join( '\n' ) ),
				};
			} )
		);
	return { tests, errors: errors.map( ( { message = '' } ) => firstLines( message ) ) };
}

export const readers = { jest, phpunit, printed, node, playwright };
