<?php

declare( strict_types = 1 );

namespace Frontage\Accounts\Tests;

use Frontage\Accounts\Plugin;
use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Kit\Database\Database;
use Frontage\Tests\WordPressTestCase;
use PHPUnit\Framework\Attributes\Group;

/** A server with an older version beside a newer one, and a rollback. */
#[Group( 'database' )]
final class DatabaseUpgradeTest extends WordPressTestCase {

	protected const ENDS_TRANSACTION = true;

	private const OPTION = 'frontage_accounts_db_version';

	protected function tearDown(): void {
		update_option( self::OPTION, Plugin::DATABASE, true );
		parent::tearDown();
	}

	public function test_a_database_of_a_newer_version_is_left_as_it_is(): void {
		global $wpdb;
		$newer = Plugin::DATABASE + 2;
		$table = Database::table( SecurityEvents::TABLE );
		$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i MODIFY kind varchar(64) NOT NULL', $table ) );
		$names = static fn (): array => array_keys( apply_filters( 'site_status_tests', [ 'direct' => [] ] )['direct'] );
		foreach ( [ $newer, -$newer ] as $done ) {
			update_option( self::OPTION, $done );
			Plugin::upgrade();
			self::assertSame( 'varchar(64)', $wpdb->get_row( $wpdb->prepare( "SHOW COLUMNS FROM %i LIKE 'kind'", $table ), ARRAY_A )['Type'] ?? '' );
			self::assertSame( $newer, (int) get_option( self::OPTION ) );
		}
		self::assertContains( 'frontage_accounts_newer_database', $names() );

		update_option( self::OPTION, Plugin::DATABASE );
		self::assertNotContains( 'frontage_accounts_newer_database', $names() );
		Database::install( [ SecurityEvents::definition() ] );
	}
}
