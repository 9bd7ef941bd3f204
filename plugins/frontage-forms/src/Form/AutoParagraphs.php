<?php

namespace Frontage\Forms\Form;

defined( 'ABSPATH' ) || exit;

/**
 * Turns blank lines into paragraphs and single line breaks into `<br />`, at any depth (docs/reference/contact-forms.md §3).
 *
 * The markup is parsed into a tree (TemplateTreeBuilder) and written again. Line breaks and spaces follow the recorded format, so that
 * imported forms keep their DOM. One special rule: spaces next to a form-tag are dropped where they are a direct child of the paragraph.
 */
final class AutoParagraphs {

	/** @param ?FormTagParser $parser Null when the text has no form-tags, such as an email. */
	public static function format( string $html, ?FormTagParser $parser = null ): string {
		$html = str_replace( [ "\r\n", "\r" ], "\n", $html );
		return ( new self() )->format_flow( TemplateTreeBuilder::build( $html, $parser )->children, 0 );
	}

	/**
	 * Puts blocks on separate lines, and the content between them into paragraphs.
	 *
	 * @param list<TemplateNode> $nodes
	 * @param bool       $wrap  False inside a label or heading that contains a block, where no paragraph is allowed.
	 */
	private function format_flow( array $nodes, int $depth, bool $wrap = true ): string {
		$output = [];
		$run    = [];
		foreach ( $nodes as $node ) {
			if ( ! $node->is_block() ) {
				$run[] = $node;
				continue;
			}
			array_push( $output, ...$this->format_run( $run, $depth, $wrap ) );
			$run      = [];
			$output[] = $this->format_block( $node, $depth );
		}
		array_push( $output, ...$this->format_run( $run, $depth, $wrap ) );
		return implode( "\n", array_map( static fn ( string $line ): string => self::create_indent( $depth ) . $line, $output ) );
	}

	private function format_block( TemplateNode $node, int $depth ): string {
		$indent = "\n" . self::create_indent( $depth );
		if ( TemplateNode::VERBATIM === $node->kind ) {
			return $node->open . $node->text . $node->close;
		}
		if ( 'p' === $node->name ) {
			return $this->format_paragraph( $node, $indent );
		}
		if ( $node->can_hold_phrasing() ) {
			return $node->open . $this->format_lines( $node->children, true ) . $indent . $node->close;
		}
		$inner = $this->format_flow( $node->children, $depth + 1, $node->can_hold_paragraphs() );
		return $node->open . ( '' === $inner ? '' : "\n" . $inner ) . $indent . $node->close;
	}

	/** An explicit paragraph is split at its blank lines, too; the first part keeps its attributes. */
	private function format_paragraph( TemplateNode $node, string $indent ): string {
		$parts = array_values( array_filter( array_map( fn ( array $part ): string => $this->format_lines( $part, true ), $this->split_paragraphs( $node->children, true ) ), static fn ( string $part ): bool => '' !== $part ) );
		return $node->open . implode( "$indent</p>$indent<p>", $parts ) . $indent . $node->close;
	}

	/**
	 * Text and inline elements between two blocks.
	 *
	 * @param list<TemplateNode> $run
	 * @return list<string> One entry per paragraph or element outside of paragraphs.
	 */
	private function format_run( array $run, int $depth, bool $wrap ): array {
		$output = [];
		foreach ( $this->split_paragraphs( $run ) as $paragraph ) {
			while ( $paragraph && $paragraph[0]->is_outside_paragraphs() ) {
				$output[] = $this->format_inline( array_shift( $paragraph ) );
				while ( $paragraph && $paragraph[0]->is_blank() ) {
					array_shift( $paragraph );
				}
			}
			$lines = $this->format_lines( $paragraph );
			if ( '' !== $lines ) {
				$output[] = $wrap ? '<p>' . $lines . "\n" . self::create_indent( $depth ) . '</p>' : $lines;
			}
		}
		return $output;
	}

	/**
	 * Splits nodes where two or more line breaks follow each other.
	 *
	 * @param list<TemplateNode> $run
	 * @param bool       $first Keeps spaces at the very beginning.
	 * @return list<list<TemplateNode>>
	 */
	private function split_paragraphs( array $run, bool $first = false ): array {
		$paragraphs = [];
		$current    = [];
		foreach ( TemplateNode::join_line_ends( $run ) as $node ) {
			if ( TemplateNode::TEXT !== $node->kind ) {
				$current[] = $node;
				continue;
			}
			foreach ( preg_split( '/[ \t]*\n[ \t]*\n\s*/', $node->text ) ?: [] as $index => $part ) {
				if ( $index > 0 ) {
					$paragraphs[] = $current;
					$current      = [];
				}
				if ( '' !== $part && ( $current || '' !== trim( $part ) || ( $first && ! $paragraphs ) ) ) {
					$current[] = TemplateNode::create_text( $part );
				}
			}
		}
		$paragraphs[] = $current;
		return $paragraphs;
	}

	/**
	 * Content of a paragraph or heading: trimmed, with a `<br />` for each line break.
	 *
	 * @param list<TemplateNode> $nodes
	 * @param bool       $first Also adds one for a line break at the beginning, where an explicit element starts with it.
	 */
	private function format_lines( array $nodes, bool $first = false ): string {
		$nodes  = TemplateNode::join_line_ends( $nodes );
		$output = '';
		foreach ( $nodes as $index => $node ) {
			if ( TemplateNode::TEXT === $node->kind && $node->is_blank() && ! str_contains( $node->text, "\n" ) ) {
				$beside_tag = ( $nodes[ $index - 1 ] ?? null )?->is_form_tag() || ( $nodes[ $index + 1 ] ?? null )?->is_form_tag();
				$output    .= $beside_tag ? '' : $node->text;
			} elseif ( TemplateNode::TEXT === $node->kind ) {
				$output .= self::format_breaks( '' !== $output || ( $first && preg_match( '/^[ \t]*\n/', $node->text ) ) ? $node->text : ltrim( $node->text ) );
			} elseif ( $node->is_outside_paragraphs() && '' !== $output && ! str_ends_with( $output, "\n" ) ) {
				$output = rtrim( $output ) . "\n" . $this->format_inline( $node );
			} else {
				$output .= $this->format_inline( $node );
			}
		}
		return (string) preg_replace( '~(?:\s|<br />\n)+$~D', '', $output );
	}

	private function format_inline( TemplateNode $node ): string {
		if ( TemplateNode::TEXT === $node->kind ) {
			return self::format_breaks( $node->text );
		}
		if ( TemplateNode::ELEMENT !== $node->kind ) {
			return $node->open . $node->text . $node->close;
		}
		return $node->open . implode( '', array_map( [ $this, 'format_inline' ], TemplateNode::join_line_ends( $node->children ) ) ) . $node->close;
	}

	/** Limits the indentation, so that a template nested thousands of levels deep does not become thousands of times longer. */
	private static function create_indent( int $depth ): string {
		return str_repeat( "\t", min( $depth, 20 ) );
	}

	private static function format_breaks( string $text ): string {
		return (string) preg_replace( '/[ \t]*(?:\n[ \t]*)+/', "<br />\n", $text );
	}
}
