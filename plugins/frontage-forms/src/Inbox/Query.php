<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the inbox: a page of it, one submission, how many are unread.
 *
 * Nothing here grows with the table: pages go on from where the last one ended, counts end at a
 * limit, and a search goes through a bounded number of rows and says where it stopped.
 *
 * @phpstan-type Line array{id: int, form_id: int, state: string, read: bool, created: string, email: string, sender: string, subject: string, summary: string, page: string, page_id: int, error: string}
 * @phpstan-type Filter array{form?: int, state?: string, read?: bool, search?: string}
 */
final class Query {

	/** A total beyond this is "1,000 and more". */
	public const COUNT_LIMIT = 1000;

	/** The bubble in the menu is read on every page of the admin. */
	public const UNREAD_LIMIT = 99;

	private const COLUMNS = 'id, form_id, state, is_read, created, email, sender, subject, summary, page, page_id, error';

	/** So many found ids are held against the other conditions at once. */
	private const SLICE = 500;

	/**
	 * @param int $rare A word that so many submissions or fewer hold is looked up; a more common one is met soon in the newest.
	 * @param int $walk So many of the newest submissions a search for common words goes through before it answers.
	 */
	public function __construct(
		private readonly int $rare = 5000,
		private readonly int $walk = 6000,
	) {}

	/**
	 * Newest first.
	 *
	 * @param Filter $filter   Without `state`: everything but spam.
	 * @param string $older    The `older` of the page before.
	 * @return array{rows: list<Line>, older: string|null} `older` is null when there is nothing more.
	 */
	public function page( array $filter, int $per_page, string $older = '' ): array {
		$search = trim( $filter['search'] ?? '' );
		if ( '' !== $search ) {
			return $this->found( Words::wanted( $search ), $filter, $per_page, $older );
		}
		[ $where, $values ] = $this->conditions( $filter );
		if ( preg_match( '/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)-(\d+)$/', $older, $part ) ) {
			$from = "$part[1]-$part[2]-$part[3] $part[4]:$part[5]:$part[6]";
			// Not a comparison of rows: MariaDB would read the whole index for it.
			$where .= ' AND created <= %s AND (created < %s OR id < %d)';
			array_push( $values, $from, $from, (int) $part[7] );
		}
		$ids  = Sql::numbers( "SELECT id FROM %i WHERE $where ORDER BY created DESC, id DESC LIMIT %d", [ Table::name(), ...$values, $per_page + 1 ] );
		$rows = $this->rows( array_slice( $ids, 0, $per_page ) );
		$last = end( $rows );
		return [
			'rows'  => $rows,
			'older' => $last && count( $ids ) > $per_page ? preg_replace( '/\D/', '', $last['created'] ) . '-' . $last['id'] : null,
		];
	}

	/** @return Line|null */
	public function one( int $id ): ?array {
		return $this->rows( [ $id ] )[0] ?? null;
	}

	/**
	 * How many there are, where an index knows it. With two filters at once, or a search, MariaDB would have to
	 * look at every row that fits one of them (1.7 s of a million): then null.
	 *
	 * @param Filter $filter
	 * @return array{count: int, more: bool}|null
	 */
	public function total( array $filter ): ?array {
		return count( $filter ) > 1 || isset( $filter['search'] ) ? null : $this->count( $filter, self::COUNT_LIMIT );
	}

	/**
	 * Of what is no spam.
	 *
	 * @return array{count: int, more: bool}
	 */
	public function unread(): array {
		return $this->count( [ 'read' => false ], self::UNREAD_LIMIT );
	}

	/** @return array<mixed> What was kept of it: `Submission::to_record()`. */
	public function record( int $id ): array {
		$rows   = Sql::rows( 'SELECT data FROM %i WHERE id = %d', [ Table::name(), $id ] );
		$record = json_decode( $rows[0]['data'] ?? '', true );
		return is_array( $record ) ? $record : [];
	}

	/**
	 * @param list<int> $ids
	 * @return list<int> Those that are there.
	 */
	public function existing( array $ids ): array {
		return $ids ? Sql::numbers( 'SELECT id FROM %i WHERE id IN (' . Sql::marks( $ids ) . ')', [ Table::name(), ...$ids ] ) : [];
	}

	/** @return list<int> Forms that something was sent with, whether they still exist or not. */
	public function form_ids(): array {
		return Sql::numbers( 'SELECT DISTINCT form_id FROM %i ORDER BY form_id', [ Table::name() ] );
	}

	/**
	 * Submissions that hold every word, by the order they came in.
	 *
	 * @param list<string> $words Beginnings of words.
	 * @param Filter       $filter
	 * @return array{rows: list<Line>, older: string|null}
	 */
	private function found( array $words, array $filter, int $per_page, string $older ): array {
		if ( ! $words ) {
			return [ 'rows' => [], 'older' => null ]; // Signs only: no submission holds such a word.
		}
		usort( $words, static fn ( string $one, string $other ): int => mb_strlen( $other ) <=> mb_strlen( $one ) ); // A long word is likely to be a rare one.
		$before = ctype_digit( $older ) ? (int) $older : PHP_INT_MAX;
		$ids    = null;
		$rarest = '';
		foreach ( $words as $word ) {
			$holders = Words::holders( $word, $this->rare );
			if ( null !== $holders && ( null === $ids || count( $holders ) < count( $ids ) ) ) {
				$ids    = $holders;
				$rarest = $word;
			}
			if ( null !== $ids && count( $ids ) <= self::SLICE ) {
				break; // Rare enough: the other words are looked for in these.
			}
		}
		[ $matches, $end ] = null === $ids
			? $this->walk( $words, $filter, $per_page, $before )
			: $this->sift( array_values( array_filter( $ids, static fn ( int $id ): bool => $id < $before ) ), array_values( array_diff( $words, [ $rarest ] ) ), $filter, $per_page );
		if ( count( $matches ) > $per_page ) {
			$matches = array_slice( $matches, 0, $per_page );
			$end     = end( $matches );
		}
		return [
			'rows'  => $this->rows( $matches ),
			'older' => $end ? (string) $end : null,
		];
	}

