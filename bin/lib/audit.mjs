// Checks shipped packages for known vulnerabilities with npm: npm run audit. All packages are in devDependencies, since npm
// installs nothing on a visitor's server. What counts is the content of the built files (build/third-party.json).
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The packages inside built files, as `name@version`, each with the plugins that contain it. */
export function shipped( root = '.' ) {
	const found = new Map();
	for ( const plugin of readdirSync( path.join( root, 'plugins' ) ).sort() ) {
		const file = path.join( root, 'plugins', plugin, 'build/third-party.json' );
		if ( ! existsSync( file ) ) {
			throw new Error( `${ plugin } has no list of what is in its built files: run bin/build first.` );
		}
		for ( const { name, version } of JSON.parse( readFileSync( file, 'utf8' ) ).components ) {
			const package_ = `${ name }@${ version }`;
			found.set( package_, [ ...( found.get( package_ ) ?? [] ), plugin ] );
		}
	}
	return found;
}

/** Shipped packages that are missing in the lock file, so that npm would not check them. */
export function unknown( packages, lock ) {
	const locked = new Set( Object.entries( lock.packages ).map( ( [ place, { version } ] ) => at( place, version ) ) );
	return [ ...packages.keys() ].filter( ( package_ ) => ! locked.has( package_ ) );
}

/** Vulnerabilities that prevent shipping, as sentences, from the output of `npm audit --json`. */
export function advisories( answer, packages, lock ) {
	return Object.values( answer.vulnerabilities ).flatMap( ( { severity, nodes, via } ) =>
		nodes
			.map( ( place ) => at( place, lock.packages[ place ]?.version ) )
			.filter( ( package_ ) => packages.has( package_ ) )
			.map( ( package_ ) => {
				const exceptions = via.map( ( one ) => one.url ?? one ).join( ', ' );
				return `${ package_ } in ${ packages.get( package_ ).join( ' and ' ) }: ${ severity }, ${ exceptions }. Update it, or leave it out.`;
			} )
	);
}

function at( place, version ) {
	return `${ place.slice( place.lastIndexOf( 'node_modules/' ) + 'node_modules/'.length ) }@${ version }`;
}

if ( process.argv[ 1 ] === import.meta.filename ) {
	const lock = JSON.parse( readFileSync( 'package-lock.json', 'utf8' ) );
	const packages = shipped();
	const { stdout } = spawnSync( 'npm', [ 'audit', '--json' ], { encoding: 'utf8', maxBuffer: 2 ** 28 } );
	const answer = JSON.parse( stdout || '{}' );
	if ( ! answer.vulnerabilities ) {
		console.error( `npm could not be asked about weaknesses: ${ answer.message ?? 'it gave no answer' }` );
		process.exit( 2 );
	}
	const found = advisories( answer, packages, lock );
	found.forEach( ( sentence ) => console.error( sentence ) );
	const all = Object.keys( answer.vulnerabilities ).length;
	console.log( `${ packages.size } packages are shipped: ${ found.length } weaknesses; ${ all } in all tools.` );
	process.exitCode = found.length ? 1 : 0;
}
