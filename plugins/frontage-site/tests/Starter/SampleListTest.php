<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Starter;

use Frontage\Site\Admin\HubParts;
use Frontage\Site\Admin\OnboardingStep;
use Frontage\Site\Business\BusinessProfile;
use Frontage\Site\Samples\SampleMark;
use Frontage\Site\Starter\Admin\SampleHealthCheck;
use Frontage\Site\Starter\CreatedItems;
use Frontage\Site\Starter\SampleList;
use Frontage\Site\Starter\StyleVariations;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/StarterTestCase.php';

/** The samples of a starter site: invented ones are not public, and the list gets shorter as its owner edits. */
final class SampleListTest extends StarterTestCase {

	/** Names and numbers that our patterns and slider templates invent. */
	private const INVENTED = '~[$€]\s?\d|Eva Lind|Harrow|Adeola|Sunday lunch|Seed merchant|Nine advisers|Noor de Wit|140 brands|2,300|61,000|Mara Quinn|Lou Becker|Maren Voss|Adeyemi|Ana Duarte|Joel Pike|Una Joyce|Tadhg Burke|312 members|41 boats~u';

	/** @return array<string, int> */
	private static function counts(): array {
		return array_column( SampleList::rows(), 'count', 'kind' );
	}

	/** @return array<string, array{ string }> */
	public static function looks(): array {
		return array_combine( StyleVariations::names(), array_map( static fn ( string $name ): array => [ $name ], StyleVariations::names() ) );
	}

	#[DataProvider( 'looks' )]
	public function test_visitors_see_nothing_invented_and_no_link_leads_nowhere( string $look ): void {
		self::make( $look, [ 'front' ] );
		$posts = array_filter( CreatedItems::posts( CreatedItems::read() ), static fn ( string $key ): bool => str_starts_with( $key, 'page:' ), ARRAY_FILTER_USE_KEY );
		$shown = implode( '', array_map( static fn ( int $id ): string => do_blocks( get_post( $id )->post_content ), $posts ) );
		self::assertMatchesRegularExpression( self::INVENTED, wp_strip_all_tags( $shown ), 'Editors see it.' );
		self::assertStringContainsString( 'data-frontage-sample=', $shown );

		wp_set_current_user( 0 );
		self::assertDoesNotMatchRegularExpression( '~<div[^>]* alignfull[^>]*>\s*</div>~', do_blocks( get_post( $posts['page:home'] )->post_content ), 'No empty section stays.' );
		foreach ( $posts as $key => $id ) {
			$html = do_blocks( get_post( $id )->post_content );
			preg_match_all( self::INVENTED, wp_strip_all_tags( $html ), $found );
			self::assertSame( [], $found[0], $key );
			self::assertSame( 'page:news' === $key ? 0 : 1, substr_count( $html, '<h1' ), "$key has its title." );
			preg_match_all( '/ href="#([^"]*)"/', $html, $links );
			foreach ( $links[1] as $place ) {
				self::assertStringContainsString( " id=\"$place\"", $html, $key );
			}
		}
	}

	public function test_a_page_of_samples_is_a_draft_that_the_menu_shows_once_it_is_published(): void {
		self::make( 'consulting', [ 'front' ] );
		$posts = CreatedItems::posts( CreatedItems::read() );
		self::assertSame( [ 'draft', 'publish' ], [ get_post_status( $posts['page:team'] ), get_post_status( $posts['page:services'] ) ] );
		$menu = get_post( $posts['menu:main'] )->post_content;
		self::assertStringContainsString( "\"id\":{$posts['page:team']}", $menu );
		wp_set_current_user( 0 );
		self::assertStringNotContainsString( '>People<', do_blocks( $menu ) );
		wp_publish_post( $posts['page:team'] );
		self::assertStringContainsString( 'People', wp_strip_all_tags( do_blocks( $menu ) ) );
	}

	public function test_the_next_step_is_done_with_the_last_sample(): void {
		self::make( 'consulting', [ 'front' ] );
		$posts = CreatedItems::posts( CreatedItems::read() );
		$step  = static fn (): array => array_column( OnboardingStep::add( [] ), null, 'name' )['Replace sample text'];
		$count = SampleList::count( SampleList::rows() );
		self::assertSame( [ "Your site has $count samples left", false ], [ $step()['text'], $step()['done'] ] );
		foreach ( $posts as $id ) {
			'wp_navigation' === get_post_type( $id ) || wp_delete_post( $id, true );
		}
		update_option( BusinessProfile::OPTION, BusinessProfile::clean( [ 'phones' => [ [ 'text' => '+47 22 33 44 55' ] ], 'emails' => [ [ 'text' => 'post@example.org' ] ], 'addresses' => [ [ 'city' => 'Oslo' ] ] ] ) );
		self::assertSame( [], self::counts() );
		self::assertTrue( $step()['done'] );
	}

