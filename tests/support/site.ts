import { expect, request } from '@playwright/test';
import { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The site of this worker, set by playwright.config.ts. */
const folder = () => process.env.FRONTAGE_SITE_DIR!;

/** Saves the site's state, or restores it, while no other request runs: bin/lib/test-site.php. */
async function requestSite( what: 'keep' | 'restore' ) {
	const context = await request.newContext( { baseURL: process.env.WP_BASE_URL! } );
	const answer = await context.post( `/frontage-test-site/${ what }`, { timeout: 0 } ); // It waits for all other requests.
	expect( answer.ok(), await answer.text() ).toBe( true );
	await context.dispose();
}

/** Signs the administrator in, so that tests of the dashboard start there, without the editor's welcome dialogs. */
async function prepare() {
	const requestUtils = await RequestUtils.setup( {
		baseURL: process.env.WP_BASE_URL!,
		storageStatePath: process.env.STORAGE_STATE_PATH!,
	} );
	await requestUtils.setupRest();
	// A new page would open a dialog with the theme's page patterns, which covers the editor.
	const preferences = { core: { enableChoosePatternModal: false }, _modified: new Date().toISOString() };
	await requestUtils.rest( {
		method: 'POST',
		path: '/wp/v2/users/me',
		data: { meta: { persisted_preferences: preferences } },
	} );
	await requestSite( 'keep' );
}

let file = '';
let logLength = -1; // Length of the log that was read.

/** Gives each test file the site's initial state: changes of other files are reverted. */
export async function siteFor( story: string ) {
	if ( logLength < 0 ) {
		logLength = ( await phpLog() ).length;
	}
	if ( file !== story ) {
		await ( existsSync( path.join( folder(), 'kept' ) ) ? requestSite( 'restore' ) : prepare() );
		file = story;
	}
}

/** New entries of PHP's error log: of a test, before it, or after the previous one. */
export async function unreadLog() {
	const written = ( await phpLog() ).slice( Math.max( 0, logLength ) );
	logLength = Math.max( 0, logLength ) + written.length;
	return written;
}

const phpLog = () => readFile( path.join( folder(), 'debug.log' ), 'utf8' ).catch( () => '' );
