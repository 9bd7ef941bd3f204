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
 * A fresh nonce for a members' form whose page has been open for long.
 *
 * It answers everybody alike: who is signed in is told by the cookie alone, and the nonce grants nothing by itself. What must
 * not happen is that another site reads it: WordPress lets every origin read REST answers, with cookies.
 */
final class NonceController {

	private const MOST   = 30;
	private const WINDOW = 10 * MINUTE_IN_SECONDS;

	/** On `rest_api_init`. */
	public static function register(): void {
		register_rest_route(
			'frontage/v1',
			'/contact-forms/nonce',
			[
				'methods'             => WP_REST_Server::READABLE,
				'callback'            => [ self::class, 'give' ],
				'permission_callback' => '__return_true', // A visitor whose session ended has nothing to show; the answer grants nothing.
			]
		);
	}

	/**
	 * Gives whoever asks from this site a fresh nonce for the REST API.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function give( WP_REST_Request $request ): WP_REST_Response {
		$response = self::answer( $request );
		$response->header( 'Cache-Control', 'no-store' );
		$response->header( 'Cross-Origin-Resource-Policy', 'same-origin' );
		return $response;
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	private static function answer( WP_REST_Request $request ): WP_REST_Response {
		if ( Origin::is_foreign( $request ) ) {
			return self::refusal( 'frontage_nonce_cross_site', __( 'This can be asked for by pages of this site only.', 'frontage-forms' ), 403 );
		}
		$limit = new RateLimitRule( 'forms nonce', TrustedProxies::address( RequestData::server( ... ) ), self::MOST, self::WINDOW );
		RateLimiter::count( $limit );
		$wait = RateLimiter::wait( $limit );
		if ( $wait ) {
			$response = self::refusal( 'frontage_nonce_limit', RateLimitMessage::text( $wait ), 429 );
			$response->header( 'Retry-After', (string) $wait );
			return $response;
		}
		// Without a nonce the REST API takes everybody for a guest; the cookie says who it is.
		wp_set_current_user( (int) wp_validate_auth_cookie( '', 'logged_in' ) );
		return new WP_REST_Response( [ 'nonce' => wp_create_nonce( 'wp_rest' ) ] );
	}

	private static function refusal( string $code, string $message, int $status ): WP_REST_Response {
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
