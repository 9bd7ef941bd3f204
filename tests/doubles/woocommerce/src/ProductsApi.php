<?php

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

use WP_REST_Request;
use WP_REST_Response;

/** `wc/store/v1/products`: what anybody may know of what is for sale. */
final class ProductsApi {

	private const ORDER = [ 'price' => 'meta_value_num', 'id' => 'ID', 'title' => 'title', 'date' => 'date' ];

	public static function register(): void {
		$read = static fn ( string $path, callable $answer ) => register_rest_route( StoreApi::SPACE, $path, [ 'methods' => 'GET', 'callback' => $answer, 'permission_callback' => '__return_true' ] );
		$read( 'products', [ self::class, 'list' ] );
		$read( 'products/categories', [ self::class, 'categories' ] );
		$read( 'products/(?P<id>\d+)', static fn ( WP_REST_Request $request ) => self::one( (int) $request['id'] ) );
		$read( 'products/(?P<slug>[a-z0-9-]*[a-z][a-z0-9-]*)', static fn ( WP_REST_Request $request ) => self::one( (int) ( get_page_by_path( $request['slug'], OBJECT, 'product' )->ID ?? 0 ) ) );
	}

	public static function list( WP_REST_Request $request ): WP_REST_Response {
		$order = self::ORDER[ $request['orderby'] ?? 'date' ] ?? 'date';
		$query = new \WP_Query(
			[
				'post_type'      => 'product',
				'post_status'    => 'publish',
				'posts_per_page' => (int) ( $request['per_page'] ?? 10 ),
				'paged'          => (int) ( $request['page'] ?? 1 ),
				'orderby'        => [ $order => strtoupper( $request['order'] ?? 'desc' ) ] + [ 'ID' => 'DESC' ],
				'meta_key'       => 'meta_value_num' === $order ? '_price' : '',
				's'              => (string) ( $request['search'] ?? '' ),
				'post__in'       => wp_parse_id_list( $request['include'] ?? [] ),
				'fields'         => 'ids',
			] + ( $request['category'] ? [ 'tax_query' => [ [ 'taxonomy' => 'product_cat', 'field' => is_numeric( $request['category'] ) ? 'term_id' : 'slug', 'terms' => $request['category'] ] ] ] : [] )
		);
		/** @var list<int> $ids */
		$ids    = $query->posts;
		$answer = new WP_REST_Response( array_map( static fn ( int $id ): array => self::view( new Product( $id ) ), $ids ) );
		$answer->header( 'X-WP-Total', (string) $query->found_posts );
		$answer->header( 'X-WP-TotalPages', (string) $query->max_num_pages );
		return $answer;
	}

	public static function categories(): WP_REST_Response {
		$terms = get_terms( [ 'taxonomy' => 'product_cat' ] );
		$view  = static fn ( \WP_Term $term ): array => [ 'id' => $term->term_id, 'name' => $term->name, 'slug' => $term->slug, 'description' => '', 'parent' => $term->parent, 'count' => $term->count, 'image' => null, 'review_count' => 0, 'permalink' => get_term_link( $term ) ];
		return new WP_REST_Response( array_map( $view, is_array( $terms ) ? $terms : [] ) );
	}

	private static function one( int $id ): WP_REST_Response|\WP_Error {
		$product = Product::find( $id );
		return $product ? new WP_REST_Response( self::view( $product ) ) : new \WP_Error( 'woocommerce_rest_product_invalid_id', 'Invalid product ID.', [ 'status' => 404 ] );
	}

	/** @return array<string, mixed> */
	private static function view( Product $product ): array {
		$attributes = [];
		foreach ( 'variable' === $product->type() ? $product->attributes() : [] as $name => $values ) {
			$attributes[] = [ 'id' => 0, 'name' => $name, 'taxonomy' => null, 'has_variations' => true, 'terms' => array_map( static fn ( string $value ): array => [ 'id' => 0, 'name' => $value, 'slug' => $value ], $values ) ];
		}
		$chosen     = static fn ( Product $one ): array => array_map( static fn ( string $name, string $value ): array => [ 'name' => ucfirst( substr( $name, 10 ) ), 'value' => $value ], array_keys( $one->chosen() ), array_values( $one->chosen() ) );
		$variations = array_map( static fn ( Product $one ): array => [ 'id' => $one->id, 'attributes' => $chosen( $one ) ], $product->variations() );
		$terms      = get_the_terms( $product->id, 'product_cat' );
		$stock      = $product->stock();
		$name       = $product->name();
		return [
			'id'                  => $product->id,
			'name'                => $name,
			'slug'                => $product->post->post_name,
			'parent'              => $product->post->post_parent,
			'type'                => $product->type(),
			'variation'           => implode( ', ', array_map( static fn ( array $one ): string => "{$one['name']}: {$one['value']}", $chosen( $product ) ) ),
			'permalink'           => (string) get_permalink( $product->id ),
			'sku'                 => $product->get_sku(),
			'short_description'   => $product->short_description(),
			'description'         => '',
			'on_sale'             => $product->price() < $product->regular_price(),
			'prices'              => $product->prices(),
			'price_html'          => Pages::price( $product ),
			'average_rating'      => '0',
			'review_count'        => 0,
			'images'              => $product->images(),
			'categories'          => array_map( static fn ( \WP_Term $term ): array => [ 'id' => $term->term_id, 'name' => $term->name, 'slug' => $term->slug, 'link' => get_term_link( $term ) ], is_array( $terms ) ? $terms : [] ),
			'tags'                => [],
			'brands'              => [],
			'attributes'          => $attributes,
			'variations'          => $variations,
			'grouped_products'    => [],
			'has_options'         => (bool) $variations,
			'is_purchasable'      => true,
			'is_in_stock'         => $product->is_in_stock(),
			'is_on_backorder'     => false,
			'low_stock_remaining' => $product->low_stock(),
			'stock_availability'  => [ 'text' => $product->is_in_stock() ? ( null === $stock ? '' : "$stock in stock" ) : 'Out of stock', 'class' => $product->is_in_stock() ? 'in-stock' : 'out-of-stock' ],
			'sold_individually'   => $product->is_alone(),
			'add_to_cart'         => [ 'text' => Pages::button( $product ), 'description' => Pages::button( $product ) . ": &ldquo;$name&rdquo;", 'url' => Pages::button_url( $product ), 'single_text' => 'Add to cart' ] + $product->limits(),
			'extensions'          => (object) [],
		];
	}
}
