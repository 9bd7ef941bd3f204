<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests;

use Frontage\Forms\Files\Waiting;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\Inbox;
use Frontage\Forms\Inbox\Kept;
use Frontage\Forms\Inbox\RateLimit;
use Frontage\Forms\Inbox\Rights;
use Frontage\Forms\Inbox\Table;
use Frontage\Forms\Inbox\Words;
use Frontage\Forms\Plugin;
use Frontage\Forms\Settings;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Tables;
use Frontage\Forms\Upgrade;
use Frontage\Kit\Database;
use Frontage\Kit\TableCharsets;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Installation, update, activation, deactivation. What changes tables ends a transaction, so these tests put things back themselves. */
#[Group( 'database' )]
final class UpgradeTest extends WordPressTestCase {

	protected const ENDS_TRANSACTION = true;

	private const LOCK = 'frontage_forms_upgrade_lock';

	private const DEFERRED = 'frontage_forms_upgrade_deferred';

	protected function tearDown(): void {
		delete_option( self::LOCK );
		delete_option( self::DEFERRED );
		delete_option( 'frontage_forms_words_done' );
		self::give_rights();
		update_option( Upgrade::OPTION, Upgrade::VERSION, true );
		parent::tearDown();
	}

	public function test_a_new_site_gets_tables_rights_and_the_sweep(): void {
		global $wpdb;
		foreach ( Tables::ALL as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', Table::name( $table ) ) );
		}
		self::take_rights();
		wp_clear_scheduled_hook( Upgrade::SWEEP );
		delete_option( Upgrade::OPTION );

		Upgrade::run();

		foreach ( Tables::ALL as $table ) {
			self::assertSame( Table::name( $table ), $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( Table::name( $table ) ) ) ) );
		}
		foreach ( [ 'administrator' => true, 'editor' => true, 'author' => false ] as $role => $expected ) {
			self::assertSame( $expected, (bool) get_role( $role )?->has_cap( Rights::READ ), $role );
			self::assertSame( $expected, (bool) get_role( $role )?->has_cap( Rights::DELETE ), $role );
		}
		self::assertIsInt( wp_next_scheduled( Upgrade::SWEEP ) );
		self::assertSame( Upgrade::VERSION, (int) get_option( Upgrade::OPTION ) );
		self::assertFalse( get_option( self::LOCK ) );
	}

	public function test_a_second_run_finds_nothing_to_change(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$changes = [];
		$queries = static function ( string $query ) use ( &$changes ): string {
			if ( preg_match( '/^\s*(CREATE|ALTER|DROP)\s/i', $query ) ) {
				$changes[] = $query;
			}
			return $query;
		};
		add_filter( 'query', $queries );
		Tables::install();
		remove_filter( 'query', $queries );
		self::assertSame( [], $changes );
	}

	/** What 0.1.0 left behind, in its own words: its option, its table of counters, a counter that is full. */
	public function test_an_update_keeps_what_was_there_before_the_kit_had_it(): void {
		global $wpdb;
		$wpdb->query( 'DROP TABLE IF EXISTS wptests_frontage_limits' );
		$wpdb->query( 'CREATE TABLE wptests_frontage_limits ( bucket varchar(64) NOT NULL, hits int(10) unsigned NOT NULL, ends datetime NOT NULL, PRIMARY KEY  (bucket), KEY ends (ends) )' );
		$key = hash_hmac( 'sha256', gmdate( 'Y-m-d' ), wp_salt( 'nonce' ) );
		$wpdb->query( $wpdb->prepare( 'INSERT INTO wptests_frontage_limits VALUES ( %s, 10, DATE_ADD( UTC_TIMESTAMP(), INTERVAL 600 SECOND ) )', hash_hmac( 'sha256', 'forms form 7 192.0.2.1', $key ) ) );
		update_option( 'frontage_forms_db_version', -1 );

		Upgrade::run();

		self::assertSame( Upgrade::VERSION, (int) get_option( 'frontage_forms_db_version' ) );
		$answer = ( new RateLimit() )->take( 7, '192.0.2.1' );
		$wpdb->query( 'DELETE FROM wptests_frontage_limits' );
		self::assertInstanceOf( \WP_Error::class, $answer );
	}

	/** The table of version 1 in its own words, with a row of each state that it knew. */
	public function test_an_update_from_version_1_loses_no_message_and_sends_no_old_one(): void {
		global $wpdb;
		$table = Table::name();
		$wpdb->query( "DROP TABLE IF EXISTS $table" );
		$wpdb->query(
			"CREATE TABLE $table ( id bigint(20) unsigned NOT NULL AUTO_INCREMENT, form_id bigint(20) unsigned NOT NULL, claim varchar(64) DEFAULT NULL, values_hash varchar(64) NOT NULL DEFAULT '',
			state varchar(20) NOT NULL DEFAULT 'kept', is_read tinyint(1) NOT NULL DEFAULT 0, attempts smallint(5) unsigned NOT NULL DEFAULT 1, created datetime NOT NULL, changed datetime NOT NULL,
			email varchar(191) NOT NULL DEFAULT '', sender varchar(191) NOT NULL DEFAULT '', subject varchar(191) NOT NULL DEFAULT '', summary varchar(191) NOT NULL DEFAULT '',
			page varchar(1000) NOT NULL DEFAULT '', page_id bigint(20) unsigned NOT NULL DEFAULT 0, data longtext NOT NULL, result longtext NOT NULL, error varchar(500) NOT NULL DEFAULT '',
			PRIMARY KEY  (id), UNIQUE KEY claim (form_id,claim), KEY created (created,id), KEY form_created (form_id,created,id), KEY state_created (state,created,id),
			KEY unread_created (is_read,created,id,state), KEY email_created (email,created,id) )"
		);
		foreach ( [ 'kept', 'sent', 'failed', 'aborted', 'spam', 'custom' ] as $state ) {
			$wpdb->query( $wpdb->prepare( 'INSERT INTO %i (form_id, claim, state, created, changed, summary, data, result, error) VALUES (7, %s, %s, UTC_TIMESTAMP(), UTC_TIMESTAMP(), %s, %s, %s, %s)', $table, $state, $state, "Words of $state", '{"values":{"a":"b"}}', '{}', 'failed' === $state ? 'No route' : '' ) );
		}
		foreach ( [ \Frontage\Forms\Files\Table::NAME, \Frontage\Forms\Queue\Table::NAME ] as $new ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', Table::name( $new ) ) );
		}
		update_option( Upgrade::OPTION, 1 );

		Upgrade::run();

		$rows = $wpdb->get_results( "SELECT claim, state, reason, state_before, notes, summary, error FROM $table ORDER BY id", ARRAY_A );
		$jobs = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', \Frontage\Forms\Queue\Table::name() ) );
		$wpdb->query( "DELETE FROM $table" );
		self::assertSame( Upgrade::VERSION, (int) get_option( Upgrade::OPTION ) );
		self::assertFalse( Tables::one_is_missing() );
		self::assertSame( [ 'kept' => 'failed', 'sent' => 'sent', 'failed' => 'failed', 'aborted' => 'aborted', 'spam' => 'spam', 'custom' => 'custom' ], array_column( $rows, 'state', 'claim' ) );
		self::assertSame( [ 'kept' => 'before-update', 'sent' => '', 'failed' => 'before-update', 'aborted' => '', 'spam' => '', 'custom' => '' ], array_column( $rows, 'reason', 'claim' ) );
		self::assertSame( 'Words of kept', $rows[0]['summary'] );
		self::assertSame( 'No route', $rows[2]['error'] );
		self::assertSame( 0, $jobs );
	}

	/** The column of version 10, with what processes left in it that died before they made jobs of it. */
	public function test_an_update_from_version_10_queues_the_mail_that_was_not_queued_yet(): void {
		global $wpdb;
		$table = Table::name();
		$jobs  = \Frontage\Forms\Queue\Table::name();
		$wpdb->query( "ALTER TABLE $table ADD COLUMN outbox longtext" );
		$job = static fn ( string $id ): string => (string) wp_json_encode( [ [ 'kind' => 'mail', 'payload' => [ 'subject' => 'Hello' ], 'message_id' => "<$id@example.test>" ] ] );
		foreach ( [ 'died' => [ 'waiting', 0 ], 'again' => [ 'waiting', 0 ], 'sent' => [ 'sent', 0 ], 'old' => [ 'waiting', 4 ] ] as $name => [ $state, $days ] ) {
			$wpdb->query( $wpdb->prepare( "INSERT INTO %i (form_id, claim, state, created, changed, data, result, outbox) VALUES (7, %s, %s, %s, UTC_TIMESTAMP(), '{}', '{}', %s)", $table, $name, $state, gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ), $job( $name ) ) );
			if ( 'again' === $name ) {
				\Frontage\Forms\Queue\Jobs::add( (int) $wpdb->insert_id, [ [ 'kind' => 'mail', 'payload' => [], 'message_id' => '<new@example.test>' ] ] );
			}
		}
		$wpdb->query( "INSERT INTO $table (form_id, claim, state, created, changed, data, result) VALUES (7, 'usual', 'waiting', UTC_TIMESTAMP(), UTC_TIMESTAMP(), '{}', '{}')" );
		update_option( Upgrade::OPTION, 11 );

		Upgrade::run();

		$queued = $wpdb->get_results( "SELECT s.claim, j.message_id, j.payload, j.state FROM $jobs AS j JOIN $table AS s ON s.id = j.submission_id ORDER BY j.id", ARRAY_A );
		$states = array_column( $wpdb->get_results( "SELECT claim, state, reason FROM $table ORDER BY id", ARRAY_A ), null, 'claim' );
		$wpdb->query( "DELETE FROM $jobs" );
		$wpdb->query( "DELETE FROM $table" );
		$wpdb->query( "ALTER TABLE $table DROP COLUMN outbox" );
		self::assertSame( [ 'again' => '<new@example.test>', 'died' => '<died@example.test>' ], array_column( $queued, 'message_id', 'claim' ) );
		self::assertSame( [ '{"subject":"Hello"}', 'waiting' ], [ $queued[1]['payload'], $queued[1]['state'] ] );
		self::assertSame( [ 'waiting', 'failed', 'before-update', 'sent', 'waiting' ], [ $states['died']['state'], $states['old']['state'], $states['old']['reason'], $states['sent']['state'], $states['usual']['state'] ] );
		self::assertSame( Upgrade::VERSION, (int) get_option( Upgrade::OPTION ) );
	}

	public function test_a_database_of_a_newer_version_is_left_as_it_is(): void {
		global $wpdb;
		$newer = Upgrade::VERSION + 2;
		$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i MODIFY subject varchar(255) NOT NULL DEFAULT %s', Table::name(), '' ) );
		$subject = static fn (): string => (string) $wpdb->get_row( $wpdb->prepare( "SHOW COLUMNS FROM %i LIKE 'subject'", Table::name() ), ARRAY_A )['Type'];
		foreach ( [ $newer, -$newer ] as $done ) {
			update_option( Upgrade::OPTION, $done );
			wp_clear_scheduled_hook( Upgrade::SWEEP );
			Plugin::upgrade();
			self::assertSame( 'varchar(255)', $subject() );
			self::assertSame( $newer, (int) get_option( Upgrade::OPTION ) );
		}
		self::assertIsInt( wp_next_scheduled( Upgrade::SWEEP ), 'An activation starts what a deactivation stopped.' );
		$tests = apply_filters( 'site_status_tests', [ 'direct' => [] ] )['direct'];
		self::assertSame( 'recommended', $tests['frontage_forms_newer_database']['test']()['status'] );

		update_option( Upgrade::OPTION, Upgrade::VERSION );
		self::assertArrayNotHasKey( 'frontage_forms_newer_database', apply_filters( 'site_status_tests', [ 'direct' => [] ] )['direct'] );
		Tables::install();
	}

	public function test_a_table_that_a_newer_database_has_lost_is_made_again(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', Table::name() ) );
		update_option( Upgrade::OPTION, Upgrade::VERSION + 2 );
		Upgrade::ask_again();
		Plugin::upgrade();
		self::assertFalse( Tables::one_is_missing() );
		self::assertSame( Upgrade::VERSION + 2, (int) get_option( Upgrade::OPTION ) );
	}

	public function test_a_step_for_more_rows_than_a_visitor_waits_for_is_left_to_cron(): void {
		global $wpdb;
		$make = static fn ( int $id ): int|bool => $wpdb->query( $wpdb->prepare( "INSERT INTO %i (id, form_id, state, created, changed, data, result) VALUES (%d, 7, 'kept', UTC_TIMESTAMP(), UTC_TIMESTAMP(), '{}', '{}')", Table::name(), $id ) );
		array_map( $make, range( 1, 3 ) );
		$many = static fn ( string $query ): string => str_replace( 'LIMIT 1 OFFSET 10000', 'LIMIT 1 OFFSET 2', $query );
		add_filter( 'query', $many );
		$states = static fn (): array => $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT state FROM %i', Table::name() ) );
		update_option( Upgrade::OPTION, 1 );
		Plugin::upgrade();
		self::assertSame( [ [ 'kept' ], 1 ], [ $states(), (int) get_option( Upgrade::OPTION ) ] );
		self::assertIsInt( wp_next_scheduled( 'frontage_upgrade' ) );
		self::assertFalse( get_option( self::LOCK ), 'The background need not wait.' );
		$before = $wpdb->num_queries;
		Plugin::upgrade();
		self::assertSame( $before, $wpdb->num_queries, 'Nor does every request ask again.' );

		add_filter( 'wp_doing_cron', '__return_true' );
		do_action( 'frontage_upgrade' );
		remove_filter( 'wp_doing_cron', '__return_true' );
		remove_filter( 'query', $many );
		self::assertSame( [ [ 'failed' ], Upgrade::VERSION ], [ $states(), (int) get_option( Upgrade::OPTION ) ] );
		self::assertSame( [ false, false ], [ get_option( self::DEFERRED ), get_option( self::LOCK ) ] );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Table::name() ) );
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
		$upgrade   = new \Frontage\Kit\Upgrade( 'frontage_forms', Upgrade::VERSION );
		$steps     = static fn (): ?bool => Database::install( [ "CREATE TABLE $table (id bigint(20) NOT NULL, name varchar(20) NOT NULL, PRIMARY KEY  (id)) " . Database::table_options() ] ) ? true : \Frontage\Kit\Upgrade::DEFERRED;
		add_filter( 'query', $queries );
		try {
			update_option( Upgrade::OPTION, -Upgrade::VERSION );
			$upgrade->run( $steps );
			self::assertSame( [ 0, -Upgrade::VERSION ], [ $converted, (int) get_option( Upgrade::OPTION ) ] );
			self::assertIsInt( wp_next_scheduled( 'frontage_upgrade' ) );

			add_filter( 'wp_doing_cron', '__return_true' );
			$upgrade->run( $steps );
			self::assertSame( [ 1, Upgrade::VERSION ], [ $converted, (int) get_option( Upgrade::OPTION ) ] );
			remove_filter( 'query', $queries );
			self::assertArrayNotHasKey( $table, TableCharsets::narrow() );
		} finally {
			remove_filter( 'query', $queries );
			remove_filter( 'wp_doing_cron', '__return_true' );
			wp_clear_scheduled_hook( 'frontage_upgrade' );
			$wpdb->query( "DROP TABLE $table" );
		}
	}

	/** As above, by the steps of this plugin. */
	public function test_the_version_is_not_written_while_a_table_of_this_plugin_is_left_to_cron(): void {
		$narrow = Table::name();
		$faked  = static fn ( string $query ): string => match ( true ) {
			str_contains( $query, 'information_schema.COLUMNS' ) => "SELECT '$narrow' AS name, 'latin1' AS charset",
			str_contains( $query, 'LIMIT 1 OFFSET 10000' )       => 'SELECT 1',
			default                                              => $query,
		};
		add_filter( 'query', $faked );
		update_option( Upgrade::OPTION, -Upgrade::VERSION );
		Upgrade::run();
		remove_filter( 'query', $faked );
		self::assertSame( -Upgrade::VERSION, (int) get_option( Upgrade::OPTION ) );
		self::assertNotFalse( get_option( self::DEFERRED ) );
		wp_clear_scheduled_hook( 'frontage_upgrade' );
	}

	/** The table of files as version 4 made it, with a file that a message has. */
	public function test_an_update_from_version_4_keeps_files_and_lets_others_wait(): void {
		global $wpdb;
		$table = \Frontage\Forms\Files\Table::name();
		$wpdb->query( "DROP TABLE IF EXISTS $table" );
		$wpdb->query( "CREATE TABLE $table ( token varchar(64) NOT NULL, submission_id bigint(20) unsigned NOT NULL DEFAULT 0, field varchar(191) NOT NULL DEFAULT '', name varchar(255) NOT NULL DEFAULT '', type varchar(100) NOT NULL DEFAULT '', size bigint(20) unsigned NOT NULL DEFAULT 0, hash varchar(64) NOT NULL DEFAULT '', created datetime NOT NULL, PRIMARY KEY  (token), KEY submission_created (submission_id,created) )" );
		$wpdb->query( "INSERT INTO $table (token, submission_id, field, name, created) VALUES ('aa11', 7, 'up', 'plan.pdf', UTC_TIMESTAMP())" );
		wp_clear_scheduled_hook( Waiting::SWEEP );
		update_option( Upgrade::OPTION, 4 );

		Upgrade::run();

		$files = ( new \Frontage\Forms\Files\Store() )->of( 7 );
		$wpdb->query( "DELETE FROM $table" );
		self::assertSame( [ 'plan.pdf', '', false ], [ $files[0]->name, $files[0]->visitor, $files[0]->waits() ] );
		self::assertIsInt( wp_next_scheduled( Waiting::SWEEP ) );
		self::assertSame( Upgrade::VERSION, (int) get_option( Upgrade::OPTION ) );
	}

	public function test_when_all_is_done_a_request_pays_nothing(): void {
		global $wpdb;
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		Upgrade::run();
		self::assertSame( $before, $wpdb->num_queries );
		self::assertArrayHasKey( Upgrade::OPTION, wp_load_alloptions() );
	}

	public function test_tables_that_could_not_be_made_are_tried_again(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', Table::name() ) );
		update_option( Upgrade::OPTION, 0 );
		$refuse = static fn ( string $query ): string => str_starts_with( $query, 'CREATE TABLE ' . Table::name() . ' ' ) ? 'SELECT 1' : $query;
		add_filter( 'query', $refuse );
		Upgrade::run();
		remove_filter( 'query', $refuse );
		self::assertSame( 0, (int) get_option( Upgrade::OPTION ) );
		self::assertNotFalse( get_option( self::LOCK ), 'Not by the very next request.' );

		update_option( self::LOCK, (string) ( time() - 301 ) );
		Upgrade::run();
		self::assertSame( Upgrade::VERSION, (int) get_option( Upgrade::OPTION ) );
		self::assertFalse( Tables::one_is_missing() );
	}

	/** A site that was moved without the tables of its plugins still has the option that says they are made. */
	public function test_a_table_that_is_gone_is_made_again_when_a_message_comes(): void {
		global $wpdb;
		self::all_older_ones_are_searched();
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', Table::name() ) );
		$wpdb->query( 'COMMIT' ); // SQLite would take the removal back with the statement that fails.
		$submission = new Submission( form: new Form( id: 7 ), values: [ 'your-name' => 'Ann' ], unit_tag: 'wpcf7-f7-o1', address: '192.0.2.1', user_agent: 'Browser', received: gmdate( 'Y-m-d H:i:s' ), hash: 'hash', key: 'a-key-of-this-test' );
		$first      = ( new Inbox() )->keep( $submission );
		Plugin::upgrade(); // The next request.
		$second = ( new Inbox() )->keep( $submission );
		Words::catch_up();
		$found = Words::holders( 'ann', 2 );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Table::name() ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', Words::table() ) );
		self::assertInstanceOf( \WP_Error::class, $first );
		self::assertInstanceOf( Kept::class, $second );
		self::assertSame( [ $second->id ], $found, 'Numbers begin anew, and so does the search.' );
	}

	/** As far as the search knows, thousands of messages have been taken in. */
	private static function all_older_ones_are_searched(): void {
		update_option( 'frontage_forms_words_done', 9999, false );
	}

	public function test_one_request_at_a_time(): void {
		update_option( Upgrade::OPTION, 0 );
		add_option( self::LOCK, (string) time() );
		Upgrade::run();
		self::assertSame( 0, (int) get_option( Upgrade::OPTION ), 'Another request is at it.' );

		update_option( self::LOCK, (string) ( time() - 301 ) );
		Upgrade::run();
		self::assertSame( Upgrade::VERSION, (int) get_option( Upgrade::OPTION ), 'The other request died.' );
	}

	public function test_the_background_and_a_visitor_do_not_run_at_once(): void {
		update_option( Upgrade::OPTION, 0 );
		add_option( self::LOCK, (string) time() );
		add_filter( 'wp_doing_cron', '__return_true' );
		Upgrade::run();
		self::assertSame( 0, (int) get_option( Upgrade::OPTION ), 'A visitor is at it.' );

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
		Upgrade::run();
		remove_filter( 'query', $note );
		self::assertSame( Upgrade::VERSION, (int) get_option( Upgrade::OPTION ) );
		self::assertEqualsWithDelta( time() + HOUR_IN_SECONDS - 300, $held[0] ?? 0, 10, 'A visitor, who waits for five minutes, finds it taken for an hour.' );
		remove_filter( 'wp_doing_cron', '__return_true' );
	}

	public function test_what_the_background_could_not_do_is_tried_again_in_five_minutes(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', Table::name() ) );
		update_option( Upgrade::OPTION, 0 );
		$refuse = static fn ( string $query ): string => str_starts_with( $query, 'CREATE TABLE ' . Table::name() . ' ' ) ? 'SELECT 1' : $query;
		add_filter( 'query', $refuse );
		add_filter( 'wp_doing_cron', '__return_true' );
		Upgrade::run();
		remove_filter( 'wp_doing_cron', '__return_true' );
		remove_filter( 'query', $refuse );
		self::assertSame( 0, (int) get_option( Upgrade::OPTION ) );
		self::assertEqualsWithDelta( time(), (int) get_option( self::LOCK ), 10 );
		update_option( self::LOCK, (string) ( time() - 301 ) );
		Upgrade::run();
		self::assertSame( Upgrade::VERSION, (int) get_option( Upgrade::OPTION ) );
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

		update_option( Upgrade::OPTION, 0 );
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

	public function test_switching_on_again_gives_back_the_sweep_but_not_what_the_owner_took_away(): void {
		get_role( 'editor' )?->remove_cap( Rights::DELETE );
		do_action( 'deactivate_frontage-forms/frontage-forms.php' );
		self::assertFalse( wp_next_scheduled( Upgrade::SWEEP ) );
		self::assertFalse( wp_next_scheduled( Waiting::SWEEP ) );

		do_action( 'activate_frontage-forms/frontage-forms.php' );
		self::assertSame( -Upgrade::VERSION, (int) get_option( Upgrade::OPTION ), 'Activation only leaves a note.' );
		Upgrade::run();
		self::assertIsInt( wp_next_scheduled( Upgrade::SWEEP ) );
		self::assertFalse( (bool) get_role( 'editor' )?->has_cap( Rights::DELETE ) );
	}

	public function test_whether_data_goes_with_the_plugin_is_the_administrators_choice(): void {
		do_action( 'rest_api_init', rest_get_server() );
		$this->sign_in( 'editor' );
		$request = new \WP_REST_Request( 'POST', '/wp/v2/settings' );
		$request->set_body_params( [ Settings::REMOVE_DATA => true ] );
		self::assertSame( 403, rest_do_request( $request )->get_status() );
		$this->sign_in( 'administrator' );
		self::assertTrue( rest_do_request( $request )->get_data()[ Settings::REMOVE_DATA ] ?? null );
		self::assertTrue( (bool) get_option( Settings::REMOVE_DATA ) );
	}

	private static function give_rights(): void {
		foreach ( [ 'administrator', 'editor' ] as $role ) {
			get_role( $role )?->add_cap( Rights::READ );
			get_role( $role )?->add_cap( Rights::DELETE );
		}
	}

	private static function take_rights(): void {
		foreach ( [ 'administrator', 'editor' ] as $role ) {
			get_role( $role )?->remove_cap( Rights::READ );
			get_role( $role )?->remove_cap( Rights::DELETE );
		}
	}
}
