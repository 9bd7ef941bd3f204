<?php

declare( strict_types = 1 );

namespace Frontage\Site\Elementor\Blocks;

use Frontage\Kit\Frontend\ImageTag;
use Frontage\Site\Elementor\Source\LinkReader;

defined( 'ABSPATH' ) || exit;

/** Core blocks with the markup that the editor expects. Texts are HTML that was sanitized when it was read. */
final class CoreBlocks {

	/** @param array<string, mixed> $attributes */
	public static function paragraph( string $html, array $attributes = [] ): BlockNode {
		return new BlockNode( 'core/paragraph', $attributes, [], '<p' . self::element_attributes( $attributes ) . ">$html</p>" );
	}

	/** @param array<string, mixed> $attributes */
	public static function heading( string $html, int $level, array $attributes = [] ): BlockNode {
		return new BlockNode( 'core/heading', ( 2 === $level ? [] : [ 'level' => $level ] ) + $attributes, [], "<h$level" . self::element_attributes( $attributes, [ 'wp-block-heading' ] ) . ">$html</h$level>" );
	}

	/**
	 * @param list<BlockNode>          $items
	 * @param array<string, mixed> $attributes
	 */
	public static function list( array $items, bool $ordered = false, array $attributes = [] ): BlockNode {
		$tag = $ordered ? 'ol' : 'ul';
		return new BlockNode( 'core/list', ( $ordered ? [ 'ordered' => true ] : [] ) + $attributes, $items, "<$tag" . self::element_attributes( $attributes, [ 'wp-block-list' ] ) . '>', "</$tag>" );
	}

	/** @param list<BlockNode> $below A nested list. */
	public static function item( string $html, array $below = [], string $class = '' ): BlockNode {
		$attributes = '' === $class ? [] : [ 'className' => $class ];
		return new BlockNode( 'core/list-item', $attributes, $below, '<li' . self::element_attributes( $attributes ) . ">$html", '</li>' );
	}

	/** @param list<BlockNode> $inner */
	public static function quote( array $inner, string $cite = '' ): BlockNode {
		return new BlockNode( 'core/quote', [], $inner, '<blockquote class="wp-block-quote">', ( '' === $cite ? '' : "<cite>$cite</cite>" ) . '</blockquote>' );
	}

	/**
	 * @param array{ url: string, id: int, alt: string } $file
	 * @param array<string, mixed>                       $attributes align, width, style.
	 */
	public static function image( array $file, string $caption = '', ?LinkReader $link = null, array $attributes = [] ): BlockNode {
		$own_attributes = ( $file['id'] ? [ 'id' => $file['id'], 'sizeSlug' => 'full' ] : [] ) + ( $link && '' !== $link->url ? [ 'linkDestination' => 'custom' ] : [ 'linkDestination' => 'none' ] ) + $attributes;
		$style          = self::style( $attributes );
		$width          = is_string( $attributes['width'] ?? null ) ? $attributes['width'] : '';
		$css            = trim( BlockStyle::css( [ 'border' => $style['border'] ?? [] ] ) . ( '' === $width ? '' : ";width:$width;height:auto" ), ';' );
		$classes        = [ 'wp-block-image', ...( $file['id'] ? [ 'size-full' ] : [] ), ...( '' === $width ? [] : [ 'is-resized' ] ), ...( isset( $style['border'] ) ? [ 'has-custom-border' ] : [] ) ];
		$image          = ImageTag::html( [ 'src' => $file['url'], 'alt' => $file['alt'] ] + ( $file['id'] ? [ 'class' => "wp-image-{$file['id']}" ] : [] ) + ( '' === $css ? [] : [ 'style' => $css ] ), '/>' ); // As the editor saves it; WordPress completes it on the page.
		$image          = $link ? $link->wrap( $image ) : $image;
		$classed        = self::element_attributes( array_diff_key( $attributes, [ 'style' => 1 ] ), $classes );
		return new BlockNode( 'core/image', $own_attributes, [], "<figure$classed>$image" . ( '' === $caption ? '' : "<figcaption class=\"wp-element-caption\">$caption</figcaption>" ) . '</figure>' );
	}

	/** @param list<BlockNode> $images */
	public static function gallery( array $images, int $columns ): BlockNode {
		return new BlockNode( 'core/gallery', [ 'columns' => $columns, 'linkTo' => 'none' ], $images, "<figure class=\"wp-block-gallery has-nested-images columns-$columns is-cropped\">", '</figure>' );
	}

