<?php

namespace Frontage\Slider\Import\Media;

use Frontage\Kit\Import\MediaImporter;
use Frontage\Slider\StorageErrors;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** Adds files of an import to the media library, by the kit's rules, with translated error messages. */
final class LibraryMedia {

	/** Attachment meta: hash of the imported file, so that the same file is imported only once. */
	public const HASH = '_frontage_slider_file';

	/** @return array{ id: int, url: string, new: bool }|WP_Error */
	public function add( string $content, string $name, string $alt = '' ): array|WP_Error {
		$added = ( new MediaImporter( self::HASH, 'slider' ) )->add( $content, $name, $alt );
		if ( ! is_wp_error( $added ) ) {
			return $added;
		}
		return match ( $added->get_error_code() ) {
			'disk'    => new WP_Error( 'frontage_slider_disk', __( 'Could not save the file.', 'frontage-slider' ) ),
			'type'    => new WP_Error( 'frontage_slider_type', __( 'This file is not a valid image, video, or audio file, or its extension does not match its contents.', 'frontage-slider' ) ),
			'picture' => new WP_Error( 'frontage_slider_picture', __( 'This image is damaged, has more than 40 million pixels, or contains unexpected text.', 'frontage-slider' ) ),
			default   => StorageErrors::with_message( $added ),
		};
	}

	/** @return array{ id: int, url: string, new: bool } */
	public static function entry( int $id, bool $is_new = false ): array {
		return MediaImporter::entry( $id, $is_new );
	}
}
