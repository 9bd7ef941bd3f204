<?php

declare( strict_types = 1 );

namespace Frontage\Site\CoreBlocks;

use Frontage\Site\Behaviors\ActiveBehaviors;
use Frontage\Site\Blocks\BlockAttributes;

defined( 'ABSPATH' ) || exit;

/**
 * The image lightbox. If it is on, images with core's "Enlarge on click" become links to their files: they work without
 * script, and core's lightbox script is not loaded.
 */
final class ImageLightbox {

	private const NAME = 'frontage/lightbox';

	/** A complete tag, whatever its attributes contain, including a surrounding `picture` element of a plugin. */
	private const IMAGE = '~<picture\b.*?</picture>|<img\b(?:[^>"\']|"[^"]*"|\'[^\']*\')*>~is';

	/**
	 * On `render_block_data`: turns off core's own lightbox for this image.
	 *
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>
	 */
	public static function replace_core_lightbox( array $block ): array {
		if ( 'core/image' !== ( $block['blockName'] ?? '' ) || ! ActiveBehaviors::is_on( self::NAME ) ) {
			return $block;
		}
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$setting    = block_core_image_get_lightbox_settings( $block );
		if ( 'none' === ( $attributes['linkDestination'] ?? 'none' ) && true === ( $setting['enabled'] ?? false ) ) {
			$block['attrs'] = [
				...$attributes,
				'lightbox'   => [ 'enabled' => false ],
				'frLightbox' => true,
			];
		}
		return $block;
	}

	/**
	 * On `render_block_core/image`, after core.
	 *
	 * @param array{ attrs?: array<string, mixed> } $block
	 */
	public static function link( string $html, array $block ): string {
		if ( true !== ( $block['attrs']['frLightbox'] ?? false ) || ! ActiveBehaviors::is_on( self::NAME ) ) {
			return $html;
		}
		$image = new \WP_HTML_Tag_Processor( $html );
		$image->next_tag( [ 'tag_name' => 'img' ] );
		$id    = ( new BlockAttributes( $block['attrs'] ) )->integer( 'id', 0, 0, PHP_INT_MAX );
		$url   = $id ? (string) wp_get_attachment_url( $id ) : '';
		$url   = '' === $url ? (string) $image->get_attribute( 'src' ) : $url;
		$link  = array_filter(
			[
				'href'                 => esc_url( $url ),
				'data-lightbox'        => 'yes',
				'aria-label'           => '' === trim( (string) $image->get_attribute( 'alt' ) ) ? esc_attr__( 'Enlarge image', 'frontage-site' ) : '',
				...array_map( esc_attr( ... ), $id ? self::sizes( $id ) : [] ),
			]
		);
		$start = '<a';
		foreach ( $link as $name => $value ) {
			$start .= " $name=\"$value\"";
		}
		return preg_replace_callback( self::IMAGE, static fn ( array $found ): string => "$start>$found[0]</a>", $html, 1 ) ?? $html;
	}

	/**
	 * On `render_block_core/…` of images, galleries and buttons, after their links were added: the block's lightbox
	 * settings. Images of a gallery may override them; links in captions are skipped.
	 *
	 * @param array{ attrs?: array<string, mixed> } $block
	 */
	public static function mark( string $html, array $block ): string {
		$attributes = new BlockAttributes( $block['attrs'] ?? [] );
		$group      = sanitize_text_field( $attributes->text( 'frLightboxGroup' ) );
		$is_refused = $attributes->is_true( 'frNoLightbox' );
		if ( '' === $group && ! $is_refused || ! ActiveBehaviors::is_on( self::NAME ) ) {
			return $html;
		}
		$tags       = new \WP_HTML_Tag_Processor( $html );
		$in_caption = false;
		while ( $tags->next_tag( [ 'tag_closers' => 'visit' ] ) ) {
			if ( 'FIGCAPTION' === $tags->get_tag() ) {
				$in_caption = ! $tags->is_tag_closer();
			} elseif ( 'A' !== $tags->get_tag() || $tags->is_tag_closer() || $in_caption ) {
				continue;
			} elseif ( $is_refused ) {
				$tags->set_attribute( 'data-lightbox', 'no' );
			} elseif ( null === $tags->get_attribute( 'data-lightbox-group' ) ) {
				$tags->set_attribute( 'data-lightbox-group', $group );
			}
		}
		return $tags->get_updated_html();
	}

	/** On `enqueue_block_editor_assets`: the editor offers the options only if the behavior is on. */
	public static function add_editor_data(): void {
		if ( ActiveBehaviors::is_on_for_site( self::NAME ) ) {
			wp_add_inline_script( 'frontage-site-editor', 'window.frontageLightbox = true;', 'before' );
		}
	}

	/**
	 * Sizes, so that small windows load small files, and the image's aspect ratio is known before it loads.
	 *
	 * @return array<string, string>
	 */
	private static function sizes( int $id ): array {
		$metadata           = wp_get_attachment_metadata( $id );
		[ $width, $height ] = [ (int) ( $metadata['width'] ?? 0 ), (int) ( $metadata['height'] ?? 0 ) ];
		if ( ! $width || ! $height ) {
			return [];
		}
		return [
			'data-lightbox-size'   => "{$width}x$height",
			'data-lightbox-srcset' => (string) wp_get_attachment_image_srcset( $id, [ $width, $height ] ),
		];
	}
}
