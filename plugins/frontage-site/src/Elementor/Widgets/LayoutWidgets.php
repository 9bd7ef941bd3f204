<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Widgets;

use Frontage\Site\Elementor\Blocks\BlockNode;
use Frontage\Site\Elementor\Blocks\CoreBlocks;
use Frontage\Site\Elementor\ConversionContext;
use Frontage\Site\Elementor\Source\ElementorElement;
use Frontage\Site\Elementor\StyleConverter;

defined( 'ABSPATH' ) || exit;

/** Sections, columns and containers. */
final class LayoutWidgets {

	private const WIDE = '1140px';

	/** Horizontal alignment in a vertical container. */
	private const SIDES = [ 'flex-start' => 'left', 'start' => 'left', 'center' => 'center', 'flex-end' => 'right', 'end' => 'right', 'space-between' => 'space-between', 'space-around' => 'space-between', 'space-evenly' => 'space-between' ];

	/** @return list<BlockNode> */
	public static function section( ElementorElement $element, ConversionContext $page, bool $top ): array {
		$columns = array_values( array_filter( $element->children, static fn ( ElementorElement $one ): bool => 'column' === $one->kind ) ) ?: $element->children;
		$bare    = 1 === count( $columns ) && ! self::has_own_style( $columns[0] );
		$inner   = $bare ? $page->blocks( $columns[0]->children ) : [ self::columns( $columns, $element, $page ) ];
		return self::section_group( $element, $page, $inner, $top );
	}

	/** @return list<BlockNode> */
	public static function container( ElementorElement $element, ConversionContext $page, bool $top ): array {
		$grid  = 'grid' === $element->text( 'container_type' );
		$row   = str_starts_with( $element->text( 'flex_direction' ), 'row' );
		$held  = array_filter( $element->children, static fn ( ElementorElement $one ): bool => 'container' === $one->kind );
		$total = array_sum( array_map( static fn ( ElementorElement $one ): float => $one->number( 'width' ) ?? 0, $element->children ) );
		if ( ! $grid && $row && count( $element->children ) > 1 && count( $held ) === count( $element->children ) && ( 'wrap' !== $element->text( 'flex_wrap' ) || $total > 50 && $total < 102 ) ) {
			return self::section_group( $element, $page, [ self::columns( $element->children, $element, $page ) ], $top );
		}
		$inner = $page->blocks( $element->children );
		$gap   = self::column_gap( $element );
		if ( ! $inner ) {
			return self::section_group( $element, $page, [], $top );
		}
		$space = '' === $gap ? [] : [ 'style' => [ 'spacing' => [ 'blockGap' => $gap ] ] ];
		if ( $grid ) {
			$tracks = is_array( $element->settings['grid_columns_grid'] ?? null ) ? $element->settings['grid_columns_grid']['size'] ?? '' : '';
			$tracks = is_string( $tracks ) && str_contains( $tracks, 'fr' ) ? substr_count( $tracks, 'fr' ) : ( $element->number( 'grid_columns_grid' ) ?? min( 3, count( $inner ) ) );
			$count  = max( 1, min( 6, (int) $tracks ) );
			$layout = [ 'type' => 'grid', 'columnCount' => $count, 'minimumColumnWidth' => '14rem' ];
			return self::section_group( $element, $page, [ CoreBlocks::group( $inner, $space + [ 'layout' => $layout ] ) ], $top );
		}
		if ( $row && count( $inner ) > 1 ) {
			$cards = count( $held ) === count( $element->children );
			$many  = max( 1, count( $inner ) );
			$width = $element->children[0]->number( 'width' );
			$each  = null !== $width && $width > 0 ? max( 1, min( 6, $many, (int) floor( 100 / $width ) ) ) : min( 4, $many );
			// Wrapping containers become a grid of cards; a heading beside a button becomes a row.
			$layout = $cards ? [ 'type' => 'grid', 'columnCount' => $each, 'minimumColumnWidth' => '14rem' ] : [ 'type' => 'flex', 'flexWrap' => 'wrap', 'justifyContent' => self::SIDES[ $element->text( 'flex_justify_content' ) ] ?? 'left', 'verticalAlignment' => [ 'center' => 'center', 'flex-end' => 'bottom' ][ $element->text( 'flex_align_items' ) ] ?? 'top' ];
			return self::section_group( $element, $page, [ CoreBlocks::group( $inner, $space + [ 'layout' => $layout ] ) ], $top );
		}
		return self::section_group( $element, $page, $inner, $top );
	}

