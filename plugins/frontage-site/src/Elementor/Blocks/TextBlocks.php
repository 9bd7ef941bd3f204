<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Blocks;

use Frontage\Site\Elementor\Source\ImageReader;
use Frontage\Site\Elementor\Source\LinkReader;
use Frontage\Site\Elementor\Source\SafeHtml;

defined( 'ABSPATH' ) || exit;

/** Converts the HTML of a text to blocks: one per paragraph, heading, list and image. Anything else becomes a Custom HTML block. */
final class TextBlocks {

	private const BLOCKS = [ 'P', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'UL', 'OL', 'BLOCKQUOTE', 'HR', 'IMG', 'FIGURE', 'TABLE', 'PRE', 'DIV', 'SECTION', 'ARTICLE', 'HEADER', 'FOOTER', 'MAIN', 'CENTER', 'DL', 'ADDRESS', 'VIDEO', 'AUDIO', 'DETAILS' ];

	private const HOLDERS = [ 'DIV', 'SECTION', 'ARTICLE', 'HEADER', 'FOOTER', 'MAIN', 'CENTER' ];

	/**
	 * @param \Closure( ImageReader ): array{ url: string, id: int, alt: string } $file
	 * @param array<string, mixed>                                          $style Style of each paragraph, heading and list.
	 */
	public function __construct( private readonly \Closure $file, private readonly array $style = [] ) {}

	/** @return list<BlockNode> */
	public function blocks( string $html ): array {
		$html = SafeHtml::safe( $html );
		$html = preg_match( '~<(?:p|div|ul|ol|h[1-6]|table|blockquote|figure|section|pre)\b~i', $html ) ? $html : wpautop( $html );
		return $this->convert_nodes( $html, 0 );
	}

	/** @return list<BlockNode> */
	private function convert_nodes( string $html, int $depth ): array {
		$blocks = [];
		$line   = '';
		foreach ( HtmlNodes::top_level_nodes( $html ) ?? [ [ 'tag' => '', 'html' => $html, 'inner' => $html, 'attributes' => [] ] ] as $node ) {
			if ( ! in_array( $node['tag'], self::BLOCKS, true ) ) {
				$line .= $node['html'];
				continue;
			}
			array_push( $blocks, ...$this->inline_blocks( $line ), ...$this->block( $node, $depth ) );
			$line = '';
		}
		array_push( $blocks, ...$this->inline_blocks( $line ) );
		return $blocks;
	}

	/**
	 * Inline content between block elements.
	 *
	 * @return list<BlockNode>
	 */
	private function inline_blocks( string $html ): array {
		$html = SafeHtml::without_breaks( $html );
		if ( '' === $html || '' === trim( wp_strip_all_tags( $html ), " \t\n\r\u{A0}" ) && ! str_contains( $html, '<img' ) ) {
			return [];
		}
		return $this->paragraph( $html, [] );
	}

	/**
	 * @param array<string, string> $attributes
	 * @return list<BlockNode>
	 */
	private function paragraph( string $html, array $attributes ): array {
		$blocks = [];
		// An image becomes a block of its own.
		if ( preg_match_all( '~(?:<a\b([^>]*)>\s*)?(<img\b[^>]*>)(?:\s*</a>)?~i', $html, $found, PREG_SET_ORDER ) ) {
			foreach ( $found as $one ) {
				$blocks[] = $this->image( $one[2], $one[1] );
			}
			$html = trim( str_replace( array_column( $found, 0 ), '', $html ) );
		}
		if ( '' !== trim( html_entity_decode( wp_strip_all_tags( $html ) ), " \t\n\r\u{A0}" ) ) {
			$blocks[] = preg_match( '~^\s*\[[\w-]+[^\]]*\](?:.*\[/[\w-]+\])?\s*$~s', wp_strip_all_tags( $html ) ) ? CoreBlocks::shortcode( trim( wp_strip_all_tags( $html ) ) ) : CoreBlocks::paragraph( trim( $html ), $this->style_attributes( $attributes ) );
		}
		return array_values( array_filter( $blocks ) );
	}

