<?php

namespace Frontage\Forms\Processing;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Forms\Submission\SubmissionResult;
use Frontage\Forms\Tags\TagTypeRegistry;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes for forms on a page (docs/reference/contact-forms.md §4, §5). They are public, since any visitor may submit a form, from a
 * page of any age. They return a form's rules and questions, nothing about its emails.
 */
final class SubmissionController {

	/** The original's namespace. Its script does not handle HTTP errors, so our own refusals are sent with HTTP 200. */
	private const OLD = '/contact-form-7/v1/';

	/** @param ?SubmissionProcessor $processor Created when a submission arrives, so that other REST requests do not load its classes. */
	public function __construct( private readonly FormRepository $forms = new FormRepository(), private readonly ?SubmissionProcessor $processor = null ) {}

	public static function register(): void {
		( new self() )->register_routes();
	}

	public function register_routes(): void {
		foreach ( FormFormat::list_namespaces() as $namespace ) {
			$base = '/contact-forms/(?P<id>\d+)';
			register_rest_route(
				$namespace,
				$base . '/feedback',
				[
					'methods'             => WP_REST_Server::CREATABLE,
					'callback'            => [ $this, 'feedback' ],
					'permission_callback' => '__return_true', // Any visitor may submit; the spam check and the limits decide what is mailed.
				]
			);
			register_rest_route(
				$namespace,
				$base . '/feedback/schema',
				[
					[
						'methods'             => WP_REST_Server::READABLE,
						'callback'            => [ $this, 'schema' ],
						'permission_callback' => '__return_true', // The page shows the same rules to everyone.
					],
					'schema' => [ ValidationRouteSchema::class, 'create_schema' ],
				]
			);
			register_rest_route(
				$namespace,
				$base . '/refill',
				[
					'methods'             => WP_REST_Server::READABLE,
					'callback'            => [ $this, 'refill' ],
					'permission_callback' => '__return_true', // Visitors of cached pages need new questions.
				]
			);
		}
	}

