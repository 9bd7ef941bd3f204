<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\Database\SqlQuery;

defined( 'ABSPATH' ) || exit;

/**
 * What users wrote about a submission, in the column `notes`: a JSON list, oldest first. Besides notes these are replies to the visitor
 * (`id` is that of the email) and edits of an answer (`field`, its `old` value; the new one is `text`).
 *
 * @phpstan-type Note array{kind: string, text: string, by: int, at: string, id: string, to: string, subject: string, field: string, old: string}
 */
final class SubmissionNotes {

	public const NOTE  = 'note';
	public const REPLY = 'reply';
	public const EDIT  = 'edit';

	/** Keys of an entry that only some kinds have. */
	private const FURTHER = [ 'id', 'to', 'subject', 'field', 'old' ];

	/** Maximum characters of a reply. */
	public const REPLY_LENGTH = 20000;

	/** Maximum characters of a note. */
	public const LENGTH = 2000;

	/** Maximum number of notes, replies and edits per submission. */
	public const MOST = 100;

	/** Attempts when several users write at the same time. */
	private const TRIES = 3;

	/** @return list<Note> */
	public function find_by_submission( int $id ): array {
		return self::parse( $this->load_json( $id ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, list<Note>> Only submissions with notes.
	 */
	public function find_by_submissions( array $ids ): array {
		$notes = [];
		foreach ( $ids ? SqlQuery::select_rows( 'SELECT id, notes FROM %i WHERE id IN (' . SqlQuery::create_placeholders( $ids ) . ') AND notes IS NOT NULL', [ SubmissionTable::table_name(), ...$ids ] ) : [] as $row ) {
			$notes[ (int) $row['id'] ] = self::parse( $row['notes'] );
		}
		return $notes;
	}

	/** Adds a note. False when there are too many, or the submission was deleted; null when the database refused. */
	public function add( int $id, string $text, int $user_id ): ?bool {
		return $this->append( $id, [ 'text' => mb_substr( $text, 0, self::LENGTH ) ], $user_id );
	}

	/**
	 * Adds an entry of any kind.
	 *
	 * @param array<string, string>                         $entry   Without `by` and `at`.
	 * @param ?\Closure(): (array<string, string|int>|false) $columns Further columns to write with it; false when the entry no longer applies. Runs after the notes were read, so what it reads cannot have been edited before the write.
	 * @return ?bool As `add()`.
	 */
	public function append( int $id, array $entry, int $user_id, ?\Closure $columns = null ): ?bool {
		for ( $attempt = 0; $attempt < self::TRIES; $attempt++ ) {
			$stored_json = $this->load_json( $id );
			$notes       = self::parse( $stored_json );
			if ( count( $notes ) >= self::MOST ) {
				return false;
			}
			$extra_columns = $columns ? $columns() : [];
			if ( false === $extra_columns ) {
				return false;
			}
			$notes[] = self::create_entry( [ ...$entry, 'by' => $user_id, 'at' => gmdate( 'Y-m-d H:i:s' ) ] );
			$is_done = $this->replace_notes( $id, $stored_json, $notes, $extra_columns );
			if ( false !== $is_done ) {
				return $is_done;
			}
		}
		return false;
	}

	/** Deletes the note that this user wrote at that time. False when it does not exist, null when the database refused. */
	public function remove( int $id, string $written_at, int $user_id ): ?bool {
		$stored_json = $this->load_json( $id );
		$notes       = self::parse( $stored_json );
		foreach ( $notes as $place => $note ) {
			if ( self::NOTE === $note['kind'] && $note['at'] === $written_at && $note['by'] === $user_id ) { // Replies and edits are history.
				unset( $notes[ $place ] );
				return $this->replace_notes( $id, $stored_json, array_values( $notes ) );
			}
		}
		return false;
	}

	private function load_json( int $id ): string {
		return SqlQuery::select_rows( 'SELECT notes FROM %i WHERE id = %d', [ SubmissionTable::table_name(), $id ] )[0]['notes'] ?? '';
	}

	/**
	 * Writes only if no one else has meanwhile; null when the database refused.
	 *
	 * @param list<Note>                $notes
	 * @param array<string, string|int> $columns Written with them.
	 */
	private function replace_notes( int $id, string $before, array $notes, array $columns = [] ): ?bool {
		$set    = str_repeat( ', %i = %s', count( $columns ) );
		$values = [];
		foreach ( $columns as $column => $value ) {
			array_push( $values, $column, $value );
		}
		$stored_json   = array_map( static fn ( array $note ): array => array_filter( $note, static fn ( mixed $part, string $key ): bool => 'kind' === $key ? self::NOTE !== $part : '' !== $part || ! in_array( $key, self::FURTHER, true ), ARRAY_FILTER_USE_BOTH ), $notes );
		$changed_count = SqlQuery::count_changed( "UPDATE %i SET notes = %s$set WHERE id = %d AND COALESCE(notes, '') = %s", [ SubmissionTable::table_name(), (string) wp_json_encode( $stored_json, JSON_INVALID_UTF8_SUBSTITUTE ), ...$values, $id, $before ] );
		return false === $changed_count ? null : 1 === $changed_count;
	}

	/** @return list<Note> */
	public static function parse( string $json ): array {
		$notes = [];
		$list  = json_decode( $json, true );
		foreach ( is_array( $list ) ? $list : [] as $note ) {
			if ( is_array( $note ) && is_string( $note['text'] ?? null ) ) {
				$notes[] = self::create_entry( $note );
			}
		}
		return $notes;
	}

	/**
	 * @param array<mixed> $note
	 * @return Note
	 */
	private static function create_entry( array $note ): array {
		$text = static fn ( string $key ): string => is_string( $note[ $key ] ?? null ) ? $note[ $key ] : '';
		return [
			'kind'    => in_array( $note['kind'] ?? '', [ self::REPLY, self::EDIT ], true ) ? $text( 'kind' ) : self::NOTE,
			'text'    => $text( 'text' ),
			'by'      => is_int( $note['by'] ?? null ) ? $note['by'] : 0,
			'at'      => $text( 'at' ),
			'id'      => $text( 'id' ),
			'to'      => $text( 'to' ),
			'subject' => $text( 'subject' ),
			'field'   => $text( 'field' ),
			'old'     => $text( 'old' ),
		];
	}
}
