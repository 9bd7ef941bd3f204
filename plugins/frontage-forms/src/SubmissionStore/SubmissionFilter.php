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
 * @phpstan-type Filter array{form?: int, state?: string, read?: bool, search?: string, from?: string, until?: string, starred?: bool, done?: bool, assigned?: int}
 */
final class SubmissionFilter {

	/** Value of `state`: what somebody has to look at, unless it is marked as done. Emails or replies that failed, and what is on hold. */
	public const ATTENTION = 'attention';

	/** @var list<string> */
	private readonly array $states;

	/** @var list<int> */
	private readonly array $reads;

	/** @param Filter $filter `from` and `until` are times in UTC, the second one is not part of it. */
	public function __construct( private readonly array $filter ) {
		$this->states = match ( $filter['state'] ?? '' ) {
			''              => SubmissionState::listed(),
			self::ATTENTION => [ SubmissionState::FAILED, SubmissionState::HELD ],
			default         => [ $filter['state'] ],
		};
		$this->reads  = isset( $filter['read'] ) ? [ (int) $filter['read'] ] : [ 0, 1 ];
	}

	/**
	 * Condition for a count, or for given rows.
	 *
	 * @return array{string, list<string|int>} The condition and its values.
	 */
	public function all(): array {
		[ $where, $values ] = $this->form();
		$in_states          = 'state IN (' . SqlQuery::marks( $this->states, '%s' ) . ')';
		[ $other, $others ] = $this->is_attention() ? $this->failed_reply() : [ '', [] ];
		$where             .= ( $other ? "($in_states OR ($other))" : $in_states ) . ' AND is_read IN (' . SqlQuery::marks( $this->reads ) . ')';
		[ $rest, $with ]    = $this->rest();
		return [ $where . $rest, [ ...$values, ...$this->states, ...$others, ...$this->reads, ...$with ] ];
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
		[ $rest, $others ] = $this->rest();
		$parts            = [];
		$values           = [];
		foreach ( $this->states as $state ) {
			foreach ( $this->reads as $read ) {
				$name    = 'p' . count( $parts );
				$parts[] = "SELECT * FROM (SELECT id, created FROM %i WHERE {$form}state = %s AND is_read = %d$rest$further ORDER BY created DESC, id DESC LIMIT %d) AS $name";
				array_push( $values, SubmissionTable::name(), ...$forms, ...[ $state, $read ], ...$others, ...$with, ...[ $limit ] );
			}
		}
		if ( $this->is_attention() ) {
			[ $reply, $states ] = $this->failed_reply();
			$parts[]            = "SELECT * FROM (SELECT id, created FROM %i WHERE {$form}$reply AND is_read IN (" . SqlQuery::marks( $this->reads ) . ")$rest$further ORDER BY created DESC, id DESC LIMIT %d) AS replies";
			array_push( $values, SubmissionTable::name(), ...$forms, ...$states, ...$this->reads, ...$others, ...$with, ...[ $limit ] );
		}
		return [ implode( ' UNION ALL ', $parts ), $values ];
	}

	/** @return array{string, list<int>} */
	private function form(): array {
		return isset( $this->filter['form'] ) ? [ 'form_id = %d AND ', [ $this->filter['form'] ] ] : [ '', [] ];
	}

	private function is_attention(): bool {
		return self::ATTENTION === ( $this->filter['state'] ?? '' );
	}

	/** @return array{string, list<string>} Those of other states whose reply failed. */
	private function failed_reply(): array {
		$others = array_values( array_diff( SubmissionState::listed(), $this->states ) );
		return [ "reply = 'failed' AND state IN (" . SqlQuery::marks( $others, '%s' ) . ')', $others ];
	}

	/** @return array{string, list<string|int>} What is filtered besides form, state and read. */
	private function rest(): array {
		$where  = $this->is_attention() ? ' AND is_done = 0' : '';
		$values = [];
		foreach ( [ 'starred' => 'is_starred', 'done' => 'is_done', 'assigned' => 'assigned_to' ] as $name => $column ) {
			if ( isset( $this->filter[ $name ] ) ) {
				$where   .= " AND $column = %d";
				$values[] = (int) $this->filter[ $name ];
			}
		}
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
