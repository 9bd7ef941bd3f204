import { expect, request } from '@playwright/test';
import { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The site of this worker: playwright.config.ts says which. */
const folder = () => process.env.FRONTAGE_SITE_DIR!;

/** Keeps the site as it is, or puts it back to that, while nothing else is asked of it: bin/lib/test-site.php. */
async function requestSite( what: 'keep' | 'restore' ) {
	const context = await request.newContext( { baseURL: process.env.WP_BASE_URL! } );
	const answer = await context.post( `/frontage-test-site/${ what }`, { timeout: 0 } ); // It waits for all other requests.
	expect( answer.ok(), await answer.text() ).toBe( true );
	await context.dispose();
}

/** Signs the administrator in, so that stories that need the dashboard start from that state, in an editor that asks nothing first. */
async function prepare() {
	const requestUtils = await RequestUtils.setup( {
		baseURL: process.env.WP_BASE_URL!,
		storageStatePath: process.env.STORAGE_STATE_PATH!,
	} );
	await requestUtils.setupRest();
	// A new page asks which of the theme's pages to begin with, in a dialog over all that a story is about to press.
	const preferences = { core: { enableChoosePatternModal: false }, _modified: new Date().toISOString() };
	await requestUtils.rest( {
		method: 'POST',
		path: '/wp/v2/users/me',
		data: { meta: { persisted_preferences: preferences } },
	} );
	await requestSite( 'keep' );
}

let file = '';
let logLength = -1; // Of what was read.

/** Gives each file of stories the site as it was before the first story: whatever another file made is gone. */
export async function siteFor( story: string ) {
	if ( logLength < 0 ) {
		logLength = ( await phpLog() ).length;
	}
	if ( file !== story ) {
		await ( existsSync( path.join( folder(), 'kept' ) ) ? requestSite( 'restore' ) : prepare() );
		file = story;
	}
}

/** What PHP wrote to the site's log since this was asked last: during a story, before it, or after the one before. */
export async function unreadLog() {
	const written = ( await phpLog() ).slice( Math.max( 0, logLength ) );
	logLength = Math.max( 0, logLength ) + written.length;
	return written;
}

const phpLog = () => readFile( path.join( folder(), 'debug.log' ), 'utf8' ).catch( () => '' );
