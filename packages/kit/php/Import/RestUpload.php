<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Import;

use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/** A file that a REST request brought as `file` of a form. */
final class RestUpload {

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 * @param int                                   $most    Its maximum size in bytes.
	 * @return array{ path: string, name: string }|null Null if there is none, if it is empty or too large. PHP made the path; the name is the client's.
	 */
	public static function file( WP_REST_Request $request, int $most ): ?array {
		$file = $request->get_file_params()['file'] ?? null;
		if ( ! is_array( $file ) || ! is_string( $file['tmp_name'] ?? null ) || UPLOAD_ERR_OK !== ( $file['error'] ?? null ) ) {
			return null;
		}
		$path = $file['tmp_name'];
		$size = '' !== $path && is_file( $path ) ? (int) filesize( $path ) : 0;
		return $size > 0 && $size <= $most ? [ 'path' => $path, 'name' => is_string( $file['name'] ?? null ) ? $file['name'] : '' ] : null;
	}
}
