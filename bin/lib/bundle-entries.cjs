const { existsSync, mkdirSync, writeFileSync } = require( 'node:fs' );
const path = require( 'node:path' );
const { sync: glob } = require( 'fast-glob' );

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

/**
 * Writes the entry of a plugin's editor bundle: each block's `editor/index.ts`, each behavior's `editor.tsx`, parts of its
 * screens that editors have, and all styles of these, which the canvas shows.
 *
 * @param {string} set
 * @return {string|undefined} Path; undefined for a plugin that brings nothing to editors.
 */
function editorEntry( set ) {
	const blocks = glob( `blocks/${ set }/*/editor/index.ts` ).sort();
	const behaviors = glob( `behaviors/${ set }/*/editor.tsx` ).sort();
	if ( ! blocks.length && ! behaviors.length ) {
		return undefined;
	}
	const screens = glob( `plugins/frontage-${ set }/admin/*/in-editor.tsx` ).sort();
	const styles = [ ...blocks, ...behaviors ]
		.map( ( file ) => file.replace( /(editor\/index\.ts|editor\.tsx)$/, 'style.css' ) )
		.filter( ( file ) => existsSync( file ) );
	const file = path.resolve( `.cache/build/entries/editor/${ set }.mjs` );
	mkdirSync( path.dirname( file ), { recursive: true } );
	const lines = [ ...styles, ...blocks, ...behaviors, ...screens ].map(
		( source ) => `import '${ path.resolve( source ) }';`
	);
	writeFileSync( file, `${ lines.join( '\n' ) }\n` );
	return file;
}

module.exports = { bundleEntries, editorEntry };
