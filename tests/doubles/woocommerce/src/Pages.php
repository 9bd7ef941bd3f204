<?php

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

/** The markup of WooCommerce's classic templates, as far as anybody reads it here. */
final class Pages {

	/** @var list<string> What is said at the top; encoded, as the original's texts are. */
	public static array $notices = [];

	public static function enqueue(): void {
		$at = dirname( __DIR__ ) . '/woocommerce.php';
		if ( is_post_type_archive( 'product' ) || is_tax( 'product_cat' ) || is_singular( 'product' ) || is_cart() ) {
			wp_enqueue_style( 'woocommerce-double', plugins_url( 'style.css', $at ), [], '1' );
		}
		if ( is_cart() ) {
			wp_enqueue_script( 'woocommerce-double-cart', plugins_url( 'cart.js', $at ), [], '1', true );
		}
	}

	/** @param array{ template?: string } $attributes */
	public static function template( array $attributes ): string {
		ob_start();
		self::notices();
		str_starts_with( $attributes['template'] ?? '', 'single' ) ? self::product() : self::archive();
		return sprintf( '<div class="woocommerce wp-block-woocommerce-legacy-template alignwide">%s</div>', ob_get_clean() );
	}

	private static function notices(): void {
		foreach ( self::$notices as $text ) {
			printf( '<ul class="woocommerce-error" role="alert"><li>%s</li></ul>', wp_kses_post( $text ) );
		}
	}

	private static function archive(): void {
		echo '<ul class="products columns-4">';
		while ( have_posts() ) {
			the_post();
			$product            = new Product( (int) get_the_ID() );
			$GLOBALS['product'] = $product;
			printf( '<li class="%s"><a href="%s" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">', esc_attr( implode( ' ', get_post_class() ) ), esc_url( (string) get_permalink() ) );
			echo get_the_post_thumbnail( null, 'medium' ) ?: '<span class="woocommerce-placeholder"></span>'; // phpcs:ignore
			printf( '<h2 class="woocommerce-loop-product__title">%s</h2><span class="price">%s</span>', esc_html( $product->name() ), wp_kses_post( self::price( $product ) ) );
			do_action( 'woocommerce_after_shop_loop_item_title' );
			echo '</a>';
			do_action( 'woocommerce_after_shop_loop_item' );
			printf(
				'<a href="%s" data-quantity="1" class="button product_type_%s%s" data-product_id="%d" data-product_sku="%s" aria-label="%s" rel="nofollow">%s</a></li>',
				esc_url( self::button_url( $product ) ),
				esc_attr( $product->type() ),
				'Add to cart' === self::button( $product ) ? ' add_to_cart_button ajax_add_to_cart' : '',
				(int) $product->id,
				esc_attr( $product->get_sku() ),
				esc_attr( self::button( $product ) . ': “' . $product->name() . '”' ),
				esc_html( self::button( $product ) )
			);
		}
		echo '</ul>';
		the_posts_pagination();
	}

	public static function button( Product $product ): string {
		return $product->is_in_stock() ? ( 'variable' === $product->type() ? 'Select options' : 'Add to cart' ) : 'Read more';
	}

	public static function button_url( Product $product ): string {
		return 'Add to cart' === self::button( $product ) ? add_query_arg( 'add-to-cart', $product->id ) : (string) get_permalink( $product->id );
	}

	public static function price( Product $product ): string {
		$range = $product->range();
		if ( $range ) {
			[ $least, $most ] = [ (int) $range['min_amount'], (int) $range['max_amount'] ];
			return Money::html( $least, ' aria-hidden="true"' ) . ' <span aria-hidden="true">&ndash;</span> ' . Money::html( $most, ' aria-hidden="true"' ) . sprintf( '<span class="screen-reader-text">Price range: %s through %s</span>', Money::text( $least ), Money::text( $most ) );
		}
		[ $price, $before ] = [ $product->price(), $product->regular_price() ];
		return $price === $before ? Money::html( $price ) : sprintf( '<del aria-hidden="true">%s</del> <span class="screen-reader-text">Original price was: %s.</span><ins aria-hidden="true">%s</ins><span class="screen-reader-text">Current price is: %s.</span>', Money::html( $before ), Money::text( $before ), Money::html( $price ), Money::text( $price ) );
	}

