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
	private array $open;

	private function __construct( private readonly string $html, private readonly ?FormTagParser $parser ) {
		$this->open     = [ new TemplateNode( TemplateNode::ELEMENT, '#root' ) ];
		$this->last_end = (int) strrpos( $html, '>' );
	}

	public static function of( string $html, ?FormTagParser $parser = null ): TemplateNode {
		$tree = new self( $html, $parser );
		$tree->read();
		return $tree->open[0];
	}

	private function read(): void {
		$offset = 0;
		$length = strlen( $this->html );
		while ( $offset < $length ) {
			$plain = strcspn( $this->html, '<[', $offset );
			$this->text( substr( $this->html, $offset, $plain ) );
			$offset += $plain;
			if ( $offset < $length ) {
				$offset += $this->markup( $offset );
			}
		}
		while ( count( $this->open ) > 1 ) {
			$this->close();
		}
	}

	/** Parses the markup at a bracket and returns its length. */
	private function markup( int $offset ): int {
		$tag = '[' === $this->html[ $offset ] ? $this->parser?->match_at( $this->html, $offset ) : null;
		if ( null !== $tag ) {
			$this->add( new TemplateNode( TemplateNode::FORM_TAG, $this->stands( $tag ), $tag ) );
			return strlen( $tag );
		}
		if ( $offset > $this->last_end ) {
			$this->text( $this->html[ $offset ] );
			return 1;
		}
		if ( preg_match( '~' . self::COMMENT . '~sA', $this->html, $match, 0, $offset ) ) {
			$this->add( new TemplateNode( TemplateNode::VERBATIM, '#comment', $match[0] ) );
			return strlen( $match[0] );
		}
		if ( preg_match( '~' . self::ELEMENT . '~sA', $this->html, $match, 0, $offset ) ) {
			$name = strtolower( $match['name'] );
			if ( '' !== $match['slash'] ) {
				$this->end( $name );
				return strlen( $match[0] );
			}
			return $this->start( $name, $match[0], $offset );
		}
		$this->text( $this->html[ $offset ] );
		return 1;
	}

	/** Returns `beside` for tags outside of paragraphs: hidden fields, the response box, tags without output. */
	private function stands( string $text ): string {
		$types = TagTypeRegistry::instance();
		$tag   = $this->parser?->read( $text );
		foreach ( [ 'display-block', 'display-hidden' ] as $feature ) {
			if ( $tag && $types->supports( $tag->type, $feature ) ) {
				return 'beside';
			}
		}
		return 'inline';
	}

	private function start( string $name, string $tag, int $offset ): int {
		if ( in_array( $name, TemplateNode::RAW, true ) && ! str_ends_with( $tag, '/>' ) ) {
			$end  = stripos( $this->html, '</' . $name, $offset + strlen( $tag ) );
			$stop = false === $end ? false : strpos( $this->html, '>', $end );
			$all  = substr( $this->html, $offset, false === $stop ? null : $stop + 1 - $offset );
			$this->make_room( $name );
			$this->add( new TemplateNode( TemplateNode::VERBATIM, $name, $all ) );
			return strlen( $all );
		}
		$this->make_room( $name );
		if ( in_array( $name, TemplateNode::VOID, true ) ) {
			$this->add( new TemplateNode( TemplateNode::VERBATIM, $name, rtrim( substr( $tag, 0, -1 ), " \t\n/" ) . ' />' ) );
		} elseif ( str_ends_with( $tag, '/>' ) && ! TemplateNode::is_block_name( $name ) ) {
			$this->add( new TemplateNode( TemplateNode::VERBATIM, $name, $tag ) );
		} elseif ( count( $this->open ) > self::DEEPEST ) {
			$this->beyond[ $name ] = ( $this->beyond[ $name ] ?? 0 ) + 1;
			$this->add( new TemplateNode( TemplateNode::VERBATIM, '#deep', $tag ) );
		} else {
			$this->open[] = new TemplateNode( TemplateNode::ELEMENT, $name, $tag );
		}
		return strlen( $tag );
	}

	/** Closes elements that cannot contain this one. */
	private function make_room( string $name ): void {
		$ends = self::CLOSES[ $name ] ?? [];
		if ( TemplateNode::is_block_name( $name ) ) {
			$ends[] = 'p';
		}
		for ( $level = count( $this->open ) - 1; $ends && $level > 0; $level-- ) {
			$open = $this->open[ $level ]->name;
			if ( in_array( $open, $ends, true ) ) {
				$this->close_down_to( $level );
			} elseif ( in_array( $open, self::WALLS, true ) || ( 'p' !== $open && [ 'p' ] === $ends && TemplateNode::is_block_name( $open ) ) ) {
				break;
			}
		}
		$last = count( $this->open ) - 1;
		if ( $last > 0 && $this->open[ $last ]->name === $name && ! in_array( $name, TemplateNode::NESTABLE, true ) && ! str_contains( $name, '-' ) ) {
			$this->close_down_to( $last );
		}
	}

	private function end( string $name ): void {
		if ( ! empty( $this->beyond[ $name ] ) ) {
			--$this->beyond[ $name ];
			$this->add( new TemplateNode( TemplateNode::VERBATIM, '#deep', "</$name>" ) );
			return;
		}
		for ( $level = count( $this->open ) - 1; $level > 0; $level-- ) {
			if ( $this->open[ $level ]->name === $name ) {
				$this->close_down_to( $level );
				return;
			}
		}
	}

	private function close_down_to( int $level ): void {
		while ( count( $this->open ) > $level ) {
			$this->close();
		}
	}

	private function close(): void {
		$node = array_pop( $this->open );
		if ( $node ) {
			$node->close = '</' . $node->name . '>';
			$this->add( $node );
		}
	}

	private function text( string $text ): void {
		if ( '' !== $text ) {
			$this->add( TemplateNode::text( $text ) );
		}
	}

	private function add( TemplateNode $node ): void {
		$this->open[ count( $this->open ) - 1 ]->add( $node );
	}
}
