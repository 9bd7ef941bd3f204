<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;

defined( 'ABSPATH' ) || exit;

/** What the owner does with submissions. The caller has checked the rights; each gives the ids that it changed, or false when the database refused. */
final class SubmissionActions {

	/** @param list<int> $ids */
	public function mark( array $ids, bool $read ): bool {
		return ! $ids || SqlQuery::run( 'UPDATE %i SET is_read = %d WHERE id IN (' . SqlQuery::marks( $ids ) . ')', [ SubmissionTable::name(), (int) $read, ...$ids ] );
	}

	/**
	 * Puts away; `restore()` brings back.
	 *
	 * @param list<int> $ids
	 * @return list<int>|false
	 */
	public function trash( array $ids ): array|false {
		$changed = array_merge( ...array_values( array_diff_key( self::by_state( $ids ), [ SubmissionState::TRASH => 0 ] ) ) );
		$is_done = ! $changed || SqlQuery::run( 'UPDATE %i SET state_before = state, state = %s, changed = UTC_TIMESTAMP() WHERE id IN (' . SqlQuery::marks( $changed ) . ') AND state <> %s', [ SubmissionTable::name(), SubmissionState::TRASH, ...$changed, SubmissionState::TRASH ] );
		return $is_done ? $changed : false;
	}

	/**
	 * Back to where it was before it was put away.
	 *
	 * @param list<int> $ids
	 * @return list<int>|false
	 */
	public function restore( array $ids ): array|false {
		$changed = self::by_state( $ids )[ SubmissionState::TRASH ] ?? [];
		foreach ( $changed ? SqlQuery::numbers( 'SELECT id FROM %i WHERE state_before = %s AND id IN (' . SqlQuery::marks( $changed ) . ')', [ SubmissionTable::name(), SubmissionState::WAITING, ...$changed ] ) : [] as $id ) {
			// Its mail was on its way then; it has arrived since, or was stopped.
			SqlQuery::run( 'UPDATE %i SET state_before = %s WHERE id = %d AND state = %s', [ SubmissionTable::name(), DeliveryInfo::outcome( $id ), $id, SubmissionState::TRASH ] );
		}
		$is_done = ! $changed || SqlQuery::run( "UPDATE %i SET state = CASE state_before WHEN '' THEN %s ELSE state_before END, state_before = '' WHERE id IN (" . SqlQuery::marks( $changed ) . ') AND state = %s', [ SubmissionTable::name(), SubmissionState::FAILED, ...$changed, SubmissionState::TRASH ] );
		return $is_done ? $changed : false;
	}

	/**
	 * The owner takes it for spam.
	 *
	 * @param list<int> $ids
	 * @return list<int>|false
	 */
	public function spam( array $ids ): array|false {
		$changed = [];
		foreach ( array_diff_key( self::by_state( $ids ), [ SubmissionState::SPAM => 0, SubmissionState::TRASH => 0 ] ) as $state => $some ) {
			if ( ! SqlQuery::run( 'UPDATE %i SET state = %s, reason = %s WHERE state = %s AND id IN (' . SqlQuery::marks( $some ) . ')', [ SubmissionTable::name(), SubmissionState::SPAM, StateReasons::OWNER . $state, $state, ...$some ] ) ) {
				return false;
			}
			array_push( $changed, ...$some );
		}
		self::judged( $changed, true );
		return $changed;
	}

	/**
	 * The owner lets in what was taken for spam or held: it is mailed now. What he took for spam himself goes back to where it was.
	 *
	 * @param list<int> $ids
	 * @param bool      $second Whether the second mail, to the visitor, goes too.
	 * @return list<int>|false
	 */
	public function let_in( array $ids, bool $second ): array|false {
		$stopped = [ ...self::by_state( $ids )[ SubmissionState::SPAM ] ?? [], ...self::by_state( $ids )[ SubmissionState::HELD ] ?? [] ];
		$back    = [];
		$new     = [];
		foreach ( $stopped ? SqlQuery::rows( 'SELECT id, reason FROM %i WHERE id IN (' . SqlQuery::marks( $stopped ) . ')', [ SubmissionTable::name(), ...$stopped ] ) : [] as $row ) {
			$before = StateReasons::state_before( $row['reason'] );
			if ( '' === $before || SubmissionState::HELD === $before ) {
				$new[] = (int) $row['id'];
			} else {
				$back[ SubmissionState::WAITING === $before ? DeliveryInfo::outcome( (int) $row['id'] ) : $before ][] = (int) $row['id'];
			}
		}
		foreach ( $back as $state => $some ) {
			if ( ! $this->set( $some, $state ) ) {
				return false;
			}
		}
		if ( $new ) {
			if ( ! $this->set( $new, SubmissionState::FAILED ) ) { // Not delivered: true until its mail is on its way.
				return false;
			}
			DeliveryInfo::send_again( $new, $second );
		}
		self::judged( $stopped, false );
		return $stopped;
	}

	/**
	 * Mails once more. What was put aside is let in first, and what is on its way already is left to go.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function send_again( array $ids, bool $second ): array {
		return DeliveryInfo::send_again( array_merge( ...array_values( array_diff_key( self::by_state( $ids ), [ SubmissionState::SPAM => 0, SubmissionState::TRASH => 0, SubmissionState::HELD => 0, SubmissionState::WAITING => 0 ] ) ) ), $second );
	}

	/**
	 * For good, with everything that was made from them; of a message that the database keeps, its files stay too.
	 *
	 * @param list<int> $ids
	 */
	public function delete( array $ids ): bool {
		if ( ! $ids ) {
			return true;
		}
		SearchIndex::forget( $ids ); // First: words left behind would be personal data that nobody finds any more.
		if ( ! SqlQuery::run( 'DELETE FROM %i WHERE id IN (' . SqlQuery::marks( $ids ) . ')', [ SubmissionTable::name(), ...$ids ] ) ) {
			return false;
		}

		/**
		 * Submissions were removed from the inbox for good.
		 *
		 * @since 0.1.0
		 *
		 * @param list<int> $ids Their ids.
		 */
		do_action( 'frontage_forms_submissions_deleted', $ids );
		return true;
	}

	/** @param list<int> $ids */
	private function set( array $ids, string $state ): bool {
		return SqlQuery::run( "UPDATE %i SET state = %s, reason = '', changed = UTC_TIMESTAMP() WHERE id IN (" . SqlQuery::marks( $ids ) . ')', [ SubmissionTable::name(), $state, ...$ids ] );
	}

	/** @param list<int> $ids */
	private static function judged( array $ids, bool $is_spam ): void {
		if ( $ids ) {
			/**
			 * The owner said of submissions that they are spam, or that they are none: a service that judges may learn from it.
			 *
			 * @since 0.1.0
			 *
			 * @param list<int> $ids
			 * @param bool      $is_spam
			 */
			do_action( 'frontage_forms_submissions_judged', $ids, $is_spam );
		}
	}

	/**
	 * @param list<int> $ids
	 * @return array<string, list<int>> Those that are there.
	 */
	private static function by_state( array $ids ): array {
		$states = [];
		foreach ( $ids ? SqlQuery::rows( 'SELECT id, state FROM %i WHERE id IN (' . SqlQuery::marks( $ids ) . ') ORDER BY id', [ SubmissionTable::name(), ...$ids ] ) : [] as $row ) {
			$states[ $row['state'] ][] = (int) $row['id'];
		}
		return $states;
	}
}
