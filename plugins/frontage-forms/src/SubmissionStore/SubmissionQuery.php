<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\Database\SqlQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Queries the inbox: a page of messages, one message, the number of unread ones.
 *
 * No query gets slower with the size of the table: pages continue where the last one ended, and counts have a limit. A search reads a limited number of rows and returns where it stopped.
 *
 * @phpstan-type Line array{id: int, form_id: int, state: string, read: bool, created: string, email: string, sender: string, subject: string, summary: string, page: string, page_id: int, error: string, reason: string, state_before: string, starred: bool, done: bool, assigned_to: int, reply: string, files: bool}
 * @phpstan-import-type Filter from SubmissionFilter
 */
final class SubmissionQuery {

	/** A larger total is shown as "1,000 and more". */
	public const COUNT_LIMIT = 1000;

	/** Limit of the count in the menu, which is read on every admin page. */
	public const UNREAD_LIMIT = 99;

	private const COLUMNS = 'id, form_id, state, is_read, created, email, sender, subject, summary, page, page_id, error, reason, state_before, is_starred, is_done, assigned_to, reply, (data LIKE %s) AS has_files';

	/** In the stored JSON, whose other quotes are escaped: a submission with files. */
	private const WITH_FILES = '%"files":{"%';

	public function __construct( private readonly SubmissionSearch $search = new SubmissionSearch() ) {}

	/**
	 * Newest first.
	 *
	 * @param Filter $filter   Without `state`: all except spam and trash.
	 * @param string $older    The `older` of the previous page.
	 * @return array{rows: list<Line>, older: string|null} `older` is null when there is nothing more.
	 */
	public function find_page( array $filter, int $per_page, string $older = '' ): array {
		$search = trim( $filter['search'] ?? '' );
		if ( '' !== $search ) {
			$results = $this->search->find_page( SearchIndex::parse_search( $search ), $filter, $per_page, $older );
			return [ 'rows' => $this->load_rows( $results['ids'] ) ] + $results;
		}
		$ids  = $this->find_ids( $filter, $per_page + 1, $older );
		$rows = $this->load_rows( array_slice( $ids, 0, $per_page ) );
		$last = end( $rows );
		return [
			'rows'  => $rows,
			'older' => $last && count( $ids ) > $per_page ? self::create_cursor( $last['created'], $last['id'] ) : null,
		];
	}

	/**
	 * Newest first, without a search.
	 *
	 * @param Filter $filter
	 * @return list<int>
	 */
	public function find_ids( array $filter, int $limit, string $older = '' ): array {
		$extra_condition = '';
		$values          = [];
		if ( preg_match( '/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)-(\d+)$/', $older, $part ) ) {
			$from = "$part[1]-$part[2]-$part[3] $part[4]:$part[5]:$part[6]";
			// Not a row comparison, for which MariaDB would read the whole index.
			$extra_condition = ' AND created <= %s AND (created < %s OR id < %d)';
			$values          = [ $from, $from, (int) $part[7] ];
		}
		return SqlQuery::select_numbers( ...( new SubmissionFilter( $filter ) )->build_newest_query( $extra_condition, $values, $limit ) );
	}

	/** @return Line|null */
	public function find_one( int $id ): ?array {
		return $this->load_rows( [ $id ] )[0] ?? null;
	}

	/**
	 * @param list<int> $ids
	 * @return list<Line> Existing ones, in this order.
	 */
	public function find_many( array $ids ): array {
		return $this->load_rows( $ids );
	}

	/**
	 * Number of messages; null during a search, since the total is unknown until all rows are read.
	 *
	 * @param Filter $filter
	 * @return array{count: int, more: bool}|null
	 */
	public function count_total( array $filter ): ?array {
		return '' !== trim( $filter['search'] ?? '' ) ? null : $this->count_rows( $filter, self::COUNT_LIMIT );
	}

	/**
	 * Number of unread messages, without spam and trash.
	 *
	 * @return array{count: int, more: bool}
	 */
	public function count_unread(): array {
		return $this->count_rows( [ 'read' => false ], self::UNREAD_LIMIT );
	}

	/**
	 * Numbers of messages in each tab of the inbox, with the other filters; null during a search, as `count_total()`.
	 *
	 * @param Filter $filter
	 * @return array<string, array{count: int, more: bool}>|null
	 */
	public function count_tabs( array $filter ): ?array {
		if ( '' !== trim( $filter['search'] ?? '' ) ) {
			return null;
		}
		unset( $filter['state'], $filter['read'] );
		return array_map(
			fn ( array $tab ): array => $this->count_rows( [ ...$filter, ...$tab ], self::COUNT_LIMIT ),
			[
				'all'       => [],
				'unread'    => [ 'read' => false ],
				'attention' => [ 'state' => SubmissionFilter::ATTENTION ],
				'spam'      => [ 'state' => SubmissionState::SPAM ],
				'trash'     => [ 'state' => SubmissionState::TRASH ],
			]
		);
	}

