// Meaningful names for classes and modules, and a limit for the size of folders.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { describe, test } from 'node:test';
import { nameBreaches, refusedNames } from '../../bin/lib/php-names.mjs';
import { nodes, parsePhp } from '../../bin/lib/php.mjs';

const tracked = execFileSync( 'git', [ 'ls-files' ], { encoding: 'utf8' } )
	.split( '\n' )
	.filter(
		( file ) => /^(behaviors|blocks|packages|plugins)\//.test( file ) && ! /(^|\/)(tests|patterns)\//.test( file )
	);

/** Words that name neither a thing nor what it does. */
const REFUSED = new RegExp(
	'^(?:afterwards|alone|asked|crowd|desk|door|given|half|here|kept|known|letters?|old|once|opinions|own(?:er)?|place|printed|proof|refused|said|shown|spot|stamp|told|trouble|typed|unknown|wanted|when|words)$',
	'i'
);
/** Nouns that look like participles. */
const NOUNS = [ 'easing', 'embed', 'feed', 'finding', 'grouping', 'rating', 'seed', 'setting', 'stacking' ];
const isParticiple = ( name ) => /^[A-Za-z][a-z]{2,}(?:ed|ing)$/.test( name ) && ! NOUNS.includes( name.toLowerCase() );

/** The files whose name is one of these words. */
const nameless = ( files ) =>
	files.filter( ( file ) => {
		const [ name ] = path.basename( file ).split( '.' );
		return /\.(php|tsx?)$/.test( file ) && ( REFUSED.test( name ) || isParticiple( name ) );
	} );

/** Folders with more than fifteen source files, without tests and styles. */
function crowded( files ) {
	const counts = new Map();
	for ( const file of files.filter( ( one ) => /\.(php|tsx?)$/.test( one ) && ! /\.test\.tsx?$/.test( one ) ) ) {
		counts.set( path.dirname( file ), ( counts.get( path.dirname( file ) ) ?? 0 ) + 1 );
	}
	return [ ...counts ]
		.filter( ( [ , count ] ) => count > 15 )
		.map( ( [ folder, count ] ) => `${ folder }: ${ count }` );
}

/** Class names used more than twice in a plugin or package. */
function repeated( files ) {
	const places = new Map();
	for ( const file of files.filter( ( one ) =>
		/^(plugins\/[^/]+\/src|packages\/[^/]+\/php)\/.*\.php$/.test( one )
	) ) {
		const key = `${ file.split( '/' ).slice( 0, 2 ).join( '/' ) } ${ path.basename( file, '.php' ) }`;
		places.set( key, [ ...( places.get( key ) ?? [] ), file ] );
	}
	return [ ...places.values() ].filter( ( all ) => all.length > 2 );
}

/** One file per class of Contact Form 7, whose names cannot be changed. */
const GIVEN = /^plugins\/frontage-forms\/src\/Compat\/names\//;
const own = tracked.filter( ( file ) => ! GIVEN.test( file ) );

describe( 'names', () => {
	test( 'a class or module is a noun, or a verb with its noun', () => assert.deepEqual( nameless( own ), [] ) );
	test( 'one name stands twice in a plugin at most', () => assert.deepEqual( repeated( own ), [] ) );
	test( 'a folder holds at most 15 source files', () => assert.deepEqual( crowded( own ), [] ) );

	for ( const name of [ 'Afterwards.php', 'Printed.php', 'Words.php', 'told.ts', 'waiting.tsx' ] ) {
		test( `${ name }: refused`, () =>
			assert.equal( nameless( [ `plugins/frontage-quotes/src/${ name }` ] ).length, 1 ) );
	}
	for ( const name of [ 'ConfirmationSettings.php', 'easing.ts', 'use-playback.ts', 'Setting.php' ] ) {
		test( `${ name }: right`, () =>
			assert.deepEqual( nameless( [ `plugins/frontage-quotes/src/${ name }` ] ), [] ) );
	}
	test( 'a sixteenth file is found, tests and styles are not counted', () => {
		const files = Array.from( { length: 15 }, ( _, nth ) => `blocks/quotes/quote/editor/part-${ nth }.ts` );
		const beside = [ 'blocks/quotes/quote/editor/part.test.ts', 'blocks/quotes/quote/editor/style.css' ];
		assert.deepEqual( crowded( [ ...files, ...beside ] ), [] );
		assert.deepEqual( crowded( [ ...files, 'blocks/quotes/quote/editor/part.tsx' ] ), [
			'blocks/quotes/quote/editor: 16',
		] );
	} );
	test( 'a name that stands three times is found', () => {
		const files = [ 'A', 'B', 'C' ].map( ( folder ) => `plugins/frontage-quotes/src/${ folder }/Screen.php` );
		assert.deepEqual( repeated( files ), [ files ] );
		assert.deepEqual( repeated( files.slice( 1 ) ), [] );
	} );
} );

describe( 'names of methods and variables in PHP', () => {
	test( 'a method says what it is or what it does, a variable what it holds', () =>
		assert.deepEqual( nameBreaches( '.' ), [] ) );

	const refused = ( code ) =>
		refusedNames( { file: 'A.php', nodes: [ ...nodes( parsePhp( `<?php class A { ${ code } }`, 'A.php' ) ) ] } );
	for ( const name of [
		'of',
		'now',
		'told',
		'waiting',
		'kept',
		'by_hand',
		'let_in',
		'that_go',
		'letter',
		'in_words',
	] ) {
		test( `method ${ name }(): refused`, () => assert.equal( refused( `function ${ name }() {}` ).length, 1 ) );
	}
	for ( const name of [ 'find', 'from_row', 'is_kept', 'settings', 'list_mails', 'with', 'feed', 'with_files' ] ) {
		test( `method ${ name }(): right`, () => assert.deepEqual( refused( `function ${ name }() {}` ), [] ) );
	}
	test( 'variables, parameters and properties are read, also in closures', () =>
		assert.deepEqual( refused( 'private $half; function a( $desk ) { fn() => $said; $sent_files = 1; }' ), [
			'A.php: $half says nothing alone',
			'A.php: $desk says nothing alone',
			'A.php: $said says nothing alone',
		] ) );
} );
