import type { PageData, UploadClient } from '../upload-types';

export interface UploadClientModule {
	createClient: (
		form: HTMLFormElement,
		field: string,
		data: PageData,
		url: string,
		visitor: () => string
	) => UploadClient;
}

/**
 * An upload client whose module is loaded with the first file that needs it. Where loading fails without a connection it
 * is repeated when there is one; otherwise the next upload repeats it, under another URL, since browsers remember failures.
 */
export function createLazyClient(
	address: string,
	create: ( module: UploadClientModule ) => UploadClient
): UploadClient {
	let loading: Promise< UploadClient > | undefined;
	let attempts = 0;
	const load = async (): Promise< UploadClient > => {
		const wasOnline = navigator.onLine;
		try {
			return create(
				await import( /* webpackIgnore: true */ `${ address }${ attempts++ ? `&again=${ attempts }` : '' }` )
			);
		} catch ( error ) {
			if ( ! navigator.onLine ) {
				await new Promise( ( resolve ) => window.addEventListener( 'online', resolve, { once: true } ) );
			} else if ( wasOnline ) {
				loading = undefined;
				throw error;
			}
			return load(); // Also when the connection came back while the failure was on its way.
		}
	};
	const client = () => ( loading ??= load() );
	return {
		upload: async ( ...args ) => ( await client() ).upload( ...args ),
		findUpload: async ( id ) => ( await client() ).findUpload( id ),
		remove: async ( id ) => ( await client() ).remove( id ),
	};
}
