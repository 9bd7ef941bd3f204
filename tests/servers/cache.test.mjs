// The object cache of a site with two web servers: what one server changes holds on the other, and what is lost without Redis: nothing.
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { root } from '../checks/site.mjs';
import { startSite, until } from './site.mjs';

let site;
before( async () => {
	site = await startSite( 'cache' );
} );
after( () => site?.stop() );
afterEach( () => {
	site?.configure( 'a', '' );
	site?.configure( 'b', '' );
} );

/** Changes a form on a server, as its editor does. */
const change = ( server, form, template ) =>
	site.php(
		server,
		`$request = new WP_REST_Request( 'POST', '/frontage/v1/contact-forms/${ form.id }' ); $request->set_body_params( [ 'form' => '${ template } [submit]', 'context' => 'save' ] );
		echo json_encode( rest_do_request( $request )->get_status() );`
	);

/** Sends messages through the balancer while Redis is treated in some way, again and again; returns the names. */
async function sendMeanwhile( form, treat ) {
	let isOver = false;
	const sending = site.sendMany( form, 24 ).finally( () => {
		isOver = true;
	} );
	let times = 0;
	for ( ; ! isOver; times++ ) {
		await treat();
	}
	assert.ok( times > 1, `${ times } times` );
	return sending;
}

test( 'both servers share one cache, and Site Health says that they are alike', async () => {
	await site.php( 'a', `wp_cache_set( 'test', [ 'from a' ], 'test' );` );
	assert.deepEqual( await site.php( 'b', `echo json_encode( wp_cache_get( 'test', 'test' ) );` ), [ 'from a' ] );
	const person = await site.signIn( site.a );
	await site.health( site.b );
	assert.match( await site.siteHealth( person, site.a, site.b ), /The web servers of this site are alike/ );
} );

test( 'a form that was changed on one server asks for its new field on the other, and its page shows it', async () => {
	const form = await site.makeForm( 'Changed' );
	const link = await site.php(
		'b',
		`echo json_encode( wp_parse_url( get_permalink( wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Contact', 'post_content' => '[contact-form-7 id="${ form.id }"]' ] ) ), PHP_URL_PATH ) );`
	);
	const page = async ( at ) => ( await fetch( at + link ) ).text();
	assert.equal( ( await site.send( site.b, form ) ).status, 'mail_sent' );
	for ( const at of [ site.a, site.b ] ) {
		assert.doesNotMatch( await page( at ), /name="your-city"/ );
	}
	assert.equal( await change( 'a', form, '[text* your-name][text* your-city]' ), 200 );
	for ( const at of [ site.b, site.a ] ) {
		assert.match( await page( at ), /name="your-city"/ );
		assert.equal( ( await site.send( at, form ) ).status, 'validation_failed' );
		assert.equal( ( await site.send( at, form, { 'your-city': 'Bergen' } ) ).status, 'mail_sent' );
	}
	assert.deepEqual( await site.allEmails( form ), [ 'Ann', 'Ann', 'Ann' ] );
} );

test( 'the language that was chosen on one server is that of the other', async () => {
	const text = () => site.php( 'b', `echo json_encode( __( 'Send test email', 'frontage-forms' ) );` );
	const page = async () => ( await fetch( `${ site.b }/wp-login.php` ) ).text();
	assert.equal( await text(), 'Send test email' );
	assert.match( await page(), /<html[^>]* lang="en-US"/ );
	for ( const server of [ 'a', 'b' ] ) {
		const languages = path.join( site.folder, server, 'core/wp-content/languages' );
		mkdirSync( languages, { recursive: true } );
		writeFileSync( path.join( languages, 'de_DE.l10n.php' ), `<?php return [ 'messages' => [] ];` ); // WordPress offers what it has.
	}
	await site.command( 'redis flush' );
	await site.php( 'a', `update_option( 'WPLANG', 'de_DE' );` );
	assert.equal( await text(), 'Test-E-Mail senden' );
	assert.match( await page(), /<html[^>]* lang="de-DE"/ );
	await site.php( 'a', `update_option( 'WPLANG', '' );` );
	assert.equal( await text(), 'Send test email' );
	assert.match( await page(), /<html[^>]* lang="en-US"/ );
} );

