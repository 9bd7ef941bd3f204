<?php

declare( strict_types = 1 );

namespace Frontage\Site\CoreBlocks;

use Frontage\Kit\Images\DominantColor;

defined( 'ABSPATH' ) || exit;

/** The dominant color of an image, shown behind covers until the image is decoded. */
final class CoverColor {

	/** Cron event for images uploaded before this feature. */
	public const EVENT = 'frontage_site_cover_color';

	/**
	 * On `wp_generate_attachment_metadata`: during an upload, where some more time is not noticed.
	 *
	 * @param mixed $metadata An array; other plugins may have changed its type.
	 */
	public static function add( mixed $metadata, int $id ): mixed {
		return is_array( $metadata ) ? DominantColor::add( $metadata, $id ) : $metadata;
	}

	/** On the cron event: an existing image. */
	public static function add_to_existing( int $id ): void {
		$metadata = wp_get_attachment_metadata( $id );
		$updated  = self::add( $metadata, $id );
		if ( is_array( $updated ) ) {
			wp_update_attachment_metadata( $id, $updated );
		}
	}

	/**
	 * On `render_block_core/cover`.
	 *
	 * @param array<string, mixed> $block
	 */
	public static function add_background_color( string $html, array $block ): string {
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [];
		$image_id   = empty( $attributes['useFeaturedImage'] ) ? $attributes['id'] ?? 0 : get_post_thumbnail_id(); // The post that core's cover uses as well.
		$id         = is_numeric( $image_id ) ? (int) $image_id : 0;
		$metadata   = $id ? wp_get_attachment_metadata( $id ) : false;
		if ( ! is_array( $metadata ) || ! isset( $metadata['width'] ) ) {
			return $html;
		}
		$color = $metadata[ DominantColor::KEY ] ?? null;
		if ( null === $color && ! wp_next_scheduled( self::EVENT, [ $id ] ) ) {
			wp_schedule_single_event( time(), self::EVENT, [ $id ] );
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( ! is_string( $color ) || ! preg_match( '/^[0-9a-f]{6}$/', $color ) || ! $tags->next_tag( [ 'class_name' => 'wp-block-cover' ] ) ) {
			return $html;
		}
		$style = $tags->get_attribute( 'style' );
		$tags->set_attribute( 'style', "background-color:#$color;" . ( is_string( $style ) ? $style : '' ) ); // The block's own declarations come later and take precedence.
		return $tags->get_updated_html();
	}
}
