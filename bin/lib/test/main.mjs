// Implements bin/test: node bin/lib/test/main.mjs [--needs] [--all] [--shard i/n] [--resume] [--seed N] [word…] or --prove
// FILE. --needs only prints what has to be installed first. The last line of a run is "N passed, N failed".
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomInt } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { FULL_RUN, plan } from './plan.mjs';
import { cleanCommit, treeHash } from './tree.mjs';
import { judge, listErrors, logName, MAX_RERUNS, nameOf, readResult, readStep, table, UNSTEADY } from './verdict.mjs';

const results = path.resolve( '.cache/results' );
const begin = Number( process.env.FRONTAGE_BEGIN ?? Date.now() );
const seconds = () => Math.round( ( Date.now() - begin ) / 1000 );
const say = ( text ) => process.stderr.write( `== ${ text } (${ seconds() }s)\n` );
const fail = ( sentence ) => {
	process.stderr.write( `frontage: ${ sentence }\n` );
	process.exit( 2 );
};

function readOptions( words ) {
	const options = { words: [] };
	for ( let at = 0; at < words.length; at++ ) {
		const [ name, value ] = words[ at ].split( '=' );
		const next = () => value ?? words[ ++at ] ?? fail( `${ name } needs a value.` );
		if ( [ '--needs', '--all', '--resume' ].includes( name ) ) {
			options[ name.slice( 2 ) ] = true;
		} else if ( name === '--shard' ) {
			const [ , index, count ] =
				/^(\d+)\/(\d+)$/.exec( next() ) ?? fail( '--shard needs a part of a whole, for example 2/4.' );
			options.shard = { index: Number( index ), count: Number( count ) };
			if ( options.shard.index < 1 || options.shard.index > options.shard.count ) {
				fail( '--shard needs a part of a whole, for example 2/4.' );
			}
		} else if ( name === '--seed' ) {
			options.seed = Number( next() );
			if ( ! Number.isInteger( options.seed ) ) {
				fail( '--seed needs a whole number.' );
			}
		} else if ( name === '--prove' ) {
			options.prove = next();
		} else if ( name.startsWith( '--' ) ) {
			fail(
				'usage: bin/test [--all] [--shard I/N] [--resume] [--seed N] [part or file…], or bin/test --prove FILE.'
			);
		} else {
			options.words.push( words[ at ] );
		}
	}
	if ( options.shard && ! options.all && ! options.words.length ) {
		fail( '--shard goes with --all or with parts: what bin/test runs without a word is one machine’s work.' );
	}
	return options;
}

const running = new Set();
/** Ends all process groups that this run started. */
function stop() {
	for ( const { pid } of running ) {
		try {
			process.kill( -pid, 'SIGTERM' );
		} catch {
			// It has just ended.
		}
	}
}
for ( const signal of [ 'SIGINT', 'SIGTERM', 'SIGHUP' ] ) {
	process.on( signal, () => {
		stop();
		process.exit( 1 );
	} );
}

/** Runs a command in its own process group, with its output in a file; resolves to its status, or the signal that ended it. */
function run( [ command, ...args ], log, env = {} ) {
	return new Promise( ( resolve ) => {
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
		child.on( 'close', ( status, signal ) => {
			running.delete( child );
			output.end( () => resolve( String( status ?? signal ) ) );
		} );
	} );
}

async function runStep( step ) {
	const file = ( ending ) => path.join( results, `${ logName( step.name ) }.${ ending }` );
	if ( existsSync( file( 'status' ) ) ) {
		return; // Resumed: this step has finished before.
	}
	say( step.name );
	if ( step.result ) {
		rmSync( path.join( results, step.result ), { force: true } ); // Left over from an interrupted run.
	}
	const from = Date.now();
	const status = await run( step.command, file( 'log' ), step.env );
	writeFileSync( file( 'seconds' ), String( ( Date.now() - from ) / 1000 ) );
	writeFileSync( file( 'status' ), status );
	if ( status !== '0' ) {
		const end = readFileSync( file( 'log' ), 'utf8' ).trimEnd().split( '\n' ).slice( -40 ).join( '\n' );
		process.stderr.write(
			`\n-- ${ step.name } failed; the end of its output (all of it: .cache/results/${ logName( step.name ) }.log):\n${ end }\n`
		);
	}
}

/** Runs steps in parallel, one per core; browser steps have all cores to themselves. */
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

const ROUNDS = 3;

/** Whether a failed test passes three times alone, each time in a fresh process and on a fresh site. */
async function passesAlone( { step, test }, at ) {
	say( `once more, alone: ${ nameOf( test ) }` );
	const name = path.join( results, `again-${ at }` );
	for ( let round = 1; round <= ROUNDS; round++ ) {
		const to = `${ name }-${ round }.result`;
		const { command, env, repeats = 1 } = step.rerun( test, to );
		rmSync( to, { force: true } );
		const status = await run( command, `${ name }-${ round }.log`, env );
		const { tests, errors } = readResult( step.reader, existsSync( to ) ? readFileSync( to, 'utf8' ) : '' );
		const passed = tests.filter( ( { outcome } ) => outcome === 'passed' ).length;
		if ( status !== '0' || errors.length || passed < repeats ) {
			return false;
		}
		if ( repeats === ROUNDS ) {
			break; // The command itself repeated it.
		}
	}
	return true;
}

