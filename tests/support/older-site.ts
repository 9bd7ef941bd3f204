/** Sites with content older than the theme: created by tests/support/theme-content.php, and checked for horizontal overflow. */
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

/** With classic scrollbars, since a page may overflow only because of a scrollbar's width. */
export const withScrollbars = ( options: LaunchOptions ): LaunchOptions => ( {
	...options,
	ignoreDefaultArgs: [ '--hide-scrollbars' ],
} );

/** The amount of horizontal overflow and the overflowing elements; empty if there is none. */
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
