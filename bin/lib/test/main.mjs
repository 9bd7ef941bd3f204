// Runs what bin/test was asked for: node bin/lib/test/main.mjs [--needs] [--all] [--shard i/n] [--resume] [--seed N] [word…] or --prove FILE.
// --needs only prints what has to be installed first. The last line of a run is "N passed, N failed".
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { FULL_RUN, plan } from './plan.mjs';
import { readers } from './results.mjs';
import { cleanCommit, seedOf, treeHash } from './tree.mjs';
import { judge, listErrors, logName, MOST_AGAIN, nameOf, reported, table, UNSTEADY } from './verdict.mjs';

const results = path.resolve( '.cache/results' );
const begin = Number( process.env.FRONTAGE_BEGIN ?? Date.now() );
const seconds = () => Math.round( ( Date.now() - begin ) / 1000 );
const say = ( text ) => process.stderr.write( `== ${ text } (${ seconds() }s)\n` );
const fail = ( sentence ) => {
	process.stderr.write( `frontage: ${ sentence }\n` );
	process.exit( 2 );
};

function options( words ) {
	const given = { words: [] };
	for ( let at = 0; at < words.length; at++ ) {
		const [ name, value ] = words[ at ].split( '=' );
		const next = () => value ?? words[ ++at ] ?? fail( `${ name } needs a value.` );
		if ( [ '--needs', '--all', '--resume' ].includes( name ) ) {
			given[ name.slice( 2 ) ] = true;
		} else if ( name === '--shard' ) {
			const [ , index, count ] =
				/^(\d+)\/(\d+)$/.exec( next() ) ?? fail( '--shard needs a part of a whole, for example 2/4.' );
			given.shard = { index: Number( index ), count: Number( count ) };
		} else if ( name === '--seed' ) {
			given.seed = Number( next() );
		} else if ( name === '--prove' ) {
			given.prove = next();
		} else if ( name.startsWith( '--' ) ) {
			fail(
				'usage: bin/test [--all] [--shard I/N] [--resume] [--seed N] [part or file…], or bin/test --prove FILE.'
			);
		} else {
			given.words.push( words[ at ] );
		}
	}
	return given;
}

const running = new Set();
const stop = () => running.forEach( ( { pid } ) => process.kill( -pid, 'SIGTERM' ) );
for ( const signal of [ 'SIGINT', 'SIGTERM' ] ) {
	process.on( signal, () => {
		stop();
		process.exit( 1 );
	} );
}

/** Runs a command in a process group of its own, its output in a file; gives its status. */
function run( [ command, ...args ], log, env = {} ) {
	return new Promise( ( ended ) => {
		const output = createWriteStream( log );
		const child = spawn( command, args, {
			detached: true,
			stdio: [ 'ignore', 'pipe', 'pipe' ],
			env: { ...process.env, ...env },
		} );
		running.add( child );
		child.stdout.pipe( output, { end: false } );
		child.stderr.pipe( output, { end: false } );
		child.on( 'error', ( { message } ) => output.write( `${ message }\n` ) );
		child.on( 'close', ( status ) => {
			running.delete( child );
			output.end( () => ended( status ?? 1 ) );
		} );
	} );
}

async function runStep( step ) {
	const file = ( ending ) => path.join( results, `${ logName( step.name ) }.${ ending }` );
	if ( existsSync( file( 'status' ) ) ) {
		return; // Resumed: this step has ended before.
	}
	say( step.name );
	const from = Date.now();
	const status = await run( step.command, file( 'log' ), step.env );
	writeFileSync( file( 'seconds' ), String( ( Date.now() - from ) / 1000 ) );
	writeFileSync( file( 'status' ), String( status ) );
	if ( status !== 0 ) {
		const end = readFileSync( file( 'log' ), 'utf8' ).trimEnd().split( '\n' ).slice( -40 ).join( '\n' );
		process.stderr.write(
			`\n-- ${ step.name } failed; the end of its output (all of it: .cache/results/${ logName( step.name ) }.log):\n${ end }\n`
		);
	}
}

/** Runs steps side by side, one a core; browsers have all cores to themselves. */
async function runSteps( steps ) {
	const cores = Math.max( 1, os.availableParallelism() );
	const waiting = steps.filter( ( { isAlone } ) => ! isAlone );
	await Promise.all(
		Array.from( { length: cores }, async () => {
			for ( let step; ( step = waiting.shift() ); ) {
				await runStep( step );
			}
		} )
	);
	for ( const step of steps.filter( ( { isAlone } ) => isAlone ) ) {
		await runStep( step );
	}
}

/** Whether a test that failed passes three times alone, each time in a fresh process and on a fresh site. */
async function passesAlone( { step, test }, at ) {
	say( `once more, alone: ${ nameOf( test ) }` );
	const name = path.join( results, `again-${ at }` );
	for ( let round = 1; round <= 3; round++ ) {
		const to = `${ name }-${ round }.result`;
		const { command, env, times = 3 } = step.again( test, to );
		await run( command, `${ name }-${ round }.log`, env );
		const text = existsSync( to ) ? readFileSync( to, 'utf8' ) : '';
		const { tests = [], errors = [ 'nothing' ] } = ( text && readers[ step.reader ]( text, '' ) ) || {};
		const passed = tests.filter( ( { outcome } ) => outcome === 'passed' ).length;
		if ( errors.length || tests.some( ( { outcome } ) => outcome === 'failed' ) || passed < 3 / times ) {
			return false;
		}
		if ( times === 1 ) {
			break; // The command repeated it by itself.
		}
	}
	return true;
}

