<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\StructuredData;

defined( 'ABSPATH' ) || exit;

/**
 * Structured data of reviews: the rating of a product, on a page that shows it. None for the business itself: search engines
 * ignore self-hosted ratings of a business. On WooCommerce product pages it extends WooCommerce's own data.
 */
final class ReviewSchema {

	/** @var array<string, mixed> The rating to add to WooCommerce's product data, if that has none. */
	private static array $rating = [];

	/**
	 * Reviews that the page shows, of the product named in the editor.
	 *
	 * @param BlockAttributes $product `name`, `url`.
	 * @param ?ReviewResult    $result  Null: the page does not show the rating.
	 * @param bool       $of_shop WooCommerce has printed it already.
	 */
	public static function add_product_rating( BlockAttributes $product, ?ReviewResult $result, bool $of_shop ): void {
		if ( $result && ! $of_shop ) {
			self::add_rating( $product->text( 'name' ), $product->text( 'url' ), $result );
		}
	}

	/**
	 * The provider's structured data for the product whose reviews its widget shows.
	 *
	 * @param array<string, string> $data As in TrustpilotWidgetFrame.
	 */
	public static function add_product_widget_rating( array $data ): void {
		if ( '' === $data['sku'] || '' === $data['name'] ) {
			return;
		}
		$url    = (string) get_permalink();
		$result = ReviewCache::get(
			new ReviewQuery(
				ProviderRegistry::PRODUCT,
				[
					'firm'         => $data['businessunit-id'],
					'sku'          => $data['sku'],
					'name'         => $data['name'],
					'template'     => $data['template-id'],
					'language'     => substr( $data['locale'], 0, 2 ),
					'reviewnumber' => $data['reviewnumber'],
					'url'          => $url,
				]
			)
		);
		if ( $result ) {
			self::add_rating( $data['name'], $url, $result );
		}
	}

	/** On `woocommerce_structured_data_context`, which runs at the end of the page: values set here take precedence over the product's. */
	public static function add_to_shop( mixed $context, mixed $data, mixed $type, mixed $things ): mixed {
		$product = is_array( $things ) && 1 === count( $things ) ? reset( $things ) : null;
		return 'product' === $type && is_array( $context ) && is_array( $product ) && ! isset( $product['aggregateRating'] ) && is_singular( 'product' ) ? $context + self::$rating : $context;
	}

	private static function add_rating( string $name, string $url, ReviewResult $result ): void {
		$name  = trim( wp_strip_all_tags( $name, true ) );
		$score = $result->summary['score'];
		$count = $result->summary['count'];
		if ( '' === $name || ! $score || ! $count ) {
			return;
		}
		$rating = [
			'aggregateRating' => [
				'@type'       => 'AggregateRating',
				'ratingValue' => $score,
				'reviewCount' => $count,
				'bestRating'  => ReviewResult::BEST,
				'worstRating' => 1,
			],
		];
		if ( is_singular( 'product' ) && class_exists( 'WooCommerce' ) ) {
			self::$rating = $rating;
			return;
		}
		StructuredData::add(
			array_filter(
				[
					'@type' => 'Product',
					'name'  => $name,
					'url'   => sanitize_url( $url, [ 'http', 'https' ] ),
				]
			) + $rating
		);
	}
}
