<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

use Frontage\Forms\SubmissionStore\SubmissionNotes;

defined( 'ABSPATH' ) || exit;

/** One delivery of a submission, as in its row. */
final class Job {

	/** The main email to the owner, which is sent first. */
	public const MAIL = 'mail';

	/** A further email to an address of the owner, which waits for no other. */
	public const MORE = 'mail_more';

	/** An email sent once the first was accepted: the form's second email, and those of other code. */
	public const MAIL_2 = 'mail_2';

	/** An email that a newer one replaced. */
	public const EARLIER = 'earlier';

	/** A user's reply to the visitor, written in the inbox. */
	public const REPLY = SubmissionNotes::REPLY;

	/** An email about a newsletter sign-up. */
	public const SUBSCRIPTION = 'subscription';

	/** All kinds that are emails of the form. */
	public const MAILS = [ self::MAIL, self::MORE, self::MAIL_2 ];

	/** All kinds that are emails. */
	public const EMAILS = [ ...self::MAILS, self::REPLY, self::SUBSCRIPTION ];

	/** Kinds that are sent to addresses of the owner. */
	public const FOR_OWNER = [ self::MAIL, self::MORE ];

	/** Due from `due` on. */
	public const WAITING = 'waiting';

	/** Claimed by a worker until its lease ends. */
	public const SENDING = 'sending';

	/** Delivered. */
	public const SENT = 'sent';

	/** No recipient: the visitor left the recipient field empty. */
	public const NO_ADDRESS = 'no-address';

	/** Not delivered, and not retried unless someone requests it. */
	public const FAILED = 'failed';

	/**
	 * @param array<mixed>                          $payload Data that its handler needs.
	 * @param list<array{at: string, error: string}> $log     Attempts so far; an empty error means delivered. Times are UTC.
	 * @param int                                   $attempts Started attempts, including the current one once claimed.
	 * @param string                                $message_id The same for every attempt.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $submission_id,
		public readonly string $kind,
		public readonly string $state,
		public readonly int $attempts,
		public readonly string $message_id,
		public readonly array $payload,
		public readonly array $log,
		public readonly string $due,
		public readonly string $created,
	) {}

	/** @param array<string, string|null> $row */
	public static function from_row( array $row ): self {
		$payload = json_decode( (string) ( $row['payload'] ?? '' ), true );
		$log     = [];
		foreach ( (array) json_decode( (string) ( $row['log'] ?? '' ), true ) as $entry ) {
			if ( is_array( $entry ) ) {
				$text  = static fn ( string $key ): string => is_string( $entry[ $key ] ?? null ) ? $entry[ $key ] : '';
				$log[] = [
					'at'    => $text( 'at' ),
					'error' => $text( 'error' ),
				];
			}
		}
		return new self(
			id: (int) $row['id'],
			submission_id: (int) $row['submission_id'],
			kind: (string) $row['kind'],
			state: (string) $row['state'],
			attempts: (int) $row['attempts'],
			message_id: (string) $row['message_id'],
			payload: is_array( $payload ) ? $payload : [],
			log: $log,
			due: (string) $row['due'],
			created: (string) $row['created'],
		);
	}

	/** The job as it is once a worker has claimed it. */
	public function with_claim(): self {
		/** @var array{id: int, submission_id: int, kind: string, message_id: string, payload: array<mixed>, log: list<array{at: string, error: string}>, due: string, created: string, state: string, attempts: int} $properties */
		$properties = [ ...get_object_vars( $this ), 'state' => self::SENDING, 'attempts' => $this->attempts + 1 ];
		return new self( ...$properties );
	}

	/** A string of the payload; '' when there is none of that name. */
	public function payload_text( string $key ): string {
		return is_string( $this->payload[ $key ] ?? null ) ? $this->payload[ $key ] : '';
	}
}
