<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Import;

use Frontage\Kit\Database\PostQueryArgs;
use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\LocalFile;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Imports files into the media library: those that MediaFileValidator accepts, each once. Error codes: disk, type, picture,
 * those of VerifiedWrite, or WordPress's own; callers have the messages.
 */
final class MediaImporter {

	/**
	 * @param string $hash Metadata key for the hash of the original file, so that each file is imported once.
	 * @param string $name Prefix of the file names.
	 */
	public function __construct( private readonly string $hash, private readonly string $name ) {}

	/** @return array{ id: int, url: string, new: bool }|WP_Error */
	public function add( string $content, string $name, string $alt = '' ): array|WP_Error {
		$hash     = hash( 'sha256', $content );
		$existing = self::find_by_hash( $this->hash, $hash );
		if ( 0 !== $existing ) {
			return self::entry( $existing, false );
		}
		$extension = strtolower( pathinfo( $name, PATHINFO_EXTENSION ) );
		$problem   = self::problem( $content, $extension );
		$id        = null === $problem ? $this->add_file(
			$content,
			$extension,
			$hash,
			[
				'post_title' => sanitize_text_field( pathinfo( $name, PATHINFO_FILENAME ) ),
				'meta_input' => [ '_wp_attachment_image_alt' => sanitize_text_field( $alt ) ],
			]
		) : new WP_Error( $problem );
		return is_wp_error( $id ) ? $id : self::entry( $id, true );
	}

	/** Why a file is rejected: the code of MediaFileValidator, or `disk`; null when it is accepted. */
	public static function problem( string $content, string $extension ): ?string {
		$file = self::temporary( $content );
		if ( '' === $file ) {
			return 'disk';
		}
		$problem = MediaFileValidator::problem( $file, $content, $extension );
		wp_delete_file( $file );
		return $problem;
	}

	/**
	 * Adds a validated file to the library.
	 *
	 * @param string                                                                                                            $hash SHA-256.
	 * @param array{ post_title: string, post_excerpt?: string, post_content?: string, meta_input: array<string, string> } $post Fields of the attachment; empty metadata is not stored.
	 */
	public function add_file( string $content, string $extension, string $hash, array $post ): int|WP_Error {
		$file = self::temporary( $content );
		if ( '' === $file ) {
			return new WP_Error( 'disk' );
		}
		foreach ( [ 'media', 'image' ] as $part ) {
			require_once ABSPATH . "wp-admin/includes/$part.php";
		}
		$post['meta_input'] = array_filter( $post['meta_input'] ) + [ $this->hash => $hash ]; // Stored with the post at once: another request may look for it.
		/** @var array<string, mixed> $slashed */
		$slashed = wp_slash( $post );
		// A generated file name: the original name is used as the title only.
		$upload = [
			'name'     => "$this->name-" . substr( $hash, 0, 16 ) . ".$extension",
			'tmp_name' => $file,
		];
		$id     = VerifiedWrite::create_post( static fn (): int|WP_Error => media_handle_sideload( $upload, 0, null, $slashed ), $post );
		if ( is_file( $file ) ) {
			wp_delete_file( $file );
		}
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		foreach ( $post['meta_input'] as $key => $value ) {
			$refused = VerifiedWrite::meta( $id, $key, $value );
			if ( $refused ) {
				wp_delete_attachment( $id, true );
				return $refused;
			}
		}
		return $id;
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
	 * The attachment that was created for this file; 0 for none.
	 *
	 * @param string $key  Metadata key.
	 * @param string $hash SHA-256.
	 */
	public static function find_by_hash( string $key, string $hash ): int {
		$found = get_posts(
			[
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'fields'      => 'ids',
				'numberposts' => 1,
				...PostQueryArgs::meta( $key, $hash ),
			]
		);
		return is_int( $found[0] ?? null ) ? $found[0] : 0;
	}

	/** A temporary file with this content, which the caller deletes; '' when it could not be written completely. */
	private static function temporary( string $content ): string {
		require_once ABSPATH . 'wp-admin/includes/file.php';
		$file = wp_tempnam( 'frontage' );
		if ( '' === $file || LocalFile::write( $file, $content ) ) {
			return $file;
		}
		wp_delete_file( $file );
		return '';
	}
}
