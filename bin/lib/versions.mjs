// One version and one list of requirements for the suite: node bin/lib/versions.mjs reports files that differ from
// package.json.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const PHP = '8.2';

/** Headers that are the same in all plugins and themes. */
const SAME = [ 'Author', 'License', 'Domain Path' ];

/** Files with version numbers, each with the headers that must agree. */
export function versioned( root ) {
	const below = ( folder ) =>
		existsSync( path.join( root, folder ) ) ? readdirSync( path.join( root, folder ) ).sort() : [];
	return [
		...below( 'plugins' ).flatMap( ( name ) => [
			{
				file: `plugins/${ name }/${ name }.php`,
				headers: [ 'Version', 'Requires at least', 'Requires PHP', ...SAME ],
			},
			{
				file: `plugins/${ name }/readme.txt`,
				headers: [ 'Stable tag', 'Requires at least', 'Requires PHP', 'Tested up to' ],
			},
		] ),
		...below( 'themes' ).flatMap( ( name ) => [
			{
				file: `themes/${ name }/style.css`,
				headers: [ 'Version', 'Requires at least', 'Requires PHP', 'Tested up to', ...SAME ],
			},
			{
				file: `themes/${ name }/readme.txt`,
				headers: [ 'Stable tag', 'Requires at least', 'Requires PHP', 'Tested up to', 'License' ],
			},
		] ),
	];
}

export function versionBreaches( root = '.' ) {
	const { version, config, license } = JSON.parse( readFileSync( path.join( root, 'package.json' ), 'utf8' ) );
	const wanted = {
		Version: version,
		'Stable tag': version,
		'Requires at least': config.wordpress,
		'Tested up to': config.wordpress,
		'Requires PHP': PHP,
		Author: 'Frontage contributors',
		License: license,
		'Domain Path': '/languages',
	};
	const breaches = versioned( root ).flatMap( ( { file, headers } ) => {
		if ( ! existsSync( path.join( root, file ) ) ) {
			return [ `${ file } is missing.` ];
		}
		const text = readFileSync( path.join( root, file ), 'utf8' );
		return headers.flatMap( ( header ) => {
			const found = text.match( new RegExp( `^[ *]*${ header }:\\s*(.+?)\\s*$`, 'm' ) )?.[ 1 ];
			return found === wanted[ header ]
				? []
				: [ `${ file } says "${ header }: ${ found }", not ${ wanted[ header ] }.` ];
		} );
	} );
	const packages = existsSync( path.join( root, 'packages' ) ) ? readdirSync( path.join( root, 'packages' ) ) : [];
	for ( const name of packages ) {
		const found = JSON.parse(
			readFileSync( path.join( root, `packages/${ name }/package.json` ), 'utf8' )
		).version;
		if ( found !== version ) {
			breaches.push( `packages/${ name }/package.json says ${ found }, not ${ version }.` );
		}
	}
	return breaches;
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	const breaches = versionBreaches();
	breaches.forEach( ( sentence ) => console.error( sentence ) );
	process.exitCode = breaches.length ? 1 : 0;
}
