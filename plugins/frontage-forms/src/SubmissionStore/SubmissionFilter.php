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

	/** Value of `state`: messages that need attention and are not marked as done. Their emails or replies failed, or they are on hold. */
	public const ATTENTION = 'attention';

	/** @var list<string> */
	private readonly array $states;

	/** @var list<int> */
	private readonly array $read_marks;

	/** @param Filter $filter `from` and `until` are times in UTC, the second one is not part of it. */
	public function __construct( private readonly array $filter ) {
		$this->states = match ( $filter['state'] ?? '' ) {
			''              => SubmissionState::list_default_states(),
			self::ATTENTION => [ SubmissionState::FAILED, SubmissionState::HELD ],
			default         => [ $filter['state'] ],
		};
		$this->read_marks = isset( $filter['read'] ) ? [ (int) $filter['read'] ] : [ 0, 1 ];
	}

	/**
	 * Condition for a count, or for given rows.
	 *
	 * @return array{string, list<string|int>} The condition and its values.
	 */
	public function build_condition(): array {
		[ $condition, $values ]             = $this->form_condition();
		$in_states                          = 'state IN (' . SqlQuery::create_placeholders( $this->states, '%s' ) . ')';
		[ $reply_condition, $other_values ] = $this->has_attention_filter() ? $this->failed_reply_condition() : [ '', [] ];
		$condition                         .= ( $reply_condition ? "($in_states OR ($reply_condition))" : $in_states ) . ' AND is_read IN (' . SqlQuery::create_placeholders( $this->read_marks ) . ')';
		[ $rest, $extra_values ]            = $this->other_conditions();
		return [ $condition . $rest, [ ...$values, ...$this->states, ...$other_values, ...$this->read_marks, ...$extra_values ] ];
	}

	/**
	 * Query for the newest rows, in order.
	 *
	 * @param string           $extra_condition An additional condition.
	 * @param list<string|int> $extra_values    Its values.
	 * @return array{string, list<string|int>} A query that returns their IDs, and its values.
	 */
	public function build_newest_query( string $extra_condition, array $extra_values, int $limit ): array {
		[ $union, $values ] = $this->build_part_queries( $extra_condition, $extra_values, $limit );
		return [ "SELECT id FROM ($union) AS newest ORDER BY created DESC, id DESC LIMIT %d", [ ...$values, $limit ] ];
	}

	/**
	 * Query for the newest rows of each state and read mark: together they contain the newest of all, and each is a range of an index.
	 *
	 * @param list<string|int> $extra_values
	 * @return array{string, list<string|int>} A query that returns IDs and times, up to the limit from each range.
	 */
	public function build_part_queries( string $extra_condition, array $extra_values, int $limit ): array {
		[ $form, $forms ]        = $this->form_condition();
		[ $rest, $other_values ] = $this->other_conditions();
		$parts                   = [];
		$values                  = [];
		foreach ( $this->states as $state ) {
			foreach ( $this->read_marks as $read ) {
				$name    = 'p' . count( $parts );
				$parts[] = "SELECT * FROM (SELECT id, created FROM %i WHERE {$form}state = %s AND is_read = %d$rest$extra_condition ORDER BY created DESC, id DESC LIMIT %d) AS $name";
				array_push( $values, SubmissionTable::table_name(), ...$forms, ...[ $state, $read ], ...$other_values, ...$extra_values, ...[ $limit ] );
			}
		}
		if ( $this->has_attention_filter() ) {
			[ $reply, $states ] = $this->failed_reply_condition();
			$parts[]            = "SELECT * FROM (SELECT id, created FROM %i WHERE {$form}$reply AND is_read IN (" . SqlQuery::create_placeholders( $this->read_marks ) . ")$rest$extra_condition ORDER BY created DESC, id DESC LIMIT %d) AS replies";
			array_push( $values, SubmissionTable::table_name(), ...$forms, ...$states, ...$this->read_marks, ...$other_values, ...$extra_values, ...[ $limit ] );
		}
		return [ implode( ' UNION ALL ', $parts ), $values ];
	}

	/** @return array{string, list<int>} */
	private function form_condition(): array {
		return isset( $this->filter['form'] ) ? [ 'form_id = %d AND ', [ $this->filter['form'] ] ] : [ '', [] ];
	}

	private function has_attention_filter(): bool {
		return self::ATTENTION === ( $this->filter['state'] ?? '' );
	}

	/** @return array{string, list<string>} Those of other states whose reply failed. */
	private function failed_reply_condition(): array {
		$other_values = array_values( array_diff( SubmissionState::list_default_states(), $this->states ) );
		return [ "reply = 'failed' AND state IN (" . SqlQuery::create_placeholders( $other_values, '%s' ) . ')', $other_values ];
	}

	/** @return array{string, list<string|int>} The conditions besides form, state and read mark. */
	private function other_conditions(): array {
		$condition = $this->has_attention_filter() ? ' AND is_done = 0' : '';
		$values    = [];
		foreach ( [ 'starred' => 'is_starred', 'done' => 'is_done', 'assigned' => 'assigned_to' ] as $name => $column ) {
			if ( isset( $this->filter[ $name ] ) ) {
				$condition .= " AND $column = %d";
				$values[]   = (int) $this->filter[ $name ];
			}
		}
		if ( isset( $this->filter['from'] ) ) {
			$condition .= ' AND created >= %s';
			$values[]   = $this->filter['from'];
		}
		if ( isset( $this->filter['until'] ) ) {
			$condition .= ' AND created < %s';
			$values[]   = $this->filter['until'];
		}
		return [ $condition, $values ];
	}
}
