<?php

declare( strict_types = 1 );

namespace Frontage\Shop\Tests;

use Frontage\Kit\Starter\StarterItems;
use Frontage\Kit\Starter\StarterProgress;
use Frontage\Shop\StarterProducts;
use Frontage\Tests\ShopTestCase;

require_once dirname( __DIR__, 3 ) . '/tests/ShopTestCase.php';

/** What a starter site that is a shop begins with. */
final class StarterProductsTest extends ShopTestCase {

	public function test_a_shop_begins_with_products_that_can_be_bought(): void {
		$this->sign_in( 'administrator' );
		$items = array_filter( StarterItems::for_look( 'shop' ), static fn ( string $key ): bool => str_starts_with( $key, 'product:' ), ARRAY_FILTER_USE_KEY );
		self::assertSame( array_map( static fn ( int $number ): string => "product:$number", range( 1, 8 ) ), array_keys( $items ) );
		$categories = [];
		foreach ( $items as $item ) {
			self::assertTrue( current_user_can( $item->capability ) );
			$id = ( $item->make )( new StarterProgress( [], [] ) );
			self::assertIsInt( $id );
			self::assertSame( [ 'product', 'publish', $item->title ], [ get_post_type( $id ), get_post_status( $id ), get_the_title( $id ) ] );
			self::assertGreaterThan( 0, (float) get_post_meta( $id, '_price', true ) );
			self::assertNotSame( '', (string) wp_get_attachment_url( (int) get_post_thumbnail_id( $id ) ) );
			$categories = [ ...$categories, ...wp_get_object_terms( $id, 'product_cat', [ 'fields' => 'names' ] ) ];
		}
		self::assertSame( [ 'Table' => 3, 'Kitchen' => 3, 'Light' => 1, 'Sets' => 1 ], array_count_values( $categories ) );
	}

	public function test_other_looks_have_none(): void {
		self::assertSame( [], StarterProducts::add( [], 'agency' ) );
	}
}
