// Forms are defined once, in PHP; the editor's types are generated from that.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';

const script = path.resolve( 'bin/lib/form-types.mjs' );
const run = ( cwd, ...args ) => execFileSync( 'node', [ script, ...args ], { cwd, stdio: 'pipe', encoding: 'utf8' } );

describe( 'what the editor knows of a form', () => {
	test( 'is made from the description in PHP', () => assert.doesNotThrow( () => run( '.', '--check' ) ) );

	for ( const [ what, file, change ] of [
		[ 'a part of a mail', 'Document/FormSchema.php', [ "'use_html'", "'planted' => self::TEXT,\n'use_html'" ] ],
		[
			'an option of a tag type',
			'TagTypes/Display/CountTagType.php',
			[ "'kind'  => 'switch'", "'kind'  => 'number'" ],
		],
		[ 'a name of a tag type', 'TagTypes/Display/CountTagType.php', [ "[ 'count' ]", "[ 'count', 'tally' ]" ] ],
	] ) {
		test( `${ what } that PHP alone knows is found`, () => {
			const copy = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
			for ( const folder of [
				'plugins/frontage-forms/src',
				'blocks/forms/contact-form/editor',
				'tests/fixtures/contact-forms',
			] ) {
				cpSync( folder, path.join( copy, folder ), { recursive: true } );
			}
			try {
				run( copy );
				assert.doesNotThrow( () => run( copy, '--check' ) );
				const source = path.join( copy, 'plugins/frontage-forms/src', file );
				writeFileSync( source, readFileSync( source, 'utf8' ).replace( ...change ) );
				assert.throws( () => run( copy, '--check' ), /is stale: run node bin\/lib\/form-types\.mjs/ );
			} finally {
				rmSync( copy, { recursive: true } );
			}
		} );
	}
} );
