import { defineConfig } from '@playwright/test';

/** bin/lib/e2e.sh makes the site and sets the environment. HEADLESS_SHELL_PATH: a Chromium that never has windows. */
const chromium = process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH;

/** What Playwright itself turns off, said again since the last list wins, and what only costs time here. */
const WITHOUT = [
	'AimEnabled',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsFirstBalancedModeAutoEnable',
	'HttpsUpgrades',
	'LensOverlay',
	'MediaRouter',
	'NetworkTimeServiceQuerying',
	'OptimizationHints',
	'PaintHolding',
	'PreconnectToSearch',
	'ThirdPartyStoragePartitioning',
	// Pages that a whole Chromium makes for each new window, in processes of their own: for its address bar, and in advance.
	'SpareRendererForSitePerProcess',
	'WebUIOmniboxAimPopup',
	'WebUIOmniboxFullPopup',
	'WebUIOmniboxPopup',
];

export default defineConfig( {
	testDir: 'tests/journeys',
	globalSetup: './tests/support/global-setup.ts',
	outputDir: '.cache/results/journeys',
	snapshotPathTemplate: 'tests/fixtures/slider/{arg}{ext}',
	fullyParallel: true,
	workers: 2,
	retries: 1, // Named and limited: docs/decisions/0015-a-second-try-for-journeys.md.
	forbidOnly: true,
	maxFailures: 20, // Where a site is broken, each further story would only wait for its own limit.
	// Nets, not clocks: what is waited for comes in its own time, on a busy machine later.
	timeout: 600_000,
	expect: { timeout: 60_000 },
	reporter: [
		[ 'list' ],
		[ 'json', { outputFile: process.env.FRONTAGE_PLAYWRIGHT_RESULT ?? '.cache/results/journeys.json' } ],
	],
	use: {
		baseURL: process.env.WP_BASE_URL ?? 'http://localhost:9470',
		screenshot: 'only-on-failure',
		trace: 'off',
		launchOptions: {
			...( chromium ? { executablePath: chromium } : {} ),
			args: [
				`--disable-features=${ WITHOUT.join( ',' ) }`,
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
				'--no-first-run',
			],
		},
	},
	projects: [ { name: 'chromium' } ],
} );