async function rerun( failures ) {
	if ( ! failures.length || failures.length > MOST_AGAIN ) {
		return [];
	}
	const unsteady = [];
	for ( const [ at, failure ] of failures.entries() ) {
		if ( failure.step.again && ( await passesAlone( failure, at ) ) ) {
			unsteady.push( failure );
		}
	}
	return unsteady;
}

const readList = ( file ) => ( existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : [] );
const writeJson = ( file, data ) => writeFileSync( file, `${ JSON.stringify( data, null, '\t' ) }\n` );
const today = () => new Date().toISOString().slice( 0, 10 );

/** Keeps in mind what was unsteady: the author says what is known of it and commits it, or mends it. */
function note( unsteady, list ) {
	const added = unsteady
		.map( ( { step, test } ) => ( {
			step: step.name,
			test: nameOf( test ),
			since: today(),
			known: test.message.split( '\n' )[ 0 ] || 'nothing yet',
		} ) )
		.filter( ( { step, test } ) => ! list.some( ( one ) => one.step === step && one.test === test ) );
	if ( added.length && ! process.env.CI ) {
		writeJson( UNSTEADY, [ ...list, ...added ] );
		say( `written into ${ UNSTEADY }: ${ added.map( ( { test } ) => test ).join( ', ' ) }` );
	}
}

/** Runs the tests of one file ten times beside two busy loops: what is new has to hold on a machine that does other things. */
async function prove( file, context ) {
	const { steps = [], error } = plan( [ file ], context );
	if ( error || steps.length !== 1 ) {
		fail( error ?? `${ file } is not one file of tests.` );
	}
	const [ step ] = steps;
	const isStory = step.reader === 'playwright';
	const loops = [ 1, 2 ].map( () => spawn( 'node', [ '-e', 'for(;;);' ], { stdio: 'ignore' } ) );
	const sum = { passed: 0, failed: 0 };
	try {
		for ( let round = 1; round <= ( isStory ? 1 : 10 ); round++ ) {
			rmSync( path.join( results, `${ logName( step.name ) }.status` ), { force: true } );
			rmSync( path.join( results, step.result ), { force: true } );
			await runStep(
				isStory ? { ...step, command: [ ...step.command, '--repeat-each=10', '--max-failures=0' ] } : step
			);
			const { tests, errors, status } = reported( results, step );
			const passed = tests.filter( ( { outcome } ) => outcome === 'passed' ).length;
			sum.passed += passed;
			sum.failed += Math.max( tests.length - passed + errors.length, status === '0' && tests.length ? 0 : 1 );
		}
	} finally {
		loops.forEach( ( loop ) => loop.kill() );
	}
	process.stdout.write( `\n${ sum.passed } passed, ${ sum.failed } failed\n` );
	process.exitCode = sum.failed ? 1 : 0;
}

const given = options( process.argv.slice( 2 ) );
const hash = treeHash();
// The quick selection runs in an order that the tree decides, so that everybody runs the same; all of it in another one each time.
const isRandom = Boolean( given.all ) && given.seed === undefined;
let seed = given.seed ?? ( isRandom ? randomInt( 2 ** 31 ) : seedOf( hash ) );
const selection = JSON.stringify( [ hash, given.all, given.shard, given.words ] );
const stateFile = path.join( results, 'run.json' );
if ( given.resume && existsSync( stateFile ) ) {
	const state = JSON.parse( readFileSync( stateFile, 'utf8' ) );
	if ( state.selection === selection ) {
		seed = state.seed;
	} else {
		given.resume = say(
			'the tree or the selection is another one than that of the interrupted run: from the beginning'
		);
	}
}
const context = { results, seed, isWhole: given.all, isRandom, shard: given.shard };

async function main() {
	const { steps, error } = plan( given.prove ? [ given.prove ] : given.words, context );
	if ( error ) {
		fail( error );
	}
	if ( given.needs ) {
		process.stdout.write( `${ [ ...new Set( steps.flatMap( ( { needs } ) => needs ) ) ].join( '\n' ) }\n` );
		return;
	}
	if ( ! given.resume ) {
		rmSync( results, { recursive: true, force: true } );
	}
	mkdirSync( results, { recursive: true } );
	process.env.FRONTAGE_SEED = String( seed );
	if ( given.prove ) {
		await prove( given.prove, context );
		return;
	}
	writeJson( stateFile, { selection, seed } );
	say( `order of tests: seed ${ seed }` );
	await runSteps( steps );

	const list = readList( UNSTEADY );
	const verdict = judge( results, steps, list );
	const unsteady = await rerun( verdict.failures );
	const errors = listErrors( list );
	const lines = table( verdict, { seconds: seconds(), unsteady, errors } );
	note( unsteady, list );
	const isRed = verdict.failed - unsteady.length + errors.length > 0;
	const commit = cleanCommit();
	if ( given.all && ! given.shard && ! given.words.length && ! isRed && commit ) {
		writeJson( FULL_RUN, { commit, date: today(), seconds: seconds(), result: lines.at( -1 ) } );
		say( `written into ${ FULL_RUN }: commit it, a release needs it` );
	}
	process.stdout.write( `\n${ lines.join( '\n' ) }\n` );
	process.exitCode = isRed ? 1 : 0;
}
await main();
