/**
 * Loads a module on demand: by its id in the page's import map, or by a URL from PHP. A failure is reported once, and the
 * page stays as PHP rendered it.
 */
const TIMEOUT = 120_000; // ms

export interface Loading {
	/** The module's URL, where the import map has none. */
	url?: string;
	/** The module keeps no state, so a second copy under a changed URL is safe: a failed load is tried again at the next use. */
	stateless?: boolean;
}
type Type = 'error' | 'timeout' | 'missing';

/** Name and message match what error trackers already recognize as a chunk that failed to load. */
export class ChunkLoadError extends Error {
	override readonly name = 'ChunkLoadError';
	constructor(
		readonly id: string,
		readonly type: Type,
		readonly url: string,
		cause?: unknown
	) {
		super( `Loading chunk ${ id } failed.\n(${ type }: ${ url })`, { cause } );
	}
}

const loading = new Map< string, Promise< unknown > >();
const tries = new Map< string, number >();

/** Read from the import map in the page, since some browsers have no `import.meta.resolve`. */
function urlOf( id: string ): string {
	const map = document.querySelector( 'script[type="importmap"]' )?.textContent ?? '{}';
	return ( JSON.parse( map ) as { imports?: Record< string, string > } ).imports?.[ id ] ?? '';
}

/** Browsers cache a failed module URL and do not request it again, so the retry changes the URL. */
const withRetryParameter = ( url: string ) => `${ url }${ url.includes( '?' ) ? '&' : '?' }again=1`;

async function importWithTimeout( id: string, url: string, isRetry: boolean ): Promise< unknown > {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const timeout = new Promise< never >( ( _, reject ) => {
		timer = setTimeout( () => reject( new ChunkLoadError( id, 'timeout', url ) ), TIMEOUT );
	} );
	try {
		return await Promise.race( [
			import( /* webpackIgnore: true */ isRetry ? withRetryParameter( url ) : url ).catch( ( cause: unknown ) => {
				throw new ChunkLoadError( id, 'error', url, cause );
			} ),
			timeout,
		] );
	} finally {
		clearTimeout( timer );
	}
}

/** Resolves to the module. Calling it again is harmless: the result, also a permanent failure, is cached. */
export function load< T >( id: string, { url = urlOf( id ), stateless = false }: Loading = {} ): Promise< T > {
	const existing = loading.get( id );
	if ( existing ) {
		return existing as Promise< T >;
	}
	const earlierTries = tries.get( id ) ?? 0;
	tries.set( id, earlierTries + 1 );
	const request = (
		url ? importWithTimeout( id, url, earlierTries > 0 ) : Promise.reject( new ChunkLoadError( id, 'missing', id ) )
	).catch( ( error: ChunkLoadError ) => {
		if ( stateless && url && ! earlierTries ) {
			loading.delete( id ); // The next use tries again.
		}
		if ( ! earlierTries ) {
			console.error( error ); // eslint-disable-line no-console -- The contract's: once, for whoever looks after the site.
		}
		document.dispatchEvent(
			new CustomEvent( 'frontage:load-failed', { detail: { id, type: error.type, url: error.url } } )
		);
		throw error;
	} );
	loading.set( id, request );
	return request as Promise< T >;
}
