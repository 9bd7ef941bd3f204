// What visitors and owners do on a site with two web servers, when all is well.
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../checks/site.mjs';
import { Authenticator } from './authenticator.mjs';
import { startSite, until } from './site.mjs';

let site;
before( async () => {
	site = await startSite( 'messages' );
} );
after( () => site?.stop() );

test( 'each server says that it is well, without a cookie, and nobody stores the answer', async () => {
	for ( const at of [ site.both, site.a, site.b ] ) {
		const { status, text, headers } = await site.health( at );
		assert.deepEqual( JSON.parse( text ), { status: 'ok', failed: [] } );
		assert.equal( status, 200 );
		assert.match( headers.get( 'cache-control' ), /no-store/ );
		assert.deepEqual( headers.getSetCookie(), [] );
	}
} );

test( 'a message through the balancer is one row and one email, whichever server has it', async () => {
	const form = await site.makeForm( 'Through the balancer' );
	const servers = [];
	for ( const name of [ 'Ann', 'Bob' ] ) {
		const { status, server } = await site.send( site.both, form, { 'your-name': name } );
		assert.equal( status, 'mail_sent' );
		servers.push( server );
	}
	assert.deepEqual( servers.sort(), [ 'a', 'b' ] );
	assert.deepEqual( await site.messages( form ), [ 'Ann', 'Bob' ] );
	assert.deepEqual( await site.allEmails( form ), [ 'Ann', 'Bob' ] );
} );

test( 'the same message at both servers at the same time is one row and one email, and both answer that it was sent', async () => {
	const form = await site.makeForm( 'At the same time' );
	const names = [ 'Ann', 'Bob', 'Cid', 'Dee' ];
	for ( const name of names ) {
		const [ key, address ] = [ crypto.randomUUID(), '198.51.100.7' ];
		const answers = await Promise.all(
			[ site.a, site.b ].map( ( at ) => site.send( at, form, { 'your-name': name }, { key, address } ) )
		);
		assert.deepEqual(
			answers.map( ( { server, status } ) => [ server, status ] ),
			[
				[ 'a', 'mail_sent' ],
				[ 'b', 'mail_sent' ],
			]
		);
	}
	assert.deepEqual( await site.messages( form ), names );
	assert.deepEqual( await site.allEmails( form ), names );
} );

test( 'a file whose pieces go to one server and the other arrives whole, though the object cache is flushed between', async () => {
	const piece = 5 * 1024 * 1024; // Object storage takes no smaller ones.
	const form = await site.makeForm( 'In pieces', '[text* your-name][mfile docs filetypes:txt limit:20000000]' );
	const content = Buffer.from( randomBytes( 8_000_000 ).toString( 'base64' ) );
	const headers = {
		'Tus-Resumable': '1.0.0',
		'Frontage-Visitor': `${ randomBytes( 16 ).toString( 'hex' ) }.${ randomBytes( 16 ).toString( 'hex' ) }`,
	};
	const route = `/wp-json/frontage/v1/contact-forms/${ form.id }/uploads`;
	const metadata = Object.entries( { field: 'docs', filename: 'words.txt' } );
	const begun = await fetch( site.a + route, {
		method: 'POST',
		headers: {
			...headers,
			'Upload-Length': String( content.length ),
			'Upload-Metadata': metadata.map( ( [ name, value ] ) => `${ name } ${ btoa( value ) }` ).join( ',' ),
		},
	} );
	assert.equal( begun.status, 201, await begun.clone().text() );
	const { id, reference } = await begun.json();
	const servers = [];
	for ( let offset = 0; offset < content.length; offset += piece ) {
		const at = [ site.b, site.a ][ ( offset / piece ) % 2 ];
		const answer = await fetch( `${ at + route }/${ id }`, {
			method: 'PATCH',
			headers: {
				...headers,
				'Upload-Offset': String( offset ),
				'Content-Type': 'application/offset+octet-stream',
			},
			body: content.subarray( offset, offset + piece ),
		} );
		assert.ok( answer.ok, `${ answer.status } ${ await answer.text() }` );
		servers.push( answer.headers.get( 'x-server' ) );
		await site.command( 'redis flush' );
	}
	assert.deepEqual( servers, [ 'b', 'a', 'b' ] );
	assert.equal( ( await site.send( site.a, form, { 'docs[]': reference } ) ).status, 'mail_sent' );

	const person = await site.signIn( site.a );
	const { data } = await site.rest( site.b, person, 'GET', `/frontage/v1/submissions?form=${ form.id }` );
	const { data: message } = await site.rest(
		site.b,
		person,
		'GET',
		`/frontage/v1/submissions/${ data.submissions[ 0 ].id }`
	);
	const file = message.fields.flatMap( ( { files = [] } ) => files )[ 0 ];
	const url = new URL( file.url );
	const stored = await fetch( site.b + url.pathname + url.search, { headers: person } );
	const hash = ( bytes ) => createHash( 'sha256' ).update( bytes ).digest( 'hex' );
	assert.equal( hash( Buffer.from( await stored.arrayBuffer() ) ), hash( content ) );
} );

