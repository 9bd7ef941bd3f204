<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\Database\SqlQuery;

defined( 'ABSPATH' ) || exit;

/**
 * The inbox's search index: which submission contains which word.
 *
 * It delays no response: the words of a message are written in one statement after the response was sent. The rest, for example after an
 * import or a crash, is indexed once a minute and by cron in batches. A table of words instead of MariaDB's full-text index, since it also
 * runs on SQLite.
 */
final class SearchIndex {

	/** Longer words are indexed by their beginning. */
	private const LENGTH = 32;

	/** Maximum number of different words per submission, so that a form with 200 long fields needs one insert. */
	private const PER_SUBMISSION = 1000;

	/** Cron hook that indexes the rest. */
	public const CRON = 'frontage_forms_words';

	/** Maximum number of words in one statement: servers accept 1 MB and more. */
	private const PER_STATEMENT = 5000;

	/** Submissions that a batch looks at: without their content, this is one short query. */
	private const LOOKED_AT = 1000;

	/** Submissions that cron indexes at once, and the seconds that it may run. */
	private const BATCH     = 500;
	private const CRON_TIME = 20;

	/** Submissions indexed once a minute after a response, and before a search, so that new messages are found. */
	private const FEW = 20;

	/** Submissions without words are counted up to this number. */
	private const COUNTED = 10000;

	/** Ids can become visible out of order, so submissions younger than this (seconds of the database's clock) are looked at again. */
	private const UNSETTLED = 60;

	/** The id up to which all words are written. */
	private const DONE = 'frontage_forms_words_done';

	/** @var array<int, string> The JSON that this request stored, by submission. */
	private static array $pending = [];

	/** Scripts without spaces between words: each character is indexed as a word, and a search must match all of them. */
	private const SIGN = '[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]';

	public static function table_name(): string {
		return SubmissionTable::table_name( SubmissionTable::WORDS );
	}

	/**
	 * The distinct words of a text, in lower case and without accents.
	 *
	 * @return list<string>
	 */
	public static function split_words( string $text ): array {
		$plain = mb_strtolower( remove_accents( wp_check_invalid_utf8( $text, true ), 'en_US' ) );
		preg_match_all( '/' . self::SIGN . '|(?:(?!' . self::SIGN . ')[\p{L}\p{M}\p{N}])++/u', $plain, $matches );
		$words = [];
		foreach ( $matches[0] as $word ) {
			$word           = mb_substr( $word, 0, self::LENGTH );
			$words[ $word ] = $word;
		}
		return array_values( array_map( 'strval', $words ) );
	}

	/**
	 * The search text as beginnings of words, all of which must match.
	 *
	 * @return list<string>
	 */
	public static function parse_search( string $search ): array {
		$words      = self::split_words( $search );
		$long_words = array_values( array_filter( $words, static fn ( string $word ): bool => mb_strlen( $word ) > 1 || 1 === preg_match( '/' . self::SIGN . '/u', $word ) ) );
		// "J. Miller" searches for Miller; "J" alone searches for all words that begin with it.
		return array_slice( $long_words ? $long_words : $words, 0, 8 );
	}

	/**
	 * Indexes the next submissions that have no words. Those that have them already are passed over, however many arrive in a minute.
	 *
	 * @param int  $batch    Maximum number of submissions to index.
	 * @param ?int $position The id after which to look; null for the one up to which all words are known to be written.
	 * @return array{position: int, has_more: bool} The id to continue from, and whether there may be more after it.
	 */
	public static function index_batch( int $batch = self::BATCH, ?int $position = null ): array {
		$stored     = get_option( self::DONE, 0 );
		$settled_id = is_numeric( $stored ) ? (int) $stored : 0;
		$first      = $position ?? $settled_id;
		$rows       = SqlQuery::select_rows(
			'SELECT s.id, CASE WHEN s.created < DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND) THEN 1 ELSE 0 END AS is_settled, (SELECT 1 FROM %i AS w WHERE w.submission_id = s.id LIMIT 1) AS has_words
			FROM %i AS s WHERE s.id > %d ORDER BY s.id LIMIT %d',
			[ self::UNSETTLED, self::table_name(), SubmissionTable::table_name(), $first, self::LOOKED_AT ]
		);
		$last_id    = $first;
		$new_ids    = [];
		$settled_to = $settled_id;
		$has_more   = count( $rows ) === self::LOOKED_AT;
		foreach ( $rows as $row ) {
			if ( '' === $row['has_words'] ) {
				if ( count( $new_ids ) === $batch ) {
					$has_more = true;
					break;
				}
				$new_ids[] = (int) $row['id'];
			}
			$last_id    = (int) $row['id'];
			$settled_to = '1' === $row['is_settled'] ? max( $settled_to, $last_id ) : $settled_to;
		}
		if ( $new_ids && ! self::write_words( array_column( SqlQuery::select_rows( 'SELECT id, data FROM %i WHERE id IN (' . SqlQuery::create_placeholders( $new_ids ) . ')', [ SubmissionTable::table_name(), ...$new_ids ] ), 'data', 'id' ) ) ) {
			return [
				'position' => $first,
				'has_more' => true,
			];
		}
		if ( $settled_to > $settled_id ) {
			update_option( self::DONE, $settled_to, false );
		}
		return [
			'position' => $last_id,
			'has_more' => $has_more,
		];
	}

