<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\Database\DatabaseTransient;
use Frontage\Kit\Database\DatabaseUpgrader;
use Frontage\Kit\Database\VerifiedWrite;
use Frontage\Kit\Import\StagedFile;
use Frontage\Tests\CacheWithoutServer;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** On a site with a persistent object cache: a cache that loses its values, and one that has older values than the database. */
#[Group( 'database' )]
final class ObjectCacheTest extends WordPressTestCase {

	private const OPTION = 'frontage_test_cached';

	protected function setUp(): void {
		parent::setUp();
		wp_using_ext_object_cache( true ); // WordPress then stores transients in the cache alone, as with a drop-in.
	}

	protected function tearDown(): void {
		wp_using_ext_object_cache( false );
		wp_clear_scheduled_hook( DatabaseTransient::SWEEP );
		wp_cache_flush();
		parent::tearDown();
	}

	public function test_an_import_that_waits_for_its_user_survives_a_flush(): void {
		$this->sign_in( 'administrator' );
		$files = new StagedFile( 'frontage_test_', 'frontage-test-' );
		$token = (string) $files->store( '', [ 'name' => 'Büro 😀.zip' ] );
		wp_cache_flush();
		self::assertSame( [ 'path' => '', 'name' => 'Büro 😀.zip' ], $files->open( $token ) );
		$files->discard( $token );
		self::assertNull( $files->open( $token ) );
	}

	public function test_a_value_is_read_until_it_expires_and_then_swept(): void {
		self::assertTrue( DatabaseTransient::store( 'test', 'one', 60 ) );
		self::assertTrue( DatabaseTransient::store( 'test', 'one', 60 ), 'The same once more.' );
		wp_cache_flush();
		self::assertSame( 'one', DatabaseTransient::read( 'test' ) );
		self::assertIsInt( wp_next_scheduled( DatabaseTransient::SWEEP ) );

		DatabaseTransient::store( 'old', 'two', -1 );
		self::assertNull( DatabaseTransient::read( 'old' ) );
		self::assertNull( DatabaseTransient::read( 'none' ) );
		self::assertArrayNotHasKey( 'frontage_transient_none', wp_cache_get( 'notoptions', 'options' ) ?: [], 'Visitors may ask for any number of names.' );
		do_action( DatabaseTransient::SWEEP );
		self::assertSame( [ 'frontage_transient_test' ], self::rows() );
		DatabaseTransient::delete( 'test' );
		self::assertNull( DatabaseTransient::read( 'test' ) );
		self::assertSame( [], self::rows() );
	}

	public function test_a_value_of_another_format_is_none(): void {
		update_option( 'frontage_transient_test', [ 'x' ] );
		self::assertNull( DatabaseTransient::read( 'test' ) );
		update_option( 'frontage_transient_test', 'text' );
		self::assertNull( DatabaseTransient::read( 'test' ) );
	}

	public function test_a_cached_version_that_is_older_than_the_stored_one_runs_no_steps(): void {
		update_option( 'frontage_test_db_version', 2, true );
		self::cache_older_value( 'frontage_test_db_version', 1 );
		$run = 0;
		( new DatabaseUpgrader( 'frontage_test', 2 ) )->run( static function () use ( &$run ): bool {
			++$run;
			return true;
		} );
		self::assertSame( 0, $run );
		self::assertEquals( 2, get_option( 'frontage_test_db_version' ), 'The next request reads the stored version.' );
		self::assertFalse( get_option( 'frontage_test_upgrade_lock' ) );
	}

	public function test_steps_that_another_process_has_done_since_are_not_run_again(): void {
		global $wpdb;
		update_option( 'frontage_test_db_version', 1, true );
		get_option( 'frontage_test_db_version' );
		$wpdb->update( $wpdb->options, [ 'option_value' => '2' ], [ 'option_name' => 'frontage_test_db_version' ] );
		$run = 0;
		( new DatabaseUpgrader( 'frontage_test', 2 ) )->run( static function () use ( &$run ): bool {
			++$run;
			return true;
		} );
		self::assertSame( 0, $run );
	}

	public function test_a_setting_that_the_database_has_already_replaces_an_older_one_in_the_cache(): void {
		foreach ( [ true, false ] as $is_autoloaded ) {
			update_option( self::OPTION, 'new', $is_autoloaded );
			self::cache_older_value( self::OPTION, 'old' );
			self::assertNull( VerifiedWrite::option( self::OPTION, 'new' ) );
			self::assertSame( 'new', get_option( self::OPTION ) );
			delete_option( self::OPTION );
		}
	}

	public function test_a_setting_that_the_cache_has_already_is_written(): void {
		update_option( self::OPTION, 'stored', true );
		self::cache_older_value( self::OPTION, 'new' );
		self::assertNull( VerifiedWrite::option( self::OPTION, 'new' ) );
		wp_cache_flush();
		self::assertSame( 'new', get_option( self::OPTION ) );
	}

	public function test_health_names_a_cache_that_keeps_nothing(): void {
		$ask = static function (): array {
			do_action( 'rest_api_init', rest_get_server() );
			$answer = rest_do_request( new \WP_REST_Request( 'GET', '/frontage/v1/health' ) );
			return [ $answer->get_status(), $answer->get_data()['failed'] ];
		};
		self::assertSame( [ 200, [] ], $ask() );

		self::assertSame( [ 503, [ 'cache' ] ], CacheWithoutServer::use_for( $ask ) );
		wp_using_ext_object_cache( false );
		self::assertSame( [ 200, [] ], $ask(), 'A site without a drop-in has none to lose.' );
	}

	/** As after a request that read options before another one wrote them, and cached what it had read after it. */
	private static function cache_older_value( string $option, mixed $value ): void {
		wp_cache_flush();
		get_option( $option );
		$all = wp_load_alloptions();
		if ( isset( $all[ $option ] ) ) {
			wp_cache_set( 'alloptions', [ $option => maybe_serialize( $value ) ] + $all, 'options' );
		} else {
			wp_cache_set( $option, maybe_serialize( $value ), 'options' );
		}
		self::assertEquals( $value, get_option( $option ) );
	}

	/** @return list<string> */
	private static function rows(): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, 'frontage\\_transient\\_%' ) );
	}
}
