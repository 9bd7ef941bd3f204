// PHP dependencies: between plugins, packages, and the folders inside them. Each rule has a negative test in a small copy.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { onePlaceBreaches } from '../../bin/lib/one-place.mjs';
import { phpIn } from '../../bin/lib/php.mjs';
import { circles, phpBreaches, phpGraph } from '../../bin/lib/php-boundaries.mjs';

/** Runs `judge` on a folder with these files; each has a path and a list of the classes that it uses. */
function planted( files, judge ) {
	const copy = mkdtempSync( path.join( os.tmpdir(), 'frontage-' ) );
	for ( const [ file, body ] of Object.entries( files ) ) {
		mkdirSync( path.join( copy, path.dirname( file ) ), { recursive: true } );
		writeFileSync( path.join( copy, file ), `<?php\n${ body }` );
	}
	try {
		return judge( copy );
	} finally {
		rmSync( copy, { recursive: true } );
	}
}

/** A class in a plugin for which no order of modules is listed. */
const quotes = ( name, uses = [] ) => {
	const parts = name.split( '\\' );
	const at = [ 'Frontage', 'Quotes', ...parts.slice( 0, -1 ) ].join( '\\' );
	const calls = uses.map( ( use ) => `\\Frontage\\Quotes\\${ use }::go();` ).join( ' ' );
	return {
		[ `plugins/frontage-quotes/src/${ parts.join( '/' ) }.php` ]: `namespace ${ at };\nfinal class ${ parts.at(
			-1
		) } { public static function go(): void { ${ calls } } }\n`,
	};
};

test( 'no plugin reaches into another, no folder into one above it, and no circle has more than three files', () =>
	assert.deepEqual( phpBreaches(), [] ) );

describe( 'namespaces', () => {
	for ( const [ what, file, body ] of [
		[ 'a plugin that uses another', 'plugins/frontage-quotes/src/A.php', 'use Frontage\\Forms\\Plugin;' ],
		[ 'a name written out in full', 'plugins/frontage-quotes/src/A.php', '\\Frontage\\Slider\\Page::init();' ],
		[
			'a name in a string',
			'plugins/frontage-quotes/src/A.php',
			"call( 'Frontage\\\\Slider\\\\Rendering\\\\SliderRenderer' );",
		],
		[ 'a block that uses another plugin', 'blocks/quotes/card/render.php', 'use Frontage\\Forms\\Form\\Form;' ],
		[ 'the kit that uses a plugin', 'packages/kit/php/A.php', 'use Frontage\\Forms\\Form\\Form;' ],
		[ 'rules that use the kit', 'packages/rules/php/A.php', 'use Frontage\\Kit\\Frontend\\Islands;' ],
		[
			'the slider that uses its importer',
			'packages/slider/php/A.php',
			'use Frontage\\SliderImport\\SliderImporter;',
		],
		[ 'a package without an entry', 'packages/new/php/A.php', 'use Frontage\\Kit\\Frontend\\Islands;' ],
	] ) {
		test( `${ what }: refused`, () => {
			const breaches = planted( { 'plugins/frontage-quotes/src/Plugin.php': '', [ file ]: body }, phpBreaches );
			assert.equal( breaches.length, 1 );
			assert.match( breaches[ 0 ], /plugins meet through hooks/ );
		} );
	}

	test( 'an old name outside src/Compat: refused', () => {
		const old = "add_action( 'wpcf7_init', 'go' );";
		const judge = ( folder ) =>
			planted( { [ `plugins/frontage-quotes/src/${ folder }A.php` ]: old }, phpBreaches ).length;
		assert.deepEqual( [ judge( '' ), judge( 'Compat/' ) ], [ 1, 0 ] );
	} );

	test( 'a name in a comment is none', () =>
		assert.deepEqual(
			planted( { 'packages/rules/php/A.php': '// As Frontage\\Forms\\Plugin does.\n' }, phpBreaches ),
			[]
		) );
} );