test( 'a slider outside of a post is compiled by one server and read by the other', async () => {
	const show = ( server ) =>
		site.php(
			server,
			`$layers = array_map( fn ( $n ) => [ 'id' => "l$n", 'html' => "Word $n" ], range( 1, 90 ) );
			$block = Frontage\\Slider\\Model\\Document\\BlockConverter::to_blocks( [ 'schema' => 1, 'alias' => 'heavy', 'slides' => [ [ 'key' => 'a', 'layers' => $layers ] ] ] );
			$html = do_blocks( serialize_block( $block ) ); $redis = new Redis(); $redis->connect( WP_REDIS_PATH );
			echo json_encode( [ 'html' => $html, 'keys' => $redis->keys( '*:frontage_slider_compiled:*' ) ] );`
		);
	const first = await show( 'a' );
	assert.match( first.html, /Word 90/ );
	assert.equal( first.keys.length, 1 );
	assert.deepEqual( await show( 'b' ), first );
} );

test( 'while Redis is flushed again and again, no message is lost, none is sent twice, and both servers are well', async () => {
	const form = await site.makeForm( 'Flushed' );
	const names = await sendMeanwhile( form, () => site.command( 'redis flush' ) );
	for ( const at of [ site.a, site.b ] ) {
		assert.equal( ( await site.health( at ) ).status, 200 );
	}
	assert.deepEqual( ( await site.messages( form ) ).sort(), names );
	assert.deepEqual( await site.allEmails( form ), names );
} );

test( 'a backlog that both servers deliver while Redis is flushed leaves once, within the limit of emails in an hour', async () => {
	const form = await site.makeForm( 'Backlog' );
	const limit = ( most ) => site.php( 'a', `update_option( 'frontage_forms_delivery_limit', ${ most } );` );
	await site.php( 'a', `global $wpdb; $wpdb->query( 'DELETE FROM wp_frontage_limits' );` );
	await limit( 2 );
	const names = await site.sendMany( form, 12 );
	const deliver = async () => {
		const working = Promise.all( [ 'a', 'b', 'a', 'b' ].map( ( server ) => site.deliver( server ) ) );
		await site.command( 'redis flush' );
		await site.command( 'redis flush' );
		await working;
	};
	await until( 'two emails have left', () => site.emails( form ).length === 2 );
	await deliver();
	assert.equal( site.emails( form ).length, 2 );
	await limit( 0 );
	await deliver();
	assert.deepEqual( await site.allEmails( form ), names );
} );

test( 'a flush does not begin the limit of emails for one visitor again', async () => {
	const form = await site.makeForm( 'One visitor' );
	for ( let number = 0; number < 12; number++ ) {
		const at = [ site.a, site.b ][ number % 2 ];
		await site.command( 'redis flush' );
		const answer = await site.send( at, form, { 'your-name': `Ann ${ number }` }, { address: '192.0.2.9' } );
		assert.equal( answer.status, 'mail_sent' );
	}
	assert.equal( ( await site.messages( form ) ).length, 12 );
	assert.equal( ( await site.allEmails( form ) ).length, 10 );
} );

test( 'while Redis stops and comes back under load, no message is lost and none is sent twice', async () => {
	const form = await site.makeForm( 'Restarted' );
	const names = await sendMeanwhile( form, async () => {
		await site.command( 'redis stop' );
		await site.command( 'redis start' );
	} );
	assert.deepEqual( ( await site.messages( form ) ).sort(), names );
	assert.deepEqual( await site.allEmails( form ), names );
} );

test( 'without Redis messages are taken and mailed, and health names the cache; a balancer keeps both servers', async () => {
	const form = await site.makeForm( 'No cache' );
	const person = await site.signIn( site.a );
	await site.command( 'redis stop' );
	try {
		for ( const at of [ site.a, site.b ] ) {
			const { status, text } = await site.health( at );
			assert.deepEqual( [ status, JSON.parse( text ).failed ], [ 503, [ 'cache' ] ] );
			assert.equal( ( await fetch( `${ at }/wp-json/frontage/v1/health?checks=database` ) ).status, 200 );
			assert.equal( ( await site.send( at, form ) ).status, 'mail_sent' );
			assert.equal( ( await site.rest( at, person, 'GET', '/wp/v2/users/me' ) ).data.slug, 'admin' );
		}
		const [ key, address ] = [ crypto.randomUUID(), '198.51.100.9' ];
		const both = [ site.a, site.b ].map( ( at ) =>
			site.send( at, form, { 'your-name': 'Bob' }, { key, address } )
		);
		assert.deepEqual(
			( await Promise.all( both ) ).map( ( { status } ) => status ),
			[ 'mail_sent', 'mail_sent' ]
		);
		assert.equal( await change( 'a', form, '[text* your-name][text* your-city]' ), 200 );
	} finally {
		await site.command( 'redis start' );
	}
	for ( const at of [ site.a, site.b ] ) {
		assert.equal( ( await site.health( at ) ).status, 200 );
		assert.equal(
			( await site.send( at, form ) ).status,
			'validation_failed',
			'What was changed meanwhile holds.'
		);
	}
	assert.deepEqual( await site.messages( form ), [ 'Ann', 'Ann', 'Bob' ] );
	assert.deepEqual( await site.allEmails( form ), [ 'Ann', 'Ann', 'Bob' ] );
} );