	/**
	 * A single column, or one of several.
	 *
	 * @return list<BlockNode>
	 */
	public static function column( ElementorElement $element, ConversionContext $page ): array {
		return self::section_group( $element, $page, $page->blocks( $element->children ), false );
	}

	/** @param list<ElementorElement> $columns */
	private static function columns( array $columns, ElementorElement $row, ConversionContext $page ): BlockNode {
		$width  = static fn ( ElementorElement $one ): float => $one->number( '_inline_size' ) ?? ( '%' === ( is_array( $one->settings['width'] ?? null ) ? $one->settings['width']['unit'] ?? '' : '' ) ? $one->number( 'width' ) : null ) ?? $one->number( '_column_size' ) ?? 0;
		$widths = array_map( $width, $columns );
		$even   = count( array_unique( array_map( static fn ( float $one ): string => (string) round( $one ), $widths ) ) ) === 1;
		$at     = [ 'middle' => 'center', 'center' => 'center', 'bottom' => 'bottom', 'flex-end' => 'bottom' ][ $row->text( 'column_position', 'content_position', 'flex_align_items' ) ] ?? null;
		$same   = str_contains( $row->text( 'css_classes', '_css_classes' ), 'same-height' );
		$blocks = [];
		foreach ( $columns as $n => $column ) {
			$look   = self::style_attributes( $column, $page );
			$inner  = $page->blocks( 'column' === $column->kind || 'container' === $column->kind ? $column->children : [ $column ] );
			$image  = $column->picture( 'background_image' );
			$inner  = '' !== $image->url && 'gradient' !== $column->text( 'background_background' ) ? self::with_background_image( $column, $page, $inner, [ 'layout' => [ 'type' => 'default' ] ] + $look ) : $inner;
			$look   = '' !== $image->url ? array_diff_key( $look, [ 'style' => 1 ] ) : $look;
			$own    = [ 'center' => 'center', 'middle' => 'center', 'bottom' => 'bottom' ][ $column->text( 'content_position' ) ] ?? $at;
			$offset = match ( $column->text( 'col_offset' ) ) {
				'left'     => 'is-style-fr-offset-start',
				'right'    => 'is-style-fr-offset-end',
				'left-xl'  => 'is-style-fr-offset-start-xl',
				'right-xl' => 'is-style-fr-offset-end-xl',
				default    => '',
			};
			$given_width = $even || $widths[ $n ] < 1 || $widths[ $n ] > 100 ? [] : [ 'width' => round( $widths[ $n ], 2 ) . '%' ];
			$blocks[]    = CoreBlocks::column( $inner, ( null === $own ? [] : [ 'verticalAlignment' => $own ] ) + $given_width + ( '' === $offset ? [] : [ 'className' => $offset ] ) + $look )->with_attributes( StyleConverter::advanced_attributes( $column ) );
		}
		return CoreBlocks::columns( $blocks, ( null === $at ? [] : [ 'verticalAlignment' => $at ] ) + ( $same ? [ 'className' => 'is-style-fr-equal-height' ] : [] ) );
	}

