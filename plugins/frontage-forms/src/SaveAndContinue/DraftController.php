<?php

declare( strict_types=1 );

namespace Frontage\Forms\SaveAndContinue;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Rendering\SaveAndContinueAttributes;
use Frontage\Forms\Request\Origin;
use Frontage\Forms\Request\RateLimitMessage;
use Frontage\Forms\Request\RequestData;
use Frontage\Forms\Storage\FormRepository;
use Frontage\Kit\Http\RateLimiter;
use Frontage\Kit\Http\RateLimitRule;
use Frontage\Kit\Http\TrustedProxies;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * REST routes that store and return a visitor's draft. They are public: access depends on the token of the link. The token has 256 random
 * bits and is in the URL's fragment, so no log and no other site gets it.
 */
final class DraftController {

	private const ROUTE  = '/contact-forms/(?P<id>\d+)/drafts';
	private const TOKEN  = '^[0-9a-f]{64}$';
	private const MOST   = 30;
	private const WINDOW = HOUR_IN_SECONDS;

	/** Maximum number of new drafts per day and address, over all forms; existing drafts may still be updated. */
	private const MOST_BEGUN = 20;

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		$everyone = '__return_true'; // Any visitor may fill in a form; the owner's setting, the limits and the token decide.
		$token    = [
			'type'    => 'string',
			'pattern' => self::TOKEN,
		];
		register_rest_route(
			'frontage/v1',
			self::ROUTE,
			[
				[
					'methods'             => 'POST',
					'callback'            => [ self::class, 'save' ],
					'permission_callback' => $everyone,
					'args'                => [
						'fields' => [
							'type'     => 'array',
							'required' => true,
							'maxItems' => 2000,
							'items'    => [
								'type'     => 'array',
								'minItems' => 2,
								'maxItems' => 2,
								'items'    => [ 'type' => 'string' ],
							],
						],
						'step'   => [
							'type'    => 'integer',
							'minimum' => 0,
							'maximum' => 100,
							'default' => 0,
						],
						'token'  => $token,
					],
				],
				[
					'methods'             => 'DELETE',
					'callback'            => [ self::class, 'delete' ],
					'permission_callback' => $everyone,
					'args'                => [ 'token' => $token + [ 'required' => true ] ],
				],
			]
		);
		register_rest_route(
			'frontage/v1',
			self::ROUTE . '/open',
			[
				'methods'             => 'POST', // A token in a URL would appear in logs.
				'callback'            => [ self::class, 'load' ],
				'permission_callback' => $everyone,
				'args'                => [ 'token' => $token + [ 'required' => true ] ],
			]
		);
	}

	/**
	 * Stores what a visitor has typed into a form so far, and returns the token of its link.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function save( WP_REST_Request $request ): WP_REST_Response {
		$form = self::find_form( $request );
		if ( is_wp_error( $form ) ) {
			return self::create_error_response( $form );
		}
		$given_token = self::parse_token( $request );
		$fields      = DraftRepository::filter_fields( $form, (array) $request['fields'] );
		if ( null === $fields ) {
			return self::create_error_response( new WP_Error( 'frontage_draft_too_large', __( 'Your answers are too long to save. Shorten your text.', 'frontage-forms' ), [ 'status' => 413 ] ) );
		}
		// A token that no longer exists is replaced by a new one: two drafts under one link would show one person's text in another's form.
		$is_new = '' === $given_token || ! DraftRepository::load( $form->id, $given_token );
		$wait   = $is_new ? self::count_request( new RateLimitRule( 'forms draft begun', self::client_address(), self::MOST_BEGUN, DAY_IN_SECONDS ) ) : 0;
		if ( $wait ) {
			return self::create_error_response( self::rate_limit_error( __( 'Your network has reached today’s limit for saved forms. Your answers are still here. Send the form now, or save it tomorrow.', 'frontage-forms' ), $wait ) );
		}
		$token = $is_new ? bin2hex( random_bytes( 32 ) ) : $given_token;
		if ( ! DraftRepository::save( $form->id, $token, $fields, is_int( $request['step'] ) ? $request['step'] : 0, self::client_address() ) ) {
			/** This action is documented in SubmissionStore\SubmissionRepository::storage_error(). */
			do_action( 'frontage_forms_submission_not_kept', $form->id );
			return self::create_error_response( self::storage_error() );
		}
		if ( $is_new ) {
			DraftRepository::delete_surplus( $form->id );
		}
		return self::forbid_caching( new WP_REST_Response( [ 'token' => $token ], '' === $given_token ? 201 : 200 ) );
	}

	/**
	 * Returns the draft of a token.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function load( WP_REST_Request $request ): WP_REST_Response {
		$form = self::find_form( $request );
		if ( is_wp_error( $form ) ) {
			return self::create_error_response( $form );
		}
		$draft = DraftRepository::load( $form->id, self::parse_token( $request ) );
		return $draft ? self::forbid_caching( new WP_REST_Response( $draft ) ) : self::create_error_response( new WP_Error( 'frontage_draft_gone', __( 'Your saved answers are no longer available. The form was sent, the link is over 30 days old, or the storage was full. Please fill in the form again.', 'frontage-forms' ), [ 'status' => 404 ] ) );
	}

	/**
	 * Deletes the draft of a token, for example when its form was sent. Neither a limit nor the owner's setting prevents it, so that a
	 * deleted draft is really gone.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function delete( WP_REST_Request $request ): WP_REST_Response {
		if ( Origin::is_foreign( $request ) ) {
			return self::create_error_response( self::cross_site_error() );
		}
		DraftRepository::delete( self::parse_id( $request ), self::parse_token( $request ) );
		return self::forbid_caching( new WP_REST_Response( null, 204 ) );
	}

	/**
	 * The form, if this visitor may store a draft of it.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	private static function find_form( WP_REST_Request $request ): Form|WP_Error {
		if ( Origin::is_foreign( $request ) ) {
			return self::cross_site_error();
		}
		$form = ( new FormRepository() )->find( self::parse_id( $request ) )?->filter_for_visitor();
		if ( ! $form || ! SaveAndContinueAttributes::is_allowed( $form ) || ( $form->is_on( 'subscribers_only' ) && ! current_user_can( FormFormat::CAP_SUBMIT, $form->id ) ) ) { // Mapped in FormFormat::map_meta_cap().
			return new WP_Error( 'frontage_draft_not_allowed', __( 'This form cannot be saved for later. Reload the page.', 'frontage-forms' ), [ 'status' => 404 ] );
		}
		$wait = self::count_request( new RateLimitRule( 'forms draft', self::client_address(), self::MOST, self::WINDOW ) );
		return $wait ? self::rate_limit_error( RateLimitMessage::create_message( $wait ), $wait ) : $form;
	}

	private static function client_address(): string {
		return TrustedProxies::address( RequestData::server( ... ) );
	}

	/** Counts one request, and returns the seconds until the next one is allowed. */
	private static function count_request( RateLimitRule $limit ): int {
		RateLimiter::count( $limit );
		return RateLimiter::seconds_to_wait( $limit );
	}

	private static function rate_limit_error( string $message, int $wait ): WP_Error {
		return new WP_Error(
			'frontage_draft_limit',
			$message,
			[
				'status' => 429,
				'wait'   => $wait,
			]
		);
	}

	private static function cross_site_error(): WP_Error {
		return new WP_Error( 'frontage_draft_cross_site', __( 'Only pages on this site can make this request.', 'frontage-forms' ), [ 'status' => 403 ] );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function parse_id( WP_REST_Request $request ): int {
		return absint( $request->get_url_params()['id'] ?? 0 );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function parse_token( WP_REST_Request $request ): string {
		return is_string( $request['token'] ) ? $request['token'] : '';
	}

	private static function storage_error(): WP_Error {
		return new WP_Error(
			'frontage_draft_away',
			__( 'The site cannot save your answers right now. They are still here. Please try again in a few minutes.', 'frontage-forms' ),
			[
				'status' => 503,
				'wait'   => 5 * MINUTE_IN_SECONDS,
			]
		);
	}

	private static function create_error_response( WP_Error $error ): WP_REST_Response {
		$response = rest_convert_error_to_response( $error );
		$data     = $error->get_error_data();
		if ( is_array( $data ) && is_int( $data['wait'] ?? null ) ) {
			$response->header( 'Retry-After', (string) $data['wait'] );
		}
		return self::forbid_caching( $response );
	}

	private static function forbid_caching( WP_REST_Response $response ): WP_REST_Response {
		$response->header( 'Cache-Control', 'no-store' );
		$response->header( 'Cross-Origin-Resource-Policy', 'same-origin' );
		return $response;
	}
}