	/** @param array<string, mixed> $attributes */
	public static function button( string $html, LinkReader $link, array $attributes = [] ): BlockNode {
		$style   = self::style( $attributes );
		$sized   = is_array( $style['typography'] ?? null ) && isset( $style['typography']['fontSize'] ) ? [ 'has-custom-font-size' ] : [];
		$classes = implode( ' ', [ 'wp-block-button__link', ...BlockStyle::classes( $style ), ...$sized, 'wp-element-button' ] );
		$css     = BlockStyle::css( $style );
		$open    = "<a class=\"$classes\"" . ( '' === $link->url ? '' : ' href="' . esc_url( $link->url ) . '"' ) . ( '' === $css ? '' : ' style="' . esc_attr( $css ) . '"' )
			. ( '' !== $link->url && $link->new_tab ? ' target="_blank"' : '' ) . ( '' === $link->url || '' === $link->rel() ? '' : ' rel="' . esc_attr( $link->rel() ) . '"' ) . '>';
		return new BlockNode( 'core/button', $attributes, [], '<div' . self::element_attributes( array_intersect_key( $attributes, [ 'className' => 1 ] ), [ 'wp-block-button' ] ) . ">$open$html</a></div>" );
	}

	/** @param list<BlockNode> $buttons */
	public static function buttons( array $buttons, string $justify = '' ): BlockNode {
		return new BlockNode( 'core/buttons', '' === $justify ? [] : [ 'layout' => [ 'type' => 'flex', 'justifyContent' => $justify ] ], $buttons, '<div class="wp-block-buttons">', '</div>' );
	}

	/**
	 * @param list<BlockNode>          $inner
	 * @param array<string, mixed> $attributes
	 */
	public static function group( array $inner, array $attributes = [], string $tag = 'div' ): BlockNode {
		return new BlockNode( 'core/group', ( 'div' === $tag ? [] : [ 'tagName' => $tag ] ) + $attributes, $inner, "<$tag" . self::element_attributes( $attributes, [ 'wp-block-group' ] ) . '>', "</$tag>" );
	}

	/**
	 * @param list<BlockNode>          $columns
	 * @param array<string, mixed> $attributes
	 */
	public static function columns( array $columns, array $attributes = [] ): BlockNode {
		$at = is_string( $attributes['verticalAlignment'] ?? null ) ? [ "are-vertically-aligned-{$attributes['verticalAlignment']}" ] : [];
		return new BlockNode( 'core/columns', $attributes, $columns, '<div' . self::element_attributes( $attributes, [ 'wp-block-columns', ...$at ] ) . '>', '</div>' );
	}

	/**
	 * @param list<BlockNode>          $inner
	 * @param array<string, mixed> $attributes
	 */
	public static function column( array $inner, array $attributes = [] ): BlockNode {
		$at    = is_string( $attributes['verticalAlignment'] ?? null ) ? [ "is-vertically-aligned-{$attributes['verticalAlignment']}" ] : [];
		$width = is_string( $attributes['width'] ?? null ) ? "flex-basis:{$attributes['width']}" : '';
		return new BlockNode( 'core/column', $attributes, $inner, '<div' . self::element_attributes( $attributes, [ 'wp-block-column', ...$at ], $width ) . '>', '</div>' );
	}

