import type { TestInfo } from '@playwright/test';
import type { Engine } from './engine';
import { restoreBeforeAll, test as chromium } from '../test';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

export { expect } from '@playwright/test';

/** Opens each project's browser. */
export const open = ( { project }: TestInfo ): Promise< Engine > =>
	project.name === 'webkit' ? openWebKit() : openFirefox();

/** Runs a function with an engine and closes the browser in any case. */
export async function withEngine( opened: Promise< Engine >, drive: ( engine: Engine ) => Promise< void > ) {
	const engine = await opened;
	try {
		await drive( engine );
	} finally {
		await engine.close();
	}
}

/** A failed test leaves a screenshot of the window; the runner prints its path. */
export const test = chromium.extend< { engine: Engine } >( {
	engine: async ( {}, give, info ) => {
		await withEngine( open( info ), async ( engine ) => {
			await give( engine );
			if ( info.status !== info.expectedStatus ) {
				const path = info.outputPath( 'window.png' );
				await engine.screenshot( path );
				await info.attach( 'screenshot', { path, contentType: 'image/png' } );
			}
		} );
	},
} );
restoreBeforeAll( test );
