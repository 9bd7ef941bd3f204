import { defineConfig } from '@playwright/test';
import chromium from '../../playwright.config';

/** The same site and the same runner; what is looked at is what Orca says beside Firefox. bin/lib/e2e.sh --screen-reader starts it. */
export default defineConfig( {
	...chromium,
	testDir: '.',
	outputDir: '../../.cache/results/screen-reader',
	reporter: [
		[ 'list' ],
		[ 'json', { outputFile: process.env.FRONTAGE_PLAYWRIGHT_RESULT ?? '../../.cache/results/screen-reader.json' } ],
	],
	projects: [ { name: 'firefox' } ],
} );
