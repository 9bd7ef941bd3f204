// A site on two web servers, "a" and "b", behind a balancer (bin/lib/servers/run.sh), and what its tests share.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cache, freePort, root } from '../checks/site.mjs';

const run = promisify( execFile );

/** Waits until `ask` returns something; fails after two minutes with what it was about. */
export async function until( about, ask ) {
	for ( const end = Date.now() + 120_000; Date.now() < end; await pause( 50 ) ) {
		const answer = await ask();
		if ( answer ) {
			return answer;
		}
	}
	return assert.fail( `not within two minutes: ${ about }` );
}

/** Starts the site. Call `stop` at the end; it also ends with this process. */
export async function startSite( name ) {
	const folder = path.join( cache, 'sites', `servers-${ name }` );
	const ports = [ await freePort(), await freePort(), await freePort() ];
	const child = spawn( 'bash', [ 'bin/lib/servers/run.sh', folder, ...ports.map( String ) ], {
		cwd: root,
		stdio: [ 'pipe', 'pipe', 'inherit' ],
	} );
	child.stdin.on( 'error', () => {} ); // It has ended; its answer is missed below.
	const lines = createInterface( { input: child.stdout } )[ Symbol.asyncIterator ]();
	const expect = async ( line ) => assert.equal( ( await lines.next() ).value, line );
	await expect( 'ready' );
	const environment = Object.fromEntries(
		readFileSync( path.join( folder, 'environment' ), 'utf8' )
			.trim()
			.split( '\n' )
			.map( ( line ) => line.match( /^(\w+)=(.*)$/ ).slice( 1 ) )
	);
	const [ both, a, b ] = ports.map( ( port ) => `http://localhost:${ port }` );
	return new Site( { folder, both, a, b, child, expect, environment } );
}

class Site {
	#address = 0;

	constructor( parts ) {
		Object.assign( this, parts );
	}

	/** `start a [seconds]`, `stop a`, `reload a`, `database stop|start`, `redis stop|start|flush`. */
	async command( line ) {
		this.child.stdin.write( `${ line }\n` );
		await this.expect( 'ok' );
	}

	async stop() {
		if ( this.child.exitCode === null ) {
			const ended = once( this.child, 'exit' );
			this.child.stdin.end();
			await ended;
		}
	}

	/** Runs PHP on a server as an administrator, in a process of its own; returns what it printed, read as JSON. */
	async php( server, code ) {
		const { output } = this.startPhp( server, code );
		return output;
	}

	/** As `php()`, with the process, which a test may end. */
	startPhp( server, code ) {
		const load = `$_SERVER = [ 'HTTP_HOST' => getenv( 'FRONTAGE_HOST' ), 'REQUEST_URI' => '/', 'REQUEST_METHOD' => 'GET', 'SERVER_PROTOCOL' => 'HTTP/1.1' ] + $_SERVER;
			require '${ this.folder }/${ server }/core/wp-load.php'; wp_set_current_user( 1 );`;
		const running = run( 'php', [ '-d', 'display_errors=1', '-r', `${ load } ${ code }` ], {
			env: { ...process.env, ...this.environment, TMPDIR: path.join( this.folder, server, 'tmp' ) },
		} );
		return {
			child: running.child,
			output: running.then( ( { stdout } ) => ( stdout === '' ? undefined : JSON.parse( stdout ) ) ),
		};
	}

	/** The rows that a query selects. `?` is not replaced: values are the tests' own. */
	select( query ) {
		return this.php( 'a', `global $wpdb; echo json_encode( $wpdb->get_results( ${ JSON.stringify( query ) } ) );` );
	}

	/** Makes a form with a name that its emails carry in their subject. */
	async makeForm( name, template = '[text* your-name]' ) {
		const mail = {
			subject: `${ name } [your-name]`,
			recipient: 'owner@example.test',
			body: 'Hello',
			sender: 'a@example.test',
		};
		const form = { title: name, form: `${ template } [submit]`, mail, context: 'save' };
		const { id } = await this.php(
			'a',
			`$request = new WP_REST_Request( 'POST', '/frontage/v1/contact-forms' ); $request->set_body_params( json_decode( ${ quoted( form ) }, true ) );
			echo json_encode( rest_do_request( $request )->get_data() );`
		);
		assert.ok( id );
		return { id, name };
	}

	/** About five messages a second come in. */
	betweenMessages() {
		return pause( 200 );
	}

	/** Sends a form as its script does, each time as another visitor; returns the answer with its `http` status and `server`. */
	async send( to, form, values = {}, { key = crypto.randomUUID(), address } = {} ) {
		const body = new FormData();
		body.append( '_wpcf7_unit_tag', `wpcf7-f${ form.id }-o1` );
		for ( const [ name, value ] of Object.entries( { 'your-name': 'Ann', ...values } ) ) {
			body.append( name, value );
		}
		const visitor = ++this.#address;
		const answer = await fetch( `${ to }/wp-json/frontage/v1/contact-forms/${ form.id }/feedback`, {
			method: 'POST',
			body,
			headers: {
				'Idempotency-Key': key,
				'X-Forwarded-For': address ?? `203.0.${ Math.floor( visitor / 200 ) }.${ ( visitor % 200 ) + 1 }`,
				'User-Agent': 'Browser',
			},
		} );
		const text = await answer.text();
		const data = answer.headers.get( 'content-type' )?.includes( 'json' ) ? JSON.parse( text ) : { text };
		return { ...data, http: answer.status, server: answer.headers.get( 'x-server' ) };
	}

