// Negative tests for the import boundaries: a forbidden import for every cell of the table in bin/lib/imports.mjs, and an
// allowed one for every other cell.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { ESLint } from 'eslint';
import { aliases, asMarkdown, npm, roomOf, rooms, styleBreaches } from '../../bin/lib/imports.mjs';

/** The real configuration, limited to one rule. The files are never written: ESLint lints the text under their path. */
const eslint = new ESLint( { ruleFilter: ( { ruleId } ) => ruleId === 'frontage/imports' } );

/** Lints all lines as one file; returns the message for each line, '' for none. */
async function said( filePath, lines ) {
	const [ { messages } ] = await eslint.lintText( lines.join( '\n' ), { filePath } );
	assert.deepEqual(
		messages.filter( ( { fatal } ) => fatal ),
		[]
	);
	return lines.map( ( line, at ) =>
		messages
			.filter( ( message ) => message.line === at + 1 )
			.map( ( { message } ) => message )
			.join( '\n' )
	);
}

/** A file of each module, and the import alias of modules in packages. */
const target = ( room ) =>
	rooms[ room ].at[ 0 ].replaceAll( '/*/*', '/forms/contact-form' ).replace( '/*', '/frontage-forms' );
const aliasOf = ( room ) =>
	Object.keys( aliases ).find( ( alias ) => roomOf( aliases[ alias ] ) === room ) ??
	target( room ).replace( 'packages/', '@frontage/' );
const relative = ( from, to ) => path.posix.relative( path.posix.dirname( from ), to ).replace( /^(?!\.)/, './' );
const ofPackage = ( file ) => /^packages\/[^/]+/.exec( file )?.[ 0 ];

/** Imports that are forbidden for every module. */
const never = {
	'another set of blocks': 'blocks/slider/slider/page/view',
	'the editor of another set': 'blocks/slider/slide/editor/edit',
	'another plugin': 'plugins/frontage-slider/admin/sliders/list',
	'another set of behaviors': 'behaviors/shop/sample/view',
	'a test': 'packages/rules/tests/cases.test',
	'a test beside the code': 'blocks/forms/contact-form/page/island/test-form',
	'a command of the house': 'bin/lib/sizes.mjs',
	'the data of somebody else': 'demo/data.json',
};

function* cells( row ) {
	const { file, may, types = [] } = rooms[ row ];
	for ( const column of Object.keys( rooms ) ) {
		const to = target( column );
		const allowed = column === row || may.includes( column );
		const cell = { column, allowed, asType: allowed || types.includes( column ) };
		const foreign = ofPackage( to ) && ofPackage( to ) !== ofPackage( file );
		yield { ...cell, source: relative( file, to ), ...( foreign && { allowed: false, asType: false } ) };
		if ( ofPackage( to ) ) {
			yield { ...cell, source: aliasOf( column ) };
		}
	}
	for ( const [ column, all ] of Object.entries( npm ) ) {
		const allowed = may.includes( column );
		for ( const name of all ) {
			yield { column, source: name.replace( '*', 'jsx' ), allowed, asType: allowed || types.includes( column ) };
		}
	}
	for ( const [ column, to ] of Object.entries( never ) ) {
		yield { column, source: relative( file, to ), allowed: false, asType: false };
	}
}

describe( 'who may import whom', () => {
	for ( const [ row, { file, instead } ] of Object.entries( rooms ).filter( ( [ , room ] ) => room.may ) ) {
		test( `${ row }: every cell is as the table says, by alias and by path, as a value and as a type`, async () => {
			const plants = [ ...cells( row ) ].flatMap( ( cell ) => [
				{ ...cell, code: ( name ) => `import { ${ name } } from '${ cell.source }';` },
				{
					...cell,
					allowed: cell.asType,
					code: ( name ) => `import type { ${ name } } from '${ cell.source }';`,
				},
				{
					...cell,
					allowed: cell.asType,
					code: ( name ) => `import { type ${ name } } from '${ cell.source }';`,
				},
			] );
			assert.ok( plants.some( ( { allowed } ) => ! allowed ) );
			const answers = await said(
				file,
				plants.map( ( { code }, at ) => code( `name${ at }` ) )
			);
			plants.forEach( ( { allowed, column, code }, at ) => {
				const what = `${ code( '…' ) } (${ column })`;
				if ( allowed ) {
					assert.equal( answers[ at ], '', what );
				} else {
					assert.ok(
						answers[ at ].includes( instead ) || /ships and may not import a test/.test( answers[ at ] ),
						`${ what } is not refused with what to do: ${ answers[ at ] }`
					);
				}
			} );
		} );
	}
} );

