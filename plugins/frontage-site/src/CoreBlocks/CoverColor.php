<?php

declare( strict_types = 1 );

namespace Frontage\Site\CoreBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * The dominant color of an image, shown behind covers until the image is decoded. It is stored in the image's metadata,
 * under the same key that other plugins use.
 */
final class CoverColor {

	/** Cron event for images uploaded before this feature. */
	public const EVENT = 'frontage_site_cover_color';

	/** Six hex digits; empty if the image has no usable color. */
	private const KEY = 'dominant_color';

	/** Larger images are not opened: they would need more memory than small hosts provide. */
	private const MOST_PIXELS = 4_000_000;

	/**
	 * On `wp_generate_attachment_metadata`: during an upload, where some more time is not noticed.
	 *
	 * @param mixed $metadata An array; other plugins may have changed its type.
	 */
	public static function add( mixed $metadata, int $id ): mixed {
		return is_array( $metadata ) && isset( $metadata['width'], $metadata['height'] ) ? [ self::KEY => self::average_color( self::smallest_file( $metadata, $id ) ) ] + $metadata : $metadata;
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
		$color = $metadata[ self::KEY ] ?? null;
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

	/**
	 * The smallest file that shows the whole image.
	 *
	 * @param array<array-key, mixed> $metadata
	 */
	private static function smallest_file( array $metadata, int $id ): string {
		$file  = (string) get_attached_file( $id );
		$sizes = is_array( $metadata['sizes'] ?? null ) ? $metadata['sizes'] : [];
		foreach ( [ 'medium', 'medium_large', 'large' ] as $size ) {
			$one  = $sizes[ $size ] ?? null;
			$name = is_array( $one ) ? $one['file'] ?? null : null;
			if ( is_string( $name ) && is_readable( dirname( $file ) . '/' . $name ) ) {
				return dirname( $file ) . '/' . $name;
			}
		}
		[ 'width' => $width, 'height' => $height ] = $metadata;
		return is_numeric( $width ) && is_numeric( $height ) && $width * $height <= self::MOST_PIXELS ? $file : '';
	}

	/** Empty for unreadable images and for images with transparency, through which the color would stay visible. */
	private static function average_color( string $file ): string {
		$open = [
			'image/jpeg' => 'imagecreatefromjpeg',
			'image/png'  => 'imagecreatefrompng',
			'image/webp' => 'imagecreatefromwebp',
			'image/avif' => 'imagecreatefromavif',
		][ is_readable( $file ) ? (string) wp_get_image_mime( $file ) : '' ] ?? '';
		if ( ! function_exists( $open ) || ! function_exists( 'imagecreatetruecolor' ) ) {
			return '';
		}
		$image = @$open( $file ); // A file that GD cannot read has no color.
		if ( ! $image instanceof \GdImage ) {
			return '';
		}
		imagepalettetotruecolor( $image );
		$points = 16;
		$small  = imagecreatetruecolor( $points, $points );
		imagealphablending( $small, false );
		imagecopyresampled( $small, $image, 0, 0, 0, 0, $points, $points, imagesx( $image ), imagesy( $image ) );
		$sum = [ 0, 0, 0 ];
		for ( $at = 0; $at < $points ** 2; $at++ ) {
			$color = (int) imagecolorat( $small, $at % $points, intdiv( $at, $points ) );
			if ( $color >> 24 ) {
				return '';
			}
			foreach ( [ 16, 8, 0 ] as $part => $shift ) {
				$sum[ $part ] += $color >> $shift & 255;
			}
		}
		return sprintf( '%02x%02x%02x', ...array_map( static fn ( int $part ): int => (int) round( $part / $points ** 2 ), $sum ) );
	}
}
