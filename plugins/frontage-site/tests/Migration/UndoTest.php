<?php

declare( strict_types = 1 );

namespace Frontage\Site\Tests\Migration;

use Frontage\Site\Migration\PendingImport;
use Frontage\Site\Migration\SiteImporter;
use Frontage\Tests\RefusingDatabase;
use PHPUnit\Framework\Attributes\DataProvider;

require_once __DIR__ . '/MigrationTestCase.php';

/** What an import did is taken back, but for what somebody made of it since. */
final class UndoTest extends MigrationTestCase {

	use RefusingDatabase;

	public function test_undo_puts_back_what_was_there(): void {
		$this->build();
		$file = $this->from_elsewhere( $this->export() );
		$this->forget();
		$this->post( 'page', 'about', '<p>Mine</p>', [ 'meta_input' => [ '_wp_page_template' => 'wide' ] ] );
		$before = self::everything();
		self::assertSame( 'replaced', self::changes( self::import( $file )['items'] )['pages/about'] );
		self::assertNotSame( $before, self::everything() );
		self::assertSame( [], SiteImporter::undo() );
		self::assertSame( $before, self::everything() );
		self::assertInstanceOf( \WP_Error::class, SiteImporter::undo() );
	}

	public function test_undo_says_which_setting_the_database_refused_and_can_be_tried_again(): void {
		update_option( 'blogname', 'Mine, before' );
		update_option( 'blogdescription', 'Said before' );
		$file = $this->kit( self::of( [ 'settings' => [ [ 'key' => 'identity', 'title' => 'x', 'options' => [ 'blogname' => 'Theirs', 'blogdescription' => 'Said since' ] ] ] ] ) );
		self::import( $file );
		$this->refuse_writes( 'options', 'Mine, before' );
		$answer = SiteImporter::undo();
		self::assertInstanceOf( \WP_Error::class, $answer );
		self::assertSame( 'Could not undo the entire import. Could not save “Mine, before” to the database. Try again, or contact your host.', $answer->get_error_message() );
		self::assertSame( [ 'Theirs', 'Said before' ], [ get_option( 'blogname' ), get_option( 'blogdescription' ) ] );
		remove_all_filters( 'query' );
		self::assertSame( [], SiteImporter::undo() );
		self::assertSame( 'Mine, before', get_option( 'blogname' ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function refused_of_a_page(): iterable {
		yield 'its text' => [ 'posts', '<p>Mine, before</p>' ];
		yield 'its metadata' => [ 'postmeta', 'wide-before' ];
		yield 'its category' => [ 'term_relationships', 'term_taxonomy_id' ];
	}

	#[DataProvider( 'refused_of_a_page' )]
	public function test_undo_says_what_of_a_page_the_database_refused_and_can_be_tried_again( string $table, string $words ): void {
		$harbour = (int) wp_insert_term( 'Harbour', 'category' )['term_id'];
		$id      = $this->post( 'post', 'news', '<p>Mine, before</p>', [ 'meta_input' => [ '_wp_page_template' => 'wide-before' ], 'post_category' => [ $harbour ] ] );
		$this->post( 'page', 'offer', '<p>Offer, before</p>' );
		$before = self::everything();
		self::import( $this->kit( self::of( [ 'articles' => [ self::page( 'news', '<p>Theirs</p>' ) ], 'pages' => [ self::page( 'offer', '<p>Since</p>' ), self::page( 'made', '<p>New</p>' ) ] ] ) ) );
		global $wpdb;
		$this->refuse_writes( $wpdb->{$table}, $words );
		$answer = SiteImporter::undo();
		self::assertInstanceOf( \WP_Error::class, $answer );
		self::assertStringStartsWith( 'Could not undo the entire import. Could not save “', $answer->get_error_message() );
		self::assertNull( get_page_by_path( 'made' ), 'All else is undone.' );
		remove_all_filters( 'query' );
		update_option( 'frontage_site_kit_undo', [ 'done' => time() - HOUR_IN_SECONDS ] + (array) get_option( 'frontage_site_kit_undo' ) ); // What this undo changed since counts as nobody's work.
		wp_cache_flush();
		self::assertSame( [], SiteImporter::undo() );
		self::assertSame( $before, self::everything() );
		self::assertTrue( has_term( $harbour, 'category', $id ) );
	}

	public function test_an_import_that_stops_says_what_the_database_does_not_put_back(): void {
		$this->post( 'page', 'about', '<p>Mine, before</p>' );
		$this->post( 'page', 'offer', '<p>Offer, before</p>' );
		global $wpdb;
		$this->refuse_writes( $wpdb->posts, 'Mine, before' );
		$this->refuse_writes( $wpdb->posts, 'Said since' );
		$file   = $this->kit( self::of( [ 'pages' => [ self::page( 'about', '<p>Theirs</p>' ), self::page( 'offer', '<p>Said since</p>' ) ] ] ) );
		$looked = SiteImporter::preview( $file, 'kit.zip' );
		self::assertIsArray( $looked );
		$answer = SiteImporter::step( $looked['id'] );
		self::assertInstanceOf( \WP_Error::class, $answer );
		self::assertSame( 'Could not undo the entire import. Could not save “<p>Mine, before</p>” to the database. Try again, or contact your host.', $answer->get_error_message() );
	}

	public function test_undo_keeps_what_somebody_worked_on_since(): void {
		self::import( $this->kit( self::of( [ 'pages' => [ self::page( 'offer', '<p>Offer</p>' ) ] ] ) ) );
		$page = get_page_by_path( 'offer' );
		global $wpdb;
		$wpdb->update( $wpdb->posts, [ 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', time() + HOUR_IN_SECONDS ) ], [ 'ID' => $page->ID ] );
		clean_post_cache( $page->ID );
		self::assertCount( 1, (array) SiteImporter::undo() );
		self::assertSame( 'trash', get_post_status( $page->ID ) );
	}

	public function test_an_import_that_changes_nothing_leaves_the_undo_of_the_one_before(): void {
		$before = self::everything();
		$file   = $this->kit( self::of( [ 'pages' => [ self::page( 'offer', '<p>Offer</p>' ) ] ] ) );
		self::import( $file );
		self::assertSame( [ 'pages/offer' => 'same' ], self::changes( self::import( $file )['items'] ) );
		self::assertNull( PendingImport::current() );
		self::assertSame( [], SiteImporter::undo() );
		self::assertSame( $before, self::everything() );
	}

	public function test_undo_leaves_files_and_categories_that_the_site_uses_otherwise(): void {
		$this->build();
		$file = $this->from_elsewhere( $this->export( [ 'pages' ] ) );
		$this->forget();
		self::import( $file );
		$picture = get_posts( [ 'post_type' => 'attachment' ] )[0]->ID;
		update_option( 'site_logo', $picture );
		self::assertCount( 1, (array) SiteImporter::undo() );
		self::assertSame( 'attachment', get_post_type( $picture ) );

		$row          = self::page( 'news', 'x' );
		$row['terms'] = [ 'category' => [ [ 'id' => 7, 'slug' => 'harbour', 'name' => 'Harbour' ] ] ];
		self::import( $this->kit( self::of( [ 'articles' => [ $row ] ] ) ) );
		$term  = get_term_by( 'slug', 'harbour', 'category' )->term_id;
		$draft = $this->post( 'post', 'mine', 'x', [ 'post_status' => 'draft', 'post_category' => [ $term ] ] );
		SiteImporter::undo();
		self::assertTrue( has_term( $term, 'category', $draft ) );
	}

	public function test_undo_says_what_was_changed_since_and_where_that_is(): void {
		$page = $this->post( 'page', 'offer', '<p>Mine</p>' );
		self::import( $this->kit( self::of( [ 'pages' => [ self::page( 'offer', '<p>Offer</p>' ) ] ] ) ) );
		global $wpdb;
		wp_update_post( [ 'ID' => $page, 'post_content' => '<p>Better</p>' ] );
		$wpdb->update( $wpdb->posts, [ 'post_modified_gmt' => gmdate( 'Y-m-d H:i:s', time() + HOUR_IN_SECONDS ) ], [ 'ID' => $page ] );
		clean_post_cache( $page );
		self::assertStringContainsString( 'revision', implode( (array) SiteImporter::undo() ) );
		self::assertSame( '<p>Mine</p>', get_post( $page )->post_content );
		self::assertContains( '<p>Better</p>', array_column( wp_get_post_revisions( $page ), 'post_content' ) );
	}
}
