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
	public function of( int $id ): array {
		return self::read( $this->stored( $id ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, list<Note>> Only submissions with notes.
	 */
	public function of_many( array $ids ): array {
		$notes = [];
		foreach ( $ids ? SqlQuery::rows( 'SELECT id, notes FROM %i WHERE id IN (' . SqlQuery::marks( $ids ) . ') AND notes IS NOT NULL', [ SubmissionTable::name(), ...$ids ] ) : [] as $row ) {
			$notes[ (int) $row['id'] ] = self::read( $row['notes'] );
		}
		return $notes;
	}

	/** Adds a note. False when there are too many, or the submission was deleted; null when the database refused. */
	public function add( int $id, string $text, int $by ): ?bool {
		return $this->append( $id, [ 'text' => mb_substr( $text, 0, self::LENGTH ) ], $by );
	}

	/**
	 * Adds an entry of any kind.
	 *
	 * @param array<string, string>                         $entry   Without `by` and `at`.
	 * @param ?\Closure(): (array<string, string|int>|false) $columns Further columns to write with it; false when the entry no longer applies. Runs after the notes were read, so what it reads cannot have been edited before the write.
	 * @return ?bool As `add()`.
	 */
	public function append( int $id, array $entry, int $by, ?\Closure $columns = null ): ?bool {
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$stored = $this->stored( $id );
			$notes  = self::read( $stored );
			if ( count( $notes ) >= self::MOST ) {
				return false;
			}
			$with = $columns ? $columns() : [];
			if ( false === $with ) {
				return false;
			}
			$notes[] = self::entry( [ ...$entry, 'by' => $by, 'at' => gmdate( 'Y-m-d H:i:s' ) ] );
			$is_done = $this->replace( $id, $stored, $notes, $with );
			if ( false !== $is_done ) {
				return $is_done;
			}
		}
		return false;
	}

	/** Deletes the note that this user wrote at that time. False when it does not exist, null when the database refused. */
	public function remove( int $id, string $at, int $by ): ?bool {
		$stored = $this->stored( $id );
		$notes  = self::read( $stored );
		foreach ( $notes as $place => $note ) {
			if ( self::NOTE === $note['kind'] && $note['at'] === $at && $note['by'] === $by ) { // Replies and edits are history.
				unset( $notes[ $place ] );
				return $this->replace( $id, $stored, array_values( $notes ) );
			}
		}
		return false;
	}

	private function stored( int $id ): string {
		return SqlQuery::rows( 'SELECT notes FROM %i WHERE id = %d', [ SubmissionTable::name(), $id ] )[0]['notes'] ?? '';
	}

	/**
	 * Writes only if no one else has meanwhile; null when the database refused.
	 *
	 * @param list<Note>                $notes
	 * @param array<string, string|int> $columns Written with them.
	 */
	private function replace( int $id, string $before, array $notes, array $columns = [] ): ?bool {
		$set     = str_repeat( ', %i = %s', count( $columns ) );
		$values  = [];
		foreach ( $columns as $column => $value ) {
			array_push( $values, $column, $value );
		}
		$stored  = array_map( static fn ( array $note ): array => array_filter( $note, static fn ( mixed $part, string $key ): bool => 'kind' === $key ? self::NOTE !== $part : '' !== $part || ! in_array( $key, self::FURTHER, true ), ARRAY_FILTER_USE_BOTH ), $notes );
		$changed = SqlQuery::changed( "UPDATE %i SET notes = %s$set WHERE id = %d AND COALESCE(notes, '') = %s", [ SubmissionTable::name(), (string) wp_json_encode( $stored, JSON_INVALID_UTF8_SUBSTITUTE ), ...$values, $id, $before ] );
		return false === $changed ? null : 1 === $changed;
	}

	/** @return list<Note> */
	public static function read( string $json ): array {
		$notes = [];
		$list  = json_decode( $json, true );
		foreach ( is_array( $list ) ? $list : [] as $note ) {
			if ( is_array( $note ) && is_string( $note['text'] ?? null ) ) {
				$notes[] = self::entry( $note );
			}
		}
		return $notes;
	}

	/**
	 * @param array<mixed> $note
	 * @return Note
	 */
	private static function entry( array $note ): array {
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
