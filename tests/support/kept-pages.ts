import { chromium, type LaunchOptions } from '@playwright/test';

/**
 * A browser that keeps a page which is left, for who comes back, and has real scrollbars: Playwright turns both off, and
 * a Chromium that never has windows cannot keep pages, so this is the whole one.
 */
export const keepingPages = ( options: LaunchOptions = {} ): LaunchOptions => ( {
	...options,
	executablePath: process.env.CHROMIUM_PATH || chromium.executablePath(),
	ignoreDefaultArgs: [ '--disable-back-forward-cache', '--hide-scrollbars' ],
} );
