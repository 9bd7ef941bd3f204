// Three environments that differ from the demo: a persistent object cache, WordPress in a subfolder, and a network. Tested
// over HTTP, without a browser.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { serveSite } from './site.mjs';
import { askUntil, assets, mails, sendForm } from './visitor.mjs';

const PORT = 9690;
const OWN = [ 'drafts', 'files', 'jobs', 'limits', 'submission_words', 'submissions', 'subscriptions' ];
const tables = `global $wpdb; echo json_encode( $wpdb->get_col( "SHOW TABLES LIKE '%frontage%'" ) );`;
const unread = `wp_set_current_user( 1 ); $r = rest_do_request( '/frontage/v1/submissions' ); echo $r->get_data()['unread']['count'];`;
const underWay = `global $wpdb; ( new Frontage\\Forms\\Queue\\DeliveryWorker() )->run(); echo (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}frontage_submissions WHERE state IN ('kept', 'waiting')" );`;
const states = `global $wpdb; echo implode( ', ', $wpdb->get_col( "SELECT CONCAT(state, ' ', COUNT(*)) FROM {$wpdb->prefix}frontage_submissions GROUP BY state ORDER BY state" ) );`;

/** Emails are sent after the response: waits for pending ones, with a request for each look. */
function arrived( site ) {
	let left = '';
	for ( let looks = 0; looks < 100 && left !== '0'; looks++ ) {
		left = site.php( underWay );
	}
	assert.equal( left, '0', 'some mail is still on its way' );
}

const json = async ( url ) => {
	const answer = await fetch( url );
	return { status: answer.status, ...( await answer.json() ) };
};

/** Requests everything that a page loads from its own site; returns the URLs that fail. */
async function broken( page ) {
	const html = await ( await fetch( page ) ).text();
	const all = assets( html, page );
	const answers = await Promise.all( all.map( async ( url ) => [ url, ( await fetch( url ) ).status ] ) );
	return { html, all, bad: answers.filter( ( [ , status ] ) => status !== 200 ) };
}

describe( 'a site with a persistent object cache', () => {
	let site;
	before( async () => {
		site = await serveSite( 'object-cache-check', PORT, {
			prepare: 'cp tests/support/object-cache.php "$SITE/content/object-cache.php"',
		} );
	} );
	after( async () => {
		await site?.stop();
		rmSync( site.site, { recursive: true, force: true } );
	} );

	test( 'keeps between requests what WordPress puts there', () => {
		assert.equal( site.php( `wp_cache_set( 'word', 'kept' ); echo (int) wp_using_ext_object_cache();` ), '1' );
		assert.equal( site.php( `echo wp_cache_get( 'word' );` ), 'kept' );
	} );

	test( 'shows a form and a slider as they are now, not as they were', async () => {
		const page = `${ site.address }/contact/`;
		assert.match( await ( await fetch( page ) ).text(), /name="your-message"/ );
		site.php( `$form = ( new Frontage\\Forms\\Storage\\FormRepository() )->query( [ 'posts_per_page' => 1, 's' => 'Contact' ] )[0];
			update_post_meta( $form->id, '_form', str_replace( 'your-message', 'your-words', get_post_meta( $form->id, '_form', true ) ) );` );
		assert.match( await ( await fetch( page ) ).text(), /name="your-words"/ );

		const gallery = `${ site.address }/wp-json/frontage/v1/sliders/gallery`;
		assert.equal( ( await fetch( gallery ) ).status, 200 );
		site.php(
			`$id = get_posts( [ 'post_type' => 'frontage_slider', 'name' => 'gallery', 'fields' => 'ids' ] )[0]; wp_update_post( [ 'ID' => $id, 'post_status' => 'draft' ] );`
		);
		assert.equal( ( await fetch( gallery ) ).status, 404 );
	} );

	test( 'counts what was sent, and holds the eleventh in ten minutes without mailing it', async () => {
		const form = `${ site.address }/contact/`;
		for ( let n = 1; n <= 10; n++ ) {
			const { status, message } = await sendForm( form, { 'your-words': `Message ${ n }` } );
			assert.equal( status, 'mail_sent', message );
			if ( n === 1 || n === 10 ) {
				assert.equal( site.php( unread ), String( n ) );
			}
		}
		assert.equal( ( await sendForm( form, { 'your-words': 'One more' } ) ).status, 'mail_sent' );
		assert.equal( site.php( unread ), '11' );
		arrived( site );
		assert.equal( site.php( states ), 'held 1, sent 10' );
		await askUntil( () => mails( site.site ).length >= 10, site.address );
		assert.equal( mails( site.site ).length, 10 );
	} );

	test( 'brings back a table that was lost, once the next request is asked to look', async () => {
		site.php(
			`global $wpdb; $wpdb->query( "DROP TABLE {$wpdb->prefix}frontage_limits" ); Frontage\\Forms\\DatabaseUpgrade::schedule_retry();`
		);
		assert.equal( ( await sendForm( `${ site.address }/quote/`, {} ) ).http, 200 );
		assert.ok( JSON.parse( site.php( tables ) ).includes( 'wp_frontage_limits' ) );
		assert.equal(
			site.php(
				`echo get_option( 'frontage_forms_db_version' ) === (string) Frontage\\Forms\\DatabaseUpgrade::VERSION || get_option( 'frontage_forms_db_version' ) === Frontage\\Forms\\DatabaseUpgrade::VERSION ? 'done' : 'open';`
			),
			'done'
		);
	} );

	test( 'writes nothing to the log', () => assert.equal( site.log(), '' ) );
} );

