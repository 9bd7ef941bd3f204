// Submissions a second under PHP-FPM with four workers, ours beside Contact Form 7 in turns: with a mail server that takes two
// seconds a mail and with an instant one, and what visitors of the front page wait meanwhile. Processor time is that of the workers.
// CF7_DIR=… tools/bench/run.sh --mariadb load [seconds of a turn] [turns]; without CF7_DIR ours alone.
import { spawn, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';

const seconds = Number( process.argv[ 2 ] ?? 10 );
const TURNS = Number( process.argv[ 3 ] ?? 5 );
const PLUGINS = {
	'frontage-forms': 'frontage/v1',
	...( process.env.CF7_DIR && { 'contact-form-7': 'contact-form-7/v1' } ),
};
const CLIENTS = 8;
const here = import.meta.dirname;
const folder = mkdtempSync( path.join( os.tmpdir(), 'load-' ) );
const socket = path.join( folder, 'fpm.sock' );

let pause = 0;
let mails = 0;
const smtp = new SMTPServer( {
	authOptional: true,
	disabledCommands: [ 'STARTTLS', 'AUTH' ],
	onData( stream, session, done ) {
		stream.resume();
		stream.on( 'end', () => setTimeout( () => ( mails++, done() ), pause ) );
	},
} );
await new Promise( ( resolve ) => smtp.listen( 0, '127.0.0.1', resolve ) );

writeFileSync(
	path.join( folder, 'fpm.conf' ),
	`[global]\nerror_log = ${ folder }/fpm.log\ndaemonize = no\n[www]\nuser = root\ngroup = root\nlisten = ${ socket }\npm = static\npm.max_children = 4\nclear_env = no\n`
);
const fpm = spawn(
	'php-fpm8.2',
	[ '-F', '-R', '-y', path.join( folder, 'fpm.conf' ), '-d', 'memory_limit=256M', '-d', 'display_errors=0' ],
	{ env: { ...process.env, FRONTAGE_SMTP: String( smtp.server.address().port ) }, stdio: 'ignore' }
);
await new Promise( ( resolve, reject ) => {
	const look = setInterval( () => {
		const test = net.connect( socket, () => ( clearInterval( look ), test.end(), resolve() ) );
		test.on( 'error', () => fpm.exitCode !== null && reject( new Error( 'PHP-FPM did not start' ) ) );
	}, 100 );
} );

function record( type, content ) {
	const head = Buffer.from( [ 1, type, 0, 1, Math.floor( content.length / 256 ), content.length % 256, 0, 0 ] );
	return Buffer.concat( [ head, content ] );
}

function pair( [ name, value ] ) {
	const bytes = [ name, String( value ) ].map( ( text ) => Buffer.from( text ) );
	const sizes = bytes.map( ( { length } ) => {
		const size = Buffer.alloc( 4 );
		size.writeUInt32BE( length + 0x80000000 );
		return size;
	} );
	return Buffer.concat( [ ...sizes, ...bytes ] );
}

/** One request over FastCGI, as a web server makes it; gives the body and how long it took. */
function ask( method, uri, headers = {}, body = '' ) {
	const begin = performance.now();
	return new Promise( ( resolve, reject ) => {
		const connection = net.connect( socket );
		const content = Buffer.from( body );
		const params = {
			SCRIPT_FILENAME: path.join( here, 'load-request.php' ),
			REQUEST_METHOD: method,
			REQUEST_URI: uri,
			REMOTE_ADDR: '192.0.2.1',
			SERVER_PROTOCOL: 'HTTP/1.1',
			CONTENT_LENGTH: content.length,
			...headers,
		};
		let left = Buffer.alloc( 0 );
		let out = '';
		connection.on( 'error', reject );
		connection.on( 'data', ( chunk ) => {
			left = Buffer.concat( [ left, chunk ] );
			while ( left.length >= 8 && left.length >= 8 + left.readUInt16BE( 4 ) + left[ 6 ] ) {
				const length = left.readUInt16BE( 4 );
				if ( left[ 1 ] === 6 ) {
					out += left.subarray( 8, 8 + length );
				} else if ( left[ 1 ] === 3 ) {
					connection.end();
					resolve( { out, ms: performance.now() - begin } );
				}
				left = left.subarray( 8 + length + left[ 6 ] );
			}
		} );
		connection.write(
			Buffer.concat( [
				record( 1, Buffer.from( [ 0, 1, 0, 0, 0, 0, 0, 0 ] ) ),
				record( 4, Buffer.concat( Object.entries( params ).map( pair ) ) ),
				record( 4, Buffer.alloc( 0 ) ),
				record( 5, content ),
				record( 5, Buffer.alloc( 0 ) ),
			] )
		);
	} );
}

/** Milliseconds of processor time that the workers have had so far. */
function worked() {
	const children = readFileSync( `/proc/${ fpm.pid }/task/${ fpm.pid }/children`, 'utf8' ).trim().split( ' ' );
	const ticks = children.map( ( child ) => {
		const fields = readFileSync( `/proc/${ child }/stat`, 'utf8' ).replace( /.*\) /, '' ).split( ' ' );
		return Number( fields[ 11 ] ) + Number( fields[ 12 ] );
	} );
	return ticks.reduce( ( sum, one ) => sum + one, 0 ) * 10;
}

