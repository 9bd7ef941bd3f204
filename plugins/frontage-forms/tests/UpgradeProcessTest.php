<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests;

use Frontage\Forms\DatabaseUpgrade;
use Frontage\Forms\Plugin;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Database\TableCharsets;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Which process runs the steps of an update, and when: one at a time, and what takes long behind visitors' requests. */
#[Group( 'database' )]
final class UpgradeProcessTest extends WordPressTestCase {

	protected const ENDS_TRANSACTION = true;

	private const LOCK = 'frontage_forms_upgrade_lock';

	private const DEFERRED = 'frontage_forms_upgrade_deferred';

	protected function tearDown(): void {
		delete_option( self::LOCK );
		delete_option( self::DEFERRED );
		update_option( DatabaseUpgrade::OPTION, DatabaseUpgrade::VERSION, true );
		parent::tearDown();
	}

	public function test_a_step_for_more_rows_than_a_visitor_waits_for_is_left_to_cron(): void {
		global $wpdb;
		$make = static fn ( int $id ): int|bool => $wpdb->query( $wpdb->prepare( "INSERT INTO %i (id, form_id, state, created, changed, data, result) VALUES (%d, 7, 'kept', UTC_TIMESTAMP(), UTC_TIMESTAMP(), '{}', '{}')", SubmissionTable::table_name(), $id ) );
		array_map( $make, range( 1, 3 ) );
		$many = static fn ( string $query ): string => str_replace( 'LIMIT 1 OFFSET 10000', 'LIMIT 1 OFFSET 2', $query );
		add_filter( 'query', $many );
		$states = static fn (): array => $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT state FROM %i', SubmissionTable::table_name() ) );
		update_option( DatabaseUpgrade::OPTION, 1 );
		Plugin::upgrade();
		self::assertSame( [ [ 'kept' ], 1 ], [ $states(), (int) get_option( DatabaseUpgrade::OPTION ) ] );
		self::assertIsInt( wp_next_scheduled( 'frontage_upgrade' ) );
		self::assertFalse( get_option( self::LOCK ), 'The background need not wait.' );
		$before = $wpdb->num_queries;
		Plugin::upgrade();
		self::assertSame( $before, $wpdb->num_queries, 'Nor does every request ask again.' );

		add_filter( 'wp_doing_cron', '__return_true' );
		do_action( 'frontage_upgrade' );
		remove_filter( 'wp_doing_cron', '__return_true' );
		remove_filter( 'query', $many );
		self::assertSame( [ [ 'failed' ], DatabaseUpgrade::VERSION ], [ $states(), (int) get_option( DatabaseUpgrade::OPTION ) ] );
		self::assertSame( [ false, false ], [ get_option( self::DEFERRED ), get_option( self::LOCK ) ] );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name() ) );
		wp_clear_scheduled_hook( 'frontage_upgrade' );
	}

	public function test_a_new_index_of_a_long_queue_is_left_to_cron(): void {
		global $wpdb;
		JobRepository::add( 7, array_fill( 0, 3, [ 'kind' => 'test', 'payload' => [] ] ) );
		$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i DROP INDEX state_kind_due', JobTable::name() ) );
		$has_index = static fn (): bool => in_array( 'state_kind_due', array_column( $wpdb->get_results( $wpdb->prepare( 'SHOW INDEX FROM %i', JobTable::name() ), ARRAY_A ), 'Key_name' ), true );
		$many      = static fn ( string $query ): string => str_replace( 'LIMIT 1 OFFSET 10000', 'LIMIT 1 OFFSET 2', $query );
		add_filter( 'query', $many );
		update_option( DatabaseUpgrade::OPTION, 13 );
		Plugin::upgrade();
		self::assertSame( [ false, 13 ], [ $has_index(), (int) get_option( DatabaseUpgrade::OPTION ) ] );

		add_filter( 'wp_doing_cron', '__return_true' );
		do_action( 'frontage_upgrade' );
		remove_filter( 'wp_doing_cron', '__return_true' );
		remove_filter( 'query', $many );
		self::assertSame( [ true, DatabaseUpgrade::VERSION ], [ $has_index(), (int) get_option( DatabaseUpgrade::OPTION ) ] );
		self::assertCount( 3, ( new JobRepository() )->find_by_submission( 7 ) );
		JobRepository::delete_by_submissions( [ 7 ] );
		wp_clear_scheduled_hook( 'frontage_upgrade' );
	}

	public function test_a_narrow_table_of_many_rows_is_converted_by_cron(): void {
		global $wpdb;
		$table = Database::table( 'frontage_moved' );
		$wpdb->query( "CREATE TABLE $table (id bigint(20) NOT NULL, name varchar(20) NOT NULL, PRIMARY KEY  (id)) DEFAULT CHARACTER SET latin1" );
		$wpdb->query( "INSERT INTO $table (id, name) VALUES (1, 'a'), (2, 'b'), (3, 'c')" );
		$converted = 0;
		$queries   = static function ( string $query ) use ( $table, &$converted ): string {
			$converted += (int) str_starts_with( $query, "ALTER TABLE `$table` CONVERT" );
			// SQLite knows of no character sets.
			return str_contains( $query, 'information_schema.COLUMNS' ) && defined( 'DB_FILE' ) ? "SELECT '$table' AS name, 'latin1' AS charset" : str_replace( 'LIMIT 1 OFFSET 10000', 'LIMIT 1 OFFSET 2', $query );
		};
		$upgrade   = new \Frontage\Kit\Database\DatabaseUpgrader( 'frontage_forms', DatabaseUpgrade::VERSION );
		$steps     = static fn (): ?bool => Database::install( [ "CREATE TABLE $table (id bigint(20) NOT NULL, name varchar(20) NOT NULL, PRIMARY KEY  (id)) " . Database::table_options() ] ) ? true : \Frontage\Kit\Database\DatabaseUpgrader::DEFERRED;
		add_filter( 'query', $queries );
		try {
			update_option( DatabaseUpgrade::OPTION, -DatabaseUpgrade::VERSION );
			$upgrade->run( $steps );
			self::assertSame( [ 0, -DatabaseUpgrade::VERSION ], [ $converted, (int) get_option( DatabaseUpgrade::OPTION ) ] );
			self::assertIsInt( wp_next_scheduled( 'frontage_upgrade' ) );

			add_filter( 'wp_doing_cron', '__return_true' );
			$upgrade->run( $steps );
			self::assertSame( [ 1, DatabaseUpgrade::VERSION ], [ $converted, (int) get_option( DatabaseUpgrade::OPTION ) ] );
			remove_filter( 'query', $queries );
			self::assertArrayNotHasKey( $table, TableCharsets::utf8mb3_tables() );
		} finally {
			remove_filter( 'query', $queries );
			remove_filter( 'wp_doing_cron', '__return_true' );
			wp_clear_scheduled_hook( 'frontage_upgrade' );
			$wpdb->query( "DROP TABLE $table" );
		}
	}

	public function test_a_large_table_gets_its_columns_at_once_and_its_indexes_from_cron(): void {
		global $wpdb;
		$table = Database::table( 'frontage_grown' );
		$wpdb->query( "CREATE TABLE $table (id bigint(20) unsigned NOT NULL, PRIMARY KEY  (id))" );
		$wpdb->query( "INSERT INTO $table (id) VALUES (1), (2), (3)" );
		$definition = "CREATE TABLE $table (
			id bigint(20) unsigned NOT NULL,
			kind varchar(20) NOT NULL DEFAULT '',
			PRIMARY KEY  (id),
			KEY kind (kind)
		) " . Database::table_options() . ';';
		$large      = static fn ( string $query ): string => str_replace( 'LIMIT 1 OFFSET 10000', 'LIMIT 1 OFFSET 2', $query );
		$columns    = static fn (): array => array_column( (array) $wpdb->get_results( "SHOW COLUMNS FROM $table" ), 'Field' );
		$indexes    = static fn (): array => array_column( (array) $wpdb->get_results( "SHOW INDEX FROM $table" ), 'Key_name' );
		add_filter( 'query', $large );
		try {
			self::assertFalse( Database::install( [ $definition ] ) );
			self::assertSame( [ 'id', 'kind' ], $columns() );
			self::assertNotContains( 'kind', $indexes() );

			add_filter( 'wp_doing_cron', '__return_true' );
			self::assertTrue( Database::install( [ $definition ] ) );
			self::assertContains( 'kind', $indexes() );

			remove_filter( 'wp_doing_cron', '__return_true' );
			self::assertTrue( Database::install( [ $definition ] ), 'Nothing is left to do.' );
		} finally {
			remove_filter( 'query', $large );
			remove_filter( 'wp_doing_cron', '__return_true' );
			$wpdb->query( "DROP TABLE $table" );
		}
	}

	/** As above, by the steps of this plugin. */
	public function test_the_version_is_not_written_while_a_table_of_this_plugin_is_left_to_cron(): void {
		$narrow = SubmissionTable::table_name();
		$faked  = static fn ( string $query ): string => match ( true ) {
			str_contains( $query, 'information_schema.COLUMNS' ) => "SELECT '$narrow' AS name, 'latin1' AS charset",
			str_contains( $query, 'LIMIT 1 OFFSET 10000' )       => 'SELECT 1',
			default                                              => $query,
		};
		add_filter( 'query', $faked );
		update_option( DatabaseUpgrade::OPTION, -DatabaseUpgrade::VERSION );
		DatabaseUpgrade::run();
		remove_filter( 'query', $faked );
		self::assertSame( -DatabaseUpgrade::VERSION, (int) get_option( DatabaseUpgrade::OPTION ) );
		self::assertNotFalse( get_option( self::DEFERRED ) );
		wp_clear_scheduled_hook( 'frontage_upgrade' );
	}

	public function test_one_request_at_a_time(): void {
		update_option( DatabaseUpgrade::OPTION, 0 );
		add_option( self::LOCK, (string) time() );
		DatabaseUpgrade::run();
		self::assertSame( 0, (int) get_option( DatabaseUpgrade::OPTION ), 'Another request is at it.' );

		update_option( self::LOCK, (string) ( time() - 301 ) );
		DatabaseUpgrade::run();
		self::assertSame( DatabaseUpgrade::VERSION, (int) get_option( DatabaseUpgrade::OPTION ), 'The other request died.' );
	}

	public function test_the_background_and_a_visitor_do_not_run_at_once(): void {
		update_option( DatabaseUpgrade::OPTION, 0 );
		add_option( self::LOCK, (string) time() );
		add_filter( 'wp_doing_cron', '__return_true' );
		DatabaseUpgrade::run();
		self::assertSame( 0, (int) get_option( DatabaseUpgrade::OPTION ), 'A visitor is at it.' );

		delete_option( self::LOCK );
		$held = [];
		$note = static function ( string $query ) use ( &$held ): string {
			if ( ! $held && str_starts_with( $query, 'SHOW TABLES' ) ) {
				global $wpdb;
				$held = [ (int) $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, self::LOCK ) ) ]; // phpcs:ignore WordPress.DB.DirectDatabaseQuery
			}
			return $query;
		};
		add_filter( 'query', $note );
		DatabaseUpgrade::run();
		remove_filter( 'query', $note );
		self::assertSame( DatabaseUpgrade::VERSION, (int) get_option( DatabaseUpgrade::OPTION ) );
		self::assertEqualsWithDelta( time() + HOUR_IN_SECONDS - 300, $held[0] ?? 0, 10, 'A visitor, who waits for five minutes, finds it taken for an hour.' );
		remove_filter( 'wp_doing_cron', '__return_true' );
	}

	public function test_what_the_background_could_not_do_is_tried_again_in_five_minutes(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', SubmissionTable::table_name() ) );
		update_option( DatabaseUpgrade::OPTION, 0 );
		$refuse = static fn ( string $query ): string => str_starts_with( $query, 'CREATE TABLE ' . SubmissionTable::table_name() . ' ' ) ? 'SELECT 1' : $query;
		add_filter( 'query', $refuse );
		add_filter( 'wp_doing_cron', '__return_true' );
		DatabaseUpgrade::run();
		remove_filter( 'wp_doing_cron', '__return_true' );
		remove_filter( 'query', $refuse );
		self::assertSame( 0, (int) get_option( DatabaseUpgrade::OPTION ) );
		self::assertEqualsWithDelta( time(), (int) get_option( self::LOCK ), 10 );
		update_option( self::LOCK, (string) ( time() - 301 ) );
		DatabaseUpgrade::run();
		self::assertSame( DatabaseUpgrade::VERSION, (int) get_option( DatabaseUpgrade::OPTION ) );
	}

	public function test_the_command_says_which_plugin_is_not_up_to_date(): void {
		require_once dirname( __DIR__, 3 ) . '/tests/support/wp-cli.php';
		do_action( 'cli_init' );
		add_filter( 'wp_doing_cron', '__return_true' );
		$said = static function (): string {
			\WP_CLI::$said = [];
			( \WP_CLI::$commands['frontage upgrade'] )();
			return implode( "\n", \WP_CLI::$said );
		};
		self::assertSame( 'Success: The database is up to date.', $said() );

		update_option( DatabaseUpgrade::OPTION, 0 );
		add_option( self::LOCK, (string) time() );
		self::assertSame( 'Error: Frontage Forms: another process is updating the database, or could not less than five minutes ago.', $said() );

		delete_option( self::LOCK );
		$refuse = static fn ( string $query ): string => str_starts_with( $query, 'SHOW TABLES' ) ? 'SELECT 1 FROM ( SELECT 1 ) AS nothing WHERE 1 = 0' : $query;
		add_filter( 'query', $refuse );
		$refused = $said();
		remove_filter( 'query', $refuse );
		self::assertSame( 'Error: Frontage Forms: the database refused a step, which is tried again in five minutes.', $refused );

		delete_option( self::LOCK );
		self::assertSame( 'Success: The database is up to date.', $said() );
		remove_filter( 'wp_doing_cron', '__return_true' );
	}
}
