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

/** All tables of the plugin. uninstall.php lists them, too, since it loads no classes. */
final class DatabaseTables {

	public const ALL = [ ...SubmissionTable::ALL, FileTable::NAME, JobTable::NAME, SubscriberTable::NAME, DraftTable::NAME ];

	/**
	 * Creates the tables, or updates them to this version.
	 *
	 * @param bool $only_missing Skips existing tables, which a newer version created.
	 * @return bool False when a table with many rows is left to a background task.
	 */
	public static function install( bool $only_missing = false ): bool {
		return Database::install( [ ...SubmissionTable::list_definitions(), FileTable::definition(), JobTable::definition(), SubscriberTable::definition(), DraftTable::definition() ], $only_missing );
	}

	/** Whether the database answers and one of the tables is missing. */
	public static function is_any_missing(): bool {
		return Database::is_missing( self::ALL );
	}

	/**
	 * On `wpmu_drop_tables`: adds the tables of a site that is deleted from its network.
	 *
	 * @param array<string> $tables
	 * @return array<string> With ours.
	 */
	public static function add_to_deleted_site( array $tables, int $site ): array {
		return Database::tables_to_drop( $site, self::ALL, $tables );
	}
}
