<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Kit\Database\Database;
use Frontage\Kit\Http\RateLimiter;

defined( 'ABSPATH' ) || exit;

/** The tables of the inbox: submissions (one row each), their words for the search, and the kit's counters. */
final class SubmissionTable {

	public const SUBMISSIONS = 'frontage_submissions';
	public const WORDS       = 'frontage_submission_words';
	public const LIMITS      = RateLimiter::TABLE;

	/** Maximum length of the texts in the list's columns; the whole text is in `data`. */
	public const TEXT_LENGTH = 191;

	public const ALL = [ self::SUBMISSIONS, self::WORDS, self::LIMITS ];

	public static function table_name( string $table = self::SUBMISSIONS ): string {
		return Database::table( $table );
	}

	/**
	 * Times are UTC.
	 *
	 * - `claim` is unique for a form: of two processes with the same submission one gets the row (`SubmissionFingerprint`).
	 * - `attempts` grows each time the row is emailed again; of two competing processes only one can increase it.
	 * - `reason` is an identifier: why it is spam, held or not delivered. `state_before` is the state that trash is restored to.
	 * - `notes` is a JSON list of `{text, by, at}`; replies and edits have a `kind` and more (`SubmissionNotes`).
	 * - `is_starred`, `is_done` and `assigned_to` (a user, 0 for none) are set by the owner. `reply` is the state of the replies: '', `waiting`, `sent` or `failed`.
	 * - `data` is `Submission::to_record()`, `result` the response to a repeat; both are JSON with non-ASCII characters escaped.
	 * - `listed` and `form_listed` serve the list with any filter (`SubmissionFilter`); `starred`, `done`, `assigned` and `reply` those where few rows match; `created` and `form_created` counts and deletion by age; `email_created` all of one sender.
	 *
	 * @return list<string>
	 */
	public static function list_definitions(): array {
		$submissions = self::table_name();
		$words       = self::table_name( self::WORDS );
		$text        = 'varchar(' . self::TEXT_LENGTH . ") NOT NULL DEFAULT ''";
		$options     = Database::table_options();
		return [
			"CREATE TABLE $submissions (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				form_id bigint(20) unsigned NOT NULL,
				claim varchar(64) DEFAULT NULL,
				values_hash varchar(64) NOT NULL DEFAULT '',
				state varchar(20) NOT NULL DEFAULT 'kept',
				is_read tinyint(1) NOT NULL DEFAULT 0,
				attempts smallint(5) unsigned NOT NULL DEFAULT 1,
				created datetime NOT NULL,
				changed datetime NOT NULL,
				email $text,
				sender $text,
				subject $text,
				summary $text,
				page varchar(1000) NOT NULL DEFAULT '',
				page_id bigint(20) unsigned NOT NULL DEFAULT 0,
				data longtext NOT NULL,
				result longtext NOT NULL,
				error varchar(500) NOT NULL DEFAULT '',
				reason varchar(64) NOT NULL DEFAULT '',
				state_before varchar(20) NOT NULL DEFAULT '',
				notes longtext,
				is_starred tinyint(1) NOT NULL DEFAULT 0,
				is_done tinyint(1) NOT NULL DEFAULT 0,
				assigned_to bigint(20) unsigned NOT NULL DEFAULT 0,
				reply varchar(20) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				UNIQUE KEY claim (form_id,claim),
				KEY created (created,id),
				KEY form_created (form_id,created,id),
				KEY listed (state,is_read,created,id),
				KEY form_listed (form_id,state,is_read,created,id),
				KEY email_created (email,created,id),
				KEY starred (is_starred,created,id),
				KEY done (is_done,created,id),
				KEY assigned (assigned_to,created,id),
				KEY reply (reply,created,id)
			) $options;",
			"CREATE TABLE $words (
				word varchar(32) COLLATE utf8mb4_bin NOT NULL,
				submission_id bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (word,submission_id),
				KEY submission_id (submission_id)
			) $options;",
			RateLimiter::definition(),
		];
	}

	/** Removes the indexes of version 1 that no statement uses anymore: each costs a visitor's submission a write. */
	public static function drop_old_indexes(): void {
		global $wpdb;
		foreach ( [ 'state_created', 'unread_created' ] as $index ) {
			if ( Database::rows( (string) $wpdb->prepare( 'SHOW INDEX FROM %i WHERE Key_name = %s', self::table_name(), $index ) ) ) {
				Database::run( (string) $wpdb->prepare( 'ALTER TABLE %i DROP INDEX %i', self::table_name(), $index ) );
			}
		}
	}
}
