<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * Figures about the inbox: what each form has brought, what each day has brought. Spam and trash are not counted.
 *
 * Each is answered by an index and ends at a limit, so that it costs the same with a million submissions.
 *
 * @phpstan-type Figures array{messages: array{count: int, more: bool}, unread: array{count: int, more: bool}, last: string}
 */
final class Overview {

	/** So many messages of a form are counted; beyond it is "1,000 and more". */
	public const MESSAGES = 1000;

	/** So many unread messages of a form are counted. */
	public const UNREAD = 99;

	/** Days in a chart are counted from so many of the newest submissions at most. */
	public const DAYS = 50000;

	/**
	 * For a list of forms: how many messages each has, how many nobody has read, when the last one came.
	 *
	 * @param list<int> $form_ids
	 * @return array<int, Figures> By the form's id; `last` is a time in UTC (`2026-11-22 09:00:00`), empty when nothing came.
	 */
	public static function per_form( array $form_ids ): array {
		$form_ids = array_values( array_unique( $form_ids ) );
		if ( ! $form_ids ) {
			return [];
		}
		$last   = self::last( $form_ids );
		$parts  = [];
		$values = [];
		foreach ( $form_ids as $form ) {
			[ $all, $with ]       = ( new Conditions( [ 'form' => $form ] ) )->all();
			[ $unread, $without ] = ( new Conditions( [ 'form' => $form, 'read' => false ] ) )->all();
			$parts[]              = "SELECT %d AS form_id, (SELECT COUNT(*) FROM (SELECT id FROM %i WHERE $all LIMIT %d) AS m) AS messages, (SELECT COUNT(*) FROM (SELECT id FROM %i WHERE $unread LIMIT %d) AS u) AS unread";
			array_push( $values, $form, Table::name(), ...$with, ...[ self::MESSAGES + 1, Table::name() ], ...$without, ...[ self::UNREAD + 1 ] );
		}
		$figures = [];
		foreach ( Sql::rows( implode( ' UNION ALL ', $parts ), $values ) as $row ) {
			$figures[ (int) $row['form_id'] ] = [
				'messages' => self::up_to( (int) $row['messages'], self::MESSAGES ),
				'unread'   => self::up_to( (int) $row['unread'], self::UNREAD ),
				'last'     => $last[ (int) $row['form_id'] ] ?? '',
			];
		}
		return $figures;
	}

	/**
	 * The end of each part of the index is looked at, and nothing between.
	 *
	 * @param list<int> $form_ids
	 * @return array<int, string>
	 */
	private static function last( array $form_ids ): array {
		$states = State::listed();
		$sql    = 'SELECT form_id, MAX(created) AS created FROM %i WHERE form_id IN (' . Sql::marks( $form_ids ) . ') AND state IN (' . Sql::marks( $states, '%s' ) . ') GROUP BY form_id, state, is_read';
		$last   = [];
		foreach ( Sql::rows( $sql, [ Table::name(), ...$form_ids, ...$states ] ) as $row ) {
			$form          = (int) $row['form_id'];
			$last[ $form ] = max( $last[ $form ] ?? '', $row['created'] );
		}
		return $last;
	}

	/** @return array{count: int, more: bool} */
	private static function up_to( int $count, int $limit ): array {
		return [
			'count' => min( $count, $limit ),
			'more'  => $count > $limit,
		];
	}
}
