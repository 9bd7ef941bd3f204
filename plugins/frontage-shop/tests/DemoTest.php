<?php

declare( strict_types = 1 );

namespace Frontage\Shop\Tests;

use Frontage\Tests\ShopTestCase;
use function Frontage\Demo\Shop\{ describe, lead_there };

/** The demo's shop can be found, says what it sells, and takes an order. */
final class DemoTest extends ShopTestCase {

	protected function setUp(): void {
		parent::setUp();
		require_once dirname( __DIR__, 3 ) . '/demo/content/shop-pages.php';
	}

	public function test_there_is_a_way_to_pay(): void {
		foreach ( [ 'cod', 'bacs' ] as $way ) {
			$settings = get_option( "woocommerce_{$way}_settings" );
			self::assertSame( 'yes', is_array( $settings ) ? $settings['enabled'] : null, $way );
		}
	}

	public function test_each_product_says_what_it_is(): void {
		describe( $this->products );
		foreach ( [ 'MUG-1', 'NOTE-1', 'LAMP-1', 'LIC-1', 'PEN-1', 'CHAIR-1', 'SHIRT' ] as $sku ) {
			$post = get_post( $this->products[ $sku ] );
			self::assertNotSame( '', $post?->post_excerpt, $sku );
			self::assertStringContainsString( '<p>', (string) $post?->post_content, $sku );
		}
	}

	public function test_the_menu_leads_to_it_and_the_header_has_its_cart_each_in_its_place(): void {
		$make   = static fn ( string $type, string $name, string $content ): int => (int) wp_insert_post( wp_slash( [ 'post_type' => $type, 'post_name' => $name, 'post_title' => $name, 'post_status' => 'publish', 'post_content' => $content ] ) );
		$menu   = $make( 'wp_navigation', 'main-menu', '<!-- wp:navigation-link {"label":"Work","url":"\/work\/"} /--><!-- wp:navigation-link {"label":"Contact","url":"\/contact\/"} /-->' );
		$header = $make( 'wp_template_part', 'header', "<!-- wp:frontage/menu /-->\n\n<!-- wp:frontage/search /-->" );
		lead_there();
		$links = parse_blocks( (string) get_post( $menu )?->post_content );
		self::assertSame( [ 'Work', 'Shop', 'Contact' ], array_map( static fn ( array $link ): mixed => $link['attrs']['label'], $links ) );
		self::assertSame( wp_make_link_relative( (string) get_post_type_archive_link( 'product' ) ), $links[1]['attrs']['url'] );
		self::assertSame( "<!-- wp:frontage/menu /-->\n\n<!-- wp:frontage/cart /-->\n\n<!-- wp:frontage/search /-->", get_post( $header )?->post_content );
	}
}
