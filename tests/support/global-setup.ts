import { RequestUtils } from '@wordpress/e2e-test-utils-playwright';

/** Signs the administrator in once; tests that need the dashboard start from that state. */
export default async function globalSetup() {
	const requestUtils = await RequestUtils.setup( {
		baseURL: process.env.WP_BASE_URL!,
		storageStatePath: process.env.STORAGE_STATE_PATH!,
	} );
	await requestUtils.setupRest();
}
