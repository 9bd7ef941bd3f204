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
		$made = [];
		$top  = 0 === $this->depth++;
		foreach ( $elements as $element ) {
			array_push(
				$made,
				...match ( $element->kind ) {
					'section'   => LayoutWidgets::section( $element, $this->page, $top ),
					'container' => LayoutWidgets::container( $element, $this->page, $top ),
					'column'    => LayoutWidgets::column( $element, $this->page ),
					default     => $this->widget( $element ),
				}
			);
			if ( '' !== $element->text( 'custom_css' ) ) {
				$this->page->note( 'css' );
			}
		}
		--$this->depth;
		return $this->joined( $made );
	}

	/** @return list<BlockNode> */
	private function widget( ElementorElement $element ): array {
		$maker = WidgetMap::ALL[ $element->widget ] ?? null;
		$made  = null === $maker ? FallbackWidgets::keep( $element, $this->page ) : $maker( $element, $this->page );
		$known = null !== $maker;
		$this->page->count( $known );
		if ( ! $known ) {
			$this->page->note( $made ? 'unknown' : 'nothing-left', $element->widget );
		}
		foreach ( $element->settings as $name => $value ) {
			if ( is_string( $name ) && str_ends_with( $name, 'typography_font_family' ) && is_string( $value ) && '' !== $value ) {
				$this->page->note( 'font', $value );
			}
		}
		$style = StyleConverter::box( $element, '_' );
		$named = $element->text( '_element_id' );
		// The theme's spacing applies between widgets, and beside those without a background.
		$room = $element->box( '_padding' );
		$room = isset( $style['color'] ) || isset( $style['border'] ) ? $style['spacing']['padding'] ?? [] : array_filter( array_intersect_key( $room, [ 'top' => 1, 'bottom' => 1 ] ) );
		unset( $style['spacing'] );
		$style += $room ? [ 'spacing' => [ 'padding' => $room ] ] : [];
		$style  = '' === $element->text( '_position' ) ? $style : [];
		if ( $made && $style ) {
			$made = [ CoreBlocks::group( $made, [ 'style' => $style, 'layout' => [ 'type' => 'default' ] ] ) ];
		}
		if ( '' !== $named && $made ) {
			$this->page->note( 'anchor', "#$named" );
		}
		$unseen = StyleConverter::unseen( $element );
		return $unseen ? array_map( static fn ( BlockNode $block ): BlockNode => $block->with( $unseen ), $made ) : $made;
	}

	/**
	 * Joins adjacent buttons that were side by side into one row.
	 *
	 * @param list<BlockNode> $blocks
	 * @return list<BlockNode>
	 */
	private function joined( array $blocks ): array {
		$made = [];
		foreach ( $blocks as $block ) {
			$last = end( $made );
			if ( $last && 'core/buttons' === $block->name && 'core/buttons' === $last->name && $block->attributes === $last->attributes ) {
				array_pop( $made );
				$made[] = CoreBlocks::buttons( [ ...$last->inner, ...$block->inner ] )->with( $block->attributes );
				continue;
			}
			$made[] = $block;
		}
		return $made;
	}
}
