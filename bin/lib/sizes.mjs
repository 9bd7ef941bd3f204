// Compares what visitors download with sizes.json: node bin/lib/sizes.mjs. A budget counts all its files together.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';

/** Gives one sentence a broken budget; `report` is called with a line for each. */
export function brokenBudgets( budgets, root = '.', report = () => {} ) {
	return Object.entries( budgets ).flatMap( ( [ name, { files, gzip, brotli } ] ) => {
		const missing = files.filter( ( file ) => ! existsSync( path.join( root, file ) ) );
		if ( missing.length ) {
			return [ `${ name }: ${ missing.join( ', ' ) } was not built.` ];
		}
		const contents = files.map( ( file ) => readFileSync( path.join( root, file ) ) );
		const sum = ( compress ) => contents.reduce( ( total, content ) => total + compress( content ).length, 0 );
		const is = {
			gzip: sum( ( content ) => gzipSync( content, { level: 9 } ) ),
			brotli: sum( ( content ) =>
				brotliCompressSync( content, { params: { [ constants.BROTLI_PARAM_QUALITY ]: 11 } } )
			),
		};
		report( `${ name }: ${ is.gzip } of ${ gzip } bytes gzip, ${ is.brotli } of ${ brotli } brotli` );
		return Object.entries( { gzip, brotli } )
			.filter( ( [ kind, most ] ) => is[ kind ] > most )
			.map( ( [ kind, most ] ) => `${ name }: ${ is[ kind ] } bytes ${ kind }, the budget is ${ most }.` );
	} );
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	const broken = brokenBudgets( JSON.parse( readFileSync( 'sizes.json', 'utf8' ) ), '.', console.log );
	broken.forEach( ( sentence ) => console.error( sentence ) );
	process.exitCode = broken.length ? 1 : 0;
}
