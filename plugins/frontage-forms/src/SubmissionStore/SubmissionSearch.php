<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\Database\SqlQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Finds submissions by words: through the index of words where one is rare, else through the newest submissions.
 *
 * @phpstan-import-type Filter from SubmissionFilter
 */
final class SubmissionSearch {

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
	 * Submissions that hold every word, by the order they came in.
	 *
	 * @param list<string> $words Beginnings of words.
	 * @param Filter       $filter
	 * @return array{ids: list<int>, older: string|null}
	 */
	public function page( array $words, array $filter, int $per_page, string $older ): array {
		if ( ! $words ) {
			return [ 'ids' => [], 'older' => null ]; // Signs only: no submission holds such a word.
		}
		usort( $words, static fn ( string $one, string $other ): int => mb_strlen( $other ) <=> mb_strlen( $one ) ); // A long word is likely to be a rare one.
		$before = ctype_digit( $older ) ? (int) $older : PHP_INT_MAX;
		$ids    = null;
		$rarest = '';
		foreach ( $words as $word ) {
			$holders = SearchIndex::holders( $word, $this->rare );
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
			'ids'   => $matches,
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
		[ $where, $values ] = self::conditions( $filter, $words );
		$matches            = [];
		foreach ( array_chunk( $ids, self::SLICE ) as $slice ) {
			$marks   = SqlQuery::marks( $slice );
			$matches = [ ...$matches, ...SqlQuery::numbers( "SELECT id FROM %i AS s WHERE id IN ($marks) AND $where ORDER BY id DESC LIMIT %d", [ SubmissionTable::name(), ...$slice, ...$values, $per_page + 1 ] ) ];
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
		[ $where, $values ] = self::conditions( $filter, $words );
		$end                = SqlQuery::number( 'SELECT id FROM %i WHERE id < %d ORDER BY id DESC LIMIT 1 OFFSET %d', [ SubmissionTable::name(), $before, $this->walk - 1 ] );
		$ids                = SqlQuery::numbers( "SELECT id FROM %i AS s WHERE id < %d AND id >= %d AND $where ORDER BY id DESC LIMIT %d", [ SubmissionTable::name(), $before, $end, ...$values, $per_page + 1 ] );
		return [ $ids, $end ];
	}

	/**
	 * @param Filter       $filter
	 * @param list<string> $words  Beginnings of words that must be there; the table is called `s`.
	 * @return array{string, list<string|int>} A condition and what to put into it.
	 */
	private static function conditions( array $filter, array $words ): array {
		[ $where, $values ] = ( new SubmissionFilter( $filter ) )->all();
		foreach ( $words as $word ) {
			// LIMIT keeps MariaDB from gathering every holder of a common word first.
			$where .= ' AND (SELECT 1 FROM %i AS w WHERE w.submission_id = s.id AND w.word >= %s AND w.word < %s LIMIT 1) IS NOT NULL';
			array_push( $values, SearchIndex::table(), $word, SearchIndex::after( $word ) );
		}
		return [ $where, $values ];
	}
}
