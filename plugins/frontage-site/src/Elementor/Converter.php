<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor;

use Frontage\Site\Elementor\Blocks\Block;
use Frontage\Site\Elementor\Blocks\Core;
use Frontage\Site\Elementor\Read\Document;
use Frontage\Site\Elementor\Read\Element;
use Frontage\Site\Elementor\Read\Refused;
use Frontage\Site\Elementor\Widgets\Known;
use Frontage\Site\Elementor\Widgets\Layout;
use Frontage\Site\Elementor\Widgets\Unknown;

defined( 'ABSPATH' ) || exit;

/**
 * A document of Elementor as blocks, and what became of it.
 *
 * @phpstan-import-type Finding from Conversion
 */
final class Converter {

	private readonly Conversion $page;

	private int $depth = 0;

	private function __construct( Surroundings $site ) {
		$this->page = new Conversion( $site, $this->blocks( ... ) );
	}

	/**
	 * @param array<string, string> $colours Of the site's kit, by id.
	 * @return array{ content: string, moved: int, kept: int, findings: list<Finding> }
	 * @throws Refused
	 */
	public static function convert( string $json, Surroundings $site, array $colours = [] ): array {
		$converter = new self( $site );
		$blocks    = $converter->blocks( Document::read( $json, $colours ) );
		return [ 'content' => Block::all( $blocks ) ] + $converter->page->report();
	}

	/**
	 * @param list<Element> $elements
	 * @return list<Block>
	 */
	private function blocks( array $elements ): array {
		$made = [];
		$top  = 0 === $this->depth++;
		foreach ( $elements as $element ) {
			array_push(
				$made,
				...match ( $element->kind ) {
					'section'   => Layout::section( $element, $this->page, $top ),
					'container' => Layout::container( $element, $this->page, $top ),
					'column'    => Layout::column( $element, $this->page ),
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

	/** @return list<Block> */
	private function widget( Element $element ): array {
		$maker = Known::ALL[ $element->widget ] ?? null;
		$made  = null === $maker ? Unknown::keep( $element, $this->page ) : $maker( $element, $this->page );
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
		$style = Look::box( $element, '_' );
		$named = $element->text( '_element_id' );
		// What is between widgets, and beside one without a ground of its own, is the theme's rhythm.
		$room = $element->box( '_padding' );
		$room = isset( $style['color'] ) || isset( $style['border'] ) ? $style['spacing']['padding'] ?? [] : array_filter( array_intersect_key( $room, [ 'top' => 1, 'bottom' => 1 ] ) );
		unset( $style['spacing'] );
		$style += $room ? [ 'spacing' => [ 'padding' => $room ] ] : [];
		$style  = '' === $element->text( '_position' ) ? $style : [];
		if ( $made && $style ) {
			$made = [ Core::group( $made, [ 'style' => $style, 'layout' => [ 'type' => 'default' ] ] ) ];
		}
		if ( '' !== $named && $made ) {
			$this->page->note( 'anchor', "#$named" );
		}
		$unseen = Look::unseen( $element );
		return $unseen ? array_map( static fn ( Block $block ): Block => $block->with( $unseen ), $made ) : $made;
	}

	/**
	 * Buttons that stood side by side are one row of them.
	 *
	 * @param list<Block> $blocks
	 * @return list<Block>
	 */
	private function joined( array $blocks ): array {
		$made = [];
		foreach ( $blocks as $block ) {
			$last = end( $made );
			if ( $last && 'core/buttons' === $block->name && 'core/buttons' === $last->name && $block->attributes === $last->attributes ) {
				array_pop( $made );
				$made[] = Core::buttons( [ ...$last->inner, ...$block->inner ] )->with( $block->attributes );
				continue;
			}
			$made[] = $block;
		}
		return $made;
	}
}
