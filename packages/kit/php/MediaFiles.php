<?php

declare( strict_types = 1 );

namespace Frontage\Kit;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Puts files of an import into the media library: those that MediaFile lets in, each once. What is wrong is a code: disk, type,
 * picture, or WordPress's own error; callers have the words.
 */
final class MediaFiles {

	/**
	 * @param string $hash On an attachment: the key of what its file was when it came, so that the same file comes once.
	 * @param string $name What a file's name begins with.
	 */
	public function __construct( private readonly string $hash, private readonly string $name ) {}

	/** @return array{ id: int, url: string, new: bool }|WP_Error */
	public function add( string $content, string $name, string $alt = '' ): array|WP_Error {
		$hash  = hash( 'sha256', $content );
		$there = self::with_hash( $this->hash, $hash );
		if ( 0 !== $there ) {
			return self::entry( $there, false );
		}
		foreach ( [ 'file', 'media', 'image' ] as $part ) {
			require_once ABSPATH . "wp-admin/includes/$part.php";
		}
		$title     = sanitize_text_field( pathinfo( $name, PATHINFO_FILENAME ) );
		$extension = strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
		$file      = wp_tempnam( $this->name );
		// phpcs:ignore WordPress.WP.AlternativeFunctions -- Into the temporary file that wp_tempnam() just made; media_handle_sideload() moves it.
		if ( '' === $file || strlen( $content ) !== file_put_contents( $file, $content ) ) {
			return new WP_Error( 'disk' );
		}
		$problem = MediaFile::problem( $file, $content, $extension );
		$problem = null === $problem ? null : new WP_Error( $problem );
		// A name of our own: that of the file is a title and nothing else.
		$id = $problem ?? media_handle_sideload(
			[
				'name'     => "$this->name-" . bin2hex( random_bytes( 8 ) ) . ".$extension",
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
		update_post_meta( $id, $this->hash, $hash );
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

	/**
	 * The attachment that such a file became when it came; 0 when none did.
	 *
	 * @param string $key  Of the metadata.
	 * @param string $hash SHA-256.
	 */
	public static function with_hash( string $key, string $hash ): int {
		$found = get_posts(
			[
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'fields'      => 'ids',
				'numberposts' => 1,
				'meta_key'    => $key, // phpcs:ignore WordPress.DB.SlowDBQuery -- While an owner imports, once a file.
				'meta_value'  => $hash, // phpcs:ignore WordPress.DB.SlowDBQuery -- As above.
			]
		);
		return is_int( $found[0] ?? null ) ? $found[0] : 0;
	}
}
