<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Starter;

use Frontage\Kit\Database\OptionLock;
use Frontage\Kit\Starter\StarterItem;
use Frontage\Kit\Starter\StarterProgress;
use Frontage\Site\Portfolio\PortfolioPostType;
use Frontage\Site\Behaviors\SiteBehaviors;
use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\GlobalStyles;
use Frontage\Site\Starter\ItemCreator;
use Frontage\Site\Starter\Looks\Look;
use Frontage\Site\Starter\StarterPlan;
use Frontage\Site\Starter\StarterUndo;
use Frontage\Site\Starter\StyleVariations;
use Frontage\Tests\RefusingDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Error;

require_once __DIR__ . '/StarterTestCase.php';

/** A starter site: what is made, what is never touched, and the way back. */
final class StarterTest extends StarterTestCase {

	use RefusingDatabase;

	public function test_what_another_request_has_stored_is_read_though_there_was_nothing_before(): void {
		global $wpdb;
		self::assertSame( '', CreatedItems::read()['look'] );
		$wpdb->insert( $wpdb->options, [ 'option_name' => CreatedItems::OPTION, 'option_value' => serialize( [ 'look' => 'trade', 'made' => [] ] ), 'autoload' => 'off' ] );
		self::assertSame( 'trade', CreatedItems::read_uncached()['look'] );
	}

	public function test_it_says_what_it_does_before_it_is_made(): void {
		update_option( 'admin_email', 'owner@example.org' );
		$lines = array_column( StarterPlan::answer( 'agency' )['effects'], 'values', 'name' );
		self::assertCount( 1, preg_grep( '/^owner@example\.org \(/', $lines['mail'] ) ?: [] );
		self::assertSame( [ [ 'This site only' ], [ 'None' ] ], [ $lines['loads'], $lines['code'] ] );
		add_filter( 'frontage_starter_parts', static fn ( array $items ): array => [ ...$items, new StarterItem( 'form:other', 'Form', 'Other', static fn (): array => [], recipients: [ 'else@example.org' ] ) ] );
		self::assertContains( 'else@example.org (Other)', array_column( StarterPlan::answer( 'agency' )['effects'], 'values', 'name' )['mail'] );
	}

	public function test_it_makes_a_whole_site_of_real_parts_and_undone_it_leaves_nothing(): void {
		$before = self::site();
		self::make( 'agency', [ 'front' ] );
		$posts = CreatedItems::posts( CreatedItems::read() );

		self::assertSame( $posts['page:home'], (int) get_option( 'page_on_front' ) );
		self::assertSame( $posts['page:news'], (int) get_option( 'page_for_posts' ) );
		self::assertSame( json_decode( GlobalStyles::variation( 'agency' ), true ), json_decode( GlobalStyles::read(), true ) );
		self::assertStringContainsString( '#d4ff3a', GlobalStyles::read() );
		$home = get_post( $posts['page:home'] )->post_content;
		self::assertStringContainsString( '"postType":"portfolio"', $home );
		self::assertStringContainsString( '{"content":{"source":"frontage/business","args":{"field":"phone","part":"link","label":"Phone"}}}', get_post( $posts['page:contact'] )->post_content );
		self::assertSame( [], self::invented( $posts ) );
		self::assertStringNotContainsString( 'wp:pattern', $home );
		foreach ( array_diff_key( StyleVariations::pages( 'agency' ), [ 'news' => [] ] ) as $name => $page ) {
			self::assertSame( [ $page['title'], 'page-wide', 1 ], [ get_the_title( $posts["page:$name"] ), get_page_template_slug( $posts["page:$name"] ), substr_count( get_post( $posts["page:$name"] )->post_content, '<h1' ) ] );
		}
		self::assertMatchesRegularExpression( '~<!-- wp:frontage/contact-form \{"form":"[0-9a-f]{7}"\} /-->~', get_post( $posts['page:contact'] )->post_content );
		self::assertNotSame( 0, get_post_thumbnail_id( $posts['work:1'] ) );
		$menu = get_post( $posts['menu:main'] );
		self::assertSame( 'publish', $menu->post_status );
		self::assertStringContainsString( sprintf( '"id":%d', $posts['page:contact'] ), $menu->post_content );
		self::assertStringEndsWith( sprintf( '"id":%d,"kind":"post-type"} /-->', $posts['page:contact'] ), $menu->post_content );
		self::assertStringContainsString( '"type":"portfolio"', $menu->post_content );
		self::assertSame( 0, self::leftovers() );
		self::assertTrue( SiteBehaviors::enabled_behaviors()['frontage/prerender']['on'] );

		self::assertSame( [], self::undo() );
		self::assertSame( $before, self::site() );
		self::assertFalse( CreatedItems::exists() );
		self::assertSame( [], SiteBehaviors::enabled_behaviors() );
	}