	private static function product(): void {
		$product = new Product( (int) get_queried_object_id() );
		printf( '<div class="product">%s<div class="summary"><h1 class="product_title">%s</h1><p class="price">%s</p>', get_the_post_thumbnail( $product->id, 'large' ), esc_html( $product->name() ), wp_kses_post( self::price( $product ) ) );
		echo wp_kses_post( $product->short_description() );
		if ( ! $product->is_in_stock() ) {
			echo '<p class="stock out-of-stock">Out of stock</p></div></div>';
			return;
		}
		printf( '<form class="cart" action="%s" method="post">', esc_url( (string) get_permalink( $product->id ) ) );
		foreach ( 'variable' === $product->type() ? $product->attributes() : [] as $name => $values ) {
			printf( '<p><label for="choose">%1$s</label> <select id="choose" name="attribute_%2$s" required><option value="">Choose an option</option><option>%3$s</option></select></p>', esc_html( $name ), esc_attr( sanitize_title( $name ) ), implode( '</option><option>', array_map( 'esc_html', $values ) ) );
		}
		woocommerce_quantity_input( [ 'input_name' => 'quantity' ], $product );
		printf( '<button type="submit" name="add-to-cart" value="%d" class="single_add_to_cart_button button">Add to cart</button></form></div></div>', (int) $product->id );
	}

	/** @param array<string, mixed> $args */
	public static function quantity( array $args, int $id ): void {
		$product = new Product( $id );
		$limits  = $product->limits();
		$args    = (array) apply_filters( 'woocommerce_quantity_input_args', $args + [ 'min_value' => $limits['minimum'], 'max_value' => 9999 === $limits['maximum'] ? '' : $limits['maximum'], 'step' => 1, 'input_value' => 1 ], $product );
		$type    = $product->is_alone() ? 'hidden' : 'number';
		echo '<div class="quantity">';
		do_action( 'woocommerce_before_quantity_input_field' );
		printf(
			'<label class="screen-reader-text" for="quantity_%1$d">%2$s quantity</label><input type="%3$s" id="quantity_%1$d" class="input-text qty text" name="%4$s" value="%5$s" aria-label="Product quantity" min="%6$s" max="%7$s" step="%8$s" inputmode="numeric" autocomplete="off">',
			(int) $id,
			esc_html( $product->name() ),
			esc_attr( $type ),
			esc_attr( $args['input_name'] ),
			esc_attr( (string) $args['input_value'] ),
			esc_attr( (string) $args['min_value'] ),
			esc_attr( (string) $args['max_value'] ),
			esc_attr( (string) $args['step'] )
		);
		do_action( 'woocommerce_after_quantity_input_field' );
		echo '</div>';
	}

	public static function cart(): string {
		$lines = ( new Cart() )->lines();
		ob_start();
		self::notices();
		if ( ! $lines ) {
			echo '<p class="cart-empty">Your cart is currently empty.</p>';
			return (string) ob_get_clean();
		}
		printf( '<div class="woocommerce"><form class="woocommerce-cart-form" action="%s" method="post"><table class="shop_table cart"><tbody>', esc_url( wc_get_cart_url() ) );
		foreach ( $lines as $key => $line ) {
			$product = new Product( $line['id'] );
			printf( '<tr class="cart_item"><th scope="row" class="product-name">%s</th><td class="product-quantity">', esc_html( $product->name() ) );
			woocommerce_quantity_input( [ 'input_name' => "cart[$key][qty]", 'input_value' => $line['quantity'], 'min_value' => 0 ], $product );
			printf( '</td><td class="product-subtotal">%s</td></tr>', wp_kses_post( Money::html( $product->price() * $line['quantity'] ) ) );
		}
		echo '<tr><td colspan="3" class="actions"><button type="submit" class="button" name="update_cart" value="Update cart" disabled aria-disabled="true">Update cart</button></td></tr></tbody></table></form></div>';
		return (string) ob_get_clean();
	}
}
