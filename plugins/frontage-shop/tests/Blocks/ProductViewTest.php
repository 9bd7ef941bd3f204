<?php

declare( strict_types = 1 );

namespace Frontage\Shop\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/shop/product-view, and of the list that comes after it. */
final class ProductViewTest extends BlockTestCase {

	protected const BLOCK = 'frontage/product-view';

	private const LIST = '<ul class="products columns-4"><li>One</li></ul><ul class="products"><li>Related</li></ul>';

	private static function list_of( string $block, string $html = self::LIST ): string {
		return (string) apply_filters( 'render_block', $html, [ 'blockName' => $block, 'attrs' => [] ], new \WP_Block( [ 'blockName' => 'core/group', 'attrs' => [], 'innerBlocks' => [], 'innerHTML' => '', 'innerContent' => [] ] ) );
	}

	/** @return list<?string> The view of each of its lists, said twice: by an attribute and by a class, beside those that it had. */
	private static function views( string $html ): array {
		$views = [];
		for ( $tags = new \WP_HTML_Tag_Processor( $html ); $tags->next_tag( 'UL' ); ) {
			$view = $tags->get_attribute( 'data-frontage-view' );
			self::assertTrue( $tags->has_class( 'products' ) );
			self::assertSame( [ 'grid' === $view, 'list' === $view ], [ $tags->has_class( 'is-grid' ), $tags->has_class( 'is-list' ) ] );
			$views[] = is_string( $view ) ? $view : null;
		}
		return $views;
	}

	/** @return list<array{ string|null, string, bool }> Its links: address, view, whether it is the one that is on. */
	private static function links( string $html ): array {
		$links = [];
		for ( $tags = new \WP_HTML_Tag_Processor( $html ); $tags->next_tag( 'A' ); ) {
			$links[] = [ $tags->get_attribute( 'href' ), $tags->get_attribute( 'data-view' ), null !== $tags->get_attribute( 'aria-current' ) ];
		}
		return $links;
	}

	public function test_without_script_links_choose_and_the_next_list_follows(): void {
		$_SERVER['REQUEST_URI'] = '/shop/page/2/?orderby=price';
		self::assertSame( [ [ '/shop/page/2/?orderby=price', 'grid', true ], [ '/shop/page/2/?orderby=price&#038;view=list', 'list', false ] ], array_map( static fn ( array $link ): array => [ str_replace( '&', '&#038;', (string) $link[0] ), $link[1], $link[2] ], self::links( self::printed( [] ) ) ) );
		$_GET['view'] = 'list';
		$links        = self::links( self::printed( [] ) );
		self::assertTrue( $links[1][2] );
		self::assertSame( [ 'list', null ], self::views( self::list_of( 'woocommerce/legacy-template' ) ) );
	}

	public function test_only_the_next_list_after_a_switch_is_touched(): void {
		self::assertSame( [ null, null ], self::views( self::list_of( 'woocommerce/legacy-template' ) ), 'Without a switch.' );
		self::printed( [] );
		self::assertSame( [ null, null ], self::views( self::list_of( 'core/paragraph' ) ) );
		self::assertSame( [ 'grid', null ], self::views( self::list_of( 'woocommerce/legacy-template' ) ) );
		self::assertSame( [ null, null ], self::views( self::list_of( 'woocommerce/legacy-template' ) ) );
		self::printed( [] );
		self::assertStringContainsString( 'data-frontage-view="grid"', self::list_of( 'woocommerce/product-template', '<ul class="wc-block-product-template"></ul>' ) );
	}

	public function test_an_address_cannot_bring_in_another_word(): void {
		$_GET['view'] = '"><script>';
		self::printed( [] );
		self::assertStringContainsString( 'data-frontage-view="grid"', self::list_of( 'woocommerce/legacy-template' ) );
		$_GET['view'] = [ 'list' ];
		self::assertStringNotContainsString( 'view="list" aria-current', self::printed( [] ) );
		self::list_of( 'woocommerce/legacy-template' );
	}

	public function test_in_one_row_with_the_sorting_it_stands_where_that_is_printed_and_once(): void {
		wp_dequeue_script( 'frontage-product-view' );
		self::assertSame( '', trim( self::printed( [ 'withSorting' => true ] ) ) );
		self::assertTrue( wp_script_is( 'frontage-product-view' ), 'Its script is there all the same.' );
		$loop = static function (): string {
			ob_start();
			do_action( 'woocommerce_before_shop_loop' );
			return (string) ob_get_clean();
		};
		add_action( 'woocommerce_before_shop_loop', static fn () => print( '<p>Sorting</p>' ), 30 );
		$row = $loop();
		self::assertStringStartsWith( '<div class="fr-product-view-row"><p>Sorting</p><div', $row );
		self::assertStringEndsWith( '</div></div>', $row );
		self::assertCount( 2, self::links( $row ) );
		self::assertSame( '<p>Sorting</p>', $loop() );
		self::assertSame( [ 'grid', null ], self::views( self::list_of( 'woocommerce/legacy-template' ) ) );
	}

	public function test_the_description_of_a_product_waits_in_the_grid(): void {
		self::printed( [] );
		self::list_of( 'woocommerce/legacy-template' );
		$GLOBALS['post'] = get_post( (int) wp_insert_post( [ 'post_title' => 'Mug', 'post_excerpt' => 'A <b>simple</b> mug & more.', 'post_status' => 'publish' ] ) );
		ob_start();
		do_action( 'woocommerce_after_shop_loop_item' );
		self::assertStringEndsWith( '<p class="fr-product-view__text">A simple mug &amp; more.</p>', (string) ob_get_clean() );
	}

	public function test_a_page_with_it_has_one_line_in_its_head_and_waits_for_no_file(): void {
		self::forget_script();
		self::assertSame( '', self::head(), 'A page without it.' );
		self::printed( [] );
		self::printed( [] );
		$head = self::head();
		self::assertSame( 1, substr_count( $head, '<script' ) );
		self::assertStringNotContainsString( ' src=', $head );
		self::assertStringContainsString( 'frontage:shop-view', $head );
		self::assertStringContainsString( 'frontageView', $head );
		self::assertLessThan( 400, strlen( $head ) );
		self::assertSame( '', self::head(), 'Once.' );
	}

	private static function forget_script(): void {
		wp_deregister_script( 'frontage-product-view' );
		wp_scripts()->done = array_values( array_diff( wp_scripts()->done, [ 'frontage-product-view' ] ) );
	}

	/** What is printed into the head for it. */
	private static function head(): string {
		ob_start();
		wp_scripts()->do_items( [ 'frontage-product-view' ], 0 );
		return trim( (string) ob_get_clean() );
	}
}
