// The plan of a run: the parts of bin/test, the steps of each, and how to run a single test of a step again.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { changedSince, filesNamed } from './tree.mjs';

export const PARTS = [
	'static',
	'unit',
	'php',
	'mariadb',
	'versions',
	'checks',
	'journeys',
	'engines',
	'screen-reader',
	'servers',
];

/** Options of bin/lib/e2e.sh for the browser tests of a part. */
const STORY_OPTIONS = { journeys: [], engines: [ '--engines' ], 'screen-reader': [ '--screen-reader' ] };

/** File with the last complete run that passed: { commit, date, result }. */
export const FULL_RUN = 'tests/full-run.json';

/**
 * Slow checks of commands, with the paths that each depends on besides the files that these name. They take a minute or two,
 * so bin/test runs one only if one of these changed since the last complete run.
 */
const SLOW_CHECKS = {
	'new-plugin': [
		'bin/new-plugin',
		'bin/new-block',
		'bin/templates',
		// Lists that it edits, and checks of all plugins and blocks.
		...[
			'README.md',
			'.github/CODEOWNERS',
			'.wp-env.json',
			'eslint.config.mjs',
			'.dependency-cruiser.cjs',
			'.stylelintrc.json',
			'phpcs.xml.dist',
		],
		...[ 'phpstan.neon.dist', 'phpunit.xml.dist', 'jest.config.js', 'tsconfig.json', 'types', 'webpack.config.js' ],
		...[ 'package.json', 'package-lock.json', 'composer.json' ],
		...[ 'lists', 'sizes', 'versions', 'guards', 'php-boundaries', 'install' ].map(
			( name ) => `tests/checks/${ name }.test.mjs`
		),
		...[ 'BlockTestCase.php', 'WordPressTestCase.php', 'bootstrap.php', 'support/HostileValues.php' ].map(
			( name ) => `tests/${ name }`
		),
		'plugins/frontage-site/tests/Blocks/MatrixTest.php',
		'tests/support/block-matrix.ts',
		'tests/journeys/site/blocks-in-editor.spec.ts',
		'tests/journeys/theme/style-page.spec.ts',
		'demo/frontage-style-page.php',
		// Used by the templates.
		'packages/editor',
		...[
			'load',
			'php/Frontend/Behaviors',
			'php/Frontend/Islands',
			'php/Admin/EditorSetup',
			'php/Admin/RemoveDataSetting',
			'php/Admin/SettingsPage',
		].map( ( name ) => `packages/kit/${ name }.php` ),
		'packages/kit/client/islands.ts',
		'packages/kit/client/slot.tsx',
	],
	start: [
		...[ 'bin/start', 'README.md', 'blueprint.json', 'package.json', 'package-lock.json' ],
		...[ ':(glob)demo/**/*.php', ':(glob)plugins/*/*.php' ],
	],
};
const slowCheck = ( name ) => `tests/checks/${ name }.test.mjs`;
const SLOW_CHECK_FILES = Object.keys( SLOW_CHECKS ).map( slowCheck );

/** The git paths that a slow check depends on. */
export function inputsOf( name ) {
	const own = [ slowCheck( name ), ...SLOW_CHECKS[ name ] ];
	return [ ...own, ...filesNamed( own.filter( ( file ) => /^bin\/[\w-]+$|\.m?js$/.test( file ) ) ) ];
}

export const lastFullRun = () =>
	existsSync( FULL_RUN ) ? JSON.parse( readFileSync( FULL_RUN, 'utf8' ) ) : undefined;

const escaped = ( text ) => text.replace( /[.*+?^${}()|[\]\\/]/g, '\\$&' );
const testsIn = ( folder ) =>
	readdirSync( folder )
		.filter( ( name ) => name.endsWith( '.test.mjs' ) )
		.map( ( name ) => `${ folder }/${ name }` );