	/**
	 * A full-width section, or a nested box.
	 *
	 * @param list<BlockNode> $inner
	 * @return list<BlockNode>
	 */
	private static function section_group( ElementorElement $element, ConversionContext $page, array $inner, bool $top ): array {
		$look           = self::style_attributes( $element, $page );
		$image          = $element->picture( 'background_image' );
		$has_background = in_array( $element->text( 'background_background' ), [ 'classic', 'video', 'slideshow', '' ], true );
		if ( ! $inner && ! ( '' !== $image->url && isset( $look['style']['dimensions'] ) ) ) {
			return [];
		}
		if ( ! $top && ! $look && '' === $image->url && '' === self::background_video( $element ) ) {
			return array_map( static fn ( BlockNode $block ): BlockNode => $block->with_attributes( StyleConverter::advanced_attributes( $element ) ), $inner );
		}
		$tag        = 'section' === $element->kind || in_array( $element->text( 'html_tag' ), [ 'section', 'header', 'footer', 'main', 'article', 'aside' ], true ) && $top ? 'section' : 'div';
		$wide       = 'full_width' === $element->text( 'layout' ) || 'full' === $element->text( 'content_width' );
		$width      = $element->length( $element->has( 'boxed_width' ) ? 'boxed_width' : 'content_width' );
		$attributes = $top ? [ 'align' => 'full', 'layout' => $wide ? [ 'type' => 'default' ] : [ 'type' => 'constrained', 'contentSize' => str_ends_with( $width, 'px' ) && (float) $width > 200 ? $width : self::WIDE ] ] : [ 'layout' => [ 'type' => 'default' ] ];
		if ( $wide && $top ) {
			$attributes['layout'] = [ 'type' => 'constrained', 'contentSize' => '1760px' ];
		}
		$look   = $top ? self::with_vertical_padding( $look, '' !== $image->url || isset( $look['style']['color'] ) ) : $look;
		$blocks = ( '' !== $image->url && $has_background ) || '' !== self::background_video( $element ) ? self::with_background_image( $element, $page, $inner, $attributes + $look ) : [ CoreBlocks::group( $inner, $attributes + $look, $tag ) ];
		return array_map( static fn ( BlockNode $block ): BlockNode => $block->with_attributes( StyleConverter::advanced_attributes( $element ) ), $blocks );
	}

	/**
	 * With a background image: a cover if it has an overlay, otherwise a background image.
	 *
	 * @param list<BlockNode>                                                                                      $inner
	 * @param array{ style?: array<string, array<string, mixed>>, layout?: array<string, string>, align?: string } $attributes
	 * @return list<BlockNode>
	 */
	private static function with_background_image( ElementorElement $element, ConversionContext $page, array $inner, array $attributes ): array {
		$film    = self::background_video( $element );
		$picture = $element->picture( 'background_image', 'background_video_fallback' );
		$file    = '' === $film ? $page->file( $picture ) : [ 'url' => $film, 'id' => 0, 'alt' => '' ];
		$over    = StyleConverter::background( $element, '' ) && '' === $element->text( 'background_overlay_background' ) ? [] : StyleConverter::background( $element, 'background_overlay_' ) + self::overlay( $element );
		$style   = $attributes['style'] ?? [];
		if ( $over || '' !== $film ) {
			$dim    = (int) ( round( 10 * ( $element->number( 'background_overlay_opacity' ) ?? 0.5 ) ) * 10 );
			$colour = $over['background'] ?? '';
			$height = is_string( $style['dimensions']['minHeight'] ?? null ) ? $style['dimensions']['minHeight'] : '';
			unset( $style['dimensions'], $style['color']['background'], $style['color']['gradient'] );
			$light = '' !== $colour && $dim >= 50 && StyleConverter::is_light( $colour );
			return [ CoreBlocks::cover( $inner, [ 'alt' => '' ] + $file, [ 'colour' => $colour ?: ( isset( $over['gradient'] ) ? '' : '#000000' ), 'gradient' => $over['gradient'] ?? '', 'dim' => $over ? min( 100, max( 0, $dim ) ) : 0 ], [ 'style' => array_filter( $style ), 'minHeight' => $height ] + ( $light || ! $over ? [ 'isDark' => false ] : [] ) + $attributes, '' !== $film ) ];
		}
		$size                = $element->text( 'background_size' );
		$place               = $element->choice( 'background_position', [ 'center center', 'center left', 'center right', 'top center', 'top left', 'top right', 'bottom center', 'bottom left', 'bottom right' ] );
		$style['background'] = [ 'backgroundImage' => array_filter( [ 'url' => $file['url'], 'id' => $file['id'], 'source' => 'file' ] ), 'backgroundSize' => in_array( $size, [ 'contain', 'auto' ], true ) ? $size : 'cover' ]
			+ ( '' === $place ? [] : [ 'backgroundPosition' => $place ] ) + ( 'no-repeat' === $element->text( 'background_repeat' ) ? [ 'backgroundRepeat' => 'no-repeat' ] : [] );
		return [ CoreBlocks::group( $inner, [ 'style' => $style ] + $attributes ) ];
	}

