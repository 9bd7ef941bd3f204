import type { Clock } from '../../clock';

const PATIENCE = 5000; // ms for a stylesheet; the slider then shows without.

/** What the endpoint answers: the slider's markup, the id of its root, and the files of this site it needs. */
interface Answer {
	success?: unknown;
	data?: unknown;
	htmlid?: unknown;
	toload?: { styles?: unknown; scripts?: unknown };
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

/** Brings a file unless the page has it; resolves also when it does not come. */
function bring( element: HTMLLinkElement | HTMLScriptElement, address: string, clock: Clock ): Promise< void > {
	const name = element instanceof HTMLLinkElement ? 'href' : 'src';
	element.setAttribute( name, new URL( address, document.baseURI ).href );
	const own = element[ name as keyof typeof element ];
	const known = [ ...document.querySelectorAll( element.localName ) ].some(
		( other ) => other[ name as keyof typeof other ] === own
	);
	if ( known ) {
		return Promise.resolve();
	}
	return new Promise( ( done ) => {
		const cancel = clock.after( PATIENCE, done );
		const come = () => {
			cancel();
			done();
		};
		element.addEventListener( 'load', come );
		element.addEventListener( 'error', come );
		document.head.append( element );
	} );
}

async function ask( alias: string, endpoint: string, clock: Clock ): Promise< HTMLElement | undefined > {
	const address = endpoint.replace( '%s', encodeURIComponent( alias ) );
	if ( ! isOurs( address ) ) {
		return undefined;
	}
	const response = await fetch( address, { headers: { Accept: 'application/json' } } );
	const { success, data, htmlid, toload }: Answer = response.ok ? await response.json() : {};
	if ( ! success || typeof data !== 'string' || typeof htmlid !== 'string' ) {
		return undefined;
	}
	// Read as a document of its own: nothing in it runs or loads before it is looked at.
	const root = new DOMParser().parseFromString( data, 'text/html' ).getElementById( htmlid );
	root?.querySelectorAll( 'script:not([type="application/json"])' ).forEach( ( script ) => script.remove() );
	await Promise.all( [
		...ours( toload?.styles ).map( ( style ) =>
			bring( Object.assign( document.createElement( 'link' ), { rel: 'stylesheet' } ), style, clock )
		),
		...ours( toload?.scripts ).map( ( script ) =>
			bring( Object.assign( document.createElement( 'script' ), { type: 'module' } ), script, clock )
		),
	] );
	return root ?? undefined;
}

const asked = new Map< string, Promise< HTMLElement | undefined > >();

/** A slider's markup from the site, as an element for the page; asked for once, unless it did not come. Never rejects. */
export function fetchSlider( alias: string, endpoint: string, clock: Clock ): Promise< HTMLElement | undefined > {
	let answer = asked.get( alias );
	if ( ! answer ) {
		answer = ask( alias, endpoint, clock ).catch( () => undefined );
		asked.set( alias, answer );
		void answer.then( ( root ) => root || asked.delete( alias ) );
	}
	return answer;
}
