<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

use Frontage\Site\Overlays\OverlayRegistry;
use Frontage\Slider\Rendering\CompiledSliderTable;
use Frontage\Slider\Rendering\SliderRenderer;
use PHPUnit\Framework\TestCase;

/** A test on the real WordPress: what it writes to the database is rolled back, hooks and request globals are put back. */
abstract class WordPressTestCase extends TestCase {

	/** Whether tests of the class may end their transaction, as making and dropping tables does on MariaDB: they put back themselves what they wrote. */
	protected const ENDS_TRANSACTION = false;

	/** @var array<string, mixed> */
	private array $kept = [];

	/** Whether the test's transaction is open, and in it one of the code under test. */
	private bool $has_transaction = true;
	private bool $has_part        = false;

	/** @var array<string, array{array<string, string>, array<string, string>}> By role, the rows of a new user. */
	private static array $rows = [];

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// An owner's first visit makes it. Missing, or made inside of a test, it would end the test's transaction.
		CompiledSliderTable::install();
	}

	protected function setUp(): void {
		parent::setUp();
		global $wpdb, $wp_filter, $wp_actions;
		foreach ( $wp_filter as $name => $hook ) {
			$this->kept['filters'][ $name ] = clone $hook;
		}
		$this->kept['actions'] = $wp_actions;
		$this->kept['server']  = $_SERVER;
		$this->kept['modules'] = wp_script_modules()->get_queue();
		$this->kept['scripts'] = [ wp_scripts()->queue, wp_scripts()->done ];
		$this->kept['styles']  = [ wp_styles()->queue, wp_styles()->done ];
		$this->kept['sources'] = array_map( static fn ( \_WP_Dependency $style ): array => [ $style->src, $style->extra ], wp_styles()->registered );
		wp_cache_flush();
		wp_set_current_user( 0 );
		$wpdb->query( 'START TRANSACTION' );
		$wpdb->insert( $wpdb->options, [ 'option_name' => 'frontage_transaction', 'option_value' => '' ] );
		add_filter( 'query', $this->inside_of_the_test( ... ) );
	}

	/** A transaction of the code under test is a part of the test's own, as long as that lasts: databases know none inside of another. */
	private function inside_of_the_test( string $query ): string {
		if ( static::ENDS_TRANSACTION || ! in_array( $query, [ 'START TRANSACTION', 'COMMIT', 'ROLLBACK' ], true ) ) {
			return $query;
		}
		if ( 'START TRANSACTION' === $query ) {
			$this->has_part = $this->has_transaction;
			return $this->has_part ? 'SAVEPOINT frontage_part' : $query;
		}
		if ( $this->has_part ) {
			$this->has_part = false;
			return 'COMMIT' === $query ? 'RELEASE SAVEPOINT frontage_part' : 'ROLLBACK TO SAVEPOINT frontage_part';
		}
		$this->has_transaction = false;
		return $query;
	}

	protected function tearDown(): void {
		global $wpdb, $wp_filter, $wp_actions, $wp_rest_server;
		$this->has_part = false;
		$wpdb->query( 'ROLLBACK' );
		wp_cache_flush();
		$stayed = $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name = 'frontage_transaction'" );
		$wp_filter      = $this->kept['filters'];
		$wp_actions     = $this->kept['actions'];
		$wp_rest_server = null;
		array_map( wp_dequeue_script_module( ... ), array_diff( wp_script_modules()->get_queue(), (array) $this->kept['modules'] ) );
		[ wp_scripts()->queue, wp_scripts()->done ] = $this->kept['scripts'];
		[ wp_styles()->queue, wp_styles()->done ]   = $this->kept['styles'];
		foreach ( array_intersect_key( $this->kept['sources'], wp_styles()->registered ) as $handle => $source ) { // A style that a page printed inline has no file any more.
			[ wp_styles()->registered[ $handle ]->src, wp_styles()->registered[ $handle ]->extra ] = $source;
		}
		unset( $GLOBALS['current_screen'] ); // Else the next test is on an admin's page, where no query is the home page.
		$GLOBALS['post'] = null; // Its number is given anew after the rollback.
		$_SERVER        = $this->kept['server'];
		$_GET           = [];
		$_POST          = [];
		$_FILES         = [];
		$_REQUEST       = [];
		wp_set_current_user( 0 );
		if ( class_exists( OverlayRegistry::class, false ) ) {
			ob_start();
			OverlayRegistry::print(); // A page ends with a test: what waits for its end is no other test's.
			ob_end_clean();
		}
		if ( class_exists( SliderRenderer::class, false ) ) {
			SliderRenderer::reset(); // What a page has printed once is not printed on the next one.
		}
		parent::tearDown();
		self::assertFalse( defined( 'DOING_AUTOSAVE' ), 'This test said for all after it that they save by themselves: WordPress keeps no revisions then.' );
		self::assertTrue( static::ENDS_TRANSACTION || 0 === $stayed, 'This test ended its transaction: what it wrote stays for those after it.' );
	}

	/** Makes a user with that role the current one; gives the id. */
	protected function sign_in( string $role ): int {
		$name                 = $role . wp_rand();
		self::$rows[ $role ] ??= self::rows_of_new_user( $role );
		wp_load_alloptions(); // As making one does: a test that counts queries counts its own.
		$id                   = self::insert_user( $name, ...self::$rows[ $role ] );
		wp_set_current_user( $id );
		return $id;
	}

	/**
	 * What WordPress writes for a new user of that role: it takes some thirty queries, so each role is asked for once.
	 *
	 * @return array{array<string, string>, array<string, string>} The user, and what is known of it.
	 */
	private static function rows_of_new_user( string $role ): array {
		global $wpdb;
		$id = wp_insert_user(
			[
				'user_login' => $role . wp_rand(),
				'user_pass'  => 'password',
				'role'       => $role,
			]
		);
		self::assertIsInt( $id );
		$user = $wpdb->get_row( $wpdb->prepare( "SELECT * FROM $wpdb->users WHERE ID = %d", $id ), ARRAY_A );
		$meta = $wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM $wpdb->usermeta WHERE user_id = %d", $id ), ARRAY_A );
		$wpdb->delete( $wpdb->users, [ 'ID' => $id ] );
		$wpdb->delete( $wpdb->usermeta, [ 'user_id' => $id ] );
		clean_user_cache( $id );
		unset( $user['ID'] );
		return [ $user, array_column( $meta, 'meta_value', 'meta_key' ) ];
	}

	/**
	 * @param array<string, string> $user
	 * @param array<string, string> $meta
	 */
	private static function insert_user( string $name, array $user, array $meta ): int {
		global $wpdb;
		$named = [
			'user_login'    => $name,
			'user_nicename' => $name,
			'user_email'    => "$name@example.test",
			'display_name'  => $name,
		];
		self::assertSame( 1, $wpdb->insert( $wpdb->users, [ ...$user, ...$named ] ) );
		$id   = $wpdb->insert_id;
		$rows = [];
		foreach ( [ ...$meta, 'nickname' => $name ] as $key => $value ) {
			$rows[] = $wpdb->prepare( '(%d, %s, %s)', $id, $key, $value );
		}
		self::assertSame( count( $rows ), $wpdb->query( "INSERT INTO $wpdb->usermeta (user_id, meta_key, meta_value) VALUES " . implode( ', ', $rows ) ) );
		return $id;
	}

	/**
	 * A recorded file of tests/fixtures.
	 *
	 * @return array<mixed>
	 */
	protected static function fixture( string $name ): array {
		$data = json_decode( (string) file_get_contents( __DIR__ . '/fixtures/' . $name ), true );
		self::assertIsArray( $data, "tests/fixtures/$name is not JSON" );
		return $data;
	}

	/** Rows of tables and indexes that the server reads for it. SQLite does not count them: there the answers alone are compared. */
	protected static function rows_read( \Closure $work ): int {
		global $wpdb;
		if ( defined( 'DB_ENGINE' ) && 'sqlite' === constant( 'DB_ENGINE' ) ) {
			$work();
			return 0;
		}
		$count  = static fn (): int => (int) array_sum( array_column( $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read%'", ARRAY_A ), 'Value' ) );
		$before = $count();
		$work();
		return $count() - $before;
	}
}
