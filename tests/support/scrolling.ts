import type { RequestUtils } from '@wordpress/e2e-test-utils-playwright';
import type { Page } from '@playwright/test';
import { unique } from './forms';
import { box } from './settled-layout';

// Long pages for scroll tests.

export const space = ( height: number ) =>
	`<!-- wp:spacer {"height":"${ height }px"} --><div style="height:${ height }px" aria-hidden="true" class="wp-block-spacer"></div><!-- /wp:spacer -->`;
export const words = ( html: string ) => `<!-- wp:paragraph --><p>${ html }</p><!-- /wp:paragraph -->`;
/** A sticky header with this mode and height in pixels. */
export const header = ( mode: string, { height = 100, inside = '<a href="#there">Down</a>', part = '' } = {} ) =>
	`<!-- wp:group ${ JSON.stringify( {
		tagName: 'header',
		frStickyHeader: mode,
		...( part && { frStickyPart: part } ),
		style: { dimensions: { minHeight: `${ height }px` }, spacing: { margin: { top: '0' } } },
	} ) } --><header class="wp-block-group" style="min-height:${ height }px;margin-top:0">${ inside }</header><!-- /wp:group -->`;
/** A heading with an anchor at 1,700 px, a link after it, and another 3,000 px. */
export const LONG =
	words( '<a href="#there">Go there</a>' ) +
	space( 1700 ) +
	'<!-- wp:heading --><h2 class="wp-block-heading" id="there">There</h2><!-- /wp:heading -->' +
	words( '<a id="link" href="/">A link</a>' ) +
	space( 3000 );

/** Creates a page; returns its URL. `page-landing` is a template without header and footer. */
export const makePage = async ( requestUtils: RequestUtils, content: string, template = '' ) =>
	(
		await requestUtils.rest< { link: string } >( {
			method: 'POST',
			path: '/wp/v2/pages',
			data: { title: `Scroll ${ unique() }`, content, status: 'publish', template },
		} )
	).link;

export const frames = ( page: Page ) =>
	page.evaluate( async () => {
		for ( let frame = 0; frame < 3; frame++ ) {
			await new Promise( requestAnimationFrame );
		}
	} );
export async function scroll( page: Page, top: number ) {
	await page.evaluate( ( to ) => scrollTo( { top: to, behavior: 'instant' } ), top );
	await frames( page );
}
export const isFixed = ( page: Page ) =>
	page.evaluate( () => document.documentElement.classList.contains( 'is-header-fixed' ) );
export const top = async ( page: Page, selector: string ) => ( await box( page.locator( selector ) ) ).top;
export const bottom = async ( page: Page, selector: string ) => ( await box( page.locator( selector ) ) ).bottom;
/** The sum of layout shifts since the page was opened; without web fonts, which arrive at any time and shift lines. */
export async function watchShifts( page: Page ) {
	await page.route( /\.woff2/, ( route ) => route.abort() );
	await page.addInitScript( () => {
		const seen = { sum: 0 };
		Object.assign( window, { shifts: seen } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				seen.sum += ( entry as unknown as { value: number } ).value;
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
}
export const shifts = ( page: Page ) =>
	page.evaluate( () => ( window as unknown as { shifts: { sum: number } } ).shifts.sum );
/** Errors thrown by the page's scripts. */
export function watchErrors( page: Page ): string[] {
	const errors: string[] = [];
	page.on( 'pageerror', ( { message } ) => errors.push( message ) );
	return errors;
}