test( 'who signs in on one server is signed in on the other, and signs out on both', async () => {
	const person = await site.signIn( site.a );
	const me = () => site.rest( site.b, person, 'GET', '/wp/v2/users/me' );
	assert.equal( ( await me() ).data.slug, 'admin' );
	const profile = await ( await fetch( `${ site.b }/wp-admin/profile.php`, { headers: person } ) ).text();
	const [ , signOut ] = profile.match( /action=logout[^"']*?_wpnonce=(\w+)/ );
	await fetch( `${ site.b }/wp-login.php?action=logout&_wpnonce=${ signOut }`, {
		headers: person,
		redirect: 'manual',
	} );
	const dashboard = await fetch( `${ site.a }/wp-admin/`, { headers: person, redirect: 'manual' } );
	assert.equal( dashboard.status, 302 );
	assert.match( dashboard.headers.get( 'location' ), /wp-login\.php/ );
} );

test( 'a passkey that was begun on one server is finished on the other, and each answer signs in once', async () => {
	const authenticator = new Authenticator( site.both );
	const fromOwnPage = { 'Sec-Fetch-Site': 'same-origin', Cookie: 'wordpress_test_cookie=WP%20Cookie%20check' };
	const post = ( url, headers, fields = {} ) =>
		fetch( url, { method: 'POST', headers, body: new URLSearchParams( fields ), redirect: 'manual' } );

	const person = await site.signIn( site.a );
	const profile = await ( await fetch( `${ site.a }/wp-admin/profile.php`, { headers: person } ) ).text();
	const [ change ] = profile.match(
		/<form id="[^"]+" method="post" action="[^"]*admin-post\.php" hidden>.*?<\/form>/
	);
	const hidden = [ ...change.matchAll( /name="([^"]+)" value="([^"]*)"/g ) ].map( ( [ , name, value ] ) => [
		name,
		value,
	] );
	const [ , nonce ] = profile.match( /"ask":"[^"]+","nonce":"(\w+)"/ );
	const asked = await post( `${ site.a }/wp-admin/admin-ajax.php?action=frontage_accounts_new_passkey`, person, {
		_wpnonce: nonce,
	} );
	assert.equal( asked.status, 200 );
	const made = await post( `${ site.b }/wp-admin/admin-post.php`, person, {
		...Object.fromEntries( hidden ),
		frontage_accounts_answer: authenticator.create( await asked.json() ),
		frontage_accounts_name: 'Phone',
	} );
	assert.match( made.headers.get( 'location' ), /frontage_accounts_done=passkey-made/ );

	const challenge = async ( at ) =>
		( await post( `${ at }/wp-admin/admin-ajax.php?action=frontage_accounts_challenge`, fromOwnPage ) ).json();
	const signIn = async ( at, answer ) => {
		const { headers } = await post( `${ at }/wp-login.php`, fromOwnPage, { frontage_accounts_passkey: answer } );
		const cookies = headers.getSetCookie().map( ( cookie ) => cookie.split( ';' )[ 0 ] );
		return (
			cookies.some( ( cookie ) => cookie.startsWith( 'wordpress_logged_in_' ) ) && {
				Cookie: cookies.join( '; ' ),
			}
		);
	};
	const answer = authenticator.use( await challenge( site.a ) );
	await site.command( 'redis flush' );
	const signedIn = await signIn( site.b, answer );
	assert.equal( ( await site.rest( site.a, signedIn, 'GET', '/wp/v2/users/me' ) ).data.slug, 'admin' );
	await site.command( 'redis flush' );
	assert.equal( await signIn( site.a, answer ), false );

	const twice = authenticator.use( await challenge( site.b ) );
	const results = await Promise.all( [ site.a, site.b ].map( ( at ) => signIn( at, twice ) ) );
	assert.equal( results.filter( Boolean ).length, 1 );
} );

test( 'a setting saved on one server holds on the other: the limit of emails in an hour counts over both', async () => {
	const form = await site.makeForm( 'Two in an hour' );
	const person = await site.signIn( site.a );
	const limit = { frontage_forms_delivery_limit: 2 };
	assert.equal( ( await site.rest( site.a, person, 'POST', '/wp/v2/settings', limit ) ).status, 200 );
	const { data } = await site.rest( site.b, person, 'GET', '/wp/v2/settings' );
	assert.equal( data.frontage_forms_delivery_limit, 2 );
	const names = [ 'Ann', 'Bob', 'Cid', 'Dee' ];
	for ( const [ number, name ] of names.entries() ) {
		const answer = await site.send( [ site.a, site.b ][ number % 2 ], form, { 'your-name': name } );
		assert.equal( answer.status, 'mail_sent' );
	}
	const sent = async () => ( await site.jobs( form ) ).filter( ( { state } ) => state === 'sent' ).length;
	await until( 'two emails have left', async () => ( await sent() ) === 2 );
	await site.deliver( 'a' );
	await site.deliver( 'b' );
	assert.equal( await sent(), 2 );
	assert.equal( site.emails( form ).length, 2 );

	await site.rest( site.b, person, 'POST', '/wp/v2/settings', { frontage_forms_delivery_limit: 0 } );
	await site.deliver( 'a' );
	assert.deepEqual( await site.allEmails( form ), names );
} );

test( 'a worker that stays on one server sees what another one changed, sends what is due, and ends when it is told to', async () => {
	const form = await site.makeForm( 'A worker that stays' );
	const limit = ( most ) => site.php( 'a', `update_option( 'frontage_forms_delivery_limit', ${ most } );` );
	await site.php( 'a', `global $wpdb; $wpdb->query( 'DELETE FROM wp_frontage_limits' );` );
	await limit( 1 );
	for ( const name of [ 'Ann', 'Bob', 'Cid' ] ) {
		await site.send( site.a, form, { 'your-name': name } );
		await until( 'one email has left', () => site.emails( form ).length === 1 );
	}
	const { child, output } = site.startPhp(
		'b',
		`require '${ root }/tests/support/wp-cli.php'; do_action( 'cli_init' );
		( WP_CLI::$commands['frontage forms deliver'] )( [], [ 'watch' => true ] ); echo json_encode( WP_CLI::$said );`
	);
	try {
		await limit( 0 );
		assert.deepEqual( await site.allEmails( form ), [ 'Ann', 'Bob', 'Cid' ] );
	} finally {
		child.kill( 'SIGTERM' );
	}
	assert.deepEqual( await output, [ 'Success: 2 tried, 0 still waiting.' ] );
} );

test( 'a backlog that both servers deliver at the same time leaves once', async () => {
	const form = await site.makeForm( 'Backlog' );
	const names = Array.from( { length: 16 }, ( _, number ) => `Ann ${ String( number ).padStart( 2, '0' ) }` );
	// As if the emails had waited for the mail server.
	await site.php( 'a', `update_option( 'frontage_forms_delivery_limit', 1 );` );
	for ( const name of names ) {
		await site.send( site.both, form, { 'your-name': name } );
	}
	await site.php( 'a', `delete_option( 'frontage_forms_delivery_limit' );` );
	await Promise.all( [ 'a', 'b', 'a', 'b' ].map( ( server ) => site.deliver( server ) ) );
	assert.deepEqual( await site.allEmails( form ), names );
} );

test( 'the limit of emails for one visitor counts over both servers', async () => {
	const form = await site.makeForm( 'One visitor' );
	for ( let number = 0; number < 12; number++ ) {
		const at = [ site.a, site.b ][ number % 2 ];
		const { status } = await site.send( at, form, { 'your-name': `Ann ${ number }` }, { address: '192.0.2.9' } );
		assert.equal( status, 'mail_sent' ); // The eleventh and twelfth are stored without an email.
	}
	assert.equal( ( await site.messages( form ) ).length, 12 );
	assert.equal( ( await site.allEmails( form ) ).length, 10 );
} );

test( 'an import whose file came to one server is continued on the other', async () => {
	const form = await site.makeForm( 'In the export file' );
	await site.health( site.b ); // Both are known now, so the file is shared.
	const person = await site.signIn( site.a );
	const nonce = await (
		await fetch( `${ site.a }/wp-admin/admin-ajax.php?action=rest-nonce`, { headers: person } )
	).text();
	const exported = await fetch( `${ site.a }/wp-json/frontage/v1/kit/export`, {
		headers: { ...person, 'X-WP-Nonce': nonce },
	} );
	assert.equal( exported.status, 200 );
	await site.php( 'a', `wp_delete_post( ${ form.id }, true );` );
	const body = new FormData();
	body.append( 'file', new Blob( [ await exported.arrayBuffer() ] ), 'export.zip' );
	const looked = await site.rest( site.a, person, 'POST', '/frontage/v1/kit/look', body );
	assert.equal( looked.status, 201, JSON.stringify( looked.data ) );
	const forms = () => site.select( `SELECT ID FROM wp_posts WHERE post_title = '${ form.name }'` );
	assert.deepEqual( await forms(), [] );
	await site.command( 'redis flush' );
	await until( 'the import is finished', async () => {
		const { status, data } = await site.rest( site.b, person, 'POST', '/frontage/v1/kit/import', {
			id: looked.data.id,
		} );
		assert.equal( status, 200, JSON.stringify( data ) );
		return data.finished;
	} );
	assert.equal( ( await forms() ).length, 1 );
} );

test( 'a slider file that came to one server is imported by the other', async () => {
	const person = await site.signIn( site.a );
	const screen = `${ site.a }/wp-admin/edit.php?post_type=frontage_slider&page=frontage-slider-import`;
	const html = await ( await fetch( screen, { headers: person } ) ).text();
	const [ form ] = html.match( /<form method="post" enctype[^]*?frontage_slider_file[^]*?<\/form>/ );
	const body = new FormData();
	for ( const [ , name, value ] of form.matchAll( /<input type="hidden"[^>]*? name="([^"]*)" value="([^"]*)"/g ) ) {
		body.append( name, value );
	}
	const exported = readFileSync( path.join( root, 'tests/fixtures/slider/export-6.2.2.json' ) );
	body.append( 'frontage_slider_file', new Blob( [ exported ] ), 'export.json' );
	const staged = await fetch( screen, { method: 'POST', headers: person, body, redirect: 'manual' } );
	const source = new URL( staged.headers.get( 'location' ) ).searchParams.get( 'source' );
	assert.match( source, /^[0-9a-f]{32}$/ );
	await site.command( 'redis flush' );
	const taken = await site.rest( site.b, person, 'POST', '/frontage/v1/sliders/import/take', {
		source,
		slider: 0,
		last: true,
	} );
	assert.equal( taken.status, 201, JSON.stringify( taken.data ) );
} );
