// All translatable texts of the suite, by text domain: for translators, and for checking their files.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { CALLS } from './calls.mjs';
import { textsOfHeaders, textsOfPhp } from './from-php.mjs';
import { textsOfJson, textsOfScript } from './from-scripts.mjs';

const SOURCES = [
	'{plugins,themes,packages,blocks,behaviors}/**/*.{php,ts,tsx}',
	'blocks/**/block.json',
	'packages/slider/schema.json',
	'themes/*/{theme.json,style.css}',
	'themes/*/styles/**/*.json',
];
const LEFT_OUT = [
	'**/{build,node_modules,tests,languages}/**',
	'plugins/*/kit/**',
	'**/*.test.*',
	'packages/kit/kit.php',
];

const KIT = 'frontage-kit';
const plugins = ( root ) =>
	fastGlob.sync( 'plugins/*', { cwd: root, onlyDirectories: true } ).map( ( name ) => path.basename( name ) );

/** The lookup key of a text, unique within a domain. */
export const keyOf = ( { text, context } ) => ( context === undefined ? text : `${ context }\u0004${ text }` );

/** A quick test: most files contain no texts, and parsing is slow. */
const TRANSLATION_CALL = new RegExp( `\\b(${ Object.keys( CALLS ).join( '|' ) })\\(` );

function textsOf( root, file ) {
	const source = readFileSync( path.join( root, file ), 'utf8' );
	const domain = file.split( '/' )[ 1 ];
	if ( file.endsWith( '.json' ) ) {
		return textsOfJson( source, file, domain );
	}
	if ( /\.tsx?$/.test( file ) ) {
		return TRANSLATION_CALL.test( source ) ? textsOfScript( source, file ) : [];
	}
	return [
		...textsOfHeaders( source, file, domain ),
		...( TRANSLATION_CALL.test( source ) ? textsOfPhp( source, file ) : [] ),
	];
}

/**
 * @param {string} root
 * @return {Map<string, Map<string, {text: string, plural?: string, context?: string, notes: string[], places: string[]}>>}
 * Domain → key → entry, sorted by the first file of each text.
 */
export function allTexts( root = '.' ) {
	const domains = new Map();
	for ( const file of fastGlob.sync( SOURCES, { cwd: root, ignore: LEFT_OUT } ).sort() ) {
		for ( const { domain, text, plural, context, note, line } of textsOf( root, file ) ) {
			const entries = domains.get( domain ) ?? new Map();
			const key = keyOf( { text, context } );
			const entry = entries.get( key ) ?? { text, plural, context, notes: [], places: [] };
			if ( plural !== undefined && entry.plural !== undefined && plural !== entry.plural ) {
				throw new Error( `${ file }:${ line }: "${ text }" has two plurals; give one of them a context.` );
			}
			entry.plural ??= plural;
			entry.places.push( `${ file }:${ line }` );
			if ( note && ! entry.notes.includes( note ) ) {
				entry.notes.push( note );
			}
			domains.set( domain, entries.set( key, entry ) );
		}
	}
	// Each plugin's copy of the kit uses the plugin's domain. A text may also be in the plugin's own files.
	for ( const domain of domains.has( KIT ) ? plugins( root ) : [] ) {
		const entries = domains.get( domain ) ?? new Map();
		for ( const [ key, entry ] of domains.get( KIT ) ) {
			const places = [ ...( entries.get( key )?.places ?? [] ), ...entry.places ];
			entries.set( key, { ...entry, places } );
		}
		domains.set( domain, entries );
	}
	domains.delete( KIT );
	return domains;
}
