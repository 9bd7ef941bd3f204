<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Blocks;

use Frontage\Site\Overlays\OverlayRegistry;
use Frontage\Tests\BlockTestCase;

/** The markup of blocks/site/menu; hostile attributes come with BlockTestCase. */
final class MenuTest extends BlockTestCase {

	protected const BLOCK = 'frontage/menu';

	protected const INNER = '<!-- wp:navigation-submenu {"label":"Services","url":"/services/"} --><!-- wp:navigation-link {"label":"Bridges","url":"/bridges/"} /--><!-- /wp:navigation-submenu -->';

	/** Where it stands, and its drawer. */
	protected static function printed( array $attributes ): string {
		return parent::printed( $attributes ) . self::drawer();
	}

	private static function drawer(): string {
		ob_start();
		OverlayRegistry::print();
		return (string) ob_get_clean();
	}

	/** A menu of these items in the page. */
	private static function menu( string $items, string $attributes = '' ): string {
		$html = do_blocks( "<!-- wp:frontage/menu $attributes -->$items<!-- /wp:frontage/menu -->" );
		self::drawer();
		return $html;
	}

	/** @param array<string, mixed> $attributes */
	private static function item( string $label, string $url = '#', array $attributes = [], string $inner = '' ): string {
		return serialize_block(
			[
				'blockName'    => '' === $inner ? 'core/navigation-link' : 'core/navigation-submenu',
				'attrs'        => [
					'label' => $label,
					'url'   => $url,
				] + $attributes,
				'innerBlocks'  => [],
				'innerHTML'    => $inner,
				'innerContent' => [ $inner ],
			]
		);
	}

	private function entity( string $items, string $status = 'publish' ): int {
		return (int) wp_insert_post(
			[
				'post_type'    => 'wp_navigation',
				'post_status'  => $status,
				'post_title'   => 'Main',
				'post_content' => $items,
			]
		);
	}

	public function test_a_submenu_is_a_link_a_button_and_a_list(): void {
		$html = self::menu( self::INNER );
		self::assertSame( 1, preg_match( '~<a class="fr-menu__link" href="/services/"><span>Services</span></a><button type="button" class="fr-menu__open" aria-expanded="false" aria-controls="([\w-]+)" aria-label="Submenu: Services"></button><div class="fr-menu__sub" id="([\w-]+)"><ul><li class="fr-menu__item fr-menu__own"><a class="fr-menu__link" href="/services/">~', $html, $found ) );
		self::assertSame( $found[1], $found[2] );
		self::assertStringNotContainsString( 'role="menu', $html );
		self::assertSame( 1, substr_count( $html, '<nav' ) );
	}

	public function test_a_narrow_window_opens_the_list_without_any_script_and_after_no_time(): void {
		$html = self::menu( self::INNER );
		self::assertSame( 1, preg_match( '~<button type="button" class="fr-menu-toggle"[^>]* popovertarget="([\w-]+)">~', $html, $found ) );
		self::assertStringContainsString( "<div class=\"fr-menu-panel\" id=\"$found[1]\" popover><ul class=\"fr-menu__list\">", $html );
		self::assertStringContainsString( "popovertarget=\"$found[1]\" popovertargetaction=\"hide\" aria-label=\"Close (Esc)\"></button></div></nav>", $html );
		$rules = implode( '', wp_styles()->get_data( 'frontage-menu-style', 'after' ) ?: [] );
		self::assertStringContainsString( '@supports selector(:popover-open){@media (width < 1199px) and (scripting: enabled)', $rules );
		$style = (string) file_get_contents( dirname( __DIR__, 4 ) . '/blocks/site/menu/style.css' );
		self::assertDoesNotMatchRegularExpression( '~@keyframes|animation~', $style, 'What unfolds it by a clock moves the page.' );
	}

	public function test_a_parent_that_leads_nowhere_is_a_button_and_has_no_page_of_its_own(): void {
		foreach ( [ '#', '' ] as $url ) {
			$html = self::menu( self::item( 'About', $url, [], self::item( 'People', '/people/' ) ) );
			self::assertMatchesRegularExpression( '~<button type="button" class="fr-menu__link fr-menu__open" aria-expanded="false" aria-controls="[\w-]+"><span>About</span></button>~', $html );
			self::assertStringNotContainsString( 'fr-menu__own', $html );
		}
	}

