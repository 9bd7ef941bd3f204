<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Forms\Request\RequestData;
use Frontage\Forms\SpamProtection\Honeypot;
use Frontage\Forms\SpamProtection\SignedTimestamp;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/** Receives sign-ups, over REST or as a POST to the page without script, and provides the data that the form needs for both. */
final class SubscriptionController {

	/** Result of the form that was posted to this page. */
	private static ?SignUpHandler $outcome = null;

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		$text = static fn ( string $description ): array => [
			'description' => $description,
			'type'        => 'string',
		];
		register_rest_route(
			'frontage/v1',
			'/subscriptions',
			[
				'methods'             => WP_REST_Server::CREATABLE,
				'callback'            => [ self::class, 'sign_up' ],
				'permission_callback' => '__return_true', // Anyone may sign up, from a cached page of any age; the button in the email confirms it.
				'args'                => [
					SignUpHandler::EMAIL => $text( 'The address.' ),
					SignedOffer::FIELD  => $text( 'What the page promised, as it was printed.' ),
					SignedTimestamp::FIELD  => $text( 'When the page was made, as it was printed.' ),
				],
			]
		);
	}

	/**
	 * Adds an address to a list, or sends it a confirmation email; the response is the same for addresses already on the list.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function sign_up( WP_REST_Request $request ): WP_REST_Response {
		$handler  = SignUpHandler::handle( $request->get_params() );
		$response = new WP_REST_Response(
			$handler->is_successful() ? [ 'message' => $handler->message ] : [
				'code'    => $handler->code,
				'message' => $handler->message,
				'data'    => [ 'status' => $handler->status ],
			],
			$handler->status
		);
		foreach ( self::response_headers( $handler ) as $name => $value ) {
			$response->header( $name, $value );
		}
		return $response;
	}

	/** On `parse_request`, for POST requests. */
	public static function handle_post(): void {
		$fields = RequestData::fields();
		if ( ! isset( $fields[ SignedOffer::FIELD ] ) ) {
			return;
		}
		self::$outcome = SignUpHandler::handle( $fields );
		$headers       = self::response_headers( self::$outcome );
		add_filter( 'wp_headers', static fn ( array $sent_headers ): array => [ ...$sent_headers, ...$headers ] );
	}

	/**
	 * For `frontage_site_newsletter`: the data of a newsletter form.
	 *
	 * @param array<array-key, mixed> $settings `list`, `consent`, `double`, `success` as an editor chose them, `unit` as the form's id.
	 * @return array{action: string, fields: array<string, string>, email: string, trap: string, outcome: ?array{done: bool, field: bool, message: string, typed: string}} `field`: the address is invalid.
	 */
	public static function create_offer( mixed $form, array $settings ): array {
		// Only a published page may skip the confirmation email, because every author of a draft can preview it.
		if ( is_preview() || wp_is_rest_endpoint() ) {
			$settings['double'] = true;
		}
		$offer   = SignedOffer::from_settings(
			[
				'page'    => is_singular() ? get_queried_object_id() : 0,
				'locale'  => get_locale(),
				'consent' => SignedOffer::clean_text( is_string( $settings['consent'] ?? null ) ? $settings['consent'] : '' ),
			] + $settings
		);
		$outcome = self::$outcome;
		return [
			'action'  => rest_url( 'frontage/v1/subscriptions' ),
			'fields'  => [
				SignedOffer::FIELD => $offer->encode(),
				SignedTimestamp::FIELD => SignedTimestamp::create( 0 ),
			],
			'email'   => SignUpHandler::EMAIL,
			'trap'    => Honeypot::create_name( 0 ),
			'outcome' => $outcome && in_array( $outcome->unit, [ $offer->unit, '' ], true ) ? [
				'done'    => $outcome->is_successful(),
				'field'   => SignUpHandler::NO_ADDRESS === $outcome->code,
				'message' => $outcome->message,
				'typed'   => $outcome->typed,
			] : null,
		];
	}

	/** @return array<string, string> */
	private static function response_headers( SignUpHandler $handler ): array {
		return [ 'Cache-Control' => 'no-store' ] + ( $handler->retry_after ? [ 'Retry-After' => (string) $handler->retry_after ] : [] );
	}
}
