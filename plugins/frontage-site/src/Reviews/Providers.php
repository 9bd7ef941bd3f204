<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

defined( 'ABSPATH' ) || exit;

/** Everybody who may be asked for reviews, by the name that blocks store. */
final class Providers {

	/** Who is asked for search engines alone; no block shows what it says. */
	public const PRODUCT = 'trustpilot-product';

	/** Ours, in the order in which editors choose from them. */
	private const OURS = [
		'testimonials'      => Providers\Testimonials::class,
		'trustpilot'        => Providers\Trustpilot::class,
		'google'            => Providers\Google::class,
		'woocommerce'       => Providers\WooCommerce::class,
		'file'              => Providers\File::class,
		'trustpilot-widget' => Providers\TrustpilotWidget::class,
		self::PRODUCT       => Providers\TrustpilotProduct::class,
	];

	/** @return array<string, Provider> */
	public static function all(): array {
		$ours = array_map( static fn ( string $class ): Provider => new $class(), self::OURS );
		/**
		 * Filters who may be asked for reviews.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, Provider> $providers By name, lower case.
		 */
		$all = apply_filters( 'frontage_site_reviews_providers', $ours );
		return array_filter( is_array( $all ) ? $all : $ours, static fn ( mixed $provider ): bool => $provider instanceof Provider );
	}

	/** @return array<string, Provider> Whose reviews a block can show. */
	public static function offered(): array {
		return array_diff_key( self::all(), [ self::PRODUCT => true ] );
	}

	public static function get( string $name ): ?Provider {
		return self::all()[ $name ] ?? null;
	}
}
