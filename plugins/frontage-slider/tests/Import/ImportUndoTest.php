<?php

declare( strict_types = 1 );

namespace Frontage\Slider\Tests\Import;

use Frontage\Slider\Import\ImportReportStore;
use Frontage\Slider\Import\ImportUndo;
use Frontage\Slider\Import\Media\LibraryMedia;
use Frontage\Slider\Import\Media\MediaImporter;
use Frontage\Slider\Import\RemoteImageFetcher;
use Frontage\Slider\Import\RemoteSource;
use Frontage\Slider\Import\Screens\ImportStepUrls;
use Frontage\Slider\Import\SliderCreator;
use Frontage\Slider\Storage\SliderRepository;
use Frontage\Slider\Tests\MoveInTestCase;
use WP_Error;

require_once dirname( __DIR__ ) . '/MoveInTestCase.php';

/** An import is undone from its report. */
final class ImportUndoTest extends MoveInTestCase {

	/**
	 * Imports a page and copies its pictures from old.test.
	 *
	 * @param array<int, string> $choices
	 * @param list<string>       $hosts
	 * @return list<int> The sliders.
	 */
	private function import( string $page, array $choices = [], array $hosts = [ 'old.test' ] ): array {
		file_put_contents( $this->file, $page );
		$sliders = ( new SliderCreator( new MediaImporter( MediaImporter::COPY, $hosts, [], new LibraryMedia(), self::remote() ), 'draft', false, $choices ) )->create_from_file( $this->file );
		self::assertIsArray( $sliders, $sliders instanceof WP_Error ? $sliders->get_error_message() : '' );
		return array_column( $sliders, 'id' );
	}

	private static function remote(): RemoteSource {
		return new RemoteSource( static fn (): array => [ '93.184.215.14' ] );
	}

