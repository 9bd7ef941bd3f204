// The suite's languages besides English, and their files: plugins/<domain>/languages/<domain>-<locale>.po.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { po } from 'gettext-parser';
import { keyOf } from './texts.mjs';

/** Locale → plural forms, as in WordPress's own files. */
export const LOCALES = {
	ar: 'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);',
	de_DE: 'nplurals=2; plural=(n != 1);',
	nb_NO: 'nplurals=2; plural=(n != 1);',
};

export const pluralsOf = ( locale ) => Number( LOCALES[ locale ].match( /nplurals=(\d)/ )[ 1 ] );

/** The languages folder of a plugin or the theme; undefined for other domains. */
export function folderOf( domain, root = '.' ) {
	const owner = [ 'plugins', 'themes' ].find( ( kind ) => existsSync( path.join( root, kind, domain ) ) );
	return owner && path.join( root, owner, domain, 'languages' );
}

/** WordPress names a theme's files by the locale only. */
const stem = ( domain, locale, root ) =>
	folderOf( domain, root ).split( path.sep ).includes( 'themes' ) ? locale : `${ domain }-${ locale }`;

export const fileOf = ( domain, locale, root = '.', ending = '.po' ) =>
	path.join( folderOf( domain, root ), `${ stem( domain, locale, root ) }${ ending }` );

/**
 * Parses a .po file: key → translation, one string for each plural form; a fuzzy one counts as missing.
 *
 * @return {Map<string, {plural?: string, forms: string[]}>|undefined} Undefined if there is no such file.
 */
export function readPo( file ) {
	if ( ! existsSync( file ) ) {
		return undefined;
	}
	const { translations } = po.parse( readFileSync( file, 'utf8' ) );
	const entries = Object.values( translations ).flatMap( ( ofContext ) => Object.values( ofContext ) );
	return new Map(
		entries
			.filter( ( { msgid } ) => msgid !== '' )
			.map( ( { msgid, msgctxt, msgid_plural: plural, msgstr, comments } ) => [
				keyOf( { text: msgid, context: msgctxt } ),
				{ plural, forms: comments?.flag?.includes( 'fuzzy' ) ? [] : msgstr },
			] )
	);
}

/** The entries of a domain in gettext's format. They contain no file names, since zips have no sources. */
function asPo( headers, entries, translation ) {
	const translations = { '': { '': { msgid: '', msgstr: [ '' ] } } };
	for ( const entry of entries ) {
		const { text, context = '', plural, notes } = entry;
		const comments = {
			...( notes.length ? { extracted: notes.map( ( note ) => `translators: ${ note }` ).join( '\n' ) } : {} ),
			...( /%(\d+\$)?[a-z]/.test( text ) ? { flag: 'php-format' } : {} ),
		};
		translations[ context ] ??= {};
		translations[ context ][ text ] = {
			msgid: text,
			...( context ? { msgctxt: context } : {} ),
			...( plural === undefined ? {} : { msgid_plural: plural } ),
			msgstr: translation( entry ),
			comments,
		};
	}
	return po.compile( { charset: 'utf-8', headers, translations }, { foldLength: 0 } ).toString();
}

const headersOf = ( domain, more ) => ( {
	'Project-Id-Version': domain,
	'MIME-Version': '1.0',
	'Content-Type': 'text/plain; charset=UTF-8',
	'Content-Transfer-Encoding': '8bit',
	...more,
	'X-Domain': domain,
} );

/** The template for translators. */
export function writePot( domain, entries, root = '.' ) {
	const empty = ( { plural } ) => ( plural === undefined ? [ '' ] : [ '', '' ] );
	const text = asPo( headersOf( domain, {} ), entries.values(), empty );
	mkdirSync( folderOf( domain, root ), { recursive: true } );
	writeFileSync( path.join( folderOf( domain, root ), `${ domain }.pot` ), text );
}

/**
 * Updates a .po file from the sources: translations are kept, new texts are added empty, and removed texts are deleted. It
 * is sorted by the English text and contains no file names, so that moving code does not change it.
 *
 * @return {number} Number of untranslated texts.
 */
export function updatePo( domain, locale, entries, root = '.' ) {
	const file = fileOf( domain, locale, root );
	const existing = readPo( file ) ?? new Map();
	const emptyForms = ( { plural } ) => Array( plural === undefined ? 1 : pluralsOf( locale ) ).fill( '' );
	const translation = ( entry ) => {
		const found = existing.get( keyOf( entry ) );
		return found?.forms.length && found.plural === entry.plural ? found.forms : emptyForms( entry );
	};
	const sorted = [ ...entries.entries() ]
		.sort( ( [ a ], [ b ] ) => ( a < b ? -1 : 1 ) )
		.map( ( [ , entry ] ) => entry );
	const headers = headersOf( domain, { Language: locale, 'Plural-Forms': LOCALES[ locale ] } );
	mkdirSync( path.dirname( file ), { recursive: true } );
	writeFileSync( file, asPo( headers, sorted, translation ) );
	return sorted.filter( ( entry ) => translation( entry ).some( ( form ) => form === '' ) ).length;
}