	/**
	 * A rare word: its submissions, held against the rest.
	 *
	 * @param list<int>    $ids   Newest first.
	 * @param list<string> $words
	 * @param Filter       $filter
	 * @return array{list<int>, int} Up to one more than a page; 0: all were seen.
	 */
	private function sift( array $ids, array $words, array $filter, int $per_page ): array {
		[ $where, $values ] = $this->conditions( $filter, $words );
		$matches            = [];
		foreach ( array_chunk( $ids, self::SLICE ) as $slice ) {
			$marks   = Sql::marks( $slice );
			$matches = [ ...$matches, ...Sql::numbers( "SELECT id FROM %i AS s WHERE id IN ($marks) AND $where ORDER BY id DESC LIMIT %d", [ Table::name(), ...$slice, ...$values, $per_page + 1 ] ) ];
			if ( count( $matches ) > $per_page ) {
				break;
			}
		}
		return [ $matches, 0 ];
	}

	/**
	 * Common words only: the newest submissions one by one, since matches are close together.
	 *
	 * @param list<string> $words
	 * @param Filter       $filter
	 * @return array{list<int>, int} Up to one more than a page; the id to go on from, 0: all were seen.
	 */
	private function walk( array $words, array $filter, int $per_page, int $before ): array {
		[ $where, $values ] = $this->conditions( $filter, $words );
		$end                = Sql::number( 'SELECT id FROM %i WHERE id < %d ORDER BY id DESC LIMIT 1 OFFSET %d', [ Table::name(), $before, $this->walk - 1 ] );
		$ids                = Sql::numbers( "SELECT id FROM %i AS s WHERE id < %d AND id >= %d AND $where ORDER BY id DESC LIMIT %d", [ Table::name(), $before, $end, ...$values, $per_page + 1 ] );
		return [ $ids, $end ];
	}

	/**
	 * @param Filter $filter
	 * @return array{count: int, more: bool}
	 */
	private function count( array $filter, int $limit ): array {
		[ $where, $values ] = $this->conditions( $filter );
		$count              = Sql::number( "SELECT COUNT(*) FROM (SELECT id FROM %i WHERE $where LIMIT %d) AS some", [ Table::name(), ...$values, $limit + 1 ] );
		return [
			'count' => min( $count, $limit ),
			'more'  => $count > $limit,
		];
	}

	/**
	 * @param Filter       $filter
	 * @param list<string> $words  Beginnings of words that must be there; then the table is called `s`.
	 * @return array{string, list<string|int>} A condition and what to put into it.
	 */
	private function conditions( array $filter, array $words = [] ): array {
		$where  = isset( $filter['state'] ) ? 'state = %s' : 'state <> %s';
		$values = [ $filter['state'] ?? State::SPAM ];
		if ( isset( $filter['form'] ) ) {
			$where   .= ' AND form_id = %d';
			$values[] = $filter['form'];
		}
		if ( isset( $filter['read'] ) ) {
			$where   .= ' AND is_read = %d';
			$values[] = (int) $filter['read'];
		}
		foreach ( $words as $word ) {
			// LIMIT keeps MariaDB from gathering every holder of a common word first.
			$where .= ' AND (SELECT 1 FROM %i AS w WHERE w.submission_id = s.id AND w.word >= %s AND w.word < %s LIMIT 1) IS NOT NULL';
			array_push( $values, Words::table(), $word, Words::after( $word ) );
		}
		return [ $where, $values ];
	}

	/**
	 * The rows of these ids, in their order. Looked up apart from the search, so that sorting carries nothing along.
	 *
	 * @param list<int> $ids
	 * @return list<Line>
	 */
	private function rows( array $ids ): array {
		$lines = [];
		foreach ( $ids ? Sql::rows( 'SELECT ' . self::COLUMNS . ' FROM %i WHERE id IN (' . Sql::marks( $ids ) . ')', [ Table::name(), ...$ids ] ) : [] as $row ) {
			$lines[ (int) $row['id'] ] = [
				'id'      => (int) $row['id'],
				'form_id' => (int) $row['form_id'],
				'state'   => $row['state'],
				'read'    => '1' === $row['is_read'],
				'created' => $row['created'],
				'email'   => $row['email'],
				'sender'  => $row['sender'],
				'subject' => $row['subject'],
				'summary' => $row['summary'],
				'page'    => $row['page'],
				'page_id' => (int) $row['page_id'],
				'error'   => $row['error'],
			];
		}
		return array_values( array_filter( array_map( static fn ( int $id ): ?array => $lines[ $id ] ?? null, $ids ) ) );
	}
}
