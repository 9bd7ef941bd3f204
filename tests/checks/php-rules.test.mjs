// Negative tests for rules of WordPress's plugin review that were violated once; the message must say what to do.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { before, describe, test } from 'node:test';
import { allBreaches, breaches, positionalCalls } from '../../bin/lib/php-rules.mjs';

/** A line of code => the expected message. */
const PLANTED = {
	"fopen( $file, 'w' );": /Filesystem/,
	'file_put_contents( $file, $text );': /Filesystem/,
	'$a = json_encode( $text );': /wp_json_encode\(\) instead/,
	'$b = file_get_contents( $text );': /wp_remote_get/,
	'$c = move_uploaded_file( $file, $text );': /move_uploaded_file\(\) is forbidden/,
	'error_log( $text );': /Debug code/,
	'set_time_limit( 300 );': /discouraged/,
	'$d = date( "Y" );': /gmdate|date\(\)/,
	'query_posts( $text );': /query_posts/,
	"$q = [ 'meta_key' => $text ];": /possible slow query/,
	'echo $text;': /escaping function/,
	"printf( '<b>%s</b>', $text );": /escaping function/,
	'$wpdb->query( "DELETE FROM t WHERE a = $text" );': /placeholders/,
	'$wpdb->query( $text );': /placeholders/,
	"$wpdb->get_var( 'SELECT 1' );": /direct database call/,
	"do_action( 'init_done' );": /Hook names invoked by a theme\/plugin/,
	'function plain_name() {}': /Functions declared .* should start with/,
	"define( 'PLAIN_NAME', 1 );": /Global constants defined/,
	"$GLOBALS['plain_name'] = 1;": /Global variables defined/,
};

