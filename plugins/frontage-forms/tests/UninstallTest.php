<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests;

use Frontage\Forms\DatabaseTables;
use Frontage\Forms\DatabaseUpgrade;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Files\ChunkAppender;
use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\S3\BucketConfig;
use Frontage\Forms\Files\S3\S3Client;
use Frontage\Forms\Files\S3\S3FileStorage;
use Frontage\Forms\Files\UploadOwner;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Plugin;
use Frontage\Forms\Settings;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Tests\Files\S3\ObjectStorage;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Http\RateLimiter;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

require_once __DIR__ . '/Files/S3/ObjectStorage.php';

/** Deleting the plugin. It drops tables, which ends a transaction: the tables are made anew after each test. */
#[Group( 'database' )]
final class UninstallTest extends WordPressTestCase {

	protected const ENDS_TRANSACTION = true;

	private int $form;

	protected function setUp(): void {
		parent::setUp();
		$this->form = (int) wp_insert_post( [ 'post_type' => FormFormat::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'A form' ] );
		add_post_meta( $this->form, FormFormat::META_TEMPLATE, '[text a]' );
	}

	protected function tearDown(): void {
		wp_delete_post( $this->form, true );
		delete_option( Settings::REMOVE_DATA );
		delete_option( DatabaseUpgrade::OPTION );
		wp_cache_delete( 'plugins', 'plugins' );
		DatabaseUpgrade::run();
		parent::tearDown();
	}

	public function test_data_stays_unless_the_owner_ticked_it(): void {
		self::uninstall();
		self::assertSame( SubmissionTable::table_name(), self::table() );
		self::assertTrue( (bool) get_role( 'editor' )?->has_cap( InboxCapabilities::READ ) );
		self::assertInstanceOf( \WP_Post::class, get_post( $this->form ) );
		self::assertFalse( wp_next_scheduled( DatabaseUpgrade::SWEEP ) );
	}

