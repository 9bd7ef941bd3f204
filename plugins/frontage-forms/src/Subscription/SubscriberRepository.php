<?php

declare( strict_types=1 );

namespace Frontage\Forms\Subscription;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Kit\Database\Database;
use Frontage\Kit\EmailAddress;

defined( 'ABSPATH' ) || exit;

/**
 * Stores subscribers, each address once per list.
 *
 * A known and a new address run the same statement and the same work after the response, so timing reveals nothing.
 * The pending email is stored with the state (`todo`), and becomes a job after the response, or in the next run of the queue.
 */
final class SubscriberRepository {

	/** Values of `todo`, and tasks of a job. */
	public const CONFIRM = 'confirm';
	public const WELCOME = 'welcome';
	public const LEFT    = 'left';

	/** How long the confirmation link is valid; unconfirmed subscribers are deleted afterwards. */
	public const VALID = 7 * DAY_IN_SECONDS;

	/** How long an unsubscribed address is remembered. */
	private const LEFT_FOR = '12 months';

	private const AT_ONCE = 200;

	/**
	 * Stores a sign-up; false when the database failed.
	 *
	 * @param bool $has_letter False when this address received enough emails today.
	 */
	public static function sign_up( string $email, SignedOffer $offer, string $address, bool $has_letter ): bool {
		global $wpdb;
		$state = $offer->is_double ? Subscriber::PENDING : Subscriber::CONFIRMED;
		$todo  = $offer->is_double ? self::CONFIRM : self::WELCOME;
		// The proof of an unconfirmed subscriber stays that of the first sign-up: anyone may enter an address again, and the confirmation
		// page shows this text.
		// An unsubscribed address must confirm again in any case, because anyone may enter it. `state` is last, since MariaDB reads values
		// that it has just written.
		return false !== Database::run(
			(string) $wpdb->prepare(
				"INSERT INTO %i (person, list, email, state, todo, consent, page, address, locale, asked, expires, confirmed)
				VALUES (%s, %s, %s, %s, %s, %s, %s, %s, %s, UTC_TIMESTAMP(), DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND), CASE WHEN %s = 'confirmed' THEN UTC_TIMESTAMP() ELSE NULL END)
				ON DUPLICATE KEY UPDATE
				todo = CASE WHEN state = 'confirmed' OR %d = 0 THEN todo WHEN state = 'unsubscribed' THEN 'confirm' ELSE VALUES(todo) END,
				consent = CASE WHEN state = 'confirmed' OR (state = 'pending' AND VALUES(state) = 'pending' AND expires > UTC_TIMESTAMP()) THEN consent ELSE VALUES(consent) END,
				page = CASE WHEN state = 'confirmed' OR (state = 'pending' AND VALUES(state) = 'pending' AND expires > UTC_TIMESTAMP()) THEN page ELSE VALUES(page) END,
				address = CASE WHEN state = 'confirmed' OR (state = 'pending' AND VALUES(state) = 'pending' AND expires > UTC_TIMESTAMP()) THEN address ELSE VALUES(address) END,
				locale = CASE WHEN state = 'confirmed' OR (state = 'pending' AND VALUES(state) = 'pending' AND expires > UTC_TIMESTAMP()) THEN locale ELSE VALUES(locale) END,
				error = CASE WHEN state = 'confirmed' THEN error ELSE '' END,
				asked = CASE WHEN state = 'confirmed' OR (state = 'pending' AND VALUES(state) = 'pending' AND expires > UTC_TIMESTAMP()) THEN asked ELSE VALUES(asked) END,
				expires = CASE WHEN state = 'confirmed' THEN expires ELSE VALUES(expires) END,
				confirmed = CASE WHEN state = 'confirmed' THEN confirmed WHEN state = 'unsubscribed' THEN NULL ELSE VALUES(confirmed) END,
				state = CASE WHEN state = 'confirmed' THEN state WHEN state = 'unsubscribed' THEN 'pending' ELSE VALUES(state) END",
				SubscriberTable::name(),
				self::hash_person( $offer->list, $email ),
				$offer->list,
				$email,
				$state,
				$has_letter || ! $offer->is_double ? $todo : '',
				$offer->consent,
				mb_substr( $offer->page_url(), 0, 1000 ),
				$address,
				$offer->locale,
				self::VALID,
				$state,
				(int) ( $has_letter || ! $offer->is_double )
			)
		);
	}

	/** Hash of list and address, which reveals neither. */
	public static function hash_person( string $of_list, string $email ): string {
		return hash( 'sha256', $of_list . "\n" . mb_strtolower( $email ) );
	}

	public static function find( int $id ): ?Subscriber {
		return self::find_where( 'id = %d', [ $id ] )[0] ?? null;
	}

	/** @return list<Subscriber> Entries of an address on all lists, including past ones. */
	public static function find_by_email( string $email ): array {
		return self::find_where( 'LOWER(email) IN (%s, %s) ORDER BY id', EmailAddress::spellings( mb_strtolower( trim( $email ) ) ) );
	}

	/** Stores the token of the next email; the previous token remains valid. */
	public static function add_token( int $id, #[\SensitiveParameter] string $token ): void {
		SqlQuery::execute(
			'UPDATE %i SET token_before = token, token = %s, expires = DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND) WHERE id = %d AND state = %s',
			[ SubscriberTable::name(), hash( 'sha256', $token ), self::VALID, $id, Subscriber::PENDING ]
		);
	}

	/** Only one of two simultaneous confirmations succeeds. False when the database refused. */
	public static function confirm( Subscriber $subscriber ): bool {
		return SqlQuery::execute(
			'UPDATE %i SET state = %s, todo = %s, confirmed = UTC_TIMESTAMP(), error = %s WHERE id = %d AND state = %s AND expires > UTC_TIMESTAMP()',
			[ SubscriberTable::name(), Subscriber::CONFIRMED, self::WELCOME, '', $subscriber->id, Subscriber::PENDING ]
		);
	}

	/** Unsubscribes in any state: no more news, and old links cannot undo it. False when the database refused. */
	public static function unsubscribe( Subscriber $subscriber ): bool {
		return SqlQuery::execute(
			"UPDATE %i SET todo = CASE WHEN state = 'confirmed' THEN 'left' ELSE '' END, state = %s, unsubscribed = UTC_TIMESTAMP(), told = NULL, token = '', token_before = '', error = '' WHERE id = %d AND state <> %s",
			[ SubscriberTable::name(), Subscriber::UNSUBSCRIBED, $subscriber->id, Subscriber::UNSUBSCRIBED ]
		);
	}

	/**
	 * Sends a new confirmation email to those who have not confirmed, and retries what failed for the others. False when the database refused.
	 *
	 * @param list<int> $ids
	 */
	public static function resend( array $ids ): int|false {
		return $ids ? SqlQuery::count_changed(
			"UPDATE %i SET expires = DATE_ADD(UTC_TIMESTAMP(), INTERVAL %d SECOND), todo = CASE WHEN state = 'pending' THEN 'confirm' ELSE 'welcome' END, error = '' WHERE id IN (" . SqlQuery::create_placeholders( $ids ) . ") AND (state = 'pending' OR (state = 'confirmed' AND error <> ''))",
			[ SubscriberTable::name(), self::VALID, ...$ids ]
		) : 0;
	}

	/**
	 * False when the database refused.
	 *
	 * @param list<int> $ids
	 */
	public static function delete( array $ids ): int|false {
		return $ids ? SqlQuery::count_changed( 'DELETE FROM %i WHERE id IN (' . SqlQuery::create_placeholders( $ids ) . ')', [ SubscriberTable::name(), ...$ids ] ) : 0;
	}

	public static function record_delivery( int $id, string $error ): void {
		SqlQuery::execute( 'UPDATE %i SET error = %s WHERE id = %d', [ SubscriberTable::name(), mb_substr( $error, 0, 500 ), $id ] );
	}

	/** Records that the hook ran for this confirmation. */
	public static function mark_notified( Subscriber $subscriber ): void {
		SqlQuery::execute( 'UPDATE %i SET told = confirmed WHERE id = %d AND confirmed = %s', [ SubscriberTable::name(), $subscriber->id, $subscriber->confirmed ] );
	}

	/** On `frontage_forms_runner_started`: turns each `todo` into a job, once, even with several runners. */
	public static function queue_pending(): void {
		global $wpdb;
		$rows = Database::rows( (string) $wpdb->prepare( "SELECT id, todo, asked, expires, confirmed, unsubscribed FROM %i WHERE todo <> '' ORDER BY id LIMIT %d", SubscriberTable::name(), self::AT_ONCE ) );
		foreach ( $rows ?: [] as $row ) {
			$id   = (int) $row['id'];
			$jobs = [ SubscriptionMailHandler::create_job( $id, (string) $row['todo'], implode( ' ', $row ) ) ];
			if ( self::WELCOME === $row['todo'] ) {
				$jobs[] = SubscriptionMailHandler::create_job( $id, SubscriptionMailHandler::TELL, implode( ' ', [ $id, $row['confirmed'] ] ) );
			}
			if ( JobRepository::add( 0, $jobs ) ) {
				Database::run( (string) $wpdb->prepare( "UPDATE %i SET todo = '' WHERE id = %d AND todo = %s AND asked = %s AND expires = %s", SubscriberTable::name(), $id, $row['todo'], $row['asked'], $row['expires'] ) );
			}
		}
	}

	/** On cron: deletes expired unconfirmed subscribers, and those who left long ago. */
	public static function sweep(): void {
		SqlQuery::execute( "DELETE FROM %i WHERE state = 'pending' AND expires < UTC_TIMESTAMP()", [ SubscriberTable::name() ] );
		SqlQuery::execute( "DELETE FROM %i WHERE state = 'unsubscribed' AND unsubscribed < %s", [ SubscriberTable::name(), gmdate( 'Y-m-d H:i:s', (int) strtotime( '-' . self::LEFT_FOR ) ) ] );
	}

	/**
	 * @param string            $condition A constant string, with placeholders.
	 * @param array<string|int> $values
	 * @return list<Subscriber>
	 */
	public static function find_where( string $condition, array $values ): array {
		return array_map( Subscriber::from_row( ... ), SqlQuery::select_rows( "SELECT *, UTC_TIMESTAMP() AS now FROM %i WHERE $condition", [ SubscriberTable::name(), ...$values ] ) );
	}
}
