export interface Found {
	title: string;
	url: string;
}

/** Letters, fewer than which say too little; two are a word where a letter is a syllable. */
export const LEAST = 2;

/** WordPress sends a title as markup; this never becomes part of the page. */
const asText = ( html: string ) => new DOMParser().parseFromString( html, 'text/html' ).body.textContent ?? '';

/** One that leads nowhere is left out: plugins change what the search finds, and sometimes what it sends. */
function read( one: unknown ): Found[] {
	const { title = '', url }: Partial< Found > = Object( one );
	if ( url && /^(https?:|\/)/i.test( url ) ) {
		return [ { title: asText( title ) || url, url } ];
	}
	// eslint-disable-next-line no-console -- The others are shown; whoever looks after the site has to learn of it.
	console.warn( 'Frontage: left out', one );
	return [];
}

/** What the site has for these words; nothing where it cannot say. The search itself works without. */
export async function find( address: string, text: string, signal: AbortSignal ): Promise< Found[] | undefined > {
	try {
		const url = new URL( address, location.href );
		url.searchParams.set( 'search', text );
		const response = await fetch( url, { signal, headers: { Accept: 'application/json' } } );
		const found: unknown = response.ok && ( await response.json() );
		return Array.isArray( found ) ? found.flatMap( read ) : undefined;
	} catch {
		return undefined;
	}
}
