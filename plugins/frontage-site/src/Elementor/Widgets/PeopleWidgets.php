<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Blocks\CompositeBlocks;
use Frontage\Site\Elementor\ConversionContext;
use Frontage\Site\Elementor\Source\ElementorElement;
use Frontage\Site\Elementor\Source\SafeHtml;

defined( 'ABSPATH' ) || exit;

/** Team members and testimonials. */
final class PeopleWidgets {

	/** @return list<BlockNode> */
	public static function team( ElementorElement $element, ConversionContext $page ): array {
		$members = [];
		foreach ( $element->rows( '2' === $element->text( 'layout' ) ? 'content_list_l2' : 'content_list', 'content_list', 'content_list_l2', 'team' ) as $row ) {
			$name      = $row->plain_text( 'title', 'name' );
			$links     = ListWidgets::links( ListWidgets::decode_rows( $row->text( 'social' ) ) );
			$members[] = new BlockNode( 'frontage/team-member', [ 'image' => $page->image_attribute( $row->picture( 'image' ), $name ), 'name' => $name, 'role' => $row->plain_text( 'position', 'role' ), 'bio' => SafeHtml::inline( $row->text( 'description', 'desc' ) ), 'url' => $row->link( 'link' )->url ], $links ? [ CompositeBlocks::profiles( $links ) ] : [] );
		}
		return $members ? [ new BlockNode( 'frontage/team', [ 'columns' => ColumnCount::columns( $element ), 'layout' => '2' === $element->text( 'layout' ) ? 'overlay' : '' ], $members ) ] : [];
	}

	/** @return list<BlockNode> */
	public static function testimonials( ElementorElement $element, ConversionContext $page ): array {
		$blocks = [];
		foreach ( $element->rows( 'testimonial', 'content_list', 'content_list2', 'slides' ) as $row ) {
			array_push( $blocks, ...self::testimonial_block( $row, $page ) );
		}
		$grid = str_contains( $element->widget, 'grid' );
		return $blocks ? [ new BlockNode( 'frontage/testimonials', ( $grid ? [ 'layout' => 'grid', 'columns' => ColumnCount::columns( $element ) ] : ColumnCount::carousel( $element ) ) + [ 'ariaLabel' => __( 'What our customers say', 'frontage-site' ) ], $blocks ) ] : [];
	}

	/** @return list<BlockNode> */
	public static function testimonial( ElementorElement $element, ConversionContext $page ): array {
		$blocks = self::testimonial_block( $element, $page );
		return $blocks ? [ new BlockNode( 'frontage/testimonials', [ 'layout' => 'single' ], $blocks ) ] : [];
	}

	/** @return list<BlockNode> */
	private static function testimonial_block( ElementorElement $row, ConversionContext $page ): array {
		$quote = SafeHtml::inline( $row->text( 'testimonial_content', 'description', 'content' ) );
		$page->check_for_code( $row->text( 'testimonial_content', 'description', 'content' ) );
		$name = $row->plain_text( 'testimonial_name', 'name', 'title' );
		if ( '' === $quote . $name ) {
			return [];
		}
		return [ new BlockNode( 'frontage/testimonial', [ 'quote' => $quote, 'name' => $name, 'role' => $row->plain_text( 'testimonial_job', 'position', 'job' ), 'url' => $row->link( 'link' )->url, 'image' => $page->image_attribute( $row->picture( 'testimonial_image', 'image' ), $name ), 'rating' => min( 5, max( 0, $row->number( 'rating' ) ?? 0 ) ) ?: null ] ) ];
	}
}
