import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { after, describe, test } from 'node:test';
import { writeBehaviors } from '../../bin/lib/behaviors.mjs';

describe( 'the manifest of behaviors', () => {
	const tree = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
	const built = path.join( tree, 'plugins/frontage-quotes/build/behaviors' );
	mkdirSync( path.join( tree, 'behaviors/quotes/reveal' ), { recursive: true } );
	mkdirSync( path.join( built, 'reveal' ), { recursive: true } );
	writeFileSync(
		path.join( tree, 'behaviors/quotes/reveal/behavior.json' ),
		JSON.stringify( { name: 'frontage/reveal', usedBy: { class: 'is-style-reveal' } } )
	);
	after( () => rmSync( tree, { recursive: true } ) );

	test( 'refuses one that pages get nothing of', () =>
		assert.throws(
			() => writeBehaviors( 'frontage-quotes', tree ),
			/behaviors\/quotes\/reveal has neither view\.ts nor style\.css/
		) );

	test( 'names the style of a look, and takes the empty script away that was built beside it', () => {
		writeFileSync( path.join( built, 'reveal/view.js' ), '' );
		writeFileSync( path.join( built, 'reveal/view.css' ), 'p { margin: 0 }' );
		writeBehaviors( 'frontage-quotes', tree );
		const manifest = readFileSync( path.join( built, 'manifest.php' ), 'utf8' );
		assert.match( manifest, /'file' => 'reveal\/view\.css'/ );
		assert.doesNotMatch( manifest, /'module'/ );
		assert.equal( existsSync( path.join( built, 'reveal/view.js' ) ), false );
	} );

	test( 'names the script of each', () => {
		writeFileSync( path.join( tree, 'behaviors/quotes/reveal/view.ts' ), 'export {};' );
		writeFileSync( path.join( built, 'reveal/view.js' ), 'export {};' );
		writeBehaviors( 'frontage-quotes', tree );
		assert.match( readFileSync( path.join( built, 'manifest.php' ), 'utf8' ), /'file' => 'reveal\/view\.js'/ );
	} );

	test( 'knows that a script waits for a new browser, though webpack does not', () => {
		writeFileSync( path.join( built, 'reveal/view.js' ), 'import"@frontage/kit/browser";export {};' );
		writeBehaviors( 'frontage-quotes', tree );
		assert.match( readFileSync( path.join( built, 'manifest.php' ), 'utf8' ), /'@frontage\/kit\/browser'/ );
	} );

	test( 'knows what a script imports later, though webpack was told to leave that alone', () => {
		writeFileSync( path.join( built, 'reveal/view.js' ), 'export const more=()=>import("@frontage/kit/load");' );
		writeBehaviors( 'frontage-quotes', tree );
		assert.match(
			readFileSync( path.join( built, 'manifest.php' ), 'utf8' ),
			/'id' => '@frontage\/kit\/load',\s+'import' => 'dynamic'/
		);
	} );

	test( 'says what each switch costs, and leaves to PHP what PHP alone does', () => {
		const say = ( name, more ) => {
			mkdirSync( path.join( tree, 'behaviors/quotes', name ), { recursive: true } );
			writeFileSync(
				path.join( tree, 'behaviors/quotes', name, 'behavior.json' ),
				JSON.stringify( { name: `frontage/${ name }`, usedBy: {}, switch: true, ...more } )
			);
		};
		say( 'reveal', { usedBy: { class: 'is-style-reveal' } } );
		say( 'alone', {} );
		writeBehaviors( 'frontage-quotes', tree );
		const costs = readFileSync( path.join( built, 'switches.php' ), 'utf8' );
		const bytes = [ 'js', 'css' ].reduce(
			( sum, end ) => sum + gzipSync( readFileSync( path.join( built, `reveal/view.${ end }` ) ) ).length,
			0
		);
		assert.match( costs, new RegExp( `'frontage/alone' => 0,\\s+'frontage/reveal' => ${ bytes }\\b` ) );
		assert.match( readFileSync( path.join( built, 'manifest.php' ), 'utf8' ), /'frontage\/reveal'/ );
		assert.equal( existsSync( path.join( built, 'on-demand.php' ) ), false );
	} );
} );
