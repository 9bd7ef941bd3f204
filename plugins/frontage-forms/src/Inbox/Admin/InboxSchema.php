<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox\Admin;

use Frontage\Forms\Inbox\AnswerEditor;
use Frontage\Forms\SubmissionStore\SubmissionFilter;
use Frontage\Forms\SubmissionStore\SubmissionNotes;
use Frontage\Forms\SubmissionStore\SubmissionState;

defined( 'ABSPATH' ) || exit;

/** Schemas of the inbox's REST routes: parameters and responses. */
final class InboxSchema {

	/** Parameters that filter a list. */
	public const FILTERS = [ 'form', 'state', 'read', 'starred', 'done', 'assigned', 'search', 'from', 'until' ];

	/** @return array<string, array<string, mixed>> Filters of a list. */
	public static function filter_schema(): array {
		return [
			'form'     => [
				'description' => __( 'Limit results to messages from this form.', 'frontage-forms' ),
				'type'        => 'integer',
				'minimum'     => 1,
			],
			'state'    => [
				'description' => __( 'Limit results to messages with this status. Default: all except spam and trash. “attention”: failed or on hold, and not done.', 'frontage-forms' ),
				'type'        => 'string',
				'enum'        => [ ...SubmissionState::list_states(), SubmissionFilter::ATTENTION ],
			],
			'read'     => self::read_schema( false ),
			'starred'  => self::starred_schema(),
			'done'     => self::done_schema(),
			'assigned' => self::user_schema( __( 'Limit results to messages assigned to this user. Use 0 for unassigned.', 'frontage-forms' ) ),
			'search'   => [
				'description' => __( 'Limit results to messages that contain all these words or beginnings of words.', 'frontage-forms' ),
				'type'        => 'string',
				'maxLength'   => 200,
			],
			'from'     => self::day_schema( __( 'Limit results to messages from this day on, in the site’s time zone.', 'frontage-forms' ) ),
			'until'    => self::day_schema( __( 'Limit results to messages up to and including this day.', 'frontage-forms' ) ),
			'older'    => [
				'description' => __( 'Pagination cursor: the `older` value of the previous page.', 'frontage-forms' ),
				'type'        => 'string',
				'pattern'     => '^(\d{14}-)?\d{1,18}$',
			],
			'per_page' => [
				'description' => __( 'Maximum number of messages to be returned.', 'frontage-forms' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 100,
				'default'     => 20,
			],
		];
	}

	/** @return array<string, mixed> */
	public static function id_schema(): array {
		return [
			'description' => __( 'Unique identifier for the message.', 'frontage-forms' ),
			'type'        => 'integer',
			'minimum'     => 1,
		];
	}

	/** @return array<string, mixed> */
	public static function ids_schema( int $at_once ): array {
		return [
			'description' => __( 'Unique identifiers for the messages.', 'frontage-forms' ),
			'type'        => 'array',
			'items'       => [
				'type'    => 'integer',
				'minimum' => 1,
			],
			'minItems'    => 1,
			'maxItems'    => $at_once,
			'required'    => true,
		];
	}

	/** @return array<string, mixed> */
	public static function read_schema( bool $required ): array {
		return [
			'description' => __( 'Whether the message has been read.', 'frontage-forms' ),
			'type'        => 'boolean',
			...( $required ? [ 'required' => true ] : [] ),
		];
	}

	/** @return array<string, array<string, mixed>> What the owner can set on a message. */
	public static function marks_schema(): array {
		return [
			'read'        => self::read_schema( false ),
			'starred'     => self::starred_schema(),
			'done'        => self::done_schema(),
			'assigned_to' => self::user_schema( __( 'The ID of the user the message is assigned to. Use 0 for unassigned.', 'frontage-forms' ) ),
		];
	}

	/** @return array<string, mixed> */
	private static function starred_schema(): array {
		return [
			'description' => __( 'Whether the message is starred.', 'frontage-forms' ),
			'type'        => 'boolean',
		];
	}

	/** @return array<string, mixed> */
	private static function done_schema(): array {
		return [
			'description' => __( 'Whether the message is marked as done.', 'frontage-forms' ),
			'type'        => 'boolean',
		];
	}

	/** @return array<string, mixed> */
	private static function user_schema( string $description ): array {
		return [
			'description' => $description,
			'type'        => 'integer',
			'minimum'     => 0,
		];
	}

	/** @return array<string, array<string, mixed>> */
	public static function edit_schema(): array {
		$text = static fn ( string $description ): array => [
			'description' => $description,
			'type'        => 'string',
			'maxLength'   => AnswerEditor::LENGTH,
			'required'    => true,
		];
		return [
			'id'    => self::id_schema(),
			'field' => $text( __( 'The name of the field.', 'frontage-forms' ) ),
			'old'   => $text( __( 'The answer to replace. If it has changed in the meantime, nothing is saved.', 'frontage-forms' ) ),
			'value' => $text( __( 'The new answer. Put each value on its own line.', 'frontage-forms' ) ),
		];
	}

	/** @return array<string, array<string, mixed>> */
	public static function reply_schema(): array {
		return [
			'id'   => self::id_schema(),
			'text' => [
				'description' => __( 'The reply, as plain text.', 'frontage-forms' ),
				'type'        => 'string',
				'minLength'   => 1,
				'maxLength'   => SubmissionNotes::REPLY_LENGTH,
				'required'    => true,
			],
			'key'  => [
				'description' => __( 'A unique key for each reply. Replies with the same key are sent only once.', 'frontage-forms' ),
				'type'        => 'string',
				'pattern'     => '^[A-Za-z0-9-]{16,64}$',
				'required'    => true,
			],
		];
	}

	/** @return array<string, array<string, mixed>> */
	public static function retry_schema(): array {
		return [
			'id'    => self::id_schema(),
			'reply' => [
				'description' => __( 'The `id` of the reply.', 'frontage-forms' ),
				'type'        => 'string',
				'maxLength'   => 191,
				'required'    => true,
			],
		];
	}

	/** @return array<string, array<string, mixed>> */
	public static function move_schema(): array {
		return [
			'ids'    => self::ids_schema( InboxController::AT_ONCE ),
			'to'     => [
				'description' => __( 'Action: move to trash, restore, mark as spam, approve spam or messages on hold (sends the email), or resend the email.', 'frontage-forms' ),
				'type'        => 'string',
				'enum'        => [ 'trash', 'restore', 'spam', 'inbox', 'mail' ],
				'required'    => true,
			],
			'second' => [
				'description' => __( 'Whether to send the confirmation email to the visitor too.', 'frontage-forms' ),
				'type'        => 'boolean',
				'default'     => false,
			],
		];
	}

	/** @return array<string, array<string, mixed>> */
	public static function days_schema(): array {
		return [
			'days' => [
				'description' => __( 'Number of days, up to today.', 'frontage-forms' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 366,
				'default'     => 30,
			],
			'form' => self::filter_schema()['form'],
		];
	}

	/** @return array<string, array<string, mixed>> */
	public static function note_schema(): array {
		return [
			'id'   => self::id_schema(),
			'text' => [
				'description' => __( 'Note content, as plain text.', 'frontage-forms' ),
				'type'        => 'string',
				'minLength'   => 1,
				'maxLength'   => SubmissionNotes::LENGTH,
				'required'    => true,
			],
		];
	}

	/** @return array<string, array<string, mixed>> */
	public static function own_note_schema(): array {
		return [
			'id' => self::id_schema(),
			'at' => [
				'description' => __( 'The date the note was created.', 'frontage-forms' ),
				'type'        => 'string',
				'format'      => 'date-time',
				'required'    => true,
			],
			'by' => [
				'description' => __( 'The ID of the note’s author.', 'frontage-forms' ),
				'type'        => 'integer',
				'minimum'     => 0,
				'required'    => true,
			],
		];
	}

	/** @return array<string, mixed> */
	public static function list_schema(): array {
		$count = self::object_schema(
			[
				'count' => self::list_of_schema( 'integer' ),
				'more'  => self::list_of_schema( 'boolean' ),
			]
		);
		return self::titled_schema(
			'submissions',
			[
				'submissions' => [
					'type'  => 'array',
					'items' => self::object_schema( self::summary_schema() ),
				],
				'columns'     => [
					'type'  => 'array',
					'items' => self::object_schema(
						[
							'name'  => self::list_of_schema( 'string' ),
							'label' => self::list_of_schema( 'string' ),
						]
					),
				],
				'older'       => self::list_of_schema( [ 'string', 'null' ] ),
				'total'       => [ ...$count, 'type' => [ 'object', 'null' ] ],
				'unread'      => $count,
				'tabs'        => [
					'type'                 => [ 'object', 'null' ],
					'additionalProperties' => $count,
				],
				'unsearched'  => self::list_of_schema( 'integer' ),
			]
		);
	}

	/** @return array<string, mixed> */
	public static function submission_schema(): array {
		$texts = [
			'type'  => 'array',
			'items' => self::list_of_schema( 'string' ),
		];
		return self::titled_schema(
			'submission',
			[
				...self::summary_schema(),
				'email'      => self::list_of_schema( 'string' ),
				'reply_to'   => self::list_of_schema( 'string' ),
				'may_reply'  => self::list_of_schema( 'boolean' ),
				'fields'     => [
					'type'  => 'array',
					'items' => self::object_schema(
						[
							'name'   => self::list_of_schema( 'string' ),
							'label'  => self::list_of_schema( 'string' ),
							'values' => $texts,
							'text'   => self::list_of_schema( [ 'string', 'null' ] ),
							'files'  => [
								'type'  => 'array',
								'items' => self::object_schema(
									[
										'name' => self::list_of_schema( 'string' ),
										'url'  => self::list_of_schema( 'string' ),
										'size' => self::list_of_schema( 'integer' ),
										'type' => self::list_of_schema( 'string' ),
										'picture' => self::list_of_schema( 'string' ),
									]
								),
							],
						]
					),
				],
				'consents'   => [
					'type'  => 'array',
					'items' => self::object_schema(
						[
							'label'   => self::list_of_schema( 'string' ),
							'wording' => self::list_of_schema( 'string' ),
						]
					),
				],
				'page'       => [
					...self::object_schema(
						[
							'url'   => self::list_of_schema( 'string' ),
							'title' => self::list_of_schema( 'string' ),
						]
					),
					'type' => [ 'object', 'null' ],
				],
				'error'      => self::list_of_schema( 'string' ),
				'address'    => self::list_of_schema( 'string' ),
				'user_agent' => self::list_of_schema( 'string' ),
				'notes'      => [
					'type'  => 'array',
					'items' => self::object_schema(
						[
							'kind'     => [
								'type' => 'string',
								'enum' => [ SubmissionNotes::NOTE, SubmissionNotes::REPLY, SubmissionNotes::EDIT ],
							],
							'text'     => self::list_of_schema( 'string' ),
							'by'       => self::person_schema(),
							'at'       => self::time_schema(),
							'id'       => self::list_of_schema( 'string' ),
							'to'       => self::list_of_schema( 'string' ),
							'subject'  => self::list_of_schema( 'string' ),
							'field'    => self::list_of_schema( 'string' ),
							'old'      => self::list_of_schema( 'string' ),
							'delivery' => [ ...self::delivery_schema(), 'type' => [ 'object', 'null' ] ],
						]
					),
				],
				'deliveries' => [
					'type'  => 'array',
					'items' => self::delivery_schema(),
				],
			]
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function summary_schema(): array {
		return [
			'id'       => self::id_schema(),
			'form'     => self::object_schema(
				[
					'id'    => self::list_of_schema( 'integer' ),
					'title' => self::list_of_schema( 'string' ),
				]
			),
			'from'     => self::list_of_schema( 'string' ),
			'subject'  => self::list_of_schema( 'string' ),
			'excerpt'  => self::list_of_schema( 'string' ),
			'received' => self::time_schema(),
			'state'    => [
				'type' => 'string',
				'enum' => SubmissionState::list_states(),
			],
			'late'     => self::list_of_schema( 'boolean' ),
			'reason'   => self::list_of_schema( 'string' ),
			'read'     => self::read_schema( false ),
			'starred'  => self::starred_schema(),
			'done'     => self::done_schema(),
			'assigned' => [ ...self::person_schema(), 'type' => [ 'object', 'null' ] ],
			'reply'    => [
				'type' => 'string',
				'enum' => [ '', 'waiting', 'sent', 'failed' ],
			],
			'files'    => self::list_of_schema( 'boolean' ),
			'values'   => [
				'type'                 => 'object',
				'additionalProperties' => self::list_of_schema( 'string' ),
			],
		];
	}

	/** @return array<string, mixed> */
	private static function person_schema(): array {
		return self::object_schema(
			[
				'id'   => self::list_of_schema( 'integer' ),
				'name' => self::list_of_schema( 'string' ),
			]
		);
	}

	/** @return array<string, mixed> */
	private static function delivery_schema(): array {
		return self::object_schema(
			[
				'kind'     => self::list_of_schema( 'string' ),
				'name'     => self::list_of_schema( 'string' ),
				'state'    => self::list_of_schema( 'string' ),
				'due'      => [ ...self::time_schema(), 'type' => [ 'object', 'null' ] ],
				'attempts' => [
					'type'  => 'array',
					'items' => self::object_schema(
						[
							'at'    => self::time_schema(),
							'error' => self::list_of_schema( 'string' ),
						]
					),
				],
			]
		);
	}

	/** @return array<string, mixed> */
	private static function time_schema(): array {
		return self::object_schema(
			[
				'utc'   => [
					'type'   => 'string',
					'format' => 'date-time',
				],
				'text'  => self::list_of_schema( 'string' ),
				'short' => self::list_of_schema( 'string' ),
			]
		);
	}

	/** @return array<string, mixed> */
	private static function day_schema( string $description ): array {
		return [
			'description' => $description,
			'type'        => 'string',
			'pattern'     => '^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$',
		];
	}

	/**
	 * @param array<string, array<string, mixed>> $properties
	 * @return array<string, mixed>
	 */
	private static function titled_schema( string $title, array $properties ): array {
		return [
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => $title,
			...self::object_schema( $properties ),
		];
	}

	/**
	 * @param array<string, array<string, mixed>> $properties
	 * @return array<string, mixed>
	 */
	private static function object_schema( array $properties ): array {
		return [
			'type'       => 'object',
			'properties' => $properties,
		];
	}

	/**
	 * @param string|list<string> $type
	 * @return array<string, mixed>
	 */
	private static function list_of_schema( string|array $type ): array {
		return [ 'type' => $type ];
	}
}
