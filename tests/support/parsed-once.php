<?php
/**
 * Caches parsed query shapes during a test run: the SQLite integration spends a third of a run's processor time on parsing
 * MySQL, and tests repeat the same queries. A query's tree depends only on the kinds of its tokens. So a known shape gets a
 * copy of the cached tree with the query's own tokens.
 *
 * The integration uses a class of this name as its parser, which a PHP extension may provide; it has to be declared first.
 */

final class WP_MySQL_Native_Parser {

	/** A longer query is a list of many rows, whose shape does not repeat. */
	private const MOST_WORDS = 2000;

	/** @var array<string, array{int, string, list<mixed>}> By token kinds: the tree, with token positions. */
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
		// Invalid queries, and several queries in one, are parsed every time.
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
