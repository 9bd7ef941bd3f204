<?php

declare( strict_types = 1 );

namespace Frontage\Tests\Doubles\WooCommerce;

/** The markup of WooCommerce's classic templates, as far as anybody reads it here. */
final class Pages {

	/** @var list<string> What is said at the top; encoded, as the original's texts are. */
	public static array $notices = [];

	/** Its sheets: on the shop's own pages alone. The original's are on every page, where nobody here looks at its share. */
	private const STYLES = [ 'layout' => 'all', 'small' => 'only screen and (max-width: 768px)', 'general' => 'all', 'block-theme' => 'all' ];

	public static function enqueue(): void {
		$at = dirname( __DIR__ ) . '/woocommerce.php';
		$is_shop = is_post_type_archive( 'product' ) || is_tax( 'product_cat' ) || is_singular( 'product' ) || is_cart();
		foreach ( array_slice( self::STYLES, 0, $is_shop ? ( wp_is_block_theme() ? 4 : 3 ) : 0 ) as $name => $media ) {
			wp_enqueue_style( "woocommerce-double-$name", plugins_url( "styles/$name.css", $at ), [], '1', $media );
		}
		if ( is_cart() ) {
			wp_enqueue_script( 'woocommerce-double-cart', plugins_url( 'cart.js', $at ), [], '1', true );
		}
	}

	/**
	 * On `body_class`.
	 *
	 * @param list<string> $classes
	 * @return list<string>
	 */
	public static function body_class( array $classes ): array {
		$is_shop = is_post_type_archive( 'product' ) || is_tax( 'product_cat' ) || is_singular( 'product' );
		return [
			...$classes,
			...( $is_shop ? [ 'woocommerce', 'woocommerce-page' ] : [] ),
			...( is_cart() ? [ 'woocommerce-cart', 'woocommerce-page' ] : [] ),
			...( wp_is_block_theme() ? [ 'woocommerce-uses-block-theme' ] : [] ),
		];
	}

	/** @param array{ template?: string } $attributes */
	public static function template( array $attributes ): string {
		ob_start();
		do_action( 'woocommerce_before_main_content' );
		str_starts_with( $attributes['template'] ?? '', 'single' ) ? self::product() : self::archive();
		do_action( 'woocommerce_after_main_content' );
		$tags = new \WP_HTML_Tag_Processor( (string) ob_get_clean() );
		if ( $tags->next_tag() ) {
			$tags->add_class( 'alignwide' ); // The first tag, whosever it is.
		}
		return $tags->get_updated_html();
	}

	/** Themes of blocks get the notices of its blocks. */
	public static function notices(): void {
		echo '<div class="woocommerce-notices-wrapper">';
		foreach ( self::$notices as $text ) {
			printf(
				wp_is_block_theme()
					? '<div class="wc-block-components-notice-banner is-error" role="alert"><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"></svg><div class="wc-block-components-notice-banner__content">%s</div></div>'
					: '<ul class="woocommerce-error" role="alert"><li>%s</li></ul>',
				wp_kses_post( $text )
			);
		}
		echo '</div>';
	}

	/** The count and the sorting, on their hook like notices: between them stands what others hook there. */
	public static function count(): void {
		printf( '<p class="woocommerce-result-count" role="status">Showing all %d results</p>', (int) $GLOBALS['wp_query']->found_posts );
	}

	public static function sorting(): void {
		echo '<form class="woocommerce-ordering" method="get"><select name="orderby" class="orderby" aria-label="Shop order"><option value="menu_order">Default sorting</option><option value="price">Sort by price: low to high</option></select><input type="hidden" name="paged" value="1"></form>';
	}