	public function test_four_levels_are_four_lists_and_each_button_has_its_own(): void {
		$html = self::menu( self::item( '1', '/1/', [], self::item( '2', '/2/', [], self::item( '3', '/3/', [], self::item( '4', '/4/' ) ) ) ) );
		self::assertSame( 3, preg_match_all( '/aria-controls="(fr-menu-[\d-]+)"/', $html, $found ) );
		self::assertSame( 3, count( array_unique( $found[1] ) ) );
		foreach ( $found[1] as $id ) {
			self::assertSame( 1, substr_count( $html, "id=\"$id\"" ) );
		}
		self::assertSame( 4, substr_count( $html, '<ul' ) );
		self::assertSame( substr_count( $html, '<li' ), substr_count( $html, '</li>' ) );
	}

	public function test_sixty_items_stand_in_columns_that_are_read_downwards(): void {
		$items = implode( '', array_map( static fn ( int $at ): string => self::item( "Item $at", "/$at/" ), range( 1, 60 ) ) );
		self::assertSame( 60, substr_count( self::menu( $items ), '<li' ) );
		$html = self::menu( self::item( 'All', '/all/', [], $items ) );
		self::assertStringContainsString( '<ul class="fr-menu__long" style="--fr-menu-rows:15">', $html );
		self::assertSame( 62, substr_count( $html, '<li' ) );
	}

	public function test_the_page_that_is_shown_is_marked_and_so_is_what_leads_to_it(): void {
		$page = self::page();
		self::show( "page_id=$page" );
		$here = [
			'id'   => $page,
			'kind' => 'post-type',
			'type' => 'page',
		];
		$html = self::menu( self::item( 'Up', '/up/', [], self::item( 'Here', '/here/', $here ) . self::item( 'There', '/there/' ) ) );
		self::assertSame( 1, substr_count( $html, 'aria-current="page"' ) );
		self::assertMatchesRegularExpression( '~aria-current="page"[^>]*><span>Here~', $html );
		self::assertStringContainsString( 'fr-menu__parent is-current-ancestor', $html );
		self::assertStringNotContainsString( 'aria-current', self::menu( self::item( 'A term', '/here/', [ 'id' => $page, 'kind' => 'taxonomy' ] ) ) );
	}

	public function test_an_address_alone_is_the_page_too_but_no_part_of_a_page_is(): void {
		self::show( '' );
		foreach ( [ home_url(), home_url( '/' ), '/' ] as $url ) {
			self::assertStringContainsString( 'aria-current="page"', self::menu( self::item( 'Home', $url ) ), $url );
		}
		foreach ( [ '/#prices', home_url( '/?s=x' ), 'https://elsewhere.example/', '//elsewhere.example/' ] as $url ) {
			self::assertStringNotContainsString( 'aria-current', self::menu( self::item( 'Home', $url ) ), $url );
		}
		self::assertStringContainsString( 'aria-current="page"', self::menu( '<!-- wp:home-link /-->' ) );
	}

