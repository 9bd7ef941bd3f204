<?php

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

/** So many per cent off. */
final class Coupon {

	private function __construct( public readonly string $code, private readonly int $id ) {}

	public static function find( string $code ): ?self {
		$ids = get_posts( [ 'post_type' => 'shop_coupon', 'title' => $code, 'fields' => 'ids', 'posts_per_page' => 1 ] );
		return '' !== $code && $ids ? new self( $code, (int) $ids[0] ) : null;
	}

	public function is_over(): bool {
		$end = (int) get_post_meta( $this->id, 'date_expires', true );
		return $end && $end < time();
	}

	public function off( int $cents ): int {
		return (int) round( $cents * (int) get_post_meta( $this->id, 'coupon_amount', true ) / 100 );
	}
}
