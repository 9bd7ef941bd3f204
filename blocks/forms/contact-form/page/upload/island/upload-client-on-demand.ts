import type { PageData, Server } from '../upload-types';

export interface UploadClientModule {
	createServer: (
		form: HTMLFormElement,
		field: string,
		data: PageData,
		url: string,
		visitor: () => string
	) => Server;
}

/**
 * An upload client whose module is loaded with the first file that needs it. Where loading fails without a connection it
 * is repeated when there is one; otherwise the next upload repeats it, under another URL, since browsers remember failures.
 */
export function onDemand( address: string, create: ( module: UploadClientModule ) => Server ): Server {
	let loading: Promise< Server > | undefined;
	let attempts = 0;
	const load = async (): Promise< Server > => {
		const wasOnline = navigator.onLine;
		try {
			const suffix = attempts++ ? `&again=${ attempts }` : '';
			return create( await import( /* webpackIgnore: true */ `${ address }${ suffix }` ) );
		} catch ( error ) {
			if ( wasOnline && navigator.onLine ) {
				throw error;
			}
			// The connection may have come back while the failure was on its way.
			if ( ! navigator.onLine ) {
				await new Promise( ( back ) => window.addEventListener( 'online', back, { once: true } ) );
			}
			return load();
		}
	};
	const client = () =>
		( loading ??= load().catch( ( error ) => {
			loading = undefined;
			throw error;
		} ) );
	return {
		carry: async ( ...all ) => ( await client() ).carry( ...all ),
		look: async ( id ) => ( await client() ).look( id ),
		remove: async ( id ) => ( await client() ).remove( id ),
	};
}
