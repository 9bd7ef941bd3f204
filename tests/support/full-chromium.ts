import { chromium, type LaunchOptions } from '@playwright/test';

/** For what a Chromium that never has windows cannot do, or does otherwise: the whole one. */
export const inWholeBrowser = ( options: LaunchOptions = {} ): LaunchOptions => ( {
	...options,
	executablePath: process.env.CHROMIUM_PATH || chromium.executablePath(),
} );

/** The same, which keeps a page that is left, for who comes back, and has real scrollbars: Playwright turns both off. */
export const keepingPages = ( options?: LaunchOptions ): LaunchOptions => ( {
	...inWholeBrowser( options ),
	ignoreDefaultArgs: [ '--disable-back-forward-cache', '--hide-scrollbars' ],
} );
