import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { cache, root } from './site.mjs';

const tree = path.join( cache, 'new-block' );
const run = ( command, args, options = {} ) =>
	execFileSync( command, args, { cwd: tree, encoding: 'utf8', stdio: [ 'ignore', 'pipe', 'pipe' ], ...options } );

describe( 'bin/new-block', () => {
	before( () => {
		rmSync( tree, { recursive: true, force: true } );
		mkdirSync( tree, { recursive: true } );
		for ( const name of execFileSync( 'git', [ 'ls-files', '-z', '--cached', '--others', '--exclude-standard' ], {
			cwd: root,
			encoding: 'utf8',
		} )
			.split( '\0' )
			.filter( Boolean ) ) {
			if ( ! /^(tests\/fixtures|docs)\//.test( name ) ) {
				cpSync( path.join( root, name ), path.join( tree, name ), {
					recursive: true,
					force: true,
					errorOnExist: false,
				} );
			}
		}
		symlinkSync( path.join( root, 'node_modules' ), path.join( tree, 'node_modules' ) );
		symlinkSync( path.join( root, 'vendor' ), path.join( tree, 'vendor' ) );
		execFileSync( path.join( root, 'bin/new-block' ), [ 'forms/sample-note', 'Sample note' ], {
			env: { ...process.env, FRONTAGE_TREE: tree },
		} );
	} );
	after( () => rmSync( tree, { recursive: true, force: true } ) );

	test( 'makes a folder with everything a block has', () => {
		assert.deepEqual( readdirSync( path.join( tree, 'blocks/forms/sample-note' ), { recursive: true } ).sort(), [
			'block.json',
			'editor',
			'editor/edit.test.tsx',
			'editor/edit.tsx',
			'editor/index.ts',
			'render.php',
			'style.css',
		] );
		assert.equal(
			JSON.parse( readFileSync( path.join( tree, 'blocks/forms/sample-note/block.json' ), 'utf8' ) ).name,
			'frontage/sample-note'
		);
	} );

	test( 'its TypeScript, style and PHP pass the linters', () => {
		run( 'npx', [ 'eslint', 'blocks/forms/sample-note' ] );
		run( 'npx', [ 'wp-scripts', 'lint-style', 'blocks/forms/sample-note/*.css' ] );
		run( 'php', [ '-d', 'error_reporting=22527', 'vendor/bin/phpcs', 'blocks/forms/sample-note' ] );
	} );

	test( 'the types agree', () => {
		writeFileSync(
			path.join( tree, 'tsconfig.block.json' ),
			JSON.stringify( {
				extends: './tsconfig.json',
				compilerOptions: { incremental: false, tsBuildInfoFile: null },
				include: [ 'types', 'blocks/forms/sample-note' ],
			} )
		);
		run( 'npx', [ 'tsc', '--noEmit', '-p', 'tsconfig.block.json' ] );
	} );

	test( 'its test passes', () => run( 'npx', [ 'jest', 'blocks/forms/sample-note', '--rootDir', tree ] ) );

	test( 'a name that stands already and a set without a plugin are refused', () => {
		const again = ( name ) =>
			execFileSync( path.join( root, 'bin/new-block' ), [ name ], {
				env: { ...process.env, FRONTAGE_TREE: tree },
				encoding: 'utf8',
				stdio: [ 'ignore', 'pipe', 'pipe' ],
			} );
		assert.throws( () => again( 'forms/sample-note' ), /is there already/ );
		assert.throws( () => again( 'nowhere/note' ), /there is no plugin/ );
		assert.throws( () => again( 'Forms/Note' ), /usage/ );
	} );
} );
