<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** The table of jobs: one row per delivery of a submission. */
final class JobTable {

	public const NAME = 'frontage_jobs';

	public static function name(): string {
		return Database::table( self::NAME );
	}

	/**
	 * Times are UTC.
	 *
	 * - `kind` selects the handler: `mail`, `mail_more`, `mail_2`, `webhook`, or an add-on's own.
	 * - `state` is `waiting` (from `due` on), `sending` (until `leased_until`), `sent`, `no-address` or `failed`.
	 * - `message_id` never changes, so that an email that was sent twice is recognized as one.
	 * - `payload` and `log` are JSON: the data to deliver, and each attempt as `{at, error}`. Days after `sent`, the payload is emptied (`FinishedJobs`).
	 */
	public static function definition(): string {
		$table   = self::name();
		$options = Database::table_options();
		return "CREATE TABLE $table (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				submission_id bigint(20) unsigned NOT NULL DEFAULT 0,
				kind varchar(40) NOT NULL,
				state varchar(20) NOT NULL DEFAULT 'waiting',
				attempts smallint(5) unsigned NOT NULL DEFAULT 0,
				due datetime NOT NULL,
				leased_until datetime DEFAULT NULL,
				message_id varchar(191) NOT NULL DEFAULT '',
				payload longtext NOT NULL,
				log longtext,
				created datetime NOT NULL,
				changed datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY message_id (message_id),
				KEY state_due (state,due,id),
				KEY state_kind_due (state,kind,due,id),
				KEY submission_id (submission_id)
			) $options;";
	}
}
