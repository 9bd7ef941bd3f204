// A form is described once, in PHP; what the editor knows of it is made from there.
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

	test( 'a part of a mail that PHP alone knows is found', () => {
		const copy = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
		const source = 'plugins/frontage-forms/src/Form';
		cpSync( source, path.join( copy, source ), { recursive: true } );
		cpSync( 'blocks/forms/contact-form/editor', path.join( copy, 'blocks/forms/contact-form/editor' ), {
			recursive: true,
		} );
		try {
			run( copy );
			assert.doesNotThrow( () => run( copy, '--check' ) );
			const schema = path.join( copy, source, 'Schema.php' );
			writeFileSync(
				schema,
				readFileSync( schema, 'utf8' ).replace( "'use_html'", "'planted' => self::TEXT,\n'use_html'" )
			);
			assert.throws( () => run( copy, '--check' ), /is stale: run node bin\/lib\/form-types\.mjs/ );
		} finally {
			rmSync( copy, { recursive: true } );
		}
	} );
} );
