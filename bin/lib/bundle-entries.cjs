const { mkdirSync, writeFileSync } = require( 'node:fs' );
const path = require( 'node:path' );

/** The source of a script module, by the id that pages know it by. */
const sourceOf = ( set, id ) =>
	id.startsWith( '@frontage/behaviours/' )
		? `behaviors/${ set }/${ path.basename( id ) }/view.ts`
		: `blocks/${ set }/${ id.replace( /^frontage-|-view-script-module$/g, '' ) }/page/view.ts`;

/**
 * Writes an entry for each bundle of `behaviors/<set>/bundles.json`, which exports what its modules of the kit export and
 * runs the others.
 *
 * @param {string}                     set
 * @param {Record< string, string[] >} members Ids of modules by the bundle's name.
 * @return {Record< string, string >} Paths by name.
 */
function bundleEntries( set, members ) {
	const folder = path.resolve( `.cache/build/entries/bundles/${ set }` );
	mkdirSync( folder, { recursive: true } );
	return Object.fromEntries(
		Object.entries( members ).map( ( [ name, ids ] ) => {
			const file = path.join( folder, `${ name }.mjs` );
			const lines = ids.map( ( id ) =>
				id.startsWith( '@frontage/kit/' )
					? `export * from '${ id }';`
					: `import '${ path.resolve( sourceOf( set, id ) ) }';`
			);
			writeFileSync( file, `${ lines.join( '\n' ) }\n` );
			return [ name, file ];
		} )
	);
}

module.exports = { bundleEntries };
