<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Starter;

use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\LocalFile;

defined( 'ABSPATH' ) || exit;

/** The items of a starter site, which plugins add. */
final class StarterItems {

	/** @return array<string, StarterItem> By key, in order of creation. */
	public static function for_look( string $look ): array {
		/**
		 * Filters the items of a starter site in a given look; each plugin adds its own. Items are created in this order,
		 * one per request. An item that another one needs (a form that a page shows) comes before it. `frontage-site` adds
		 * its pages at priority 20.
		 *
		 * @since 0.1.0
		 * @param list<\Frontage\Kit\Starter\StarterItem> $items
		 * @param string                          $look  Its name, such as `consulting`.
		 */
		$items       = apply_filters( 'frontage_starter_parts', [], $look );
		$valid_items = [];
		foreach ( is_array( $items ) ? $items : [] as $item ) {
			if ( $item instanceof StarterItem ) {
				$valid_items[ $item->key ] = $item;
			}
		}
		return $valid_items;
	}

	/**
	 * Adds an image file of the plugin to the media library, for use in an item.
	 *
	 * @param string $file  An image: PNG, JPEG, WebP.
	 * @param string $shows Alternative text.
	 */
	public static function add_image( string $file, string $shows ): int|\WP_Error {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$bits = wp_upload_bits( basename( $file ) ?: 'picture', null, (string) LocalFile::read( $file ) );
		if ( ! is_string( $bits['file'] ?? null ) || ! empty( $bits['error'] ) ) {
			return new \WP_Error( 'frontage_starter_picture', is_string( $bits['error'] ?? null ) ? $bits['error'] : '', [ 'status' => 500 ] );
		}
		$id = wp_insert_attachment(
			[
				'post_mime_type' => (string) wp_check_filetype( $bits['file'] )['type'],
				'post_title'     => wp_slash( $shows ),
				'post_status'    => 'inherit',
			],
			$bits['file'],
			0,
			true
		);
		if ( is_wp_error( $id ) ) {
			wp_delete_file( $bits['file'] );
			return 'db_insert_error' === $id->get_error_code() ? VerifiedWrite::refusal_error( $shows ) : $id;
		}
		$refused = VerifiedWrite::meta( $id, '_wp_attachment_image_alt', $shows );
		if ( $refused ) {
			wp_delete_attachment( $id, true );
			return $refused;
		}
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $bits['file'] ) );
		return $id;
	}
}
