<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin\Rest;

use Frontage\Forms\Admin\MailPreview;
use Frontage\Forms\Admin\TestMail;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormSchema;
use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Storage\FormRequestParser;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Two routes for editors of a form: a preview of its email, and a test email to the current user.
 *
 * Both accept the unsaved parts of the form, as the preview route does; the ID 0 means a form that is not stored yet.
 */
final class FormMailController {

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		foreach ( [ 'mail-preview' => 'preview', 'mail-test' => 'test' ] as $path => $method ) {
			register_rest_route(
				'frontage/v1',
				'/contact-forms/(?P<id>\d+)/' . $path,
				[
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => [ self::class, $method ],
					'permission_callback' => [ self::class, 'check_permission' ],
					'args'                => self::route_args(),
				]
			);
		}
	}

	public static function check_permission( WP_REST_Request $request ): bool|WP_Error {
		$id         = self::parse_id( $request );
		$is_allowed = $id ? current_user_can( FormFormat::CAP_EDIT, $id ) : current_user_can( FormFormat::CAP_EDIT_LIST );
		return $is_allowed ?: new WP_Error( FormFormat::ERROR_FORBIDDEN, __( 'You are not allowed to access the requested contact form.', 'frontage-forms' ), [ 'status' => 403 ] );
	}

	/** Returns a preview of the form's email, including unsaved changes. */
	public static function preview( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = self::requested_form( $request );
		if ( is_wp_error( $form ) ) {
			return $form;
		}
		$response = new WP_REST_Response( MailPreview::create( $form, self::parse_part( $request ), 'newest' === $request['of'] )->to_array() );
		$response->header( 'Cache-Control', 'no-store' ); // It may contain a visitor's data.
		return $response;
	}

	/** Sends the email with sample values to the current user. */
	public static function test( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$form = self::requested_form( $request );
		if ( is_wp_error( $form ) ) {
			return $form;
		}
		$user   = wp_get_current_user();
		$result = TestMail::send( $form, self::parse_part( $request ), $user );
		return is_wp_error( $result ) ? $result : new WP_REST_Response(
			[
				'sent' => true,
				'to'   => $user->user_email,
			]
		);
	}

	private static function requested_form( WP_REST_Request $request ): Form|WP_Error {
		$id   = self::parse_id( $request );
		$form = $id ? FormRepository::create_for_editing()->find( $id ) : DefaultForm::create();
		$form = $form ? FormRequestParser::apply( $request, $form ) : null;
		return $form && isset( MailSettings::list_mails( $form )[ self::parse_part( $request ) ] ) ? $form : new WP_Error( FormFormat::ERROR_NOT_FOUND, __( 'The requested contact form was not found.', 'frontage-forms' ), [ 'status' => 404 ] );
	}

	private static function parse_id( WP_REST_Request $request ): int {
		return is_numeric( $request['id'] ) ? (int) $request['id'] : 0;
	}

	private static function parse_part( WP_REST_Request $request ): string {
		return is_string( $request['part'] ) ? $request['part'] : 'mail';
	}

	/** @return array<string, array<string, mixed>> */
	private static function route_args(): array {
		return [
			'part' => [
				'type'        => 'string',
				'pattern'     => MailSettings::PART,
				'default'     => 'mail',
				'description' => 'Which of the form’s mails: “mail”, “mail_2”, or a part of “mails”.',
			],
			'of'   => [
				'type'        => 'string',
				'enum'        => [ 'sample', 'newest' ],
				'default'     => 'sample',
				'description' => 'Of sample values, or of the newest message that the person may read. A test is always a sample.',
			],
			...FormSchema::args(),
		];
	}
}
