<?php

namespace Frontage\Forms\Form;

defined( 'ABSPATH' ) || exit;

/** A node of a template: text, an element with children, or markup that is kept verbatim. */
final class TemplateNode {

	public const TEXT     = 'text';
	public const ELEMENT  = 'element';
	public const VERBATIM = 'verbatim';
	public const FORM_TAG = 'form-tag';

	/** Block elements that may contain paragraphs. */
	private const CONTAINERS = [
		'address', 'article', 'aside', 'blockquote', 'body', 'center', 'dd', 'details', 'dialog', 'div', 'dt', 'fieldset', 'figure', 'footer', 'form',
		'header', 'hgroup', 'li', 'main', 'nav', 'search', 'section', 'td', 'th',
	];

	/** Elements that contain only other elements. */
	private const STRUCTURES = [ 'colgroup', 'dl', 'menu', 'ol', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul' ];

	/** Elements that contain text without paragraphs. */
	private const PHRASINGS = [ 'caption', 'figcaption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'legend', 'p', 'summary' ];

	/**
	 * Elements that may be nested in one of the same name. Any other one ends where the next begins, for example when the end tag of a
	 * label is missing.
	 */
	public const NESTABLE = [ 'article', 'aside', 'blockquote', 'div', 'fieldset', 'section', 'span' ];

	/** Elements without content or end tag. */
	public const VOID = [ 'area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'param', 'source', 'track', 'wbr' ];

	private const VOID_BLOCKS = [ 'col', 'hr' ];

	/** Elements that are kept verbatim, including their content. */
	public const RAW = [ 'math', 'pre', 'script', 'style', 'svg', 'template', 'textarea' ];

	/** @var list<TemplateNode> */
	public array $children = [];

	private bool $has_block = false;

	public string $close = '';

	/** @param string $name Lower-case name of an element; for a form-tag its position: `inline` or `beside`. */
	public function __construct(
		public readonly string $kind,
		public readonly string $name = '',
		public string $open = '',
		public string $text = '',
	) {}

	public function add_child( self $child ): void {
		$this->children[] = $child;
		$this->has_block  = $this->has_block || $child->is_block();
	}

	public static function create_text( string $text ): self {
		return new self( self::TEXT, text: $text );
	}

	/** @param string $name An element's name. */
	public static function is_block_name( string $name ): bool {
		return in_array( $name, self::CONTAINERS, true ) || in_array( $name, self::STRUCTURES, true ) || in_array( $name, self::PHRASINGS, true )
			|| in_array( $name, self::VOID_BLOCKS, true ) || 'pre' === $name;
	}

	/** Whether it ends the paragraph before it. So does an inline element that contains a block, which no paragraph may contain. */
	public function is_block(): bool {
		if ( self::VERBATIM === $this->kind ) {
			return in_array( $this->name, [ 'pre', 'style', 'template' ], true ) || in_array( $this->name, self::VOID_BLOCKS, true );
		}
		if ( self::ELEMENT !== $this->kind ) {
			return false;
		}
		return $this->has_block || self::is_block_name( $this->name );
	}

	public function can_hold_paragraphs(): bool {
		return in_array( $this->name, self::CONTAINERS, true ) || in_array( $this->name, self::STRUCTURES, true );
	}

	public function can_hold_phrasing(): bool {
		return ! $this->can_hold_paragraphs() && ! $this->has_block;
	}

	/** Whether it is placed outside of paragraphs: comments, styles, hidden fields, the response box. */
	public function is_outside_paragraphs(): bool {
		return self::FORM_TAG === $this->kind ? 'beside' === $this->name : in_array( $this->name, [ '#comment', 'link', 'meta' ], true );
	}

	public function is_form_tag(): bool {
		return self::FORM_TAG === $this->kind;
	}

	public function is_blank(): bool {
		return self::TEXT === $this->kind && '' === trim( $this->text );
	}

	/**
	 * Replaces each `<br>` by a line break, and merges adjacent texts.
	 *
	 * @param list<TemplateNode> $nodes
	 * @return list<TemplateNode>
	 */
	public static function join_line_ends( array $nodes ): array {
		$joined_nodes = [];
		$text         = '';
		foreach ( $nodes as $node ) {
			if ( self::TEXT === $node->kind || 'br' === $node->name ) {
				$text .= self::TEXT === $node->kind ? $node->text : "\n";
				continue;
			}
			if ( '' !== $text ) {
				$joined_nodes[] = self::create_text( $text );
				$text           = '';
			}
			$joined_nodes[] = $node;
		}
		if ( '' !== $text ) {
			$joined_nodes[] = self::create_text( $text );
		}
		return $joined_nodes;
	}
}
