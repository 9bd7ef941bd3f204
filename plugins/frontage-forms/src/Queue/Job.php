<?php

declare( strict_types=1 );

namespace Frontage\Forms\Queue;

defined( 'ABSPATH' ) || exit;

/** One thing that a submission still has to have delivered, as its row stands. */
final class Job {

	/** The mail that an owner reads: the first that goes. */
	public const MAIL = 'mail';

	/** A further mail to whom the owner named, for nobody's sake later than the first. */
	public const MORE = 'mail_more';

	/** A mail that goes once the first was accepted: the form's second, and those of other code. */
	public const MAIL_2 = 'mail_2';

	/** A mail in whose place a newer one went. */
	public const EARLIER = 'earlier';

	/** All that is mailed. */
	public const MAILS = [ self::MAIL, self::MORE, self::MAIL_2 ];

	/** What the owner named an address for. */
	public const FOR_OWNER = [ self::MAIL, self::MORE ];

	/** From `due` on. */
	public const WAITING = 'waiting';

	/** In the hands of a runner, until its lease ends. */
	public const SENDING = 'sending';

	/** Delivered. */
	public const SENT = 'sent';

	/** Nobody to deliver it to: the visitor left the field empty that its recipient is taken from. */
	public const NO_ADDRESS = 'no-address';

	/** Not delivered, and not tried again unless somebody asks for it. */
	public const FAILED = 'failed';

	/**
	 * @param array<mixed>                          $payload What its kind needs to deliver it.
	 * @param list<array{at: string, error: string}> $log     Each attempt so far; no error: it was delivered. UTC.
	 * @param int                                   $attempts Those begun, this one included once it is claimed.
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
			(int) $row['id'],
			(int) $row['submission_id'],
			(string) $row['kind'],
			(string) $row['state'],
			(int) $row['attempts'],
			(string) $row['message_id'],
			is_array( $payload ) ? $payload : [],
			$log,
			(string) $row['due'],
			(string) $row['created'],
		);
	}

	/** As it stands once a runner has it. */
	public function claimed(): self {
		/** @var array{id: int, submission_id: int, kind: string, message_id: string, payload: array<mixed>, log: list<array{at: string, error: string}>, due: string, created: string, state: string, attempts: int} $all */
		$all = [ ...get_object_vars( $this ), 'state' => self::SENDING, 'attempts' => $this->attempts + 1 ];
		return new self( ...$all );
	}

	/** A text of the payload; '' when it has none of that name. */
	public function text( string $key ): string {
		return is_string( $this->payload[ $key ] ?? null ) ? $this->payload[ $key ] : '';
	}
}