/** Every step by its name; `results` is the folder that runners write to. Without a seed, tests run as they are written. */
export function steps( { results, seed, isWhole } ) {
	const file = ( name ) => path.join( results, name );
	const verdict = ( part, name, ...command ) => ( { name, part, command, reader: 'verdict' } );
	const phpunit = ( part, name, script, { reader = 'phpunit', ...more } = {} ) => ( {
		name,
		part,
		reader,
		result: reader === 'printed' ? `${ name }.log` : `${ name }.xml`,
		command: [
			'bash',
			...script,
			...( reader === 'printed' ? [] : [ '--log-junit', file( `${ name }.xml` ) ] ),
			...( seed === undefined ? [] : [ '--order-by', 'random', '--random-order-seed', String( seed ) ] ),
		],
		// PHPUnit under WebAssembly prints only its summary, without test names.
		rerun:
			reader === 'phpunit' &&
			( ( { title }, to ) => ( {
				command: [ 'bash', ...script, '--log-junit', to, '--filter', `/^${ escaped( title ) }$/` ],
			} ) ),
		...more,
	} );
	const browsers = ( part, name, options, more = {} ) => ( {
		name,
		part,
		reader: 'playwright',
		result: `${ name.replace( '/', '-' ) }.json`,
		env: {
			FRONTAGE_PLAYWRIGHT_RESULT: file( `${ name.replace( '/', '-' ) }.json` ),
			...( isWhole ? { FRONTAGE_STORY_SEED: String( seed ) } : {} ),
		},
		needs: [ 'chromium', 'headless_shell' ],
		isAlone: true,
		command: [ 'bash', 'bin/lib/e2e.sh', ...options ],
		rerun: ( { file: of, line, title }, to ) => ( {
			command: [
				'bash',
				'bin/lib/e2e.sh',
				...STORY_OPTIONS[ part ],
				`${ of }:${ line }`,
				'--workers=1',
				'--repeat-each=3',
				'--grep',
				escaped(
					title
						.replace( /^“|” in \w+$/g, '' )
						.split( ' › ' )
						.at( -1 )
				),
				...( part === 'engines' ? [ `--project=${ title.match( /\w+$/ )[ 0 ] }` ] : [] ),
			],
			env: { FRONTAGE_PLAYWRIGHT_RESULT: to },
			repeats: 3, // Each has its own process and a reset site.
		} ),
		...more,
	} );
	const checks = ( name, files ) => ( {
		name,
		part: 'checks',
		reader: 'node',
		result: `${ name }.jsonl`,
		needs: [ 'chromium', 'headless_shell' ],
		command: [ ...nodeTest( file( `${ name }.jsonl` ) ), ...files ],
		rerun: ( { file: of, title }, to ) => ( {
			command: [ ...nodeTest( to ), '--test-name-pattern', `/^${ escaped( title ) }$/`, of ],
		} ),
	} );
	const servers = ( files ) => ( {
		...checks( 'servers', files ),
		part: 'servers',
		needs: [ 'mariadb', 'servers' ],
		isAlone: true, // Six processes on two cores.
	} );
	const nodeTest = ( to ) => [
		'node',
		'--test',
		'--test-concurrency=1',
		'--test-timeout=1200000', // ms: limits tests that hang; beside busy loops bin/new-plugin's takes over 600 s.
		'--test-reporter=spec',
		'--test-reporter-destination=stdout',
		'--test-reporter=./bin/lib/test/node-reporter.mjs',
		`--test-reporter-destination=${ to }`,
	];
	const jest = ( to, ...more ) => [
		'npx',
		'jest',
		'--ci',
		'--json',
		`--outputFile=${ to }`,
		...( seed === undefined ? [] : [ '--randomize', `--seed=${ seed }` ] ),
		...more,
	];
	const wordpress = [ 'bin/lib/phpunit.sh' ];
	const mariadb = [ 'bin/lib/phpunit.sh', '--mariadb' ];
	const oldMariadb = [ 'bin/lib/phpunit.sh', '--mariadb-old' ];
	const webAssembly = { reader: 'printed' };
	const quickChecks = testsIn( 'tests/checks' ).filter( ( name ) => ! SLOW_CHECK_FILES.includes( name ) );

	// Long steps first, so that none is left for the end.
	return [
		checks( 'checks-slow', SLOW_CHECK_FILES ),
		phpunit( 'php', 'php-sqlite', wordpress ),
		{
			name: 'jest',
			part: 'unit',
			reader: 'jest',
			result: 'jest.json',
			command: jest( file( 'jest.json' ) ),
			rerun: ( { file: of, title }, to ) => ( {
				command: [ ...jest( to, '--runTestsByPath', of ), '--testNamePattern', `^${ escaped( title ) }$` ],
			} ),
		},
		{ ...phpunit( 'mariadb', 'php-mariadb', mariadb ), needs: [ 'mariadb' ] },
		{ ...phpunit( 'mariadb', 'php-mariadb-old', oldMariadb ), needs: [ 'mariadb' ] },
		phpunit( 'versions', 'php-8.5', [ 'bin/lib/phpunit-versions.sh', '8.5' ], webAssembly ),
		checks( 'checks', quickChecks ),
		verdict( 'static', 'lint-js', 'npm', 'run', '-s', 'lint:js' ),
		verdict( 'static', 'phpstan', 'npm', 'run', '-s', 'lint:phpstan' ),
		verdict( 'static', 'types', 'npx', 'tsc', '--noEmit' ),
		verdict( 'static', 'lint-css', 'npm', 'run', '-s', 'lint:css' ),
		verdict( 'static', 'lint-php', 'npm', 'run', '-s', 'lint:php' ),
		phpunit( 'php', 'php-packages', [ '-c', 'exec vendor/bin/phpunit -c phpunit.pure.xml.dist "$@"', 'phpunit' ] ),
		phpunit( 'versions', 'php-8.5-packages', [ 'bin/lib/phpunit-versions.sh', '8.5', '--pure' ], webAssembly ),
		servers( testsIn( 'tests/servers' ) ),
		...readdirSync( 'tests/journeys' ).map( ( folder ) =>
			browsers( 'journeys', `journeys/${ folder }`, [ `tests/journeys/${ folder }/` ] )
		),
		...[ 'firefox', 'webkit' ].map( ( engine ) =>
			browsers( 'engines', `engines/${ engine }`, [ '--engines', `--project=${ engine }` ], {
				needs: [ engine ],
			} )
		),
		browsers( 'screen-reader', 'screen-reader', [ '--screen-reader' ], { needs: [ 'firefox', 'screen_reader' ] } ),
	].map( ( step ) => ( { needs: [], env: {}, ...step } ) );
}

