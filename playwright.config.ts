import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

/** Each worker has a site of its own: bin/lib/e2e.sh makes them and says where they are. */
interface TestSite {
	url: string;
	folder: string;
}
const sites: TestSite[] = JSON.parse( process.env.FRONTAGE_SITES ?? '[]' );
const site = sites[ Number( process.env.TEST_PARALLEL_INDEX ?? 0 ) ];
if ( sites.length && ! site ) {
	throw new Error( 'Set WORKERS instead of --workers: each worker needs a site of its own.' );
}
if ( site ) {
	process.env.WP_BASE_URL = site.url;
	process.env.FRONTAGE_SITE_DIR = site.folder;
	process.env.STORAGE_STATE_PATH = `${ site.folder }/admin.json`;
}

/** HEADLESS_SHELL_PATH: a Chromium that never has windows. */
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

/** Files of stories in the order of a seed: projects keep theirs, while files of one project are sorted by name. */
function shuffled( seed: string ) {
	const rank = ( file: string ) => createHash( 'sha256' ).update( `${ seed } ${ file }` ).digest( 'hex' );
	return readdirSync( join( __dirname, 'tests/journeys' ), { recursive: true, encoding: 'utf8' } )
		.filter( ( file ) => file.endsWith( '.spec.ts' ) )
		.sort( ( one, other ) => rank( one ).localeCompare( rank( other ) ) )
		.map( ( file ) => ( { name: 'chromium', testMatch: `**/journeys/${ file }` } ) );
}
const seed = process.env.FRONTAGE_STORY_SEED; // Of `bin/test --all`.

export default defineConfig( {
	testDir: 'tests/journeys',
	outputDir: '.cache/results/journeys',
	snapshotPathTemplate: 'tests/fixtures/slider/{arg}{ext}',
	// A file's stories run one after the other on one site, which is put back before each file: tests/support/test.ts.
	fullyParallel: false,
	retries: 0, // bin/test runs what failed again, alone: docs/decisions/0016-tests-in-25-minutes.md.
	forbidOnly: true,
	maxFailures: 20, // Where a site is broken, each further story would only wait for its own limit.
	// Upper limits only: stories wait for states, and a busy machine is slower.
	timeout: 120_000, // Ends what hangs. On a busy machine a story of the editor takes over a minute.
	expect: { timeout: 30_000 },
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
			ignoreDefaultArgs: [ '--hide-scrollbars' ], // People have them: tests/support/horizontal-scroll.ts.
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
	projects: seed ? shuffled( seed ) : [ { name: 'chromium' } ],
} );