	/** Changes when a slider was saved last. */
	private static function change_time( int $id, string $time ): void {
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ 'post_modified_gmt' => $time ], [ 'ID' => $id ] );
		clean_post_cache( $id );
	}

	/**
	 * What the link in the report opens.
	 *
	 * @param list<int> $ids
	 */
	private static function question( array $ids ): string {
		self::assertSame( 1, preg_match( '~<a class="button" href="([^"]+)" data-undo-import>~', self::open( ImportStepUrls::report_url( $ids ) ), $link ) );
		return self::open( html_entity_decode( $link[1] ) );
	}

	/** @param list<int> $ids */
	private function undo( array $ids ): string|WP_Error|null {
		return $this->post( [ ImportStepUrls::NAME => 'undo', 'report' => implode( ',', $ids ) ] );
	}

	/** @return list<string> */
	private static function statuses(): array {
		return array_map( static fn ( \WP_Post $post ): string => $post->post_status, get_posts( [ 'post_type' => 'attachment', 'post_status' => [ 'inherit', 'trash' ], 'numberposts' => -1 ] ) );
	}

	public function test_the_question_names_counts_and_pages_and_undoing_moves_all_of_it_to_the_trash(): void {
		$ids  = $this->import( self::page() . self::page( alias: 'other' ) );
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Home', 'post_content' => "<!-- wp:frontage/slider {\"ref\":{$ids[0]}} /-->" ] );
		$html = self::question( $ids );
		self::assertMatchesRegularExpression( '~Undo this import\?</h2><p>2 sliders move to the trash\.</p><p>1 uploaded file moves to the trash and is restored with its slider\.</p><p>Visitors will see nothing in these places until you restore the sliders: Home\.</p>~', $html );
		self::assertStringNotContainsString( 'Edited or restored since', $html );
		self::assertSame( [ [ 'inherit' ], $ids ], [ self::statuses(), self::sliders() ] );
		$after = $this->undo( $ids );
		self::assertSame( [ [ 'trash' ], [] ], [ self::statuses(), self::sliders() ] );
		self::assertMatchesRegularExpression( '~Import undone\. <a href="[^"]*post_status=trash[^"]*">View trash~', self::open( $after ) );
		self::assertInstanceOf( WP_Error::class, $this->undo( $ids ), 'A second time there is nothing.' );
		self::assertSame( 'publish', get_post_status( $page ) );
	}

	public function test_a_report_only_links_to_the_question_and_looks_for_no_use_of_files(): void {
		$ids      = $this->import( self::page() );
		$searches = [];
		add_filter(
			'query',
			static function ( string $query ) use ( &$searches ): string {
				if ( str_contains( $query, "NOT IN ('revision', 'attachment')" ) ) {
					$searches[] = $query;
				}
				return $query;
			}
		);
		$html = self::open( ImportStepUrls::report_url( $ids ) );
		self::assertStringContainsString( 'undo=1', $html );
		self::assertStringNotContainsString( '<dialog', $html );
		self::assertSame( [], $searches );
		self::assertStringContainsString( '<dialog', self::question( $ids ) );
		self::assertNotSame( [], $searches );
	}

	public function test_a_restored_slider_gets_its_files_back(): void {
		$ids = $this->import( self::page() );
		$this->undo( $ids );
		wp_untrash_post( $ids[0] );
		self::assertSame( [ [ 'inherit' ], $ids ], [ self::statuses(), self::sliders() ] );
	}

	public function test_a_restored_slider_is_named_even_if_it_was_saved_in_the_second_of_the_import(): void {
		$ids   = $this->import( self::page() );
		$saved = (string) get_post_field( 'post_modified_gmt', $ids[0] );
		$this->undo( $ids );
		wp_untrash_post( $ids[0] );
		self::change_time( $ids[0], $saved );
		self::assertStringContainsString( 'Edited or restored since the import: news.', self::question( $ids ) );
	}

	public function test_of_two_sliders_with_one_file_the_second_is_restored_with_it(): void {
		$ids = $this->import( self::page() . self::page( alias: 'other' ) );
		$this->undo( $ids );
		self::assertSame( [ 'trash' ], self::statuses() );
		wp_untrash_post( $ids[1] );
		self::assertSame( [ [ 'inherit' ], [ $ids[1] ] ], [ self::statuses(), self::sliders() ] );
	}

	public function test_files_that_something_else_shows_stay(): void {
		$ids = $this->import( self::page() );
		$this->import( self::page( alias: 'again' ) );
		self::assertStringContainsString( '1 uploaded file is used elsewhere and stays.', self::question( $ids ) );
		$this->undo( $ids );
		self::assertSame( [ 'inherit' ], self::statuses() );
	}

	public function test_files_that_were_fetched_later_go_too(): void {
		$ids = $this->import( self::page(), hosts: [] );
		self::assertSame( [], self::statuses() );
		self::change_time( $ids[0], '2020-01-01 00:00:00' );
		ImportReportStore::write( $ids[0], [ 'saved' => '2020-01-01 00:00:00' ] + (array) ImportReportStore::read( $ids[0] ) );
		( new RemoteImageFetcher( new LibraryMedia(), self::remote() ) )->fetch( $ids[0], [ 'old.test' ] );
		self::assertSame( [ 'inherit' ], self::statuses() );
		self::assertStringNotContainsString( 'Edited or restored since', self::question( $ids ) );
		$this->undo( $ids );
		self::assertSame( [ 'trash' ], self::statuses() );
	}

	public function test_a_replaced_slider_gets_its_previous_content_back(): void {
		$old = '<!-- wp:frontage/slider {"title":"Before"} --><!-- wp:frontage/slide {"key":"old"} /--><!-- /wp:frontage/slider -->';
		$id  = (int) wp_insert_post( wp_slash( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Before', 'post_name' => 'news', 'post_content' => $old ] ) );
		$ids = $this->import( self::page() . self::page( alias: 'other' ), [ 0 => 'replace' ] );
		self::assertStringContainsString( '1 slider moves to the trash.</p><p>1 replaced slider gets its previous content back.', self::question( $ids ) );
		$this->undo( $ids );
		$post = get_post( $id );
		self::assertSame( [ [ $id ], $old, 'Before', 'publish', 'news', '' ], [ self::sliders(), $post?->post_content, $post?->post_title, $post?->post_status, $post?->post_name, get_post_meta( $id, '_frontage_slider_report', true ) ] );
	}

	public function test_a_slider_that_wordpress_keeps_is_counted_and_keeps_its_files(): void {
		$ids = $this->import( self::page() . self::page( alias: 'other' ) );
		add_filter( 'pre_trash_post', static fn ( mixed $done, \WP_Post $post ): mixed => $post->ID === $ids[1] ? false : $done, 10, 2 );
		$html = self::open( $this->undo( $ids ) );
		self::assertStringContainsString( 'Import partly undone. 1 slider stays unchanged.', $html );
		self::assertStringNotContainsString( 'notice-success', $html );
		self::assertSame( [ [ $ids[1] ], [ 'inherit' ] ], [ self::sliders(), self::statuses() ] );
		remove_all_filters( 'pre_trash_post' );
		self::assertStringContainsString( 'Import undone.', self::open( $this->undo( [ $ids[1] ] ) ) );
		self::assertSame( [ [], [ 'inherit' ] ], [ self::sliders(), self::statuses() ], 'The other slider in the trash shows the file.' );
	}

	public function test_a_replaced_slider_gets_what_was_saved_back_with_its_extras_and_no_autosave(): void {
		$old     = $this->import( self::page() )[0];
		$content = (string) get_post( $old )?->post_content;
		update_post_meta( $old, SliderCreator::EXTRAS, '{"before":1}' );
		wp_save_post_revision( $old );
		$this->sign_in( 'administrator' );
		wp_create_post_autosave( [ 'post_ID' => $old, 'post_type' => SliderRepository::POST_TYPE, 'post_title' => 'Typed', 'post_content' => 'Typed, not saved', 'post_author' => get_current_user_id() ] );
		$ids = $this->import( str_replace( 'birds', 'boats', self::page() ), [ 0 => 'replace' ] );
		self::assertSame( [ $old ], $ids );
		self::assertNotSame( $content, get_post( $old )?->post_content );
		$this->undo( $ids );
		self::assertSame( [ $content, '{"before":1}' ], [ get_post( $old )?->post_content, get_post_meta( $old, SliderCreator::EXTRAS, true ) ] );
	}

	public function test_files_that_a_report_of_another_site_names_stay(): void {
		$ids    = $this->import( self::page() );
		$own    = wp_insert_attachment( [ 'post_mime_type' => 'image/png', 'post_title' => 'Ours' ], '2026/12/ours.png' );
		$report = (array) ImportReportStore::read( $ids[0] );
		ImportReportStore::write( $ids[0], [ 'files' => [ $own ] ] + $report );
		$this->undo( $ids );
		self::assertSame( 'inherit', get_post( $own )?->post_status );
		self::assertTrue( apply_filters( 'wxr_export_skip_postmeta', false, ImportReportStore::META ) );
	}

	public function test_a_revision_that_cannot_be_restored_is_an_error_and_leaves_the_report(): void {
		$id  = (int) wp_insert_post( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Before', 'post_name' => 'news' ] );
		$ids = $this->import( self::page(), [ 0 => 'replace' ] );
		update_post_meta( $id, SliderCreator::EXTRAS, '[{}]' );
		$before = [ get_post( $id )?->post_content, get_post_meta( $id ), [ 'inherit' ] ];
		add_filter( 'wp_insert_post_empty_content', '__return_true' );
		$failed = $this->undo( $ids );
		remove_filter( 'wp_insert_post_empty_content', '__return_true' );
		self::assertSame( 'Could not undo the import. 1 slider stays unchanged.', $failed instanceof WP_Error ? $failed->get_error_message() : '' );
		self::assertSame( $before, [ get_post( $id )?->post_content, get_post_meta( $id ), self::statuses() ] );
	}

	public function test_sliders_without_their_revision_are_counted(): void {
		wp_insert_post( [ 'post_type' => SliderRepository::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Before', 'post_name' => 'news' ] );
		$ids = $this->import( self::page() . self::page( alias: 'other' ), [ 0 => 'replace' ] );
		foreach ( wp_get_post_revisions( $ids[0] ) as $revision ) {
			wp_delete_post_revision( $revision );
		}
		self::assertStringContainsString( '<p>1 slider stays unchanged.</p>', self::question( $ids ) );
		self::assertStringContainsString( 'Import partly undone. 1 slider stays unchanged.', self::open( $this->undo( $ids ) ) );
		self::assertSame( [ [ $ids[0] ], [ 'inherit' ] ], [ self::sliders(), self::statuses() ] );
	}

	public function test_sliders_that_were_edited_since_are_named(): void {
		$ids = $this->import( self::page() );
		self::change_time( $ids[0], '2037-01-01 00:00:00' );
		self::assertStringContainsString( 'Edited or restored since the import: ' . get_post( $ids[0] )?->post_title . '.', self::question( $ids ) );
	}

	public function test_an_edit_before_files_are_fetched_is_still_named(): void {
		$ids = $this->import( self::page(), hosts: [] );
		self::change_time( $ids[0], '2020-01-01 00:00:00' );
		( new RemoteImageFetcher( new LibraryMedia(), self::remote() ) )->fetch( $ids[0], [ 'old.test' ] );
		self::assertStringContainsString( 'Edited or restored since the import: ', self::question( $ids ) );
	}

	public function test_it_is_only_for_those_who_may_delete_the_sliders(): void {
		$ids = $this->import( self::page() );
		$this->sign_in( 'author' );
		wp_get_current_user()->add_cap( SliderCreator::CAPABILITY );
		self::assertFalse( ( new ImportUndo( $ids ) )->is_possible() );
		self::assertInstanceOf( WP_Error::class, $this->undo( $ids ) );
		self::assertSame( [ $ids, [ 'inherit' ] ], [ self::sliders(), self::statuses() ] );
	}
}
