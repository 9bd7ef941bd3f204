// Adds up what all runners reported: node bin/lib/sum.mjs RESULTS "PARTS" [SECONDS]. Prints a line a runner with its seconds and, last,
// "N passed, N failed".
// Only files that runners wrote count. A runner that executed nothing is a failure, and so is a failed step without a failed test,
// and each test that was left out.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readers } from './results.mjs';

const [ folder, partList, seconds ] = process.argv.slice( 2 );
const parts = partList.split( ' ' );
const read = ( name ) =>
	existsSync( path.join( folder, name ) ) ? readFileSync( path.join( folder, name ), 'utf8' ) : undefined;

/** What a runner reported, or undefined when it wrote nothing that can be read. */
const result = ( reader, name, file ) => () => {
	const text = read( file );
	return text ? readers[ reader ]( text, read( `${ name }.log` ) ?? '' ) : undefined;
};

/** A static check is one test: it passes or not. */
const verdict = ( name ) => () => {
	const status = read( `${ name }.status` )?.trim();
	return status && { passed: status === '0' ? 1 : 0, failed: status === '0' ? 0 : 1 };
};

const runners = [
	...[ 'types', 'lint-js', 'lint-css', 'lint-php', 'phpstan' ].map( ( name ) => [ 'static', name, verdict( name ) ] ),
	[ 'unit', 'jest', result( 'jest', 'jest', 'jest.json' ) ],
	[ 'checks', 'checks', result( 'tap', 'checks', 'checks.tap' ) ],
	...[
		[ 'php', 'phpunit-pure' ],
		[ 'wp', 'phpunit-sqlite' ],
		[ 'mariadb', 'phpunit-mariadb' ],
		...[ '8.3', '8.4', '8.5' ].flatMap( ( version ) => [
			[ 'versions', `phpunit-pure-${ version }` ],
			[ 'versions', `phpunit-${ version }` ],
		] ),
	].map( ( [ part, name ] ) => [
		part,
		name,
		// Under PHP 8.5 (WebAssembly) libxml could not write the results of the long run.
		/^phpunit-8/.test( name )
			? result( 'printed', name, `${ name }.log` )
			: result( 'phpunit', name, `${ name }.xml` ),
	] ),
	...[ 'journeys', 'engines' ].map( ( name ) => [ name, name, result( 'playwright', name, `${ name }.json` ) ] ),
];

let passed = 0;
let failed = 0;
for ( const [ , name, count ] of runners.filter( ( runner ) => parts.includes( runner[ 0 ] ) ) ) {
	const { unrun = [], late = [], ...sum } = count() ?? { passed: 0, failed: 0 };
	sum.failed += unrun.length;
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
	[ ...unrun, ...late ].forEach( ( sentence ) => console.log( `    ${ sentence }` ) );
	passed += sum.passed;
	failed += sum.failed;
}
if ( seconds ) {
	console.log( `${ 'together'.padEnd( 18 ) } ${ seconds.padStart( 5 ) } s` ); // Two at a time, and what they needed first.
}
console.log( '' );
console.log( `${ passed } passed, ${ failed } failed` );
process.exitCode = failed ? 1 : 0;