	/**
	 * An image or video with content on it.
	 *
	 * @param list<BlockNode>                                $inner
	 * @param array{ url: string, id: int, alt: string } $file
	 * @param array{ colour: string, gradient: string, dim: int } $overlay `dim` in steps of ten.
	 * @param array<string, mixed>                       $attributes
	 */
	public static function cover( array $inner, array $file, array $overlay, array $attributes = [], bool $is_film = false ): BlockNode {
		$height         = is_string( $attributes['minHeight'] ?? null ) && preg_match( '/^(\d+(?:\.\d+)?)(px|em|rem|vh|vw)$/', $attributes['minHeight'], $found ) ? [ 'minHeight' => (float) $found[1], 'minHeightUnit' => $found[2] ] : [];
		$own_attributes = [ 'url' => $file['url'] ] + ( $file['id'] ? [ 'id' => $file['id'] ] : [] ) + [ 'alt' => $is_film ? '' : $file['alt'], 'dimRatio' => $overlay['dim'], 'customOverlayColor' => $overlay['colour'], 'customGradient' => $overlay['gradient'], 'isUserOverlayColor' => true ]
			+ ( $is_film ? [ 'backgroundType' => 'video' ] : [] ) + $height + array_diff_key( $attributes, [ 'minHeight' => 1 ] );
		$dark           = false === ( $attributes['isDark'] ?? true ) ? [ 'is-light' ] : [];
		$media          = $is_film
			? '<video class="wp-block-cover__video-background intrinsic-ignore" autoplay muted loop playsinline src="' . esc_url( $file['url'] ) . '" data-object-fit="cover"></video>'
			: ImageTag::html( [ 'class' => 'wp-block-cover__image-background' . ( $file['id'] ? " wp-image-{$file['id']}" : '' ), 'alt' => $file['alt'], 'src' => $file['url'], 'data-object-fit' => 'cover' ], '/>' );
		$dim            = ( 50 === $overlay['dim'] ? '' : " has-background-dim-{$overlay['dim']}" ) . ' has-background-dim' . ( '' === $overlay['gradient'] ? '' : ' wp-block-cover__gradient-background has-background-gradient' );
		$colour         = implode( ';', array_filter( [ '' === $overlay['colour'] ? '' : "background-color:{$overlay['colour']}", '' === $overlay['gradient'] ? '' : "background:{$overlay['gradient']}" ] ) );
		$span           = "<span aria-hidden=\"true\" class=\"wp-block-cover__background$dim\"" . ( '' === $colour ? '' : ' style="' . esc_attr( $colour ) . '"' ) . '></span>';
		$min            = $height ? 'min-height:' . $height['minHeight'] . $height['minHeightUnit'] : '';
		return new BlockNode( 'core/cover', $own_attributes, $inner, '<div' . self::element_attributes( $attributes, [ 'wp-block-cover', ...$dark ], $min ) . ">$media$span<div class=\"wp-block-cover__inner-container\">", '</div></div>' );
	}

	public static function spacer( string $height ): BlockNode {
		return new BlockNode( 'core/spacer', [ 'height' => $height ], [], '<div style="height:' . esc_attr( $height ) . '" aria-hidden="true" class="wp-block-spacer"></div>' );
	}

	public static function separator( string $colour = '' ): BlockNode {
		if ( '' === $colour ) {
			return new BlockNode( 'core/separator', [ 'className' => 'is-style-wide' ], [], '<hr class="wp-block-separator has-alpha-channel-opacity is-style-wide"/>' );
		}
		return new BlockNode( 'core/separator', [ 'className' => 'is-style-wide', 'style' => [ 'color' => [ 'background' => $colour ] ] ], [], "<hr class=\"wp-block-separator has-text-color has-alpha-channel-opacity has-background is-style-wide\" style=\"background-color:$colour;color:$colour\"/>" );
	}

	public static function html( string $html ): BlockNode {
		return new BlockNode( 'core/html', [], [], $html );
	}

	/** @param string $text Quotes in page texts are entities, in which WordPress finds no attributes. */
	public static function shortcode( string $text ): BlockNode {
		return new BlockNode( 'core/shortcode', [], [], str_replace( [ '&quot;', '&#34;', '&#034;' ], '"', $text ) );
	}

	/** @param array<string, mixed> $attributes */
	public static function icon( string $name, array $attributes = [] ): BlockNode {
		return new BlockNode( 'core/icon', [ 'icon' => $name ] + $attributes );
	}

	/**
	 * Class, style and id of an element, as the editor saves them.
	 *
	 * @param array<string, mixed> $attributes
	 * @param list<string>         $classes
	 */
	private static function element_attributes( array $attributes, array $classes = [], string $css = '' ): string {
		$style   = self::style( $attributes );
		$align   = is_string( $attributes['align'] ?? null ) ? [ "align{$attributes['align']}" ] : [];
		$own     = is_string( $attributes['className'] ?? null ) ? [ $attributes['className'] ] : [];
		$classes = array_filter( [ ...$classes, ...$align, ...$own, ...BlockStyle::classes( $style ) ] );
		$css     = trim( BlockStyle::css( $style ) . ";$css", ';' );
		return ( $classes ? ' class="' . esc_attr( implode( ' ', $classes ) ) . '"' : '' ) . ( '' === $css ? '' : ' style="' . esc_attr( $css ) . '"' );
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, array<string, mixed>|string>
	 */
	private static function style( array $attributes ): array {
		/** @var array<string, array<string, mixed>|string> $style As StyleConverter returns it. */
		$style = is_array( $attributes['style'] ?? null ) ? $attributes['style'] : [];
		return $style;
	}
}
