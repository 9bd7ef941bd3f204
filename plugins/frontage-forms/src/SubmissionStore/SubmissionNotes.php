<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\Database\SqlQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Notes of users on a submission, in the column `notes`: a JSON list, oldest first.
 *
 * @phpstan-type Note array{text: string, by: int, at: string}
 */
final class SubmissionNotes {

	/** Maximum characters of a note. */
	public const LENGTH = 2000;

	/** Maximum number of notes per submission. */
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
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$stored = $this->stored( $id );
			$notes  = self::read( $stored );
			if ( count( $notes ) >= self::MOST ) {
				return false;
			}
			$notes[] = [
				'text' => mb_substr( $text, 0, self::LENGTH ),
				'by'   => $by,
				'at'   => gmdate( 'Y-m-d H:i:s' ),
			];
			$is_done = $this->replace( $id, $stored, $notes );
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
			if ( $note['at'] === $at && $note['by'] === $by ) {
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
	 * @param list<Note> $notes
	 */
	private function replace( int $id, string $before, array $notes ): ?bool {
		$changed = SqlQuery::changed( "UPDATE %i SET notes = %s WHERE id = %d AND COALESCE(notes, '') = %s", [ SubmissionTable::name(), (string) wp_json_encode( $notes ), $id, $before ] );
		return false === $changed ? null : 1 === $changed;
	}

	/** @return list<Note> */
	private static function read( string $json ): array {
		$notes = [];
		$list  = json_decode( $json, true );
		foreach ( is_array( $list ) ? $list : [] as $note ) {
			if ( is_array( $note ) && is_string( $note['text'] ?? null ) ) {
				$notes[] = [
					'text' => $note['text'],
					'by'   => is_int( $note['by'] ?? null ) ? $note['by'] : 0,
					'at'   => is_string( $note['at'] ?? null ) ? $note['at'] : '',
				];
			}
		}
		return $notes;
	}
}
