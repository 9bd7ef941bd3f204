// Supply chain: every tool is pinned, every action is pinned to a commit, and every shipped package is audited.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import glob from 'fast-glob';
import { shipped, unknown, advisories } from '../../bin/lib/audit.mjs';

const json = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const loose = ( wanted ) =>
	Object.entries( wanted ).flatMap( ( [ name, at ] ) => ( EXACT.test( at ) ? [] : [ name ] ) );

/** Packages that are installed but not locked, locked but not installed, or installed in another version. */
function differences( locked, installed ) {
	const has = versions( installed );
	return [
		...Object.keys( has )
			.filter( ( name ) => ! locked[ name ] )
			.map( ( name ) => `${ name } ${ has[ name ] } is installed, and composer.lock does not name it.` ),
		...Object.keys( locked )
			.filter( ( name ) => has[ name ] !== locked[ name ] )
			.map( ( name ) => `composer.lock has ${ name } ${ locked[ name ] }; ${ has[ name ] } is installed.` ),
	];
}

const versions = ( packages ) =>
	Object.fromEntries( packages.map( ( { name, version } ) => [ name, version.replace( /^v/, '' ) ] ) );

/** Packages of composer.lock with a download URL other than the public one. */
const mirrored = ( packages ) =>
	packages
		.filter( ( { dist, source } ) =>
			[ dist, source ].some(
				( place ) => place && ( place.mirrors || ! /^https:\/\/(api\.)?github\.com\//.test( place.url ) )
			)
		)
		.map( ( { name } ) => `composer.lock downloads ${ name } from a mirror: write its public address there.` );

const lockedPackages = () => {
	const { packages, 'packages-dev': development } = json( 'composer.lock' );
	return [ ...packages, ...development ];
};

/** Actions pinned to a tag, or to a commit without a version comment. */
const movable = ( workflow ) =>
	[ ...workflow.matchAll( /^.*\buses:\s*(.*)$/gm ) ]
		.map( ( [ , action ] ) => action )
		.filter( ( action ) => ! /^\.\/|^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v?\d+\.\d+\.\d+$/.test( action ) );

describe( 'tools', () => {
	test( 'npm packages are pinned exactly', () => {
		const { devDependencies, overrides } = json( 'package.json' );
		assert.deepEqual( loose( { ...devDependencies, ...overrides } ), [] );
		assert.deepEqual( loose( { react: '18.3.1', jest: '^30.5.0', eslint: '9.x' } ), [ 'jest', 'eslint' ] );
	} );

	test( 'a package of the workspace brings none of its own', () => {
		for ( const name of readdirSync( 'packages' ) ) {
			const { dependencies = {}, devDependencies = {} } = json( `packages/${ name }/package.json` );
			assert.deepEqual( loose( { ...dependencies, ...devDependencies } ), [], name );
		}
	} );

	test( 'PHP tools are pinned exactly, and composer.lock has the same versions', () => {
		const wanted = json( 'composer.json' )[ 'require-dev' ];
		assert.deepEqual( loose( wanted ), [] );
		const locked = versions( lockedPackages() );
		assert.deepEqual(
			wanted,
			Object.fromEntries( Object.keys( wanted ).map( ( name ) => [ name, locked[ name ] ] ) )
		);
	} );

	test( 'composer.lock holds what is installed, also what a tool brings along', () => {
		const installed = json( 'vendor/composer/installed.json' ).packages;
		assert.deepEqual( differences( versions( lockedPackages() ), installed ), [] );
	} );

	test( 'a tool that came along, and one in another version, are found', () => {
		const installed = [
			{ name: 'a/a', version: 'v1.0.0' },
			{ name: 'b/b', version: '2.0.1' },
		];
		assert.match(
			differences( { 'a/a': '1.0.0' }, installed )[ 0 ],
			/^b\/b 2\.0\.1 is installed, and composer\.lock/
		);
		assert.match( differences( { 'a/a': '1.0.0', 'b/b': '2.0.0' }, installed )[ 0 ], /has b\/b 2\.0\.0; 2\.0\.1/ );
	} );

	test( 'composer.lock names no mirror', () => {
		assert.deepEqual( mirrored( lockedPackages() ), [] );
		const url = 'https://api.github.com/repos/a/a/zipball/1.0.0';
		const planted = [
			{ name: 'a/a', dist: { url } },
			{ name: 'b/b', dist: { url: 'https://mirror.test/b.zip' } },
			{ name: 'c/c', dist: { url, mirrors: [ { url: 'https://mirror.test/%package%' } ] } },
		];
		assert.deepEqual(
			mirrored( planted ).map( ( sentence ) => sentence.match( /\w\/\w/ )[ 0 ] ),
			[ 'b/b', 'c/c' ]
		);
	} );
} );

describe( 'workflows', () => {
	for ( const file of glob.sync( '.github/{workflows,actions}/**/*.yml' ) ) {
		test( `${ file }: actions stand by their commit, with the version behind it`, () =>
			assert.deepEqual( movable( readFileSync( file, 'utf8' ) ), [] ) );
	}

	const workflow = readFileSync( '.github/workflows/test.yml', 'utf8' );

	test( 'every job ends within 30 minutes and keeps no token', () => {
		const jobs = workflow.match( /runs-on:/g ).length;
		const limits = [ ...workflow.matchAll( /timeout-minutes: (\d+)$/gm ) ].map( ( [ , minutes ] ) =>
			Number( minutes )
		);
		assert.deepEqual( [ limits.length, limits.filter( ( minutes ) => minutes > 30 ) ], [ jobs, [] ] );
		assert.equal( workflow.match( /uses: actions\/checkout@/g ).length, jobs );
		assert.equal( workflow.match( /persist-credentials: false$/gm ).length, jobs );
	} );

	test( 'the PHP versions that the readme names run natively, with SQLite and with MariaDB', () => {
		const [ , named ] = readFileSync( 'README.md', 'utf8' ).match( /PHP (8\.2, .*?\d)\. / );
		const quoted = named.split( /, | and / ).map( ( version ) => `'${ version }'` );
		assert.ok( workflow.includes( `php: [${ quoted.join( ', ' ) }]\n        part: [php, mariadb]` ), named );
	} );

	test( 'an action by its tag is found', () =>
		assert.deepEqual( movable( `- uses: actions/checkout@v4\n- uses: a/b@${ 'a'.repeat( 40 ) } # v1.2.3` ), [
			'actions/checkout@v4',
		] ) );

	test( 'newer versions are proposed for everything that is pinned', () => {
		const proposed = [
			...readFileSync( '.github/dependabot.yml', 'utf8' ).matchAll( /package-ecosystem: (\S+)/g ),
		];
		assert.deepEqual( proposed.map( ( [ , name ] ) => name ).sort(), [ 'composer', 'github-actions', 'npm' ] );
	} );
} );

describe( 'the audit', () => {
	const lock = {
		packages: {
			'node_modules/a': { version: '1.0.0' },
			'node_modules/b/node_modules/a': { version: '2.0.0' },
			'node_modules/@s/c': { version: '3.0.0' },
		},
	};
	const answer = {
		vulnerabilities: {
			a: {
				severity: 'high',
				via: [ { url: 'https://example.test/1' } ],
				nodes: [ 'node_modules/a', 'node_modules/b/node_modules/a' ],
			},
		},
	};

	test( 'asks about every package that a built file contains', () => {
		const packages = shipped();
		assert.ok( packages.size > 0 );
		assert.deepEqual( unknown( packages, json( 'package-lock.json' ) ), [] );
		assert.deepEqual(
			unknown(
				new Map( [
					[ '@s/c@3.0.0', [] ],
					[ 'c@3.0.0', [] ],
				] ),
				lock
			),
			[ 'c@3.0.0' ]
		);
	} );

	test( 'names a shipped package with a weakness and no tool that has one', () => {
		const found = advisories( answer, new Map( [ [ 'a@2.0.0', [ 'frontage-forms' ] ] ] ), lock );
		assert.deepEqual( found, [
			'a@2.0.0 in frontage-forms: high, https://example.test/1. Update it, or leave it out.',
		] );
		assert.deepEqual( advisories( answer, new Map( [ [ '@s/c@3.0.0', [ 'x' ] ] ] ), lock ), [] );
	} );
} );