	/** @return array<mixed> The stored data: `Submission::to_record()`. */
	public function load_record( int $id ): array {
		return $this->load_records( [ $id ] )[ $id ] ?? [];
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array<mixed>> The stored data of each: `Submission::to_record()`.
	 */
	public function load_records( array $ids ): array {
		$records = [];
		foreach ( $ids ? SqlQuery::select_rows( 'SELECT id, data FROM %i WHERE id IN (' . SqlQuery::create_placeholders( $ids ) . ')', [ SubmissionTable::table_name(), ...$ids ] ) : [] as $row ) {
			$record                      = json_decode( $row['data'], true );
			$records[ (int) $row['id'] ] = is_array( $record ) ? $record : [];
		}
		return $records;
	}

	/**
	 * @param list<int> $ids
	 * @return list<int> IDs that exist.
	 */
	public function filter_existing( array $ids ): array {
		return $ids ? SqlQuery::select_numbers( 'SELECT id FROM %i WHERE id IN (' . SqlQuery::create_placeholders( $ids ) . ')', [ SubmissionTable::table_name(), ...$ids ] ) : [];
	}

	/** @return list<int> IDs of forms with messages, including deleted forms. */
	public function list_form_ids(): array {
		return SqlQuery::select_numbers( 'SELECT DISTINCT form_id FROM %i ORDER BY form_id', [ SubmissionTable::table_name() ] );
	}

	/** Cursor between two pages. */
	private static function create_cursor( string $created, int $id ): string {
		return preg_replace( '/\D/', '', $created ) . '-' . $id;
	}

	/**
	 * @param Filter $filter
	 * @return array{count: int, more: bool}
	 */
	private function count_rows( array $filter, int $limit ): array {
		$conditions = new SubmissionFilter( $filter );
		if ( SubmissionFilter::ATTENTION === ( $filter['state'] ?? '' ) ) {
			// Its condition has an OR over two indexes, for which MariaDB would read all messages that failed.
			[ $row_query, $values ] = $conditions->build_part_queries( '', [], $limit + 1 );
			$row_query              = "SELECT id FROM ($row_query) AS parts LIMIT %d";
		} else {
			[ $row_query, $values ] = $conditions->build_condition();
			$row_query              = "SELECT id FROM %i WHERE $row_query LIMIT %d";
			$values                 = [ SubmissionTable::table_name(), ...$values ];
		}
		$count = SqlQuery::select_number( "SELECT COUNT(*) FROM ($row_query) AS some", [ ...$values, $limit + 1 ] );
		return [
			'count' => min( $count, $limit ),
			'more'  => $count > $limit,
		];
	}

	/**
	 * The rows of these IDs, in order. A separate query, so that sorting does not carry all columns.
	 *
	 * @param list<int> $ids
	 * @return list<Line>
	 */
	private function load_rows( array $ids ): array {
		$lines = [];
		foreach ( $ids ? SqlQuery::select_rows( 'SELECT ' . self::COLUMNS . ' FROM %i WHERE id IN (' . SqlQuery::create_placeholders( $ids ) . ')', [ self::WITH_FILES, SubmissionTable::table_name(), ...$ids ] ) : [] as $row ) {
			$lines[ (int) $row['id'] ] = [
				'id'           => (int) $row['id'],
				'form_id'      => (int) $row['form_id'],
				'state'        => $row['state'],
				'read'         => '1' === $row['is_read'],
				'created'      => $row['created'],
				'email'        => $row['email'],
				'sender'       => $row['sender'],
				'subject'      => $row['subject'],
				'summary'      => $row['summary'],
				'page'         => $row['page'],
				'page_id'      => (int) $row['page_id'],
				'error'        => $row['error'],
				'reason'       => $row['reason'],
				'state_before' => $row['state_before'],
				'starred'      => '1' === $row['is_starred'],
				'done'         => '1' === $row['is_done'],
				'assigned_to'  => (int) $row['assigned_to'],
				'reply'        => $row['reply'],
				'files'        => '1' === $row['has_files'],
			];
		}
		return array_values( array_filter( array_map( static fn ( int $id ): ?array => $lines[ $id ] ?? null, $ids ) ) );
	}
}
