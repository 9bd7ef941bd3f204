/**
 * Brings a module that a page needs later: by its id, as the page's import map names it, or by an address that PHP gave.
 * What fails is said once and leaves the page as PHP printed it.
 */
const PATIENCE = 120_000; // ms

export interface Loading {
	/** Where it is, if the page's import map does not say. */
	url?: string;
	/** It keeps no state, so that a second copy, asked for under a changed address, does no harm: the next use tries once more. */
	stateless?: boolean;
}
type Type = 'error' | 'timeout' | 'missing';

/** By these names and words sites' error watchers know a part that did not come. */
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

/** Some browsers have no `import.meta.resolve`; the map itself stands in the page. */
function addressOf( id: string ): string {
	const map = document.querySelector( 'script[type="importmap"]' )?.textContent ?? '{}';
	return ( JSON.parse( map ) as { imports?: Record< string, string > } ).imports?.[ id ] ?? '';
}

/** Browsers remember that an address failed, and would not ask again. */
const changed = ( url: string ) => `${ url }${ url.includes( '?' ) ? '&' : '?' }again=1`;

async function bring( id: string, url: string, again: boolean ): Promise< unknown > {
	let timer: ReturnType< typeof setTimeout > | undefined;
	const patience = new Promise< never >( ( _, reject ) => {
		timer = setTimeout( () => reject( new ChunkLoadError( id, 'timeout', url ) ), PATIENCE );
	} );
	try {
		return await Promise.race( [
			import( /* webpackIgnore: true */ again ? changed( url ) : url ).catch( ( cause: unknown ) => {
				throw new ChunkLoadError( id, 'error', url, cause );
			} ),
			patience,
		] );
	} finally {
		clearTimeout( timer );
	}
}

/** The module. Calling it again is harmless: what came, and what failed for good, stays so. */
export function load< T >( id: string, { url = addressOf( id ), stateless = false }: Loading = {} ): Promise< T > {
	const known = loading.get( id );
	if ( known ) {
		return known as Promise< T >;
	}
	const before = tries.get( id ) ?? 0;
	tries.set( id, before + 1 );
	const asked = (
		url ? bring( id, url, before > 0 ) : Promise.reject( new ChunkLoadError( id, 'missing', id ) )
	).catch( ( error: ChunkLoadError ) => {
		if ( stateless && url && ! before ) {
			loading.delete( id ); // The next use tries once more.
		}
		if ( ! before ) {
			console.error( error ); // eslint-disable-line no-console -- The contract's: once, for whoever looks after the site.
		}
		document.dispatchEvent(
			new CustomEvent( 'frontage:load-failed', { detail: { id, type: error.type, url: error.url } } )
		);
		throw error;
	} );
	loading.set( id, asked );
	return asked as Promise< T >;
}