	private static function archive(): void {
		do_action( 'woocommerce_before_shop_loop' );
		echo '<ul class="products columns-4">';
		for ( $at = 0; have_posts(); $at++ ) {
			the_post();
			$product            = new Product( (int) get_the_ID() );
			$GLOBALS['product'] = $product;
			$place              = [ 0 => 'first', 3 => 'last' ][ $at % 4 ] ?? '';
			printf( '<li class="%s"><a href="%s" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">', esc_attr( implode( ' ', get_post_class( $place ) ) ), esc_url( (string) get_permalink() ) );
			echo $product->price() < $product->regular_price() ? '<span class="onsale">Sale!</span>' : '';
			echo get_the_post_thumbnail( null, 'medium' ) ?: '<span class="woocommerce-placeholder"></span>'; // phpcs:ignore
			printf( '<h2 class="woocommerce-loop-product__title">%s</h2><span class="price">%s</span>', esc_html( $product->name() ), wp_kses_post( self::price( $product ) ) );
			do_action( 'woocommerce_after_shop_loop_item_title' );
			echo '</a>';
			do_action( 'woocommerce_after_shop_loop_item' );
			printf(
				'<a href="%s" data-quantity="1" class="button wp-element-button product_type_%s%s" data-product_id="%d" data-product_sku="%s" aria-label="%s" rel="nofollow">%s</a></li>',
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
		$pages = paginate_links( [ 'type' => 'list' ] );
		echo $pages ? '<nav class="woocommerce-pagination">' . $pages . '</nav>' : ''; // phpcs:ignore
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
		self::notices();
		printf(
			'<div id="product-%1$d" class="%2$s">%3$s<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images"><div class="woocommerce-product-gallery__wrapper"><div class="woocommerce-product-gallery__image">%4$s</div></div></div><div class="summary entry-summary"><h1 class="product_title entry-title">%5$s</h1><p class="price">%6$s</p>',
			(int) $product->id,
			esc_attr( implode( ' ', get_post_class( '', $product->id ) ) ),
			$product->price() < $product->regular_price() ? '<span class="onsale">Sale!</span>' : '',
			get_the_post_thumbnail( $product->id, 'large' ),
			esc_html( $product->name() ),
			wp_kses_post( self::price( $product ) )
		);
		printf( '<div class="woocommerce-product-details__short-description">%s</div>', wp_kses_post( $product->short_description() ) );
		if ( ! $product->is_in_stock() ) {
			echo '<p class="stock out-of-stock">Out of stock</p></div></div>';
			return;
		}
		printf( '<form class="cart" action="%s" method="post">', esc_url( (string) get_permalink( $product->id ) ) );
		foreach ( 'variable' === $product->type() ? $product->attributes() : [] as $name => $values ) {
			printf( '<p><label for="choose">%1$s</label> <select id="choose" name="attribute_%2$s" required><option value="">Choose an option</option><option>%3$s</option></select></p>', esc_html( $name ), esc_attr( sanitize_title( $name ) ), implode( '</option><option>', array_map( 'esc_html', $values ) ) );
		}
		woocommerce_quantity_input( [ 'input_name' => 'quantity' ], $product );
		printf( '<button type="submit" name="add-to-cart" value="%d" class="single_add_to_cart_button button alt wp-element-button">Add to cart</button></form></div></div>', (int) $product->id );
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
		echo '<div class="woocommerce">';
		self::notices();
		if ( ! $lines ) {
			echo '<p class="cart-empty">Your cart is currently empty.</p></div>';
			return (string) ob_get_clean();
		}
		printf( '<form class="woocommerce-cart-form" action="%s" method="post"><table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents"><thead><tr><th scope="col">Product</th><th scope="col">Quantity</th><th scope="col">Subtotal</th></tr></thead><tbody>', esc_url( wc_get_cart_url() ) );
		foreach ( $lines as $key => $line ) {
			$product = new Product( $line['id'] );
			printf( '<tr class="cart_item"><td scope="row" role="rowheader" class="product-name" data-title="Product">%s</td><td class="product-quantity" data-title="Quantity">', esc_html( $product->name() ) );
			woocommerce_quantity_input( [ 'input_name' => "cart[$key][qty]", 'input_value' => $line['quantity'], 'min_value' => 0 ], $product );
			printf( '</td><td class="product-subtotal" data-title="Subtotal">%s</td></tr>', wp_kses_post( Money::html( $product->price() * $line['quantity'] ) ) );
		}
		echo '<tr><td colspan="3" class="actions"><button type="submit" class="button wp-element-button" name="update_cart" value="Update cart" disabled aria-disabled="true">Update cart</button></td></tr></tbody></table></form></div>';
		return (string) ob_get_clean();
	}
}