describe( 'folders', () => {
	test( 'a folder that uses one above it: refused, with the file to change', () => {
		const [ breach, ...others ] = planted(
			{
				'plugins/frontage-forms/src/Form/Form.php':
					'namespace Frontage\\Forms\\Form;\nuse Frontage\\Forms\\Processing\\FormPostHandler;\nclass Form { public ?FormPostHandler $handler; }',
				'plugins/frontage-forms/src/Processing/FormPostHandler.php':
					'namespace Frontage\\Forms\\Processing;\nclass FormPostHandler {}',
			},
			phpBreaches
		);
		assert.deepEqual( others, [] );
		assert.match(
			breach,
			/^plugins\/frontage-forms\/src\/Form\/Form\.php uses \S+Processing\/FormPostHandler\.php, but Form is below Processing: move/
		);
	} );

	test( 'Plugin.php is used by no folder', () =>
		assert.equal(
			planted(
				{
					'plugins/frontage-forms/src/Plugin.php': 'namespace Frontage\\Forms;\nclass Plugin {}',
					'plugins/frontage-forms/src/Inbox/Admin/InboxScreen.php':
						'namespace Frontage\\Forms\\Inbox\\Admin;\nuse Frontage\\Forms\\Plugin;\necho Plugin::$file;',
				},
				phpBreaches
			).length,
			1
		) );

	test( 'in a plugin without an order, folders that lead back to themselves: refused', () => {
		const breaches = planted(
			{ ...quotes( 'Page\\Card', [ 'Store\\Row' ] ), ...quotes( 'Store\\Row', [ 'Page\\Card' ] ) },
			phpBreaches
		);
		assert.equal( breaches.length, 1 );
		assert.match( breaches[ 0 ], /the folders Page, Store lead back to themselves .*: move what they share/ );
	} );

	test( 'a folder that uses another in one direction only is right', () =>
		assert.deepEqual(
			planted( { ...quotes( 'Page\\Card', [ 'Store\\Row' ] ), ...quotes( 'Store\\Row' ) }, phpBreaches ),
			[]
		) );

	test( 'a circle of four files is found, one of three is not', () => {
		const ring = ( names ) =>
			planted(
				Object.assign(
					{},
					...names.map( ( name, at ) => quotes( name, [ names[ ( at + 1 ) % names.length ] ] ) )
				),
				phpBreaches
			);
		const breaches = ring( [ 'A', 'B', 'C', 'D' ] );
		assert.equal( breaches.length, 1 );
		assert.match(
			breaches[ 0 ],
			/^A circle of 4 files, at most 3 are allowed: .*A\.php.*D\.php\. Move what they need/
		);
		assert.deepEqual( ring( [ 'A', 'B', 'C' ] ), [] );
	} );
} );

describe( 'what has one place', () => {
	test( 'superglobals, the names of the form format and hooks stand where they belong', () =>
		assert.deepEqual( onePlaceBreaches(), [] ) );

	const src = 'plugins/frontage-forms/src';
	for ( const [ what, file, body, says ] of [
		[
			'a superglobal in another folder',
			`${ src }/Mail/A.php`,
			"$a = $_GET['a'];",
			/reads \$_GET: take it from the REST request/,
		],
		[
			'more than the method in Plugin.php',
			`${ src }/Plugin.php`,
			"$_SERVER['REQUEST_METHOD'] . $_SERVER['PATH'];",
			/reads \$_SERVER/,
		],
		[ 'a superglobal in a block', 'blocks/quotes/card/render.php', 'echo $_COOKIE[1];', /reads \$_COOKIE/ ],
		[
			'a stray name of the format',
			`${ src }/Form/A.php`,
			"echo 'a wpcf7-form-control b';",
			/writes 'a wpcf7-form-control b': use a constant/,
		],
		[ 'the same in double quotes', `${ src }/Inbox/A.php`, 'echo "_wpcf7_$name";', /use a constant of FormFormat/ ],
		[
			'a hook without a name of ours',
			`${ src }/Form/A.php`,
			"do_action( 'form_saved' );",
			/runs the hook “form_saved”: .* begins with frontage_forms_/,
		],
		[
			"another plugin's hook",
			`${ src }/Form/A.php`,
			"apply_filters( 'frontage_slider_x', 1 );",
			/frontage_forms_/,
		],
		[
			'an old hook outside of Compat',
			`${ src }/Mail/A.php`,
			"do_action( 'flamingo_x' );",
			/runs the hook “flamingo_x”/,
		],
		[
			'a strange hook in Compat',
			`${ src }/Compat/A.php`,
			"do_action( 'form_saved' );",
			/runs the hook “form_saved”/,
		],
		[
			"WordPress's hook that nobody listed",
			`${ src }/Form/A.php`,
			"CoreHooks::action( 'save_post', 1 );",
			/runs WordPress's hook “save_post”: list it/,
		],
		[
			"WordPress's hook past the kit",
			`${ src }/Form/A.php`,
			"do_action( 'login_form' );",
			/runs the hook “login_form”/,
		],
		[
			'raw input',
			`${ src }/Form/A.php`,
			'return RequestInput::posted();',
			/asks RequestInput, whose values are raw/,
		],
		[ "a package's hook", 'packages/kit/php/A.php', "apply_filters( 'proxies', [] );", /begins with frontage_/ ],
	] ) {
		test( `${ what }: refused`, () => {
			const breaches = planted( { [ file ]: body }, onePlaceBreaches );
			assert.equal( breaches.length, 1, breaches.join( '\n' ) );
			assert.match( breaches[ 0 ], says );
		} );
	}

	for ( const [ what, file, body ] of [
		[ 'the Request folder reads what was sent', `${ src }/Request/A.php`, 'return $_POST;' ],
		[ 'Plugin.php asks for the method', `${ src }/Plugin.php`, "'POST' === $_SERVER['REQUEST_METHOD'];" ],
		[ 'the Request folder asks the kit', `${ src }/Request/A.php`, 'return RequestInput::posted();' ],
		[ "WordPress's hook where its step is ours", `${ src }/Form/A.php`, "CoreHooks::action( 'login_form' );" ],
		[ 'Compat runs the old hooks', `${ src }/Compat/A.php`, "do_action( 'wpcf7_init' );" ],
		[ 'the list names the format', `${ src }/Document/FormFormat.php`, "const A = 'wpcf7-a';" ],
		[ 'a comment may say anything', `${ src }/Form/A.php`, "// $_POST, 'wpcf7', do_action( 'x' )\n" ],
	] ) {
		test( `${ what }: right`, () => assert.deepEqual( planted( { [ file ]: body }, onePlaceBreaches ), [] ) );
	}
} );

