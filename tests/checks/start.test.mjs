import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { cache, root, serve } from './site.mjs';
import { askUntil, mails, sendForm } from './visitor.mjs';

const PORT = 9680;
const address = `http://localhost:${ PORT }`;
const start = ( ...options ) =>
	serve(
		path.join( root, 'bin/start' ),
		[ '--port', String( PORT ), '--site', 'start-check', ...options ],
		'Stop with',
		600
	);
const page = async ( where ) => {
	const cookies = [];
	// Playground responds to a new client with a redirect that sets a cookie.
	let response = await fetch( address + where, { redirect: 'manual' } );
	for ( let i = 0; i < 4 && response.status >= 300 && response.status < 400; i++ ) {
		cookies.push( ...response.headers.getSetCookie().map( ( cookie ) => cookie.split( ';' )[ 0 ] ) );
		response = await fetch( new URL( response.headers.get( 'location' ), address + where ), {
			redirect: 'manual',
			headers: { cookie: cookies.join( '; ' ) },
		} );
	}
	return { status: response.status, text: await response.text() };
};

describe( 'bin/start', () => {
	after( () => {
		for ( const site of [ 'start-check', 'start-check-playground' ] ) {
			rmSync( path.join( cache, 'sites', site ), { recursive: true, force: true } );
		}
	} );

	test( 'serves the demo, keeps its state over a restart and forgets it with --fresh', async () => {
		const option = ( code ) =>
			execFileSync(
				'php',
				[
					'-r',
					`$_SERVER['HTTP_HOST']='localhost:${ PORT }'; require '${ cache }/sites/start-check/core/wp-load.php'; ${ code }`,
				],
				{ encoding: 'utf8' }
			);
		let site = await start();
		try {
			const { status, text } = await page( '/contact/' );
			assert.equal( status, 200 );
			assert.match( text, /wpcf7-form/ );
			assert.match( site.output(), /admin \/ password/ );
			option( `update_option( 'blogname', 'Kept name' );` );
		} finally {
			await site.stop();
		}
		site = await start();
		try {
			assert.match( ( await page( '/' ) ).text, /Kept name/ );
		} finally {
			await site.stop();
		}
		site = await start( '--fresh' );
		try {
			assert.doesNotMatch( ( await page( '/' ) ).text, /Kept name/ );
		} finally {
			await site.stop();
		}
		await assert.rejects( fetch( address ), 'the port is free again' );
	} );

	test( 'says in one sentence that the port is taken', async () => {
		const { createServer } = await import( 'node:http' );
		const other = createServer( ( request, response ) => response.end( 'another site' ) ).listen(
			PORT,
			'127.0.0.1'
		);
		try {
			await assert.rejects( start(), /port 9680 does not serve this site/ );
		} finally {
			await new Promise( ( done ) => other.close( done ) );
		}
	} );

	test( 'takes mails on another port when the next one is taken, and says which', async () => {
		const { createServer } = await import( 'node:net' );
		// As soon as the previous site's mail server has released it.
		const take = () =>
			new Promise( ( done ) => {
				const server = createServer( ( socket ) => socket.destroy() );
				server.once( 'error', () => setImmediate( () => done( take() ) ) );
				server.listen( PORT + 1, '127.0.0.1', () => done( server ) );
			} );
		const other = await take();
		const site = await start( '--fresh' );
		try {
			const [ , port ] = site.output().match( /mail server: 127\.0\.0\.1:(\d+)/ );
			assert.notEqual( Number( port ), PORT + 1 );
			const { status, message } = await sendForm( `${ address }/contact/` );
			assert.equal( status, 'mail_sent', message );
			const taken = () => mails( path.join( cache, 'sites/start-check' ) ).length;
			await askUntil( () => taken() > 0, address );
			assert.equal( taken(), 1 );
		} finally {
			await site.stop();
			await new Promise( ( done ) => other.close( done ) );
		}
	} );

	test( 'serves the demo on Playground', async () => {
		const site = await start( '--playground' );
		try {
			const { status, text } = await page( '/contact/' );
			assert.equal( status, 200 );
			assert.match( text, /wpcf7-form/ );
			// Plugins of blueprint.json: a block of each plugin without required plugins.
			const { text: blocks } = await page( '/style-page/' );
			for ( const name of [ 'contact-form', 'slider', 'menu', 'sign-in' ] ) {
				assert.match( blocks, new RegExp( `id="style-frontage-${ name }"` ) );
			}
		} finally {
			await site.stop();
		}
	} );

	test( 'what --watch runs builds, and builds again what is changed', async () => {
		// A tree with one file: the whole suite would take a minute, and leave a development build behind.
		const tree = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
		[ 'plugins', 'src' ].forEach( ( name ) => mkdirSync( path.join( tree, name ) ) );
		const write = ( text ) => writeFileSync( path.join( tree, 'src/index.js' ), `document.title = '${ text }';` );
		write( 'first' );
		writeFileSync( path.join( tree, 'package.json' ), '{ "version": "1.0.0" }' );
		symlinkSync( path.join( root, 'node_modules' ), path.join( tree, 'node_modules' ) );
		const script = 'cd "$1" && trap "kill -- -$$" TERM && { node "$0/bin/lib/build.mjs" --watch & wait; }';
		try {
			const watching = await serve( 'bash', [ '-c', script, root, tree ], 'compiled successfully', 120 );
			try {
				write( 'second' );
				const built = path.join( tree, 'build' );
				for await ( const { filename } of watch( built ) ) {
					if (
						filename === 'index.js' &&
						readFileSync( path.join( built, filename ), 'utf8' ).includes( 'second' )
					) {
						break;
					}
				}
			} finally {
				await watching.stop();
			}
		} finally {
			rmSync( tree, { recursive: true, force: true } );
		}
	} );

	test( 'a WordPress folder without WordPress is named', () => {
		assert.throws(
			() =>
				execFileSync( path.join( root, 'bin/start' ), [], {
					env: { ...process.env, WP_CORE_DIR: cache },
					encoding: 'utf8',
					stdio: [ 'ignore', 'pipe', 'pipe' ],
				} ),
			/there is no WordPress in it/
		);
	} );

	test( 'the README names both commands', () => {
		const readme = readFileSync( path.join( root, 'README.md' ), 'utf8' );
		assert.match( readme, /bin\/start/ );
		assert.match( readme, /bin\/test/ );
	} );
} );