	public function test_an_owners_behaviors_stay(): void {
		$own = [ 'frontage/lightbox' => [ 'on' => true, 'options' => [] ] ];
		update_option( SiteBehaviors::OPTION, $own );
		self::make( 'agency' );
		self::assertSame( $own, get_option( SiteBehaviors::OPTION ) );
	}

	/** @return array<string, array{ string }> */
	public static function looks(): array {
		return array_combine( StyleVariations::names(), array_map( static fn ( string $name ): array => [ $name ], StyleVariations::names() ) );
	}

	#[DataProvider( 'looks' )]
	public function test_every_link_to_a_place_of_its_page_leads_there( string $look ): void {
		self::make( $look, [ 'front' ] );
		$nowhere = [];
		foreach ( CreatedItems::posts( CreatedItems::read() ) as $key => $id ) {
			if ( str_starts_with( $key, 'page:' ) ) {
				$html = do_blocks( get_post( $id )->post_content );
				preg_match_all( '/ href="#([^"]*)"/', $html, $found );
				foreach ( $found[1] as $place ) {
					if ( '' === $place || ! str_contains( $html, " id=\"$place\"" ) ) {
						$nowhere[] = "$key: #$place";
					}
				}
			}
		}
		self::assertSame( [], $nowhere );
	}

	#[DataProvider( 'looks' )]
	public function test_a_homepage_has_the_slider_that_its_look_names_and_no_other_is_made( string $look ): void {
		self::make( $look, [ 'front' ] );
		$posts = CreatedItems::posts( CreatedItems::read() );
		self::assertSame( self::has_slider( $look ), isset( $posts['slider:home'] ) );
		self::assertSame( self::has_slider( $look ), str_contains( get_post( $posts['page:home'] )->post_content, '<!-- wp:frontage/slider {"ref":' . ( $posts['slider:home'] ?? '' ) ) );
	}

	private static function has_slider( string $look ): bool {
		return in_array( Look::SLIDER, StyleVariations::pages( $look )['home']['patterns'], true );
	}

	/**
	 * What the pages print, while nothing is known of the firm, of ways to reach it.
	 *
	 * @param array<string, int> $posts
	 * @return list<string>
	 */
	private static function invented( array $posts ): array {
		delete_option( 'frontage_site_business' );
		$found = [];
		foreach ( $posts as $key => $id ) {
			if ( str_starts_with( $key, 'page:' ) && preg_match_all( '~(?:tel|mailto):[^"<]+|[\w.]+@[\w.]+|\+\d[\d ]{6,}|\b\d{4} Bergen\b~', html_entity_decode( do_blocks( get_post( $id )->post_content ) ), $details ) ) {
				$found = [ ...$found, ...$details[0] ];
			}
		}
		return $found;
	}

	public function test_made_twice_nothing_is_there_twice_and_what_was_thrown_away_is_made_again(): void {
		self::make( 'product' );
		$posts = CreatedItems::posts( CreatedItems::read() );
		self::make( 'product' );
		self::assertSame( $posts, CreatedItems::posts( CreatedItems::read() ) );

		wp_trash_post( $posts['page:about'] );
		self::make( 'product' );
		$now = CreatedItems::posts( CreatedItems::read() );
		self::assertNotSame( $posts['page:about'], $now['page:about'] );
		self::assertSame( array_diff_key( $posts, [ 'page:about' => 0 ] ), array_diff_key( $now, [ 'page:about' => 0 ] ) );
	}

