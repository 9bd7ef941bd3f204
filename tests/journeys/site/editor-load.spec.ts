import type { Page } from '@playwright/test';
import type { Admin } from '@wordpress/e2e-test-utils-playwright';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../../support/test';

// What the suite adds to the load of WordPress's block editor: figures that are the same on every machine.

const KB = 1024;
const COOKIE = 'frontage-without-suite';
const switchOff = () => path.join( process.env.FRONTAGE_SITE_DIR!, 'content/mu-plugins/without-suite.php' );

/** Opens a new post. Gives the gzip size of each script and style by its path, those of the canvas among them. */
async function load( admin: Admin, page: Page ) {
	const sizes = new Map< string, number >();
	const reads: Promise< void >[] = [];
	page.on( 'response', ( response ) => {
		const url = new URL( response.url() );
		if ( [ 'script', 'stylesheet' ].includes( response.request().resourceType() ) && url.protocol === 'http:' ) {
			const read = response
				.body()
				.then( ( body ) => void sizes.set( url.pathname + url.search, gzipSync( body ).length ) );
			reads.push( read.catch( () => {} ) ); // The canvas asks the cache for what the page has.
		}
	} );
	await admin.visitAdminPage( 'post-new.php' );
	const canvas = page.frameLocator( 'iframe[name="editor-canvas"]' );
	await canvas.locator( '.wp-block-post-title' ).waitFor();
	await page.waitForFunction( () =>
		[ ...document.querySelectorAll( 'iframe' ) ].every(
			( frame ) => frame.contentDocument?.readyState === 'complete'
		)
	);
	await Promise.all( reads );
	page.removeAllListeners( 'response' );
	return sizes;
}

const sum = ( sizes: Map< string, number > ) => [ ...sizes.values() ].reduce( ( all, size ) => all + size, 0 );

test.afterEach( () => rm( switchOff(), { force: true } ) );

test( 'the block editor loads at most 60 KB and 8 files more with all plugins', async ( {
	admin,
	page,
	context,
	baseURL,
} ) => {
	await writeFile(
		switchOff(),
		`<?php
		define( 'COMPRESS_SCRIPTS', false ); // Otherwise WordPress finds out during the first load, and bundles other files in the second.
		if ( isset( $_COOKIE['${ COOKIE }'] ) ) {
			add_filter( 'option_active_plugins', static fn ( $plugins ) => preg_grep( '~^frontage-~', (array) $plugins, PREG_GREP_INVERT ) );
		}`
	);
	const withSuite = await load( admin, page );
	await context.addCookies( [ { name: COOKIE, value: '1', url: baseURL! } ] );
	const without = await load( admin, page );
	const added = [ ...withSuite ].filter( ( [ file ] ) => ! without.has( file ) );
	const list = added.map( ( [ file, size ] ) => `${ size } ${ file }` ).join( '\n' );
	expect( list ).toContain( '/frontage-site/build/editor/index.js' );
	expect( withSuite.size - without.size, list ).toBeLessThanOrEqual( 8 );
	expect( sum( withSuite ) - sum( without ), list ).toBeLessThanOrEqual( 60 * KB );
} );
