<?php
/**
 * Parses each shape of a query once in a test run: SQLite's integration spends a third of a run's processor time on parsing
 * MySQL, and tests ask the same things again and again. Which tree a query becomes depends on the kinds of its words and on
 * nothing else, so a shape that is known gets a tree of its own, made from what was noted, with the query's own words.
 *
 * The integration takes a class of this name for its parser, where an extension of PHP brings one; it must be there first.
 */

final class WP_MySQL_Native_Parser {

	/** A longer query is a list of many rows: no second one has its shape. */
	private const MOST_WORDS = 2000;

	/** @var array<string, array{int, string, list<mixed>}> By the kinds of a query's words, its tree with the words' places for them. */
	private static array $shapes = [];

	private ?WP_Parser_Node $tree = null;

	private int $position = 0;

	/** @param array<WP_Parser_Token> $tokens */
	public function __construct( private WP_Parser_Grammar $grammar, private array $tokens ) {}

	/** @param array<WP_Parser_Token> $tokens */
	public function reset_tokens( array $tokens ): void {
		$this->tokens   = $tokens;
		$this->position = 0;
		$this->tree     = null;
	}

	public function next_query(): bool {
		if ( $this->position >= count( $this->tokens ) ) {
			return false;
		}
		$this->tree = $this->parse();
		return true;
	}

	public function get_query_ast(): ?WP_Parser_Node {
		return $this->tree;
	}

	public function parse(): ?WP_Parser_Node {
		$kinds = 0 === $this->position && count( $this->tokens ) <= self::MOST_WORDS ? implode( ' ', array_column( $this->tokens, 'id' ) ) : '';
		if ( isset( self::$shapes[ $kinds ] ) ) {
			$this->position = count( $this->tokens );
			return $this->tree_of( self::$shapes[ $kinds ] );
		}
		$parser = new class( $this->grammar, $this->tokens ) extends WP_Parser {
			public $position;
		};
		$parser->position = $this->position;
		$tree             = $parser->parse();
		$this->position   = $parser->position;
		// What is wrong, or several queries in one, is parsed every time.
		if ( $tree && '' !== $kinds && count( $this->tokens ) === $this->position ) {
			$places                  = array_flip( array_map( spl_object_id( ... ), $this->tokens ) );
			self::$shapes[ $kinds ] = self::shape_of( $tree, $places );
		}
		return $tree;
	}

	/**
	 * @param array<int, int> $places
	 * @return array{int, string, list<mixed>}
	 */
	private static function shape_of( WP_Parser_Node $node, array $places ): array {
		$children = [];
		foreach ( $node->get_children() as $child ) {
			$children[] = $child instanceof WP_Parser_Node ? self::shape_of( $child, $places ) : $places[ spl_object_id( $child ) ];
		}
		return [ $node->rule_id, $node->rule_name, $children ];
	}

	/** @param array{int, string, list<mixed>} $shape */
	private function tree_of( array $shape ): WP_Parser_Node {
		$node = new WP_Parser_Node( $shape[0], $shape[1] );
		foreach ( $shape[2] as $child ) {
			$node->append_child( is_int( $child ) ? $this->tokens[ $child ] : $this->tree_of( $child ) );
		}
		return $node;
	}
}
