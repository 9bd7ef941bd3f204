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

	/** On `rest_api_init`. */
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
		$route( 'move', 'POST', [ $this, 'move' ], [ $this, 'may_move' ], InboxSchema::move() );
		$route( 'trash', 'DELETE', [ $this, 'empty_trash' ], [ $this, 'may_delete' ], [] );
		$route( 'days', 'GET', [ $this, 'days' ], [ $this, 'may_read' ], InboxSchema::days() );
		$route( '(?P<id>\d{1,18})/notes', 'POST', [ $this, 'note' ], [ $this, 'may_read' ], InboxSchema::note() );
		$route( '(?P<id>\d{1,18})/answers', 'POST', [ $this, 'edit' ], [ self::class, 'may_reply' ], InboxSchema::edit() );
		$route( '(?P<id>\d{1,18})/notes', 'DELETE', [ $this, 'take_note_away' ], [ $this, 'may_read' ], InboxSchema::note_of_mine() );
	}

	public function may_read( \WP_REST_Request $request ): true|\WP_Error {
		return InboxCapabilities::may_read( InboxController::number( $request, 'id' ) ) ? true : InboxCapabilities::refusal_to_read();
	}

	/** For replies and edits; also used by the route of replies. */
	public static function may_reply( \WP_REST_Request $request ): true|\WP_Error {
		$id = InboxController::number( $request, 'id' );
		return InboxCapabilities::may_reply( $id, ( new SubmissionQuery() )->one( $id )['assigned_to'] ?? 0 ) ? true : InboxCapabilities::refusal_to_reply();
	}

	public function may_delete(): true|\WP_Error {
		return InboxCapabilities::may_delete() ? true : InboxCapabilities::refusal_to_delete();
	}

	/**
	 * The capability to read covers listing, opening and marking, also as spam. Moving to trash, and sending again or approving, which
	 * email visitors, need the capability to delete.
	 */
	public function may_move( \WP_REST_Request $request ): true|\WP_Error {
		return self::needs_delete( RecordReader::text( $request['to'] ) ) ? $this->may_delete() : $this->may_read( $request );
	}

	/** Moves submissions to trash or back, marks them as spam, approves them, or sends their emails again. */
	public function move( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$to      = RecordReader::text( $request['to'] );
		$may     = self::needs_delete( $to ) ? InboxCapabilities::may_delete( ... ) : InboxCapabilities::may_read( ... );
		$ids     = array_values( array_filter( $this->query->existing( InboxController::ids( $request ) ), $may ) );
		$second  = true === $request['second'];
		$changed = match ( $to ) {
			'trash'   => $this->changes->trash( $ids ),
			'restore' => $this->changes->restore( $ids ),
			'spam'    => $this->changes->spam( $ids ),
			'inbox'   => $this->changes->let_in( $ids, $second ),
			default   => $this->changes->send_again( $ids, $second ),
		};
		return false === $changed ? InboxController::refused() : InboxController::answer(
			[
				'changed' => $changed,
				'unread'  => $this->query->unread(),
			]
		);
	}

	/** Permanently deletes the submissions in the trash, in batches. */
	public function empty_trash(): \WP_REST_Response|\WP_Error {
		$found = $this->query->ids( [ 'state' => SubmissionState::TRASH ], self::SLICE + 1 );
		$ids   = array_values( array_filter( array_slice( $found, 0, self::SLICE ), InboxCapabilities::may_delete( ... ) ) );
		return ! $this->changes->delete( $ids ) ? InboxController::refused() : InboxController::answer(
			[
				'deleted' => count( $ids ),
				'more'    => $ids && count( $found ) > self::SLICE,
			]
		);
	}

	/** Counts submissions by day, in the site's time zone. */
	public function days( \WP_REST_Request $request ): \WP_REST_Response {
		return InboxController::answer( SubmissionStatistics::per_day( max( 1, InboxController::number( $request, 'days' ) ), InboxController::number( $request, 'form' ) ) );
	}

	/** Adds a note to a submission; returns the submission. */
	public function note( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id   = InboxController::number( $request, 'id' );
		$text = trim( sanitize_textarea_field( RecordReader::text( $request['text'] ) ) );
		if ( '' === $text ) {
			return new \WP_Error( 'frontage_note_empty', __( 'The note is empty.', 'frontage-forms' ), [ 'status' => 400 ] );
		}
		if ( ! $this->query->existing( [ $id ] ) ) {
			return InboxController::missing();
		}
		$is_done = $this->notes->add( $id, $text, get_current_user_id() );
		if ( false === $is_done ) {
			/* translators: %d: number of notes. */
			return new \WP_Error( 'frontage_notes_full', sprintf( __( 'Could not save the note. Someone else saved at the same time, or there are already %d notes. Try again.', 'frontage-forms' ), SubmissionNotes::MOST ), [ 'status' => 409 ] );
		}
		return $is_done ? InboxController::whole( $this->query, $id ) : InboxController::refused();
	}

	/** Edits an answer, keeps the old one in the notes, and returns the submission. */
	public function edit( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id   = InboxController::number( $request, 'id' );
		$text = static fn ( string $name ): string => self::plain( RecordReader::text( $request[ $name ] ) );
		if ( ! $this->query->existing( [ $id ] ) ) {
			return InboxController::missing();
		}
		if ( $text( 'old' ) === $text( 'value' ) ) {
			return InboxController::whole( $this->query, $id );
		}
		return match ( ( new AnswerEditor( $this->query, $this->notes ) )->edit( $id, RecordReader::text( $request['field'] ), RecordReader::text( $request['old'] ), $text( 'value' ), get_current_user_id() ) ) {
			true  => InboxController::whole( $this->query, $id ),
			/* translators: %d: number of notes. */
			false => new \WP_Error( 'frontage_answer_changed', sprintf( __( 'The answer was not saved: it was changed by someone else, can’t be edited, or the message has %d notes. Reload the message and try again.', 'frontage-forms' ), SubmissionNotes::MOST ), [ 'status' => 409 ] ),
			null  => InboxController::refused(),
		};
	}

	/** Plain text without control characters, with line feeds only. */
	public static function plain( string $text ): string {
		return (string) preg_replace( '/[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/', '', str_replace( [ "\r\n", "\r" ], "\n", wp_scrub_utf8( $text ) ) );
	}

	/** Deletes a note: one's own, or any note for users who may delete the submission. */
	public function take_note_away( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id = InboxController::number( $request, 'id' );
		$by = InboxController::number( $request, 'by' );
		if ( get_current_user_id() !== $by && ! InboxCapabilities::may_delete( $id ) ) {
			return InboxCapabilities::refusal( 'frontage_note_forbidden', __( 'You can only remove your own notes.', 'frontage-forms' ) );
		}
		$at = gmdate( 'Y-m-d H:i:s', (int) strtotime( RecordReader::text( $request['at'] ) ) );
		return match ( $this->notes->remove( $id, $at, $by ) ) {
			true  => InboxController::whole( $this->query, $id ),
			false => InboxController::missing(),
			null  => InboxController::refused(),
		};
	}

	private static function needs_delete( string $to ): bool {
		return 'spam' !== $to;
	}
}
