// Visitors' downloads are within their budgets, every file has one, and a single byte more is detected.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { brokenBudgets } from '../../bin/lib/sizes.mjs';

const budgets = JSON.parse( readFileSync( 'sizes.json', 'utf8' ) );
const weigh = ( file ) => {
	const content = readFileSync( file );
	return { gzip: gzipSync( content, { level: 9 } ).length, brotli: brotliCompressSync( content ).length };
};

test( 'every budget of sizes.json holds, and no file is without one', () =>
	assert.deepEqual( brokenBudgets( budgets ), [] ) );

describe( 'one byte', () => {
	const name = 'slider page: engine and swipe';
	const { files } = budgets[ name ];
	const is = weigh( files[ 0 ] );
	const broken = ( change ) =>
		brokenBudgets( { ...budgets, [ name ]: { files, ...is, ...change } } ).filter( ( sentence ) =>
			sentence.startsWith( name )
		);

	test( 'a budget of exactly what a file has holds', () => assert.deepEqual( broken( {} ), [] ) );
	for ( const kind of [ 'gzip', 'brotli' ] ) {
		test( `one byte ${ kind } over it is found, with what to do`, () => {
			const [ sentence, ...others ] = broken( { [ kind ]: is[ kind ] - 1 } );
			assert.deepEqual( others, [] );
			assert.match(
				sentence,
				new RegExp( `${ is[ kind ] } bytes ${ kind }, the budget is ${ is[ kind ] - 1 }` )
			);
			assert.match( sentence, /Make it smaller, or raise the figure/ );
		} );
	}
} );

describe( 'a planted tree', () => {
	const tree = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
	const plant = ( file, content = 'export {};' ) => {
		mkdirSync( path.join( tree, path.dirname( file ) ), { recursive: true } );
		writeFileSync( path.join( tree, file ), content );
		return weigh( path.join( tree, file ) );
	};
	const one = 'plugins/frontage-planted/build/blocks/one/page/view.js';
	const two = 'plugins/frontage-planted/build/blocks/two/page/view.js';
	let small, large;
	before( () => {
		small = plant( one );
		large = plant( two, 'export const numbers = [ 3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3 ];' );
	} );
	after( () => rmSync( tree, { recursive: true } ) );
	const said = ( budget ) => brokenBudgets( { planted: budget }, tree );

	test( 'files of one budget are counted together', () => {
		const sum = { gzip: small.gzip + large.gzip, brotli: small.brotli + large.brotli };
		assert.deepEqual( said( { files: [ one, two ], ...sum } ), [] );
		assert.equal( said( { files: [ one, two ], ...sum, gzip: sum.gzip - 1 } ).length, 1 );
	} );

	test( 'each file of a pattern is counted for itself', () => {
		const each = [ 'plugins/*/build/blocks/*/page/view.js' ];
		assert.deepEqual( said( { each, ...large } ), [] );
		const [ sentence, ...others ] = said( { each, ...large, brotli: large.brotli - 1 } );
		assert.deepEqual( others, [] );
		assert.ok( sentence.startsWith( `planted (${ two })` ) );
	} );

	test( 'a budget whose file was not built is found', () =>
		assert.match(
			said( { files: [ one, two, 'plugins/frontage-planted/build/gone.js' ], gzip: 999, brotli: 999 } )[ 0 ],
			/gone\.js was not built\. Build it, or take the budget out/
		) );

	test( 'a file that visitors may get and no budget covers is found, with what to do', () => {
		const sentences = said( { files: [ one ], gzip: 999, brotli: 999 } );
		assert.equal( sentences.length, 1 );
		assert.ok( sentences[ 0 ].startsWith( `${ two } may reach visitors and has no budget: add it to sizes.json` ) );
	} );

	test( 'the patterns of sizes.json cover what a plugin that bin/new-plugin makes sends to visitors', () => {
		const made = [
			'build/blocks/card/page/island.js',
			'build/blocks/card/page/view.js',
			'build/blocks/card/style.css',
			'build/behaviors/shine/view.css',
			'build/behaviors/shine/view.js',
			'kit/client/islands.js',
			'kit/client/slot.js',
		].map( ( name ) => `plugins/frontage-quotes/${ name }` );
		made.forEach( ( file ) => plant( file ) );
		assert.deepEqual(
			brokenBudgets( budgets, tree ).filter( ( sentence ) => sentence.includes( 'frontage-quotes' ) ),
			[]
		);
		made.forEach( ( file ) => rmSync( path.join( tree, file ) ) );
	} );

	test( 'so is a chunk, a style, a picture, a script in any folder, a module of the kit and a theme’s style', () => {
		const planted = [
			'plugins/frontage-planted/build/blocks/editor/page/view.js',
			'plugins/frontage-planted/build/blocks/one/page/123.js',
			'plugins/frontage-planted/build/blocks/one/style.css',
			'plugins/frontage-planted/build/engine/editor/planted.js',
			'plugins/frontage-planted/build/images/planted.svg',
			'plugins/frontage-planted/js/planted.js',
			'plugins/frontage-planted/kit/client/planted.js',
			'themes/planted/editor/planted.js',
			'themes/planted/style.css',
		];
		planted.forEach( ( file ) => plant( file ) );
		const sentences = said( { files: [ one, two ], gzip: 999, brotli: 999 } );
		assert.deepEqual(
			sentences.map( ( sentence ) => sentence.split( ' ' )[ 0 ] ),
			planted
		);
		planted.forEach( ( file ) => rmSync( path.join( tree, file ) ) );
	} );

	test( 'what editors and owners get, and what the server reads, needs none', () => {
		[
			'build/blocks/one/editor/index.js',
			'build/blocks/one/editor/index.css',
			'build/admin/list.js',
			'build/admin/list-rtl.css',
		]
			.concat( [
				'build/editor/index.js',
				'build/editor/later/editor/1.js',
				'kit/editor/index.js',
				'build/blocks/one/page/view.asset.php',
			] )
			.concat( [ 'build/blocks/one/block.json', 'build/LICENSES.txt' ] )
			.forEach( ( file ) => plant( `plugins/frontage-planted/${ file }` ) );
		assert.deepEqual( said( { files: [ one, two ], gzip: 999, brotli: 999 } ), [] );
	} );
} );
