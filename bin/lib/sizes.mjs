// Compares what visitors download with sizes.json: node bin/lib/sizes.mjs. A budget with `files` counts them together, one
// with `each` counts every matching file separately.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pathToFileURL } from 'node:url';
import glob from 'fast-glob';

/** Files of a plugin or theme that browsers may request; PHP, data and texts are read on the server. */
const SHIPPED = [ 'plugins/*/**', 'themes/**', '!**/node_modules/**', '!plugins/*/{admin,tests}/**' ];
const FOR_BROWSERS = /\.(m?js|css|woff2?|ttf|otf|svg|png|jpe?g|gif|webp|avif|ico|mp3|ogg|mp4|webm|wasm)$/;
const FOR_EDITORS =
	/^plugins\/[^/]+\/(build\/(admin|editor)\/|build\/blocks\/[^/]+\/editor\/|kit\/editor\/)|^themes\/[^/]+\/screenshot\.png$/;

const compressed = ( content ) => ( {
	gzip: gzipSync( content, { level: 9 } ).length,
	brotli: brotliCompressSync( content, { params: { [ constants.BROTLI_PARAM_QUALITY ]: 11 } } ).length,
} );

/** Returns a sentence for each exceeded budget, and for each file without a budget; `report` is called with a line for each budget. */
export function brokenBudgets( budgets, root = '.', report = () => {} ) {
	const find = ( patterns ) => glob.sync( patterns, { cwd: root } ).sort();
	const size = ( file ) => compressed( readFileSync( path.join( root, file ) ) );
	const judge = ( name, files, budget ) => {
		const sizes = files.map( size );
		const is = ( kind ) => sizes.reduce( ( sum, one ) => sum + one[ kind ], 0 );
		report(
			`${ name }: ${ is( 'gzip' ) } of ${ budget.gzip } bytes gzip, ${ is( 'brotli' ) } of ${ budget.brotli } brotli`
		);
		return [ 'gzip', 'brotli' ]
			.filter( ( kind ) => is( kind ) > budget[ kind ] )
			.map(
				( kind ) =>
					`${ name }: ${ is( kind ) } bytes ${ kind }, the budget is ${ budget[ kind ] }. Make it smaller, or raise the figure in a commit of its own with the reason.`
			);
	};
	const covered = new Set();
	const broken = Object.entries( budgets ).flatMap( ( [ name, { files, each, ...budget } ] ) => {
		const found = find( each ?? files );
		found.forEach( ( file ) => covered.add( file ) );
		if ( each ) {
			return found.flatMap( ( file ) => judge( `${ name } (${ file })`, [ file ], budget ) );
		}
		const missing = files.filter( ( file ) => ! found.includes( file ) );
		return missing.length
			? [ `${ name }: ${ missing.join( ', ' ) } was not built. Build it, or take the budget out of sizes.json.` ]
			: judge( name, found, budget );
	} );
	const without = find( SHIPPED ).filter(
		( file ) => FOR_BROWSERS.test( file ) && ! FOR_EDITORS.test( file ) && ! covered.has( file )
	);
	return [
		...broken,
		...without.map( ( file ) => {
			const { gzip, brotli } = size( file );
			return `${ file } may reach visitors and has no budget: add it to sizes.json (it has ${ gzip } bytes gzip, ${ brotli } brotli) and say why it may have them.`;
		} ),
	];
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	const broken = brokenBudgets( JSON.parse( readFileSync( 'sizes.json', 'utf8' ) ), '.', console.log );
	broken.forEach( ( sentence ) => console.error( sentence ) );
	process.exitCode = broken.length ? 1 : 0;
}