describe( 'however an import is written', () => {
	const ways = [
		"import '@wordpress/api-fetch';",
		"import apiFetch from '@wordpress/api-fetch';",
		"export * from '@wordpress/api-fetch';",
		"export { default } from '@wordpress/api-fetch';",
		"export type { APIFetchOptions } from '@wordpress/api-fetch';",
		"export const later = () => import( '@wordpress/api-fetch' );",
		'export const later = () => import( `@wordpress/api-fetch` );',
		"export const now = require( '@wordpress/api-fetch' );",
		'export const now = require( `@wordpress/api-fetch` );',
		"export const where = require.resolve( '@wordpress/api-fetch' );",
		"import equals = require( '@wordpress/api-fetch' );",
		"export type Options = import( '@wordpress/api-fetch' ).APIFetchOptions;",
	];
	let answers;
	before( async () => ( answers = await said( 'blocks/forms/contact-form/page/on-load/planted.ts', ways ) ) );
	ways.forEach( ( way, at ) => test( way, () => assert.match( answers[ at ], /may not import wordpress/ ) ) );

	for ( const ending of [ 'ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs' ] ) {
		test( `in a file that ends with .${ ending }`, async () => {
			const file = `blocks/forms/contact-form/page/planted.${ ending }`;
			assert.match(
				( await said( file, [ "require( '@wordpress/api-fetch' );" ] ) )[ 0 ],
				/may not import wordpress/
			);
		} );
	}

	test( 'as the address of a worker or of any other file', async () => {
		const line = "new Worker( new URL( '../../editor/panels/data/field-composer.ts', import.meta.url ) );";
		const [ answer ] = await said( 'blocks/forms/contact-form/page/on-load/planted.ts', [ line ] );
		assert.match( answer, /may not import editor/ );
	} );

	test( 'through an alias that climbs out of its package', async () => {
		const [ answer ] = await said( 'blocks/forms/contact-form/page/on-load/planted.ts', [
			"import '@frontage/gesture/src/../../slider/model/index';",
		] );
		assert.match( answer, /may not import model/ );
	} );

	test( 'a name that is put together has to be written out, unless the browser fetches it', async () => {
		const names = await said( 'blocks/forms/contact-form/page/on-load/planted.ts', [
			'export const panel = ( name ) => import( `../../editor/panels/${ name }` );',
			"export const later = () => import( '@wordpress/' + 'api-fetch' );",
			'export const island = ( address ) => import( /* webpackIgnore: true */ address );',
		] );
		assert.match( names[ 0 ], /write the whole name out/ );
		assert.match( names[ 1 ], /write the whole name out/ );
		assert.equal( names[ 2 ], '' );
	} );

	test( 'in a block that is called “tests”', async () => {
		const [ answer ] = await said( 'blocks/forms/tests/page/view.ts', [ "import '@wordpress/api-fetch';" ] );
		assert.match( answer, /may not import wordpress/ );
	} );
} );

describe( 'what styles import', () => {
	const file = 'blocks/forms/contact-form/style.css';

	test( 'stands beside them', () => {
		const styles = execFileSync( 'git', [ 'ls-files', '*.css' ], { encoding: 'utf8' } ).split( '\n' );
		assert.ok( styles.includes( file ) );
		assert.deepEqual(
			styles
				.filter( ( style ) => style && roomOf( style ) )
				.flatMap( ( style ) => styleBreaches( style, readFileSync( style, 'utf8' ) ) ),
			[]
		);
	} );

	for ( const source of [
		"'../../slider/slider/style.css'",
		'url(../../../slider/slider/css/layer.css)',
		'url( "@wordpress/components/build-style/style.css" )',
		'"//fonts.example.com/font.css"',
	] ) {
		test( `${ source } in a block’s style is found, with what to do`, () => {
			const [ sentence, ...more ] = styleBreaches( file, `@import ${ source };\n.a { color: red; }` );
			assert.deepEqual( more, [] );
			assert.match( sentence, /A style imports what its own block/ );
		} );
	}
} );

describe( 'the table itself', () => {
	test( 'plants each room in that room, and names none that is not there', () => {
		for ( const [ name, { file, may = [], types = [] } ] of Object.entries( rooms ) ) {
			assert.equal( roomOf( target( name ) ), name );
			assert.ok( ! file || roomOf( file ) === name, `${ file } is not in “${ name }”` );
			assert.deepEqual(
				[ ...may, ...types ].filter( ( room ) => ! rooms[ room ] && ! npm[ room ] ),
				[]
			);
		}
	} );

	test( 'stands in ARCHITECTURE.md as it is', () =>
		assert.ok(
			readFileSync( 'ARCHITECTURE.md', 'utf8' ).includes( asMarkdown() ),
			`Put this into ARCHITECTURE.md, “Who may import whom”:\n${ asMarkdown() }`
		) );

	test( 'a new package has to be given a row', async () => {
		const [ answer ] = await said( 'packages/newcomer/src/index.ts', [ "import '@frontage/rules';" ] );
		assert.match( answer, /stands in no room: give it a row in bin\/lib\/imports\.mjs/ );
	} );

	test( 'so has a file of a block that stands beside both doors', async () => {
		const [ answer ] = await said( 'blocks/forms/contact-form/view.ts', [ "import 'react';" ] );
		assert.match( answer, /stands in no room/ );
	} );
} );
