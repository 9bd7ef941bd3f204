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
		return ( new self() )->flow( TemplateTreeBuilder::of( $html, $parser )->children, 0 );
	}

	/**
	 * Puts blocks on separate lines, and the content between them into paragraphs.
	 *
	 * @param list<TemplateNode> $nodes
	 * @param bool       $wrap  False inside a label or heading that contains a block, where no paragraph is allowed.
	 */
	private function flow( array $nodes, int $depth, bool $wrap = true ): string {
		$out = [];
		$run = [];
		foreach ( $nodes as $node ) {
			if ( ! $node->is_block() ) {
				$run[] = $node;
				continue;
			}
			array_push( $out, ...$this->paragraphs( $run, $depth, $wrap ) );
			$run   = [];
			$out[] = $this->block( $node, $depth );
		}
		array_push( $out, ...$this->paragraphs( $run, $depth, $wrap ) );
		return implode( "\n", array_map( static fn ( string $line ): string => self::indent( $depth ) . $line, $out ) );
	}

	private function block( TemplateNode $node, int $depth ): string {
		$indent = "\n" . self::indent( $depth );
		if ( TemplateNode::VERBATIM === $node->kind ) {
			return $node->open . $node->text . $node->close;
		}
		if ( 'p' === $node->name ) {
			return $this->paragraph( $node, $indent );
		}
		if ( $node->holds_phrasing() ) {
			return $node->open . $this->lines( $node->children, true ) . $indent . $node->close;
		}
		$inner = $this->flow( $node->children, $depth + 1, $node->holds_paragraphs() );
		return $node->open . ( '' === $inner ? '' : "\n" . $inner ) . $indent . $node->close;
	}

	/** An explicit paragraph is split at its blank lines, too; the first part keeps its attributes. */
	private function paragraph( TemplateNode $node, string $indent ): string {
		$parts = array_values( array_filter( array_map( fn ( array $part ): string => $this->lines( $part, true ), $this->split( $node->children, true ) ), static fn ( string $part ): bool => '' !== $part ) );
		return $node->open . implode( "$indent</p>$indent<p>", $parts ) . $indent . $node->close;
	}

	/**
	 * Text and inline elements between two blocks.
	 *
	 * @param list<TemplateNode> $run
	 * @return list<string> One entry per paragraph or element outside of paragraphs.
	 */
	private function paragraphs( array $run, int $depth, bool $wrap ): array {
		$out = [];
		foreach ( $this->split( $run ) as $paragraph ) {
			while ( $paragraph && $paragraph[0]->is_beside() ) {
				$out[] = $this->inline( array_shift( $paragraph ) );
				while ( $paragraph && $paragraph[0]->is_blank() ) {
					array_shift( $paragraph );
				}
			}
			$lines = $this->lines( $paragraph );
			if ( '' !== $lines ) {
				$out[] = $wrap ? '<p>' . $lines . "\n" . self::indent( $depth ) . '</p>' : $lines;
			}
		}
		return $out;
	}

	/**
	 * Splits nodes where two or more line breaks follow each other.
	 *
	 * @param list<TemplateNode> $run
	 * @param bool       $first Keeps spaces at the very beginning.
	 * @return list<list<TemplateNode>>
	 */
	private function split( array $run, bool $first = false ): array {
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
					$current[] = TemplateNode::text( $part );
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
	private function lines( array $nodes, bool $first = false ): string {
		$nodes = TemplateNode::join_line_ends( $nodes );
		$out   = '';
		foreach ( $nodes as $index => $node ) {
			if ( TemplateNode::TEXT === $node->kind && $node->is_blank() && ! str_contains( $node->text, "\n" ) ) {
				$beside_tag = ( $nodes[ $index - 1 ] ?? null )?->is_form_tag() || ( $nodes[ $index + 1 ] ?? null )?->is_form_tag();
				$out       .= $beside_tag ? '' : $node->text;
			} elseif ( TemplateNode::TEXT === $node->kind ) {
				$out .= self::breaks( '' !== $out || ( $first && preg_match( '/^[ \t]*\n/', $node->text ) ) ? $node->text : ltrim( $node->text ) );
			} elseif ( $node->is_beside() && '' !== $out && ! str_ends_with( $out, "\n" ) ) {
				$out = rtrim( $out ) . "\n" . $this->inline( $node );
			} else {
				$out .= $this->inline( $node );
			}
		}
		return (string) preg_replace( '~(?:\s|<br />\n)+$~D', '', $out );
	}

	private function inline( TemplateNode $node ): string {
		if ( TemplateNode::TEXT === $node->kind ) {
			return self::breaks( $node->text );
		}
		if ( TemplateNode::ELEMENT !== $node->kind ) {
			return $node->open . $node->text . $node->close;
		}
		return $node->open . implode( '', array_map( [ $this, 'inline' ], TemplateNode::join_line_ends( $node->children ) ) ) . $node->close;
	}

	/** Limits the indentation, so that a template nested thousands of levels deep does not become thousands of times longer. */
	private static function indent( int $depth ): string {
		return str_repeat( "\t", min( $depth, 20 ) );
	}

	private static function breaks( string $text ): string {
		return (string) preg_replace( '/[ \t]*(?:\n[ \t]*)+/', "<br />\n", $text );
	}
}
