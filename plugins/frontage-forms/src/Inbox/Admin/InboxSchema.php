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
	public static function filter(): array {
		return [
			'form'     => [
				'description' => __( 'Limit results to messages from this form.', 'frontage-forms' ),
				'type'        => 'integer',
				'minimum'     => 1,
			],
			'state'    => [
				'description' => __( 'Limit results to messages with this status. Default: all except spam and trash. “attention”: failed or on hold, and not done.', 'frontage-forms' ),
				'type'        => 'string',
				'enum'        => [ ...SubmissionState::all(), SubmissionFilter::ATTENTION ],
			],
			'read'     => self::read( false ),
			'starred'  => self::starred(),
			'done'     => self::done(),
			'assigned' => self::user( __( 'Limit results to messages assigned to this user. Use 0 for unassigned.', 'frontage-forms' ) ),
			'search'   => [
				'description' => __( 'Limit results to messages that contain all these words or beginnings of words.', 'frontage-forms' ),
				'type'        => 'string',
				'maxLength'   => 200,
			],
			'from'     => self::day( __( 'Limit results to messages from this day on, in the site’s time zone.', 'frontage-forms' ) ),
			'until'    => self::day( __( 'Limit results to messages up to and including this day.', 'frontage-forms' ) ),
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
	public static function id(): array {
		return [
			'description' => __( 'Unique identifier for the message.', 'frontage-forms' ),
			'type'        => 'integer',
			'minimum'     => 1,
		];
	}

	/** @return array<string, mixed> */
	public static function ids( int $at_once ): array {
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
	public static function read( bool $required ): array {
		return [
			'description' => __( 'Whether the message has been read.', 'frontage-forms' ),
			'type'        => 'boolean',
			...( $required ? [ 'required' => true ] : [] ),
		];
	}

	/** @return array<string, array<string, mixed>> What the owner can set on a message. */
	public static function marks(): array {
		return [
			'read'        => self::read( false ),
			'starred'     => self::starred(),
			'done'        => self::done(),
			'assigned_to' => self::user( __( 'The ID of the user the message is assigned to. Use 0 for unassigned.', 'frontage-forms' ) ),
		];
	}

	/** @return array<string, mixed> */
	private static function starred(): array {
		return [
			'description' => __( 'Whether the message is starred.', 'frontage-forms' ),
			'type'        => 'boolean',
		];
	}

	/** @return array<string, mixed> */
	private static function done(): array {
		return [
			'description' => __( 'Whether the message is marked as done.', 'frontage-forms' ),
			'type'        => 'boolean',
		];
	}

	/** @return array<string, mixed> */
	private static function user( string $description ): array {
		return [
			'description' => $description,
			'type'        => 'integer',
			'minimum'     => 0,
		];
	}

	/** @return array<string, array<string, mixed>> */
	public static function edit(): array {
		$text = static fn ( string $description ): array => [
			'description' => $description,
			'type'        => 'string',
			'maxLength'   => AnswerEditor::LENGTH,
			'required'    => true,
		];
		return [
			'id'    => self::id(),
			'field' => $text( __( 'The name of the field.', 'frontage-forms' ) ),
			'old'   => $text( __( 'The answer to replace. If it has changed in the meantime, nothing is saved.', 'frontage-forms' ) ),
			'value' => $text( __( 'The new answer. Put each value on its own line.', 'frontage-forms' ) ),
		];
	}

	/** @return array<string, array<string, mixed>> */
	public static function reply(): array {
		return [
			'id'   => self::id(),
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
	public static function retry(): array {
		return [
			'id'    => self::id(),
			'reply' => [
				'description' => __( 'The `id` of the reply.', 'frontage-forms' ),
				'type'        => 'string',
				'maxLength'   => 191,
				'required'    => true,
			],
		];
	}

	/** @return array<string, array<string, mixed>> */
	public static function move(): array {
		return [
			'ids'    => self::ids( InboxController::AT_ONCE ),
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
	public static function days(): array {
		return [
			'days' => [
				'description' => __( 'Number of days, up to today.', 'frontage-forms' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 366,
				'default'     => 30,
			],
			'form' => self::filter()['form'],
		];
	}

	/** @return array<string, array<string, mixed>> */
	public static function note(): array {
		return [
			'id'   => self::id(),
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
	public static function note_of_mine(): array {
		return [
			'id' => self::id(),
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
	public static function list(): array {
		$count = self::shape(
			[
				'count' => self::of( 'integer' ),
				'more'  => self::of( 'boolean' ),
			]
		);
		return self::titled(
			'submissions',
			[
				'submissions' => [
					'type'  => 'array',
					'items' => self::shape( self::summary() ),
				],
				'columns'     => [
					'type'  => 'array',
					'items' => self::shape(
						[
							'name'  => self::of( 'string' ),
							'label' => self::of( 'string' ),
						]
					),
				],
				'older'       => self::of( [ 'string', 'null' ] ),
				'total'       => [ ...$count, 'type' => [ 'object', 'null' ] ],
				'unread'      => $count,
				'tabs'        => [
					'type'                 => [ 'object', 'null' ],
					'additionalProperties' => $count,
				],
				'unsearched'  => self::of( 'integer' ),
			]
		);
	}

	/** @return array<string, mixed> */
	public static function submission(): array {
		$texts = [
			'type'  => 'array',
			'items' => self::of( 'string' ),
		];
		return self::titled(
			'submission',
			[
				...self::summary(),
				'email'      => self::of( 'string' ),
				'reply_to'   => self::of( 'string' ),
				'may_reply'  => self::of( 'boolean' ),
				'fields'     => [
					'type'  => 'array',
					'items' => self::shape(
						[
							'name'   => self::of( 'string' ),
							'label'  => self::of( 'string' ),
							'values' => $texts,
							'text'   => self::of( [ 'string', 'null' ] ),
							'files'  => [
								'type'  => 'array',
								'items' => self::shape(
									[
										'name' => self::of( 'string' ),
										'url'  => self::of( 'string' ),
										'size' => self::of( 'integer' ),
										'type' => self::of( 'string' ),
										'picture' => self::of( 'string' ),
									]
								),
							],
						]
					),
				],
				'consents'   => [
					'type'  => 'array',
					'items' => self::shape(
						[
							'label'   => self::of( 'string' ),
							'wording' => self::of( 'string' ),
						]
					),
				],
				'page'       => [
					...self::shape(
						[
							'url'   => self::of( 'string' ),
							'title' => self::of( 'string' ),
						]
					),
					'type' => [ 'object', 'null' ],
				],
				'error'      => self::of( 'string' ),
				'address'    => self::of( 'string' ),
				'user_agent' => self::of( 'string' ),
				'notes'      => [
					'type'  => 'array',
					'items' => self::shape(
						[
							'kind'     => [
								'type' => 'string',
								'enum' => [ SubmissionNotes::NOTE, SubmissionNotes::REPLY, SubmissionNotes::EDIT ],
							],
							'text'     => self::of( 'string' ),
							'by'       => self::person(),
							'at'       => self::time(),
							'id'       => self::of( 'string' ),
							'to'       => self::of( 'string' ),
							'subject'  => self::of( 'string' ),
							'field'    => self::of( 'string' ),
							'old'      => self::of( 'string' ),
							'delivery' => [ ...self::delivery(), 'type' => [ 'object', 'null' ] ],
						]
					),
				],
				'deliveries' => [
					'type'  => 'array',
					'items' => self::delivery(),
				],
			]
		);
	}

	/** @return array<string, array<string, mixed>> */
	private static function summary(): array {
		return [
			'id'       => self::id(),
			'form'     => self::shape(
				[
					'id'    => self::of( 'integer' ),
					'title' => self::of( 'string' ),
				]
			),
			'from'     => self::of( 'string' ),
			'subject'  => self::of( 'string' ),
			'excerpt'  => self::of( 'string' ),
			'received' => self::time(),
			'state'    => [
				'type' => 'string',
				'enum' => SubmissionState::all(),
			],
			'late'     => self::of( 'boolean' ),
			'reason'   => self::of( 'string' ),
			'read'     => self::read( false ),
			'starred'  => self::starred(),
			'done'     => self::done(),
			'assigned' => [ ...self::person(), 'type' => [ 'object', 'null' ] ],
			'reply'    => [
				'type' => 'string',
				'enum' => [ '', 'waiting', 'sent', 'failed' ],
			],
			'files'    => self::of( 'boolean' ),
			'values'   => [
				'type'                 => 'object',
				'additionalProperties' => self::of( 'string' ),
			],
		];
	}

	/** @return array<string, mixed> */
	private static function person(): array {
		return self::shape(
			[
				'id'   => self::of( 'integer' ),
				'name' => self::of( 'string' ),
			]
		);
	}

	/** @return array<string, mixed> */
	private static function delivery(): array {
		return self::shape(
			[
				'kind'     => self::of( 'string' ),
				'name'     => self::of( 'string' ),
				'state'    => self::of( 'string' ),
				'due'      => [ ...self::time(), 'type' => [ 'object', 'null' ] ],
				'attempts' => [
					'type'  => 'array',
					'items' => self::shape(
						[
							'at'    => self::time(),
							'error' => self::of( 'string' ),
						]
					),
				],
			]
		);
	}

	/** @return array<string, mixed> */
	private static function time(): array {
		return self::shape(
			[
				'utc'   => [
					'type'   => 'string',
					'format' => 'date-time',
				],
				'text'  => self::of( 'string' ),
				'short' => self::of( 'string' ),
			]
		);
	}

	/** @return array<string, mixed> */
	private static function day( string $description ): array {
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
	private static function titled( string $title, array $properties ): array {
		return [
			'$schema' => 'http://json-schema.org/draft-04/schema#',
			'title'   => $title,
			...self::shape( $properties ),
		];
	}

	/**
	 * @param array<string, array<string, mixed>> $properties
	 * @return array<string, mixed>
	 */
	private static function shape( array $properties ): array {
		return [
			'type'       => 'object',
			'properties' => $properties,
		];
	}

	/**
	 * @param string|list<string> $type
	 * @return array<string, mixed>
	 */
	private static function of( string|array $type ): array {
		return [ 'type' => $type ];
	}
}
