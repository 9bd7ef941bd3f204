<?php

declare( strict_types=1 );

namespace Frontage\Forms\Tests\Kit;

use Frontage\Kit\Database\Database;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Several statements in one commit. */
#[Group( 'database' )]
final class DatabaseTest extends WordPressTestCase {

	public function test_all_statements_stand_or_none(): void {
		self::assertSame( 7, Database::transaction( static fn (): int => self::write( 'one' ) && self::write( 'two' ) ? 7 : 0 ) );
		self::assertSame( [ 'one', 'two' ], self::list_written() );

		self::assertFalse( Database::transaction( static fn (): bool => self::write( 'three' ) && false ) );
		self::assertSame( [ 'one', 'two' ], self::list_written() );

		try {
			Database::transaction( static fn (): bool => self::write( 'three' ) && throw new \LogicException( 'Broken' ) );
			self::fail( 'A mistake is not hidden.' );
		} catch ( \LogicException ) {
			self::assertSame( [ 'one', 'two' ], self::list_written() );
		}
	}

	public function test_a_race_that_was_lost_is_run_once_more_as_a_whole(): void {
		$runs = 0;
		$lost = static function () use ( &$runs ): bool {
			global $wpdb;
			self::write( 'run ' . ++$runs );
			$wpdb->last_error = 1 === $runs ? 'Deadlock found when trying to get lock' : '';
			return 1 !== $runs;
		};
		self::assertTrue( Database::transaction( $lost ) );
		self::assertSame( [ 'run 2' ], self::list_written() );
	}

	private static function write( string $value ): bool {
		global $wpdb;
		return false !== Database::run( (string) $wpdb->prepare( 'INSERT INTO %i (option_name, option_value) VALUES (%s, %s)', $wpdb->options, "frontage_test_$value", $value ) );
	}

	/** @return list<string> */
	private static function list_written(): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name LIKE %s ORDER BY option_id', $wpdb->options, 'frontage\\_test\\_%' ) );
	}
}
