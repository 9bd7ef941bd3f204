/** Sites that are older than the theme: what tests/support/theme-content.php fills one with, and whether its pages fit. */
import { execFileSync } from 'node:child_process';
import type { LaunchOptions, Page } from '@playwright/test';

export const WIDTHS = [ 320, 390, 768, 1440 ];

export interface OlderSite {
	ids: Record< 'menu' | 'three' | 'tall' | 'flat' | 'wide' | 'small', number >;
	posts: Record< string, number >;
	pages: Record< string, string >;
}

export const fillSite = (): OlderSite =>
	JSON.parse(
		execFileSync( 'php', [ 'tests/support/theme-content.php', process.env.FRONTAGE_SITE_DIR! ], {
			encoding: 'utf8',
		} )
	);

/** The width of a scrollbar counts: without, a page may be wider than a window that has one. */
export const withScrollbars = ( options: LaunchOptions ): LaunchOptions => ( {
	...options,
	ignoreDefaultArgs: [ '--hide-scrollbars' ],
} );

/** How far the page can be scrolled sideways, and what stands out of the window; empty where it fits. */
export const tooWide = ( page: Page ): Promise< string[] > =>
	page.evaluate( () => {
		scrollTo( document.documentElement.scrollWidth, 0 );
		const far = Math.abs( scrollX );
		scrollTo( 0, 0 );
		const edge = document.documentElement.clientWidth;
		const out = [ ...document.querySelectorAll( 'body *' ) ].filter( ( one ) => {
			const { right, width } = one.getBoundingClientRect();
			return width && right > edge + 1;
		} );
		return far ? [ `+${ far }`, ...out.slice( 0, 5 ).map( ( one ) => one.outerHTML.slice( 0, 100 ) ) ] : [];
	} );