/** The steps of bin/test without arguments: what a change is most likely to break, in 25 minutes. */
function quick( all, { results, hasChanged = ( paths ) => changedSince( lastFullRun()?.commit ?? '', paths ) } ) {
	const stepNamed = ( name ) => all.find( ( step ) => step.name === name );
	const slow = stepNamed( 'checks-slow' );
	const unchanged = Object.keys( SLOW_CHECKS )
		.filter( ( name ) => ! hasChanged( inputsOf( name ) ) )
		.map( slowCheck );
	const stories = ( name, needs, ...options ) => ( {
		...all.find( ( { part } ) => part === name ),
		name,
		needs,
		result: `${ name }.json`,
		env: { FRONTAGE_PLAYWRIGHT_RESULT: path.join( results, `${ name }.json` ) },
		command: [ 'bash', 'bin/lib/e2e.sh', ...options, '--grep', '@smoke' ],
	} );
	const withArguments = ( name, ...options ) => ( {
		...stepNamed( name ),
		command: [ ...stepNamed( name ).command, ...options ],
	} );
	return [
		...( unchanged.length < SLOW_CHECK_FILES.length
			? [ { ...slow, command: slow.command.filter( ( word ) => ! unchanged.includes( word ) ) } ]
			: [] ),
		withArguments( 'php-sqlite', '--exclude-group', 'slow' ),
		...all.filter(
			( { name, part } ) => [ 'static', 'unit' ].includes( part ) || [ 'php-packages', 'checks' ].includes( name )
		),
		withArguments( 'php-mariadb', '--group', 'database', '--exclude-group', 'slow' ),
		stories( 'journeys', [ 'chromium', 'headless_shell' ] ),
		stories( 'engines', [ 'firefox', 'webkit' ], '--engines' ),
	].sort( ( a, b ) => Number( a.isAlone ?? false ) - Number( b.isAlone ?? false ) );
}

/** Whether a folder contains tests of this kind, or the path is one. */
const holds = ( file, pattern ) =>
	statSync( file ).isDirectory()
		? readdirSync( file, { recursive: true } ).some( ( name ) => pattern.test( name ) )
		: pattern.test( file );

