import type { Clock } from '../../timing/clock';

const PATIENCE = 5000; // ms to wait for a stylesheet; the slider is then shown without it.

export interface Fetched {
	root: HTMLElement;
	/** CSS of its breakpoints. */
	rules: string;
}

/** Response of the endpoint: the slider's markup, the id of its root element, and the site's files and rules that it needs. */
interface Answer {
	success?: unknown;
	data?: unknown;
	htmlid?: unknown;
	toload?: { styles?: unknown; scripts?: unknown };
	rules?: unknown;
}

const isOurs = ( address: string ) => {
	try {
		return new URL( address, document.baseURI ).origin === location.origin;
	} catch {
		return false;
	}
};
const ours = ( list: unknown ): string[] =>
	( Array.isArray( list ) ? list : [] ).filter(
		( each ): each is string => typeof each === 'string' && isOurs( each )
	);

const isHere = ( address: string ) =>
	performance
		.getEntriesByType?.( 'resource' )
		.some( ( { name } ) => name.split( '?' )[ 0 ] === address.split( '?' )[ 0 ] );

/** Adds a file unless the page has it; also resolves if it fails to load. */
function addFile( file: HTMLLinkElement | HTMLScriptElement, address: string, clock: Clock ): Promise< void > {
	const { href } = new URL( address, document.baseURI );
	if ( isHere( href ) ) {
		return Promise.resolve();
	}
	file.setAttribute( file instanceof HTMLLinkElement ? 'href' : 'src', href );
	return new Promise( ( done ) => {
		const cancel = clock.after( PATIENCE, done );
		const come = () => {
			cancel();
			done();
		};
		file.addEventListener( 'load', come );
		file.addEventListener( 'error', come );
		document.head.append( file );
	} );
}

async function ask( alias: string, endpoint: string, clock: Clock ): Promise< Fetched | undefined > {
	const address = endpoint.replace( '%s', encodeURIComponent( alias ) );
	if ( ! isOurs( address ) ) {
		return undefined;
	}
	const response = await fetch( address, { headers: { Accept: 'application/json' } } );
	const { success, data, htmlid, toload, rules }: Answer = response.ok ? await response.json() : {};
	if ( ! success || typeof data !== 'string' || typeof htmlid !== 'string' ) {
		return undefined;
	}
	// Parsed as a separate document, so that nothing in it runs or loads before it is checked.
	const root = new DOMParser().parseFromString( data, 'text/html' ).getElementById( htmlid );
	root?.querySelectorAll( 'script:not([type="application/json"])' ).forEach( ( script ) => script.remove() );
	await Promise.all( [
		...ours( toload?.styles ).map( ( style ) =>
			addFile( Object.assign( document.createElement( 'link' ), { rel: 'stylesheet' } ), style, clock )
		),
		...ours( toload?.scripts ).map( ( script ) =>
			addFile( Object.assign( document.createElement( 'script' ), { type: 'module' } ), script, clock )
		),
	] );
	return root ? { root, rules: typeof rules === 'string' ? rules : '' } : undefined;
}

const asked = new Map< string, Promise< Fetched | undefined > >();

/** Fetches a slider from the site as an element for the page. A successful response is cached. Never rejects. */
export function fetchSlider( alias: string, endpoint: string, clock: Clock ): Promise< Fetched | undefined > {
	let answer = asked.get( alias );
	if ( ! answer ) {
		answer = ask( alias, endpoint, clock ).catch( () => undefined );
		asked.set( alias, answer );
		void answer.then( ( came ) => came || asked.delete( alias ) );
	}
	return answer;
}