describe( 'WordPress in a folder of its own', () => {
	let site;
	before( async () => {
		site = await serveSite( 'subfolder-check', PORT + 2, {
			config: `define( 'WP_SITEURL', 'http://localhost:${ PORT + 2 }/wp' );`,
		} );
	} );
	after( async () => {
		await site?.stop();
		rmSync( site.site, { recursive: true, force: true } );
	} );

	for ( const [ what, page, own ] of [
		[ 'a page with a form', '/contact/', '/wp/wp-content/plugins/frontage-forms/' ],
		[ 'a page with sliders', '/sliders/', '/wp/wp-content/plugins/frontage-slider/' ],
	] ) {
		test( `${ what } loads everything from there`, async () => {
			const { html, all, bad } = await broken( site.address + page );
			assert.match( html, /<main/ );
			assert.deepEqual( bad, [] );
			assert.ok(
				all.filter( ( url ) => new URL( url ).pathname.startsWith( own ) ).length >= 2,
				all.join( '\n' )
			);
		} );
	}

	test( 'the REST API and a form answer', async () => {
		assert.equal( ( await json( `${ site.address }/wp-json/frontage/v1` ) ).status, 200 );
		assert.equal( ( await json( `${ site.address }/wp-json/frontage/v1/sliders/gallery` ) ).status, 200 );
		assert.equal( ( await sendForm( `${ site.address }/contact/` ) ).status, 'mail_sent' );
		assert.equal( ( await fetch( `${ site.address }/wp/wp-login.php` ) ).status, 200 );
		assert.equal( site.log(), '' );
	} );
} );

