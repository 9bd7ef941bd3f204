<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use Frontage\Site\Reviews\Providers\GoogleProvider;
use Frontage\Site\Reviews\Providers\JsonFileProvider;
use Frontage\Site\Reviews\Providers\TestimonialsProvider;
use Frontage\Site\Reviews\Providers\TrustpilotProductProvider;
use Frontage\Site\Reviews\Providers\TrustpilotProvider;
use Frontage\Site\Reviews\Providers\TrustpilotWidgetProvider;
use Frontage\Site\Reviews\Providers\WooCommerceProvider;

defined( 'ABSPATH' ) || exit;

/** All review providers, by the name that blocks store. */
final class ProviderRegistry {

	/** A provider for structured data only; no block displays its reviews. */
	public const PRODUCT = 'trustpilot-product';

	/** The plugin's own providers, in the order of the editor's list. */
	private const OURS = [
		'testimonials'      => TestimonialsProvider::class,
		'trustpilot'        => TrustpilotProvider::class,
		'google'            => GoogleProvider::class,
		'woocommerce'       => WooCommerceProvider::class,
		'file'              => JsonFileProvider::class,
		'trustpilot-widget' => TrustpilotWidgetProvider::class,
		self::PRODUCT       => TrustpilotProductProvider::class,
	];

	/** @return array<string, ReviewProvider> */
	public static function all(): array {
		$providers = array_map( static fn ( string $class ): ReviewProvider => new $class(), self::OURS );
		/**
		 * Filters the review providers.
		 *
		 * @since 0.1.0
		 * @param array<string, ReviewProvider> $providers By name, lower case.
		 */
		$all = apply_filters( 'frontage_site_reviews_providers', $providers );
		return array_filter( is_array( $all ) ? $all : $providers, static fn ( mixed $provider ): bool => $provider instanceof ReviewProvider );
	}

	/** @return array<string, ReviewProvider> Providers whose reviews a block can show. */
	public static function available(): array {
		return array_diff_key( self::all(), [ self::PRODUCT => true ] );
	}

	public static function get( string $name ): ?ReviewProvider {
		return self::all()[ $name ] ?? null;
	}
}
