import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

/** A query whose shape is cached, and one of the same shape with other words. */
const QUERIES = [
	[ 'SELECT 1', 'SELECT 234' ],
	[
		"SELECT a, COUNT(*) FROM t WHERE b IN (1, 'x') ORDER BY a",
		"SELECT `long`, COUNT(*) FROM u WHERE d IN (70, 'it''s') ORDER BY c",
	],
	[ "INSERT INTO t (a, b) VALUES (1, 'x'), (2, 'y')", "INSERT INTO o (c, d) VALUES (30, ''), (40, '\\'')" ],
	[ 'UPDATE t SET a = a + 1 WHERE id = 5', 'UPDATE s SET b = b + 20 WHERE number = 6' ],
	[ 'START TRANSACTION', 'start  transaction' ],
	[ 'SELECT FROM WHERE', 'SELECT FROM  WHERE' ], // Not a valid query.
	[ 'SELECT 1; SELECT 2', 'SELECT 3;  SELECT 4' ], // Only the first of two.
];

/** For each pair: the second query's tree from the cached shape and from the parser; and the parser class that the integration uses. */
const TREES = `
	require 'tests/support/parsed-once.php';
	$database = $argv[1] . '/sqlite-integration/wp-includes/database';
	require $database . '/load.php';
	$grammar = new WP_Parser_Grammar( require $database . '/mysql/mysql-grammar.php' );
	$words   = static fn ( string $query ): array => ( new WP_MySQL_Lexer( $query ) )->remaining_tokens();
	$tree    = static function ( WP_Parser_Node|WP_Parser_Token|null $node ) use ( &$tree ): mixed {
		return $node instanceof WP_Parser_Node ? [ $node->rule_name, ...array_map( $tree, $node->get_children() ) ] : $node?->get_bytes();
	};
	$pairs   = [];
	foreach ( json_decode( $argv[2] ) as [ $first, $second ] ) {
		$parser = new WP_MySQL_Parser( $grammar, $words( $first ) );
		$parser->next_query();
		$parser->reset_tokens( $words( $second ) );
		$parser->next_query();
		$pairs[] = [ $tree( $parser->get_query_ast() ), $tree( ( new WP_Parser( $grammar, $words( $second ) ) )->parse() ), $parser->next_query() ];
	}
	echo json_encode( [ 'ours' => in_array( 'WP_MySQL_Native_Parser_Impl', class_uses( WP_MySQL_Parser::class ), true ), 'pairs' => $pairs ] );`;

test( 'a query of a known shape becomes the tree that it is parsed to', () => {
	const content = mkdtempSync( path.join( tmpdir(), 'frontage-parser-' ) );
	try {
		execFileSync( 'bash', [ 'bin/lib/sqlite.sh', content ] );
		const { ours, pairs } = JSON.parse(
			execFileSync( 'php', [ '-r', TREES, content, JSON.stringify( QUERIES ) ], { encoding: 'utf8' } )
		);
		assert.ok(
			ours,
			'The integration no longer asks for a parser of that name: tests/bootstrap.php puts it there for nothing.'
		);
		pairs.forEach( ( [ known, parsed ], index ) => assert.deepEqual( known, parsed, QUERIES[ index ][ 1 ] ) );
		assert.deepEqual(
			pairs.map( ( [ , tree, another ] ) => [ tree !== null, another ] ),
			[ ...Array( 5 ).fill( [ true, false ] ), [ false, true ], [ true, true ] ]
		);
	} finally {
		rmSync( content, { recursive: true } );
	}
} );
