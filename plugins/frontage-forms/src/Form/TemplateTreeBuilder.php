<?php

namespace Frontage\Forms\Form;

use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** Parses a template into a tree: closes open elements, drops unmatched end tags, and keeps everything else as typed. */
final class TemplateTreeBuilder {

	private const COMMENT = '<!--.*?-->';

	private const ELEMENT = '<(?<slash>/?)(?<name>[A-Za-z][^\s/>]*+)(?:"[^"]*+"|\'[^\']*+\'|[^\'">]++)*+>';

	/** Elements that a start tag closes, since HTML allows omitting their end tags. */
	private const CLOSES = [
		'li'     => [ 'li' ],
		'dt'     => [ 'dt', 'dd' ],
		'dd'     => [ 'dt', 'dd' ],
		'tr'     => [ 'tr', 'td', 'th' ],
		'td'     => [ 'td', 'th' ],
		'th'     => [ 'td', 'th' ],
		'option' => [ 'option' ],
	];

	/** Elements that a start tag does not close beyond. */
	private const WALLS = [ 'ul', 'ol', 'menu', 'dl', 'table', 'select', 'datalist' ];

	/** Offset of the last `>`, after which no element can begin. */
	private readonly int $last_end;

	/** Maximum depth, half of the browsers' limit; deeper tags are kept as typed. */
	private const DEEPEST = 250;

	/** @var array<string, int> Number of open elements beyond the maximum depth, by name. */
	private array $beyond = [];

	/** @var list<TemplateNode> From the root down to the element being read. */
	private array $open_elements;

	private function __construct( private readonly string $html, private readonly ?FormTagParser $parser ) {
		$this->open_elements = [ new TemplateNode( TemplateNode::ELEMENT, '#root' ) ];
		$this->last_end      = (int) strrpos( $html, '>' );
	}

	public static function build( string $html, ?FormTagParser $parser = null ): TemplateNode {
		$tree = new self( $html, $parser );
		$tree->read_template();
		return $tree->open_elements[0];
	}

	private function read_template(): void {
		$offset = 0;
		$length = strlen( $this->html );
		while ( $offset < $length ) {
			$plain = strcspn( $this->html, '<[', $offset );
			$this->add_text( substr( $this->html, $offset, $plain ) );
			$offset += $plain;
			if ( $offset < $length ) {
				$offset += $this->read_markup( $offset );
			}
		}
		while ( count( $this->open_elements ) > 1 ) {
			$this->close_last_element();
		}
	}

	/** Parses the markup at a bracket and returns its length. */
	private function read_markup( int $offset ): int {
		$tag = '[' === $this->html[ $offset ] ? $this->parser?->match_at( $this->html, $offset ) : null;
		if ( null !== $tag ) {
			$this->add_node( new TemplateNode( TemplateNode::FORM_TAG, $this->tag_placement( $tag ), $tag ) );
			return strlen( $tag );
		}
		if ( $offset > $this->last_end ) {
			$this->add_text( $this->html[ $offset ] );
			return 1;
		}
		if ( preg_match( '~' . self::COMMENT . '~sA', $this->html, $match, 0, $offset ) ) {
			$this->add_node( new TemplateNode( TemplateNode::VERBATIM, '#comment', $match[0] ) );
			return strlen( $match[0] );
		}
		if ( preg_match( '~' . self::ELEMENT . '~sA', $this->html, $match, 0, $offset ) ) {
			$name = strtolower( $match['name'] );
			if ( '' !== $match['slash'] ) {
				$this->close_element( $name );
				return strlen( $match[0] );
			}
			return $this->open_element( $name, $match[0], $offset );
		}
		$this->add_text( $this->html[ $offset ] );
		return 1;
	}

	/** Returns `beside` for tags outside of paragraphs: hidden fields, the response box, tags without output. */
	private function tag_placement( string $text ): string {
		$types = TagTypeRegistry::instance();
		$tag   = $this->parser?->parse_tag( $text );
		foreach ( [ 'display-block', 'display-hidden' ] as $feature ) {
			if ( $tag && $types->supports( $tag->type, $feature ) ) {
				return 'beside';
			}
		}
		return 'inline';
	}