	public function test_all_of_it_goes_when_the_owner_ticked_it(): void {
		global $wpdb;
		update_option( Settings::REMOVE_DATA, true );
		self::plugins( [] );
		$folder = wp_upload_dir()['basedir'] . '/frontage-private';
		wp_mkdir_p( $folder . '/request/abc' );
		file_put_contents( $folder . '/request/abc/file.txt', 'x' );
		chmod( $folder . '/request/abc/file.txt', 0400 );
		self::uninstall();

		self::assertDirectoryDoesNotExist( $folder );
		foreach ( DatabaseTables::ALL as $table ) {
			self::assertTrue( Database::is_missing( [ $table ] ), $table );
		}
		foreach ( wp_roles()->roles as $role ) {
			self::assertSame( [], array_intersect( [ InboxCapabilities::READ, InboxCapabilities::DELETE ], array_keys( $role['capabilities'] ) ) );
		}
		self::assertNull( get_post( $this->form ) );
		self::assertSame( [], get_post_meta( $this->form ) );
		self::assertSame( [], $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'frontage\_forms%'" ) );
		self::assertFalse( wp_next_scheduled( DatabaseUpgrade::SWEEP ) );
	}

	public function test_of_a_folder_that_the_site_named_only_what_is_ours_goes(): void {
		update_option( Settings::REMOVE_DATA, true );
		self::plugins( [] );
		$named = sys_get_temp_dir() . '/named-' . bin2hex( random_bytes( 6 ) );
		$name  = static fn (): string => $named;
		add_filter( 'frontage_forms_private_folder', $name );
		$path = (string) tempnam( sys_get_temp_dir(), 'up' );
		file_put_contents( $path, 'x' );
		[ $file ] = ( new FileRepository() )->store( [ [ 'path' => $path, 'name' => 'a.txt', 'field' => 'up' ] ] ) ?? [];
		unlink( $path );
		mkdir( "$named/ab" );
		file_put_contents( "$named/ab/of-another", 'x' );
		self::assertFileExists( $file->path() );
		self::uninstall();
		self::assertFileDoesNotExist( $file->path() );
		self::assertFileExists( "$named/ab/of-another" );
		self::assertFileExists( "$named/.htaccess", 'It still guards.' );
		unlink( "$named/ab/of-another" );
		rmdir( "$named/ab" );
		DatabaseUpgrade::run();
		update_option( Settings::REMOVE_DATA, true );
		self::uninstall();
		self::assertDirectoryDoesNotExist( $named );
		remove_filter( 'frontage_forms_private_folder', $name );
	}

	#[Group( 'processes' )]
	public function test_a_bucket_is_left_empty(): void {
		global $wpdb;
		$wpdb->query( 'ROLLBACK' ); // The transaction of a test would lock the other process out.
		update_option( Settings::REMOVE_DATA, true );
		$objects = new ObjectStorage();
		$store   = new FileRepository( new S3FileStorage( new S3Client( BucketConfig::from_constant( $objects->settings() ) ) ) );
		self::assertNotNull( $store->store( [ [ 'path' => __FILE__, 'name' => 'a.txt', 'field' => 'up' ] ] ) );
		$begun = $store->reserve( new UploadOwner( 1, 'visitor', 'secret' ), 'up', 'b.txt', 6 * MB_IN_BYTES );
		$piece = fopen( 'php://temp', 'w+b' );
		self::assertNotNull( $begun );
		self::assertIsResource( $piece );
		fwrite( $piece, str_repeat( 'x', 5 * MB_IN_BYTES ) );
		rewind( $piece );
		( new ChunkAppender( $store ) )->append( file: $begun, offset: 0, input: $piece, length: 5 * MB_IN_BYTES, checksum: null, validate: static fn (): string => '' );
		self::assertCount( 2, $objects->holds(), 'A whole one, and a part of one.' );
		$process = proc_open( [ PHP_BINARY, __DIR__ . '/one-uninstall.php', (string) wp_json_encode( $objects->settings() ) ], [ [ 'pipe', 'r' ], [ 'pipe', 'w' ], STDERR ], $pipes );
		self::assertIsResource( $process );
		self::assertSame( '', stream_get_contents( $pipes[1] ) );
		proc_close( $process );
		wp_cache_flush(); // What the other process deleted is remembered here.
		self::assertSame( [], $objects->holds() );
		$objects->stop();
	}

	public function test_forms_stay_while_the_original_plugin_is_installed(): void {
		update_option( Settings::REMOVE_DATA, true );
		self::plugins( [ 'contact-form-7/wp-contact-form-7.php' => [ 'Name' => 'Contact Form 7' ] ] );
		add_post_meta( $this->form, FormFormat::META_AFTER, [ [ 'text' => 'x' ] ] );
		add_post_meta( $this->form, FormFormat::META_MAILS, [ [ 'part' => 'mail_3' ] ] );
		self::uninstall();
		self::assertNull( self::table() );
		self::assertInstanceOf( \WP_Post::class, get_post( $this->form ) );
		self::assertSame( [ FormFormat::META_TEMPLATE ], array_keys( (array) get_post_meta( $this->form ) ), 'What it does not read is ours alone.' );
	}

	public function test_forms_in_the_trash_go_too_and_one_that_a_site_keeps_stops_nothing(): void {
		update_option( Settings::REMOVE_DATA, true );
		self::plugins( [] );
		$trashed = (int) wp_insert_post( [ 'post_type' => FormFormat::POST_TYPE, 'post_status' => 'trash', 'post_title' => 'Put away' ] );
		$keep    = fn ( mixed $delete, \WP_Post $post ): mixed => $post->ID === $this->form ? false : $delete;
		add_filter( 'pre_delete_post', $keep, 10, 2 );
		self::uninstall();
		remove_filter( 'pre_delete_post', $keep );
		self::assertNull( get_post( $trashed ) );
		self::assertInstanceOf( \WP_Post::class, get_post( $this->form ) );
	}

	public function test_the_counters_of_the_suite_go_with_its_last_plugin(): void {
		self::plugins( [ 'frontage-forms/frontage-forms.php' => [], 'frontage-slider/frontage-slider.php' => [] ] );
		self::uninstall();
		self::assertFalse( Database::is_missing( [ RateLimiter::TABLE ] ), 'Another plugin of the suite may count in it.' );

		// Deleted together with this one a moment ago: WordPress still lists it, its files are gone.
		self::plugins( [ 'frontage-forms/frontage-forms.php' => [], 'frontage-gone/frontage-gone.php' => [] ] );
		self::uninstall();
		self::assertTrue( Database::is_missing( [ RateLimiter::TABLE ] ) );
		self::assertSame( SubmissionTable::table_name(), self::table(), 'What visitors wrote stays all the same.' );

		// Back again, on a site of a network that no activation has told.
		Plugin::upgrade();
		self::assertFalse( DatabaseTables::is_any_missing(), 'The first message that comes can be counted and kept.' );
	}

	public function test_the_counters_stay_for_a_plugin_of_the_suite_in_a_folder_of_another_name(): void {
		// Another way to a plugin that is there: nothing is written where others look for plugins.
		self::plugins( [ 'frontage-forms/frontage-forms.php' => [], './frontage-slider/frontage-slider.php' => [] ] );
		self::uninstall();
		self::assertFalse( Database::is_missing( [ RateLimiter::TABLE ] ) );
	}

	public function test_a_site_of_a_network_that_is_deleted_takes_its_tables_along(): void {
		global $wpdb;
		$tables = apply_filters( 'wpmu_drop_tables', [ 'posts' => 'foreign' ], 1 );
		self::assertSame( 'foreign', ( (array) $tables )['posts'] ?? '', 'Who keeps a table back names it as WordPress does.' );
		$own = array_map( Database::table( ... ), DatabaseTables::ALL );
		self::assertSame( [], array_diff( $own, (array) $tables ) );
		self::assertSame( array_values( (array) $tables ), array_values( array_unique( (array) apply_filters( 'wpmu_drop_tables', $tables, 1 ) ) ) );
		self::assertSame( [], array_diff( $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'frontage_' ) . '%' ) ), (array) $tables ), 'Every table of ours is named.' );
	}

	/** @param array<string, array<mixed>> $plugins What WordPress takes for installed. */
	private static function plugins( array $plugins ): void {
		wp_cache_set( 'plugins', [ '' => $plugins ], 'plugins' );
	}

	private static function uninstall(): void {
		defined( 'WP_UNINSTALL_PLUGIN' ) || define( 'WP_UNINSTALL_PLUGIN', 'frontage-forms/frontage-forms.php' );
		require dirname( __DIR__ ) . '/uninstall.php';
	}

	private static function table(): ?string {
		global $wpdb;
		return $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( SubmissionTable::table_name() ) ) );
	}
}
