<?php
/** Changes markup of core's blocks, where theme.json and templates cannot. */

namespace Frontage\Theme;

defined( 'ABSPATH' ) || exit;

add_filter( 'render_block_core/post-content', __NAMESPACE__ . '\\add_page_links' );

/** The links between the pages of a divided article. If a Page Break block divides it, core prints them itself. */
function add_page_links( string $html ): string {
	$end = strrpos( $html, '</' );
	return false === $end || has_block( 'core/nextpage' ) ? $html : substr_replace( $html, wp_link_pages( [ 'echo' => 0 ] ), $end, 0 );
}

add_filter( 'the_title', __NAMESPACE__ . '\\name_untitled_post' );

/** Titles are link text on pages. Feeds, REST responses and emails use no template. */
function name_untitled_post( mixed $title ): mixed {
	$is_on_page = did_filter( 'template_include' ) && ! doing_action( 'wp_head' );
	return '' === $title && $is_on_page ? __( 'Untitled', 'frontage' ) : $title;
}

add_filter( 'render_block_core/post-title', __NAMESPACE__ . '\\mark_sticky_post' );

function mark_sticky_post( string $html ): string {
	$is_pinned = is_home() && ! is_paged() && is_sticky();
	return $is_pinned ? '<p class="is-sticky-post">' . esc_html__( 'Pinned', 'frontage' ) . "</p>$html" : $html;
}

add_filter( 'term_links-category', __NAMESPACE__ . '\\without_default_category' );

/**
 * Up to three categories. WordPress assigns the default one to posts without any.
 *
 * @param array<string> $links
 * @return array<string>
 */
function without_default_category( array $links ): array {
	$default = (int) filter_var( get_option( 'default_category' ), FILTER_VALIDATE_INT );
	$url     = '"' . esc_url( get_category_link( $default ) ) . '"';
	return array_slice( array_filter( $links, static fn ( string $link ): bool => ! str_contains( $link, $url ) ), 0, 3 );
}

add_filter( 'render_block_core/group', __NAMESPACE__ . '\\name_site_once' );

/**
 * A logo beside the site title does not repeat its name to screen readers: a linked logo is skipped, and its image has an
 * empty alternative text.
 */
function name_site_once( string $html ): string {
	if ( ! str_contains( $html, 'wp-block-site-logo' ) ) {
		return $html;
	}
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( [ 'class_name' => 'wp-block-site-logo' ] ) ) {
		$tags->next_tag();
		$is_linked = 'A' === $tags->get_tag() && null === $tags->get_attribute( 'aria-label' );
		if ( $is_linked ) {
			$tags->set_bookmark( 'link' );
			$tags->next_tag();
		}
		if ( 'IMG' !== $tags->get_tag() || ! is_site_name( $tags->get_attribute( 'alt' ) ) ) {
			continue;
		}
		$tags->set_bookmark( 'image' );
		$has_title = $tags->next_tag() && $tags->has_class( 'wp-block-site-title' );
		if ( ! $has_title || ( $is_linked && ! ( $tags->next_tag() && 'A' === $tags->get_tag() ) ) ) {
			continue;
		}
		$tags->seek( 'image' );
		$tags->set_attribute( 'alt', '' );
		if ( $is_linked ) {
			$tags->seek( 'link' );
			$tags->set_attribute( 'aria-hidden', 'true' );
			$tags->set_attribute( 'tabindex', '-1' );
		}
	}
	return $tags->get_updated_html();
}

/** Whether an alternative text, decoded, is the site's name as core prints it. */
function is_site_name( string|bool|null $text ): bool {
	foreach ( [ 'raw', 'display' ] as $filter ) {
		if ( \WP_HTML_Decoder::decode_attribute( esc_attr( get_bloginfo( 'name', $filter ) ) ) === $text ) {
			return true;
		}
	}
	return false;
}

add_filter( 'render_block_core/image', __NAMESPACE__ . '\\add_picture_size' );
add_filter( 'render_block_core/cover', __NAMESPACE__ . '\\add_picture_size' );
add_filter( 'render_block_core/media-text', __NAMESPACE__ . '\\add_picture_size' );

/**
 * Adds width and height to the theme's own images, as media library images have: without them, the layout shifts and
 * WordPress sets no loading priority.
 */
function add_picture_size( string $html ): string {
	if ( ! str_contains( $html, '/assets/pictures/' ) ) {
		return $html;
	}
	$tags = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( [ 'tag_name' => 'IMG' ] ) ) {
		$source = $tags->get_attribute( 'src' );
		if ( null !== $tags->get_attribute( 'width' ) || ! preg_match( '~/assets/pictures/(?:[\w-]+/)?[\w-]+\.svg$~D', (string) $source, $path ) ) {
			continue;
		}
		$file = get_theme_file_path( $path[0] );
		$head = is_file( $file ) ? (string) file_get_contents( $file, length: 200 ) : ''; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the theme.
		if ( preg_match( '/width="(\d+)" height="(\d+)"/', $head, $size ) ) {
			$tags->set_attribute( 'width', $size[1] );
			$tags->set_attribute( 'height', $size[2] );
		}
	}
	return $tags->get_updated_html();
}

add_filter( 'the_content', __NAMESPACE__ . '\\defer_distant_images', 11 );

/**
 * WordPress prioritizes the first large image of a page, however far down. After this many characters an image is in no
 * phone's first viewport. Wide tables and rows of posters scroll, also by keyboard.
 */
function defer_distant_images( string $html ): string {
	$tags       = new \WP_HTML_Tag_Processor( $html );
	$characters = 0;
	while ( $tags->next_token() ) {
		$name = $tags->get_token_name();
		if ( '#text' === $name ) {
			$characters += strlen( trim( $tags->get_modifiable_text() ) );
		} elseif ( 'TABLE' === $name || $tags->has_class( 'is-style-agency-reel' ) ) {
			$tags->set_attribute( 'tabindex', '0' ); // Refused on a closing tag.
		} elseif ( 'IMG' === $name && $characters > 600 && null === ( $tags->get_attribute( 'loading' ) ?? $tags->get_attribute( 'fetchpriority' ) ) ) {
			$tags->set_attribute( 'loading', 'lazy' );
		}
	}
	return $tags->get_updated_html();
}
