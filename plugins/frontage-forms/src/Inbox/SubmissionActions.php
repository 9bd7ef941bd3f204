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
	 * @param array<string, bool|int> $marks `read`, `starred`, `done`, and `assigned_to`: a user, 0 for none.
	 */
	public function mark( array $ids, array $marks ): bool {
		$marks  = array_intersect_key( $marks, self::MARKS );
		$values = [];
		foreach ( $marks as $name => $value ) {
			array_push( $values, self::MARKS[ $name ], (int) $value );
		}
		return ! $ids || ! $marks || SqlQuery::execute( 'UPDATE %i SET ' . implode( ', ', array_fill( 0, count( $marks ), '%i = %d' ) ) . ' WHERE id IN (' . SqlQuery::create_placeholders( $ids ) . ')', [ SubmissionTable::table_name(), ...$values, ...$ids ] );
	}

	/** On `deleted_user`: their messages are assigned to the user who gets their posts, else to none. */
	public static function unassign_user( int $user, ?int $new_owner = null ): void {
		SqlQuery::execute( 'UPDATE %i SET assigned_to = %d WHERE assigned_to = %d', [ SubmissionTable::table_name(), $new_owner && user_can( $new_owner, InboxCapabilities::READ ) ? $new_owner : 0, $user ] );
	}

	/** On `remove_user_from_blog`, while that site is the current one. */
	public static function unassign_site_user( int $user, int $site, int $new_owner = 0 ): void {
		self::unassign_user( $user, $new_owner );
	}

	/**
	 * Moves to trash; `restore()` undoes it.
	 *
	 * @param list<int> $ids
	 * @return list<int>|false
	 */
	public function trash( array $ids ): array|false {
		$changed_ids = array_merge( ...array_values( array_diff_key( self::group_by_state( $ids ), [ SubmissionState::TRASH => 0 ] ) ) );
		$is_done     = ! $changed_ids || SqlQuery::execute( 'UPDATE %i SET state_before = state, state = %s, changed = UTC_TIMESTAMP() WHERE id IN (' . SqlQuery::create_placeholders( $changed_ids ) . ') AND state <> %s', [ SubmissionTable::table_name(), SubmissionState::TRASH, ...$changed_ids, SubmissionState::TRASH ] );
		return $is_done ? $changed_ids : false;
	}

	/**
	 * Restores the state from before it was moved to trash.
	 *
	 * @param list<int> $ids
	 * @return list<int>|false
	 */
	public function restore( array $ids ): array|false {
		$changed_ids = self::group_by_state( $ids )[ SubmissionState::TRASH ] ?? [];
		foreach ( $changed_ids ? SqlQuery::select_numbers( 'SELECT id FROM %i WHERE state_before = %s AND id IN (' . SqlQuery::create_placeholders( $changed_ids ) . ')', [ SubmissionTable::table_name(), SubmissionState::WAITING, ...$changed_ids ] ) : [] as $id ) {
			// Its email was queued then; since then it was delivered or stopped.
			SqlQuery::execute( 'UPDATE %i SET state_before = %s WHERE id = %d AND state = %s', [ SubmissionTable::table_name(), DeliveryInfo::delivery_state( $id ), $id, SubmissionState::TRASH ] );
		}
		$is_done = ! $changed_ids || SqlQuery::execute( "UPDATE %i SET state = CASE state_before WHEN '' THEN %s ELSE state_before END, state_before = '' WHERE id IN (" . SqlQuery::create_placeholders( $changed_ids ) . ') AND state = %s', [ SubmissionTable::table_name(), SubmissionState::FAILED, ...$changed_ids, SubmissionState::TRASH ] );
		return $is_done ? $changed_ids : false;
	}

	/**
	 * Marks as spam by the owner.
	 *
	 * @param list<int> $ids
	 * @return list<int>|false
	 */
	public function mark_spam( array $ids ): array|false {
		$changed_ids = [];
		foreach ( array_diff_key( self::group_by_state( $ids ), [ SubmissionState::SPAM => 0, SubmissionState::TRASH => 0 ] ) as $state => $state_ids ) {
			if ( ! SqlQuery::execute( 'UPDATE %i SET state = %s, reason = %s WHERE state = %s AND id IN (' . SqlQuery::create_placeholders( $state_ids ) . ')', [ SubmissionTable::table_name(), SubmissionState::SPAM, StateReasons::OWNER . $state, $state, ...$state_ids ] ) ) {
				return false;
			}
			array_push( $changed_ids, ...$state_ids );
		}
		self::report_verdict( $changed_ids, true );
		return $changed_ids;
	}

	/**
	 * Approves what was detected as spam or held: its email is sent now. What the owner marked as spam returns to its previous state.
	 *
	 * @param list<int> $ids
	 * @param bool      $second Whether the second email, to the visitor, is sent, too.
	 * @return list<int>|false
	 */
	public function approve( array $ids, bool $second ): array|false {
		$stopped_ids  = [ ...self::group_by_state( $ids )[ SubmissionState::SPAM ] ?? [], ...self::group_by_state( $ids )[ SubmissionState::HELD ] ?? [] ];
		$restored_ids = [];
		$new          = [];
		foreach ( $stopped_ids ? SqlQuery::select_rows( 'SELECT id, reason FROM %i WHERE id IN (' . SqlQuery::create_placeholders( $stopped_ids ) . ')', [ SubmissionTable::table_name(), ...$stopped_ids ] ) : [] as $row ) {
			$before = StateReasons::state_before( $row['reason'] );
			if ( '' === $before || SubmissionState::HELD === $before ) {
				$new[] = (int) $row['id'];
			} else {
				$restored_ids[ SubmissionState::WAITING === $before ? DeliveryInfo::delivery_state( (int) $row['id'] ) : $before ][] = (int) $row['id'];
			}
		}
		foreach ( $restored_ids as $state => $state_ids ) {
			if ( ! $this->set_state( $state_ids, $state ) ) {
				return false;
			}
		}
		if ( $new ) {
			if ( ! $this->set_state( $new, SubmissionState::FAILED ) ) { // Not delivered: this is true until its email is queued.
				return false;
			}
			DeliveryInfo::resend( $new, $second );
		}
		self::report_verdict( $stopped_ids, false );
		return $stopped_ids;
	}

	/**
	 * Sends the emails again. Spam, held, trashed and already queued submissions are skipped; the first two must be approved instead.
	 *
	 * @param list<int> $ids
	 * @return list<int>
	 */
	public function resend( array $ids, bool $second ): array {
		return DeliveryInfo::resend( array_merge( ...array_values( array_diff_key( self::group_by_state( $ids ), [ SubmissionState::SPAM => 0, SubmissionState::TRASH => 0, SubmissionState::HELD => 0, SubmissionState::WAITING => 0 ] ) ) ), $second );
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
		SearchIndex::delete_words( $ids ); // First: search words without a message would be personal data that no tool finds.
		if ( ! SqlQuery::execute( 'DELETE FROM %i WHERE id IN (' . SqlQuery::create_placeholders( $ids ) . ')', [ SubmissionTable::table_name(), ...$ids ] ) ) {
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
	private function set_state( array $ids, string $state ): bool {
		return SqlQuery::execute( "UPDATE %i SET state = %s, reason = '', changed = UTC_TIMESTAMP() WHERE id IN (" . SqlQuery::create_placeholders( $ids ) . ')', [ SubmissionTable::table_name(), $state, ...$ids ] );
	}

	/** @param list<int> $ids */
	private static function report_verdict( array $ids, bool $is_spam ): void {
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
	private static function group_by_state( array $ids ): array {
		$states = [];
		foreach ( $ids ? SqlQuery::select_rows( 'SELECT id, state FROM %i WHERE id IN (' . SqlQuery::create_placeholders( $ids ) . ') ORDER BY id', [ SubmissionTable::table_name(), ...$ids ] ) : [] as $row ) {
			$states[ $row['state'] ][] = (int) $row['id'];
		}
		return $states;
	}
}