describe( 'a network', () => {
	const port = PORT + 4;
	const network = [
		`define( 'MULTISITE', true );`,
		`define( 'SUBDOMAIN_INSTALL', false );`,
		`define( 'DOMAIN_CURRENT_SITE', 'localhost:${ port }' );`,
		`define( 'PATH_CURRENT_SITE', '/' );`,
		`define( 'SITE_ID_CURRENT_SITE', 1 );`,
		`define( 'BLOG_ID_CURRENT_SITE', 1 );`,
	].join( '\n' );
	const own = ( id ) => JSON.parse( site.php( tables ) ).filter( ( name ) => name.startsWith( `wp_${ id }_` ) );
	const all = ( id ) => OWN.map( ( name ) => `wp_${ id }_frontage_${ name }` );
	const make = ( name ) =>
		Number( site.php( `echo wpmu_create_blog( 'localhost:${ port }', '/${ name }/', '${ name }', 1 );` ) );
	const remove = ( id ) =>
		site.php( `require_once ABSPATH . 'wp-admin/includes/admin.php'; wp_delete_site( ${ id } );` );
	let site;
	before( async () => {
		site = await serveSite( 'network-check', port );
		site.php( `require '${ process.cwd() }/tests/support/make-network.php';` );
		site.configure( network );
		site.php(
			`require_once ABSPATH . 'wp-admin/includes/admin.php'; foreach ( [ 'forms', 'slider' ] as $name ) { activate_plugin( "frontage-$name/frontage-$name.php", '', true ); } update_site_option( 'allowedthemes', [ 'frontage' => true ] );`
		);
	} );
	after( async () => {
		await site?.stop();
		rmSync( site.site, { recursive: true, force: true } );
	} );

	test( 'its second site gets its tables at its first request, takes a form, and leaves nothing behind', async () => {
		const id = make( 'second' );
		assert.deepEqual( own( id ), [] );
		await askUntil( () => own( id ).length === OWN.length, `${ site.address }/second/` );
		assert.deepEqual( own( id ).sort(), all( id ) );
		const { status, message } = await sendForm( `${ site.address }/second/contact/` );
		assert.equal( status, 'mail_sent', message );
		assert.equal( site.php( `switch_to_blog( ${ id } ); ${ unread }` ), '1' );
		assert.equal( site.php( unread ), '0' );
		assert.deepEqual( ( await broken( `${ site.address }/second/sliders/` ) ).bad, [] );
		remove( id );
		assert.deepEqual( own( id ), [] );
	} );

	test( 'a page of one site that stops after the switch from Contact Form 7 puts it back in the whole network', async () => {
		const id = make( 'stopping' );
		const page = `${ site.address }/stopping/`;
		await askUntil( () => own( id ).length === OWN.length, page );
		const original = path.join( site.site, 'content/plugins/contact-form-7' );
		const addOn = path.join( site.site, 'content/mu-plugins/stops.php' );
		mkdirSync( original, { recursive: true } );
		mkdirSync( path.dirname( addOn ), { recursive: true } );
		writeFileSync( path.join( original, 'wp-contact-form-7.php' ), '<?php\n// Plugin Name: Contact Form 7\n' );
		const active = `isset( get_site_option( 'active_sitewide_plugins' )['contact-form-7/wp-contact-form-7.php'] )`;
		const recovery = `Frontage\\Forms\\Compat\\Switchover\\AutomaticRecovery`;
		// The state after the switch on the first site: deactivated for the network, and monitored.
		site.php( `${ recovery }::install(); ${ recovery }::arm( true, true );` );
		writeFileSync(
			addOn,
			`<?php add_action( 'init', function () { str_starts_with( $_SERVER['REQUEST_URI'], '/stopping/' ) && ! ${ active } && wpcf7_of_another_version(); } );`
		);
		try {
			assert.equal( ( await fetch( page ) ).status, 500 );
			assert.equal( site.php( `echo (int) ${ active };` ), '1' );
			assert.match(
				site.php( `echo get_option( ${ recovery }::UNDONE )['error'];` ),
				/wpcf7_of_another_version/
			);
			assert.equal( ( await fetch( page ) ).status, 200 );
			assert.equal(
				existsSync( path.join( site.site, 'content/mu-plugins/frontage-forms-recovery.php' ) ),
				false
			);
		} finally {
			rmSync( addOn );
			rmSync( original, { recursive: true } );
			site.php(
				`update_site_option( 'active_sitewide_plugins', array_diff_key( get_site_option( 'active_sitewide_plugins' ), [ 'contact-form-7/wp-contact-form-7.php' => 0 ] ) );`
			);
			rmSync( path.join( site.site, 'debug.log' ) ); // The error that was provoked.
			remove( id );
		}
	} );

	test( 'a site that went while the plugin was off loses its tables when the plugin is deleted', async () => {
		const id = make( 'third' );
		await askUntil( () => own( id ).length === OWN.length, `${ site.address }/third/` );
		site.php(
			`require_once ABSPATH . 'wp-admin/includes/admin.php'; deactivate_plugins( 'frontage-forms/frontage-forms.php', true, true );`
		);
		remove( id );
		assert.deepEqual( own( id ).sort(), all( id ) );
		// Another WordPress in the same database, whose table prefix looks like that of a site.
		const foreign = [ 'wp_77_options', 'wp_77_frontage_submissions' ];
		foreign.forEach( ( name ) =>
			site.php( `global $wpdb; $wpdb->query( 'CREATE TABLE ${ name } ( id bigint )' );` )
		);
		site.php( `define( 'WP_UNINSTALL_PLUGIN', 'x' ); require WP_PLUGIN_DIR . '/frontage-forms/uninstall.php';` );
		assert.deepEqual( own( id ), [] );
		assert.deepEqual( own( 77 ), [ 'wp_77_frontage_submissions' ] );
		assert.equal( site.log(), '' );
	} );

	test( 'who registers on one of its sites becomes a member of that site, by the link of a mail', async () => {
		const id = make( 'members' );
		site.php(
			`update_site_option( 'registration', 'user' ); switch_to_blog( ${ id } ); require_once ABSPATH . 'wp-admin/includes/plugin.php'; activate_plugin( 'frontage-accounts/frontage-accounts.php' );`
		);
		const call = async ( action, data ) => {
			const body = new URLSearchParams( { action, ...data } );
			const answer = await fetch( `${ site.address }/members/wp-admin/admin-ajax.php`, {
				method: 'POST',
				body,
				headers: { Origin: site.address },
			} );
			return answer.json();
		};
		const { nonce } = await call( 'frontage_accounts_nonce' );
		const register = ( user, email ) =>
			call( 'frontage_accounts_register', {
				_ajax_nonce: nonce,
				'data[user]': user,
				'data[email]': email,
				'data[pass]': 'secret five',
				'data[passconfirm]': 'secret five',
			} );
		const refused = await register( 'Anna O', 'anna@example.com' );
		assert.match( refused.user_invalid, /lowercase letters/, 'A network allows fewer names, and says which.' );
		assert.match( ( await register( 'annanet', 'admin@example.com' ) ).email_format, /already/ );
		const made = await register( 'annanet', 'anna@example.com' );
		assert.equal( made.error, false );
		assert.match( made.message, /follow its link/ );

		const link = mails( site.site )
			.map( ( name ) => readFileSync( path.join( site.site, 'mail', name ), 'utf8' ) )
			.map( ( mail ) => mail.replace( /=\r?\n/g, '' ).replaceAll( '=3D', '=' ) )
			.map( ( mail ) => /wp-activate\.php\?key=(\w+)&(?:#038;)?signup_id=(\d+)/.exec( mail ) )
			.find( Boolean );
		assert.ok( link, 'A mail has the link.' );
		const password = site.php( `echo wpmu_activate_signup( '${ link[ 1 ] }', ${ link[ 2 ] } )['password'];` );
		const signedIn = await call( 'frontage_accounts_sign_in', {
			_ajax_nonce: nonce,
			'data[user]': 'annanet',
			'data[pass]': password,
		} );
		assert.equal( signedIn.error, false );
		const roles = `$user = get_user_by( 'login', 'annanet' ); foreach ( [ 1, ${ id } ] as $blog ) { echo implode( ',', ( new WP_User( $user->ID, '', $blog ) )->roles ), ';'; }`;
		assert.equal( site.php( roles ), ';subscriber;' );

		// As with a password, a member of another site can sign in here with a passwordless proof.
		const stranger = `$user = wpmu_create_user( 'elsewhere', wp_generate_password(), 'elsewhere@example.com' ); echo get_class( Frontage\\Accounts\\PasswordlessSignIn::allowed_user( $user ) );`;
		assert.equal( site.php( stranger, '/members/' ), 'WP_User' );
		const spammer = `$user = get_user_by( 'login', 'elsewhere' )->ID; wp_update_user( [ 'ID' => $user, 'spam' => '1' ] ); echo Frontage\\Accounts\\PasswordlessSignIn::allowed_user( $user )->get_error_code();`;
		assert.equal( site.php( spammer, '/members/' ), 'spammer_account' );
		assert.equal( site.log(), '' );
	} );

	test( 'user metadata stays until the last site that uses the plugin chose to remove its data', () => {
		const id = make( 'consents' );
		const consent = `echo get_user_meta( 1, 'frontage_accounts_consent', true );`;
		const removeData = ( blog ) => `update_blog_option( ${ blog }, 'frontage_accounts_remove_data', true );`;
		const uninstall = `define( 'WP_UNINSTALL_PLUGIN', 'x' ); require WP_PLUGIN_DIR . '/frontage-accounts/uninstall.php';`;
		site.php(
			`update_user_meta( 1, 'frontage_accounts_consent', 'Terms' ); foreach ( get_sites( [ 'fields' => 'ids' ] ) as $blog ) { delete_blog_option( $blog, 'frontage_accounts_db_version' ); } foreach ( [ 1, ${ id } ] as $blog ) { update_blog_option( $blog, 'frontage_accounts_db_version', 1 ); }`
		);
		site.php( removeData( id ) + uninstall );
		assert.equal( site.php( consent ), 'Terms' );
		site.php( removeData( 1 ) + uninstall );
		assert.equal( site.php( consent ), '' );
	} );
} );
