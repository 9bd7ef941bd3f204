<?php

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

/** A product or one of its variations, out of the post and the meta in which WooCommerce keeps it. */
final class Product {

	public readonly \WP_Post $post;

	public function __construct( public readonly int $id ) {
		$post = get_post( $id );
		assert( $post instanceof \WP_Post );
		$this->post = $post;
	}

	public static function find( int $id ): ?self {
		return in_array( get_post_type( $id ), [ 'product', 'product_variation' ], true ) ? new self( $id ) : null;
	}

	public function meta( string $name ): string {
		return (string) get_post_meta( $this->id, $name, true );
	}

	/** The product that people see: a variation's parent. */
	public function shown(): self {
		return $this->post->post_parent ? new self( $this->post->post_parent ) : $this;
	}

	public function name(): string {
		return $this->shown()->post->post_title;
	}

	public function type(): string {
		return 'product_variation' === $this->post->post_type ? 'variation' : ( $this->variations() ? 'variable' : 'simple' );
	}

	/** @return list<self> */
	public function variations(): array {
		$ids = get_posts( [ 'post_type' => 'product_variation', 'post_parent' => $this->id, 'fields' => 'ids', 'posts_per_page' => 50, 'orderby' => 'ID', 'order' => 'ASC' ] );
		return array_map( static fn ( int $id ): self => new self( $id ), $ids );
	}

	/** @return array<string, string> `attribute_size` => `Large`, of a variation. */
	public function chosen(): array {
		$chosen = [];
		foreach ( (array) get_post_meta( $this->id ) as $name => $values ) {
			if ( str_starts_with( (string) $name, 'attribute_' ) ) {
				$chosen[ (string) $name ] = (string) $values[0];
			}
		}
		return $chosen;
	}

	/** @return array<string, list<string>> Name => what can be chosen, of a variable product. */
	public function attributes(): array {
		$attributes = [];
		foreach ( (array) get_post_meta( $this->shown()->id, '_product_attributes', true ) as $attribute ) {
			if ( is_array( $attribute ) ) {
				$attributes[ $attribute['name'] ] = array_map( 'trim', explode( '|', $attribute['value'] ) );
			}
		}
		return $attributes;
	}

	public function price(): int {
		$prices = array_map( static fn ( self $one ): int => $one->price(), $this->variations() );
		return $prices ? min( $prices ) : Money::cents( $this->meta( '_price' ) );
	}

	public function regular_price(): int {
		return $this->variations() ? $this->price() : Money::cents( $this->meta( '_regular_price' ) );
	}

	/** @return array{ min_amount: string, max_amount: string }|null */
	public function range(): ?array {
		$prices = array_map( static fn ( self $one ): int => $one->price(), $this->variations() );
		return $prices && min( $prices ) !== max( $prices ) ? [ 'min_amount' => (string) min( $prices ), 'max_amount' => (string) max( $prices ) ] : null;
	}

	/** @return array<string, mixed> */
	public function prices(): array {
		return Money::totals( [ 'price' => $this->price(), 'regular_price' => $this->regular_price(), 'sale_price' => $this->price() ] ) + [ 'price_range' => $this->range() ];
	}

	public function is_in_stock(): bool {
		return 'outofstock' !== $this->meta( '_stock_status' );
	}

	public function is_alone(): bool {
		return 'yes' === $this->meta( '_sold_individually' );
	}

	public function is_sent(): bool {
		return 'yes' !== $this->meta( '_virtual' );
	}

	public function stock(): ?int {
		return 'yes' === $this->meta( '_manage_stock' ) ? (int) $this->meta( '_stock' ) : null;
	}

	public function low_stock(): ?int {
		$stock = $this->stock();
		return null !== $stock && $stock <= (int) $this->meta( '_low_stock_amount' ) ? $stock : null;
	}

	/** @return array{ minimum: int, maximum: int, multiple_of: int } As the filters have it by which shops say so. */
	public function limits(): array {
		return [
			'minimum'     => (int) apply_filters( 'woocommerce_store_api_product_quantity_minimum', 1, $this, null ),
			'maximum'     => $this->is_alone() ? 1 : (int) apply_filters( 'woocommerce_store_api_product_quantity_maximum', $this->stock() ?? 9999, $this, null ),
			'multiple_of' => (int) apply_filters( 'woocommerce_store_api_product_quantity_multiple_of', 1, $this, null ),
		];
	}

	/** For the filters, which ask a product so. */
	public function get_id(): int {
		return $this->id;
	}

	public function get_sku(): string {
		return $this->meta( '_sku' );
	}

	public function short_description(): string {
		return '' === $this->post->post_excerpt ? '' : trim( wpautop( $this->post->post_excerpt ) );
	}

	/** @return list<array<string, mixed>> */
	public function images(): array {
		$id = (int) get_post_thumbnail_id( $this->shown()->id );
		if ( ! $id ) {
			return [];
		}
		return [
			[
				'id'               => $id,
				'src'              => (string) wp_get_attachment_url( $id ),
				'thumbnail'        => (string) wp_get_attachment_image_url( $id, 'medium' ),
				'srcset'           => (string) wp_get_attachment_image_srcset( $id, 'full' ),
				'sizes'            => (string) wp_get_attachment_image_sizes( $id, 'full' ),
				'thumbnail_srcset' => (string) wp_get_attachment_image_srcset( $id, 'medium' ),
				'thumbnail_sizes'  => (string) wp_get_attachment_image_sizes( $id, 'medium' ),
				'name'             => get_the_title( $id ),
				'alt'              => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
			],
		];
	}
}
