<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests;

use Frontage\Forms\DatabaseTables;
use Frontage\Forms\DatabaseUpgrade;
use Frontage\Forms\Files\PendingUploads;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Plugin;
use Frontage\Forms\Settings;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionClaim;
use Frontage\Forms\SubmissionStore\SubmissionRateLimit;
use Frontage\Forms\SubmissionStore\SubmissionRepository;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Installation, update, activation, deactivation. What changes tables ends a transaction, so these tests put things back themselves. */
#[Group( 'database' )]
final class DatabaseUpgradeTest extends WordPressTestCase {

	protected const ENDS_TRANSACTION = true;

	private const LOCK = 'frontage_forms_upgrade_lock';

	private const DEFERRED = 'frontage_forms_upgrade_deferred';

	protected function tearDown(): void {
		delete_option( self::LOCK );
		delete_option( self::DEFERRED );
		delete_option( 'frontage_forms_words_done' );
		self::give_rights();
		update_option( DatabaseUpgrade::OPTION, DatabaseUpgrade::VERSION, true );
		parent::tearDown();
	}

	public function test_a_new_site_gets_tables_rights_and_the_sweep(): void {
		global $wpdb;
		foreach ( DatabaseTables::ALL as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', SubmissionTable::table_name( $table ) ) );
		}
		self::take_rights();
		wp_clear_scheduled_hook( DatabaseUpgrade::SWEEP );
		delete_option( DatabaseUpgrade::OPTION );

		DatabaseUpgrade::run();

		foreach ( DatabaseTables::ALL as $table ) {
			self::assertSame( SubmissionTable::table_name( $table ), $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( SubmissionTable::table_name( $table ) ) ) ) );
		}
		foreach ( [ 'administrator' => true, 'editor' => true, 'author' => false ] as $role => $expected ) {
			self::assertSame( $expected, (bool) get_role( $role )?->has_cap( InboxCapabilities::READ ), $role );
			self::assertSame( $expected, (bool) get_role( $role )?->has_cap( InboxCapabilities::DELETE ), $role );
		}
		self::assertIsInt( wp_next_scheduled( DatabaseUpgrade::SWEEP ) );
		self::assertSame( DatabaseUpgrade::VERSION, (int) get_option( DatabaseUpgrade::OPTION ) );
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
		DatabaseTables::install();
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

		DatabaseUpgrade::run();

		self::assertSame( DatabaseUpgrade::VERSION, (int) get_option( 'frontage_forms_db_version' ) );
		$answer = ( new SubmissionRateLimit() )->check_limit( 7, '192.0.2.1' );
		$wpdb->query( 'DELETE FROM wptests_frontage_limits' );
		self::assertInstanceOf( \WP_Error::class, $answer );
	}

	/** The table of version 1 in its own words, with a row of each state that it knew. */
	public function test_an_update_from_version_1_loses_no_message_and_sends_no_old_one(): void {
		global $wpdb;
		$table = SubmissionTable::table_name();
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
		foreach ( [ \Frontage\Forms\Files\FileTable::NAME, \Frontage\Forms\Queue\JobTable::NAME ] as $new ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', SubmissionTable::table_name( $new ) ) );
		}
		update_option( DatabaseUpgrade::OPTION, 1 );

		DatabaseUpgrade::run();

		$rows = $wpdb->get_results( "SELECT claim, state, reason, state_before, notes, summary, error FROM $table ORDER BY id", ARRAY_A );
		$jobs = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', \Frontage\Forms\Queue\JobTable::name() ) );
		$wpdb->query( "DELETE FROM $table" );
		self::assertSame( DatabaseUpgrade::VERSION, (int) get_option( DatabaseUpgrade::OPTION ) );
		self::assertFalse( DatabaseTables::is_any_missing() );
		self::assertSame( [ 'kept' => 'failed', 'sent' => 'sent', 'failed' => 'failed', 'aborted' => 'aborted', 'spam' => 'spam', 'custom' => 'custom' ], array_column( $rows, 'state', 'claim' ) );
		self::assertSame( [ 'kept' => 'before-update', 'sent' => '', 'failed' => 'before-update', 'aborted' => '', 'spam' => '', 'custom' => '' ], array_column( $rows, 'reason', 'claim' ) );
		self::assertSame( 'Words of kept', $rows[0]['summary'] );
		self::assertSame( 'No route', $rows[2]['error'] );
		self::assertSame( 0, $jobs );
	}

	/** The column of version 10, with what processes left in it that died before they made jobs of it. */
	public function test_an_update_from_version_10_queues_the_mail_that_was_not_queued_yet(): void {
		global $wpdb;
		$table = SubmissionTable::table_name();
		$jobs  = \Frontage\Forms\Queue\JobTable::name();
		$wpdb->query( "ALTER TABLE $table ADD COLUMN outbox longtext" );
		$job = static fn ( string $id ): string => (string) wp_json_encode( [ [ 'kind' => 'mail', 'payload' => [ 'subject' => 'Hello' ], 'message_id' => "<$id@example.test>" ] ] );
		foreach ( [ 'died' => [ 'waiting', 0 ], 'again' => [ 'waiting', 0 ], 'sent' => [ 'sent', 0 ], 'old' => [ 'waiting', 4 ] ] as $name => [ $state, $days ] ) {
			$wpdb->query( $wpdb->prepare( "INSERT INTO %i (form_id, claim, state, created, changed, data, result, outbox) VALUES (7, %s, %s, %s, UTC_TIMESTAMP(), '{}', '{}', %s)", $table, $name, $state, gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS ), $job( $name ) ) );
			if ( 'again' === $name ) {
				\Frontage\Forms\Queue\JobRepository::add( (int) $wpdb->insert_id, [ [ 'kind' => 'mail', 'payload' => [], 'message_id' => '<new@example.test>' ] ] );
			}
		}
		$wpdb->query( "INSERT INTO $table (form_id, claim, state, created, changed, data, result) VALUES (7, 'usual', 'waiting', UTC_TIMESTAMP(), UTC_TIMESTAMP(), '{}', '{}')" );
		update_option( DatabaseUpgrade::OPTION, 11 );

		DatabaseUpgrade::run();

		$queued = $wpdb->get_results( "SELECT s.claim, j.message_id, j.payload, j.state FROM $jobs AS j JOIN $table AS s ON s.id = j.submission_id ORDER BY j.id", ARRAY_A );
		$states = array_column( $wpdb->get_results( "SELECT claim, state, reason FROM $table ORDER BY id", ARRAY_A ), null, 'claim' );
		$wpdb->query( "DELETE FROM $jobs" );
		$wpdb->query( "DELETE FROM $table" );
		$wpdb->query( "ALTER TABLE $table DROP COLUMN outbox" );
		self::assertSame( [ 'again' => '<new@example.test>', 'died' => '<died@example.test>' ], array_column( $queued, 'message_id', 'claim' ) );
		self::assertSame( [ '{"subject":"Hello"}', 'waiting' ], [ $queued[1]['payload'], $queued[1]['state'] ] );
		self::assertSame( [ 'waiting', 'failed', 'before-update', 'sent', 'waiting' ], [ $states['died']['state'], $states['old']['state'], $states['old']['reason'], $states['sent']['state'], $states['usual']['state'] ] );
		self::assertSame( DatabaseUpgrade::VERSION, (int) get_option( DatabaseUpgrade::OPTION ) );
	}

	/** An older server runs no steps (the next test). Where an activation makes it run them, existing tables are skipped. */
	public function test_a_database_of_a_newer_version_is_left_as_it_is(): void {
		global $wpdb;
		$newer = DatabaseUpgrade::VERSION + 2;
		$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i MODIFY subject varchar(255) NOT NULL DEFAULT %s', SubmissionTable::table_name(), '' ) );
		$subject = static fn (): string => (string) $wpdb->get_row( $wpdb->prepare( "SHOW COLUMNS FROM %i LIKE 'subject'", SubmissionTable::table_name() ), ARRAY_A )['Type'];
		foreach ( [ $newer, -$newer ] as $done ) {
			update_option( DatabaseUpgrade::OPTION, $done );
			wp_clear_scheduled_hook( DatabaseUpgrade::SWEEP );
			Plugin::upgrade();
			self::assertSame( 'varchar(255)', $subject() );
			self::assertSame( $newer, (int) get_option( DatabaseUpgrade::OPTION ) );
		}
		self::assertIsInt( wp_next_scheduled( DatabaseUpgrade::SWEEP ), 'An activation starts what a deactivation stopped.' );
		$tests = apply_filters( 'site_status_tests', [ 'direct' => [] ] )['direct'];
		self::assertSame( 'recommended', $tests['frontage_forms_newer_database']['test']()['status'] );

		update_option( DatabaseUpgrade::OPTION, DatabaseUpgrade::VERSION );
		self::assertArrayNotHasKey( 'frontage_forms_newer_database', apply_filters( 'site_status_tests', [ 'direct' => [] ] )['direct'] );
		DatabaseTables::install();
	}

	public function test_with_a_newer_database_no_request_runs_the_steps(): void {
		global $wpdb;
		update_option( DatabaseUpgrade::OPTION, DatabaseUpgrade::VERSION + 2 );
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		DatabaseUpgrade::run();
		self::assertSame( $before, $wpdb->num_queries );
		update_option( DatabaseUpgrade::OPTION, DatabaseUpgrade::VERSION );
	}

	public function test_a_table_that_a_newer_database_has_lost_is_made_again(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', SubmissionTable::table_name() ) );
		update_option( DatabaseUpgrade::OPTION, DatabaseUpgrade::VERSION + 2 );
		DatabaseUpgrade::schedule_retry();
		Plugin::upgrade();
		self::assertFalse( DatabaseTables::is_any_missing() );
		self::assertSame( DatabaseUpgrade::VERSION + 2, (int) get_option( DatabaseUpgrade::OPTION ) );
	}

	/** The table of files as version 4 made it, with a file that a message has. */
	public function test_an_update_from_version_4_keeps_files_and_lets_others_wait(): void {
		global $wpdb;
		$table = \Frontage\Forms\Files\FileTable::name();
		$wpdb->query( "DROP TABLE IF EXISTS $table" );
		$wpdb->query( "CREATE TABLE $table ( token varchar(64) NOT NULL, submission_id bigint(20) unsigned NOT NULL DEFAULT 0, field varchar(191) NOT NULL DEFAULT '', name varchar(255) NOT NULL DEFAULT '', type varchar(100) NOT NULL DEFAULT '', size bigint(20) unsigned NOT NULL DEFAULT 0, hash varchar(64) NOT NULL DEFAULT '', created datetime NOT NULL, PRIMARY KEY  (token), KEY submission_created (submission_id,created) )" );
		$wpdb->query( "INSERT INTO $table (token, submission_id, field, name, created) VALUES ('aa11', 7, 'up', 'plan.pdf', UTC_TIMESTAMP())" );
		wp_clear_scheduled_hook( PendingUploads::SWEEP );
		update_option( DatabaseUpgrade::OPTION, 4 );

		DatabaseUpgrade::run();

		$files = ( new \Frontage\Forms\Files\FileRepository() )->find_by_submission( 7 );
		$wpdb->query( "DELETE FROM $table" );
		self::assertSame( [ 'plan.pdf', '', false ], [ $files[0]->name, $files[0]->visitor, $files[0]->is_pending() ] );
		self::assertIsInt( wp_next_scheduled( PendingUploads::SWEEP ) );
		self::assertSame( DatabaseUpgrade::VERSION, (int) get_option( DatabaseUpgrade::OPTION ) );
	}

	public function test_when_all_is_done_a_request_pays_nothing(): void {
		global $wpdb;
		wp_load_alloptions();
		$before = $wpdb->num_queries;
		DatabaseUpgrade::run();
		self::assertSame( $before, $wpdb->num_queries );
		self::assertArrayHasKey( DatabaseUpgrade::OPTION, wp_load_alloptions() );
	}

	public function test_tables_that_could_not_be_made_are_tried_again(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', SubmissionTable::table_name() ) );
		update_option( DatabaseUpgrade::OPTION, 0 );
		$refuse = static fn ( string $query ): string => str_starts_with( $query, 'CREATE TABLE ' . SubmissionTable::table_name() . ' ' ) ? 'SELECT 1' : $query;
		add_filter( 'query', $refuse );
		DatabaseUpgrade::run();
		remove_filter( 'query', $refuse );
		self::assertSame( 0, (int) get_option( DatabaseUpgrade::OPTION ) );
		self::assertNotFalse( get_option( self::LOCK ), 'Not by the very next request.' );

		update_option( self::LOCK, (string) ( time() - 301 ) );
		DatabaseUpgrade::run();
		self::assertSame( DatabaseUpgrade::VERSION, (int) get_option( DatabaseUpgrade::OPTION ) );
		self::assertFalse( DatabaseTables::is_any_missing() );
	}

	/** A site that was moved without the tables of its plugins still has the option that says they are made. */
	public function test_a_table_that_is_gone_is_made_again_when_a_message_comes(): void {
		global $wpdb;
		self::all_older_ones_are_searched();
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', SubmissionTable::table_name() ) );
		$wpdb->query( 'COMMIT' ); // SQLite would take the removal back with the statement that fails.
		$submission = new Submission( form: new Form( id: 7 ), values: [ 'your-name' => 'Ann' ], unit_tag: 'wpcf7-f7-o1', address: '192.0.2.1', user_agent: 'Browser', received: gmdate( 'Y-m-d H:i:s' ), hash: 'hash', key: 'a-key-of-this-test' );
		$first      = ( new SubmissionRepository() )->store( $submission );
		Plugin::upgrade(); // The next request.
		$second = ( new SubmissionRepository() )->store( $submission );
		SearchIndex::index_batch();
		$found = SearchIndex::find_submissions( 'ann', 2 );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SubmissionTable::table_name() ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', SearchIndex::table_name() ) );
		self::assertInstanceOf( \WP_Error::class, $first );
		self::assertInstanceOf( SubmissionClaim::class, $second );
		self::assertSame( [ $second->id ], $found, 'Numbers begin anew, and so does the search.' );
	}

	/** As far as the search knows, thousands of messages have been taken in. */
	private static function all_older_ones_are_searched(): void {
		update_option( 'frontage_forms_words_done', 9999, false );
	}

	public function test_switching_on_again_gives_back_the_sweep_but_not_what_the_owner_took_away(): void {
		get_role( 'editor' )?->remove_cap( InboxCapabilities::DELETE );
		do_action( 'deactivate_frontage-forms/frontage-forms.php' );
		self::assertFalse( wp_next_scheduled( DatabaseUpgrade::SWEEP ) );
		self::assertFalse( wp_next_scheduled( PendingUploads::SWEEP ) );

		do_action( 'activate_frontage-forms/frontage-forms.php' );
		self::assertSame( -DatabaseUpgrade::VERSION, (int) get_option( DatabaseUpgrade::OPTION ), 'Activation only leaves a note.' );
		DatabaseUpgrade::run();
		self::assertIsInt( wp_next_scheduled( DatabaseUpgrade::SWEEP ) );
		self::assertFalse( (bool) get_role( 'editor' )?->has_cap( InboxCapabilities::DELETE ) );
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
			get_role( $role )?->add_cap( InboxCapabilities::READ );
			get_role( $role )?->add_cap( InboxCapabilities::DELETE );
		}
	}

	private static function take_rights(): void {
		foreach ( [ 'administrator', 'editor' ] as $role ) {
			get_role( $role )?->remove_cap( InboxCapabilities::READ );
			get_role( $role )?->remove_cap( InboxCapabilities::DELETE );
		}
	}
}
