/** Name of the global that a core script defines, and the script's URL. */
export type CoreScript = [ name: string, src: string ];

/** Adds classic scripts to the page and waits for them. Scripts whose global already exists are skipped. */
export async function addMissing( scripts: CoreScript[] ): Promise< void > {
	// `hasOwn`, since an element with this id is a property of `window` too, though not an own one.
	const missing = scripts.filter( ( [ name ] ) => ! Object.hasOwn( window, name ) );
	await Promise.all(
		missing.map(
			( [ name, src ] ) =>
				new Promise( ( resolve, reject ) => {
					const tag = tagOf( name, src );
					tag.addEventListener( 'load', resolve );
					tag.addEventListener( 'error', () => {
						tag.remove(); // The next call may succeed.
						reject( new Error( `Not loaded: ${ src }` ) );
					} );
				} )
		)
	);
}

/** All callers share one tag: two islands that start at once must not load React twice. */
function tagOf( name: string, src: string ): HTMLScriptElement {
	const pending = document.querySelector< HTMLScriptElement >( `script[data-frontage="${ name }"]` );
	if ( pending ) {
		return pending;
	}
	const tag = document.createElement( 'script' );
	tag.src = src;
	tag.async = false; // Keeps the execution order.
	tag.dataset.frontage = name;
	document.head.append( tag );
	return tag;
}
