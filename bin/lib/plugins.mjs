// Which plugins of a folder can be activated, and in which order: node bin/lib/plugins.mjs FOLDER [MORE] → `a/a.php
// b/b.php`. MORE: an additional folder with required plugins. Reads the header `Requires Plugins`. A plugin with a missing
// requirement is left out, with a message.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** The slugs in the header of a main file. */
export const required = ( file ) =>
	( /^[ \t/*#@]*Requires Plugins:(.*)$/im.exec( readFileSync( file, 'utf8' ).slice( 0, 8192 ) )?.[ 1 ] ?? '' )
		.split( ',' )
		.map( ( slug ) => slug.trim() )
		.filter( Boolean );

/** A plugin's main file: `<slug>/<slug>.php`, or a third-party plugin's file with a plugin header. */
function mainFile( folder, slug ) {
	const own = path.join( folder, slug, `${ slug }.php` );
	const files = existsSync( own )
		? [ own ]
		: readdirSync( path.join( folder, slug ) )
				.filter( ( name ) => name.endsWith( '.php' ) )
				.map( ( name ) => path.join( folder, slug, name ) );
	return files.find( ( file ) => /^[ \t/*#@]*Plugin Name:/im.test( readFileSync( file, 'utf8' ).slice( 0, 8192 ) ) );
}

/** The suite's plugins in dependency order; `left` has a sentence for each that cannot be activated. */
export function activation( folder, more = folder ) {
	const order = [];
	const left = [];
	/** Returns why a plugin is not available, or undefined. */
	const add = ( slug, waiting ) => {
		const at = [ folder, more ].find( ( place ) => existsSync( path.join( place, slug ) ) );
		const file = at && mainFile( at, slug );
		if ( ! file ) {
			return `${ slug } is not there`;
		}
		if ( waiting.includes( slug ) ) {
			return `${ slug } asks for itself`;
		}
		const name = path.relative( at, file ).split( path.sep ).join( '/' );
		for ( const need of order.includes( name ) ? [] : required( file ) ) {
			const problem = add( need, [ ...waiting, slug ] );
			if ( problem ) {
				return problem;
			}
		}
		if ( ! order.includes( name ) ) {
			order.push( name );
		}
		return undefined;
	};
	for ( const slug of readdirSync( folder ).sort() ) {
		if ( /^frontage-/.test( slug ) ) {
			const problem = add( slug, [] );
			if ( problem ) {
				left.push( `${ slug } is left out: ${ problem }.` );
			}
		}
	}
	return { order, left };
}

if ( import.meta.url === pathToFileURL( process.argv[ 1 ] ?? '' ).href ) {
	const { order, left } = activation( process.argv[ 2 ], process.argv[ 3 ] );
	left.forEach( ( sentence ) => console.error( `frontage: ${ sentence }` ) );
	console.log( order.join( ' ' ) );
}
