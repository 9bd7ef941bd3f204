<?php

declare( strict_types=1 );

namespace Frontage\Forms\SaveAndContinue;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** The table of drafts: forms that visitors began to fill in and want to continue on another device. */
final class DraftTable {

	public const NAME = 'frontage_drafts';

	public static function name(): string {
		return Database::table( self::NAME );
	}

	/**
	 * Times are UTC.
	 *
	 * - `token` is a hash of the token in the link, so a reader of the table cannot open a draft.
	 * - `source` is a keyed hash of the network that created it; the key changes every day. At the limit it shows which network has the most drafts.
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
