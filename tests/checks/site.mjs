// A real site for a check, created and served by the same functions as the demo.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

export const root = path.resolve( import.meta.dirname, '../..' );
export const cache = path.join( root, '.cache' );

/** A free port. */
export async function freePort() {
	const server = createServer().listen( 0, '127.0.0.1' );
	await once( server, 'listening' );
	const { port } = server.address();
	await new Promise( ( closed ) => server.close( closed ) );
	return port;
}

/** Runs a bash script with the functions of setup.sh; returns its output. */
export function shell( script, env = {} ) {
	return execFileSync( 'bash', [ '-c', `. "$0/bin/lib/setup.sh"; ${ script }`, root ], {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, ...env },
		stdio: [ 'ignore', 'pipe', 'pipe' ],
	} );
}

/** Creates and serves a site until it is stopped. `prepare` runs before WordPress is installed. */
export async function serveSite( name, port, { config = '', prepare = '' } = {} ) {
	const site = path.join( cache, 'sites', name );
	rmSync( site, { recursive: true, force: true } );
	mkdirSync( path.join( site, 'content' ), { recursive: true } );
	const configure = ( text ) => writeFileSync( path.join( site, 'config.php' ), `<?php\n${ text }\n` );
	configure( config );
	const ready = `serves ${ name }`;
	const served = await serve(
		'bash',
		[
			'-c',
			`. "$0/bin/lib/setup.sh"; need_core; need_build; . bin/lib/site.sh; trap stop_site EXIT; trap 'exit 0' INT TERM
			SITE=$CACHE/sites/${ name }; ${ prepare }
			make_site ${ name } ${ port }; serve_site ${ port }; echo '${ ready }'; wait "$SITE_PID"`,
			root,
		],
		ready,
		600
	);
	/** Runs PHP in a separate request, as an administrator; returns its output. */
	const php = ( code, uri = '/' ) =>
		execFileSync(
			'php',
			[ '-d', 'display_errors=1', '-r', `${ SERVER }require '${ site }/core/wp-load.php'; ${ code }` ],
			{
				encoding: 'utf8',
				env: { ...process.env, FRONTAGE_HOST: `localhost:${ port }`, FRONTAGE_URI: uri },
			}
		);
	/** PHP's error log, without WordPress's own messages. */
	const log = () => {
		const file = path.join( site, 'debug.log' );
		const lines = existsSync( file ) ? readFileSync( file, 'utf8' ).split( '\n' ) : [];
		return lines.filter( ( line ) => line && ! line.includes( `${ site }/core/` ) ).join( '\n' );
	};
	return { ...served, site, address: `http://localhost:${ port }`, php, configure, log };
}

/** The server variables of a web request. */
const SERVER = `$_SERVER = [ 'HTTP_HOST' => getenv( 'FRONTAGE_HOST' ), 'REQUEST_URI' => getenv( 'FRONTAGE_URI' ), 'REQUEST_METHOD' => 'GET',
	'SERVER_PROTOCOL' => 'HTTP/1.1', 'REMOTE_ADDR' => '127.0.0.1', 'PHP_SELF' => '/index.php', 'SCRIPT_NAME' => '/index.php' ] + $_SERVER; `;

/** Running servers. Each has its own process group, which a signal to ours does not reach. */
const serving = new Set();
for ( const signal of [ 'SIGTERM', 'SIGINT' ] ) {
	process.once( signal, () => {
		serving.forEach( ( child ) => child.kill( 'SIGTERM' ) );
		process.exit( 1 );
	} );
}

/** Starts a command that serves until it is stopped; resolves when it has printed `ready`. */
export async function serve( command, args, ready, seconds ) {
	const child = spawn( command, args, { cwd: root, detached: true, stdio: [ 'ignore', 'pipe', 'pipe' ] } );
	serving.add( child );
	child.on( 'exit', () => serving.delete( child ) );
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
