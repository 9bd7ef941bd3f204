<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;

defined( 'ABSPATH' ) || exit;

/**
 * The owner's actions on submissions. The caller has checked the capabilities; each method returns the ids that it changed, or false when
 * the database refused.
 */
final class SubmissionActions {

	/** The column of each mark. */
	private const MARKS = [
		'read'        => 'is_read',
		'starred'     => 'is_starred',
		'done'        => 'is_done',
		'assigned_to' => 'assigned_to',
	];

	/**
	 * @param list<int>               $ids
	 * @param array<string, bool|int> $marks `read`, `starred`, `done`, and `assigned_to`: a user, 0 for nobody.
	 */
	public function mark( array $ids, array $marks ): bool {
		$marks  = array_intersect_key( $marks, self::MARKS );
		$values = [];
		foreach ( $marks as $name => $value ) {
			array_push( $values, self::MARKS[ $name ], (int) $value );
		}
		return ! $ids || ! $marks || SqlQuery::run( 'UPDATE %i SET ' . implode( ', ', array_fill( 0, count( $marks ), '%i = %d' ) ) . ' WHERE id IN (' . SqlQuery::marks( $ids ) . ')', [ SubmissionTable::name(), ...$values, ...$ids ] );
	}

	/** On `deleted_user`: their messages go to whoever gets their posts, else to nobody. */
	public static function forget_user( int $user, ?int $heir = null ): void {
		SqlQuery::run( 'UPDATE %i SET assigned_to = %d WHERE assigned_to = %d', [ SubmissionTable::name(), $heir && user_can( $heir, InboxCapabilities::READ ) ? $heir : 0, $user ] );
	}

	/** On `remove_user_from_blog`, while that site is the current one. */
	public static function forget_user_of_site( int $user, int $site, int $heir = 0 ): void {
		self::forget_user( $user, $heir );
	}

	/**
	 * Moves to trash; `restore()` undoes it.
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
	 * Restores the state from before it was moved to trash.
	 *
	 * @param list<int> $ids
	 * @return list<int>|false
	 */
	public function restore( array $ids ): array|false {
		$changed = self::by_state( $ids )[ SubmissionState::TRASH ] ?? [];
		foreach ( $changed ? SqlQuery::numbers( 'SELECT id FROM %i WHERE state_before = %s AND id IN (' . SqlQuery::marks( $changed ) . ')', [ SubmissionTable::name(), SubmissionState::WAITING, ...$changed ] ) : [] as $id ) {
			// Its email was queued then; since then it was delivered or stopped.
			SqlQuery::run( 'UPDATE %i SET state_before = %s WHERE id = %d AND state = %s', [ SubmissionTable::name(), DeliveryInfo::outcome( $id ), $id, SubmissionState::TRASH ] );
		}
		$is_done = ! $changed || SqlQuery::run( "UPDATE %i SET state = CASE state_before WHEN '' THEN %s ELSE state_before END, state_before = '' WHERE id IN (" . SqlQuery::marks( $changed ) . ') AND state = %s', [ SubmissionTable::name(), SubmissionState::FAILED, ...$changed, SubmissionState::TRASH ] );
		return $is_done ? $changed : false;
	}

	/**
	 * Marks as spam by the owner.
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
	 * Approves what was detected as spam or held: its email is sent now. What the owner marked as spam returns to its previous state.
	 *
	 * @param list<int> $ids
	 * @param bool      $second Whether the second email, to the visitor, is sent, too.
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
			if ( ! $this->set( $new, SubmissionState::FAILED ) ) { // Not delivered: this is true until its email is queued.
				return false;
			}
			DeliveryInfo::send_again( $new, $second );
		}
		self::judged( $stopped, false );
		return $stopped;
	}

	/**
	 * Sends the emails again. Spam, held, trashed and already queued submissions are skipped; the first two must be approved instead.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function send_again( array $ids, bool $second ): array {
		return DeliveryInfo::send_again( array_merge( ...array_values( array_diff_key( self::by_state( $ids ), [ SubmissionState::SPAM => 0, SubmissionState::TRASH => 0, SubmissionState::HELD => 0, SubmissionState::WAITING => 0 ] ) ) ), $second );
	}

	/**
	 * Deletes permanently, with all derived data. When the database fails to delete a message, its files stay, too.
	 *
	 * @param list<int> $ids
	 */
	public function delete( array $ids ): bool {
		if ( ! $ids ) {
			return true;
		}
		SearchIndex::forget( $ids ); // First: search words left behind would be personal data that no tool finds.
		if ( ! SqlQuery::run( 'DELETE FROM %i WHERE id IN (' . SqlQuery::marks( $ids ) . ')', [ SubmissionTable::name(), ...$ids ] ) ) {
			return false;
		}

		/**
		 * Fires when submissions were deleted permanently.
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
			 * Fires when the owner marked submissions as spam or not spam, so that a spam service can learn from it.
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
	 * @return array<string, list<int>> Existing ones.
	 */
	private static function by_state( array $ids ): array {
		$states = [];
		foreach ( $ids ? SqlQuery::rows( 'SELECT id, state FROM %i WHERE id IN (' . SqlQuery::marks( $ids ) . ') ORDER BY id', [ SubmissionTable::name(), ...$ids ] ) : [] as $row ) {
			$states[ $row['state'] ][] = (int) $row['id'];
		}
		return $states;
	}
}
