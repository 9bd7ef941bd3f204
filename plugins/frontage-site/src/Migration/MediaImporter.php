<?php

declare( strict_types = 1 );

namespace Frontage\Site\Migration;

use Frontage\Kit\Database\PostQueryArgs;
use Frontage\Kit\Import\MediaFileValidator;
use Frontage\Site\Migration\Safety\MigrationErrors;
use Frontage\Site\Migration\Safety\SvgCheck;
use Frontage\Site\StorageErrors;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Imports media files of an export file, each once.
 *
 * @phpstan-import-type File from MigrationPackage
 */
final class MediaImporter {

	/** Attachment meta: hash of the original file. */
	public const HASH = '_frontage_kit_file';

	/** Attachment meta: the import that added it, until that is complete. */
	public const STAGE = '_frontage_kit_stage';

	/**
	 * The existing attachment with the same file; 0 if there is none.
	 *
	 * @param File $file
	 */
	public static function existing_attachment( array $file ): int {
		$hash = self::hash( $file );
		$id   = \Frontage\Kit\Import\MediaImporter::find_by_hash( self::HASH, $hash ) ?: attachment_url_to_postid( wp_get_upload_dir()['baseurl'] . '/' . $file['path'] );
		return $id && self::is_file( $id, $hash ) ? $id : 0;
	}

	/**
	 * Why a file is rejected; null if it is accepted.
	 *
	 * @param File $file
	 */
	public static function problem( array $file, string $content ): ?WP_Error {
		if ( self::is_svg( $file ) ) {
			return SvgCheck::is_harmless( $content ) ? null : MigrationErrors::value( $file['path'], __( 'This SVG contains a script, loads external content, or is too complex. Export it as plain shapes, or use a PNG instead.', 'frontage-site' ) );
		}
		return match ( \Frontage\Kit\Import\MediaImporter::problem( $content, self::extension( $file ) ) ) {
			'disk'             => self::disk_error(),
			MediaFileValidator::TYPE    => MigrationErrors::value( $file['path'], __( 'This file is not a valid image, video, or audio file, or its extension does not match its contents.', 'frontage-site' ) ),
			MediaFileValidator::PICTURE => MigrationErrors::value( $file['path'], __( 'This image is damaged, has more than 40 million pixels, or contains unexpected text.', 'frontage-site' ) ),
			default            => null,
		};
	}

	/**
	 * @param File   $file
	 * @param string $stage The import's id.
	 */
	public static function import( array $file, string $content, string $stage ): int|WP_Error {
		$svg = self::is_svg( $file );
		if ( $svg ) { // WordPress accepts no SVG, since it cannot tell which ones are safe; this one was checked.
			add_filter( 'upload_mimes', [ self::class, 'allow_svg' ], PHP_INT_MAX );
			add_filter( 'wp_check_filetype_and_ext', [ self::class, 'svg_file_type' ], PHP_INT_MAX );
		}
		$id = ( new \Frontage\Kit\Import\MediaImporter( self::HASH, 'kit' ) )->add_file(
			$content,
			self::extension( $file ),
			self::hash( $file ),
			[
				'post_title'   => '' === $file['title'] ? pathinfo( $file['path'], PATHINFO_FILENAME ) : $file['title'],
				'post_excerpt' => $file['caption'],
				'post_content' => $file['description'],
				'meta_input'   => [
					self::STAGE                => $stage,
					'_wp_attachment_image_alt' => $file['alt'],
				],
			]
		);
		remove_filter( 'upload_mimes', [ self::class, 'allow_svg' ], PHP_INT_MAX );
		remove_filter( 'wp_check_filetype_and_ext', [ self::class, 'svg_file_type' ], PHP_INT_MAX );
		if ( is_wp_error( $id ) && 'disk' === $id->get_error_code() ) {
			return self::disk_error();
		}
		if ( is_wp_error( $id ) ) {
			return StorageErrors::with_message( $id );
		}
		if ( $svg && $file['width'] > 0 ) {
			wp_update_attachment_metadata(
				$id,
				[
					'width'  => $file['width'],
					'height' => $file['height'],
					'file'   => (string) get_post_meta( $id, '_wp_attached_file', true ), // @phpstan-ignore cast.string (a path, of core's)
				]
			);
		}
		return $id;
	}

	/**
	 * @param array<string, string> $kinds
	 * @return array<string, string>
	 */
	public static function allow_svg( array $kinds ): array {
		return [ 'svg' => 'image/svg+xml' ] + $kinds;
	}

	/** @return array{ ext: string, type: string, proper_filename: false } */
	public static function svg_file_type(): array {
		return [
			'ext'             => 'svg',
			'type'            => 'image/svg+xml',
			'proper_filename' => false,
		];
	}

	/** @return list<int> Attachments that an incomplete import added. */
	public static function imported_files( string $stage ): array {
		$found = get_posts(
			[
				'post_type'   => 'attachment',
				'post_status' => 'inherit',
				'fields'      => 'ids',
				'numberposts' => -1,
				...PostQueryArgs::meta( self::STAGE, $stage ),
			]
		);
		return array_values( array_filter( $found, is_int( ... ) ) );
	}

	/** @param File $file */
	private static function is_svg( array $file ): bool {
		return 'svg' === self::extension( $file );
	}

	/** @param File $file */
	private static function hash( array $file ): string {
		return pathinfo( $file['file'], PATHINFO_FILENAME );
	}

	/** @param File $file */
	private static function extension( array $file ): string {
		return pathinfo( $file['file'], PATHINFO_EXTENSION );
	}

	private static function is_file( int $id, string $hash ): bool {
		$path = get_attached_file( $id );
		return is_string( $path ) && is_file( $path ) && hash_file( 'sha256', $path ) === $hash;
	}

	private static function disk_error(): WP_Error {
		return MigrationErrors::error( 'disk', __( 'Could not save a file. Check whether this server’s disk is full.', 'frontage-site' ), 500 );
	}
}