	/**
	 * Processes a submission and returns its result.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function feedback( WP_REST_Request $request ): WP_REST_Response {
		global $wpdb;
		$previous_setting = $wpdb->hide_errors(); // Database errors must not be printed into the JSON.
		try {
			return self::forbid_caching( $this->process_request( $request ) );
		} finally {
			$wpdb->show_errors( $previous_setting );
		}
	}

	/**
	 * Returns the validation rules of a form's fields.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function schema( WP_REST_Request $request ): WP_REST_Response {
		$form = $this->find_form( $request );
		if ( is_wp_error( $form ) ) {
			return rest_convert_error_to_response( $form );
		}
		return new WP_REST_Response(
			[
				'version' => ValidationRouteSchema::VERSION,
				'locale'  => $form->locale,
				'rules'   => $form->rules(),
			]
		);
	}

	/**
	 * Returns new questions for a form.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function refill( WP_REST_Request $request ): WP_REST_Response {
		$form = $this->find_form( $request );
		if ( is_wp_error( $form ) ) {
			return self::forbid_caching( $form );
		}
		/**
		 * Filters the fresh data that a form on a page gets before it is filled in, or after it was sent.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $refill By kind (`quiz`), then by field name.
		 * @param Form                 $form
		 */
		return self::forbid_caching( new WP_REST_Response( apply_filters( 'frontage_forms_refill_response', self::renew_values( $form ), $form ) ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function process_request( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$input = SubmissionRequest::from_rest( $request );
		if ( 'multipart/form-data' !== $input->media_type ) {
			return new WP_Error( FormFormat::ERROR_MEDIA_TYPE, __( 'The request payload format is not supported.', 'frontage-forms' ), [ 'status' => 415 ] );
		}
		$form = $this->find_form( $request );
		if ( is_wp_error( $form ) ) {
			return 503 === self::error_status( $form ) ? $this->create_refusal( $form, $request, $input ) : $form;
		}
		$refusal = SubmissionLimits::find_request_error( $input );
		if ( $refusal ) {
			return $this->create_refusal( $refusal, $request, $input );
		}
		if ( '' === $input->unit_tag() ) {
			return new WP_Error( FormFormat::ERROR_UNIT_TAG, __( 'There is no valid unit tag.', 'frontage-forms' ), [ 'status' => 400 ] );
		}
		$result = ( $this->processor ?? new SubmissionProcessor() )->process( $form, $input );
		if ( is_wp_error( $result ) ) {
			return $this->create_refusal( $result, $request, $input );
		}
		/**
		 * Filters the response to a submission before it is sent as JSON.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, mixed> $response
		 * @param SubmissionResult               $result
		 * @param Form                 $form
		 */
		return new WP_REST_Response( apply_filters( 'frontage_forms_feedback_response', $result->to_response( self::renew_values( $form ) ), $result, $form ) );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private function find_form( WP_REST_Request $request ): Form|WP_Error {
		global $wpdb;
		$form = $this->forms->find( self::parse_id( $request ) )?->filter_for_visitor();
		if ( ! $form && '' !== $wpdb->last_error ) {
			return new WP_Error(
				'frontage_database_away',
				__( 'The site cannot store messages right now. Your text is still here. Please try again in a minute.', 'frontage-forms' ),
				[
					'status'      => 503,
					'retry_after' => 60,
				]
			);
		}
		return $form ?? new WP_Error( FormFormat::ERROR_NOT_FOUND, __( 'The requested contact form was not found.', 'frontage-forms' ), [ 'status' => 404 ] );
	}

	/**
	 * Returns a refusal of our own: an HTTP error, or for the original's script a response that it can display.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private function create_refusal( WP_Error $error, WP_REST_Request $request, SubmissionRequest $input ): WP_REST_Response {
		$data     = $error->get_error_data();
		$wait     = is_array( $data ) ? ( $data['retry_after'] ?? null ) : null;
		$response = str_starts_with( strtolower( $request->get_route() ), self::OLD )
			? new WP_REST_Response( ( new SubmissionResult( 'aborted', $error->get_error_message(), form_id: self::parse_id( $request ), unit_tag: $input->unit_tag() ) )->to_response() )
			: new WP_REST_Response(
				[
					'code'    => $error->get_error_code(),
					'message' => $error->get_error_message(),
					'data'    => [ 'status' => self::error_status( $error ) ],
				],
				self::error_status( $error )
			);
		if ( is_numeric( $wait ) ) {
			$response->header( 'Retry-After', (string) (int) $wait );
		}
		return $response;
	}

	/**
	 * Read from the URL only: a form may have a field called `id`.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function parse_id( WP_REST_Request $request ): int {
		$id = $request->get_url_params()['id'] ?? 0;
		return is_numeric( $id ) ? (int) $id : 0;
	}

	private static function error_status( WP_Error $error ): int {
		$data = $error->get_error_data();
		return is_array( $data ) && is_int( $data['status'] ?? null ) ? $data['status'] : 500;
	}

	/**
	 * New values of each tag; the first one wins when a name is used twice.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	private static function renew_values( Form $form ): array {
		$fresh = [];
		foreach ( $form->tags() as $tag ) {
			foreach ( TagTypeRegistry::instance()->get( $tag->type )?->refill( $tag, $form ) ?? [] as $kind => $value ) {
				$fresh[ $kind ][ $tag->name ] ??= $value;
			}
		}
		return $fresh;
	}

	/** Forbids caching: the response contains one visitor's input or questions. */
	private static function forbid_caching( WP_REST_Response|WP_Error $answer ): WP_REST_Response {
		$response = is_wp_error( $answer ) ? rest_convert_error_to_response( $answer ) : $answer;
		$response->header( 'Cache-Control', 'no-store' );
		return $response;
	}
}
