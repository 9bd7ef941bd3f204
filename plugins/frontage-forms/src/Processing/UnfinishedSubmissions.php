<?php

declare( strict_types=1 );

namespace Frontage\Forms\Processing;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\Files\Storage\AttachmentStaging;
use Frontage\Forms\MailDelivery\SubmissionLoader;
use Frontage\Forms\Processing\Response\ResponseBuilder;
use Frontage\Forms\Queue\DeferredDelivery;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\SubmissionStore\SubmissionRepository;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionTable;

defined( 'ABSPATH' ) || exit;

/** Continues stored submissions: those whose process died before their emails were composed, and those that an owner wants to send now. */
final class UnfinishedSubmissions {

	private const AT_ONCE = 20;

	public function __construct(
		private readonly SubmissionRepository $inbox = new SubmissionRepository(),
		private readonly SubmissionDelivery $delivery = new SubmissionDelivery(),
		private readonly JobRepository $jobs = new JobRepository(),
	) {}

	/** On `frontage_forms_runner_started`. */
	public static function resume_unfinished(): void {
		$ids = SqlQuery::select_numbers( 'SELECT id FROM %i WHERE state = %s AND changed < DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND) ORDER BY id LIMIT %d', [ SubmissionTable::table_name(), SubmissionState::KEPT, SubmissionRepository::LEASE, self::AT_ONCE ] );
		foreach ( $ids as $id ) {
			( new self() )->compose_mails( $id, true, false );
		}
		$held_ids = SqlQuery::select_numbers( "SELECT id FROM %i WHERE state = %s AND result = '' AND changed < DATE_SUB(UTC_TIMESTAMP(), INTERVAL %d SECOND) ORDER BY id LIMIT %d", [ SubmissionTable::table_name(), SubmissionState::HELD, SubmissionRepository::LEASE, self::AT_ONCE ] );
		foreach ( $held_ids as $id ) {
			( new self() )->finish_held( $id );
		}
	}

	/** Finishes a held submission whose process died before it claimed its files; unclaimed files are deleted after a day. */
	private function finish_held( int $id ): void {
		$staging    = new AttachmentStaging();
		$submission = SubmissionLoader::find( $id )?->load_submission( $staging );
		$staging->delete_files();
		// Without its form there is no response to repeat; its files are claimed anyway.
		$result = $submission ? ( new ResponseBuilder( $submission ) )->create( 'mail_sent', $submission->form->message( 'mail_sent_ok' ) )->to_record() : [ 'status' => 'mail_sent' ];
		$this->inbox->finish( $id, SubmissionState::HELD, $result );
	}

	/**
	 * On `frontage_forms_send_again`.
	 *
	 * @param array<mixed> $queued
	 * @param array<int>   $ids
	 * @return list<int>
	 */
	public static function add_resent( array $queued, array $ids, bool $second ): array {
		return array_values( array_unique( [ ...array_filter( $queued, 'is_int' ), ...( new self() )->resend( array_values( $ids ), $second ) ] ) );
	}

	/**
	 * Sends emails again, or for the first time: of failed and held submissions, and of those that an update found undelivered. Spam and
	 * trash are skipped.
	 *
	 * @param list<int> $ids    IDs of submissions.
	 * @param bool      $second Also sends further emails, mostly to the visitor, but never for a submission older than three days.
	 * @return list<int> IDs of those whose emails are queued now.
	 */
	public function resend( array $ids, bool $second = false ): array {
		$listed = $this->select_sendable( $ids );
		$jobs   = $this->jobs->find_mailed( $listed );
		foreach ( $jobs as $id ) {
			$this->inbox->record_delivery( $id, SubmissionState::WAITING, '' ); // Written first: a worker may already deliver the job, and must be able to overwrite this state.
		}
		$resent_ids = $this->jobs->resend( $jobs, $second );
		foreach ( array_diff( $listed, $jobs ) as $id ) {
			if ( $this->compose_mails( $id, $second, true ) ) {
				$resent_ids[] = $id;
			}
		}
		if ( $resent_ids ) {
			DeferredDelivery::plan();
		}
		return $resent_ids;
	}

	/**
	 * @param list<int> $ids
	 * @return list<int>
	 */
	private function select_sendable( array $ids ): array {
		return $ids ? SqlQuery::select_numbers( 'SELECT id FROM %i WHERE state NOT IN (%s, %s) AND id IN (' . SqlQuery::create_placeholders( $ids ) . ') ORDER BY id', [ SubmissionTable::table_name(), SubmissionState::SPAM, SubmissionState::TRASH, ...$ids ] ) : [];
	}

	/** @param bool $is_wanted Requested by the owner, so its age does not matter; old ones are never sent automatically. */
	private function compose_mails( int $id, bool $second, bool $is_wanted ): bool {
		$row = SubmissionLoader::find( $id );
		if ( ! $row || ! $this->inbox->take_over( $id, $row->attempts, $row->state ) ) {
			return false;
		}
		$staging = new AttachmentStaging();
		$user    = get_current_user_id();
		// Composed without the current user: mail-tags would reveal data of the owner or of another visitor, and private pages.
		wp_set_current_user( 0 );
		try {
			$submission = $is_wanted || ! $row->is_old ? $row->load_submission( $staging ) : null;
			if ( $staging->is_storage_away ) {
				return false; // Its attachments are unavailable now; the next worker or the owner tries again.
			}
			if ( ! $submission ) {
				$this->inbox->record_delivery( $id, SubmissionState::FAILED, $row->is_old && ! $is_wanted ? '' : __( 'The form no longer exists, so the recipient is unknown.', 'frontage-forms' ) );
				return false;
			}
			$answer = new ResponseBuilder( $submission );
			$resume = fn () => $this->delivery->resume( $submission, $answer, $id, $second && ! $row->is_old );
			// A row that has no outcome after a retry: other code killed that process and would kill this one, so it runs without hooks.
			$result = SubmissionState::KEPT === $row->state && $row->attempts > 1 ? UnhookedRun::run( $resume ) : $resume();
			return 'mail_sent' === $result->status;
		} finally {
			wp_set_current_user( $user );
			$staging->delete_files();
		}
	}
}
