/** The global name a script of core defines, and its address. */
export type CoreScript = [ name: string, src: string ];

/** Adds classic scripts to the page and waits for them; leaves out those whose global is there already. */
export async function addMissing( scripts: CoreScript[] ): Promise< void > {
	// An element with such an id is on `window` too, but not as its own.
	const wanted = scripts.filter( ( [ name ] ) => ! Object.hasOwn( window, name ) );
	await Promise.all(
		wanted.map(
			( [ name, src ] ) =>
				new Promise( ( resolve, reject ) => {
					const tag = tagOf( name, src );
					tag.addEventListener( 'load', resolve );
					tag.addEventListener( 'error', () => {
						tag.remove(); // The next one who asks may have more luck.
						reject( new Error( `Not loaded: ${ src }` ) );
					} );
				} )
		)
	);
}

/** One tag for all who ask: two islands that begin at once must not bring React twice. */
function tagOf( name: string, src: string ): HTMLScriptElement {
	const underWay = document.querySelector< HTMLScriptElement >( `script[data-frontage="${ name }"]` );
	if ( underWay ) {
		return underWay;
	}
	const tag = document.createElement( 'script' );
	tag.src = src;
	tag.async = false; // They run in this order.
	tag.dataset.frontage = name;
	document.head.append( tag );
	return tag;
}
