// The import boundaries of .dependency-cruiser.cjs: the repository keeps them, and a planted tree breaks each of them once for
// every cell of the table, by alias and by path, as a value and as a type.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { before, describe, test } from 'node:test';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import glob from 'fast-glob';

const {
	forbidden,
	options,
	table: { modules, npm },
} = createRequire( import.meta.url )( '../../.dependency-cruiser.cjs' );

async function violations( folders, baseDir = process.cwd() ) {
	const { output } = await cruise(
		folders,
		{ ...options, baseDir, validate: true, ruleSet: { forbidden } },
		{},
		{ tsConfig: extractTSConfig( path.resolve( options.tsConfig.fileName ) ) }
	);
	return output.summary.violations;
}

const tree = mkdtempSync( path.join( os.tmpdir(), 'frontage-imports-' ) );

function plant( file, text = 'export {};' ) {
	mkdirSync( path.dirname( path.join( tree, file ) ), { recursive: true } );
	writeFileSync( path.join( tree, file ), text );
	return file;
}

/** Each import alias and its file, from the packages' own package.json. */
const aliases = glob.sync( 'packages/*/package.json' ).flatMap( ( manifest ) =>
	Object.entries( JSON.parse( readFileSync( manifest, 'utf8' ) ).exports ?? {} ).map( ( [ entry, file ] ) => ( {
		alias: path.join( '@frontage', path.basename( path.dirname( manifest ) ), entry ),
		file: path.join( path.dirname( manifest ), file ),
	} ) )
);

const place = ( name ) =>
	modules[ name ].files[ 0 ].replaceAll( '/*/*', '/forms/contact-form' ).replace( '/*', '/frontage-forms' );