async function submit( plugin, form ) {
	const fields = {
		_wpcf7_unit_tag: `wpcf7-f${ form }-o1`,
		'your-name': 'Ann',
		'your-email': 'ann@example.test',
		'your-subject': 'Boats',
		'your-message': `Hello ${ randomUUID() }`,
	};
	const body = Object.entries( fields )
		.map( ( [ name, value ] ) => `--x\r\nContent-Disposition: form-data; name="${ name }"\r\n\r\n${ value }\r\n` )
		.join( '' );
	const { out, ms } = await ask(
		'POST',
		`/wp-json/${ PLUGINS[ plugin ] }/contact-forms/${ form }/feedback`,
		{
			BENCH_PLUGIN: plugin,
			CONTENT_TYPE: 'multipart/form-data; boundary=x',
			HTTP_IDEMPOTENCY_KEY: randomUUID(),
			HTTP_USER_AGENT: 'Browser',
		},
		`${ body }--x--\r\n`
	);
	if ( ! out.includes( '"mail_sent"' ) ) {
		throw new Error( out.slice( 0, 500 ) );
	}
	return ms;
}

const middle = ( list ) => Math.round( list.toSorted( ( a, b ) => a - b )[ Math.floor( list.length / 2 ) ] ?? 0 );

/** One turn of one plugin: what it did in so many seconds. */
async function turn( plugin, delay ) {
	pause = delay;
	const form = Number( execFileSync( 'php', [ path.join( here, 'load-form.php' ) ] ) );
	const waits = [];
	const pages = [];
	const client = async ( until, work, into, rest ) => {
		while ( performance.now() < until ) {
			into.push( await work() );
			await new Promise( ( resolve ) => setTimeout( resolve, rest ) );
		}
	};
	await submit( plugin, form ); // What is read once is read.
	mails = 0;
	const begun = performance.now();
	const before = worked();
	const until = begun + seconds * 1000;
	const front = () => ask( 'GET', '/', { BENCH_PLUGIN: plugin } ).then( ( { ms } ) => ms );
	await Promise.all( [
		...Array.from( { length: CLIENTS }, () => client( until, () => submit( plugin, form ), waits, 0 ) ),
		client( until, front, pages, 300 ),
	] );
	const lasted = ( performance.now() - begun ) / 1000;
	return {
		rate: waits.length / lasted,
		processor: ( worked() - before ) / waits.length,
		wait: middle( waits ),
		page: middle( pages ),
		mails: mails / waits.length,
	};
}

const round = ( number ) => number.toFixed( 2 );
const median = ( list ) => list.toSorted( ( a, b ) => a - b )[ Math.floor( list.length / 2 ) ] ?? 0;

try {
	for ( const plugin of Object.keys( PLUGINS ) ) {
		await ask( 'GET', '/', { BENCH_PLUGIN: plugin } );
	}
	for ( const [ server, delay ] of [
		[ 'instant', 0 ],
		[ '2 s a mail', 2000 ],
	] ) {
		const seen = Object.fromEntries( Object.keys( PLUGINS ).map( ( plugin ) => [ plugin, [] ] ) );
		for ( let number = 0; number < TURNS; number++ ) {
			for ( const plugin of Object.keys( PLUGINS ) ) {
				seen[ plugin ].push( await turn( plugin, delay ) );
			}
		}
		const of = ( plugin, key ) => median( seen[ plugin ].map( ( one ) => one[ key ] ) );
		for ( const plugin of Object.keys( PLUGINS ) ) {
			process.stdout.write(
				`${ server.padEnd( 12 ) } ${ plugin.padEnd( 15 ) } ${ round( of( plugin, 'rate' ) ) } submissions/s, ${ round( of( plugin, 'processor' ) ) } ms of processor each, visitor waits ${ of( plugin, 'wait' ) } ms, front page ${ of( plugin, 'page' ) } ms, ${ round( of( plugin, 'mails' ) ) } mails each\n`
			);
		}
		if ( PLUGINS[ 'contact-form-7' ] ) {
			const ratios = seen[ 'frontage-forms' ].map(
				( { rate }, at ) => rate / seen[ 'contact-form-7' ][ at ].rate
			);
			process.stdout.write(
				`${ server.padEnd( 12 ) } ratio of submissions: median ${ round( median( ratios ) ) } (${ ratios.map( round ).join( ', ' ) })\n`
			);
		}
	}
} finally {
	fpm.kill( 'SIGTERM' ); // Its workers go with it.
	await new Promise( ( resolve ) => fpm.on( 'exit', resolve ) );
	smtp.close();
}
process.exit( 0 );