	/** @return array<string, string> */
	private static function overlay( ElementorElement $element ): array {
		$colour = $element->color( 'background_overlay_color' );
		$second = $element->color( 'background_overlay_color_b' );
		if ( '' === $colour ) {
			return [];
		}
		return 'gradient' === $element->text( 'background_overlay_background' ) ? [ 'gradient' => StyleConverter::gradient( $colour, '' === $second ? $colour : $second, (int) ( $element->number( 'background_overlay_gradient_angle' ) ?? 180 ) ) ] : [ 'background' => $colour ];
	}

	/** A section's own background video file; videos of other services become images. */
	private static function background_video( ElementorElement $element ): string {
		$url = 'video' === $element->text( 'background_background' ) ? $element->text( 'background_video_link' ) : '';
		return preg_match( '~^https?://[^\s]+\.(?:mp4|webm)$~i', $url ) ? sanitize_url( $url ) : '';
	}

	/** @return array{ style?: array<string, array<string, mixed>> } */
	private static function style_attributes( ElementorElement $element, ConversionContext $page ): array {
		foreach ( [ 'video' => 'film-behind', 'slideshow' => 'pictures-behind' ] as $kind => $code ) {
			if ( $kind === $element->text( 'background_background' ) && '' === self::background_video( $element ) ) {
				$page->add_finding( $code, $element->text( 'background_video_link' ) );
			}
		}
		$style  = StyleConverter::box( $element );
		$height = $element->has( 'custom_height' ) && 'min-height' === $element->text( 'height' ) ? $element->length( 'custom_height' ) : $element->length( 'min_height' );
		$height = '' === $height && 'full' === $element->text( 'height' ) ? '100vh' : $height;
		if ( '' !== $height && '0' !== $height ) {
			$style['dimensions'] = [ 'minHeight' => $height ];
		}
		$colour = $element->color( 'color_text' );
		if ( '' !== $colour ) {
			$style['color'] = [ 'text' => $colour ] + ( $style['color'] ?? [] );
		}
		return $style ? [ 'style' => $style ] : [];
	}

	/** Whether a column has its own styling. */
	private static function has_own_style( ElementorElement $column ): bool {
		return '' !== $column->text( 'background_background' ) || [] !== StyleConverter::box( $column ) || '' !== $column->text( 'col_offset' );
	}

	/**
	 * Adds vertical padding, without which adjacent sections would touch; Elementor's columns have their own.
	 *
	 * @param array{ style?: array<string, array<string, mixed>> } $look
	 * @return array{ style: array<string, array<string, mixed>> }
	 */
	private static function with_vertical_padding( array $look, bool $filled ): array {
		$style   = $look['style'] ?? [];
		$spacing = $style['spacing'] ?? [];
		$padding = is_array( $spacing['padding'] ?? null ) ? $spacing['padding'] : [];
		// The theme keeps the page's horizontal margin: without it text would touch the edge on phones.
		unset( $padding['left'], $padding['right'] );
		foreach ( [ 'top', 'bottom' ] as $side ) {
			$padding[ $side ] = ( $padding[ $side ] ?? '0' ) === '0' && $filled ? '10px' : $padding[ $side ] ?? '10px';
		}
		$spacing['padding']  = $padding;
		$spacing['margin'] ??= [ 'top' => '0', 'bottom' => '0' ];
		return [ 'style' => [ ...$style, 'spacing' => $spacing ] ];
	}

	private static function column_gap( ElementorElement $element ): string {
		$gap  = $element->settings['flex_gap'] ?? $element->settings['grid_gaps'] ?? null;
		$size = is_array( $gap ) ? $gap['column'] ?? $gap['size'] ?? null : null;
		return is_numeric( $size ) && $size >= 0 && $size < 500 && in_array( $gap['unit'] ?? 'px', [ 'px', 'em', 'rem' ], true ) ? (float) $size . ( $gap['unit'] ?? 'px' ) : '';
	}
}
