<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Blocks\Block;
use Frontage\Site\Elementor\Blocks\Rich;
use Frontage\Site\Elementor\Conversion;
use Frontage\Site\Elementor\Read\Element;
use Frontage\Site\Elementor\Read\Html;

defined( 'ABSPATH' ) || exit;

/** Who works here, and what customers say. */
final class People {

	/** @return list<Block> */
	public static function team( Element $element, Conversion $page ): array {
		$people = [];
		foreach ( $element->rows( '2' === $element->text( 'layout' ) ? 'content_list_l2' : 'content_list', 'content_list', 'content_list_l2', 'team' ) as $row ) {
			$name     = $row->plain( 'title', 'name' );
			$links    = Lists::links( Lists::stored( $row->text( 'social' ) ) );
			$people[] = new Block( 'frontage/team-member', [ 'image' => $page->stored( $row->picture( 'image' ), $name ), 'name' => $name, 'role' => $row->plain( 'position', 'role' ), 'bio' => Html::inline( $row->text( 'description', 'desc' ) ), 'url' => $row->link( 'link' )->url ], $links ? [ Rich::profiles( $links ) ] : [] );
		}
		return $people ? [ new Block( 'frontage/team', [ 'columns' => Rows::columns( $element ), 'layout' => '2' === $element->text( 'layout' ) ? 'overlay' : '' ], $people ) ] : [];
	}

	/** @return list<Block> */
	public static function testimonials( Element $element, Conversion $page ): array {
		$said = [];
		foreach ( $element->rows( 'testimonial', 'content_list', 'content_list2', 'slides' ) as $row ) {
			array_push( $said, ...self::said( $row, $page ) );
		}
		$grid = str_contains( $element->widget, 'grid' );
		return $said ? [ new Block( 'frontage/testimonials', ( $grid ? [ 'layout' => 'grid', 'columns' => Rows::columns( $element ) ] : Rows::carousel( $element ) ) + [ 'ariaLabel' => __( 'What customers say', 'frontage-site' ) ], $said ) ] : [];
	}

	/** @return list<Block> */
	public static function testimonial( Element $element, Conversion $page ): array {
		$said = self::said( $element, $page );
		return $said ? [ new Block( 'frontage/testimonials', [ 'layout' => 'single' ], $said ) ] : [];
	}

	/** @return list<Block> */
	private static function said( Element $row, Conversion $page ): array {
		$quote = Html::inline( $row->text( 'testimonial_content', 'description', 'content' ) );
		$page->watch( $row->text( 'testimonial_content', 'description', 'content' ) );
		$name = $row->plain( 'testimonial_name', 'name', 'title' );
		if ( '' === $quote . $name ) {
			return [];
		}
		return [ new Block( 'frontage/testimonial', [ 'quote' => $quote, 'name' => $name, 'role' => $row->plain( 'testimonial_job', 'position', 'job' ), 'url' => $row->link( 'link' )->url, 'image' => $page->stored( $row->picture( 'testimonial_image', 'image' ), $name ), 'rating' => min( 5, max( 0, $row->number( 'rating' ) ?? 0 ) ) ?: null ] ) ];
	}
}
