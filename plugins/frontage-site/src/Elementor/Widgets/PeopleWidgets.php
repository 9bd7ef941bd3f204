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
		$people = [];
		foreach ( $element->rows( '2' === $element->text( 'layout' ) ? 'content_list_l2' : 'content_list', 'content_list', 'content_list_l2', 'team' ) as $row ) {
			$name     = $row->plain( 'title', 'name' );
			$links    = ListWidgets::links( ListWidgets::stored( $row->text( 'social' ) ) );
			$people[] = new BlockNode( 'frontage/team-member', [ 'image' => $page->stored( $row->picture( 'image' ), $name ), 'name' => $name, 'role' => $row->plain( 'position', 'role' ), 'bio' => SafeHtml::inline( $row->text( 'description', 'desc' ) ), 'url' => $row->link( 'link' )->url ], $links ? [ CompositeBlocks::profiles( $links ) ] : [] );
		}
		return $people ? [ new BlockNode( 'frontage/team', [ 'columns' => ColumnCount::columns( $element ), 'layout' => '2' === $element->text( 'layout' ) ? 'overlay' : '' ], $people ) ] : [];
	}

	/** @return list<BlockNode> */
	public static function testimonials( ElementorElement $element, ConversionContext $page ): array {
		$said = [];
		foreach ( $element->rows( 'testimonial', 'content_list', 'content_list2', 'slides' ) as $row ) {
			array_push( $said, ...self::said( $row, $page ) );
		}
		$grid = str_contains( $element->widget, 'grid' );
		return $said ? [ new BlockNode( 'frontage/testimonials', ( $grid ? [ 'layout' => 'grid', 'columns' => ColumnCount::columns( $element ) ] : ColumnCount::carousel( $element ) ) + [ 'ariaLabel' => __( 'What our customers say', 'frontage-site' ) ], $said ) ] : [];
	}

	/** @return list<BlockNode> */
	public static function testimonial( ElementorElement $element, ConversionContext $page ): array {
		$said = self::said( $element, $page );
		return $said ? [ new BlockNode( 'frontage/testimonials', [ 'layout' => 'single' ], $said ) ] : [];
	}

	/** @return list<BlockNode> */
	private static function said( ElementorElement $row, ConversionContext $page ): array {
		$quote = SafeHtml::inline( $row->text( 'testimonial_content', 'description', 'content' ) );
		$page->watch( $row->text( 'testimonial_content', 'description', 'content' ) );
		$name = $row->plain( 'testimonial_name', 'name', 'title' );
		if ( '' === $quote . $name ) {
			return [];
		}
		return [ new BlockNode( 'frontage/testimonial', [ 'quote' => $quote, 'name' => $name, 'role' => $row->plain( 'testimonial_job', 'position', 'job' ), 'url' => $row->link( 'link' )->url, 'image' => $page->stored( $row->picture( 'testimonial_image', 'image' ), $name ), 'rating' => min( 5, max( 0, $row->number( 'rating' ) ?? 0 ) ) ?: null ] ) ];
	}
}
