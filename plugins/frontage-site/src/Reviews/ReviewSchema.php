<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews;

use Frontage\Site\Blocks\BlockAttributes;
use Frontage\Site\Blocks\StructuredData;

defined( 'ABSPATH' ) || exit;

/**
 * What search engines may read of reviews: the score of a product, on a page that shows it. Of the firm itself nothing: they show
 * no stars for what stands on the firm's own site. On a product page of WooCommerce it goes into what WooCommerce says.
 */
final class ReviewSchema {

	/** @var array<string, mixed> What WooCommerce's own product is to have, if it has none. */
	private static array $rating = [];

	/**
	 * Reviews that the page shows, of a product that the editor named.
	 *
	 * @param BlockAttributes $product `name`, `url`.
	 * @param ?ReviewResult    $result  Null: the page does not show the score.
	 * @param bool       $of_shop WooCommerce has told it already.
	 */
	public static function of_product( BlockAttributes $product, ?ReviewResult $result, bool $of_shop ): void {
		if ( $result && ! $of_shop ) {
			self::tell( $product->text( 'name' ), $product->text( 'url' ), $result );
		}
	}

	/**
	 * What the provider gives search engines of the product whose reviews its frame shows.
	 *
	 * @param array<string, string> $data As in Frame.
	 */
	public static function of_product_widget( array $data ): void {
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
			self::tell( $data['name'], $url, $result );
		}
	}

	/**
	 * On `woocommerce_structured_data_context`, which makes the whole of a type when the page ends: what is given here counts
	 * before what the product says.
	 */
	public static function add_to_shop( mixed $context, mixed $data, mixed $type, mixed $things ): mixed {
		$product = is_array( $things ) && 1 === count( $things ) ? reset( $things ) : null;
		return 'product' === $type && is_array( $context ) && is_array( $product ) && ! isset( $product['aggregateRating'] ) && is_singular( 'product' ) ? $context + self::$rating : $context;
	}

	private static function tell( string $name, string $url, ReviewResult $result ): void {
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
