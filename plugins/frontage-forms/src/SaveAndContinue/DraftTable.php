<?php

declare( strict_types=1 );

namespace Frontage\Forms\SaveAndContinue;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** The table of what visitors began to fill in and want to go on with on another device. */
final class DraftTable {

	public const NAME = 'frontage_drafts';

	public static function name(): string {
		return Database::table( self::NAME );
	}

	/**
	 * Times are UTC.
	 *
	 * - `token` is a hash of what stands in the link: who reads the table cannot open one.
	 * - `source` is a keyed hash of the network it came from at first, whose key changes every day: where all places are taken it
	 *   says who has most of them.
	 * - `data` is JSON: `fields` (pairs of name and value, in the order of the page) and `step` (from 0).
	 */
	public static function definition(): string {
		$table   = self::name();
		$options = Database::table_options();
		return "CREATE TABLE $table (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				form_id bigint(20) unsigned NOT NULL,
				token char(64) NOT NULL,
				source char(16) NOT NULL DEFAULT '',
				data mediumtext NOT NULL,
				expires datetime NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY token (token),
				KEY form_id (form_id),
				KEY expires (expires)
			) $options;";
	}
}
