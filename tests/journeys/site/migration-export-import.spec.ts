import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { emptySite, type EmptySite } from '../../support/empty-site';
import { horizontalScroll } from '../../support/horizontal-scroll';
import { logIn } from '../../support/login';
import { difference } from '../../support/image-difference';
import { expect, test } from '../../support/test';

const SCREEN = '/wp-admin/options-general.php?page=frontage-site-kit';
const STARTER = '/wp-admin/themes.php?page=frontage-site-starter';

/** A page as PHP prints it, from its head to its foot, with every picture in it. */
async function picture( browser: Browser, address: string ): Promise< Buffer > {
	const context = await browser.newContext( {
		viewport: { width: 1440, height: 5600 }, // So high that no picture waits for being scrolled to.
		javaScriptEnabled: false,
		reducedMotion: 'reduce',
	} );
	const page = await context.newPage();
	await page.goto( address, { waitUntil: 'networkidle' } );
	// Pictures come one by one, and are painted a moment after: it is done when a second look shows nothing new.
	let shot: Buffer = Buffer.alloc( 0 );
	await expect
		.poll( async () => {
			const last = shot;
			shot = await page.screenshot( { animations: 'disabled' } );
			return shot.equals( last );
		} )
		.toBe( true );
	await context.close();
	return shot;
}

/** The owner before the screen. */
async function signedIn( browser: Browser, address: string ): Promise< Page > {
	const page = await ( await browser.newContext( { baseURL: address, acceptDownloads: true } ) ).newPage();
	await logIn( page, 'admin', 'password' );
	await page.goto( SCREEN );
	return page;
}

/** Names of events that the screen sends, in order; the same in a row once. */
const listen = ( page: Page ) =>
	page.evaluate( () => {
		const heard: string[] = [];
		Object.assign( window, { heard } );
		for ( const what of [ 'export', 'import' ] ) {
			for ( const moment of [ 'start', 'planned', 'progress', 'done', 'error', 'undone' ] ) {
				const name = `frontage:kit:${ what }:${ moment }`;
				document.addEventListener( name, () => heard.at( -1 ) !== name && heard.push( name ) );
			}
		}
		for ( const what of [ 'added', 'replaced', 'restored' ] ) {
			document.addEventListener( `frontage:library:${ what }`, ( { type } ) => heard.push( type ) );
		}
	} );
const heard = ( page: Page ) => page.evaluate( () => ( window as unknown as { heard: string[] } ).heard );

/** What is seen of the screen; what is said to screen readers stands elsewhere once more. */
const ours = ( page: Page ) => page.locator( '#frontage-site-kit' );

/** Exports what is ticked; gives the file. */
async function exported( page: Page ): Promise< Buffer > {
	const [ download ] = await Promise.all( [
		page.waitForEvent( 'download' ),
		page.getByRole( 'button', { name: 'Export', exact: true } ).click(),
	] );
	await expect( ours( page ).getByText( 'is in your downloads' ) ).toBeVisible();
	return readFile( await download.path() );
}

async function look( page: Page, kit: Buffer ) {
	await page
		.getByLabel( /^Site export file, up to/ )
		.setInputFiles( { name: 'kit.zip', mimeType: 'application/zip', buffer: kit } );
	await expect( page.getByRole( 'heading', { name: /^Changes from “.+” \(.+\)$/ } ) ).toBeFocused();
}

async function take( page: Page ) {
	await page.getByRole( 'button', { name: 'Import', exact: true } ).click();
	await ours( page ).getByText( 'Import complete.' ).waitFor(); // However long a busy machine takes.
	await expect( page.getByRole( 'heading', { name: 'Import a site' } ) ).toBeFocused();
}

async function undo( page: Page ) {
	await page.getByRole( 'button', { name: 'Undo' } ).click();
	const last = page.getByRole( 'heading', { name: 'Last import' } );
	await expect( last ).toBeFocused();
	await page.getByRole( 'button', { name: 'Undo import' } ).click();
	await ours( page ).getByText( 'Import undone. The site is back to its previous state.' ).waitFor();
	await expect( last ).toBeFocused();
	await expect( ours( page ).getByText( 'Import complete.' ) ).toHaveCount( 0 );
}

