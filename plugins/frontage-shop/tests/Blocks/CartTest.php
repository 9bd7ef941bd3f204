<?php

declare( strict_types = 1 );

namespace Frontage\Shop\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/shop/cart; hostile attributes come with BlockTestCase. */
final class CartTest extends BlockTestCase {

	protected const BLOCK = 'frontage/cart';

	protected function setUp(): void {
		parent::setUp();
		if ( ! getenv( 'WOOCOMMERCE_DIR' ) ) {
			require_once dirname( __DIR__, 4 ) . '/tests/doubles/woocommerce/woocommerce.php';
		}
		update_option( 'woocommerce_cart_page_id', wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Cart', 'post_name' => 'cart' ] ) );
	}

	public function test_without_script_it_is_a_link_to_the_cart(): void {
		$html = self::printed( [] );
		$tags = new \WP_HTML_Tag_Processor( $html );
		self::assertTrue( $tags->next_tag( [ 'class_name' => 'fr-cart__open' ] ) );
		self::assertSame( 'A', $tags->get_tag() );
		self::assertSame( wc_get_cart_url(), $tags->get_attribute( 'href' ) );
		self::assertTrue( $tags->next_tag( [ 'class_name' => 'fr-cart__count' ] ) );
		self::assertNotNull( $tags->get_attribute( 'hidden' ) );
	}

	public function test_the_dialog_has_a_name_and_each_cart_its_own(): void {
		preg_match_all( '/<dialog[^>]* id="fr-open-([^"]+)"[^>]* aria-labelledby="([^"]+)"/', self::printed( [] ) . self::printed( [] ), $found );
		self::assertCount( 2, array_unique( $found[1] ) );
		self::assertSame( array_map( static fn ( string $id ): string => "$id-title", $found[1] ), $found[2] );
	}

	public function test_a_spare_cart_is_left_out_behind_another(): void {
		( new \ReflectionProperty( \Frontage\Shop\CartBlock::class, 'is_printed' ) )->setValue( null, false );
		$spare = [ 'className' => 'is-spare alignwide' ];
		self::assertStringContainsString( 'fr-cart__open', self::printed( $spare ) );
		self::assertSame( '', self::printed( $spare ) );
		self::assertStringContainsString( 'fr-cart__open', self::printed( [ 'className' => 'is-sparely' ] ) );
	}

	public function test_what_is_printed_is_the_same_for_everybody(): void {
		$before             = preg_replace( '/cart-\d+/', 'cart-N', self::printed( [] ) );
		$_COOKIE['woocommerce_items_in_cart'] = '1';
		$this->sign_in( 'administrator' );
		$after = preg_replace( '/cart-\d+/', 'cart-N', self::printed( [] ) );
		unset( $_COOKIE['woocommerce_items_in_cart'] );
		self::assertSame( $before, $after );
		self::assertStringNotContainsStringIgnoringCase( 'nonce', (string) $after );
	}

	public function test_its_word_is_read_out_where_it_is_not_shown(): void {
		self::assertStringContainsString( '<span class="fr-cart__label screen-reader-text">Cart</span>', self::printed( [] ) );
		self::assertStringContainsString( '<span class="fr-cart__label">Cart</span>', self::printed( [ 'showLabel' => true ] ) );
	}

	public function test_on_the_page_of_the_cart_it_opens_nothing(): void {
		add_filter( 'woocommerce_is_cart', '__return_true' );
		$html = self::printed( [] );
		self::assertStringContainsString( 'fr-cart__open', $html );
		self::assertStringNotContainsString( '<dialog', $html );
		self::assertStringNotContainsString( 'data-island', $html );
	}
}
