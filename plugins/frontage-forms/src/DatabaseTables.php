<?php

declare( strict_types=1 );

namespace Frontage\Forms;

use Frontage\Forms\Files\FileTable;
use Frontage\Forms\Queue\JobTable;
use Frontage\Forms\SaveAndContinue\DraftTable;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Forms\Subscription\SubscriberTable;
use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** All tables of the plugin, of all its rooms. uninstall.php names them too: it uses no class. */
final class DatabaseTables {

	public const ALL = [ ...SubmissionTable::ALL, FileTable::NAME, JobTable::NAME, SubscriberTable::NAME, DraftTable::NAME ];

	/**
	 * Makes the tables, or brings them to the shape of this version.
	 *
	 * @param bool $only_missing Leaves those that are there as they are: a newer version made them.
	 * @return bool False when a table with many rows is left to the background.
	 */
	public static function install( bool $only_missing = false ): bool {
		return Database::install( [ ...SubmissionTable::definitions(), FileTable::definition(), JobTable::definition(), SubscriberTable::definition(), DraftTable::definition() ], $only_missing );
	}

	/** Whether the database answers, and that one of them is not there. */
	public static function one_is_missing(): bool {
		return Database::is_missing( self::ALL );
	}

	/**
	 * On `wpmu_drop_tables`: what a site that leaves its network takes along.
	 *
	 * @param array<string> $tables
	 * @return array<string> With ours.
	 */
	public static function of_deleted_site( array $tables, int $site ): array {
		return Database::with_tables_of( $site, self::ALL, $tables );
	}
}