// A site of its own: on that of the other stories everything changes all the time. It was a starter site once, which left as a kit.
let site: EmptySite;
let kit: Buffer;
let full: Buffer;
let empty: Buffer;
test.beforeAll( async ( { browser } ) => {
	site = await emptySite();
	const page = await signedIn( browser, site.address );
	await page.goto( STARTER );
	await page.getByRole( 'button', { name: /^Create site/ } ).click();
	await expect( page.locator( '#frontage-starter-heading' ) ).toHaveText( /^Your starter site is ready/ );
	full = await picture( browser, `${ site.address }/` );
	await page.goto( SCREEN );
	kit = await exported( page );
	await page.goto( STARTER );
	await page.getByRole( 'link', { name: 'Undo starter site' } ).click();
	await page.getByRole( 'dialog' ).getByRole( 'button', { name: 'Undo starter site' } ).click();
	await expect( page.locator( '#frontage-starter-heading' ) ).toHaveText( /^2\. Review what will be created/ );
	empty = await picture( browser, `${ site.address }/` );
	await page.context().close();
} );
test.afterAll( () => site?.stop() );

test( 'an owner takes a site along in one file', async ( { browser, axe } ) => {
	const page = await signedIn( browser, site.address );
	expect( await axe( '.frontage-kit', page ) ).toEqual( [] );
	await listen( page );
	await expect( page.getByRole( 'checkbox', { name: /^Pages/ } ) ).toBeChecked();
	await exported( page );
	expect( await heard( page ) ).toEqual( [
		'frontage:kit:export:start',
		'frontage:kit:export:progress',
		'frontage:kit:export:done',
	] );
	await page.context().close();
} );

test( 'an empty site at another address looks the same with the kit, and undoes it', async ( { browser, axe } ) => {
	// The same server under another address: another site, as far as its addresses say.
	const here = site.address.replace( 'localhost', '127.0.0.1' );
	const page = await signedIn( browser, here );
	expect( await difference( page, full, empty ) ).toBeGreaterThan( 0.02 );
	await listen( page );
	await look( page, kit );
	await page.getByRole( 'button', { name: 'Cancel' } ).click();
	await expect( page.getByLabel( /^Site export file, up to/ ) ).toBeFocused();
	await page.setViewportSize( { width: 390, height: 900 } );
	expect( await horizontalScroll( page ) ).toEqual( [] );
	await page.setViewportSize( { width: 1280, height: 720 } );
	await look( page, kit );
	const item = ( text: RegExp ) => page.getByRole( 'listitem' ).filter( { hasText: text } );
	await expect( item( /^New\s*Home$/ ) ).toBeVisible();
	const pages = page.getByRole( 'region', { name: 'Import a site' } ).getByRole( 'checkbox', { name: /^Pages/ } );
	await pages.uncheck();
	await expect( item( /^Skipped\s*Home$/ ) ).toBeVisible();
	await pages.check();
	expect( await axe( '.frontage-kit', page ) ).toEqual( [] );
	await take( page );
	expect( await heard( page ) ).toEqual( [
		'frontage:kit:import:start',
		'frontage:kit:import:planned',
		'frontage:kit:import:start',
		'frontage:kit:import:planned',
		'frontage:kit:import:progress',
		'frontage:kit:import:done',
		'frontage:library:added',
		'frontage:library:replaced',
	] );
	const after = await picture( browser, `${ here }/` );
	expect( await difference( page, full, after ) ).toBeLessThan( 0.002 );
	const html = await ( await page.request.get( `${ here }/` ) ).text();
	expect( html ).not.toContain( site.address );

	await undo( page );
	expect( await heard( page ) ).toContain( 'frontage:library:restored' );
	expect( await difference( page, empty, await picture( browser, `${ site.address }/` ) ) ).toBeLessThan( 0.002 );
	await page.context().close();
} );
