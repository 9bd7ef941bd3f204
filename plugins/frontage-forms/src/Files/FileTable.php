<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** The table of kept files: what is known of each; the bytes lie under its token (class Store). */
final class FileTable {

	public const NAME = 'frontage_files';

	public static function name(): string {
		return Database::table( self::NAME );
	}

	/**
	 * Times are UTC.
	 *
	 * - `token` is the name on the disk, made by the server; `name` is the visitor's, for people's eyes alone.
	 * - `submission_id` is 0 until a submission claims the file.
	 * - `hash` is SHA-256 of the bytes that were checked; '' until all of them are there.
	 * - `received` is how many are there of a file that comes in pieces, `size` how many there will be; `parts` is what its storage
	 *   needs to put them together (class S3\Parts).
	 * - `form_id`, `visitor`, `secret`, `address` and `network` are set while a file waits for its form to be sent: keyed hashes of the visitor's
	 *   own name for himself, of what proves it, of where he is and of the network around that. The last three go when a submission claims it.
	 */
	public static function definition(): string {
		$table   = self::name();
		$options = Database::table_options();
		return "CREATE TABLE $table (
				token varchar(64) NOT NULL,
				submission_id bigint(20) unsigned NOT NULL DEFAULT 0,
				field varchar(191) NOT NULL DEFAULT '',
				name varchar(255) NOT NULL DEFAULT '',
				type varchar(100) NOT NULL DEFAULT '',
				size bigint(20) unsigned NOT NULL DEFAULT 0,
				hash varchar(64) NOT NULL DEFAULT '',
				form_id bigint(20) unsigned NOT NULL DEFAULT 0,
				visitor varchar(64) NOT NULL DEFAULT '',
				secret varchar(64) NOT NULL DEFAULT '',
				address varchar(64) NOT NULL DEFAULT '',
				network varchar(64) NOT NULL DEFAULT '',
				received bigint(20) unsigned NOT NULL DEFAULT 0,
				parts text DEFAULT NULL,
				created datetime NOT NULL,
				PRIMARY KEY  (token),
				KEY submission_created (submission_id,created),
				KEY visitor (visitor)
			) $options;";
	}
}