	public function test_what_is_there_is_not_touched(): void {
		$about = self::page( 'About us', 'about-us' );
		$front = self::page( 'Front', 'front' );
		$menu  = wp_insert_post( [ 'post_type' => 'wp_navigation', 'post_status' => 'publish', 'post_title' => 'Ours', 'post_content' => '<!-- wp:home-link /-->' ] );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		GlobalStyles::write( '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"background":"#123456"}}}' );
		$kept   = array_map( get_post( ... ), [ $about, $front, $menu ] );
		$styles = GlobalStyles::read();

		self::make( 'product', [ 'front' ] );
		$posts = CreatedItems::posts( CreatedItems::read() );
		self::assertEquals( $kept, array_map( get_post( ... ), [ $about, $front, $menu ] ) );
		self::assertSame( $front, (int) get_option( 'page_on_front' ) );
		self::assertSame( $styles, GlobalStyles::read() );
		self::assertSame( 'about-us-2', get_post( $posts['page:about'] )->post_name );
		self::assertSame( 'draft', get_post( $posts['menu:main'] )->post_status );
		self::assertArrayNotHasKey( 'page:news', $posts );
		$front = array_values( array_filter( StarterPlan::answer( 'product' )['items'], static fn ( array $item ): bool => 'front:page' === $item['key'] ) )[0];
		self::assertSame( 'Your site already has a homepage.', $front['why'] );
	}

	public function test_a_look_takes_the_place_of_the_owners_styles_only_where_that_is_ticked_and_gives_them_back(): void {
		GlobalStyles::write( '{"version":3,"isGlobalStylesUserThemeJSON":true,"styles":{"color":{"background":"#123456"}}}' );
		$own = GlobalStyles::read();
		self::assertInstanceOf( WP_Error::class, ItemCreator::make( 'shop', 'look:shop', [] ) );
		self::assertSame( $own, GlobalStyles::read() );
		CreatedItems::delete();

		self::assertNull( ItemCreator::make( 'shop', 'look:shop', [ 'look' ] ) );
		self::assertNotSame( $own, GlobalStyles::read() );
		self::undo();
		self::assertSame( $own, GlobalStyles::read() );
	}

	public function test_what_was_changed_since_is_kept_with_what_it_shows(): void {
		self::make( 'agency', [ 'front' ] );
		$posts = CreatedItems::posts( CreatedItems::read() );
		wp_update_post( [ 'ID' => $posts['page:contact'], 'post_title' => 'Write to us' ] );
		wp_update_post( [ 'ID' => $posts['work:2'], 'post_content' => 'Ours.' ] );
		update_option( 'page_for_posts', 0 );

		self::assertSame( [ 'Portfolio turned on', 'Contact', 'A nine to go', 'The new homepage' ], self::in_order( self::undo(), [ 'Portfolio turned on', 'Contact', 'A nine to go', 'The new homepage' ] ) );
		self::assertSame( [ 'publish', 'publish', 'publish', 'trash' ], array_map( get_post_status( ... ), [ $posts['page:contact'], $posts['form:contact'], $posts['work:2'], $posts['page:home'] ] ) );
		self::assertTrue( PortfolioPostType::settings()['on'] );
		self::assertSame( 'posts', get_option( 'show_on_front' ) );
		self::assertNotSame( 0, get_post_thumbnail_id( $posts['work:2'] ) );
	}

