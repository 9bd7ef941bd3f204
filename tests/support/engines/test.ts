import type { TestInfo } from '@playwright/test';
import type { Engine, Opening } from './engine';
import { restoreBeforeAll, test as chromium } from '../test';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

export { expect } from '@playwright/test';

/** How each project's browser is opened. */
export const open = ( { project }: TestInfo, opening?: Opening ): Promise< Engine > =>
	project.name === 'webkit' ? openWebKit( opening ) : openFirefox( opening );

/** Runs a function with an engine and closes the browser in any case. */
export async function withEngine( opened: Promise< Engine >, drive: ( engine: Engine ) => Promise< void > ) {
	const engine = await opened;
	try {
		await drive( engine );
	} finally {
		await engine.close();
	}
}

/** A test that fails leaves a picture of the window; the runner prints where it lies. */
export const test = chromium.extend< { engine: Engine; opening: Opening } >( {
	opening: [ {}, { option: true } ],
	engine: async ( { opening }, give, info ) => {
		await withEngine( open( info, opening ), async ( engine ) => {
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
