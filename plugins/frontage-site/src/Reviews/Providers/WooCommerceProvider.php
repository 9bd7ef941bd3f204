<?php

declare( strict_types = 1 );

namespace Frontage\Site\Reviews\Providers;

use Frontage\Site\Reviews\ReviewProvider;
use Frontage\Site\Reviews\ReviewQuery;
use Frontage\Site\Reviews\ReviewResult;

defined( 'ABSPATH' ) || exit;

/** Product reviews of WooCommerce: of one product (`of.product`), or the newest of all. */
final class WooCommerceProvider implements ReviewProvider {

	/** WooCommerce's product post type. */
	public const TYPE = 'product';

	public function name(): string {
		return __( 'Store products', 'frontage-site' );
	}

	public function is_ready(): bool {
		return post_type_exists( self::TYPE );
	}

	public function is_local(): bool {
		return true;
	}

	public function fetch( ReviewQuery $query ): array {
		$product = $query->number( 'product' );
		if ( $product && ( self::TYPE !== get_post_type( $product ) || 'publish' !== get_post_status( $product ) || self::is_locked( $product ) ) ) {
			return [];
		}
		$comments = get_comments(
			[
				'type'        => 'review',
				'status'      => 'approve',
				'post_type'   => self::TYPE,
				'post_status' => 'publish',
				'parent'      => 0,
				'number'      => ReviewResult::MOST,
				'orderby'     => 'comment_date_gmt',
			] + ( $product ? [ 'post_id' => $product ] : [] )
		);
		$summary  = [];
		if ( $product ) {
			$summary = [
				'score' => (float) self::meta( $product, '_wc_average_rating' ),
				'count' => (int) self::meta( $product, '_wc_review_count' ),
				'label' => html_entity_decode( wp_strip_all_tags( get_the_title( $product ) ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'url'   => (string) get_permalink( $product ),
			];
		}
		return [
			'summary' => $summary,
			'reviews' => array_map( self::convert_comment( ... ), array_values( array_filter( is_array( $comments ) ? $comments : [], static fn ( mixed $comment ): bool => $comment instanceof \WP_Comment && ! self::is_locked( (int) $comment->comment_post_ID ) ) ) ),
		];
	}

	/** @return array<string, mixed> */
	private static function convert_comment( \WP_Comment $comment ): array {
		$id = (int) $comment->comment_ID;
		return [
			'id'       => (string) $id,
			'author'   => html_entity_decode( get_comment_author( $comment ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'stars'    => get_comment_meta( $id, 'rating', true ),
			'text'     => html_entity_decode( wp_strip_all_tags( $comment->comment_content ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'date'     => substr( $comment->comment_date, 0, 10 ),
			'verified' => '1' === get_comment_meta( $id, 'verified', true ),
			'url'      => get_comment_link( $comment ),
		];
	}

	/** Whether the product has a password, regardless of the current visitor: results are cached for all visitors. */
	private static function is_locked( int $product ): bool {
		return '' !== get_post_field( 'post_password', $product, 'raw' );
	}

	private static function meta( int $product, string $name ): string {
		$value = get_post_meta( $product, $name, true );
		return is_scalar( $value ) ? (string) $value : '';
	}
}
