<?php

declare( strict_types = 1 );

namespace Frontage\Tests;

use Frontage\Site\Overlays;
use Frontage\Slider\CompiledTable;
use PHPUnit\Framework\TestCase;

/** A test on the real WordPress: what it writes to the database is rolled back, hooks and request globals are put back. */
abstract class WordPressTestCase extends TestCase {

	/** Whether tests of the class may end their transaction, as making and dropping tables does on MariaDB: they put back themselves what they wrote. */
	protected const ENDS_TRANSACTION = false;

	/** @var array<string, mixed> */
	private array $kept = [];

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// An owner's first visit makes it. Missing, or made inside of a test, it would end the test's transaction.
		CompiledTable::install();
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
		wp_cache_flush();
		wp_set_current_user( 0 );
		$wpdb->query( 'START TRANSACTION' );
		$wpdb->insert( $wpdb->options, [ 'option_name' => 'frontage_transaction' ] );
	}

	protected function tearDown(): void {
		global $wpdb, $wp_filter, $wp_actions, $wp_rest_server;
		$wpdb->query( 'ROLLBACK' );
		wp_cache_flush();
		$stayed = $wpdb->query( "DELETE FROM $wpdb->options WHERE option_name = 'frontage_transaction'" );
		$wp_filter      = $this->kept['filters'];
		$wp_actions     = $this->kept['actions'];
		$wp_rest_server = null;
		array_map( wp_dequeue_script_module( ... ), array_diff( wp_script_modules()->get_queue(), (array) $this->kept['modules'] ) );
		unset( $GLOBALS['current_screen'] ); // Else the next test is on an admin's page, where no query is the home page.
		$GLOBALS['post'] = null; // Its number is given anew after the rollback.
		$_SERVER        = $this->kept['server'];
		$_GET           = [];
		$_POST          = [];
		$_FILES         = [];
		$_REQUEST       = [];
		wp_set_current_user( 0 );
		if ( class_exists( Overlays::class, false ) ) {
			ob_start();
			Overlays::print(); // A page ends with a test: what waits for its end is no other test's.
			ob_end_clean();
		}
		parent::tearDown();
		self::assertFalse( defined( 'DOING_AUTOSAVE' ), 'This test said for all after it that they save by themselves: WordPress keeps no revisions then.' );
		self::assertTrue( static::ENDS_TRANSACTION || 0 === $stayed, 'This test ended its transaction: what it wrote stays for those after it.' );
	}

	/** Makes a user with that role the current one; gives the id. */
	protected function sign_in( string $role ): int {
		$id = wp_insert_user(
			[
				'user_login' => $role . wp_rand(),
				'user_pass'  => 'password',
				'user_email' => $role . wp_rand() . '@example.test',
				'role'       => $role,
			]
		);
		self::assertIsInt( $id );
		wp_set_current_user( $id );
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
}
