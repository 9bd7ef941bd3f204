import { defineConfig } from '@playwright/test';
import chromium from '../../playwright.config';

/** The same site and the same runner; the browsers are driven by tests/support/engines. bin/lib/e2e.sh --engines starts it. */
export default defineConfig( {
	...chromium,
	testDir: '.',
	outputDir: '../../.cache/results/engines',
	reporter: [
		[ 'list' ],
		[ 'json', { outputFile: process.env.FRONTAGE_PLAYWRIGHT_RESULT ?? '../../.cache/results/engines.json' } ],
	],
	projects: [
		{ name: 'firefox', testIgnore: 'webkit-driver.spec.ts' },
		{ name: 'webkit', testIgnore: 'touch.spec.ts' },
	],
} );
