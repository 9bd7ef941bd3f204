<?php

declare( strict_types=1 );

namespace Frontage\Forms\SpamProtection;

use Frontage\Forms\Request\Origin;
use Frontage\Forms\Request\RateLimitMessage;
use Frontage\Forms\Request\RequestData;
use Frontage\Kit\Http\RateLimiter;
use Frontage\Kit\Http\RateLimitRule;
use Frontage\Kit\Http\TrustedProxies;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a fresh REST nonce for a members' form whose page has been open for a long time.
 *
 * The route is public: the cookie alone identifies the user, and the nonce grants nothing by itself. Other sites must not read it, because
 * WordPress allows every origin to read REST responses with cookies.
 */
final class NonceController {

	private const MOST   = 30;
	private const WINDOW = 10 * MINUTE_IN_SECONDS;

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		register_rest_route(
			'frontage/v1',
			'/contact-forms/nonce',
			[
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => [ self::class, 'get_nonce' ],
				'permission_callback' => '__return_true', // The session may have ended, so there is nothing to check; the response grants nothing.
			]
		);
	}

	/**
	 * Returns a fresh nonce for the REST API to requests from this site.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function get_nonce( WP_REST_Request $request ): WP_REST_Response {
		$response = self::create_response( $request );
		$response->header( 'Cache-Control', 'no-store' );
		$response->header( 'Cross-Origin-Resource-Policy', 'same-origin' );
		return $response;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function create_response( WP_REST_Request $request ): WP_REST_Response {
		if ( Origin::is_foreign( $request ) ) {
			return self::error_response( 'frontage_nonce_cross_site', __( 'Only pages on this site can make this request.', 'frontage-forms' ), 403 );
		}
		$limit = new RateLimitRule( 'forms nonce', TrustedProxies::address( RequestData::server( ... ) ), self::MOST, self::WINDOW );
		RateLimiter::count( $limit );
		$wait = RateLimiter::seconds_to_wait( $limit );
		if ( $wait ) {
			$response = self::error_response( 'frontage_nonce_limit', RateLimitMessage::create_message( $wait ), 429 );
			$response->header( 'Retry-After', (string) $wait );
			return $response;
		}
		// Without a nonce the REST API treats the request as signed out; the cookie identifies the user.
		wp_set_current_user( (int) wp_validate_auth_cookie( '', 'logged_in' ) );
		return new WP_REST_Response( [ 'nonce' => wp_create_nonce( 'wp_rest' ) ] );
	}

	private static function error_response( string $code, string $message, int $status ): WP_REST_Response {
		return new WP_REST_Response(
			[
				'code'    => $code,
				'message' => $message,
				'data'    => [ 'status' => $status ],
			],
			$status
		);
	}
}
