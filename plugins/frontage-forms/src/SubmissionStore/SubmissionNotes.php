<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\Database\SqlQuery;

defined( 'ABSPATH' ) || exit;

/**
 * What people of this site noted on a submission, in the column `notes`: a JSON list, oldest first.
 *
 * @phpstan-type Note array{text: string, by: int, at: string}
 */
final class SubmissionNotes {

	/** The signs a note may have. */
	public const LENGTH = 2000;

	/** The notes a submission may have. */
	public const MOST = 100;

	/** Two people may write at once: so often one of them tries again. */
	private const TRIES = 3;

	/** @return list<Note> */
	public function of( int $id ): array {
		return self::read( $this->stored( $id ) );
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, list<Note>> Of those that have any.
	 */
	public function of_many( array $ids ): array {
		$notes = [];
		foreach ( $ids ? SqlQuery::rows( 'SELECT id, notes FROM %i WHERE id IN (' . SqlQuery::marks( $ids ) . ') AND notes IS NOT NULL', [ SubmissionTable::name(), ...$ids ] ) : [] as $row ) {
			$notes[ (int) $row['id'] ] = self::read( $row['notes'] );
		}
		return $notes;
	}

	/** Adds a note; false when there are too many, or the submission is gone, null when the database refused. */
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

	/** Takes away the note that was written at that time by that person; false when it is not there, null when the database refused. */
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
	 * Only if nobody has written meanwhile; null when the database refused.
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
