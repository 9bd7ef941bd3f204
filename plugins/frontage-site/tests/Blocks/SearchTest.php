<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Overlays\OverlayRegistry;
use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/search; hostile attributes come with BlockTestCase. */
final class SearchTest extends BlockTestCase {

	protected const BLOCK = 'frontage/search';

	/** With what it leaves for the end of the page. */
	protected static function printed( array $attributes ): string {
		$here = parent::printed( $attributes );
		ob_start();
		OverlayRegistry::print();
		return $here . ob_get_clean();
	}

	public function test_a_button_is_a_link_to_the_search_that_opens_one_over_the_window(): void {
		$html = self::printed( [] );
		self::assertSame( 1, preg_match( '/<a class="fr-search__open" href="[^"]*\/\?s=" data-overlay="([\w-]+)" aria-haspopup="dialog" aria-label="Search">/', $html, $found ), $html );
		self::assertMatchesRegularExpression( "/<dialog id=\"fr-open-search\".*<form [^>]*id=\"fr-open-{$found[1]}\"/s", $html, 'Called from elsewhere, and by its own button.' );
		self::assertStringContainsString( 'fr-overlay--full', $html );
		self::assertStringContainsString( 'placeholder="Search and press Enter"', $html );
		self::assertSame( 1, preg_match( '/<input[^>]*name="s"[^>]*required/', $html ) );
		self::assertMatchesRegularExpression( '/<input(?=[^>]*name="s")[^>]* aria-invalid="false"/', $html, 'Nothing is wrong before somebody has typed.' );
	}

	public function test_a_field_stands_in_the_page_without_an_overlay(): void {
		$html = self::printed( [ 'layout' => 'inline', 'placeholder' => 'Find…' ] );
		self::assertStringNotContainsString( '<dialog', $html );
		self::assertStringContainsString( 'placeholder="Find…"', $html );
	}

	public function test_it_searches_what_was_chosen_and_is_there(): void {
		$html = self::printed( [ 'postTypes' => [ 'page', 'gone', 'post' ] ] );
		self::assertStringContainsString( 'name="post_type[0]" value="page"', $html );
		self::assertStringContainsString( 'name="post_type[1]" value="post"', $html );
		self::assertStringNotContainsString( 'gone', $html );
	}

	public function test_searches_alike_share_one_overlay(): void {
		$html = parent::printed( [] ) . self::printed( [] ) . self::printed( [ 'placeholder' => 'Other' ] );
		self::assertSame( 2, substr_count( $html, '<dialog' ) );
	}

	public function test_links_know_the_first_of_a_page_by_its_plain_name(): void {
		$html = parent::printed( [] ) . self::printed( [ 'placeholder' => 'Other' ] ) . self::printed( [ 'label' => 'Next page' ] );
		preg_match_all( '/<dialog id="([^"]+)"/', $html, $ids );
		self::assertCount( 3, $ids[1] );
		self::assertSame( [ 'fr-open-search', 'fr-open-search' ], [ $ids[1][0], $ids[1][2] ] );
		self::assertStringStartsWith( 'fr-open-search-', $ids[1][1] );
	}

	public function test_an_overlay_that_an_owner_called_search_keeps_its_name(): void {
		$html = do_blocks( '<!-- wp:frontage/overlay {"name":"search"} --><!-- wp:heading --><h2>Ours</h2><!-- /wp:heading --><!-- /wp:frontage/overlay -->' ) . self::printed( [] );
		self::assertSame( 1, substr_count( $html, 'id="fr-open-search"' ) );
		self::assertMatchesRegularExpression( '/id="fr-open-search-\w{6}"/', $html );
	}

	public function test_an_overlay_called_search_further_down_takes_the_name_and_both_are_there(): void {
		$ours = '<!-- wp:frontage/overlay {"name":"search"} --><!-- wp:heading --><h2>Ours</h2><!-- /wp:heading --><!-- /wp:frontage/overlay -->';
		$html = parent::printed( [] ) . do_blocks( $ours ) . self::printed( [] );
		self::assertSame( 2, substr_count( $html, '<dialog' ) );
		self::assertSame( 1, preg_match( '/<dialog [^>]*id="fr-open-search".*?<\/dialog>/s', $html, $found ) );
		self::assertStringContainsString( 'Ours', $found[0] );
		preg_match_all( '/data-overlay="([\w-]+)"/', $html, $buttons );
		self::assertSame( 1, count( array_unique( $buttons[1] ) ) );
		self::assertMatchesRegularExpression( "/<dialog id=\"fr-open-search-\w{6}\"[^>]*fr-search-overlay.*<form [^>]*id=\"fr-open-{$buttons[1][0]}\"/s", $html );
		preg_match_all( '/ id="([^"]+)"/', $html, $ids );
		self::assertSame( array_unique( $ids[1] ), $ids[1] );
	}

	public function test_suggestions_are_asked_for_and_come_with_the_first_touch_of_the_field(): void {
		self::assertStringNotContainsString( 'data-island', self::printed( [] ) );
		$html = self::printed( [ 'suggestions' => true, 'postTypes' => [ 'page' ], 'layout' => 'inline' ] );
		self::assertSame( 1, preg_match( '/<div data-island="frontage\/search" data-props="([^"]+)" data-on-touch class="wp-block-search__inside-wrapper/', $html, $found ), $html );
		$props = json_decode( html_entity_decode( $found[1], ENT_QUOTES ), true );
		wp_parse_str( (string) wp_parse_url( $props['address'], PHP_URL_QUERY ), $asked );
		self::assertSame( [ 'type' => 'post', 'subtype' => 'page', 'per_page' => '6', '_fields' => 'title,url' ], array_diff_key( $asked, [ 'rest_route' => '' ] ) );
		self::assertCount( 7, $props['counts'] );
		self::assertStringContainsString( '2 suggestions', $props['counts'][2] );
	}

	public function test_suggestions_know_no_more_than_the_search_itself(): void {
		register_post_type( 'lesson', [ 'public' => true, 'show_in_rest' => true, 'exclude_from_search' => true ] );
		$html = self::printed( [ 'suggestions' => true, 'layout' => 'inline' ] );
		unregister_post_type( 'lesson' );
		self::assertSame( 1, preg_match( '/data-props="([^"]+)"/', $html, $found ), $html );
		$props = json_decode( html_entity_decode( $found[1], ENT_QUOTES ), true );
		wp_parse_str( (string) wp_parse_url( $props['address'], PHP_URL_QUERY ), $asked );
		$types = explode( ',', $asked['subtype'] );
		self::assertContains( 'post', $types );
		self::assertContains( 'page', $types );
		self::assertNotContains( 'lesson', $types );
		$request = new \WP_REST_Request( 'GET', '/wp/v2/search' );
		$request->set_query_params( array_diff_key( $asked, [ 'rest_route' => '' ] ) );
		self::assertSame( 200, rest_do_request( $request )->get_status() ); // WordPress knows each of them.
	}

	public function test_what_nobody_may_ask_for_gets_no_suggestions(): void {
		register_post_type( 'hidden_note', [ 'public' => true, 'show_in_rest' => false ] );
		$html = self::printed( [ 'suggestions' => true, 'postTypes' => [ 'hidden_note' ] ] );
		unregister_post_type( 'hidden_note' );
		self::assertStringContainsString( 'value="hidden_note"', $html );
		self::assertStringNotContainsString( 'data-island', $html );
	}
}
