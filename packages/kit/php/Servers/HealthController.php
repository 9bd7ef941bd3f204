<?php

declare( strict_types = 1 );

namespace Frontage\Kit\Servers;

use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/** The route `frontage/v1/health`, for load balancers and monitoring: whether this web server and what it depends on work. */
final class HealthController {

	/** Seconds for which a written row proves that the database takes writes: many requests cost one write. */
	private const WRITES = 5;

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		register_rest_route(
			'frontage/v1',
			'/health',
			[
				'methods'             => 'GET',
				'callback'            => [ self::class, 'answer' ],
				'permission_callback' => '__return_true', // It names what fails, and nothing else.
				'args'                => [
					'checks' => [
						'description' => 'Names of the checks to run; all when it is missing. A load balancer asks for `database` only: late email or a missing bucket concern every server.',
						'type'        => 'array',
						'items'       => [
							'type'    => 'string',
							'pattern' => '^[a-z]{1,20}$',
						],
						'maxItems'    => 20,
					],
				],
			]
		);
	}

	/**
	 * 200, or 503 with the names of the checks that failed.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public static function answer( WP_REST_Request $request ): WP_REST_Response {
		$checks = self::checks();
		$names  = is_array( $request['checks'] ) && $request['checks'] ? $request['checks'] : array_keys( $checks );
		$failed = [];
		foreach ( array_filter( $names, is_string( ... ) ) as $name ) {
			$check = $checks[ $name ] ?? null;
			if ( ! $check || ! $check() ) { // A misspelled name fails: a balancer that asks for nothing would notice nothing.
				$failed[] = $name;
			}
		}
		return new WP_REST_Response(
			[
				'status' => $failed ? 'failing' : 'ok',
				'failed' => $failed,
			],
			$failed ? 503 : 200,
			[ 'Cache-Control' => 'no-store' ]
		);
	}

	/** @return array<string, callable(): bool> */
	private static function checks(): array {
		$checks = [
			'database' => static fn (): bool => ServerRegistry::record( self::WRITES ),
			'cache'    => ObjectCacheProbe::is_working( ... ),
		];
		/**
		 * Filters what `GET frontage/v1/health` checks.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, callable(): bool> $checks By name, in lower-case letters. Each returns whether it works, and
		 *                                                is called at every request of a load balancer, so it must be quick.
		 */
		$filtered = apply_filters( 'frontage_health_checks', $checks );
		return is_array( $filtered ) ? array_filter( $filtered, is_callable( ... ) ) : $checks;
	}
}
