<?php

declare( strict_types=1 );

namespace Frontage\Forms\Owner;

use Frontage\Forms\Inbox\Sql;
use Frontage\Forms\Inbox\State;
use Frontage\Forms\Inbox\Table;

defined( 'ABSPATH' ) || exit;

/**
 * What came in with each of some forms: how many messages are unread, and when the last one came.
 *
 * Nothing grows with the table: counts end at a limit, the last one is the first entry of an index.
 */
final class Received {

	/** A count beyond this is "99 and more". */
	private const LIMIT = 99;

	/** What is put aside is no new message. */
	private const ASIDE = [ State::SPAM, 'trash' ];

	/**
	 * @param list<int> $form_ids
	 * @return array<int, array{unread: array{count: int, more: bool}, last: string}> By form; `last` in UTC, '' when nothing came.
	 */
	public static function with( array $form_ids ): array {
		$unread   = self::rows(
			'SELECT %d AS form_id, COUNT(*) AS value FROM (SELECT id FROM %i WHERE form_id = %d AND is_read = 0 AND state NOT IN (%s, %s) LIMIT %d) AS some',
			$form_ids,
			static fn ( int $id ): array => [ $id, Table::name(), $id, ...self::ASIDE, self::LIMIT + 1 ]
		);
		$last     = self::rows(
			'SELECT * FROM (SELECT form_id, created AS value FROM %i WHERE form_id = %d AND state NOT IN (%s, %s) ORDER BY created DESC, id DESC LIMIT 1) AS newest',
			$form_ids,
			static fn ( int $id ): array => [ Table::name(), $id, ...self::ASIDE ]
		);
		$received = [];
		foreach ( $form_ids as $id ) {
			$count           = (int) ( $unread[ $id ] ?? 0 );
			$received[ $id ] = [
				'unread' => [
					'count' => min( $count, self::LIMIT ),
					'more'  => $count > self::LIMIT,
				],
				'last'   => $last[ $id ] ?? '',
			];
		}
		return $received;
	}

	/**
	 * The same statement for every form, as one.
	 *
	 * @param list<int>                           $form_ids
	 * @param callable(int): list<int|string>     $values
	 * @return array<int, string> By form.
	 */
	private static function rows( string $sql, array $form_ids, callable $values ): array {
		if ( ! $form_ids ) {
			return [];
		}
		$all   = implode( ' UNION ALL ', array_fill( 0, count( $form_ids ), $sql ) );
		$found = [];
		foreach ( Sql::rows( $all, array_merge( [], ...array_map( $values, $form_ids ) ) ) as $row ) {
			$found[ (int) $row['form_id'] ] = $row['value'];
		}
		return $found;
	}
}
