import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { cuttingProxy } from '../../support/cutting-proxy';
import { expect, test } from '../../support/test';
import { makeForm, makePage } from '../../support/forms';
import { sentFiles } from '../../support/uploads';

// Files that are worth more than one request: they travel in pieces, and what has arrived stays there.

const PIECE = 5 * 1024 * 1024;
const FORM = '<label> Your files [mfile docs limit:20000000 filetypes:txt] </label> [submit "Send"]';

const sum = ( bytes: Buffer ) => createHash( 'sha256' ).update( bytes ).digest( 'hex' );

async function large( at: string ): Promise< string > {
	const bytes = Buffer.from( randomBytes( 9_000_000 ).toString( 'base64' ) ); // 12 MB of text: three pieces.
	await writeFile( at, bytes );
	return sum( bytes );
}

const zone = ( page: Page ) => page.getByRole( 'group', { name: 'Your files' } );

async function send( page: Page ) {
	await expect( page.locator( '.dnd-upload-status.complete' ) ).toHaveCount( 1 );
	await page.getByRole( 'button', { name: 'Send', exact: true } ).click();
	await expect( page.locator( '.wpcf7-response-output' ) ).toHaveText(
		'Thank you for your message. It has been sent.'
	);
}

test( 'a line that is cut five times loses nothing', { tag: '@smoke' }, async ( { browser, requestUtils }, info ) => {
	const hash = await large( info.outputPath( 'large.txt' ) );
	const form = await makeForm( requestUtils, FORM );
	const link = await makePage( requestUtils, form );
	const { proxy, counted, close } = await cuttingProxy( 5 );
	const context = await browser.newContext( { proxy } );
	const page = await context.newPage();
	await page.goto( link );
	await page.locator( '.wpcf7-drag-n-drop-file' ).setInputFiles( info.outputPath( 'large.txt' ) );
	await send( page );
	expect( counted.cut ).toBe( 5 );
	const [ sent ] = await sentFiles( requestUtils, form );
	expect( sum( await ( await requestUtils.request.get( sent!.url ) ).body() ) ).toBe( hash );
	await context.close();
	close();
} );

test( 'after a reload in the middle the same file goes on where it stopped', async ( {
	page,
	requestUtils,
	axe,
}, info ) => {
	const hash = await large( info.outputPath( 'large.txt' ) );
	const form = await makeForm( requestUtils, FORM );
	await page.goto( await makePage( requestUtils, form ) );
	const offsets: number[] = [];
	page.on( 'request', ( request ) => {
		if ( request.method() === 'PATCH' ) {
			offsets.push( Number( request.headers()[ 'upload-offset' ] ) );
		}
	} );
	const input = page.locator( '.wpcf7-drag-n-drop-file' );
	await page.route( /\/uploads\//, ( route ) =>
		route.request().headers()[ 'upload-offset' ] === String( PIECE ) ? undefined : route.continue()
	); // The second piece never arrives.
	await input.setInputFiles( info.outputPath( 'large.txt' ) );
	await expect.poll( () => offsets ).toEqual( [ 0, PIECE ] );
	await page.reload();
	await page.unrouteAll( { behavior: 'ignoreErrors' } ); // Not before: what is held would go on then.

	await expect( zone( page ).locator( '.has-error' ) ).toContainText( 'Choose the file again to resume.' );
	expect( await axe( 'form.wpcf7-form' ) ).toEqual( [] );
	await page.getByRole( 'button', { name: 'Send', exact: true } ).click();
	await expect( page.locator( '.wpcf7-not-valid-tip' ) ).toContainText( 'A file failed to upload.' );
	await input.setInputFiles( info.outputPath( 'large.txt' ) );
	await send( page );
	expect( offsets ).toEqual( [ 0, PIECE, PIECE, 2 * PIECE ] );
	const [ sent ] = await sentFiles( requestUtils, form );
	expect( sum( await ( await requestUtils.request.get( sent!.url ) ).body() ) ).toBe( hash );
} );

test(
	'what waits for a connection goes on by itself when there is one',
	{ tag: '@smoke' },
	async ( { page, context, requestUtils }, info ) => {
		await large( info.outputPath( 'large.txt' ) );
		const form = await makeForm( requestUtils, FORM );
		await page.goto( await makePage( requestUtils, form ) );
		await expect( zone( page ) ).toBeVisible();
		const tried = page.waitForEvent( 'requestfailed' );
		await page.route( /lazy\/resumable-upload/, ( route ) => route.continue() );
		await context.setOffline( true );
		await page.locator( '.wpcf7-drag-n-drop-file' ).setInputFiles( info.outputPath( 'large.txt' ) );
		await tried;
		await expect( page.locator( '.dnd-upload-status.in-progress' ) ).toHaveCount( 1 );
		await context.setOffline( false );
		await send( page );
		expect( await sentFiles( requestUtils, form ) ).toHaveLength( 1 );
	}
);
