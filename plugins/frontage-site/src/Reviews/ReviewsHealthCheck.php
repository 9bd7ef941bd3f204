<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

defined( 'ABSPATH' ) || exit;

/** Site Health test: whether the review providers respond. */
final class ReviewsHealthCheck {

	/** `{ provider: { since, error } }` of those that fail. */
	private const OPTION = 'frontage_site_reviews_trouble';

	/** Records the result of a request, if it changed. */
	public static function record( string $provider, string $error ): void {
		$all = self::all();
		if ( '' === $error ? ! isset( $all[ $provider ] ) : $error === ( $all[ $provider ]['error'] ?? '' ) ) {
			return;
		}
		$since = $all[ $provider ]['since'] ?? time();
		unset( $all[ $provider ] );
		update_option( self::OPTION, '' === $error ? $all : [ ...$all, $provider => [ 'since' => $since, 'error' => $error ] ], false );
	}

	/**
	 * For `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests ): array {
		$tests['direct']['frontage_site_reviews'] = [
			'label' => __( 'Reviews are up to date', 'frontage-site' ),
			'test'  => [ self::class, 'test' ],
		];
		return $tests;
	}

	/** @return array<string, mixed> */
	public static function test(): array {
		$lines = [];
		foreach ( self::all() as $name => [ 'since' => $since, 'error' => $error ] ) {
			$provider = ProviderRegistry::get( $name );
			if ( $provider ) {
				/* translators: 1: who has the reviews, such as Trustpilot. 2: what went wrong. 3: a date. */
				$lines[] = sprintf( __( '%1$s: %2$s Since %3$s.', 'frontage-site' ), $provider->name(), $error, (string) wp_date( 'Y-m-d H:i', $since ) );
			}
		}
		return [
			'label'       => $lines ? __( 'Reviews are out of date', 'frontage-site' ) : __( 'Reviews are up to date', 'frontage-site' ),
			'status'      => $lines ? 'recommended' : 'good',
			'badge'       => [
				'label' => __( 'Reviews', 'frontage-site' ),
				'color' => 'blue',
			],
			'description' => '<p>' . esc_html( $lines ? implode( ' ', $lines ) . ' ' . __( 'Pages show the latest reviews for up to seven days. Updates are retried automatically.', 'frontage-site' ) : __( 'All review sources are responding, or no page shows reviews.', 'frontage-site' ) ) . '</p>',
			'actions'     => $lines ? sprintf( '<p><a href="%s">%s</a></p>', esc_url( ReviewSettings::url() ), esc_html__( 'Review settings', 'frontage-site' ) ) : '',
			'test'        => 'frontage_site_reviews',
		];
	}

	/** @return array<string, array{ since: int, error: string }> */
	private static function all(): array {
		$stored = get_option( self::OPTION );
		$all    = [];
		foreach ( is_array( $stored ) ? $stored : [] as $name => $problem ) {
			if ( is_array( $problem ) && is_int( $problem['since'] ?? null ) && is_string( $problem['error'] ?? null ) ) {
				$all[ (string) $name ] = [ 'since' => $problem['since'], 'error' => $problem['error'] ];
			}
		}
		return $all;
	}
}
