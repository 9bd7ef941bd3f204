// Errors in translations: missing ones, and different placeholders, tags, mail-tags or white space.
import { existsSync } from 'node:fs';
import { fileOf, folderOf, LOCALES, pluralsOf, readPo } from './po.mjs';
import { allTexts } from './texts.mjs';

/** Parts that a translation must keep, in any order. */
const UNCHANGED_PARTS = [
	[ 'placeholders', /%(?:\d+\$)?[bcdeEfFgGosuxX]|%%/g ],
	[ 'tags', /<\/?[a-z][^>]*>/gi ],
	[ 'mail-tags', /\[[a-z_][\w-]*\]/g ],
	[ 'blanks at its ends', /^\s+|\s+$/g ],
];

const found = ( text, pattern ) => ( text.match( pattern ) ?? [] ).sort().join( ' ' );

/** What one translation changed that it must keep. */
function changedParts( { text, plural }, form, index ) {
	const original = index > 0 && plural !== undefined ? plural : text;
	return UNCHANGED_PARTS.filter( ( [ , pattern ] ) => found( original, pattern ) !== found( form, pattern ) ).map(
		( [ name ] ) => name
	);
}

const quoted = ( key ) => `“${ key.replace( '\u0004', ': ' ) }”`;

/** Compares one language of one domain with the texts of the sources. */
export function translationErrors( entries, translated, locale ) {
	const sentences = [];
	for ( const [ key, entry ] of entries ) {
		const { forms = [], plural } = translated.get( key ) ?? {};
		if ( ! translated.has( key ) || plural !== entry.plural ) {
			sentences.push( `${ quoted( key ) } is not in it: run npm run translate, then translate it.` );
			continue;
		}
		const formCount = entry.plural === undefined ? 1 : pluralsOf( locale );
		if ( forms.length !== formCount || forms.includes( '' ) ) {
			sentences.push( `${ quoted( key ) } is not translated (${ formCount } wanted).` );
			continue;
		}
		for ( const what of new Set( forms.flatMap( ( form, index ) => changedParts( entry, form, index ) ) ) ) {
			sentences.push( `${ quoted( key ) } has other ${ what } in its translation.` );
		}
	}
	for ( const key of translated.keys() ) {
		if ( ! entries.has( key ) ) {
			sentences.push( `${ quoted( key ) } is in it, but no longer in the sources: run npm run translate.` );
		}
	}
	return sentences;
}

/** Translated domains: those with at least one .po file. A new plugin may be translated later. */
export const translatedDomains = ( texts, root = '.' ) =>
	[ ...texts.keys() ].filter(
		( domain ) =>
			folderOf( domain, root ) &&
			Object.keys( LOCALES ).some( ( locale ) => existsSync( fileOf( domain, locale, root ) ) )
	);

/** Every error of every translated domain, as sentences that begin with the file. */
export function languageBreaches( root = '.', texts = allTexts( root ) ) {
	const unknownDomains = [ ...texts ]
		.filter( ( [ domain ] ) => ! folderOf( domain, root ) )
		.map( ( [ domain, entries ] ) => {
			const [ { places } ] = entries.values();
			return `${ places[ 0 ] } names the text domain “${ domain }”, but there is no plugin or theme of that name.`;
		} );
	const errors = translatedDomains( texts, root ).flatMap( ( domain ) =>
		Object.keys( LOCALES ).flatMap( ( locale ) => {
			const file = fileOf( domain, locale, root );
			const translated = readPo( file );
			return translated
				? translationErrors( texts.get( domain ), translated, locale ).map(
						( sentence ) => `${ file }: ${ sentence }`
					)
				: [ `${ file } is missing: run npm run translate.` ];
		} )
	);
	return [ ...unknownDomains, ...errors ];
}