test( 'a worker that stays ends when Redis is away, so that the next one connects again', async () => {
	const form = await site.makeForm( 'A worker' );
	const limit = ( most ) => site.php( 'a', `update_option( 'frontage_forms_delivery_limit', ${ most } );` );
	await site.php( 'a', `global $wpdb; $wpdb->query( 'DELETE FROM wp_frontage_limits' );` );
	await limit( 1 );
	for ( const name of [ 'Ann', 'Bob' ] ) {
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
		assert.deepEqual( await site.allEmails( form ), [ 'Ann', 'Bob' ] );
		await site.command( 'redis stop' );
		assert.deepEqual( await output, [ 'Success: 1 tried, 0 still waiting.' ] );
	} finally {
		child.kill( 'SIGTERM' );
		await site.command( 'redis start' );
	}
} );

test( 'where the drop-in ends requests without Redis, no server says that it is well or that a message was sent', async () => {
	const form = await site.makeForm( 'Strict' );
	const key = crypto.randomUUID();
	for ( const server of [ 'a', 'b' ] ) {
		site.configure( server, `define( 'WP_REDIS_GRACEFUL', false );` );
	}
	await site.command( 'redis stop' );
	try {
		for ( const at of [ site.a, site.b ] ) {
			assert.equal( ( await site.health( at ) ).status, 500 );
			assert.equal( ( await site.send( at, form, {}, { key } ) ).http, 500 );
		}
	} finally {
		await site.command( 'redis start' );
	}
	for ( const at of [ site.a, site.b ] ) {
		assert.equal( ( await site.health( at ) ).status, 200 );
		assert.equal( ( await site.send( at, form, {}, { key, address: '198.51.100.8' } ) ).status, 'mail_sent' );
	}
	assert.deepEqual( await site.messages( form ), [ 'Ann' ] );
	assert.deepEqual( await site.allEmails( form ), [ 'Ann' ] );
} );

test( 'with settings in the cache that are older than those in the database, a message is one row and one email', async () => {
	const form = await site.makeForm( 'Older settings' );
	const stored = () =>
		site.select(
			"SELECT option_name, option_value FROM wp_options WHERE option_name LIKE 'frontage%db_version' ORDER BY option_name"
		);
	const versions = await stored();
	assert.ok( versions.length > 1, JSON.stringify( versions ) );
	// As after a request that read the settings before an upgrade, and cached what it had read after it.
	await site.php(
		'a',
		`$all = wp_load_alloptions(); foreach ( $all as $name => $value ) { str_ends_with( $name, '_db_version' ) && str_starts_with( $name, 'frontage' ) && $all[ $name ] = '1'; }
		unset( $all['frontage_forms_delivery_limit'] ); wp_cache_set( 'alloptions', $all, 'options' );`
	);
	const [ key, address ] = [ crypto.randomUUID(), '198.51.100.6' ];
	const both = await Promise.all( [ site.a, site.b ].map( ( at ) => site.send( at, form, {}, { key, address } ) ) );
	assert.deepEqual(
		both.map( ( { status } ) => status ),
		[ 'mail_sent', 'mail_sent' ]
	);
	assert.deepEqual( await site.messages( form ), [ 'Ann' ] );
	assert.deepEqual( await site.allEmails( form ), [ 'Ann' ] );
	await until( 'the cache has what the database has', async () => {
		const cached = await site.php(
			'b',
			`$all = wp_cache_get( 'alloptions', 'options', true ) ?: []; echo json_encode( array_filter( $all, fn ( $name ) => str_starts_with( $name, 'frontage' ) && str_ends_with( $name, '_db_version' ), ARRAY_FILTER_USE_KEY ) );`
		);
		return versions.every( ( { option_name: name, option_value: value } ) => cached[ name ] === value );
	} );
	assert.deepEqual( await stored(), versions );
	for ( const at of [ site.a, site.b ] ) {
		assert.equal( ( await site.health( at ) ).status, 200 );
	}
} );