const ownerOf = ( file ) => file.split( '/', /^(blocks|behaviors)\//.test( file ) ? 3 : 2 ).join( '/' );
const isForeignPackage = ( from, to ) => to.startsWith( 'packages/' ) && ownerOf( from ) !== ownerOf( to );
const moduleOf = ( file ) =>
	Object.keys( modules ).find( ( name ) =>
		modules[ name ].files.some( ( pattern ) =>
			new RegExp( `^${ pattern.replaceAll( '*', '[^/]+' ) }[/.]` ).test( file )
		)
	);

const isFirstOfModule = ( { file }, at ) =>
	at === aliases.findIndex( ( other ) => moduleOf( other.file ) === moduleOf( file ) );

/** Files that no module may import. */
const NEVER = [
	'blocks/slider/slider/page/view.ts',
	'blocks/slider/slide/editor/edit.ts',
	'plugins/frontage-slider/admin/sliders/list.ts',
	'behaviors/shop/sample/view.ts',
	'packages/rules/tests/cases.test.ts',
	'blocks/forms/contact-form/page/island/test-form.ts',
	'bin/lib/sizes.mjs',
	'demo/data.json',
];
const OTHER_PACKAGES = [ 'jquery', 'lodash', 'lodash-es', 'underscore', 'moment', 'backbone', 'date-fns', 'zustand' ];

/** What a module may be tried to import: the import's text, the file it leads to, and whether the table allows it. */
function* cells( name, importer ) {
	const { may, types = [] } = modules[ name ];
	const verdict = ( other ) => ( {
		isAllowed: other === name || may.includes( other ),
		isAllowedAsType: other === name || [ ...may, ...types ].includes( other ),
	} );
	const byPath = ( file ) => path.relative( path.dirname( importer ), file ).replace( /^(?!\.)/, './' );
	for ( const other of Object.keys( modules ) ) {
		const file = `${ place( other ) }/target.ts`;
		const cell = isForeignPackage( importer, file ) ? {} : verdict( other );
		yield { ...cell, source: byPath( file ), file };
	}
	for ( const { alias, file } of aliases.filter( isFirstOfModule ) ) {
		yield { ...verdict( moduleOf( file ) ), source: alias, file };
	}
	for ( const [ other, packages ] of [ ...Object.entries( npm ), [ '', OTHER_PACKAGES ] ] ) {
		for ( const source of packages.map( ( one ) => one.replace( '*', 'data' ) ) ) {
			yield { ...verdict( other ), source, file: `node_modules/${ source }/index.js` };
		}
	}
	for ( const file of NEVER ) {
		yield { source: byPath( file ), file };
	}
	const data = `${ ownerOf( importer ) }/own.json`;
	yield { isAllowed: true, isAllowedAsType: true, source: byPath( data ), file: data };
}

const KINDS = {
	value: ( name, source ) => `import { ${ name } } from '${ source }';`,
	type: ( name, source ) => `import type { ${ name } } from '${ source }';`,
};

/** Plants all cells of a module; returns the imports that must be refused, as "importer → file". */
const plantModule = ( name ) =>
	Object.entries( KINDS ).flatMap( ( [ kind, written ] ) => {
		const importer = `${ place( name ) }/planted-${ kind }.ts`;
		const all = [ ...cells( name, importer ) ];
		all.forEach( ( { file } ) => plant( file, file.endsWith( '.json' ) ? '{}' : undefined ) );
		plant( importer, all.map( ( { source }, at ) => written( `name${ at }`, source ) ).join( '\n' ) );
		return all
			.filter( ( cell ) => ! ( kind === 'value' ? cell.isAllowed : cell.isAllowedAsType ) )
			.map( ( { file } ) => `${ importer } → ${ file }` );
	} );

/** Single imports that must be refused: the rule, the file, its text. */
const page = 'blocks/forms/contact-form/page';
const ways = [
	"import '@wordpress/data';",
	"import data from '@wordpress/data';",
	"export * from '@wordpress/data';",
	"export { default } from '@wordpress/data';",
	"export type { Store } from '@wordpress/data';",
	"export const later = () => import( '@wordpress/data' );",
	'export const later = () => import( `@wordpress/data` );',
	"export const now = require( '@wordpress/data' );",
	'export const now = require( `@wordpress/data` );',
	"export const where = require.resolve( '@wordpress/data' );",
	"import equals = require( '@wordpress/data' );",
	"export type Options = import( '@wordpress/data' ).Store;",
	"import { type Store } from '@wordpress/data';",
];
const SINGLE = [
	...ways.map( ( text, at ) => [ text, 'page', `${ page }/way-${ at }.ts`, text ] ),
	...[ 'ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs' ].map( ( ending ) => [
		`a file that ends with .${ ending }`,
		'page',
		`${ page }/ending-${ ending }.${ ending }`,
		ending === 'cjs' ? "require( '@wordpress/data' );" : "import '@wordpress/data';",
	] ),
	[
		'an alias that climbs out of its package',
		'page',
		`${ page }/climbs.ts`,
		"import '@frontage/gesture/src/../../slider/model/index';",
	],
	[ 'a block that is called “tests”', 'page', 'blocks/forms/tests/page/view.ts', "import '@wordpress/data';" ],
	[ 'a package without a row', 'no module', 'packages/new/src/index.ts', "import '@frontage/rules';" ],
	[ 'a file beside page/ and editor/', 'no module', 'blocks/forms/contact-form/view.ts', "import 'react';" ],
	[
		'another plugin',
		'another set or plugin',
		'plugins/frontage-forms/admin/other.ts',
		"import '../../frontage-slider/admin/sliders/list';",
	],
	[
		'a package by its path',
		'a package by its path',
		`${ page }/by-path.ts`,
		"import '../../../../packages/gesture/src/index';",
	],
];

/** Files that import each other, and whether that is a circle. */
const CIRCLES = [
	[ 'types', true, "import type { Two } from './two';", "import type { One } from './one';" ],
	[ 'late import', true, "export const load = () => import( './two' );", "import { load } from './one';" ],
	[ 'one way', false, "import './two';", 'export const two = 2;' ],
];

describe( 'import boundaries', () => {
	test( 'nothing that ships, tests or builds breaks one', async () => {
		const folders = [ 'packages', 'blocks', 'behaviors', 'plugins', 'demo', 'types', 'bin', 'tests' ];
		assert.deepEqual(
			( await violations( folders ) ).map( ( { rule, from, to } ) => `${ rule.name }: ${ from } → ${ to }` ),
			[]
		);
	} );

	test( 'each rule says what to do', () =>
		assert.deepEqual(
			forbidden.filter( ( { comment, severity } ) => ! comment || severity !== 'error' ),
			[]
		) );

	describe( 'in a planted tree', () => {
		const expected = {};
		let found = [];
		before( async () => {
			copyFileSync( 'package.json', path.join( tree, 'package.json' ) );
			mkdirSync( path.join( tree, 'node_modules/@frontage' ), { recursive: true } );
			aliases.forEach( ( { file } ) => plant( file ) );
			for ( const manifest of glob.sync( 'packages/*/package.json' ) ) {
				plant( manifest, readFileSync( manifest, 'utf8' ) );
				const name = path.basename( path.dirname( manifest ) );
				symlinkSync( `../../packages/${ name }`, path.join( tree, 'node_modules/@frontage', name ) );
			}
			for ( const name of Object.keys( modules ) ) {
				expected[ name ] = plantModule( name );
			}
			SINGLE.forEach( ( [ , , file, text ] ) => plant( file, text ) );
			CIRCLES.forEach( ( [ name, , one, two ] ) => {
				plant( `circles/${ name }/one.ts`, `${ one }\nexport interface One {}` );
				plant( `circles/${ name }/two.ts`, `${ two }\nexport interface Two {}` );
			} );
			plant( 'circles/test/one.test.mjs', "export { two } from './two.mjs';" );
			plant( 'circles/test/two.mjs', "export { one as two } from './one.test.mjs';" );
			found = await violations( [ 'packages', 'blocks', 'behaviors', 'plugins', 'circles' ], tree );
			rmSync( tree, { recursive: true } );
		} );

		for ( const name of Object.keys( modules ) ) {
			test( `${ name }: every cell is as the table says, by alias and by path, as a value and as a type`, () => {
				const own = found.filter( ( { from } ) =>
					Object.keys( KINDS ).some( ( kind ) => from === `${ place( name ) }/planted-${ kind }.ts` )
				);
				assert.ok( expected[ name ].length > 40 );
				assert.deepEqual(
					[ ...new Set( own.map( ( { from, to } ) => `${ from } → ${ to }` ) ) ].sort(),
					[ ...new Set( expected[ name ] ) ].sort()
				);
			} );
		}

		for ( const [ what, rule, file ] of SINGLE ) {
			test( `${ what }: refused`, () =>
				assert.ok( found.some( ( one ) => one.from === file && one.rule.name === rule ) ) );
		}

		for ( const [ name, isCircle ] of [ ...CIRCLES, [ 'test', true ] ] ) {
			test( `a circle by ${ name } is ${ isCircle ? '' : 'not ' }found`, () =>
				assert.equal(
					found.some(
						( { from, rule } ) => from.startsWith( `circles/${ name }/` ) && rule.name === 'circular import'
					),
					isCircle
				) );
		}
	} );

	test( 'ARCHITECTURE.md has the table as it is', () => {
		const lines = Object.entries( modules )
			.filter( ( [ name ] ) => name !== 'style of a block' )
			.map( ( [ name, { files, may, types = [] } ] ) => {
				const others = [ ...may, ...types.map( ( type ) => `${ type } (types only)` ) ].join( ', ' );
				return `| ${ name } | ${ files.map( ( file ) => `\`${ file }\`` ).join( ', ' ) } | ${ others || '–' } |`;
			} );
		const markdown = [ '| Module | Files | May import, besides itself |', '|---|---|---|', ...lines ].join( '\n' );
		assert.ok(
			readFileSync( 'ARCHITECTURE.md', 'utf8' ).includes( markdown ),
			`Put this into ARCHITECTURE.md, “Who may import whom”:\n${ markdown }`
		);
	} );
} );

/** What dependency-cruiser cannot follow: imports whose name is put together, and addresses relative to a module. */
const unclear = ( code ) =>
	code.match(
		/\b(?:import|require|require\.resolve)\((?!\s*(?:\)|\$\{|\/\*\s*webpackIgnore: true|(?:\/\*[^*]*\*\/\s*)?(?:'[^']*'|`[^`$]*`)\s*\)))|new URL\([^;]*import\.meta/g
	) ?? [];

/** Imports of a style that leave its folder, except the kit's styles, and WordPress's in a screen. */
const foreignStyles = ( file, css ) =>
	[ ...css.matchAll( /@import\s+(?:url\(\s*)?['"]?([^'")\s;]+)/g ) ]
		.map( ( [ , source ] ) => source )
		.filter( ( source ) => ! /^\.\/(?!.*\.\.\/)/.test( source ) )
		.filter( ( source ) => ! path.join( path.dirname( file ), source ).startsWith( 'packages/kit/client/css/' ) )
		.filter( ( source ) => ! ( file.startsWith( 'plugins/' ) && source.startsWith( '@wordpress/' ) ) );

const tracked = ( ...patterns ) =>
	execFileSync( 'git', [ 'ls-files', '--cached', '--others', '--exclude-standard', ...patterns ], {
		encoding: 'utf8',
	} )
		.split( '\n' )
		.filter( existsSync );

describe( 'what dependency-cruiser does not read', () => {
	const shipped = [ 'packages', 'blocks', 'behaviors', 'plugins' ];

	test( 'imports have their whole name written out, unless the browser fetches them', () => {
		const files = tracked( ...shipped.map( ( folder ) => `${ folder }/*.ts*` ) );
		assert.ok( files.length > 500 );
		assert.deepEqual(
			files.filter(
				( file ) => ! /\.test\.|\/tests\//.test( file ) && unclear( readFileSync( file, 'utf8' ) ).length
			),
			[]
		);
		for ( const code of [
			'import( `../../editor/panels/${ name }` )',
			"import( '@wordpress/' + 'api-fetch' )",
			'require( name )',
			"new Worker( new URL( '../../editor/worker.ts', import.meta.url ) )",
		] ) {
			assert.equal( unclear( code ).length, 1, code );
		}
		assert.deepEqual( unclear( 'import( /* webpackIgnore: true */ address )' ), [] );
	} );

	test( 'a style imports only files beside it', () => {
		const styles = tracked( ...shipped.map( ( folder ) => `${ folder }/*.css` ) );
		assert.ok( styles.length > 50 );
		assert.deepEqual(
			styles.flatMap( ( file ) => foreignStyles( file, readFileSync( file, 'utf8' ) ) ),
			[]
		);
		for ( const source of [
			"'../../slider/slider/style.css'",
			'url(../../../slider/slider/css/layer.css)',
			'url( "@wordpress/components/build-style/style.css" )',
			'"//fonts.example.com/font.css"',
		] ) {
			const css = `@import ${ source };\n.a { color: red; }`;
			assert.equal( foreignStyles( 'blocks/forms/contact-form/style.css', css ).length, 1, source );
		}
	} );
} );