describe( 'the graph of PHP files', () => {
	const edges = ( files ) =>
		planted( files, ( copy ) =>
			[ ...phpGraph( phpIn( copy, '' ) ) ].flatMap( ( [ from, targets ] ) =>
				[ ...targets ].map( ( to ) => `${ path.basename( from, '.php' ) }→${ path.basename( to, '.php' ) }` )
			)
		);
	const target = { 'Deep/B.php': 'namespace N\\Deep;\nfinal readonly class B {}' };

	for ( const [ what, body ] of [
		[ 'an import', 'namespace N;\nuse N\\Deep\\B;\n' ],
		[ 'an import by another name', 'namespace N;\nuse N\\Deep\\B as Other;\n' ],
		[ 'a group of imports', 'namespace N;\nuse N\\Deep\\{ A, B };\n' ],
		[ 'a name from the own namespace on', 'namespace N;\nnew Deep\\B();' ],
		[ 'a name behind an imported one', 'namespace M;\nuse N\\Deep;\nDeep\\B::go();' ],
		[ 'a name written out in full', 'namespace M;\nfunction go( ?\\N\\Deep\\B $b ): void {}' ],
		[ 'a neighbour', 'namespace N\\Deep;\nclass A extends B {}' ],
	] ) {
		test( `${ what } is seen`, () => assert.deepEqual( edges( { 'A.php': body, ...target } ), [ 'A→B' ] ) );
	}

	for ( const [ what, body ] of [
		[ 'comment', 'namespace N\\Deep;\n/** @see B */ // B\n# B\n' ],
		[ 'text', 'namespace N\\Deep;\n$a = "B"; $b = \'B\';' ],
		[ 'member or variable', 'namespace N\\Deep;\n$a->B; $B = X::B;' ],
		[ 'namesake elsewhere', 'namespace M;\nnew B();' ],
	] ) {
		test( `a ${ what } is none`, () => assert.deepEqual( edges( { 'A.php': body, ...target } ), [] ) );
	}

	test( 'circles come one by one, the largest first', () => {
		const graph = new Map( [
			[ 'a', new Set( [ 'b' ] ) ],
			[ 'b', new Set( [ 'a', 'c' ] ) ],
			[ 'c', new Set( [ 'd' ] ) ],
			[ 'd', new Set( [ 'e' ] ) ],
			[ 'e', new Set( [ 'c' ] ) ],
			[ 'f', new Set( [ 'a' ] ) ],
		] );
		assert.deepEqual( circles( graph ), [
			[ 'c', 'd', 'e' ],
			[ 'a', 'b' ],
		] );
	} );
} );
