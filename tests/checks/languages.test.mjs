import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { languageBreaches, translationErrors, translatedDomains } from '../../bin/lib/languages/breaches.mjs';
import { textsOfPhp } from '../../bin/lib/languages/from-php.mjs';
import { textsOfJson, textsOfScript } from '../../bin/lib/languages/from-scripts.mjs';
import { fileOf, folderOf, LOCALES } from '../../bin/lib/languages/po.mjs';
import { allTexts } from '../../bin/lib/languages/texts.mjs';

const texts = allTexts();

describe( 'translations', () => {
	test( 'forms, sliders and the theme speak other languages', () =>
		assert.deepEqual(
			[ 'frontage', 'frontage-forms', 'frontage-slider' ].filter(
				( domain ) => ! translatedDomains( texts ).includes( domain )
			),
			[]
		) );

	test( 'every text has its translation, with the placeholders, tags and blanks of the original', () =>
		assert.deepEqual( languageBreaches( '.', texts ), [] ) );

	for ( const domain of translatedDomains( texts ) ) {
		test( `${ domain }: the build made what WordPress reads, and a template for other languages`, () => {
			const names = readdirSync( folderOf( domain ) );
			assert.ok( names.includes( `${ domain }.pot` ) );
			for ( const locale of Object.keys( LOCALES ) ) {
				assert.ok( existsSync( fileOf( domain, locale, '.', '.l10n.php' ) ), locale );
			}
		} );
	}

	test( 'a script gets the words that are in it, and no others', () => {
		const german = readdirSync( 'plugins/frontage-forms/languages' )
			.filter( ( name ) => /-de_DE-[0-9a-f]{32}\.json$/.test( name ) )
			.map( ( name ) => {
				const { locale_data: data } = JSON.parse(
					readFileSync( `plugins/frontage-forms/languages/${ name }`, 'utf8' )
				);
				return Object.keys( data.messages );
			} );
		const inbox = german.find( ( keys ) => keys.includes( 'Search messages' ) );
		const block = german.find( ( keys ) => keys.includes( 'Insert field' ) );
		assert.ok( inbox && block );
		assert.ok( ! inbox.includes( 'Insert field' ) && ! block.includes( 'Search messages' ) );
	} );

	test( 'a text of the kit is also in the script of a plugin that has the same text', () => {
		const { places } = texts.get( 'frontage-site' ).get( 'What is this?' );
		assert.match( places.join( '\n' ), /^plugins\/frontage-site\/admin\/.*\npackages\/kit\/php\//m );
	} );
} );

/** Errors of one translation of one text. */
function fallsShort( text, forms, { locale = 'de_DE', plural } = {} ) {
	const entries = new Map( [ [ text, { text, plural, notes: [], places: [] } ] ] );
	return translationErrors( entries, new Map( [ [ text, { forms, plural } ] ] ), locale ).join( '\n' );
}

describe( 'a translation that falls short is named', () => {
	test( 'when it is empty', () => assert.match( fallsShort( 'Send', [ '' ] ), /is not translated/ ) );

	test( 'when a placeholder is missing or another', () => {
		assert.match( fallsShort( 'Line %d', [ 'Zeile' ] ), /other placeholders/ );
		assert.match( fallsShort( '%1$d of %2$d', [ '%1$d von %1$d' ] ), /other placeholders/ );
		assert.equal( fallsShort( '%1$d of %2$d', [ 'von %2$d: %1$d' ] ), '' );
	} );

	test( 'when a tag or a mail-tag is another', () => {
		assert.match( fallsShort( 'a <b>word</b>', [ 'ein <i>Wort</i>' ] ), /other tags/ );
		assert.match( fallsShort( 'Call [your-name]', [ 'Rufen Sie [ihr-name]' ] ), /other mail-tags/ );
	} );

	test( 'when blanks at its ends are others', () =>
		assert.match( fallsShort( 'Name: ', [ 'Name:' ] ), /other blanks/ ) );

	test( 'when the language counts otherwise', () =>
		assert.match(
			fallsShort( '%d line', [ '%d', '%d' ], { locale: 'ar', plural: '%d lines' } ),
			/is not translated \(6 wanted\)/
		) );

	test( 'when the text has changed', () => {
		const entries = new Map( [ [ 'New', { text: 'New', notes: [], places: [] } ] ] );
		assert.deepEqual( translationErrors( entries, new Map( [ [ 'Old', { forms: [ 'Alt' ] } ] ] ), 'de_DE' ), [
			'“New” is not in it: run npm run translate, then translate it.',
			'“Old” is in it, but no longer in the sources: run npm run translate.',
		] );
	} );
} );

describe( 'texts are found', () => {
	test( 'in PHP, with context, plural and the note for translators', () => {
		const [ one, two ] = textsOfPhp(
			`<?php
			/* translators: %d: how many. */
			_nx( '%d row', '%d rows', $n, 'in a table', 'frontage-forms' );
			\\esc_html__( 'A ' . 'text', 'frontage-forms' ); __( 'Of WordPress' );`,
			'a.php'
		);
		assert.deepEqual( one, {
			file: 'a.php',
			line: 3,
			text: '%d row',
			plural: '%d rows',
			context: 'in a table',
			domain: 'frontage-forms',
			note: '%d: how many.',
		} );
		assert.equal( two.text, 'A text' );
	} );

	test( 'in TypeScript, also as a member', () => {
		const found = textsOfScript(
			`const a: string = i18n._x( \`Post\`, 'verb', 'frontage-forms' ); const b = <b>{ __( 'c', 'frontage-forms' ) }</b>;`,
			'a.tsx'
		);
		assert.deepEqual(
			found.map( ( { text, context } ) => [ text, context ] ),
			[
				[ 'Post', 'verb' ],
				[ 'c', undefined ],
			]
		);
	} );

	test( 'in a schema: titles and descriptions of its properties, and not of objects or properties of that name', () => {
		const text = { title: 'Name', description: 'Shown above.' };
		const schema = { title: 'Slider', properties: { title: text }, $defs: { A: { title: 'A', properties: {} } } };
		const found = textsOfJson( JSON.stringify( schema ), 'packages/slider/schema.json', 'slider' );
		assert.deepEqual(
			found.map( ( one ) => [ one.domain, one.text ] ),
			[
				[ 'frontage-slider', 'Name' ],
				[ 'frontage-slider', 'Shown above.' ],
			]
		);
	} );

	test( 'wherever a person may read them: in a behavior as well', () => {
		const copy = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
		mkdirSync( path.join( copy, 'behaviors/forms/reveal' ), { recursive: true } );
		writeFileSync(
			path.join( copy, 'behaviors/forms/reveal/editor.tsx' ),
			`export const title = __( 'Comes into view', 'frontage-forms' );`
		);
		const found = allTexts( copy );
		rmSync( copy, { recursive: true } );
		assert.deepEqual( [ ...( found.get( 'frontage-forms' )?.keys() ?? [] ) ], [ 'Comes into view' ] );
	} );

	test( 'and one that is not written out is refused', () =>
		assert.throws(
			() => textsOfPhp( `<?php __( $text, 'frontage-forms' );`, 'a.php' ),
			/a\.php:1: write the text/
		) );
} );
