/** The global name a script of core defines, and its address. */
export type CoreScript = [ name: string, src: string ];

/** Adds classic scripts to the page and waits for them; leaves out those whose global is there already. */
export async function addMissing( scripts: CoreScript[] ): Promise< void > {
	// An element with such an id is on `window` too, but not as its own.
	const wanted = scripts.filter( ( [ name ] ) => ! Object.hasOwn( window, name ) );
	await Promise.all(
		wanted.map(
			( [ , src ] ) =>
				new Promise( ( resolve, reject ) => {
					const tag = document.createElement( 'script' );
					tag.src = src;
					tag.async = false; // They run in this order.
					tag.onload = resolve;
					tag.onerror = () => reject( new Error( `Not loaded: ${ src }` ) );
					document.head.append( tag );
				} )
		)
	);
}