	/**
	 * @param array{ tag: string, html: string, inner: string, attributes: array<string, string> } $node
	 * @return list<BlockNode>
	 */
	private function block( array $node, int $depth ): array {
		[ 'tag' => $tag, 'html' => $html, 'inner' => $inner, 'attributes' => $attributes ] = $node;
		$words                                                                             = '' !== trim( html_entity_decode( wp_strip_all_tags( $inner ) ), " \t\n\r\u{A0}" );
		return match ( true ) {
			'P' === $tag                                  => $this->paragraph( trim( $inner ), $attributes ),
			1 === preg_match( '/^H[1-6]$/', $tag )        => $words ? [ CoreBlocks::heading( SafeHtml::inline( $inner ), (int) $tag[1], $this->style_attributes( $attributes ) ) ] : [],
			'UL' === $tag || 'OL' === $tag                => $words ? [ $this->list( $node, $depth ) ] : [],
			'BLOCKQUOTE' === $tag                         => $words ? [ CoreBlocks::quote( $this->convert_nodes( $inner, $depth + 1 ) ) ] : [],
			'HR' === $tag                                 => [ CoreBlocks::separator() ],
			'IMG' === $tag                                => array_values( array_filter( [ $this->image( $html, '' ) ] ) ),
			'FIGURE' === $tag && str_contains( $html, '<img' ) => $this->paragraph( (string) preg_replace( '~</?(?:figure|figcaption|picture|source)\b[^>]*>~i', ' ', $html ), [] ),
			in_array( $tag, self::HOLDERS, true ) && $depth < 12 => $this->convert_nodes( $inner, $depth + 1 ),
			'' === trim( wp_strip_all_tags( $html, true ) ) && ! str_contains( $html, '<video' ) && ! str_contains( $html, '<audio' ) => [],
			default                                       => [ CoreBlocks::html( trim( $html ) ) ],
		};
	}

	/** @param array{ tag: string, html: string, inner: string, attributes: array<string, string> } $node */
	private function list( array $node, int $depth ): BlockNode {
		$items = [];
		foreach ( HtmlNodes::top_level_nodes( $node['inner'], 'UL' === $node['tag'] ? '<ul>' : '<ol>' ) ?? [] as $item ) {
			if ( 'LI' !== $item['tag'] ) {
				continue;
			}
			$text  = '';
			$below = [];
			foreach ( HtmlNodes::top_level_nodes( $item['inner'] ) ?? [] as $part ) {
				if ( in_array( $part['tag'], [ 'UL', 'OL' ], true ) && $depth < 6 && ! $below ) {
					$below[] = $this->list( $part, $depth + 1 );
				} else {
					$text .= $part['html'];
				}
			}
			$items[] = CoreBlocks::item( SafeHtml::inline( $text ), $below );
		}
		return CoreBlocks::list( $items ?: [ CoreBlocks::item( SafeHtml::inline( $node['inner'] ) ) ], 'OL' === $node['tag'], 0 === $depth ? $this->style_attributes( [] ) : [] );
	}

	private function image( string $tag, string $link ): ?BlockNode {
		$image   = HtmlNodes::attributes( $tag );
		$picture = ImageReader::from_setting( [ 'url' => $image['src'] ?? '', 'alt' => $image['alt'] ?? '', 'id' => preg_match( '/\bwp-image-(\d+)/', $image['class'] ?? '', $found ) ? $found[1] : 0 ] );
		if ( '' === $picture->url ) {
			return null;
		}
		$align = preg_match( '/\balign(left|right|center)\b/', $image['class'] ?? '', $found ) ? [ 'align' => $found[1] ] : [];
		$width = is_numeric( $image['width'] ?? null ) && (int) $image['width'] > 0 ? [ 'width' => (int) $image['width'] . 'px' ] : [];
		return CoreBlocks::image( ( $this->file )( $picture ), '', '' === $link ? null : LinkReader::from_setting( HtmlNodes::attributes( "<a $link>" )['href'] ?? '' ), $align + $width );
	}

	/**
	 * @param array<string, string> $attributes
	 * @return array<string, mixed>
	 */
	private function style_attributes( array $attributes ): array {
		$style = $this->style;
		if ( preg_match( '/text-align:\s*(left|center|right)/', ( $attributes['style'] ?? '' ) . ( isset( $attributes['align'] ) ? "text-align:{$attributes['align']}" : '' ), $found ) ) {
			$style['typography'] = [ 'textAlign' => $found[1] ] + ( is_array( $style['typography'] ?? null ) ? $style['typography'] : [] );
		}
		return $style ? [ 'style' => $style ] : [];
	}
}
