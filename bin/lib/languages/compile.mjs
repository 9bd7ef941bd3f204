// Compiles the .po files for WordPress: <domain>-<locale>.l10n.php for PHP, <domain>-<locale>-<md5>.json for each script,
// and <domain>.pot for translators. The output is deterministic.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contents } from '../notices.mjs';
import { fileOf, folderOf, LOCALES, readPo, writePot } from './po.mjs';
import { allTexts } from './texts.mjs';

const php = ( text ) => `'${ text.replace( /[\\']/g, '\\$&' ) }'`;

/** The byte that separates plurals cannot be in single quotes. */
const phpForms = ( forms ) => forms.map( php ).join( ' . "\\0" . ' );
const phpKey = ( key ) => key.split( '\u0004' ).map( php ).join( ' . "\\4" . ' );

function forPhp( domain, locale, translated ) {
	const rows = [ ...translated ].map( ( [ key, { forms } ] ) => `\t\t${ phpKey( key ) } => ${ phpForms( forms ) },` );
	return [
		'<?php',
		"defined( 'ABSPATH' ) || exit;",
		'return [',
		`\t'domain' => ${ php( domain ) },`,
		`\t'language' => ${ php( locale ) },`,
		`\t'plural-forms' => ${ php( LOCALES[ locale ] ) },`,
		`\t'messages' => [`,
		...rows,
		'\t],',
		'];',
		'',
	].join( '\n' );
}

/** The format that `wp.i18n` reads. */
function forScript( locale, translated, keys ) {
	const messages = { '': { domain: 'messages', lang: locale, 'plural-forms': LOCALES[ locale ] } };
	for ( const key of keys ) {
		messages[ key ] = translated.get( key ).forms;
	}
	return `${ JSON.stringify( { domain: 'messages', locale_data: { messages } } ) }\n`;
}

/** A plugin's scripts with the keys of their texts; tree-shaken texts are not included. */
function scripts( domain, entries, bundleSources ) {
	const folder = `plugins/${ domain }/`;
	return Object.entries( bundleSources )
		.filter( ( [ file ] ) => file.startsWith( folder ) && file.endsWith( '.js' ) )
		.map( ( [ file, sources ] ) => {
			const sourceFiles = new Set( sources );
			const isInScript = ( { places } ) =>
				places.some( ( place ) => sourceFiles.has( place.replace( /:\d+$/, '' ) ) );
			const keys = [ ...entries ].filter( ( [ , entry ] ) => isInScript( entry ) ).map( ( [ key ] ) => key );
			return [ file.slice( folder.length ), keys ];
		} )
		.filter( ( [ , keys ] ) => keys.length );
}

/** Writes all files again and deletes outdated ones. Untranslated texts stay English. */
export function compileLanguages() {
	const made = contents();
	for ( const [ domain, entries ] of allTexts() ) {
		const folder = folderOf( domain );
		if ( ! folder ) {
			continue; // A check reports it.
		}
		for ( const name of existsSync( folder ) ? readdirSync( folder ) : [] ) {
			if ( ! name.endsWith( '.po' ) ) {
				rmSync( path.join( folder, name ) );
			}
		}
		writePot( domain, entries );
		for ( const locale of Object.keys( LOCALES ) ) {
			const existing = readPo( fileOf( domain, locale ) ) ?? [];
			const translated = new Map( [ ...existing ].filter( ( [ , { forms } ] ) => forms.some( Boolean ) ) );
			if ( ! translated.size ) {
				continue;
			}
			// Texts of scripts alone are in their JSON. PHP reads its whole file at the first text of a request.
			const ofPhp = [ ...translated ].filter( ( [ key ] ) =>
				entries.get( key )?.places.some( ( place ) => ! /\.tsx?(:\d+)?$/.test( place ) )
			);
			writeFileSync( fileOf( domain, locale, '.', '.l10n.php' ), forPhp( domain, locale, ofPhp ) );
			for ( const [ script, keys ] of scripts( domain, entries, made ) ) {
				const name = createHash( 'md5' ).update( script ).digest( 'hex' );
				const scriptKeys = keys.filter( ( key ) => translated.has( key ) );
				writeFileSync(
					path.join( folder, `${ domain }-${ locale }-${ name }.json` ),
					forScript( locale, translated, scriptKeys )
				);
			}
		}
	}
}