async function rerun( failures ) {
	if ( ! failures.length || failures.length > MAX_RERUNS ) {
		return [];
	}
	const unsteady = [];
	for ( const [ at, failure ] of failures.entries() ) {
		if ( failure.step.rerun && ( await passesAlone( failure, at ) ) ) {
			unsteady.push( failure );
		}
	}
	return unsteady;
}

const readList = ( file ) => ( existsSync( file ) ? JSON.parse( readFileSync( file, 'utf8' ) ) : [] );
const writeJson = ( file, data ) => writeFileSync( file, `${ JSON.stringify( data, null, '\t' ) }\n` );
const today = () => new Date().toISOString().slice( 0, 10 );

/** Records flaky tests: the author adds what is known and commits it, or fixes them. */
function note( unsteady, list ) {
	const added = unsteady
		.map( ( { step, test } ) => ( {
			part: step.part,
			test: nameOf( test ),
			since: today(),
			known: test.message.split( '\n' )[ 0 ] || 'nothing yet',
		} ) )
		.filter( ( { part, test } ) => ! list.some( ( one ) => one.part === part && one.test === test ) );
	if ( added.length && ! process.env.CI ) {
		writeJson( UNSTEADY, [ ...list, ...added ] );
		say( `written into ${ UNSTEADY }: ${ added.map( ( { test } ) => test ).join( ', ' ) }` );
	}
}

/** Runs the tests of one file ten times beside two busy loops: new tests have to pass on a busy machine. */
async function prove( step ) {
	const isStory = step.reader === 'playwright';
	const loops = [ 1, 2 ].map( () => spawn( 'node', [ '-e', 'for(;;);' ], { stdio: 'ignore', detached: true } ) );
	loops.forEach( ( loop ) => running.add( loop ) );
	const sum = { passed: 0, failed: 0 };
	try {
		for ( let round = 1; round <= ( isStory ? 1 : 10 ); round++ ) {
			rmSync( path.join( results, `${ logName( step.name ) }.status` ), { force: true } );
			rmSync( path.join( results, step.result ), { force: true } );
			await runStep(
				isStory ? { ...step, command: [ ...step.command, '--repeat-each=10', '--max-failures=0' ] } : step
			);
			const { tests, errors, status } = readStep( results, step );
			const passed = tests.filter( ( { outcome } ) => outcome === 'passed' ).length;
			sum.passed += passed;
			sum.failed += Math.max( tests.length - passed + errors.length, status === '0' && tests.length ? 0 : 1 );
		}
	} finally {
		stop();
	}
	process.stdout.write( `\n${ sum.passed } passed, ${ sum.failed } failed\n` );
	process.exitCode = sum.failed ? 1 : 0;
}

const options = readOptions( process.argv.slice( 2 ) );
const hash = treeHash();
// A complete run takes a new order each time, to find tests that depend on others.
let seed = options.seed ?? ( options.all ? randomInt( 2 ** 31 ) : undefined );
const selection = JSON.stringify( [ hash, options.all, options.shard, options.words ] );
const stateFile = path.join( results, 'run.json' );
const state = options.resume && existsSync( stateFile ) ? JSON.parse( readFileSync( stateFile, 'utf8' ) ) : {};
const isResumed = state.selection === selection;
if ( isResumed ) {
	seed = state.seed;
} else if ( options.resume ) {
	say( 'there is no interrupted run of this tree and selection: from the beginning' );
}
const context = { results, seed, isWhole: options.all, shard: options.shard };

async function main() {
	const { steps, error } = plan( options.prove ? [ options.prove ] : options.words, context );
	if ( error ) {
		fail( error );
	}
	if ( ! steps.length ) {
		fail( 'this shard has no step.' );
	}
	if ( options.prove && ( steps.length !== 1 || ! steps[ 0 ].rerun ) ) {
		fail( `${ options.prove } is not one file of tests.` );
	}
	if ( options.needs ) {
		process.stdout.write( `${ [ ...new Set( steps.flatMap( ( { needs } ) => needs ) ) ].join( '\n' ) }\n` );
		return;
	}
	if ( ! isResumed ) {
		rmSync( results, { recursive: true, force: true } );
	}
	mkdirSync( results, { recursive: true } );
	if ( options.prove ) {
		await prove( steps[ 0 ] );
		return;
	}
	writeJson( stateFile, { selection, seed } );
	if ( seed !== undefined ) {
		say( `order of tests: seed ${ seed }` );
	}
	await runSteps( steps );

	const list = readList( UNSTEADY );
	const verdict = judge( results, steps, list );
	const unsteady = await rerun( verdict.failures );
	const errors = listErrors( list );
	const lines = table( verdict, { seconds: seconds(), unsteady, errors } );
	note( unsteady, list );
	const isRed = verdict.failed - unsteady.length + errors.length > 0;
	// A commit or checkout during the run means that the tested tree is not the current one.
	const commit = treeHash() === hash ? cleanCommit() : '';
	if ( options.all && ! options.shard && ! options.words.length && ! isRed && commit ) {
		writeJson( FULL_RUN, { commit, date: today(), seconds: seconds(), result: lines.at( -1 ) } );
		say( `written into ${ FULL_RUN }: commit it, a release needs it` );
	}
	process.stdout.write( `\n${ lines.join( '\n' ) }\n` );
	process.exitCode = isRed ? 1 : 0;
}
await main();
