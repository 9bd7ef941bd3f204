<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Blocks\CompositeBlocks;
use Frontage\Site\Elementor\Blocks\CoreBlocks;
use Frontage\Site\Elementor\ConversionContext;
use Frontage\Site\Elementor\Source\ElementorElement;
use Frontage\Site\Elementor\Source\SafeHtml;
use Frontage\Site\Elementor\StyleConverter;

defined( 'ABSPATH' ) || exit;

/** Dynamic content of the site: posts, projects, menus, logo, search, contact data. */
final class DynamicWidgets {

	/** @return list<BlockNode> */
	public static function posts( ElementorElement $element, ConversionContext $page ): array {
		$columns = $element->integer( $element->has( 'columns' ) ? 'columns' : ( $element->has( 'classic_columns' ) ? 'classic_columns' : 'col_lg' ), 3, 1, 6 );
		$grid    = new BlockNode( 'core/post-template', [ 'layout' => [ 'type' => 'grid', 'columnCount' => $columns, 'minimumColumnWidth' => '16rem' ] ], self::card( $element ) );
		return [ CompositeBlocks::query( self::query_attributes( $element, $page ), [ $grid, self::no_results( __( 'No posts yet.', 'frontage-site' ) ) ] ) ];
	}

	/** @return list<BlockNode> */
	public static function post_carousel( ElementorElement $element, ConversionContext $page ): array {
		$row = new BlockNode( 'frontage/carousel', ColumnCount::carousel( $element ) + [ 'ariaLabel' => __( 'Posts', 'frontage-site' ) ], [ new BlockNode( 'core/post-template', [], self::card( $element ) ) ] );
		return [ CompositeBlocks::query( self::query_attributes( $element, $page ), [ $row, self::no_results( __( 'No posts yet.', 'frontage-site' ) ) ], [ 'namespace' => 'frontage/post-carousel' ] ) ];
	}

	/**
	 * The imported theme's projects: the same post type exists here.
	 *
	 * @return list<BlockNode>
	 */
	public static function projects( ElementorElement $element, ConversionContext $page ): array {
		$query   = self::query_attributes( $element, $page, 'portfolio', 8 );
		$filter  = $element->is_on( 'filter' ) ? [ new BlockNode( 'frontage/term-filter', [ 'taxonomy' => 'portfolio-category', 'allLabel' => $element->plain_text( 'filter_default_title' ) ] ) ] : [];
		$columns = ColumnCount::columns( $element );
		$card    = [ new BlockNode( 'core/post-featured-image', [ 'isLink' => true, 'aspectRatio' => '3/2' ] ), new BlockNode( 'core/post-terms', [ 'term' => 'portfolio-category', 'fontSize' => 'small' ] ), new BlockNode( 'core/post-title', [ 'isLink' => true, 'level' => 3, 'fontSize' => 'large' ] ) ];
		if ( str_contains( $element->widget, 'carousel' ) ) {
			$list = new BlockNode( 'frontage/carousel', ColumnCount::carousel( $element ) + [ 'ariaLabel' => __( 'Projects', 'frontage-site' ) ], [ new BlockNode( 'core/post-template', [], $card ) ] );
		} else {
			$list = new BlockNode( 'core/post-template', [ 'className' => 'masonry' === $element->text( 'layout_mode' ) || $element->rows( 'grid_masonry' ) ? 'is-style-masonry' : '', 'layout' => [ 'type' => 'grid', 'columnCount' => $columns['lg'] ?? $columns['md'] ?? 3, 'minimumColumnWidth' => '16rem' ] ], $card );
		}
		$paging = match ( $element->text( 'pagination_type' ) ) {
			'loadmore'   => 'more',
			'pagination' => 'numbers',
			default      => '',
		};
		$pages = '' === $paging ? [] : [ new BlockNode( 'core/query-pagination', [ 'layout' => [ 'type' => 'flex', 'justifyContent' => 'center' ] ], [ new BlockNode( 'core/query-pagination-previous' ), new BlockNode( 'core/query-pagination-next' ) ] ) ];
		return [ CompositeBlocks::query( $query, [ ...$filter, $list, ...$pages, self::no_results( __( 'No projects yet.', 'frontage-site' ) ) ], [ 'namespace' => 'frontage/portfolio', 'frPaging' => $paging ] ) ];
	}

	/** @return list<BlockNode> */
	public static function menu( ElementorElement $element, ConversionContext $page ): array {
		$ref = $page->site->menu( $element->text( 'menu' ) );
		if ( 0 === $ref ) {
			$page->add_finding( 'menu', $element->text( 'menu' ) );
		}
		$align = [ 'center' => 'center', 'right' => 'end', 'justify' => 'between' ][ $element->text( 'align', 'align_items' ) ] ?? '';
		return [ new BlockNode( 'frontage/menu', ( 0 === $ref ? [] : [ 'ref' => $ref ] ) + [ 'align' => $align, 'mega' => $element->is_on( 'mega_fullwidth' ) ?: null ] ) ];
	}

	/** @return list<BlockNode> */
	public static function logo( ElementorElement $element, ConversionContext $page ): array {
		$picture = $element->picture( 'logo', 'image' );
		if ( '' !== $picture->url ) {
			$page->add_finding( 'logo', $picture->url );
		}
		$align = StyleConverter::align( $element, 'align', 'logo_align' );
		return [ new BlockNode( 'core/site-logo', 'center' === $align || 'right' === $align ? [ 'align' => $align ] : [] ) ];
	}

