// What a site with two web servers loses when one of its parts dies or is replaced: nothing.
import assert from 'node:assert/strict';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { startSite, until } from './site.mjs';

let site;
before( async () => {
	site = await startSite( 'faults' );
} );
after( () => site?.stop() );

/** Lets emails begin and not end, until `release()`. */
const hold = () => writeFileSync( path.join( site.folder, 'hold' ), '' );
const release = () => rmSync( path.join( site.folder, 'hold' ), { force: true } );
const held = () =>
	readdirSync( site.folder ).flatMap( ( name ) => Number( name.match( /^held-(\d+)$/ )?.[ 1 ] ?? 0 ) || [] );
afterEach( release );

const isAlive = ( process_ ) => {
	try {
		return process.kill( process_, 0 );
	} catch {
		return false;
	}
};

test( 'when a process is killed during an email, the other server sends the next one, and the first arrives later, once', async () => {
	const form = await site.makeForm( 'Killed' );
	await site.php( 'a', `update_option( 'frontage_forms_delivery_slots', 1 );` ); // The process that dies has the only one.
	hold();
	assert.equal( ( await site.send( site.a, form, { 'your-name': 'Ann' } ) ).status, 'mail_sent' );
	const [ worker ] = await until( 'an email has begun', () => held().length && held() );
	process.kill( worker, 'SIGKILL' );
	await until( 'the process is gone', () => ! isAlive( worker ) );
	rmSync( path.join( site.folder, `held-${ worker }` ) );
	release();

	assert.equal( ( await site.send( site.b, form, { 'your-name': 'Bob' } ) ).status, 'mail_sent' );
	await until( 'the next email is there', () => site.emails( form ).includes( 'Bob' ) );
	assert.deepEqual(
		( await site.jobs( form ) ).map( ( { state } ) => state ),
		[ 'sending', 'sent' ]
	);

	// Five minutes later.
	await site.php(
		'a',
		`global $wpdb; $wpdb->query( "UPDATE wp_frontage_jobs SET leased_until = UTC_TIMESTAMP() WHERE state = 'sending'" );`
	);
	await site.deliver( 'b' );
	assert.deepEqual( await site.allEmails( form ), [ 'Ann', 'Bob' ] );
	assert.deepEqual( await site.messages( form ), [ 'Ann', 'Bob' ] );
	await site.php( 'a', `delete_option( 'frontage_forms_delivery_slots' );` );
} );

test( 'a reload of php-fpm lets a running email leave first', async () => {
	const form = await site.makeForm( 'During a reload' );
	hold();
	assert.equal( ( await site.send( site.a, form ) ).status, 'mail_sent' );
	const [ worker ] = await until( 'an email has begun', () => held().length && held() );
	const reloaded = site.command( 'reload a' );
	assert.equal( ( await site.send( site.both, form, { 'your-name': 'Bob' } ) ).http, 200 );
	assert.ok( isAlive( worker ) );
	release();
	await reloaded;
	assert.deepEqual( await site.allEmails( form ), [ 'Ann', 'Bob' ] );
} );

test( 'while both servers are reloaded again and again, no message is lost and none comes twice', async () => {
	const form = await site.makeForm( 'Deployed' );
	const sending = site.sendMany( form, 24 );
	for ( const server of [ 'a', 'b', 'a', 'b' ] ) {
		await site.command( `reload ${ server }` );
	}
	const names = await sending;
	assert.deepEqual( ( await site.messages( form ) ).sort(), names );
	assert.deepEqual( await site.allEmails( form ), names );
} );

test( 'while a server stops and comes back, the balancer goes on with the other one', async () => {
	const form = await site.makeForm( 'One server' );
	const sending = site.sendMany( form, 12 );
	await site.command( 'stop b' );
	const names = await sending;
	for ( const name of [ 'Bob', 'Cid' ] ) {
		const answer = await site.send( site.both, form, { 'your-name': name } );
		assert.deepEqual( [ answer.server, answer.status ], [ 'a', 'mail_sent' ] );
	}
	await assert.rejects( site.health( site.b ) );
	await site.command( 'start b' );
	const servers = [
		await site.send( site.both, form, { 'your-name': 'Dee' } ),
		await site.send( site.both, form, { 'your-name': 'Eve' } ),
	];
	assert.deepEqual( servers.map( ( { server } ) => server ).sort(), [ 'a', 'b' ] );
	const all = [ ...names, 'Bob', 'Cid', 'Dee', 'Eve' ];
	assert.deepEqual( ( await site.messages( form ) ).sort(), all );
	assert.deepEqual( await site.allEmails( form ), all );
} );

test( 'without object storage messages are taken, files are refused, and health names it; a balancer keeps both servers', async () => {
	const form = await site.makeForm( 'No bucket', '[text* your-name][mfile docs filetypes:txt]' );
	const be = ( how ) =>
		fetch( `http://localhost:${ site.environment.FRONTAGE_STORAGE_PORT }/be/${ how }`, { method: 'POST' } );
	const forget = () => site.php( 'a', `delete_option( 'frontage_transient_frontage_forms_health_storage' );` ); // A minute later.
	const upload = ( at ) =>
		fetch( `${ at }/wp-json/frontage/v1/contact-forms/${ form.id }/uploads`, {
			method: 'POST',
			headers: {
				'Tus-Resumable': '1.0.0',
				'Frontage-Visitor': `${ 'a'.repeat( 32 ) }.${ 'b'.repeat( 32 ) }`,
				'Upload-Length': '5',
				'Upload-Metadata': `field ${ btoa( 'docs' ) },filename ${ btoa( 'a.txt' ) }`,
				'Content-Type': 'application/offset+octet-stream',
			},
			body: 'Hello',
		} );
	await be( 'away' );
	await forget();
	for ( const at of [ site.a, site.b ] ) {
		const { status, text } = await site.health( at );
		assert.deepEqual( [ status, JSON.parse( text ).failed ], [ 503, [ 'storage' ] ] );
		assert.equal( ( await fetch( `${ at }/wp-json/frontage/v1/health?checks=database` ) ).status, 200 );
		assert.equal( ( await site.send( at, form ) ).status, 'mail_sent' );
		assert.equal( ( await upload( at ) ).status, 503 );
	}
	await be( 'well' );
	await forget();
	for ( const at of [ site.a, site.b ] ) {
		assert.equal( ( await site.health( at ) ).status, 200 );
		assert.equal( ( await upload( at ) ).status, 201 );
	}
	assert.deepEqual( await site.allEmails( form ), [ 'Ann', 'Ann' ] );
} );

test( 'without the database no server says that it is well or that a message was sent; afterwards all works', async () => {
	const form = await site.makeForm( 'No database' );
	const key = crypto.randomUUID();
	await site.command( 'database stop' );
	for ( const at of [ site.a, site.b ] ) {
		const { status } = await site.health( at );
		assert.ok( [ 500, 503 ].includes( status ), `health: ${ status }` );
		const answer = await site.send( at, form, {}, { key } );
		assert.notEqual( answer.status, 'mail_sent' );
		assert.ok( answer.http >= 500, `message: ${ answer.http }` );
	}
	await site.command( 'database start' );
	for ( const at of [ site.a, site.b ] ) {
		assert.equal( ( await site.health( at ) ).status, 200 );
		assert.equal( ( await site.send( at, form, {}, { key, address: '198.51.100.8' } ) ).status, 'mail_sent' );
	}
	assert.deepEqual( await site.messages( form ), [ 'Ann' ] );
	assert.deepEqual( await site.allEmails( form ), [ 'Ann' ] );
} );
