<?php

declare( strict_types = 1 );

namespace Frontage\Shop\Tests;

use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The theme's templates for shops are good block markup, whether WooCommerce is there or not. */
final class TemplatesTest extends WordPressTestCase {

	/** @return array<string, array{ string }> */
	public static function templates(): array {
		// Not by GLOB_BRACE, which is not there on every system.
		$files = preg_grep( '~/(?:[^/]*product[^/]*|page-cart|page-checkout|order-confirmation)\.html$~', glob( dirname( __DIR__, 3 ) . '/themes/frontage/templates/*.html' ) ?: [] ) ?: [];
		sort( $files );
		return array_combine( array_map( static fn ( string $file ): string => basename( $file, '.html' ), $files ), array_map( static fn ( string $file ): array => [ $file ], $files ) );
	}

	public function test_each_page_of_a_shop_has_one(): void {
		self::assertSame( [ 'archive-product', 'order-confirmation', 'page-cart', 'page-checkout', 'product-search-results', 'single-product', 'taxonomy-product_brand', 'taxonomy-product_cat', 'taxonomy-product_tag' ], array_keys( self::templates() ) );
	}

	#[DataProvider( 'templates' )]
	public function test_its_blocks_are_whole_and_known( string $file ): void {
		$text   = (string) file_get_contents( $file );
		$blocks = parse_blocks( $text );
		self::assertSame( trim( $text ), trim( serialize_blocks( $blocks ) ), 'It comes back as it was written.' );
		$loose = array_filter( $blocks, static fn ( array $block ): bool => null === $block['blockName'] && '' !== trim( $block['innerHTML'] ) );
		self::assertSame( [], $loose, 'Nothing stands between its blocks.' );
		self::assertSame( 1, substr_count( $text, '<main' ) );
		preg_match_all( '#<!-- wp:([a-z0-9/-]+)#', $text, $names );
		foreach ( $names[1] as $name ) {
			$name = str_contains( $name, '/' ) ? $name : "core/$name";
			self::assertTrue( 'woocommerce/legacy-template' === $name || \WP_Block_Type_Registry::get_instance()->is_registered( $name ), $name );
		}
	}

	#[DataProvider( 'templates' )]
	public function test_without_woocommerce_it_prints_no_error( string $file ): void {
		$html = do_blocks( (string) file_get_contents( $file ) );
		self::assertStringContainsString( '<main', $html );
		self::assertStringNotContainsString( 'wp:woocommerce', $html );
	}
}
