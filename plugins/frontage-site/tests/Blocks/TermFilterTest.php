<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/term-filter; hostile attributes come with BlockTestCase. */
final class TermFilterTest extends BlockTestCase {

	protected const BLOCK = 'frontage/term-filter';

	/** @var list<int> */
	private array $posts = [];

	protected function setUp(): void {
		parent::setUp();
		foreach ( [ 'Bridges', 'Halls' ] as $name ) {
			$term          = wp_insert_term( $name, 'category' );
			$this->posts[] = (int) wp_insert_post( [ 'post_title' => "One of $name", 'post_status' => 'publish', 'post_category' => [ is_array( $term ) ? (int) $term['term_id'] : 0 ] ] );
		}
	}

	protected function tearDown(): void {
		$_GET = [];
		foreach ( $this->posts as $post ) {
			wp_delete_post( $post, true );
		}
		foreach ( [ 'bridges', 'halls' ] as $slug ) {
			$term = get_term_by( 'slug', $slug, 'category' );
			wp_delete_term( $term instanceof \WP_Term ? $term->term_id : 0, 'category' );
		}
		parent::tearDown();
	}

	public function test_each_term_has_an_address_and_the_chosen_one_says_so(): void {
		$_GET = [ 'fr_category' => 'bridges' ];
		$html = self::printed( [ 'anchor' => 'work', 'showCounts' => true ] );
		self::assertMatchesRegularExpression( '~href="[^"]*\?fr_category=bridges#work" aria-current="true">Bridges\s*<span class="fr-term-filter__count">1</span>~', $html );
		self::assertMatchesRegularExpression( '~href="[^"]*\?fr_category=halls#work">Halls~', $html );
		self::assertStringContainsString( '#work">All<', $html );
	}

	public function test_several_at_once_are_added_and_taken_away(): void {
		$_GET = [ 'fr_category' => 'bridges' ];
		$html = self::printed( [ 'multiple' => true ] );
		self::assertStringContainsString( 'fr_category=bridges,halls#', html_entity_decode( $html ) );
		self::assertSame( 0, preg_match( '~href="[^"]*fr_category[^"]*"[^>]*>Bridges~', $html ) );
	}

	public function test_a_list_to_choose_from_keeps_what_else_the_address_says(): void {
		$_GET = [ 'lang' => '"><script>', '[x]' => '[gallery ids="1"]', 'fr_category' => 'halls', 'query-0-page' => '2' ];
		$html = self::printed( [ 'display' => 'select' ] );
		self::assertStringContainsString( '<option value="halls" selected', $html );
		self::assertStringContainsString( 'name="lang"', $html );
		self::assertStringNotContainsString( 'query-0-page', $html );
		self::assertStringNotContainsString( '<script', $html );
		self::assertStringContainsString( 'gallery', $html );
		self::assertStringNotContainsString( '[', $html, 'A shortcode in the address would run.' );
	}

	public function test_the_list_around_it_is_narrowed_and_no_other(): void {
		$_GET = [ 'fr_category' => 'bridges' ];
		$list = static fn ( int $id, string $filter ): string => do_blocks( '<!-- wp:query {"queryId":' . $id . ',"query":{"perPage":9,"postType":"post"}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template -->' . $filter . '</div><!-- /wp:query -->' );
		$html = $list( 3, '<!-- wp:frontage/term-filter /-->' );
		self::assertStringContainsString( 'One of Bridges', $html );
		self::assertStringNotContainsString( 'One of Halls', $html );
		self::assertStringContainsString( 'data-found="1 result"', $html );
		self::assertStringContainsString( 'One of Halls', $list( 4, '' ) );
	}

	public function test_it_works_from_inside_a_synced_pattern(): void {
		$_GET          = [ 'fr_category' => 'bridges' ];
		$this->posts[] = $id = (int) wp_insert_post( [ 'post_type' => 'wp_block', 'post_title' => 'Filter', 'post_status' => 'publish', 'post_content' => '<!-- wp:frontage/term-filter /-->' ] );
		$html          = do_blocks( '<!-- wp:query {"queryId":5,"query":{"perPage":9,"postType":"post"}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --><!-- wp:block {"ref":' . $id . '} /--></div><!-- /wp:query -->' );
		self::assertStringContainsString( 'One of Bridges', $html );
		self::assertStringNotContainsString( 'One of Halls', $html );
	}

	public function test_a_list_that_is_the_pages_own_is_narrowed_too(): void {
		global $wp_the_query;
		$_GET  = [ 'fr_category' => 'bridges', 'fr_nav_menu' => 'x' ];
		$mine  = $wp_the_query;
		$query = new \WP_Query();
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- The page's own query, put back below.
		$wp_the_query = $query;
		$titles       = array_column( $query->query( [ 'post_type' => 'post' ] ), 'post_title' );
		$query->query( [ 'category_name' => 'halls' ] );
		$where = $query->get_queried_object();
		$none  = $query->posts;
		$_GET  = [];
		// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
		$wp_the_query = $mine;
		self::assertSame( [ 'One of Bridges' ], $titles );
		self::assertSame( 'halls', $where instanceof \WP_Term ? $where->slug : '' );
		self::assertSame( [], $none );
	}

	public function test_no_address_leads_to_another_host(): void {
		$before                 = $_SERVER['REQUEST_URI'] ?? '/'; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput
		$_SERVER['REQUEST_URI'] = '//evil.example/x?fr_category=halls';
		$html                   = self::printed( [] ) . self::printed( [ 'display' => 'select' ] );
		$_SERVER['REQUEST_URI'] = $before;
		self::assertStringContainsString( 'evil.example/x', $html );
		self::assertSame( 0, preg_match( '~(href|action)="(//|https?://evil)~', $html ) );
	}

	public function test_nonsense_in_the_address_finds_all(): void {
		$_GET = [ 'fr_category' => [ 'x' ] ];
		self::assertStringContainsString( 'aria-current="true">All', self::printed( [] ) );
		self::assertSame( '', trim( self::printed( [ 'taxonomy' => 'no-such' ] ) ) );
		self::assertSame( '', trim( self::printed( [ 'taxonomy' => 'nav_menu' ] ) ) );
	}
}
