<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\Database\SqlQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Filters of the message list, as SQL conditions that fit its two indexes: (state, read, time) and (form, state, read, time).
 *
 * A filter that is not set is expanded to all of its values. Thus an index in the order of the list always applies, and masses of newer spam cost nothing.
 *
 * @phpstan-type Filter array{form?: int, state?: string, read?: bool, search?: string, from?: string, until?: string}
 */
final class SubmissionFilter {

	/** @var list<string> */
	private readonly array $states;

	/** @var list<int> */
	private readonly array $reads;

	/** @param Filter $filter `from` and `until` are times in UTC, the second one is not part of it. */
	public function __construct( private readonly array $filter ) {
		$this->states = isset( $filter['state'] ) ? [ $filter['state'] ] : SubmissionState::listed();
		$this->reads  = isset( $filter['read'] ) ? [ (int) $filter['read'] ] : [ 0, 1 ];
	}

	/**
	 * Condition for a count, or for given rows.
	 *
	 * @return array{string, list<string|int>} The condition and its values.
	 */
	public function all(): array {
		[ $where, $values ] = $this->form();
		$where             .= 'state IN (' . SqlQuery::marks( $this->states, '%s' ) . ') AND is_read IN (' . SqlQuery::marks( $this->reads ) . ')';
		[ $time, $times ]   = $this->time();
		return [ $where . $time, [ ...$values, ...$this->states, ...$this->reads, ...$times ] ];
	}

	/**
	 * Query for the newest rows, in order.
	 *
	 * @param string           $further An additional condition.
	 * @param list<string|int> $with    Its values.
	 * @return array{string, list<string|int>} A query that returns their IDs, and its values.
	 */
	public function newest( string $further, array $with, int $limit ): array {
		[ $union, $values ] = $this->parts( $further, $with, $limit );
		return [ "SELECT id FROM ($union) AS newest ORDER BY created DESC, id DESC LIMIT %d", [ ...$values, $limit ] ];
	}

	/**
	 * Query for the newest rows of each state and read mark: together they contain the newest of all, and each is a range of an index.
	 *
	 * @param list<string|int> $with
	 * @return array{string, list<string|int>} A query that returns IDs and times, up to the limit from each range.
	 */
	public function parts( string $further, array $with, int $limit ): array {
		[ $form, $forms ] = $this->form();
		[ $time, $times ] = $this->time();
		$parts            = [];
		$values           = [];
		foreach ( $this->states as $state ) {
			foreach ( $this->reads as $read ) {
				$name    = 'p' . count( $parts );
				$parts[] = "SELECT * FROM (SELECT id, created FROM %i WHERE {$form}state = %s AND is_read = %d$time$further ORDER BY created DESC, id DESC LIMIT %d) AS $name";
				array_push( $values, SubmissionTable::name(), ...$forms, ...[ $state, $read ], ...$times, ...$with, ...[ $limit ] );
			}
		}
		return [ implode( ' UNION ALL ', $parts ), $values ];
	}

	/** @return array{string, list<int>} */
	private function form(): array {
		return isset( $this->filter['form'] ) ? [ 'form_id = %d AND ', [ $this->filter['form'] ] ] : [ '', [] ];
	}

	/** @return array{string, list<string>} */
	private function time(): array {
		$where  = '';
		$values = [];
		if ( isset( $this->filter['from'] ) ) {
			$where   .= ' AND created >= %s';
			$values[] = $this->filter['from'];
		}
		if ( isset( $this->filter['until'] ) ) {
			$where   .= ' AND created < %s';
			$values[] = $this->filter['until'];
		}
		return [ $where, $values ];
	}
}
