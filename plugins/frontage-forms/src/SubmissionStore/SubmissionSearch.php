<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\Database\SqlQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Finds submissions by words: by the search index when a word is rare, else by scanning the newest submissions.
 *
 * @phpstan-import-type Filter from SubmissionFilter
 */
final class SubmissionSearch {

	/** Number of found ids that are checked against the other conditions at once. */
	private const SLICE = 500;

	/**
	 * @param int $rare_limit Maximum number of submissions of a rare word, which is looked up in the index; a more common word is soon found among the newest.
	 * @param int $scan_limit Number of the newest submissions that a search for common words scans per call.
	 */
	public function __construct(
		private readonly int $rare_limit = 5000,
		private readonly int $scan_limit = 6000,
	) {}

	/**
	 * Submissions that contain every word, newest first.
	 *
	 * @param list<string> $words Beginnings of words.
	 * @param Filter       $filter
	 * @return array{ids: list<int>, older: string|null}
	 */
	public function find_page( array $words, array $filter, int $per_page, string $older ): array {
		if ( ! $words ) {
			return [ 'ids' => [], 'older' => null ]; // Only symbols were typed; no submission contains such a word.
		}
		usort( $words, static fn ( string $a, string $b ): int => mb_strlen( $b ) <=> mb_strlen( $a ) ); // A long word is likely to be a rare one.
		$before      = ctype_digit( $older ) ? (int) $older : PHP_INT_MAX;
		$ids         = null;
		$rarest_word = '';
		foreach ( $words as $word ) {
			$submission_ids = SearchIndex::find_submissions( $word, $this->rare_limit );
			if ( null !== $submission_ids && ( null === $ids || count( $submission_ids ) < count( $ids ) ) ) {
				$ids         = $submission_ids;
				$rarest_word = $word;
			}
			if ( null !== $ids && count( $ids ) <= self::SLICE ) {
				break; // Rare enough: the other words are searched within these.
			}
		}
		[ $matches, $end ] = null === $ids
			? $this->scan_newest( $words, $filter, $per_page, $before )
			: $this->filter_rare_word( array_values( array_filter( $ids, static fn ( int $id ): bool => $id < $before ) ), array_values( array_diff( $words, [ $rarest_word ] ) ), $filter, $per_page );
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
	 * For a rare word: its submissions, filtered by the other conditions.
	 *
	 * @param list<int>    $ids   Newest first.
	 * @param list<string> $words
	 * @param Filter       $filter
	 * @return array{list<int>, int} Up to one more than a page; 0: all were read.
	 */
	private function filter_rare_word( array $ids, array $words, array $filter, int $per_page ): array {
		[ $condition, $values ] = self::build_conditions( $filter, $words );
		$matches                = [];
		foreach ( array_chunk( $ids, self::SLICE ) as $slice ) {
			$marks   = SqlQuery::create_placeholders( $slice );
			$matches = [ ...$matches, ...SqlQuery::select_numbers( "SELECT id FROM %i AS s WHERE id IN ($marks) AND $condition ORDER BY id DESC LIMIT %d", [ SubmissionTable::table_name(), ...$slice, ...$values, $per_page + 1 ] ) ];
			if ( count( $matches ) > $per_page ) {
				break;
			}
		}
		return [ $matches, 0 ];
	}

	/**
	 * For common words only: scans the newest submissions, since matches are close together.
	 *
	 * @param list<string> $words
	 * @param Filter       $filter
	 * @return array{list<int>, int} Up to one more than a page; the id to continue from, 0: all were read.
	 */
	private function scan_newest( array $words, array $filter, int $per_page, int $before ): array {
		[ $condition, $values ] = self::build_conditions( $filter, $words );
		$end                    = SqlQuery::select_number( 'SELECT id FROM %i WHERE id < %d ORDER BY id DESC LIMIT 1 OFFSET %d', [ SubmissionTable::table_name(), $before, $this->scan_limit - 1 ] );
		$ids                    = SqlQuery::select_numbers( "SELECT id FROM %i AS s WHERE id < %d AND id >= %d AND $condition ORDER BY id DESC LIMIT %d", [ SubmissionTable::table_name(), $before, $end, ...$values, $per_page + 1 ] );
		return [ $ids, $end ];
	}

	/**
	 * @param Filter       $filter
	 * @param list<string> $words  Beginnings of words that must match; the table is called `s`.
	 * @return array{string, list<string|int>} A condition and its values.
	 */
	private static function build_conditions( array $filter, array $words ): array {
		[ $condition, $values ] = ( new SubmissionFilter( $filter ) )->build_condition();
		foreach ( $words as $word ) {
			// LIMIT prevents MariaDB from collecting all rows of a common word first.
			$condition .= ' AND (SELECT 1 FROM %i AS w WHERE w.submission_id = s.id AND w.word >= %s AND w.word < %s LIMIT 1) IS NOT NULL';
			array_push( $values, SearchIndex::table_name(), $word, SearchIndex::range_end( $word ) );
		}
		return [ $condition, $values ];
	}
}