	/** Sends until the site has it, with the same key each time, as the page does. */
	async sendForSure( to, form, values ) {
		const key = crypto.randomUUID();
		return until( `${ form.name } is taken`, async () => {
			const answer = await this.send( to, form, values, { key } ).catch( () => undefined );
			return answer?.status === 'mail_sent' && answer;
		} );
	}

	/** Sends numbered messages through the balancer, four at a time, each until it is taken; returns their names. */
	async sendMany( form, count ) {
		const names = Array.from( { length: count }, ( _, number ) => `Ann ${ String( number ).padStart( 2, '0' ) }` );
		const waiting = [ ...names ];
		const client = async () => {
			for ( let name; ( name = waiting.shift() ); ) {
				await this.sendForSure( this.both, form, { 'your-name': name } );
			}
		};
		await Promise.all( [ client(), client(), client(), client() ] );
		return names;
	}

	/** Who sent a form's messages that are stored, in order. */
	async messages( form ) {
		const rows = await this.select(
			`SELECT sender, data FROM wp_frontage_submissions WHERE form_id = ${ form.id } ORDER BY id`
		);
		return rows.map( ( { data } ) => data.match( /"your-name":\s*"([^"]*)"/ )?.[ 1 ] );
	}

	/** Subjects of the emails that have arrived for a form, without its name, sorted. */
	emails( form ) {
		const folder = path.join( this.folder, 'mail' );
		return readdirSync( folder )
			.filter( ( file ) => file.endsWith( '.eml' ) && ! file.startsWith( '.' ) )
			.flatMap(
				( file ) =>
					readFileSync( path.join( folder, file ), 'utf8' )
						.match( /^Subject: (.*)$/m )?.[ 1 ]
						.trim() ?? []
			)
			.filter( ( subject ) => subject.startsWith( `${ form.name } ` ) )
			.map( ( subject ) => subject.slice( form.name.length + 1 ) )
			.sort();
	}

	/** Waits until no email of a form is waiting or being sent, and returns the emails that arrived. */
	async allEmails( form ) {
		await until( `no email of ${ form.name } waits`, async () =>
			( await this.jobs( form ) ).every( ( { state } ) => state === 'sent' )
		);
		return this.emails( form );
	}

	/** Jobs of a form's messages: id and state. */
	jobs( form ) {
		return this.select(
			`SELECT j.id, j.state FROM wp_frontage_jobs AS j JOIN wp_frontage_submissions AS s ON s.id = j.submission_id WHERE s.form_id = ${ form.id } ORDER BY j.id`
		);
	}

	/** Delivers what is due, as a server's cron does. */
	deliver( server ) {
		return this.php( server, `define( 'DOING_CRON', true ); do_action( 'frontage_forms_deliver' );` );
	}

	/** Signs the administrator in on a server; returns the headers of requests in this name. */
	async signIn( at ) {
		const answer = await fetch( `${ at }/wp-login.php`, {
			method: 'POST',
			redirect: 'manual',
			headers: { Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' },
			body: new URLSearchParams( { log: 'admin', pwd: 'password', testcookie: '1' } ),
		} );
		const cookies = answer.headers.getSetCookie().map( ( cookie ) => cookie.split( ';' )[ 0 ] );
		assert.ok(
			cookies.some( ( cookie ) => cookie.startsWith( 'wordpress_logged_in_' ) ),
			`signed in: ${ answer.status }`
		);
		return { Cookie: cookies.join( '; ' ) };
	}

	/** A REST request of a person, with a nonce from the same server; returns its status and data. */
	async rest( at, person, method, route, body ) {
		const nonce = await (
			await fetch( `${ at }/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: person } )
		).text();
		const isForm = body instanceof FormData;
		const answer = await fetch( `${ at }/wp-json${ route }`, {
			method,
			headers: {
				...person,
				'X-WP-Nonce': nonce,
				...( body && ! isForm ? { 'Content-Type': 'application/json' } : {} ),
			},
			body: body && ( isForm ? body : JSON.stringify( body ) ),
		} );
		return { status: answer.status, data: await answer.json() };
	}

	async health( at ) {
		const answer = await fetch( `${ at }/wp-json/frontage/v1/health` );
		return { status: answer.status, text: await answer.text(), headers: answer.headers };
	}

	/** What Tools → Site Health says on a server, with the facts of the other one as they are now. */
	async siteHealth( person, at, other ) {
		await ( await fetch( `${ other }/wp-json/frontage/v1/health` ) ).text();
		return ( await fetch( `${ at }/wp-admin/site-health.php`, { headers: person } ) ).text();
	}

	/** A line of wp-config.php that one server alone has; '' for none. */
	configure( server, code ) {
		writeFileSync( path.join( this.folder, server, 'config.php' ), code && `<?php\n${ code }\n` );
	}

	/** What PHP and the plugins wrote to the logs of both servers. */
	log() {
		return [ 'a', 'b' ]
			.map( ( server ) => path.join( this.folder, server, 'debug.log' ) )
			.filter( ( file ) => existsSync( file ) )
			.map( ( file ) => readFileSync( file, 'utf8' ) )
			.join( '' );
	}
}

const quoted = ( data ) => `'${ JSON.stringify( data ).replaceAll( '\\', '\\\\' ).replaceAll( "'", "\\'" ) }'`;
