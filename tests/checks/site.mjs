// A real site for a check: made and served by the same functions as the demo.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const root = path.resolve( import.meta.dirname, '../..' );
export const cache = path.join( root, '.cache' );

/** Runs a bash script with the set-up functions at hand; gives what it prints. */
export function shell( script, env = {} ) {
	return execFileSync( 'bash', [ '-c', `. "$0/bin/lib/setup.sh"; ${ script }`, root ], {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, ...env },
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
}

/** Starts a command that serves until it is stopped; resolves once it printed `ready`. */
export async function serve( command, args, ready, seconds ) {
	const child = spawn( command, args, { cwd: root, detached: true, stdio: [ 'ignore', 'pipe', 'pipe' ] } );
	let output = '';
	const said = new Promise( ( resolve, reject ) => {
		const listen = ( chunk ) => {
			output += chunk;
			if ( output.includes( ready ) ) {
				resolve( undefined );
			}
		};
		child.stdout.on( 'data', listen );
		child.stderr.on( 'data', listen );
		child.on( 'exit', () => reject( new Error( `it ended before it was ready:\n${ output }` ) ) );
		setTimeout(
			() => reject( new Error( `not ready after ${ seconds } s:\n${ output }` ) ),
			seconds * 1000
		).unref();
	} );
	const stop = async () => {
		if ( child.exitCode === null ) {
			const gone = once( child, 'exit' );
			child.kill( 'SIGTERM' );
			await gone;
		}
	};
	await said.catch( async ( error ) => {
		await stop();
		throw error;
	} );
	return { stop, output: () => output };
}
