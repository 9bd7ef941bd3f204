<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin\Rest;

use Frontage\Forms\Checks\FormChecker;
use Frontage\Forms\Checks\FormProblem;
use Frontage\Forms\Checks\SampleMailTags;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormSchema;
use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\FormRenderer;
use Frontage\Forms\Starters\DefaultForm;
use Frontage\Forms\Starters\StarterForms;
use Frontage\Forms\Starters\StarterThumbnail;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Storage\FormRequestParser;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** REST routes that only the editors of forms use: the preview of an unsaved form, and the templates for new forms. */
final class FormEditorController {

	private const NAMESPACE = 'frontage/v1';

	/** On `frontage_kit_rest_routes`. */
	public static function register_routes(): void {
		register_rest_route(
			self::NAMESPACE,
			'/contact-forms/preview',
			[
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => [ self::class, 'preview' ],
				'permission_callback' => static function ( WP_REST_Request $request ): bool|WP_Error {
					$id         = self::parse_id( $request );
					$is_allowed = $id ? current_user_can( FormFormat::CAP_EDIT, $id ) : current_user_can( FormFormat::CAP_EDIT_LIST );
					return self::check_permission( $is_allowed, __( 'You are not allowed to access the requested contact form.', 'frontage-forms' ) );
				},
				'args'                => FormSchema::args(),
			]
		);
		register_rest_route(
			self::NAMESPACE,
			'/contact-forms/starters',
			[
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => [ self::class, 'list_starters' ],
				'permission_callback' => static fn (): bool|WP_Error => self::check_permission( current_user_can( FormFormat::CAP_EDIT_LIST ), __( 'You are not allowed to create a contact form.', 'frontage-forms' ) ),
			]
		);
	}

	/** Returns the editor's unsaved form: its markup, its problems, and the mail-tags that its emails can use. */
	public static function preview( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id   = self::parse_id( $request );
		$form = $id ? FormRepository::create_for_editing()->find( $id ) : DefaultForm::create();
		if ( ! $form ) {
			return new WP_Error( FormFormat::ERROR_NOT_FOUND, __( 'The requested contact form was not found.', 'frontage-forms' ), [ 'status' => 404 ] );
		}
		$form       = FormRequestParser::apply( $request, $form );
		$attributes = [ 'mark_required' => '1' ]; // As the block on a page.
		foreach ( [ 'html_id', 'html_name', 'html_title', 'html_class', 'output' ] as $name ) {
			if ( is_string( $request[ $name ] ) ) {
				$attributes[ $name ] = $request[ $name ];
			}
		}
		return new WP_REST_Response(
			[
				'html'       => ( new FormRenderer() )->render( $form, $attributes ), // The editor displays it in a sandbox without scripts.
				'problems'   => array_map( static fn ( FormProblem $problem ): array => $problem->to_array(), ( new FormChecker() )->check( $form ) ),
				'mail_tags'  => ( new SampleMailTags( $form ) )->list_names(),
				'recipients' => self::list_recipients( $form ),
			]
		);
	}

	/** @return array<string, string> Recipients of the emails as addresses. */
	private static function list_recipients( Form $form ): array {
		$sample = new SampleMailTags( $form );
		return array_map( static fn ( array $mail ): string => $sample->fill_tags( $mail['recipient'] ), MailSettings::list_mails( $form ) );
	}

	/** Returns the templates for new forms as documents that can be changed and stored, each with a thumbnail and its description. */
	public static function list_starters(): WP_REST_Response {
		return new WP_REST_Response(
			array_map(
				static function ( array $starter ): array {
					$image = new StarterThumbnail( $starter['form'] );
					return [
						'name'        => $starter['name'],
						'title'       => $starter['title'],
						'description' => $starter['description'],
						'category'    => StarterForms::category_of( $starter ),
						'picture'     => $image->data_url(),
						'shows'       => $image->alt_text(),
						'form'        => [ 'title' => $starter['form']->title ] + FormController::prepare_properties( $starter['form'] ),
					];
				},
				StarterForms::list_starters()
			)
		);
	}

	private static function parse_id( WP_REST_Request $request ): int {
		return is_numeric( $request['id'] ) ? (int) $request['id'] : 0;
	}

	private static function check_permission( bool $is_allowed, string $refusal ): bool|WP_Error {
		return $is_allowed ?: new WP_Error( FormFormat::ERROR_FORBIDDEN, $refusal, [ 'status' => 403 ] );
	}
}
