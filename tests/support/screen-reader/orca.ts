import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { LIMIT } from '../engines/engine';

/** A separate desktop with a running screen reader, for one browser. */
export interface Desktop {
	/** Environment variables for programs on it. */
	env: Record< string, string >;
	/** Everything spoken since the desktop was opened, one sentence per item. */
	spoken: () => Promise< string[] >;
	close: () => Promise< void >;
}

/** A separate process group, since these programs start others; killed with this process too. */
function start( command: string[], options: SpawnOptions ) {
	const [ program, ...args ] = command as [ string, ...string[] ];
	const child = spawn( program, args, { detached: true, ...options } );
	const failed = new Promise< never >( ( _, fail ) => {
		child.once( 'error', fail );
		child.once( 'exit', ( code ) => fail( new Error( `${ program } ended with ${ code }` ) ) );
	} );
	failed.catch( () => {} ); // Handled only while something is waited for.
	const kill = () => {
		try {
			process.kill( -child.pid!, 'SIGKILL' );
		} catch {
			// It has ended already.
		}
	};
	process.once( 'exit', kill );
	const end = async () => {
		process.off( 'exit', kill );
		if ( child.exitCode === null && child.signalCode === null ) {
			const gone = once( child, 'exit' );
			kill();
			await gone;
		}
	};
	return { child, failed, end };
}

const firstLine = async ( child: ChildProcess, fd: number ): Promise< string > =>
	( await once( createInterface( child.stdio[ fd ] as Readable ), 'line' ) )[ 0 ];

/** Starts Xvfb, a session bus and Orca on it. Settings and files are in a folder that is deleted with it. */
export async function openDesktop(): Promise< Desktop > {
	const folder = await mkdtemp( path.join( tmpdir(), 'frontage-orca-' ) );
	const speech = path.join( folder, 'speech.log' );
	const started: Array< { end: () => Promise< void > } > = [];
	const close = async () => {
		for ( const { end } of started.reverse() ) {
			await end();
		}
		await rm( folder, { recursive: true, force: true } );
	};
	const spoken = async () =>
		( await readFile( speech, 'utf8' ) )
			.split( /^SPEECH OUTPUT: /m )
			.map( ( sentence ) => sentence.trim().replace( /^'|'$/g, '' ) )
			.filter( Boolean );
	try {
		await cp( path.join( __dirname, 'orca' ), path.join( folder, 'orca' ), { recursive: true } );
		await mkdir( path.join( folder, 'run' ), { mode: 0o700 } );
		await appendFile( speech, '' );

		const screen = [ 'Xvfb', '-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp' ];
		const display = start( screen, { stdio: [ 'ignore', 'ignore', 'ignore', 'pipe' ] } );
		started.push( display );
		const number = await Promise.race( [ firstLine( display.child, 3 ), display.failed ] );
		const env: Record< string, string > = {
			DISPLAY: `:${ number }`,
			HOME: folder,
			XDG_RUNTIME_DIR: path.join( folder, 'run' ),
			XDG_CONFIG_HOME: path.join( folder, 'config' ),
			XDG_CACHE_HOME: path.join( folder, 'cache' ),
			XDG_DATA_HOME: path.join( folder, 'data' ),
			LC_ALL: 'C.UTF-8',
			GNOME_ACCESSIBILITY: '1', // Makes Firefox expose its accessibility tree.
		};

		const orca = [ 'orca', '--replace', '--user-prefs', path.join( folder, 'orca' ) ];
		const script = 'echo "$DBUS_SESSION_BUS_ADDRESS"; exec "$@"';
		const session = start( [ 'dbus-run-session', '--', 'sh', '-c', script, 'sh', ...orca ], {
			stdio: [ 'ignore', 'pipe', 'ignore' ],
			env: { ...process.env, ...env, FRONTAGE_SPEECH_FILE: speech },
		} );
		started.push( session );
		env.DBUS_SESSION_BUS_ADDRESS = await Promise.race( [ firstLine( session.child, 1 ), session.failed ] );
		await Promise.race( [
			expect.poll( spoken, { timeout: LIMIT } ).toContain( 'Screen reader on.' ),
			session.failed,
		] );
		return { env, spoken, close };
	} catch ( error ) {
		await close();
		throw error;
	}
}
