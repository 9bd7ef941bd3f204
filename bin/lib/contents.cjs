/**
 * A webpack plugin that records which source files went into which built file: .cache/build/contents/<name>.json, `{
 * "plugins/x/build/admin/inbox.js": [ "node_modules/…", "plugins/x/admin/inbox/…" ] }`. Tree-shaken files are not included.
 * A script's list contains its lazy chunks, since WordPress loads a script's translations once for all of it. The license
 * notices and the translations of scripts are made from these lists.
 */
const { mkdirSync, writeFileSync } = require( 'node:fs' );
const path = require( 'node:path' );

/** Source files of a module: a concatenated one has many; webpack's own helpers have none and name webpack instead. */
function* sources( module_ ) {
	for ( const part of module_.modules ?? [ module_ ] ) {
		const file = part.nameForCondition?.();
		if ( file ) {
			yield path.relative( process.cwd(), file ).split( path.sep ).join( '/' );
		} else if ( part.type === 'runtime' ) {
			yield 'node_modules/webpack/lib/runtime';
		}
	}
}

class Contents {
	constructor( folder ) {
		this.folder = folder;
	}

	apply( compiler ) {
		compiler.hooks.afterEmit.tap( 'Contents', ( { chunks, chunkGraph, options } ) => {
			const list = {};
			for ( const chunk of chunks ) {
				const all = [ chunk, ...chunk.getAllAsyncChunks() ].flatMap( ( part ) =>
					[ ...chunkGraph.getChunkModulesIterable( part ) ].flatMap( ( one ) => [ ...sources( one ) ] )
				);
				for ( const file of chunk.files ) {
					const name = file.replace( /\?.*$/, '' ); // Lazy chunks have a version in their query string.
					const built = path.relative( process.cwd(), path.join( options.output.path, name ) );
					list[ built.split( path.sep ).join( '/' ) ] = [ ...new Set( all ) ].sort();
				}
			}
			mkdirSync( this.folder, { recursive: true } );
			const made = options.name.replace( /\W+/g, '-' );
			writeFileSync( path.join( this.folder, `${ made }.json` ), JSON.stringify( list, null, '\t' ) );
		} );
	}
}

module.exports = Contents;
