// A generated plugin and block pass every check without other changes, in a fresh copy of the repository, and can be removed
// without a trace.
import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import {
	appendFileSync,
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { cache, freePort, root, shell } from './site.mjs';

const tree = path.join( cache, 'new-plugin' );
const WHERE = [ 'blocks/quotes', 'behaviors/quotes', 'plugins/frontage-quotes' ];
let core;

/** Runs a command in the copy; if it fails, the error contains its whole output. */
async function run( command, args, env = {} ) {
	const options = {
		cwd: tree,
		encoding: 'utf8',
		maxBuffer: 2 ** 26,
		env: { ...process.env, NODE_TEST_CONTEXT: undefined, WP_CORE_DIR: core, ...env },
	};
	return promisify( execFile )( command, args, options ).catch( ( { stdout, stderr } ) =>
		assert.fail( `${ command } ${ args.join( ' ' ) }\n${ stdout }\n${ stderr }` )
	);
}
const git = ( ...args ) => execFileSync( 'git', args, { cwd: tree, encoding: 'utf8' } );

/** A copy as from a clone, with root's installed packages and built files. */
function copyTree() {
	rmSync( tree, { recursive: true, force: true } );
	mkdirSync( path.join( tree, '.cache' ), { recursive: true } );
	const files = execFileSync( 'git', [ 'ls-files', '-z', '--cached', '--others', '--exclude-standard' ], {
		cwd: root,
		encoding: 'utf8',
	} );
	for ( const name of files.split( '\0' ) ) {
		if ( name && existsSync( path.join( root, name ) ) ) {
			cpSync( path.join( root, name ), path.join( tree, name ), {
				preserveTimestamps: true,
				verbatimSymlinks: true,
			} );
		}
	}
	appendFileSync( path.join( tree, '.gitignore' ), '\nnode_modules\nvendor\n' ); // `vendor` is a symlink here, a folder elsewhere.
	git( 'init', '-q' );
	git( 'add', '-A' );
	git( '-c', 'user.name=Check', '-c', 'user.email=check@example.com', 'commit', '-qm', 'The tree' );
	symlinkSync( path.join( root, 'vendor' ), path.join( tree, 'vendor' ) );
	mkdirSync( path.join( tree, 'node_modules' ) );
	for ( const name of readdirSync( path.join( root, 'node_modules' ) ) ) {
		if ( name !== '@frontage' ) {
			symlinkSync( path.join( root, 'node_modules', name ), path.join( tree, 'node_modules', name ) );
		}
	}
	// The packages are those of the copy.
	cpSync( path.join( root, 'node_modules/@frontage' ), path.join( tree, 'node_modules/@frontage' ), {
		recursive: true,
		verbatimSymlinks: true,
	} );
	const made = [ ...readdirSync( path.join( root, 'plugins' ) ) ].flatMap( ( slug ) => [
		`plugins/${ slug }/build`,
		`plugins/${ slug }/kit`,
	] );
	for ( const folder of [ ...made, '.cache/build', '.cache/stamps' ].filter( ( name ) =>
		existsSync( path.join( root, name ) )
	) ) {
		cpSync( path.join( root, folder ), path.join( tree, folder ), { recursive: true, preserveTimestamps: true } );
	}
}

describe( 'bin/new-plugin and bin/new-block', () => {
	before( async () => {
		core = shell( 'need_core; printf %s "$WP_CORE_DIR"' ).trim();
		copyTree();
		await run( 'bin/new-plugin', [ 'quotes', 'Quotes' ] );
		await run( 'bin/new-block', [ 'quotes/card', 'Card', '--view', '--island' ] );
		await run( 'bin/new-block', [ 'quotes/plain-note' ] );
		await run( 'bin/new-block', [ 'quotes/shine', 'Shine', '--behavior' ] );
		await run( 'node', [ 'bin/lib/build.mjs' ], { ONLY: 'quotes' } );
		// Everything else is built already; the stamp tells that to the next command.
		await run( 'bash', [ '-c', '. bin/lib/setup.sh; stamp build "$(built_from)"' ] );
	} );
	after( () => rmSync( tree, { recursive: true, force: true } ) );

	test( 'touch no other file than the lists that name every plugin, and who owns behaviors', () =>
		assert.deepEqual(
			git( 'status', '--porcelain' )
				.trim()
				.split( '\n' )
				.map( ( line ) => line.trim() )
				.sort(),
			[
				'M .github/CODEOWNERS',
				'M .wp-env.json',
				'M README.md',
				'?? behaviors/quotes/',
				'?? blocks/quotes/',
				'?? plugins/frontage-quotes/',
			].sort()
		) );

	// Two cores: PHP steps run beside Node steps.
	test( 'pass the linters, the types and PHPStan, and their tests', async () => {
		const tsconfig = {
			extends: './tsconfig.json',
			compilerOptions: { incremental: false, tsBuildInfoFile: null },
			include: [ 'types', ...WHERE ],
		};
		writeFileSync(
			path.join( tree, '.cache/tsconfig.json' ),
			JSON.stringify( {
				...tsconfig,
				extends: '../tsconfig.json',
				include: tsconfig.include.map( ( name ) => `../${ name }` ),
			} )
		);
		await Promise.all( [
			( async () => {
				await run( 'npx', [ 'eslint', ...WHERE, '--no-error-on-unmatched-pattern' ] );
				await run( 'npx', [ 'depcruise', ...WHERE ] );
				await run( 'npx', [ 'wp-scripts', 'lint-style', '{blocks,behaviors}/quotes/**/*.css' ] );
				await run( 'npx', [ 'tsc', '--noEmit', '-p', '.cache/tsconfig.json' ] );
				await run( 'npx', [ 'jest', '--rootDir', tree, ...WHERE ] );
			} )(),
			( async () => {
				await run( 'bin/lib/phpcs.sh', WHERE );
				await run( 'vendor/bin/phpstan', [ 'analyse', '--memory-limit=1G', '--no-progress', ...WHERE ] );
				await run( 'bin/lib/phpunit.sh', [ '--filter', 'Quotes|MatrixTest.*frontage.(card|plain-note)' ] );
			} )(),
		] );
	} );

	test( 'stand in every list, within their budgets, and make a zip that installs', async () => {
		const checks = async ( pattern, ...names ) => {
			const files = names.map( ( name ) => `tests/checks/${ name }.test.mjs` );
			const args = [ '--test', '--test-reporter', 'tap', '--test-name-pattern', pattern, ...files ];
			const { stdout } = await run( 'node', args );
			return Number( /^# pass (\d+)/m.exec( stdout )?.[ 1 ] );
		};
		const all =
			'agree with the tree|are all run|every budget|every header|every script|end at once|no plugin reaches';
		assert.ok( ( await checks( all, 'lists', 'sizes', 'versions', 'guards', 'php-boundaries' ) ) >= 7 );
		assert.ok( ( await checks( 'frontage-quotes', 'install' ) ) >= 2 );
	} );

	test( 'bring a behavior that a page has where a block uses it', async () => {
		writeFileSync(
			path.join( tree, 'plugins/frontage-quotes/tests/ShineTest.php' ),
			`<?php
			namespace Frontage\\Quotes\\Tests;
			final class ShineTest extends \\Frontage\\Tests\\WordPressTestCase {
				public function test_a_group_of_that_style_brings_it(): void {
					do_blocks( '<!-- wp:group --><div class="wp-block-group"></div><!-- /wp:group -->' );
					self::assertNotContains( '@frontage/behaviours/shine', wp_script_modules()->get_queue() );
					do_blocks( '<!-- wp:group {"className":"is-style-shine"} --><div class="wp-block-group is-style-shine"></div><!-- /wp:group -->' );
					self::assertContains( '@frontage/behaviours/shine', wp_script_modules()->get_queue() );
					self::assertContains( 'frontage-behaviour-shine', wp_styles()->queue );
				}
			}`
		);
		await run( 'bin/lib/phpunit.sh', [ '--filter', 'ShineTest' ] );
	} );

	test( 'put the block on the style page and into what is asked of all blocks, as good as the others', async () => {
		// The whole style page once, at phone width; of the block matrix only this block.
		const stories = [
			'is on it',
			'clean at 390 px',
			'ts every block is accessible at 390 px',
			'one undo',
			'each is read again',
			'each is whole',
			'the canvas shows each',
			'whatever stands in a text',
		].join( '|' );
		const { stdout } = await run( 'bin/lib/e2e.sh', [ 'style-page.spec', 'blocks-in-editor', '--grep', stories ], {
			PORT: String( await freePort() ),
			FRONTAGE_BLOCKS: 'frontage/card',
			FRONTAGE_PLAYWRIGHT_RESULT: path.join( tree, '.cache/style-page.json' ),
		} );
		assert.match( stdout, /^  9 passed/m );
	} );

	test( 'refuse what is there already, a set without a plugin, and names that are none', async () => {
		await assert.rejects( run( 'bin/new-plugin', [ 'quotes' ] ), /is there already/ );
		await assert.rejects( run( 'bin/new-plugin', [ 'kit' ] ), /packages\/kit has that name/ );
		await assert.rejects( run( 'bin/new-plugin', [ 'forms-export' ] ), /frontage-forms begin alike/ );
		await assert.rejects( run( 'bin/new-plugin', [ 'My Quotes' ] ), /usage/ );
		await assert.rejects( run( 'bin/new-plugin', [ 'words', "It's" ] ), /a title has no quotes/ );
		await assert.rejects( run( 'bin/new-plugin', [ '--remove', 'forms' ] ), /git keeps files of frontage-forms/ );
		assert.ok( existsSync( path.join( tree, 'plugins/frontage-forms/frontage-forms.php' ) ) );
		await assert.rejects( run( 'bin/new-block', [ 'quotes/card' ] ), /is there already/ );
		await assert.rejects( run( 'bin/new-block', [ 'nowhere/note' ] ), /there is no plugin/ );
		await assert.rejects( run( 'bin/new-block', [ 'Quotes/Note' ] ), /usage/ );
	} );

	test( 'go again without a trace', async () => {
		await run( 'bin/new-plugin', [ '--remove', 'quotes' ] );
		assert.equal( git( 'status', '--porcelain' ), '' );
		assert.equal( readFileSync( path.join( tree, 'README.md' ), 'utf8' ).includes( 'quotes' ), false );
	} );
} );