	public function test_what_is_in_front_is_one_choice_and_stays_as_its_owner_made_it(): void {
		self::make( 'shop', [ 'front' ] );
		$mine = self::page( 'Mine', 'mine' );
		update_option( 'page_on_front', $mine );
		self::assertSame( [ 'The new homepage' ], self::undo() );
		self::assertSame( [ 'page', $mine ], [ get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ) ] );
	}

	public function test_a_picture_that_became_the_logo_stays(): void {
		self::make( 'agency' );
		$picture = get_post_thumbnail_id( CreatedItems::posts( CreatedItems::read() )['work:1'] );
		update_option( 'site_logo', $picture );
		self::undo();
		self::assertSame( 'attachment', get_post_type( $picture ) );
	}

	public function test_what_another_process_made_meanwhile_is_not_forgotten(): void {
		self::assertNull( ItemCreator::make( 'shop', 'page:about', [] ) );
		$other = CreatedItems::read();
		$other['made']['page:theirs'] = [ 'id' => 0 ] + $other['made']['page:about'];
		global $wpdb;
		$wpdb->update( $wpdb->options, [ 'option_value' => maybe_serialize( $other ) ], [ 'option_name' => CreatedItems::OPTION ] ); // Past the cache of this process.
		self::assertNull( ItemCreator::make( 'shop', 'page:contact', [] ) );
		self::assertArrayHasKey( 'page:theirs', CreatedItems::read()['made'] );
	}

	public function test_a_picture_that_stands_elsewhere_stays(): void {
		self::make( 'agency' );
		$picture = get_post_thumbnail_id( CreatedItems::posts( CreatedItems::read() )['work:1'] );
		$page    = self::page( 'Ours', 'ours' );
		set_post_thumbnail( $page, $picture );
		self::undo();
		self::assertSame( 'attachment', get_post_type( $picture ) );
	}

	public function test_what_a_request_left_that_died_is_swept_and_made_whole(): void {
		$half = self::page( 'Half', 'half' );
		add_post_meta( $half, CreatedItems::META, 'page:about' );
		self::assertNull( ItemCreator::make( 'shop', 'page:about', [] ) );
		self::assertSame( 'trash', get_post_status( $half ) );

		// Out of the trash again, it is its owner's.
		wp_untrash_post( $half );
		self::undo();
		self::assertNull( ItemCreator::make( 'shop', 'page:about', [] ) );
		self::assertNotSame( 'trash', get_post_status( $half ) );
	}

	public function test_a_part_that_fails_leaves_nothing_and_the_others_stand(): void {
		add_filter(
			'frontage_starter_parts',
			static function ( array $items ): array {
				$items[] = new StarterItem( 'their:refuses', 'Theirs', 'Refuses', static fn (): int|WP_Error => self::page( 'Rest', 'rest' ) ? new WP_Error( 'no', 'Not today.' ) : 0 );
				$items[] = new StarterItem( 'their:breaks', 'Theirs', 'Breaks', static fn (): int => throw new \LogicException( 'Broken.' ) );
				$items[] = new StarterItem( 'their:works', 'Theirs', 'Works', static fn ( StarterProgress $made ): int => self::page( 'Works', 'works' ), block: static fn ( int $id ): string => "<!-- wp:their/thing {\"id\":$id} /-->" );
				$items[] = 'no item';
				return $items;
			}
		);
		foreach ( [ 'their:refuses' => 'Not today.', 'their:breaks' => 'Broken.' ] as $key => $says ) {
			$failed = ItemCreator::make( 'shop', $key, [] );
			self::assertSame( [ $says, 500 ], [ $failed?->get_error_message(), $failed?->get_error_data()['status'] ?? 0 ] );
		}
		self::assertNull( get_page_by_path( 'rest' ) );
		self::assertNull( ItemCreator::make( 'shop', 'their:works', [] ) );
		$items = StarterPlan::items( 'shop' );
		$id    = CreatedItems::posts( CreatedItems::read() )['their:works'];
		self::assertSame( "<!-- wp:their/thing {\"id\":$id} /-->", ( new StarterProgress( [ 'their:works' => $id ], $items ) )->block( 'their:works' ) );
		self::assertSame( 0, self::leftovers() );
	}

	public function test_one_site_at_a_time(): void {
		self::assertNull( ItemCreator::make( 'shop', 'page:about', [] ) );
		self::assertSame( 409, ItemCreator::make( 'agency', 'page:about', [] )?->get_error_data()['status'] );
		add_option( ItemCreator::LOCK, (string) time(), '', false );
		self::assertSame( 409, ItemCreator::make( 'shop', 'page:home', [] )?->get_error_data()['status'] );
		self::assertSame( 409, StarterUndo::undo_next()?->get_error_data()['status'] );
		delete_option( ItemCreator::LOCK );
		StarterUndo::undo_next();
		self::assertSame( 409, ItemCreator::make( 'shop', 'page:home', [] )?->get_error_data()['status'], 'While it is being undone nothing is made.' );
	}

	public function test_who_was_so_slow_that_another_makes_the_item_leaves_it_to_that_one(): void {
		add_filter(
			'frontage_starter_parts',
			static function ( array $items ): array {
				$items[] = new StarterItem(
					'their:slow',
					'Theirs',
					'Slow',
					static function (): int {
						global $wpdb;
						$id = self::page( 'Slow', 'slow' );
						$wpdb->update( $wpdb->options, [ 'option_value' => time() . ' other' ], [ 'option_name' => ItemCreator::LOCK ] );
						return $id;
					}
				);
				return $items;
			}
		);
		self::assertSame( 409, ItemCreator::make( 'shop', 'their:slow', [] )?->get_error_data()['status'] );
		self::assertArrayNotHasKey( 'their:slow', CreatedItems::read_uncached()['made'] );
		self::assertNull( get_page_by_path( 'slow' ) );
		self::assertSame( 0, self::leftovers() );
		self::assertFalse( OptionLock::acquire( ItemCreator::LOCK, ItemCreator::LASTS ), 'It is still the other’s.' );
		delete_option( ItemCreator::LOCK );
	}

	public function test_what_is_not_there_and_what_one_may_not_is_said(): void {
		remove_filter( 'frontage_starter_parts', [ \Frontage\Shop\StarterProducts::class, 'add' ], 10 ); // Tests of the shop bring a WooCommerce into this process.
		self::assertSame( 'Requires: Frontage Shop, WooCommerce.', StarterPlan::items( 'shop' )['product:1']->why );
		self::assertSame( 400, ItemCreator::make( 'shop', 'product:1', [] )?->get_error_data()['status'] );
		self::assertSame( 400, ItemCreator::make( 'shop', '../wp-config.php', [] )?->get_error_data()['status'] );
		add_filter( 'user_has_cap', static fn ( array $caps ): array => [ 'publish_pages' => false ] + $caps );
		self::assertSame( 'Sorry, you are not allowed to create this on this site.', StarterPlan::blocked_reason( StarterPlan::items( 'shop' )['page:about'] ) );
		remove_all_filters( 'frontage_starter_parts' );
		foreach ( StyleVariations::names() as $look ) {
			$why = array_column( StarterPlan::answer( $look )['items'], 'why', 'key' );
			self::assertSame( 'Requires: Frontage Forms.', $why['form:contact'], $look );
			self::assertSame( self::has_slider( $look ) ? 'Requires: Frontage Slider.' : null, $why['slider:home'] ?? null, $look );
		}
	}

	/**
	 * @param list<string> $found
	 * @param list<string> $order
	 * @return list<string>
	 */
	private static function in_order( array $found, array $order ): array {
		return [ ...array_intersect( $order, $found ), ...array_diff( $found, $order ) ];
	}

	private static function leftovers(): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->postmeta WHERE meta_key = %s", CreatedItems::META ) );
	}

	/** @return array<string, mixed> All that a visitor could meet, and what decides it. */
	private static function site(): array {
		global $wpdb;
		$own = json_decode( GlobalStyles::read(), true );
		return [
			'posts'    => $wpdb->get_col( "SELECT CONCAT(ID, ' ', post_type, ' ', post_title) FROM $wpdb->posts WHERE post_status NOT IN ('trash', 'auto-draft') AND post_type NOT IN ('revision', 'wp_global_styles') ORDER BY ID" ),
			'terms'    => $wpdb->get_col( "SELECT term_id FROM $wpdb->term_taxonomy WHERE taxonomy <> 'wp_theme' ORDER BY term_id" ),
			'front'    => [ get_option( 'show_on_front' ), (int) get_option( 'page_on_front' ), (int) get_option( 'page_for_posts' ) ],
			'work'     => get_option( PortfolioPostType::OPTION ),
			'look'     => array_diff_key( is_array( $own ) ? $own : [], [ 'version' => 0, 'isGlobalStylesUserThemeJSON' => 0 ] ),
			'pictures' => glob( wp_upload_dir()['path'] . '/*' ),
		];
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function refusals(): iterable {
		yield 'a page' => [ 'page:about', 'posts', 'page' ];
		yield 'the look' => [ 'look:agency', 'posts', 'isGlobalStylesUserThemeJSON' ];
		yield 'a setting' => [ 'portfolio:on', 'options', 'frontage_site_portfolio' ];
		yield 'a line below a title' => [ 'work:1', 'postmeta', 'Name, brand' ];
		yield 'a category' => [ 'work:1', 'terms', 'Names' ];
		yield 'the way back' => [ 'page:about', 'options', 'page:about' ];
	}

	#[DataProvider( 'refusals' )]
	public function test_what_the_database_refuses_is_told_and_nothing_of_the_item_stays( string $key, string $table, string $word ): void {
		GlobalStyles::read(); // Core makes its post of styles when it is first asked for.
		\WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		if ( 'work:1' === $key ) {
			self::assertNull( ItemCreator::make( 'agency', 'portfolio:on', [] ) );
		}
		$before = [ self::site(), GlobalStyles::read() ];
		$this->refuse_writes( $table, $word );
		$refused = ItemCreator::make( 'agency', $key, [ 'look' ] );
		self::assertInstanceOf( \WP_Error::class, $refused );
		self::assertSame( 'frontage_starter_failed', $refused->get_error_code() );
		self::assertStringStartsWith( 'Could not save “', $refused->get_error_message() );
		remove_all_filters( 'query' );
		wp_cache_flush();
		self::assertSame( $before, [ self::site(), GlobalStyles::read() ] );
		self::assertArrayNotHasKey( $key, CreatedItems::read()['made'] );
		self::assertNull( ItemCreator::make( 'agency', $key, [ 'look' ] ), 'Tried again, it is made.' );
	}
}
