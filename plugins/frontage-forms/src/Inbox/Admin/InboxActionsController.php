<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox\Admin;

use Frontage\Forms\Inbox\AnswerEditor;
use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Inbox\RecordReader;
use Frontage\Forms\Inbox\SubmissionActions;
use Frontage\Forms\SubmissionStore\SubmissionNotes;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Forms\SubmissionStore\SubmissionState;
use Frontage\Forms\SubmissionStore\SubmissionStatistics;

defined( 'ABSPATH' ) || exit;

/**
 * More REST routes of the inbox: changing the state of submissions, their notes, and statistics over time.
 *
 * As in `InboxController`, capabilities are checked for each submission. Moving to trash, emptying the trash and all actions that send
 * email need the capability to delete.
 */
final class InboxActionsController {

	/** Number deleted from the trash at once; the client repeats the request until none is left. */
	private const SLICE = 500;

	public function __construct( private readonly SubmissionQuery $query, private readonly SubmissionActions $changes, private readonly SubmissionNotes $notes ) {}

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		( new self( new SubmissionQuery(), new SubmissionActions(), new SubmissionNotes() ) )->register_routes();
	}

	public function register_routes(): void {
		$route = static function ( string $path, string $method, callable $callback, callable $permission, array $args ): void {
			register_rest_route(
				'frontage/v1',
				"/submissions/$path",
				[
					'methods'             => $method,
					'callback'            => $callback,
					'permission_callback' => $permission,
					'args'                => $args,
				]
			);
		};
		$route( 'move', 'POST', [ $this, 'move' ], [ $this, 'may_move' ], InboxSchema::move_schema() );
		$route( 'trash', 'DELETE', [ $this, 'empty_trash' ], [ $this, 'may_delete' ], [] );
		$route( 'days', 'GET', [ $this, 'count_days' ], [ $this, 'may_read' ], InboxSchema::days_schema() );
		$route( '(?P<id>\d{1,18})/notes', 'POST', [ $this, 'add_note' ], [ $this, 'may_read' ], InboxSchema::note_schema() );
		$route( '(?P<id>\d{1,18})/answers', 'POST', [ $this, 'edit_answer' ], [ self::class, 'may_reply' ], InboxSchema::edit_schema() );
		$route( '(?P<id>\d{1,18})/notes', 'DELETE', [ $this, 'delete_note' ], [ $this, 'may_read' ], InboxSchema::own_note_schema() );
	}

	public function may_read( \WP_REST_Request $request ): true|\WP_Error {
		return InboxCapabilities::may_read( InboxController::parse_number( $request, 'id' ) ) ? true : InboxCapabilities::read_error();
	}

	/** For replies and edits; also used by the route of replies. */
	public static function may_reply( \WP_REST_Request $request ): true|\WP_Error {
		$id = InboxController::parse_number( $request, 'id' );
		return InboxCapabilities::may_reply( $id, ( new SubmissionQuery() )->find_one( $id )['assigned_to'] ?? 0 ) ? true : InboxCapabilities::reply_error();
	}

	public function may_delete(): true|\WP_Error {
		return InboxCapabilities::may_delete() ? true : InboxCapabilities::delete_error();
	}

	/**
	 * The capability to read covers listing, opening and marking, also as spam. Moving to trash, and sending again or approving, which
	 * email visitors, need the capability to delete.
	 */
	public function may_move( \WP_REST_Request $request ): true|\WP_Error {
		return self::needs_delete_capability( RecordReader::parse_text( $request['to'] ) ) ? $this->may_delete() : $this->may_read( $request );
	}

	/** Moves submissions to trash or back, marks them as spam, approves them, or sends their emails again. */
	public function move( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$target_state = RecordReader::parse_text( $request['to'] );
		$is_allowed   = self::needs_delete_capability( $target_state ) ? InboxCapabilities::may_delete( ... ) : InboxCapabilities::may_read( ... );
		$ids          = array_values( array_filter( $this->query->filter_existing( InboxController::parse_ids( $request ) ), $is_allowed ) );
		$second       = true === $request['second'];
		$changed_ids  = match ( $target_state ) {
			'trash'   => $this->changes->trash( $ids ),
			'restore' => $this->changes->restore( $ids ),
			'spam'    => $this->changes->mark_spam( $ids ),
			'inbox'   => $this->changes->approve( $ids, $second ),
			default   => $this->changes->resend( $ids, $second ),
		};
		return false === $changed_ids ? InboxController::database_error() : InboxController::create_response(
			[
				'changed' => $changed_ids,
				'unread'  => $this->query->count_unread(),
			]
		);
	}

	/** Permanently deletes the submissions in the trash, in batches. */
	public function empty_trash(): \WP_REST_Response|\WP_Error {
		$trashed_ids = $this->query->find_ids( [ 'state' => SubmissionState::TRASH ], self::SLICE + 1 );
		$ids         = array_values( array_filter( array_slice( $trashed_ids, 0, self::SLICE ), InboxCapabilities::may_delete( ... ) ) );
		return ! $this->changes->delete( $ids ) ? InboxController::database_error() : InboxController::create_response(
			[
				'deleted' => count( $ids ),
				'more'    => $ids && count( $trashed_ids ) > self::SLICE,
			]
		);
	}

	/** Counts submissions by day, in the site's time zone. */
	public function count_days( \WP_REST_Request $request ): \WP_REST_Response {
		return InboxController::create_response( SubmissionStatistics::count_per_day( max( 1, InboxController::parse_number( $request, 'days' ) ), InboxController::parse_number( $request, 'form' ) ) );
	}

	/** Adds a note to a submission; returns the submission. */
	public function add_note( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id   = InboxController::parse_number( $request, 'id' );
		$text = trim( sanitize_textarea_field( RecordReader::parse_text( $request['text'] ) ) );
		if ( '' === $text ) {
			return new \WP_Error( 'frontage_note_empty', __( 'The note is empty.', 'frontage-forms' ), [ 'status' => 400 ] );
		}
		if ( ! $this->query->filter_existing( [ $id ] ) ) {
			return InboxController::not_found_error();
		}
		$is_done = $this->notes->add( $id, $text, get_current_user_id() );
		if ( false === $is_done ) {
			/* translators: %d: number of notes. */
			return new \WP_Error( 'frontage_notes_full', sprintf( __( 'Could not save the note. Someone else saved at the same time, or there are already %d notes. Try again.', 'frontage-forms' ), SubmissionNotes::MOST ), [ 'status' => 409 ] );
		}
		return $is_done ? InboxController::full_response( $this->query, $id ) : InboxController::database_error();
	}

	/** Edits an answer, keeps the old one in the notes, and returns the submission. */
	public function edit_answer( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id   = InboxController::parse_number( $request, 'id' );
		$text = static fn ( string $name ): string => self::clean_text( RecordReader::parse_text( $request[ $name ] ) );
		if ( ! $this->query->filter_existing( [ $id ] ) ) {
			return InboxController::not_found_error();
		}
		if ( $text( 'old' ) === $text( 'value' ) ) {
			return InboxController::full_response( $this->query, $id );
		}
		return match ( ( new AnswerEditor( $this->query, $this->notes ) )->edit( $id, RecordReader::parse_text( $request['field'] ), RecordReader::parse_text( $request['old'] ), $text( 'value' ), get_current_user_id() ) ) {
			true  => InboxController::full_response( $this->query, $id ),
			/* translators: %d: number of notes. */
			false => new \WP_Error( 'frontage_answer_changed', sprintf( __( 'The answer was not saved: it was changed by someone else, can’t be edited, or the message has %d notes. Reload the message and try again.', 'frontage-forms' ), SubmissionNotes::MOST ), [ 'status' => 409 ] ),
			null  => InboxController::database_error(),
		};
	}

	/** Plain text without control characters, with line feeds only. */
	public static function clean_text( string $text ): string {
		return (string) preg_replace( '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/', '', str_replace( [ "\r\n", "\r" ], "\n", wp_scrub_utf8( $text ) ) );
	}

	/** Deletes a note: one's own, or any note for users who may delete the submission. */
	public function delete_note( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id        = InboxController::parse_number( $request, 'id' );
		$author_id = InboxController::parse_number( $request, 'by' );
		if ( get_current_user_id() !== $author_id && ! InboxCapabilities::may_delete( $id ) ) {
			return InboxCapabilities::create_error( 'frontage_note_forbidden', __( 'You can only remove your own notes.', 'frontage-forms' ) );
		}
		$written_at = gmdate( 'Y-m-d H:i:s', (int) strtotime( RecordReader::parse_text( $request['at'] ) ) );
		return match ( $this->notes->remove( $id, $written_at, $author_id ) ) {
			true  => InboxController::full_response( $this->query, $id ),
			false => InboxController::not_found_error(),
			null  => InboxController::database_error(),
		};
	}

	private static function needs_delete_capability( string $target_state ): bool {
		return 'spam' !== $target_state;
	}
}