describe( 'rules for PHP that ships', () => {
	/** Line => PHPCS's message. */
	const said = new Map();
	before( () => {
		// The file is never written: PHPCS checks the text under its path.
		const code = [ '<?php', 'global $wpdb;', ...Object.keys( PLANTED ) ].join( '\n' );
		const { stdout } = spawnSync(
			'bash',
			[ 'bin/lib/phpcs.sh', '--report=json', '--stdin-path=plugins/frontage-forms/src/Planted.php', '-' ],
			{ input: code, encoding: 'utf8' }
		);
		const [ { messages } ] = Object.values( JSON.parse( stdout.slice( stdout.indexOf( '{' ) ) ).files );
		for ( const { line, message } of messages ) {
			said.set( line, `${ said.get( line ) ?? '' } ${ message }` );
		}
	} );

	Object.entries( PLANTED ).forEach( ( [ code, sentence ], index ) =>
		test( `${ code } is refused`, () => assert.match( said.get( index + 3 ) ?? 'nothing', sentence ) )
	);

	const QUERY = "$wpdb->prepare( 'SELECT 1 FROM %i WHERE a = %s";
	for ( const [ what, code, sentence ] of [
		[ 'fewer values than placeholders', `${ QUERY } AND b = %d', $table, $a )`, /3 placeholders and 2 values/ ],
		[
			'placeholders in a constant',
			`${ QUERY } AND ' . self::FREE, $table, $a, $b )`,
			/2 placeholders and 3 values/,
		],
		[
			'values handed on beside others',
			`${ QUERY } AND b = %d', $table, ...$values )`,
			/3 placeholders and 2 values/,
		],
		[ 'a statement that somebody else prepared', '$wpdb->query( $prepared );', /prepare a statement where/ ],
		[ 'a server of others', "$a = 'https://cdn.jsdelivr.net/npm/a.js';", /load nothing from other servers/ ],
		[ 'a message with something in it', 'throw new Refused( "It leaves out $name." );', /escape what the message/ ],
		[ 'markup put together', "EscapedMarkup::print( '<b>' . $name . '</b>' );", /escape other texts/ ],
		[ 'a text with a variable', 'EscapedMarkup::print( "<b>$name" );', /escape other texts/ ],
		[ 'an option as markup', "EscapedMarkup::print( get_option( 'a' ) );", /escape other texts/ ],
		[ 'an image of no attachment', 'echo \'<img alt="" src="\' . $url;', /wp_get_attachment_image/ ],
		[ 'posts left out', "$q = [ 'post__not_in' => [ 1 ] ];", /leave post__not_in and exclude out/ ],
		[
			'another rule switched off',
			"f( '<img src=' ); // phpcs:ignore WordPress.Security.EscapeOutput -- x",
			/attachment/,
		],
		[ 'filters shut out', "$q = [ 'suppress_filters' => true ];", /:1: leave suppress_filters out/ ],
		[ 'JSON that may end its script', "wp_add_inline_script( 'a', 'b = ' . wp_json_encode( $b ) );", /HEX_TAG/ ],
		[ 'JSON that may end in its attribute', 'esc_attr( (string) wp_json_encode( $b ) )', /HEX_AMP/ ],
		[ 'a version that each server tells in another way', '$version = (string) filemtime( $a );', /hash_file\(\)/ ],
		[ 'a rule switched off without a reason', 'f(); // phpcs:ignore WordPress.Security.EscapeOutput', /say why/ ],
		[ 'all rules switched off', 'f(); // phpcs:ignore -- It is wrong.', /name the rule/ ],
		[ 'a rule that stays off', '// phpcs:disable WordPress.DB.PreparedSQL -- Ours.\nf();', /phpcs:enable/ ],
		[ 'a file without rules', '// phpcs:ignoreFile', /not for the file/ ],
	] ) {
		test( `${ what }: refused`, () => {
			const found = breaches( 'a.php', code );
			assert.equal( found.length, 1, found.join( '\n' ) );
			assert.match( found[ 0 ], sentence );
		} );
	}

	for ( const code of [
		`${ QUERY } AND b = %d', $table, $a, 1 )`,
		`${ QUERY } LIKE \'%%x\'', ...$values )`,
		"$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $table ) )",
		'$wpdb->query( $prepared ); // phpcs:ignore PluginCheck.Security.DirectDB -- By its callers.',
		`${ QUERY } AND ' . self::FREE, $table, $a, $b ) // phpcs:ignore WordPress.DB.PreparedSQLPlaceholders.ReplacementsWrongNumber -- In FREE.`,
		"throw new Refused( 'It is none.', $code );",
		"throw new Refused( $is_new ? 'a' : 'b' );",
		'// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- Of a film.\n$a = "<img src=";',
		"$a = preg_match( '/<img /', $html );",
	] ) {
		test( `${ code } is let pass`, () => assert.deepEqual( breaches( 'a.php', code ), [] ) );
	}

	test( 'a rule that is wrong for some lines may be switched off for them', () =>
		assert.deepEqual(
			breaches(
				'a.php',
				'// phpcs:disable A.B.C, D.E -- Since it is.\nf();\n// phpcs:enable\ng(); // phpcs:ignore A.B -- So.'
			),
			[]
		) );

	describe( 'arguments of our own code', () => {
		const SIX = '$a, $b, $c, $d, $e, $f';
		const DECLARED = [
			'src/Slide.php',
			`<?php final class Slide { public function __construct( ${ SIX } ) {} public static function of( ${ SIX } ) { return new self( a: $a, b: $b, c: $c, d: $d, e: $e, f: $f ); } public function put( ${ SIX } ) {} public function list( ...$all ) {} }`,
		];
		const found = ( code ) => positionalCalls( [ DECLARED, [ 'src/Caller.php', `<?php\n${ code };` ] ] );

		for ( const code of [
			`new Slide( ${ SIX } )`,
			`new \\A\\Slide( ${ SIX } )`,
			`Slide::of( ${ SIX } )`,
			`$slide?->put( ${ SIX } )`,
		] ) {
			test( `${ code } is refused`, () =>
				assert.match( found( code ).join(), /^src\/Caller.php:2: name the arguments of/ ) );
		}
		test( 'a sixth of its own constructor is refused', () =>
			assert.equal(
				positionalCalls( [
					[
						'a.php',
						`<?php class A { function __construct( ${ SIX } ) {} function b() { return new self( ${ SIX } ); } }`,
					],
				] ).length,
				1
			) );
		for ( const code of [
			'new Slide( $a, $b, $c, $d, $e, f: $f )',
			'Slide::of( ...$all )',
			`$slide->list( ${ SIX } )`,
			`sprintf( ${ SIX } )`,
			`new Other( ${ SIX } )`,
		] ) {
			test( `${ code } is let pass`, () => assert.deepEqual( found( code ), [] ) );
		}
	} );

	test( 'hold in all files of the suite', () => assert.deepEqual( allBreaches(), [] ) );
} );
