import { chromium, type LaunchOptions } from '@playwright/test';

/** For features that the headless shell of Chromium lacks or handles differently: the complete browser. */
export const inWholeBrowser = ( options: LaunchOptions = {} ): LaunchOptions => ( {
	...options,
	executablePath: process.env.CHROMIUM_PATH || chromium.executablePath(),
} );

/** The same, with back/forward cache and classic scrollbars: Playwright turns both off. */
export const keepingPages = ( options?: LaunchOptions ): LaunchOptions => ( {
	...inWholeBrowser( options ),
	ignoreDefaultArgs: [ '--disable-back-forward-cache', '--hide-scrollbars' ],
} );
