<?php

declare( strict_types = 1 );

namespace Frontage\Site\CoreBlocks;

use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/** Adds two more images to core's logo: CSS shows the one that fits the header and the section behind it. */
final class LogoExtension {

	/**
	 * On `render_block`, before behaviors are detected.
	 *
	 * @param array{ blockName?: string|null, attrs?: array<string, mixed> } $block
	 */
	public static function add_images( string $html, array $block ): string {
		if ( 'core/site-logo' !== ( $block['blockName'] ?? '' ) ) {
			return $html;
		}
		$logo   = new BlockAttributes( $block['attrs'] ?? [] );
		$width  = $logo->integer( 'width', 0, 0, 2000 );
		$images = '';
		$class  = 'fr-logo';
		foreach ( [ 'sticky', 'light' ] as $kind ) {
			$image   = self::image( $logo->nested( 'fr' . ucfirst( $kind ) )->integer( 'id', 0, 0, PHP_INT_MAX ), "fr-logo__$kind", $width );
			$images .= $image;
			$class  .= '' === $image ? '' : " fr-logo--$kind";
		}
		$heights = '';
		foreach ( [ 'desktop', 'tablet', 'mobile' ] as $device ) {
			$height   = $logo->nested( 'frMaxHeight' )->integer( $device, 0, 0, 1000 );
			$heights .= $height ? ";--fr-logo-$device:{$height}px" : '';
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( '' === $images . $heights || ! $tags->next_tag() ) {
			return $html;
		}
		foreach ( explode( ' ', $class ) as $name ) {
			$tags->add_class( $name );
		}
		if ( '' !== $heights ) {
			$tags->set_attribute( 'style', trim( rtrim( (string) $tags->get_attribute( 'style' ), ';' ) . $heights, ';' ) );
		}
		// After the image that names the link, and inside the link.
		return preg_replace_callback( '~<img\b(?:[^>"\']|"[^"]*"|\'[^\']*\')*>~', static fn ( array $first ): string => $first[0] . $images, $tags->get_updated_html(), 1 ) ?? $html;
	}

	/**
	 * On `render_block_core/group` and `render_block_core/cover`: marks dark sections.
	 *
	 * @param array{ attrs?: array<string, mixed> } $block
	 */
	public static function mark_dark_section( string $html, array $block ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! ( new BlockAttributes( $block['attrs'] ?? [] ) )->is_true( 'frDark' ) || ! $tags->next_tag() ) {
			return $html;
		}
		$tags->set_attribute( 'data-fr-dark', true );
		return $tags->get_updated_html();
	}

	/** On `render_block_core/template-part` and `render_block_core/group`: prioritizes a header's logo, which is visible first. */
	public static function prioritize( string $html ): string {
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! str_contains( $html, 'custom-logo' ) || ! $tags->next_tag() || 'HEADER' !== $tags->get_tag() ) {
			return $html;
		}
		while ( $tags->next_tag( [ 'tag_name' => 'img', 'class_name' => 'custom-logo' ] ) ) {
			$tags->set_attribute( 'fetchpriority', 'high' );
			$tags->remove_attribute( 'loading' );
		}
		return $tags->get_updated_html();
	}

	/** Decorative, since the first image has the name. Never lazy, so that it is loaded when it is needed. */
	private static function image( int $id, string $class, int $width ): string {
		return $id ? wp_get_attachment_image(
			$id,
			'full',
			false,
			[
				'class'         => $class,
				'alt'           => '',
				'aria-hidden'   => 'true',
				'loading'       => false,
				'fetchpriority' => 'low',
			] + ( $width ? [ 'style' => "width:{$width}px" ] : [] )
		) : '';
	}
}
