/**
 * A webpack plugin that writes down which source files went into which built file: .cache/build/contents/<name>.json,
 * `{ "plugins/x/build/admin/inbox.js": [ "node_modules/…", "plugins/x/admin/inbox/…" ] }`. What tree shaking dropped is
 * not in it. A script's list has what it loads later, too: WordPress gives a script its translations once, for all of it.
 * The licence notices and the translations of scripts are made from these lists.
 */
const { mkdirSync, writeFileSync } = require( 'node:fs' );
const path = require( 'node:path' );

/** Files of a module: a concatenated one has many, webpack's own helpers have none and name webpack instead. */
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
					const name = file.replace( /\?.*$/, '' ); // What loads later is asked for with a version behind its name.
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
