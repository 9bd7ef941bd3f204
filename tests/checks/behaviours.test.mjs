import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { writeBehaviours } from '../../bin/lib/behaviours.mjs';

describe( 'the manifest of behaviours', () => {
	const tree = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
	const built = path.join( tree, 'plugins/frontage-quotes/build/behaviours' );
	mkdirSync( path.join( tree, 'behaviours/quotes/reveal' ), { recursive: true } );
	mkdirSync( path.join( built, 'reveal' ), { recursive: true } );
	writeFileSync(
		path.join( tree, 'behaviours/quotes/reveal/behaviour.json' ),
		JSON.stringify( { name: 'frontage/reveal', usedBy: { class: 'is-style-reveal' } } )
	);
	after( () => rmSync( tree, { recursive: true } ) );

	test( 'refuses one without a script, and says what to do', () =>
		assert.throws(
			() => writeBehaviours( 'frontage-quotes', tree ),
			/behaviours\/quotes\/reveal has no view\.ts/
		) );

	test( 'names the script of each', () => {
		writeFileSync( path.join( built, 'reveal/view.js' ), 'export {};' );
		writeBehaviours( 'frontage-quotes', tree );
		assert.match( readFileSync( path.join( built, 'manifest.php' ), 'utf8' ), /'file' => 'reveal\/view\.js'/ );
	} );
} );
