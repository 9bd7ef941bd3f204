// Two web servers that are not alike: what still works, and what Site Health says.
import assert from 'node:assert/strict';
import { cpSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../checks/site.mjs';
import { startSite, until } from './site.mjs';

let site;
before( async () => {
	site = await startSite( 'differences' );
} );
after( () => site?.stop() );

/** Waits until Site Health on the first server names what differs: a row of a server is written every five seconds at most. */
const named = ( person, what ) =>
	until( `Site Health names: ${ what }`, async () => {
		const text = await site.siteHealth( person, site.a, site.b );
		return text.includes( 'The web servers of this site differ' ) && text.includes( what );
	} );

const alike = ( person ) =>
	until( 'Site Health says that they are alike', async () =>
		( await site.siteHealth( person, site.a, site.b ) ).includes( 'The web servers of this site are alike' )
	);

async function sendToBoth( form, ...names ) {
	for ( const [ number, name ] of names.entries() ) {
		const answer = await site.send( [ site.a, site.b ][ number % 2 ], form, { 'your-name': name } );
		assert.equal( answer.status, 'mail_sent' );
	}
	assert.deepEqual( await site.allEmails( form ), names );
}

/** The version that the forms' database has, and a column that the next version makes longer. */
async function databaseState() {
	const [ { option_value: version } ] = await site.select(
		"SELECT option_value FROM wp_options WHERE option_name = 'frontage_forms_db_version'"
	);
	const [ { Type: subject } ] = await site.select( "SHOW COLUMNS FROM wp_frontage_submissions LIKE 'subject'" );
	return { version: Number( version ), subject };
}

const longerSubject = ( version ) => `varchar(${ 230 + version })`;

/** A folder of plugins in which the forms are one version ahead of this database version. */
function nextVersion( version ) {
	const folder = path.join( site.folder, `next-${ version + 1 }` );
	const source = path.join( root, 'plugins' );
	const forms = path.join( source, 'frontage-forms' );
	cpSync( forms, path.join( folder, 'frontage-forms' ), {
		recursive: true,
		filter: ( file ) => ! file.startsWith( path.join( forms, 'tests' ) ),
	} );
	for ( const name of plugins().filter( ( plugin ) => plugin !== 'frontage-forms' ) ) {
		symlinkSync( path.join( source, name ), path.join( folder, name ) );
	}
	const change = ( name, from, to ) => {
		const file = path.join( folder, 'frontage-forms', name );
		const text = readFileSync( file, 'utf8' );
		assert.match( text, from );
		writeFileSync( file, text.replace( from, to ) );
	};
	change( 'src/Plugin.php', /DATABASE = \d+/, `DATABASE = ${ version + 1 }` );
	change( 'frontage-forms.php', /Version: .*/, 'Version: 99.0.0' );
	const subject = `subject ${ longerSubject( version + 1 ) } NOT NULL DEFAULT ''`;
	change( 'src/SubmissionStore/SubmissionTable.php', /subject \$text/, subject );
	return folder;
}

const plugins = () =>
	readdirSync( path.join( site.folder, 'b/core/wp-content/plugins' ) ).filter( ( name ) =>
		name.startsWith( 'frontage-' )
	);

/** Gives a server the plugins of a folder, as a deployment does: the server is stopped meanwhile. */
async function deploy( server, folder ) {
	await site.command( `stop ${ server }` );
	for ( const name of plugins() ) {
		const link = path.join( site.folder, server, 'core/wp-content/plugins', name );
		rmSync( link );
		symlinkSync( path.join( folder, name ), link );
	}
	await site.command( `start ${ server }` );
}

test( 'with clocks 90 seconds apart, email leaves at once on both, and Site Health names the clock', async () => {
	const form = await site.makeForm( 'Clocks' );
	const person = await site.signIn( site.a );
	await alike( person );
	await site.command( 'stop b' );
	await site.command( 'start b 90' );
	await named( person, 'Clock (seconds)' );
	await sendToBoth( form, 'Ann', 'Bob', 'Cid' );
	await site.command( 'stop b' );
	await site.command( 'start b' );
	await alike( person );
} );

test( 'salts that differ are named', async () => {
	const person = await site.signIn( site.a );
	site.configure( 'b', `define( 'AUTH_SALT', 'another one' );` );
	await named( person, 'Keys and salts in wp-config.php' );
	site.configure( 'b', '' );
	await alike( person );
} );

test( 'where the same files are newer on one server, pages name the same addresses, and a slider is compiled once', async () => {
	const plugin = path.join( site.folder, 'b/core/wp-content/plugins/frontage-slider' );
	const source = path.join( root, 'plugins/frontage-slider' );
	rmSync( plugin );
	cpSync( source, plugin, {
		recursive: true,
		filter: ( file ) => ! file.startsWith( path.join( source, 'tests' ) ),
	} );
	const person = await site.signIn( site.a );
	const body = new FormData();
	body.append( 'status', 'publish' );
	body.append(
		'file',
		new Blob( [ readFileSync( path.join( root, 'tests/fixtures/slider/export-6.2.2.json' ) ) ] ),
		'export.json'
	);
	const { status, data } = await site.rest( site.a, person, 'POST', '/frontage/v1/sliders/import', body );
	assert.equal( status, 201, JSON.stringify( data ) );
	const page = await site.rest( site.a, person, 'POST', '/wp/v2/pages', {
		title: 'A slider',
		status: 'publish',
		content: `[frontage_slider alias="${ data.sliders[ 0 ].alias }"]`,
	} );
	const read = async ( at ) => {
		const html = await ( await fetch( at + new URL( page.data.link ).pathname ) ).text();
		assert.match( html, /frontage-slider/ );
		return [ ...html.matchAll( /[^"'\s]+\?ver=[^"'\s]+/g ) ].map( ( [ address ] ) => address );
	};
	const addresses = await read( site.a );
	assert.ok(
		addresses.some( ( address ) => address.includes( 'frontage-slider/build' ) ),
		addresses.join( ' ' )
	);
	const compiled = () =>
		site.select( "SELECT meta_id, post_id FROM wp_postmeta WHERE meta_key = '_frontage_slider_compiled'" );
	const rows = await compiled();
	assert.notDeepEqual( rows, [] );
	assert.deepEqual( await read( site.b ), addresses );
	assert.deepEqual( await compiled(), rows );
	rmSync( plugin, { recursive: true } );
	symlinkSync( source, plugin );
} );

// Red only without all three guards: an older server loads no upgrade (Plugin::upgrade), runs no steps (DatabaseUpgrader), and its steps
// skip existing tables (Database::install). DatabaseUpgradeTest.php of the forms tries the last two alone.
test( 'the database of a newer version is left alone by an older server, which says so, and both deliver', async () => {
	const form = await site.makeForm( 'Two versions' );
	const person = await site.signIn( site.a );
	const old = await databaseState();
	assert.equal( old.subject, 'varchar(191)' );

	// A deployment reaches the second server: it makes a column longer.
	await deploy( 'b', nextVersion( old.version ) );
	await site.health( site.b );
	const state = databaseState;
	const newer = { version: old.version + 1, subject: longerSubject( old.version + 1 ) };
	await until(
		'the newer version has upgraded the database',
		async () => ( await state() ).version === newer.version
	);
	assert.deepEqual( await state(), newer );

	await sendToBoth( form, 'Ann', 'Bob', 'Cid', 'Dee' );
	await named( person, 'Frontage versions' );
	assert.match(
		await site.siteHealth( person, site.a, site.b ),
		/A newer version of Frontage Forms has updated this database/
	);
	await site.deliver( 'a' );
	assert.deepEqual( await state(), newer );

	// Back to the older version on both.
	await deploy( 'b', path.join( root, 'plugins' ) );
	const last = await site.makeForm( 'Rolled back' );
	await sendToBoth( last, 'Ann', 'Bob' );
	assert.deepEqual( await state(), newer );
} );

// FRONTAGE_OLDER: the folder `plugins` of an older, built tree. Then that version goes to this one and back, instead of this one to a next.
test( 'a rolling update and the way back, under five messages a second, lose no message and send none twice', async () => {
	const here = path.join( root, 'plugins' );
	const older = process.env.FRONTAGE_OLDER ?? here;
	if ( process.env.FRONTAGE_OLDER ) {
		await deploy( 'a', older );
		await deploy( 'b', older );
		await site.php(
			'a',
			`global $wpdb; foreach ( $wpdb->get_col( "SHOW TABLES LIKE 'wp\\_frontage\\_%'" ) as $table ) { $wpdb->query( "DROP TABLE $table" ); }
			$wpdb->query( "DELETE FROM wp_options WHERE option_name LIKE 'frontage\\_%\\_db\\_version'" ); wp_cache_flush();`
		);
		await site.health( site.a );
	}
	const form = await site.makeForm( 'Rolling' );
	const first = await databaseState();
	const newer = process.env.FRONTAGE_OLDER ? here : nextVersion( first.version );

	const names = [];
	const sent = [];
	let isOver = false;
	const visitors = ( async () => {
		while ( ! isOver ) {
			const name = `Ann ${ String( names.length ).padStart( 4, '0' ) }`;
			names.push( name );
			sent.push( site.sendForSure( site.both, form, { 'your-name': name } ) );
			await site.betweenMessages();
		}
	} )();
	const states = [];
	for ( const folder of [ newer, older ] ) {
		for ( const server of [ 'b', 'a' ] ) {
			await deploy( server, folder );
			states.push( await databaseState() );
		}
	}
	isOver = true;
	await visitors;
	await Promise.all( sent );
	assert.ok( names.length > 20, `${ names.length } messages` );
	assert.deepEqual( ( await site.messages( form ) ).sort(), names );
	await site.deliver( 'a' );
	assert.deepEqual( await site.allEmails( form ), names );
	const [ , updated, , rolledBack ] = states;
	assert.ok( updated.version > first.version, JSON.stringify( states ) );
	assert.deepEqual( rolledBack, updated, 'The older version leaves what the newer one changed.' );
} );
