<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Forms\Inbox\Sql;
use Frontage\Forms\Inbox\State;
use Frontage\Forms\Inbox\Table;
use Frontage\Kit\Database;

defined( 'ABSPATH' ) || exit;

/**
 * The way of jobs from a submission's row into their table. `Inbox::finish()` writes them beside the outcome in one statement;
 * after the visitor was answered they are made rows of their own. What a process that died left there, the next runner takes.
 */
final class Outbox {

	private const AT_ONCE = 50;

	/** @var array<int, list<array{kind: string, payload: array<mixed>, message_id?: string}>> By submission: what this request wrote. */
	private static array $written = [];

	/** @param list<array{kind: string, payload: array<mixed>, message_id?: string}> $jobs */
	public static function note( int $submission_id, array $jobs ): void {
		self::$written[ $submission_id ] = $jobs;
		Afterwards::plan();
	}

	/** What this request wrote, without asking the database what that was. */
	public static function hand_over(): void {
		foreach ( self::$written as $id => $jobs ) {
			unset( self::$written[ $id ] );
			self::move( $id, $jobs );
		}
	}

	/** On `frontage_forms_runner_started`: what was left behind. */
	public static function catch_up(): void {
		global $wpdb;
		self::move_rows( Database::rows( (string) $wpdb->prepare( 'SELECT id, outbox FROM %i WHERE state = %s AND outbox IS NOT NULL ORDER BY id LIMIT %d', Table::name(), State::WAITING, self::AT_ONCE ) ) ?: [] );
	}

	/**
	 * What these submissions still have in theirs, whatever became of them since.
	 *
	 * @param list<int> $submission_ids
	 */
	public static function move_of( array $submission_ids ): void {
		if ( $submission_ids ) {
			self::move_rows( Sql::rows( 'SELECT id, outbox FROM %i WHERE outbox IS NOT NULL AND id IN (' . Sql::marks( $submission_ids ) . ')', [ Table::name(), ...$submission_ids ] ) );
		}
	}

	/** @param list<array<string, string|null>> $rows */
	private static function move_rows( array $rows ): void {
		foreach ( $rows as $row ) {
			$jobs = [];
			foreach ( (array) json_decode( (string) $row['outbox'], true ) as $job ) {
				if ( self::is_job( $job ) ) {
					$jobs[] = $job;
				}
			}
			self::move( (int) $row['id'], $jobs );
		}
	}

	/** @phpstan-assert-if-true array{kind: string, payload: array<mixed>, message_id?: string} $job */
	public static function is_job( mixed $job ): bool {
		return is_array( $job ) && is_string( $job['kind'] ?? null ) && is_array( $job['payload'] ?? null ) && is_string( $job['message_id'] ?? '' );
	}

	/** @param list<array{kind: string, payload: array<mixed>, message_id?: string}> $jobs */
	private static function move( int $submission_id, array $jobs ): void {
		global $wpdb;
		// By their Message-ID they are added once, whoever moves them; the outbox is emptied only when they stand in their table.
		if ( Jobs::add( $submission_id, $jobs ) ) {
			Database::run( (string) $wpdb->prepare( 'UPDATE %i SET outbox = NULL WHERE id = %d', Table::name(), $submission_id ) );
		}
	}
}
