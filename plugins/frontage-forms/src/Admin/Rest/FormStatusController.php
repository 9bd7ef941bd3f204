<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin\Rest;

use Frontage\Forms\Admin\FormStatus;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Storage\FormRepository;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST route with the state of one form, for the form builder after the first save and after a test email. */
final class FormStatusController {

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		register_rest_route(
			'frontage/v1',
			'/contact-forms/(?P<id>\d+)/status',
			[
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => [ self::class, 'get' ],
				'permission_callback' => [ self::class, 'check_permission' ],
			]
		);
	}

	public static function check_permission( WP_REST_Request $request ): bool|WP_Error {
		return current_user_can( FormFormat::CAP_EDIT, self::parse_id( $request ) ) ?: new WP_Error( FormFormat::ERROR_FORBIDDEN, __( 'You are not allowed to access the requested contact form.', 'frontage-forms' ), [ 'status' => 403 ] );
	}

	/** Returns where a form is used, its last message, whether its email arrives, and its links. */
	public static function get( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = FormRepository::create_for_editing()->find( self::parse_id( $request ) );
		if ( ! $form ) {
			return new WP_Error( FormFormat::ERROR_NOT_FOUND, __( 'The requested contact form was not found.', 'frontage-forms' ), [ 'status' => 404 ] );
		}
		$response = new WP_REST_Response( ( new FormStatus( $form ) )->to_array() );
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}

	private static function parse_id( WP_REST_Request $request ): int {
		return is_numeric( $request['id'] ) ? (int) $request['id'] : 0;
	}
}
