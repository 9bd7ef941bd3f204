export interface Found {
	title: string;
	url: string;
}

/** Minimum number of characters; two can be a word in syllabic scripts. */
export const LEAST = 2;

/** WordPress returns titles as HTML; it is converted to text and never inserted into the page. */
const asText = ( html: string ) => new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';

/** Results without a URL are skipped: plugins may change the search and its response. */
function read( one: unknown ): Found[] {
	const { title = '', url }: Partial< Found > = Object( one );
	if ( url && /^(https?:|\/)/i.test( url ) ) {
		return [ { title: asText( title ) || url, url } ];
	}
	// eslint-disable-next-line no-console -- The others are shown; whoever looks after the site has to learn of it.
	console.warn( 'Frontage: left out', one );
	return [];
}

/** Fetches suggestions; undefined on failure. The search itself works without them. */
export async function find( address: string, text: string, signal: AbortSignal ): Promise< Found[] | undefined > {
	try {
		const url = new URL( address, location.href );
		url.searchParams.set( 'search', text );
		const response = await fetch( url, { signal, headers: { Accept: 'application/json' } } );
		const results: unknown = response.ok && ( await response.json() );
		return Array.isArray( results ) ? results.flatMap( read ) : undefined;
	} catch {
		return undefined;
	}
}