	public function test_it_counts_by_kind_and_links_to_each_page(): void {
		delete_option( 'frontage_site_business' );
		self::assertSame( [], SampleList::rows() );
		self::make( 'consulting', [ 'front' ] );
		$posts = CreatedItems::posts( CreatedItems::read() );
		$rows  = array_column( SampleList::rows(), null, 'kind' );
		self::assertSame( [ 'testimonial', 'figure', 'person', 'price', 'business', 'text', 'post' ], array_keys( $rows ) );
		self::assertSame( [ 4, 5, 22, 6, 3 ], array_map( static fn ( string $kind ): int => $rows[ $kind ]['count'], [ 'testimonial', 'figure', 'person', 'price', 'business' ] ) );
		self::assertSame( [ true, true, true, true, true, false, false ], array_column( $rows, 'is_hidden' ) );
		self::assertSame( [ 'What we do', 'Home' ], array_column( $rows['price']['places'], 'title' ) );
		self::assertStringContainsString( "post={$posts['page:services']}&action=edit", $rows['price']['places'][0]['url'] );
		self::assertContains( 'What we do', array_column( $rows['text']['places'], 'title' ) );
		self::assertSame( array_sum( array_column( $rows, 'count' ) ), SampleList::count( array_values( $rows ) ) );
	}

	public function test_it_gets_shorter_with_each_edit(): void {
		self::make( 'consulting', [ 'front' ] );
		$posts  = CreatedItems::posts( CreatedItems::read() );
		$before = self::counts();
		$edit   = static fn ( string $key, callable $change ) => wp_update_post( wp_slash( [ 'ID' => $posts[ $key ], 'post_content' => $change( get_post( $posts[ $key ] )->post_content ) ] ) );

		$edit( 'page:team', static fn ( string $content ): string => str_replace( 'Eva Lind', 'Ada Lovelace', $content ) );
		$edit( 'page:home', static fn ( string $content ): string => str_replace( [ 'Hand over the firm', '>61<', 'Sunday lunch' ], [ 'Our headline', '>12<', 'dinner' ], $content ) );
		update_option( BusinessProfile::OPTION, BusinessProfile::clean( [ 'phones' => [ [ 'text' => '+47 22 33 44 55' ] ] ] ) );
		$now = self::counts();
		foreach ( [ 'figure', 'business', 'text', 'testimonial' ] as $kind ) {
			self::assertSame( $before[ $kind ] - 1, $now[ $kind ] ?? 0, $kind );
		}
		self::assertSame( $before['person'] - 2, $now['person'], 'Her name stands twice on the page.' );
		wp_trash_post( $posts['page:about'] );
		self::assertLessThan( $now['text'], self::counts()['text'] );

		wp_set_current_user( 0 );
		$team = do_blocks( get_post( $posts['page:team'] )->post_content );
		self::assertStringContainsString( 'Ada Lovelace', $team );
		self::assertStringNotContainsString( 'Thomas Harrow', $team );
	}

	public function test_after_undo_it_lists_only_what_stands_on_kept_pages(): void {
		self::make( 'consulting' );
		$team = CreatedItems::posts( CreatedItems::read() )['page:team'];
		wp_update_post( [ 'ID' => $team, 'post_title' => 'Our people' ] );
		self::undo();
		self::assertSame( [ 'person' => 12 ], self::counts() );
		wp_trash_post( $team );
		self::assertSame( [], self::counts() );
	}

	public function test_site_health_and_the_hub_say_how_many_are_left(): void {
		delete_option( 'frontage_site_business' );
		self::assertArrayHasKey( 'frontage_site_samples', apply_filters( 'site_status_tests', [ 'direct' => [], 'async' => [] ] )['direct'] );
		self::assertSame( [ 'good', 'Your site has no sample text' ], [ SampleHealthCheck::test()['status'], SampleHealthCheck::test()['label'] ] );
		wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Ours', 'post_content' => SampleMark::stamp( '<!-- wp:paragraph {"metadata":{"frSample":"price"}} --><p>$19</p><!-- /wp:paragraph -->' ) ] ) );
		$test = SampleHealthCheck::test();
		self::assertSame( [ 'recommended', 'Your site has 1 sample left' ], [ $test['status'], $test['label'] ] );
		self::assertStringContainsString( 'Hidden from visitors until you edit them: Prices.', $test['description'] );
		self::assertStringContainsString( 'page=frontage-site-starter', $test['actions'] );

		self::make( 'shop' );
		$left  = SampleList::count( SampleList::rows() );
		$state = array_column( HubParts::add( [] ), 'state', 'name' )['Starter site'];
		self::assertSame( "Created, $left samples left", $state );
		self::assertStringContainsString( 'Visible to visitors: Text and images', SampleHealthCheck::test()['description'] );
	}
}