	/** @return list<BlockNode> */
	public static function search( ElementorElement $element ): array {
		$inline = 'search-form' === $element->widget && 'full_screen' !== $element->text( 'skin' ) || 'search' === $element->widget || 'ct_icon_search' === $element->widget && '2' === $element->text( 'layout' );
		return [ new BlockNode( 'frontage/search', [ 'layout' => $inline ? 'inline' : 'popup', 'placeholder' => $element->plain_text( 'placeholder', 'search_text', 'email_placefolder' ) ] ) ];
	}

	/** @return list<BlockNode> */
	public static function newsletter( ElementorElement $element, ConversionContext $page ): array {
		$page->add_finding( 'newsletter' );
		return [ new BlockNode( 'frontage/newsletter', [ 'buttonText' => $element->plain_text( 'button_text', 'btn_text' ), 'placeholder' => $element->plain_text( 'placeholder' ) ] ) ];
	}

	/** @return list<BlockNode> */
	public static function contact( ElementorElement $element, ConversionContext $page ): array {
		$items = [];
		foreach ( $element->rows( 'contact_info' ) as $row ) {
			$text = SafeHtml::inline( $row->text( 'content', 'text' ) );
			$page->check_for_code( $row->text( 'content' ) );
			$icon = strtolower( $row->icon( 'ct_icon', 'selected_icon' ) );
			$kind = match ( true ) {
				str_contains( $text, '@' ) || str_contains( $icon, 'mail' )                              => 'email',
				1 === preg_match( '/phone|call|mobile/', $icon )                                        => 'phone',
				1 === preg_match( '/map|location|pin|home/', $icon )                                    => 'address',
				1 === preg_match( '/clock|time/', $icon )                                               => 'hours',
				1 === preg_match( '/^[\d\s()+.\/-]{6,}$/', trim( wp_strip_all_tags( $text ) ) )          => 'phone',
				default                                                                                 => 'custom',
			};
			// A single phone number or email address is linked; two in one item are plain text.
			$kind = in_array( $kind, [ 'email', 'phone' ], true ) && str_contains( $text, '<br' ) ? 'custom' : $kind;
			if ( '' !== $text ) {
				$sign    = 'custom' === $kind ? ( str_contains( $text, '@' ) ? 'core/envelope' : ( preg_match( '/phone|call|mobile/', $icon ) ? 'core/mobile' : '' ) ) : '';
				$items[] = new BlockNode( 'frontage/contact-item', [ 'kind' => $kind, 'business' => false, 'text' => 'custom' === $kind || 'address' === $kind ? $text : wp_strip_all_tags( $text ), 'url' => $row->link( 'link' )->url, 'icon' => $sign ] );
			}
		}
		return $items ? [ new BlockNode( 'frontage/contact-info', [], $items ) ] : [];
	}

	/** @return array<string, mixed> */
	private static function query_attributes( ElementorElement $element, ConversionContext $page, string $type = '', int $count = 6 ): array {
		$type  = '' === $type ? ( $element->text( 'posts_post_type', 'post_type' ) ?: 'post' ) : $type;
		$type  = sanitize_key( $type );
		$order = $element->text( 'orderby', 'posts_orderby' );
		if ( 'post' !== $type && ! post_type_exists( $type ) ) {
			$page->add_finding( 'posts', $type );
		}
		if ( $element->has( 'source' ) || $element->has( 'posts_include' ) ) {
			$page->add_finding( 'posts', $type );
		}
		return [
			'perPage'  => $element->integer( $element->has( 'limit' ) ? 'limit' : ( $element->has( 'classic_posts_per_page' ) ? 'classic_posts_per_page' : 'posts_per_page' ), $count, 1, 50 ),
			'postType' => preg_match( '/^[a-z0-9_-]{1,20}$/', $type ) ? $type : 'post',
			'order'    => 'asc' === strtolower( $element->text( 'order', 'posts_order' ) ) ? 'asc' : 'desc',
			'orderBy'  => 'title' === $order || 'post_title' === $order ? 'title' : 'date',
		];
	}

	/** @return list<BlockNode> */
	private static function card( ElementorElement $element ): array {
		$small    = [ 'fontSize' => 'small' ];
		$is_shown = static fn ( string $name ): bool => ! $element->has( $name ) || $element->is_on( $name );
		return [
			new BlockNode( 'core/post-featured-image', [ 'isLink' => true, 'aspectRatio' => '3/2', 'sizeSlug' => 'medium_large' ] ),
			...( $is_shown( 'show_date' ) ? [ new BlockNode( 'core/post-date', $small ) ] : [] ),
			...( $element->is_on( 'show_author' ) ? [ new BlockNode( 'core/post-author-name', $small ) ] : [] ),
			new BlockNode( 'core/post-title', [ 'isLink' => true, 'level' => 3, 'fontSize' => 'large' ] ),
			...( $is_shown( 'show_excerpt' ) ? [ new BlockNode( 'core/post-excerpt', [ 'excerptLength' => $element->integer( 'num_words', 25, 5, 100 ), 'moreText' => $element->plain_text( 'button_text', 'classic_read_more_text' ) ] + $small ) ] : [] ),
		];
	}

	private static function no_results( string $text ): BlockNode {
		return new BlockNode( 'core/query-no-results', [], [ CoreBlocks::paragraph( esc_html( $text ) ) ] );
	}
}