	public function test_the_list_that_an_entry_stands_in_is_marked_on_the_entry(): void {
		$journal = self::page( 'Journal' );
		$entry   = (int) wp_insert_post(
			[
				'post_title'  => 'Entry',
				'post_status' => 'publish',
			]
		);
		$address = (string) get_permalink( $journal );
		$marked  = static fn ( string $url ): bool => str_contains( self::menu( self::item( 'Journal', $url ) ), 'fr-menu__item is-current-ancestor' );

		self::show( "p=$entry" );
		self::assertFalse( $marked( home_url( '/' ) ), 'Where the front page is that list, it stands above everything.' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_for_posts', $journal );
		self::assertTrue( $marked( $address ) );
		self::assertFalse( $marked( home_url( '/elsewhere/' ) ) );
		self::show( 'cat=1' );
		self::assertTrue( $marked( $address ), 'So is it above a category of the entries.' );
		self::show( 'page_id=' . self::page() );
		self::assertFalse( $marked( $address ) );
	}

	public function test_hostile_labels_and_addresses_come_out_harmless(): void {
		foreach ( self::hostile_values() as [ $value ] ) {
			if ( is_string( $value ) ) {
				$html = self::menu( self::item( $value . 'x', $value, [ 'rel' => $value, 'title' => $value, 'description' => $value, 'frIcon' => $value, 'frPanel' => $value ], self::item( $value . 'y', $value ) ), '{"showIcons":true,"mega":true}' );
				self::assertDoesNotMatchRegularExpression( '~<script|<img|<iframe|<style|href="\s*(javascript|data)|<[^>"]*("[^"]*"[^>"]*)*\son\w+=~i', $html, $value );
				self::assertStringEndsWith( '</nav>', trim( $html ) );
			}
		}
		self::assertStringContainsString( 'aria-label="Submenu: A &amp; B"', self::menu( self::item( 'A &amp; <strong>B</strong>', '/', [], self::item( 'C' ) ) ) );
	}

	public function test_a_menu_of_the_site_gives_its_items_and_its_name(): void {
		$menu = $this->entity( self::item( 'Only', '/only/' ) );
		$html = self::menu( '', "{\"ref\":$menu}" );
		self::assertStringContainsString( '<span>Only</span>', $html );
		self::assertMatchesRegularExpression( '/<nav [^>]*aria-label="Main/', $html );
		self::assertMatchesRegularExpression( '/<nav [^>]*aria-label="Top/', self::menu( '', "{\"ref\":$menu,\"ariaLabel\":\"Top\"}" ) );
	}

	public function test_two_menus_have_names_and_ids_of_their_own(): void {
		$menu = $this->entity( self::INNER );
		$html = self::menu( '', "{\"ref\":$menu,\"ariaLabel\":\"Twice\"}" ) . self::menu( '', "{\"ref\":$menu,\"ariaLabel\":\"Twice\"}" );
		preg_match_all( '/<nav [^>]*aria-label="(Twice[^"]*)"/', $html, $names );
		self::assertCount( 2, array_unique( $names[1] ) );
		preg_match_all( '/ id="([^"]+)"/', $html, $ids );
		self::assertSame( $ids[1], array_unique( $ids[1] ) );
	}

	public function test_a_menu_in_the_trash_prints_nothing_and_no_menu_is_the_newest_one(): void {
		$gone = $this->entity( self::item( 'Gone', '/gone/' ), 'draft' );
		self::assertSame( '', trim( self::menu( '', "{\"ref\":$gone}" ) ) );
		self::assertSame( '', trim( self::menu( '', '{"ref":99999999}' ) ) );
		$this->entity( self::item( 'Newest', '/newest/' ) );
		self::assertStringContainsString( '<span>Newest</span>', self::menu( '' ) );
		add_filter( 'block_core_navigation_render_fallback', '__return_empty_array' );
		self::assertSame( '', trim( self::menu( '' ) ) );
		remove_filter( 'block_core_navigation_render_fallback', '__return_empty_array' );
	}

	public function test_pages_stand_below_their_parents_and_what_is_not_published_is_left_out(): void {
		$parent = self::page( 'Parent' );
		$child  = self::page( 'Child', $parent );
		$draft  = (int) wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'Draft', 'post_status' => 'draft' ] );
		$html   = self::menu( "<!-- wp:page-list {\"parentPageID\":$parent} /-->" );
		self::assertStringContainsString( '<span>Child</span>', $html );
		self::assertStringNotContainsString( 'Parent', $html );
		self::assertStringContainsString( 'Submenu: Parent', self::menu( '<!-- wp:page-list /-->' ) );
		self::assertSame( '', trim( self::menu( self::item( 'Draft', '/draft/', [ 'id' => $draft, 'kind' => 'post-type', 'type' => 'page' ] ) ) ) );
		wp_delete_post( $child, true );
		wp_delete_post( $parent, true );
		wp_delete_post( $draft, true );
	}

	public function test_a_menu_of_all_pages_reads_their_titles_and_not_their_content(): void {
		$parent = self::page( 'Parent' );
		$child  = self::page( 'Child', $parent );
		$last   = self::page( 'Child of it', $child );
		$urls   = array_map( 'get_permalink', [ $parent, $child, $last ] );
		wp_cache_flush();
		$read = [];
		$note = static function ( array $posts ) use ( &$read ): array {
			$read = [ ...$read, ...$posts ];
			return $posts;
		};
		add_filter( 'the_posts', $note );
		$html = self::menu( '<!-- wp:page-list /-->' );
		remove_filter( 'the_posts', $note );
		foreach ( $urls as $url ) {
			self::assertStringContainsString( 'href="' . esc_url( (string) $url ) . '"', $html );
		}
		self::assertStringContainsString( 'Submenu: Child', $html );
		self::assertSame( [], array_filter( $read, static fn ( mixed $post ): bool => $post instanceof \WP_Post && 'page' === $post->post_type ) );
		self::assertFalse( wp_cache_get( $last, 'posts' ), 'What has no content is in no cache.' );
		self::assertSame( 'Text.', get_post( $last )?->post_content );
		array_map( static fn ( int $page ): mixed => wp_delete_post( $page, true ), [ $last, $child, $parent ] );
	}

	public function test_a_plugin_that_leaves_pages_out_of_lists_does_so_here(): void {
		$page = self::page( 'Left out' );
		$leave = static fn ( array $pages ): array => array_filter( $pages, static fn ( \WP_Post $one ): bool => $one->ID !== $page );
		add_filter( 'get_pages', $leave );
		$html = self::menu( '<!-- wp:page-list /-->' );
		remove_filter( 'get_pages', $leave );
		self::assertStringNotContainsString( 'Left out', $html );
		self::assertStringContainsString( 'Left out', self::menu( '<!-- wp:page-list /-->' ) );
		wp_delete_post( $page, true );
	}

	public function test_other_blocks_stand_as_they_are(): void {
		self::assertMatchesRegularExpression( '~<li class="fr-menu__item"><form .*role="search"~s', self::menu( '<!-- wp:search {"label":"Search"} /-->' ) );
	}

	public function test_icons_and_panels_are_shown_where_the_menu_allows_them(): void {
		$items = self::item( 'Home', '/home/', [ 'frIcon' => 'core/home' ] ) . self::item( 'All', '/all/', [ 'frPanel' => 'footer', 'frPanelWide' => true ] );
		$plain = self::menu( $items );
		self::assertStringNotContainsString( '<svg', $plain );
		self::assertStringNotContainsString( 'fr-menu__sub', $plain );
		$html = self::menu( $items, '{"showIcons":true,"mega":true}' );
		self::assertStringContainsString( '<svg', $html );
		self::assertStringContainsString( 'fr-menu__sub--wide', $html );
		self::assertStringContainsString( 'wp-block-template-part', $html );
		self::assertStringContainsString( '<div class="fr-menu__item fr-menu__own">', $html );
	}

	public function test_its_width_is_said_once_in_the_head_and_its_drawer_stands_at_the_end(): void {
		wp_styles()->registered['frontage-menu-style']->extra = [];
		self::menu( self::INNER );
		self::menu( self::INNER );
		self::menu( self::INNER, '{"breakpoint":800}' );
		$said = wp_styles()->get_data( 'frontage-menu-style', 'after' );
		self::assertIsArray( $said );
		self::assertCount( 2, $said );
		self::assertStringContainsString( '(width < 1199px)', (string) $said[0] );
		self::assertStringContainsString( '.fr-menu--800{', (string) $said[1] );

		$html = self::printed( [ 'drawerSide' => 'start', 'ariaLabel' => 'Side', 'drawerPart' => 'footer' ] );
		self::assertSame( 1, preg_match( '/aria-controls="(fr-menu-\d+-drawer)"/', $html, $found ) );
		self::assertMatchesRegularExpression( "/<dialog id=\"$found[1]\" class=\"fr-overlay fr-overlay--drawer-start fr-menu-drawer\" data-type=\"drawer-start\" aria-label=\"Side/", $html );
		self::assertStringContainsString( 'wp-block-template-part', $html );
		self::assertSame( 1, substr_count( $html, 'fr-menu__list' ), 'The list is there once.' );
	}

	public function test_its_width_is_said_in_the_footer_where_the_head_has_printed_its_style(): void {
		$styles = wp_styles();
		$done   = $styles->done;

		$styles->registered['frontage-menu-style']->extra = [];
		self::menu( self::INNER );
		$head = self::styles( 'frontage-menu-style' );
		self::assertStringContainsString( '(width < 1199px)', $head );

		self::menu( self::INNER );
		self::menu( self::INNER, '{"breakpoint":777}' );
		self::menu( self::INNER, '{"breakpoint":777}' );
		$foot         = self::styles();
		$styles->done = $done;
		self::assertSame( 1, substr_count( $foot, '.fr-menu--777{--fr-menu-sub' ), 'Once, though the head is over.' );
		self::assertStringNotContainsString( '1199', $foot, 'What the head has said is not said again.' );
	}

	/** What WordPress prints of styles now. */
	private static function styles( string|false $handle = false ): string {
		ob_start();
		wp_styles()->do_items( $handle );
		return (string) ob_get_clean();
	}

	public function test_its_name_is_counted_as_a_carousels_is(): void {
		$GLOBALS['wp_current_filter'][] = 'wp_head';
		self::menu( self::INNER, '{"ariaLabel":"Told before"}' );
		array_pop( $GLOBALS['wp_current_filter'] );
		self::assertMatchesRegularExpression( '/<nav [^>]*aria-label="Told before"/', self::menu( self::INNER, '{"ariaLabel":"Told before"}' ), 'A description of the page takes no name.' );

		do_blocks( '<!-- wp:frontage/carousel {"ariaLabel":"Ours"} --><!-- wp:paragraph --><p>1</p><!-- /wp:paragraph --><!-- /wp:frontage/carousel -->' );
		self::assertMatchesRegularExpression( '/<nav [^>]*aria-label="Ours 2"/', self::menu( self::INNER, '{"ariaLabel":"Ours"}' ) );
	}

	public function test_a_menu_that_shows_itself_has_an_end(): void {
		$id = $this->entity( 'x' );
		wp_update_post(
			[
				'ID'           => $id,
				'post_content' => self::item( 'Once', '/once/' ) . '<!-- wp:frontage/menu {"ref":' . $id . '} /--><!-- wp:frontage/menu /-->',
			]
		);
		$html = self::printed( [ 'ref' => $id ] );
		self::assertSame( 3, substr_count( $html, 'href="/once/"' ), 'Itself, and in itself by its number and as the newest.' );
		$nested = str_repeat( '<!-- wp:frontage/menu -->', 40 ) . self::item( 'Deep', '/deep/' ) . str_repeat( '<!-- /wp:frontage/menu -->', 40 );
		self::assertStringNotContainsString( 'Deep', self::menu( $nested ) );
	}

	public function test_a_header_with_a_menu_is_there_to_choose(): void {
		$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( 'frontage-site/header' );
		self::assertIsArray( $pattern );
		self::assertSame( [ 'core/template-part/header' ], $pattern['blockTypes'] );
		$this->entity( self::item( 'Newest', '/newest/' ) );
		$html = do_blocks( (string) $pattern['content'] );
		self::drawer();
		self::assertStringContainsString( '<nav class="fr-menu', $html );
		self::assertStringContainsString( '<span>Newest</span>', $html );
	}

	public function test_more_than_seven_items_fold_at_every_width_unless_an_owner_chose_one(): void {
		$many = static fn ( int $items ): string => implode( '', array_map( static fn ( int $at ): string => self::item( "Item $at", "/$at/" ), range( 1, $items ) ) );
		self::assertStringContainsString( 'data-breakpoint="1199"', self::menu( $many( 7 ) ) );
		self::assertStringContainsString( 'data-breakpoint="9999"', self::menu( $many( 8 ) ) );
		self::assertStringContainsString( 'data-breakpoint="1400"', self::menu( $many( 8 ), '{"breakpoint":1400}' ) );
		$eight = self::item( 'Below', '/below/', [], $many( 8 ) );
		self::assertStringContainsString( 'data-breakpoint="1199"', self::menu( $eight ), 'What stands below an item does not count.' );
	}

	public function test_a_menu_of_pages_folds_at_every_width_however_few_they_are(): void {
		$all = '<!-- wp:page-list /-->';
		self::assertStringContainsString( 'data-breakpoint="9999"', self::menu( $all ) );
		self::assertStringContainsString( 'data-breakpoint="9999"', self::menu( "$all\n" . self::item( 'Shop', '/shop/' ) ), 'Beside other items, too.' );
		self::assertStringContainsString( 'data-breakpoint="1400"', self::menu( $all, '{"breakpoint":1400}' ) );
		self::assertStringContainsString( 'data-breakpoint="1199"', self::menu( self::item( 'Below', '/below/', [], $all ) ), 'What stands below an item does not count.' );
	}

	private static function page( string $title = 'Here', int $parent = 0 ): int {
		return (int) wp_insert_post(
			[
				'post_type'   => 'page',
				'post_title'  => $title,
				'post_status' => 'publish',
				'post_parent' => $parent,
				'post_content' => 'Text.',
			]
		);
	}

	/** The page that is shown, until the test is over. */
	private static function show( string $query ): void {
		$GLOBALS['wp_query'] = new \WP_Query(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- Put back below.
		$GLOBALS['wp_query']->query( $query );
	}

	protected function tearDown(): void {
		wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions.wp_reset_query_wp_reset_query -- Undoes show().
		parent::tearDown();
	}
}
