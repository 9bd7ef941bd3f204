// How bin/test interprets its arguments, and what a run does.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import glob from 'fast-glob';
import { inputsOf, plan } from '../../bin/lib/test/plan.mjs';

describe( 'the words of a command line', () => {
	const context = { results: '/results', seed: 7 };
	const names = ( words, more = {} ) => {
		const { steps = [], error } = plan( words, { ...context, ...more } );
		return error ?? steps.map( ( { name } ) => name );
	};
	const command = ( ...words ) => plan( words, context ).steps[ 0 ].command.join( ' ' );

	test( 'without one it is the quick selection: no WebAssembly, one group on MariaDB, the stories that carry @smoke', () => {
		const { steps } = plan( [], context );
		const of = ( name ) => steps.find( ( step ) => step.name === name )?.command.join( ' ' );
		assert.ok( ! steps.some( ( { part } ) => part === 'versions' ) );
		assert.match( of( 'php-mariadb' ), /--group database/ );
		assert.match( of( 'journeys' ), /--grep @smoke/ );
		assert.match( of( 'engines' ), /--engines --grep @smoke/ );
	} );

	test( 'what a screen reader says is listened to with --all alone, or when it is named', () => {
		const named = ( words, more ) => names( words, more ).filter( ( name ) => name.startsWith( 'screen' ) );
		assert.deepEqual( named( [] ), [] );
		assert.deepEqual( named( [], { isWhole: true } ), [ 'screen-reader' ] );
		const [ step ] = plan( [ 'screen-reader/sliders.spec.ts' ], context ).steps;
		assert.match( step.command.join( ' ' ), /e2e\.sh --screen-reader tests\/screen-reader\/sliders\.spec\.ts/ );
		assert.deepEqual( step.needs, [ 'firefox', 'screen_reader' ] );
		const failed = { file: 'tests/screen-reader/a.spec.ts', line: 3, title: 'says it' };
		assert.match(
			step.rerun( failed, '/to' ).command.join( ' ' ),
			/e2e\.sh --screen-reader tests.*--grep says it$/
		);
	} );

	test( 'a site on several servers is tried with --all alone, or when it is named', () => {
		assert.ok( ! names( [] ).includes( 'servers' ) );
		assert.ok( names( [], { isWhole: true } ).includes( 'servers' ) );
		const [ step ] = plan( [ 'servers' ], context ).steps;
		assert.deepEqual( step.needs, [ 'mariadb', 'servers' ] );
		assert.match( step.command.join( ' ' ), /node --test .* tests\/servers\/faults\.test\.mjs/ );
		assert.doesNotMatch( command( 'servers/messages.test.mjs' ), /faults/ );
	} );

	test( 'a slow check runs where something that it depends on changed, and the others stay away', () => {
		const slow = ( ...changed ) => {
			const hasChanged = ( paths ) => {
				const { stdout } = spawnSync( 'git', [ 'ls-files', '--', ...paths ], { encoding: 'utf8' } );
				return stdout.split( '\n' ).some( ( name ) => changed.includes( name ) );
			};
			const step = plan( [], { ...context, hasChanged } ).steps.find( ( { name } ) => name === 'checks-slow' );
			return step?.command.flatMap( ( word ) => /^tests\/checks\/(.+)\.test\.mjs$/.exec( word )?.[ 1 ] ?? [] );
		};
		assert.equal( slow(), undefined );
		assert.equal( slow( 'tools/drawings/screenshot.mjs', 'demo/content/home.html' ), undefined );
		assert.deepEqual( slow( 'bin/templates/block/block.json.txt' ), [ 'new-plugin' ] );
		assert.deepEqual( slow( 'bin/lib/php-boundaries.mjs' ), [ 'new-plugin' ], 'by a check that it runs' );
		assert.deepEqual( slow( '.dependency-cruiser.cjs' ), [ 'new-plugin' ], 'by the settings of a tool' );
		assert.deepEqual( slow( 'tests/checks/visitor.mjs' ), [ 'start' ] );
		assert.deepEqual( slow( 'demo/frontage-demo.php' ), [ 'start' ] );
		for ( const part of [ 'setup.sh', 'site.sh', 'core.sh', 'router.php', 'mail-sink.mjs', 'playground.sh' ] ) {
			assert.ok( slow( `bin/lib/${ part }` ).includes( 'start' ), part );
		}
		assert.deepEqual( slow( 'bin/lib/install.php' ), [ 'new-plugin', 'start' ] );
	} );

	test( 'what a slow check depends on is there, and what the templates call of the kit is among it', () => {
		for ( const name of [ 'new-plugin', 'start' ] ) {
			for ( const file of inputsOf( name ) ) {
				const { stdout } = spawnSync( 'git', [ 'ls-files', '--', file ], { encoding: 'utf8' } );
				assert.notEqual( stdout, '', `${ name }: ${ file } is gone; take it out of bin/lib/test/plan.mjs` );
			}
		}
		const inputs = inputsOf( 'new-plugin' );
		const templates = glob.sync( 'bin/templates/**/*.txt' ).map( ( file ) => readFileSync( file, 'utf8' ) );
		const called = templates.flatMap( ( text ) => [
			...[ ...text.matchAll( /Frontage\\Kit\\([A-Z][\w\\]+)(?=[;:])/g ) ].map(
				( [ , name ] ) => `packages/kit/php/${ name.replaceAll( '\\', '/' ) }.php`
			),
			...[ ...text.matchAll( /@frontage\/kit\/(\w+)/g ) ].flatMap( ( [ , name ] ) =>
				glob.sync( `packages/kit/client/${ name }.{ts,tsx}` )
			),
		] );
		assert.ok( called.length > 4, called.join() );
		assert.deepEqual(
			called.filter( ( file ) => ! inputs.includes( file ) ),
			[]
		);
	} );

	test( '--all has every part, whole', () => {
		const { steps } = plan( [], { ...context, isWhole: true } );
		assert.deepEqual( new Set( steps.map( ( { part } ) => part ) ).size, 10 );
		assert.ok(
			steps.every( ( step ) => ! step.command.includes( '@smoke' ) && ! step.command.includes( '--group' ) )
		);
		assert.match(
			steps.find( ( { name } ) => name === 'php-mariadb-old' )?.command.join( ' ' ),
			/phpunit\.sh --mariadb-old /
		);
	} );

	test( 'tests run as they are written, and shuffled where there is a seed', () => {
		const shuffling = /--randomize|--random-order-seed/;
		const of = ( seed ) =>
			plan( [ 'unit', 'php' ], { ...context, seed } ).steps.map( ( step ) => step.command.join( ' ' ) );
		assert.ok( of( undefined ).length > 2 );
		assert.ok( of( undefined ).every( ( step ) => ! shuffling.test( step ) ) );
		assert.ok( of( 7 ).every( ( step ) => shuffling.test( step ) && /\b7$|seed=7\b|seed 7\b/.test( step ) ) );
	} );

	test( 'the files of stories run in the order of the seed with --all, and as they are named without it', () => {
		const journeys = ( isWhole, seed ) =>
			plan( [ 'journeys/accounts' ], { ...context, seed, isWhole } ).steps[ 0 ].env.FRONTAGE_STORY_SEED;
		assert.equal( journeys( false, 7 ), undefined );
		assert.equal( journeys( true, 7 ), '7' );
		const order = ( seed ) => {
			const { stdout } = spawnSync(
				'node',
				[ 'node_modules/.bin/playwright', 'test', '--list', 'tests/journeys/accounts/' ],
				{
					env: { ...process.env, FRONTAGE_STORY_SEED: seed },
					encoding: 'utf8',
				}
			);
			const files = [ ...new Set( stdout.match( /accounts\/[\w-]+\.spec\.ts/g ) ) ];
			assert.ok( files.length > 2, stdout );
			return files;
		};
		const [ one, other ] = [ '1', '2' ].map( order );
		assert.notDeepEqual( one, other );
		assert.deepEqual( one.toSorted(), other.toSorted() );
	} );

	test( 'a part, a step, a folder and a file are each found', () => {
		assert.deepEqual( names( [ 'static' ] ).sort(), [ 'lint-css', 'lint-js', 'lint-php', 'phpstan', 'types' ] );
		assert.deepEqual( names( [ 'types' ] ), [ 'types' ] );
		assert.match( command( 'journeys/forms' ), /e2e\.sh tests\/journeys\/forms\/$/ );
		assert.match(
			command( 'php', 'plugins/frontage-forms/tests/Queue' ),
			/phpunit\.sh .*plugins\/frontage-forms\/tests\/Queue$/
		);
		assert.match( command( 'mariadb', 'plugins/frontage-forms/tests/Queue' ), /phpunit\.sh --mariadb .*Queue$/ );
		assert.match( command( 'packages/rules/tests' ), /phpunit\.pure\.xml\.dist .*packages\/rules\/tests$/ );
		assert.match( command( 'packages/rules/src' ), /jest .*packages\/rules\/src$/ );
		assert.match( command( 'tests/checks/clocks.test.mjs' ), /node --test .* tests\/checks\/clocks\.test\.mjs$/ );
	} );

	test( 'of a plugin’s folder the tests in PHP and in TypeScript run, beside a part that names a database those in PHP', () => {
		assert.deepEqual( names( [ 'plugins/frontage-forms' ] ), [ 'php-sqlite', 'jest' ] );
		assert.deepEqual( names( [ 'packages/rules' ] ), [ 'php-packages', 'jest' ] );
		assert.deepEqual( names( [ 'mariadb', 'plugins/frontage-forms' ] ), [ 'php-mariadb' ] );
		assert.match( names( [ 'tests/fixtures' ] ), /fixtures is no part/ );
	} );

	test( 'another word is no part', () =>
		assert.match( names( [ 'nonsense' ] ), /nonsense is no part \(static, unit,/ ) );

	test( 'shards share the steps, and each has its part of the stories', () => {
		const shards = [ 1, 2 ].map(
			( index ) => plan( [], { ...context, isWhole: true, shard: { index, count: 2 } } ).steps
		);
		const others = shards
			.flat()
			.filter( ( { reader } ) => reader !== 'playwright' )
			.map( ( { name } ) => name );
		const whole = plan( [], { ...context, isWhole: true } ).steps.filter(
			( { reader } ) => reader !== 'playwright'
		);
		assert.deepEqual( others.sort(), whole.map( ( { name } ) => name ).sort() );
		assert.ok(
			shards.every( ( steps, at ) => steps.some( ( step ) => step.command.includes( `--shard=${ at + 1 }/2` ) ) )
		);
	} );

	test( 'a name of a test is escaped where it is looked for again', () => {
		const { steps } = plan( [ 'jest' ], context );
		const again = steps[ 0 ].rerun( { file: 'a.test.ts', title: 'says “a (b)?” at 1.5' }, '/to' ).command;
		assert.equal( again.at( -1 ), '^says “a \\(b\\)\\?” at 1\\.5$' );
	} );

	test( 'what is asked for wrongly ends with a sentence and not with a run', () => {
		const { status, stderr } = spawnSync( 'node', [ 'bin/lib/test/main.mjs', '--shard', 'two' ], {
			encoding: 'utf8',
		} );
		assert.equal( status, 2 );
		assert.match( stderr, /--shard needs a part of a whole, for example 2\/4/ );
	} );
} );

describe( 'a run', () => {
	/** A repository with one check file and its runner; `code` is the body of its only test. */
	function repository( code ) {
		const folder = mkdtempSync( path.join( os.tmpdir(), 'frontage-run-' ) );
		const git = ( ...args ) =>
			spawnSync( 'git', [ '-c', 'user.name=Check', '-c', 'user.email=check@example.com', ...args ], {
				cwd: folder,
				encoding: 'utf8',
			} );
		cpSync( 'bin/lib/test', path.join( folder, 'bin/lib/test' ), { recursive: true } );
		mkdirSync( path.join( folder, 'tests/journeys' ), { recursive: true } );
		mkdirSync( path.join( folder, 'tests/checks' ) );
		mkdirSync( path.join( folder, 'tests/servers' ) );
		const write = ( name, text ) => writeFileSync( path.join( folder, name ), text );
		write( '.gitignore', '.cache\n' );
		write(
			'tests/checks/sample.test.mjs',
			`import assert from 'node:assert/strict';\nimport { appendFileSync, readFileSync } from 'node:fs';\nimport { test } from 'node:test';
			test( 'says “a (b)?”', () => {
				appendFileSync( '.cache/rounds', '.' );
				const round = readFileSync( '.cache/rounds', 'utf8' ).length;
				${ code }
			} );`
		);
		git( 'init', '-q' );
		git( 'add', '-A' );
		git( 'commit', '-qm', 'A sample' );
		const run = ( args, env = {} ) => {
			const { status, stdout, stderr } = spawnSync( 'node', [ 'bin/lib/test/main.mjs', ...args ], {
				cwd: folder,
				encoding: 'utf8',
				env: { ...process.env, CI: '', NODE_TEST_CONTEXT: undefined, ...env },
			} );
			return { status, stderr, stdout, last: stdout.trim().split( '\n' ).at( -1 ) };
		};
		const read = ( name ) =>
			existsSync( path.join( folder, name ) ) ? readFileSync( path.join( folder, name ), 'utf8' ) : '';
		return { run, read, write, git, folder, end: () => rmSync( folder, { recursive: true } ) };
	}
	const FILE = 'tests/checks/sample.test.mjs';

	test( 'a test that fails once and then passes three times alone is green, named, and written down', () => {
		const { run, read, end } = repository( 'assert.notEqual( round, 1 );' );
		const { status, stdout, last } = run( [ FILE ] );
		assert.equal( last, '1 passed, 0 failed' );
		assert.equal( status, 0 );
		assert.match( stdout, /unsteady[^]*says “a \(b\)\?”/ );
		assert.equal( read( '.cache/rounds' ).length, 4 );
		const [ entry ] = JSON.parse( read( 'tests/unsteady.json' ) );
		assert.equal( entry.test, `${ FILE }: says “a (b)?”` );
		assert.equal( run( [ FILE ], { CI: 'true' } ).status, 0 );
		end();
	} );

	test( 'one that fails once more alone is red, and nothing is written', () => {
		const { run, read, end } = repository( 'assert.equal( round, 3 );' );
		const { status, last } = run( [ FILE ] );
		assert.deepEqual( [ status, last ], [ 1, '0 passed, 1 failed' ] );
		assert.equal( read( 'tests/unsteady.json' ), '' );
		end();
	} );

	test( 'an interrupted one goes on where it stopped, and only where the tree is the same', () => {
		const { run, read, write, end } = repository( '' );
		assert.equal( run( [ FILE ] ).status, 0 );
		run( [ '--resume', FILE ] );
		assert.equal( read( '.cache/rounds' ).length, 1, 'what has ended is not run again' );
		write( 'another.txt', 'changed' );
		assert.match( run( [ '--resume', FILE ] ).stderr, /from the beginning/ );
		assert.equal( read( '.cache/rounds' ).length, 2 );
		end();
	} );

	test( 'what --prove ran ten times is nothing to resume', () => {
		const { run, read, end } = repository( '' );
		assert.equal( run( [ '--prove', FILE ] ).last, '10 passed, 0 failed' );
		assert.equal( read( '.cache/rounds' ).length, 10 );
		run( [ '--resume', FILE ] );
		assert.equal( read( '.cache/rounds' ).length, 11 );
		end();
	} );

	test( 'a step that is no test is refused by --prove, and results of an earlier run stay', () => {
		const { run, read, end } = repository( '' );
		run( [ FILE ] );
		const { status, stderr } = run( [ '--prove', 'types' ] );
		assert.equal( status, 2 );
		assert.match( stderr, /types is not one file of tests/ );
		assert.ok( read( '.cache/results/run.json' ) );
		end();
	} );
} );
