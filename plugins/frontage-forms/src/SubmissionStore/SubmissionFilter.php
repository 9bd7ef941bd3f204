<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\Database\SqlQuery;

defined( 'ABSPATH' ) || exit;

/**
 * What a list is narrowed by, as conditions that the two list indexes answer: (state, read, time) and (form, state, read, time).
 *
 * Whatever the owner leaves open becomes every value it can have, so that there is always an index whose order is
 * the list's own, and a flood of spam above the first message costs nothing.
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
	 * For a count or a look at named rows.
	 *
	 * @return array{string, list<string|int>} A condition and what to put into it.
	 */
	public function all(): array {
		[ $where, $values ] = $this->form();
		$where             .= 'state IN (' . SqlQuery::marks( $this->states, '%s' ) . ') AND is_read IN (' . SqlQuery::marks( $this->reads ) . ')';
		[ $time, $times ]   = $this->time();
		return [ $where . $time, [ ...$values, ...$this->states, ...$this->reads, ...$times ] ];
	}

	/**
	 * The newest, in their order.
	 *
	 * @param string           $further A condition for all of them.
	 * @param list<string|int> $with    What to put into it.
	 * @return array{string, list<string|int>} A statement that gives their ids.
	 */
	public function newest( string $further, array $with, int $limit ): array {
		[ $union, $values ] = $this->parts( $further, $with, $limit );
		return [ "SELECT id FROM ($union) AS newest ORDER BY created DESC, id DESC LIMIT %d", [ ...$values, $limit ] ];
	}

	/**
	 * The newest of each state and mark: together they hold the newest of all, and each is a piece of an index.
	 *
	 * @param list<string|int> $with
	 * @return array{string, list<string|int>} A statement that gives ids and times, up to the limit from each piece.
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
