<?php

namespace Frontage\Slider\Import;

use Frontage\SliderImport\Read\Archive;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** Takes in a file with sliders from somebody who may import. */
final class Controller {

	public static function register(): void {
		register_rest_route(
			'frontage/v1',
			'/sliders/import',
			[
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => [ self::class, 'import' ],
				'permission_callback' => [ Import::class, 'allowed' ],
				'args'                => [
					'media'   => [
						'description' => 'What becomes of pictures and films: left where they are and not shown, copied into the media library, or shown from where they are.',
						'type'        => 'string',
						'enum'        => [ Media::LEAVE, Media::COPY, Media::LINK ],
						'default'     => Media::LEAVE,
					],
					'copy'    => [
						'description' => 'With media=copy: the addresses to copy; all when there are none.',
						'type'        => 'array',
						'maxItems'    => 2000,
						'items'       => [
							'type'      => 'string',
							'maxLength' => 4096,
						],
						'default'     => [],
					],
					'status'  => [
						'type'    => 'string',
						'enum'    => [ 'draft', 'publish', 'private' ],
						'default' => 'draft',
					],
					'dry_run' => [
						'description' => 'Only reports: nothing is stored.',
						'type'        => 'boolean',
						'default'     => false,
					],
				],
			]
		);
	}

	/**
	 * Makes sliders of a saved page or an export, sent as `file` of a form: all that are in it, or none. 201 with sliders: id, alias, title, edit (address of the editor), report; 200 when nothing was to be stored; 400 with the reason.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function import( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$file = $request->get_file_params()['file'] ?? null; // PHP itself wrote it there: no path out of a request.
		$path = is_array( $file ) && is_string( $file['tmp_name'] ?? null ) && UPLOAD_ERR_OK === ( $file['error'] ?? null ) ? $file['tmp_name'] : '';
		$size = '' === $path || ! is_file( $path ) ? 0 : (int) filesize( $path );
		if ( 0 === $size || $size > Archive::BYTES ) {
			return new WP_Error( 'frontage_slider_not_imported', __( 'Please send a file of up to 50 MB: a saved page, or an export as JSON or zip. It may also be larger than this server takes.', 'frontage-slider' ), [ 'status' => 400, 'reason' => 'no-file' ] );
		}
		$copy    = array_values( array_filter( (array) $request['copy'], is_string( ... ) ) );
		$mode    = is_string( $request['media'] ) ? $request['media'] : Media::LEAVE;
		$status  = is_string( $request['status'] ) ? $request['status'] : 'draft';
		$missing = Import::missing( $mode, $status );
		if ( null !== $missing ) {
			return new WP_Error( 'frontage_slider_not_allowed', $missing, [ 'status' => 403 ] );
		}
		$dry  = true === $request['dry_run'];
		$made = ( new Import( new Media( $mode, $copy ), $status, $dry ) )->file( $path );
		return is_wp_error( $made ) ? $made : new WP_REST_Response( [ 'sliders' => $made ], $dry ? 200 : 201 );
	}
}