/** The steps that run the tests below a path: for a plugin or a package its PHP and TypeScript tests. */
function runnersOf( file, all, parts ) {
	const named = ( name ) => all.find( ( step ) => step.name === name );
	const [ , folder ] = /^tests\/(journeys|engines|screen-reader|checks|servers)(?:\/|$)/.exec( file ) ?? [];
	if ( folder ) {
		return [ all.find( ( { name } ) => name === folder || name.startsWith( `${ folder }/` ) ) ];
	}
	if ( ! /^(behaviors|blocks|packages|plugins|tests)(\/|$)/.test( file ) ) {
		return [];
	}
	const version = [ 'mariadb', 'versions' ].find( ( name ) => parts.includes( name ) );
	const wordpress = version ? all.find( ( { part } ) => part === version ) : named( 'php-sqlite' );
	return [
		...( holds( file, /Test\.php$/ )
			? [ file.startsWith( 'packages' ) ? named( 'php-packages' ) : wordpress ]
			: [] ),
		...( ! version && holds( file, /\.test\.tsx?$/ ) ? [ named( 'jest' ) ] : [] ),
	];
}

/** A step that runs only these files or folders. */
function narrowStep( step, paths ) {
	const command = step.command.filter( ( word ) => step.reader !== 'node' || ! word.startsWith( 'tests/' ) );
	const stories = [ 'bash', 'bin/lib/e2e.sh', ...( STORY_OPTIONS[ step.part ] ?? [] ) ];
	const files = ( one ) => ( step.reader === 'node' && statSync( one ).isDirectory() ? testsIn( one ) : [ one ] );
	return {
		...step,
		name: step.reader === 'playwright' ? step.part : step.name,
		command: [ ...( step.reader === 'playwright' ? stories : command ), ...paths.flatMap( files ) ],
	};
}

/**
 * The steps for command line arguments: none for the quick selection, parts, steps, and files or folders of tests
 * (`journeys/forms` is short for `tests/journeys/forms`). `shard` is { index, count } for machines in parallel; `hasChanged`
 * tells whether one of these paths changed since the last complete run. Returns { steps } or { error }.
 */
export function plan( words, { results, seed, isWhole, shard, hasChanged } ) {
	const all = steps( { results, seed, isWhole } );
	if ( ! words.length ) {
		return { steps: shardSteps( isWhole ? all : quick( all, { results, hasChanged } ), shard ) };
	}
	const parts = words.filter( ( word ) => PARTS.includes( word ) );
	const names = words.filter( ( word ) => all.some( ( { name } ) => name === word ) );
	const paths = words
		.filter( ( word ) => ! parts.includes( word ) && ! names.includes( word ) )
		.map( ( word ) => ( existsSync( word ) ? path.relative( '', word ) : `tests/${ word }` ).replace( /\/$/, '' ) );
	const narrow = new Map();
	for ( const file of paths ) {
		const runners = existsSync( file ) ? runnersOf( file, all, parts ) : [];
		if ( ! runners.length ) {
			return {
				error: `${ file.replace( /^tests\//, '' ) } is no part (${ PARTS.join( ', ' ) }), no step and no file or folder of tests.`,
			};
		}
		for ( const step of runners ) {
			narrow.set( step, [ ...( narrow.get( step ) ?? [] ), file ] );
		}
	}
	const narrowedParts = [ ...narrow.keys() ].map( ( { part } ) => part );
	return {
		steps: shardSteps(
			[
				...all.filter(
					( { name, part } ) =>
						names.includes( name ) || ( parts.includes( part ) && ! narrowedParts.includes( part ) )
				),
				...[ ...narrow ].map( ( [ step, files ] ) => narrowStep( step, files ) ),
			],
			shard
		),
	};
}

/** One machine's share of the steps: Playwright shards its tests, other steps are distributed whole. */
function shardSteps( chosen, shard ) {
	if ( ! shard ) {
		return chosen;
	}
	const stories = chosen.filter( ( { reader } ) => reader === 'playwright' );
	const others = chosen.filter( ( step ) => ! stories.includes( step ) );
	const folders = stories.filter( ( { part } ) => part === 'journeys' );
	const sharded = [
		...( folders.length
			? [
					{
						...folders[ 0 ],
						name: 'journeys',
						command: folders.flatMap( ( { command }, at ) => ( at ? command.slice( 2 ) : command ) ),
					},
				]
			: [] ),
		...stories.filter( ( { part } ) => part !== 'journeys' ),
	];
	return [
		...others.filter( ( _, at ) => at % shard.count === shard.index - 1 ),
		...sharded.map( ( step ) => ( {
			...step,
			command: [ ...step.command, `--shard=${ shard.index }/${ shard.count }` ],
		} ) ),
	];
}
