<?php

namespace Frontage\Slider\Export;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST route that returns a slider as a document to users who may edit it. */
final class ExportController {

	public static function register(): void {
		register_rest_route(
			'frontage/v1',
			'/sliders/(?P<id>\d{1,18})/export',
			[
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => [ self::class, 'show' ],
				'permission_callback' => [ self::class, 'is_allowed' ],
				'args'                => [
					'id' => [
						'description' => 'The slider, as the number of its post.',
						'type'        => 'integer',
						'minimum'     => 1,
						'required'    => true,
					],
				],
			]
		);
	}

	/**
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function is_allowed( WP_REST_Request $request ): bool {
		return is_numeric( $request['id'] ) && SliderExporter::is_allowed( (int) $request['id'] );
	}

	/**
	 * 200 with format, version, title, alias, slider (as stored), extras and the URLs of its images; 404 for a slider
	 * without its own slides.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function show( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$document = SliderExporter::document( is_numeric( $request['id'] ) ? (int) $request['id'] : 0 );
		if ( is_wp_error( $document ) ) {
			return $document;
		}
		$answer = new WP_REST_Response( $document );
		$answer->header( 'Cache-Control', 'no-store' );
		return $answer;
	}
}
