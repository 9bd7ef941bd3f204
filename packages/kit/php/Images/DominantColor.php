<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Images;

defined( 'ABSPATH' ) || exit;

/**
 * The average color of an image, which stands for it until it is decoded. It is stored in the image's metadata, under the
 * same key that other plugins use.
 */
final class DominantColor {

	/** In the metadata: six hex digits; empty if the image has no usable color. */
	public const KEY = 'dominant_color';

	/** Larger images are not opened: they would need more memory than small hosts provide. */
	private const MOST_PIXELS = 4_000_000;

	/** Columns and rows that the image is scaled to, before its colors are averaged. */
	private const POINTS = 16;

	/** The color of an attachment in CSS, computed and stored the first time; '' if there is none. */
	public static function of_attachment( int $id ): string {
		$metadata = wp_get_attachment_metadata( $id );
		if ( ! is_array( $metadata ) ) {
			return '';
		}
		if ( ! isset( $metadata[ self::KEY ] ) ) {
			$metadata = self::add( $metadata, $id );
			wp_update_attachment_metadata( $id, $metadata );
		}
		$color = $metadata[ self::KEY ] ?? '';
		return is_string( $color ) && preg_match( '/^[0-9a-f]{6}$/D', $color ) ? "#$color" : '';
	}

	/**
	 * Adds the color to the metadata of an image.
	 *
	 * @param array<array-key, mixed> $metadata
	 * @return array<array-key, mixed>
	 */
	public static function add( array $metadata, int $id ): array {
		return isset( $metadata['width'], $metadata['height'] ) ? [ self::KEY => self::average( self::smallest_file( $metadata, $id ) ) ] + $metadata : $metadata;
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
	private static function average( string $file ): string {
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
		$points = self::POINTS;
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
