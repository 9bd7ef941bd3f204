<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Kit\Database\Database;

defined( 'ABSPATH' ) || exit;

/** The table of newsletter subscribers: one row for each address on a list, with the proof of consent. */
final class SubscriberTable {

	public const NAME = 'frontage_subscriptions';

	public static function name(): string {
		return Database::table( self::NAME );
	}

	/**
	 * Times are UTC.
	 *
	 * - `person` is a hash of list and address, unique: a repeat finds its row whatever the order of signs the table has.
	 * - `state` is `pending` (until `expires`), `confirmed` or `unsubscribed`.
	 * - `todo` is the next job: `confirm`, `welcome` or `left`. It is written in one statement with the state, so that both always match.
	 * - `token` and `token_before` are hashes of the tokens in the last two emails: an email that seemed lost may still arrive.
	 * - `consent`, `page`, `address`, `asked` and `confirmed` are the proof.
	 * - `locale` is the language of that page, and so of the emails.
	 * - `told` is the time of the confirmation whose hook ran: it runs once for each confirmation, however often an email is sent.
	 * - `error` is why the last email, or a hook of other code, failed.
	 */
	public static function definition(): string {
		$table   = self::name();
		$options = Database::table_options();
		return "CREATE TABLE $table (
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				person char(64) NOT NULL,
				list varchar(60) NOT NULL DEFAULT '',
				email varchar(254) NOT NULL,
				state varchar(20) NOT NULL DEFAULT 'pending',
				todo varchar(20) NOT NULL DEFAULT '',
				token char(64) NOT NULL DEFAULT '',
				token_before char(64) NOT NULL DEFAULT '',
				consent text NOT NULL,
				page varchar(1000) NOT NULL DEFAULT '',
				address varchar(45) NOT NULL DEFAULT '',
				locale varchar(20) NOT NULL DEFAULT '',
				asked datetime NOT NULL,
				expires datetime NOT NULL,
				confirmed datetime DEFAULT NULL,
				unsubscribed datetime DEFAULT NULL,
				told datetime DEFAULT NULL,
				error varchar(500) NOT NULL DEFAULT '',
				PRIMARY KEY  (id),
				UNIQUE KEY person (person),
				KEY state_asked (state,asked,id),
				KEY todo (todo)
			) $options;";
	}
}