	/** For a new table: its ids start at one, so words that belong to a lost table would match other submissions. */
	public static function reset(): void {
		SqlQuery::execute( 'DELETE FROM %i', [ self::table_name() ] );
		delete_option( self::DONE );
	}

	/** Indexes the submission just stored, after the response and the email were sent. */
	public static function index_after_response( int $id, string $json ): void {
		self::$pending[ $id ] = $json;
		if ( ! has_action( 'shutdown', [ self::class, 'write_pending' ] ) ) {
			add_action( 'shutdown', [ self::class, 'write_pending' ], PHP_INT_MAX );
		}
	}

	public static function write_pending(): void {
		[ $pending, self::$pending ] = [ self::$pending, [] ];
		self::write_words( $pending );
	}

	/** On `frontage_forms_runner_started`. */
	public static function index_recent(): void {
		if ( self::index_batch( self::FEW )['has_more'] ) {
			self::schedule_cron();
		}
	}

	/** Indexes new submissions before a search; returns how many are still without words, counted up to COUNTED. */
	public static function index_before_search(): int {
		[ 'position' => $position, 'has_more' => $has_more ] = self::index_batch( self::FEW );
		if ( ! $has_more ) {
			return 0;
		}
		self::schedule_cron();
		return SqlQuery::select_number( 'SELECT COUNT(*) FROM (SELECT s.id FROM %i AS s WHERE s.id > %d AND NOT EXISTS (SELECT 1 FROM %i AS w WHERE w.submission_id = s.id) LIMIT %d) AS some', [ SubmissionTable::table_name(), $position, self::table_name(), self::COUNTED ] );
	}

	/** On cron, until all are indexed or the time is over. */
	public static function index_on_cron(): void {
		$end      = time() + self::CRON_TIME;
		$position = null;
		do {
			$from                                                = $position;
			[ 'position' => $position, 'has_more' => $has_more ] = self::index_batch( position: $from );
		} while ( $has_more && $position !== $from && time() < $end ); // The same position: the database refused.
		if ( $has_more ) {
			self::schedule_cron();
		}
	}

	private static function schedule_cron(): void {
		if ( ! wp_next_scheduled( self::CRON ) ) {
			wp_schedule_single_event( time(), self::CRON );
		}
	}

	/**
	 * Submissions with words that have this beginning, newest first; null when there are more than the limit.
	 *
	 * @return list<int>|null
	 */
	public static function find_submissions( string $beginning, int $limit ): ?array {
		$ids = SqlQuery::select_numbers( 'SELECT submission_id FROM %i WHERE word >= %s AND word < %s LIMIT %d', [ self::table_name(), $beginning, self::range_end( $beginning ), $limit + 1 ] );
		if ( count( $ids ) > $limit ) {
			return null;
		}
		$ids = array_unique( $ids );
		rsort( $ids );
		return $ids;
	}

	/** The first word after all words with this beginning: both databases read a range from the index. */
	public static function range_end( string $beginning ): string {
		return $beginning . "\u{10FFFF}";
	}

	/** @param list<int> $ids */
	public static function delete_words( array $ids ): void {
		if ( $ids ) {
			SqlQuery::execute( 'DELETE FROM %i WHERE submission_id IN (' . SqlQuery::create_placeholders( $ids ) . ')', [ self::table_name(), ...$ids ] );
		}
	}

	/** The searchable text of a submission: its values and the names of its files. */
	private static function searchable_text( string $json ): string {
		$record = json_decode( $json, true );
		$text   = [];
		foreach ( is_array( $record ) ? [ $record['values'] ?? [], $record['files'] ?? [] ] : [] as $part ) {
			if ( is_array( $part ) ) {
				array_walk_recursive(
					$part,
					static function ( mixed $value ) use ( &$text ): void {
						if ( is_string( $value ) ) {
							$text[] = $value;
						}
					}
				);
			}
		}
		return implode( "\n", $text );
	}

	/**
	 * @param array<int|string, string> $submissions Their JSON by their ids.
	 * @return bool False when the database refused some.
	 */
	private static function write_words( array $submissions ): bool {
		$rows    = [];
		$is_done = true;
		foreach ( $submissions as $id => $json ) {
			foreach ( array_slice( self::split_words( self::searchable_text( $json ) ), 0, self::PER_SUBMISSION ) as $word ) {
				$rows[] = [ $word, (int) $id ];
			}
			if ( count( $rows ) > self::PER_STATEMENT - self::PER_SUBMISSION ) { // All words of a batch together would need 100 MB and more.
				$is_done = self::insert_rows( $rows ) && $is_done;
				$rows    = [];
			}
		}
		return self::insert_rows( $rows ) && $is_done;
	}

	/** @param list<array{string, int}> $rows */
	private static function insert_rows( array $rows ): bool {
		return ! $rows || SqlQuery::execute( 'INSERT IGNORE INTO %i (word, submission_id) VALUES ' . SqlQuery::create_placeholders( $rows, '(%s,%d)' ), [ self::table_name(), ...array_merge( ...$rows ) ] );
	}
}
