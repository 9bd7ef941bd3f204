<?php

namespace Frontage\Slider\Import;

use Frontage\Kit\MediaFile;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Puts files of an import into the media library: raster pictures, films and sound that are what their names say. Nothing else gets in. */
final class Library {

	/** On an attachment: what its file was when it came, so that the same file comes once. */
	private const HASH = '_frontage_slider_file';

	/** @return array{ id: int, url: string, new: bool }|WP_Error */
	public function add( string $content, string $name, string $alt = '' ): array|WP_Error {
		$hash  = hash( 'sha256', $content );
		$there = self::there( $hash );
		if ( 0 !== $there ) {
			return self::entry( $there, false );
		}
		foreach ( [ 'file', 'media', 'image' ] as $part ) {
			require_once ABSPATH . "wp-admin/includes/$part.php";
		}
		$title     = sanitize_text_field( pathinfo( $name, PATHINFO_FILENAME ) );
		$extension = strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
		$file      = wp_tempnam( 'slider' );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- Into the temporary file that wp_tempnam() just made; media_handle_sideload() moves it.
		if ( '' === $file || strlen( $content ) !== file_put_contents( $file, $content ) ) {
			return new WP_Error( 'frontage_slider_disk', __( 'The file could not be written.', 'frontage-slider' ) );
		}
		$problem = self::problem( $file, $content, $extension );
		// A name of our own: that of the file is a title and nothing else.
		$id = $problem ?? media_handle_sideload(
			[
				'name'     => 'slider-' . bin2hex( random_bytes( 8 ) ) . ".$extension",
				'tmp_name' => $file,
			],
			0,
			$title
		);
		if ( is_file( $file ) ) {
			wp_delete_file( $file );
		}
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		update_post_meta( $id, self::HASH, $hash );
		if ( '' !== $alt ) {
			update_post_meta( $id, '_wp_attachment_image_alt', wp_slash( sanitize_text_field( $alt ) ) );
		}
		return self::entry( $id, true );
	}

	/** @return array{ id: int, url: string, new: bool } */
	public static function entry( int $id, bool $is_new = false ): array {
		return [
			'id'  => $id,
			'url' => (string) wp_get_attachment_url( $id ),
			'new' => $is_new,
		];
	}

	private static function there( string $hash ): int {
		$found = get_posts(
			[
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'fields'      => 'ids',
				'numberposts' => 1,
				'meta_key'    => self::HASH, // phpcs:ignore WordPress.DB.SlowDBQuery -- While an owner imports, once a file.
				'meta_value'  => $hash, // phpcs:ignore WordPress.DB.SlowDBQuery -- As above.
			]
		);
		return is_int( $found[0] ?? null ) ? $found[0] : 0;
	}

	private static function problem( string $file, string $content, string $extension ): ?WP_Error {
		return match ( MediaFile::problem( $file, $content, $extension ) ) {
			MediaFile::TYPE    => new WP_Error( 'frontage_slider_type', __( 'This is no picture, film or sound, or not the one that its name says.', 'frontage-slider' ) ),
			MediaFile::PICTURE => new WP_Error( 'frontage_slider_picture', __( 'This picture is damaged, has more than 40 million points, or holds text that does not belong into one.', 'frontage-slider' ) ),
			default            => null,
		};
	}
}
