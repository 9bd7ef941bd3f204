<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Blocks\CoreBlocks;
use Frontage\Site\Elementor\Source\DocumentRefusedException;
use Frontage\Site\Elementor\Source\ElementorDocument;
use Frontage\Site\Elementor\Source\ElementorElement;
use Frontage\Site\Elementor\Widgets\FallbackWidgets;
use Frontage\Site\Elementor\Widgets\LayoutWidgets;
use Frontage\Site\Elementor\Widgets\WidgetMap;

defined( 'ABSPATH' ) || exit;

/**
 * Converts a document of Elementor to blocks, and reports the result.
 *
 * @phpstan-import-type Finding from ConversionContext
 */
final class DocumentConverter {

	private readonly ConversionContext $page;

	private int $depth = 0;

	private function __construct( TargetSite $site ) {
		$this->page = new ConversionContext( $site, $this->blocks( ... ) );
	}

	/**
	 * @param array<string, string> $colours Colors of the site's kit, by id.
	 * @return array{ content: string, moved: int, kept: int, findings: list<Finding> }
	 * @throws DocumentRefusedException
	 */
	public static function convert( string $json, TargetSite $site, array $colours = [] ): array {
		$converter = new self( $site );
		$blocks    = $converter->blocks( ElementorDocument::read( $json, $colours ) );
		return [ 'content' => BlockNode::all( $blocks ) ] + $converter->page->report();
	}

	/**
	 * @param list<ElementorElement> $elements
	 * @return list<BlockNode>
	 */
	private function blocks( array $elements ): array {
		$blocks = [];
		$top    = 0 === $this->depth++;
		foreach ( $elements as $element ) {
			array_push(
				$blocks,
				...match ( $element->kind ) {
					'section'   => LayoutWidgets::section( $element, $this->page, $top ),
					'container' => LayoutWidgets::container( $element, $this->page, $top ),
					'column'    => LayoutWidgets::column( $element, $this->page ),
					default     => $this->convert_widget( $element ),
				}
			);
			if ( '' !== $element->text( 'custom_css' ) ) {
				$this->page->add_finding( 'css' );
			}
		}
		--$this->depth;
		return $this->join_buttons( $blocks );
	}

	/** @return list<BlockNode> */
	private function convert_widget( ElementorElement $element ): array {
		$converter    = WidgetMap::ALL[ $element->widget ] ?? null;
		$blocks       = null === $converter ? FallbackWidgets::convert( $element, $this->page ) : $converter( $element, $this->page );
		$is_supported = null !== $converter;
		$this->page->count( $is_supported );
		if ( ! $is_supported ) {
			$this->page->add_finding( $blocks ? 'unknown' : 'nothing-left', $element->widget );
		}
		foreach ( $element->settings as $name => $value ) {
			if ( is_string( $name ) && str_ends_with( $name, 'typography_font_family' ) && is_string( $value ) && '' !== $value ) {
				$this->page->add_finding( 'font', $value );
			}
		}
		$style = StyleConverter::box( $element, '_' );
		$named = $element->text( '_element_id' );
		// The theme's spacing applies between widgets, and beside those without a background.
		$padding = $element->box_sides( '_padding' );
		$padding = isset( $style['color'] ) || isset( $style['border'] ) ? $style['spacing']['padding'] ?? [] : array_filter( array_intersect_key( $padding, [ 'top' => 1, 'bottom' => 1 ] ) );
		unset( $style['spacing'] );
		$style += $padding ? [ 'spacing' => [ 'padding' => $padding ] ] : [];
		$style  = '' === $element->text( '_position' ) ? $style : [];
		if ( $blocks && $style ) {
			$blocks = [ CoreBlocks::group( $blocks, [ 'style' => $style, 'layout' => [ 'type' => 'default' ] ] ) ];
		}
		if ( '' !== $named && $blocks ) {
			$this->page->add_finding( 'anchor', "#$named" );
		}
		$unseen = StyleConverter::advanced_attributes( $element );
		return $unseen ? array_map( static fn ( BlockNode $block ): BlockNode => $block->with_attributes( $unseen ), $blocks ) : $blocks;
	}

	/**
	 * Joins adjacent buttons that were side by side into one row.
	 *
	 * @param list<BlockNode> $blocks
	 * @return list<BlockNode>
	 */
	private function join_buttons( array $blocks ): array {
		$joined = [];
		foreach ( $blocks as $block ) {
			$last = end( $joined );
			if ( $last && 'core/buttons' === $block->name && 'core/buttons' === $last->name && $block->attributes === $last->attributes ) {
				array_pop( $joined );
				$joined[] = CoreBlocks::buttons( [ ...$last->inner, ...$block->inner ] )->with_attributes( $block->attributes );
				continue;
			}
			$joined[] = $block;
		}
		return $joined;
	}
}