	private function open_element( string $name, string $tag, int $offset ): int {
		if ( in_array( $name, TemplateNode::RAW, true ) && ! str_ends_with( $tag, '/>' ) ) {
			$end    = stripos( $this->html, '</' . $name, $offset + strlen( $tag ) );
			$stop   = false === $end ? false : strpos( $this->html, '>', $end );
			$markup = substr( $this->html, $offset, false === $stop ? null : $stop + 1 - $offset );
			$this->close_conflicting_elements( $name );
			$this->add_node( new TemplateNode( TemplateNode::VERBATIM, $name, $markup ) );
			return strlen( $markup );
		}
		$this->close_conflicting_elements( $name );
		if ( in_array( $name, TemplateNode::VOID, true ) ) {
			$this->add_node( new TemplateNode( TemplateNode::VERBATIM, $name, rtrim( substr( $tag, 0, -1 ), " \t\n/" ) . ' />' ) );
		} elseif ( str_ends_with( $tag, '/>' ) && ! TemplateNode::is_block_name( $name ) ) {
			$this->add_node( new TemplateNode( TemplateNode::VERBATIM, $name, $tag ) );
		} elseif ( count( $this->open_elements ) > self::DEEPEST ) {
			$this->beyond[ $name ] = ( $this->beyond[ $name ] ?? 0 ) + 1;
			$this->add_node( new TemplateNode( TemplateNode::VERBATIM, '#deep', $tag ) );
		} else {
			$this->open_elements[] = new TemplateNode( TemplateNode::ELEMENT, $name, $tag );
		}
		return strlen( $tag );
	}

	/** Closes elements that cannot contain this one. */
	private function close_conflicting_elements( string $name ): void {
		$closed_elements = self::CLOSES[ $name ] ?? [];
		if ( TemplateNode::is_block_name( $name ) ) {
			$closed_elements[] = 'p';
		}
		for ( $level = count( $this->open_elements ) - 1; $closed_elements && $level > 0; $level-- ) {
			$open_name = $this->open_elements[ $level ]->name;
			if ( in_array( $open_name, $closed_elements, true ) ) {
				$this->close_to_level( $level );
			} elseif ( in_array( $open_name, self::WALLS, true ) || ( 'p' !== $open_name && [ 'p' ] === $closed_elements && TemplateNode::is_block_name( $open_name ) ) ) {
				break;
			}
		}
		$last = count( $this->open_elements ) - 1;
		if ( $last > 0 && $this->open_elements[ $last ]->name === $name && ! in_array( $name, TemplateNode::NESTABLE, true ) && ! str_contains( $name, '-' ) ) {
			$this->close_to_level( $last );
		}
	}

	private function close_element( string $name ): void {
		if ( ! empty( $this->beyond[ $name ] ) ) {
			--$this->beyond[ $name ];
			$this->add_node( new TemplateNode( TemplateNode::VERBATIM, '#deep', "</$name>" ) );
			return;
		}
		for ( $level = count( $this->open_elements ) - 1; $level > 0; $level-- ) {
			if ( $this->open_elements[ $level ]->name === $name ) {
				$this->close_to_level( $level );
				return;
			}
		}
	}

	private function close_to_level( int $level ): void {
		while ( count( $this->open_elements ) > $level ) {
			$this->close_last_element();
		}
	}

	private function close_last_element(): void {
		$node = array_pop( $this->open_elements );
		if ( $node ) {
			$node->close = '</' . $node->name . '>';
			$this->add_node( $node );
		}
	}

	private function add_text( string $text ): void {
		if ( '' !== $text ) {
			$this->add_node( TemplateNode::create_text( $text ) );
		}
	}

	private function add_node( TemplateNode $node ): void {
		$this->open_elements[ count( $this->open_elements ) - 1 ]->add_child( $node );
	}
}
