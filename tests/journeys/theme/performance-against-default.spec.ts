/** The same list of posts in this theme and in WordPress's own: less of everything that a visitor waits for. */
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { expect, test } from '../../support/test';

async function cost( browser: Browser, theme: string ) {
	const context = await browser.newContext( {
		viewport: { width: 390, height: 844 },
		extraHTTPHeaders: { 'X-Frontage-Theme': theme },
	} );
	const page = await context.newPage();
	const asked = new Map< string, string >();
	page.on( 'request', ( request ) => asked.set( request.url(), request.resourceType() ) );
	const response = await page.goto( `${ process.env.WP_BASE_URL }/journal/` );
	await page.waitForLoadState( 'load' );
	const html = await response!.text();
	const weighed: [ type: string, bytes: number ][] = [ [ 'document', gzipSync( html ).length ] ];
	for ( const [ address, type ] of asked ) {
		if ( address.startsWith( 'http' ) && [ 'script', 'stylesheet', 'font' ].includes( type ) ) {
			const body = await ( await page.request.get( address ) ).body();
			weighed.push( [ type, type === 'script' ? gzipSync( body ).length : body.length ] );
		}
	}
	const of = ( type: string ) => weighed.reduce( ( sum, [ is, bytes ] ) => sum + ( is === type ? bytes : 0 ), 0 );
	const styles = [ ...html.matchAll( /<style[^>]*>(.*?)<\/style>/gs ) ].map( ( [ , text ] ) => text ).join( '' );
	const tree = await page.evaluate( () => {
		const depth = ( one: Element ): number => 1 + Math.max( 0, ...[ ...one.children ].map( depth ) );
		return {
			title: document.querySelectorAll( '.wp-block-post-title' ).length,
			elements: document.querySelectorAll( '*' ).length,
			depth: depth( document.documentElement ),
		};
	} );
	await context.close();
	const { title, ...shape } = tree;
	expect( title, theme ).toBeGreaterThan( 1 );
	return {
		...shape,
		html: of( 'document' ),
		script: of( 'script' ),
		style: of( 'stylesheet' ) + styles.length, // Before it is compressed: that much has to be read.
		font: of( 'font' ),
	};
}

test( 'a list of posts costs less than in Twenty Twenty-Five, in every respect', async ( { browser } ) => {
	const ours = await cost( browser, 'frontage' );
	const theirs = await cost( browser, 'twentytwentyfive' );
	const more = Object.entries( ours )
		.filter( ( [ what, is ] ) => is >= theirs[ what as keyof typeof theirs ] )
		.map( ( [ what, is ] ) => `${ what }: ${ is } of ${ theirs[ what as keyof typeof theirs ] }` );
	expect( more ).toEqual( [] );
} );
