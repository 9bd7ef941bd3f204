<?php

declare( strict_types = 1 );

namespace Frontage\Accounts;

use Frontage\Accounts\MagicLink\MagicLinkPage;
use Frontage\Accounts\Passkey\PasskeyRepository;
use Frontage\Accounts\Security\SecurityEvents;
use Frontage\Accounts\SignIn\LostPasswordService;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Database\DatabaseUpgrader;
use Frontage\Kit\Http\RateLimiter;

defined( 'ABSPATH' ) || exit;

/**
 * Upgrades the database, on the first request after an installation or update. uninstall.php lists the tables too, since it
 * uses no class.
 */
final class DatabaseUpgrade {

	/** Cron event, twice a day: deletes expired data. */
	public const SWEEP = 'frontage_accounts_sweep';

	private const TABLES = [ SecurityEvents::TABLE, PasskeyRepository::TABLE, OneTimeToken::TABLE, RateLimiter::TABLE ];

	public static function run(): void {
		self::upgrade()->run( [ self::class, 'steps' ] );
	}

	/** @param int $done The stored version; higher than this one's if a newer server upgraded it. */
	public static function steps( int $done = 0 ): ?bool {
		$is_whole = Database::install( [ SecurityEvents::definition(), ...PasskeyRepository::definitions(), OneTimeToken::definition(), RateLimiter::definition() ], $done > Plugin::DATABASE );
		if ( Database::is_missing( self::TABLES ) || ! PasskeyRepository::move_to_shared_table() ) {
			return false; // The database refused.
		}
		Settings::initialize( 0 === $done );
		if ( ! wp_next_scheduled( self::SWEEP ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'twicedaily', self::SWEEP );
		}
		return $is_whole ? true : DatabaseUpgrader::DEFERRED;
	}

	/** On deactivation: data stays, scheduled work stops. */
	public static function stop(): void {
		wp_clear_scheduled_hook( self::SWEEP );
		wp_unschedule_hook( MagicLinkPage::TASK );
		wp_unschedule_hook( LostPasswordService::TASK );
	}

	/**
	 * On `wpmu_drop_tables`: adds the tables of a site that is deleted from its network.
	 *
	 * @param array<string> $tables
	 * @return array<string> With ours.
	 */
	public static function add_dropped_tables( array $tables, int $site ): array {
		return Database::tables_to_drop( $site, self::TABLES, $tables );
	}

	/**
	 * For `site_status_tests`.
	 *
	 * @param array<string, array<string, mixed>> $tests
	 * @return array<string, array<string, mixed>>
	 */
	public static function add_test( array $tests ): array {
		return self::upgrade()->add_test(
			$tests,
			[
				'badge'       => __( 'Accounts', 'frontage-accounts' ),
				'label'       => __( 'A newer version of Frontage Accounts has updated this database', 'frontage-accounts' ),
				'description' => __( 'Another server of this site runs a newer version, or the plugin was rolled back. Sign-in still works, and the database stays unchanged. Install the newer version on every server.', 'frontage-accounts' ),
			]
		);
	}

	private static function upgrade(): DatabaseUpgrader {
		return new DatabaseUpgrader( 'frontage_accounts', Plugin::DATABASE );
	}
}
