<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Forms\StorageErrors;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Database\TableCharsets;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Site Health names tables that cannot store every character. */
#[Group( 'database' )]
final class TableCharsetsTest extends WordPressTestCase {

	protected const ENDS_TRANSACTION = true;

	private static function is_sqlite(): bool {
		return defined( 'DB_FILE' );
	}

	/** @return array<string, mixed> */
	private static function health(): array {
		$tests = StorageErrors::add_test( [] );
		self::assertArrayHasKey( TableCharsets::TEST, $tests['direct'] );
		return ( $tests['direct'][ TableCharsets::TEST ]['test'] )();
	}

	public function test_tables_are_named_with_their_character_set(): void {
		global $wpdb;
		$result = self::health();
		if ( getenv( 'FRONTAGE_TEST_OLD_TABLES' ) ) {
			self::assertSame( [ 'recommended', 'The database does not support all characters' ], [ $result['status'], $result['label'] ] );
			self::assertStringContainsString( "$wpdb->postmeta (utf8mb3), $wpdb->posts (utf8mb3)", $result['description'] );
			self::assertStringNotContainsString( 'frontage_', $result['description'], 'Our own have four, whatever the server makes by itself.' );
		} else {
			self::assertSame( [ 'good', '<p>All tables use utf8mb4.</p>', [] ], [ $result['status'], $result['description'], TableCharsets::utf8mb3_tables() ] );
		}
	}

	public function test_a_table_of_ours_that_was_moved_by_hand_is_named_and_made_wide_again(): void {
		global $wpdb;
		$table = Database::table( 'frontage_moved' );
		$wpdb->query( "CREATE TABLE $table (id bigint(20) NOT NULL, name varchar(20) NOT NULL, PRIMARY KEY  (id)) DEFAULT CHARACTER SET latin1" );
		try {
			$named = array_intersect_key( TableCharsets::utf8mb3_tables(), [ $table => 1 ] );
			self::assertSame( self::is_sqlite() ? [] : [ $table => 'latin1' ], $named );
			Database::install( [ "CREATE TABLE $table (id bigint(20) NOT NULL, name varchar(20) NOT NULL, PRIMARY KEY  (id)) " . Database::table_options() ] );
			self::assertArrayNotHasKey( $table, TableCharsets::utf8mb3_tables() );
			self::assertSame( 1, Database::run( (string) $wpdb->prepare( 'INSERT INTO %i (id, name) VALUES (1, %s)', $table, '😀' ) ) );
			self::assertSame( '😀', Database::rows( (string) $wpdb->prepare( 'SELECT name FROM %i', $table ) )[0]['name'] );
		} finally {
			$wpdb->query( "DROP TABLE $table" );
		}
	}
}
