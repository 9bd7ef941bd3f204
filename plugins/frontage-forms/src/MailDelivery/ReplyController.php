<?php

declare( strict_types=1 );

namespace Frontage\Forms\MailDelivery;

use Frontage\Forms\Inbox\Admin\InboxActionsController;
use Frontage\Forms\Inbox\Admin\InboxController;
use Frontage\Forms\Inbox\Admin\InboxSchema;
use Frontage\Forms\Inbox\MessagePresenter;
use Frontage\Forms\Inbox\RecordReader;
use Frontage\Forms\Queue\DeferredDelivery;
use Frontage\Forms\Queue\Job;
use Frontage\Forms\Queue\JobRepository;
use Frontage\Forms\SubmissionStore\SubmissionNotes;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Kit\Database\Database;
use Frontage\Kit\Http\RateLimiter;
use Frontage\Kit\Http\RateLimitRule;

defined( 'ABSPATH' ) || exit;

/** Replies to visitors over REST. A reply is stored with the message and queued in one transaction, and emailed after the response. */
final class ReplyController {

	/** Replies that a user may send in an hour. */
	private const PER_HOUR = 60;

	public function __construct( private readonly SubmissionQuery $query, private readonly SubmissionNotes $notes, private readonly JobRepository $jobs ) {}

	/** On `frontage_kit_rest_routes`. */
	public static function register(): void {
		$controller = new self( new SubmissionQuery(), new SubmissionNotes(), new JobRepository() );
		$route      = static function ( string $path, callable $callback, array $args ): void {
			register_rest_route(
				'frontage/v1',
				"/submissions/(?P<id>\d{1,18})/$path",
				[
					'methods'             => 'POST',
					'callback'            => $callback,
					'permission_callback' => [ InboxActionsController::class, 'may_reply' ],
					'args'                => $args,
				]
			);
		};
		$route( 'replies', [ $controller, 'create_reply' ], InboxSchema::reply_schema() );
		$route( 'replies/retry', [ $controller, 'retry_reply' ], InboxSchema::retry_schema() );
	}

	/** Stores a reply, queues its email and returns the submission. */
	public function create_reply( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id   = InboxController::parse_number( $request, 'id' );
		$text = trim( InboxActionsController::clean_text( RecordReader::parse_text( $request['text'] ) ) );
		$row  = $this->query->find_one( $id );
		if ( ! $row ) {
			return InboxController::not_found_error();
		}
		if ( '' === $text ) {
			return new \WP_Error( 'frontage_reply_empty', __( 'Write a reply first.', 'frontage-forms' ), [ 'status' => 400 ] );
		}
		$recipient = ( new MessagePresenter( $row ) )->reply_to();
		if ( '' === $recipient ) {
			return self::no_address_error();
		}
		$notes = $this->notes->find_by_submission( $id );
		$mail  = self::create_message_id( $id, RecordReader::parse_text( $request['key'] ) );
		if ( in_array( $mail, array_column( $notes, 'id' ), true ) ) {
			return InboxController::full_response( $this->query, $id ); // The response to the first request was lost.
		}
		if ( count( $notes ) >= SubmissionNotes::MOST ) {
			/* translators: %d: number of notes and replies. */
			return new \WP_Error( 'frontage_notes_full', sprintf( __( 'The reply was not sent because this message already has %d notes and replies.', 'frontage-forms' ), SubmissionNotes::MOST ), [ 'status' => 409 ] );
		}
		$limit = self::check_limit();
		if ( $limit ) {
			return $limit;
		}
		$payload   = ( new ReplyComposer( $this->query ) )->compose( $row, $recipient, $text );
		$entry     = [
			'kind'    => SubmissionNotes::REPLY,
			'text'    => $text,
			'id'      => $mail,
			'to'      => $recipient,
			'subject' => $payload['subject'],
		];
		$job       = [
			'kind'       => Job::REPLY,
			'message_id' => $mail,
			'payload'    => $payload,
		];
		$is_stored = Database::transaction(
			fn (): bool => true === $this->notes->append( $id, $entry, get_current_user_id(), static fn (): array => [ 'reply' => Job::WAITING ] ) && JobRepository::add( $id, [ $job ] )
		);
		if ( ! $is_stored || ! in_array( $mail, array_column( $this->notes->find_by_submission( $id ), 'id' ), true ) ) {
			return InboxController::database_error();
		}
		DeferredDelivery::plan( false );
		return InboxController::full_response( $this->query, $id );
	}

	/** Sends a failed reply again and returns the submission. */
	public function retry_reply( \WP_REST_Request $request ): \WP_REST_Response|\WP_Error {
		$id  = InboxController::parse_number( $request, 'id' );
		$row = $this->query->find_one( $id );
		if ( ! $row ) {
			return InboxController::not_found_error();
		}
		if ( '' === ( new MessagePresenter( $row ) )->reply_to() ) {
			return self::no_address_error();
		}
		$limit = self::check_limit();
		if ( $limit ) {
			return $limit;
		}
		if ( ! $this->jobs->retry_reply( $id, RecordReader::parse_text( $request['reply'] ) ) ) {
			return new \WP_Error( 'frontage_reply_not_failed', __( 'This reply was already sent or queued. Reload the message.', 'frontage-forms' ), [ 'status' => 409 ] );
		}
		ReplyJobHandler::record_state( $id, $this->jobs );
		DeferredDelivery::plan( false );
		return InboxController::full_response( $this->query, $id );
	}

	/** Made from the client's key, so that a repeated request is recognized. */
	private static function create_message_id( int $id, string $key ): string {
		$host = (string) strrchr( JobRepository::create_message_id(), '@' );
		return '<' . substr( hash_hmac( 'sha256', "reply $id " . get_current_user_id() . " $key", wp_salt( 'nonce' ) ), 0, 32 ) . $host;
	}

	private static function no_address_error(): \WP_Error {
		return new \WP_Error( 'frontage_reply_address', __( 'This message has no email address to reply to, or it is in spam or trash.', 'frontage-forms' ), [ 'status' => 409 ] );
	}

	/** Counts one; an error when these are too many. */
	private static function check_limit(): ?\WP_Error {
		$rule = new RateLimitRule( 'forms reply ' . get_current_user_id(), '', self::PER_HOUR, HOUR_IN_SECONDS );
		RateLimiter::count( $rule );
		$wait = RateLimiter::seconds_to_wait( $rule );
		/* translators: %d: number of replies. */
		return $wait ? new \WP_Error( 'frontage_reply_limit', sprintf( __( 'You can send up to %d replies per hour. Try again later.', 'frontage-forms' ), self::PER_HOUR ), [ 'status' => 429, 'retry_after' => $wait ] ) : null;
	}
}
