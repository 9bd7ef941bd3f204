import { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** Signs the administrator in once; tests that need the dashboard start from that state, in an editor that asks nothing first. */
export default async function globalSetup() {
	process.env.FRONTAGE_BEGAN = new Date().toISOString(); // What is younger was made by stories.
	const requestUtils = await RequestUtils.setup( {
		baseURL: process.env.WP_BASE_URL!,
		storageStatePath: process.env.STORAGE_STATE_PATH!,
	} );
	await requestUtils.setupRest();
	// A new page asks which of the theme's pages to begin with, in a dialog over all that a story is about to press.
	const preferences = { core: { enableChoosePatternModal: false }, _modified: new Date().toISOString() };
	await requestUtils.rest( {
		method: 'POST',
		path: '/wp/v2/users/me',
		data: { meta: { persisted_preferences: preferences } },
	} );
}
