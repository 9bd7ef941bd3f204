<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

defined( 'ABSPATH' ) || exit;

/** The shapes of the inbox's routes: what may be asked, what is answered. */
final class Schema {

	/** @return array<string, array<string, mixed>> What a list may be narrowed by. */
	public static function filter(): array {
		return [
			'form'     => [
				'description' => __( 'Only what was sent with this form.', 'frontage-forms' ),
				'type'        => 'integer',
				'minimum'     => 1,
			],
			'state'    => [
				'description' => __( 'Only what has come to this; without it, everything but spam.', 'frontage-forms' ),
				'type'        => 'string',
				'enum'        => State::all(),
			],
			'read'     => self::read( false ),
			'search'   => [
				'description' => __( 'Words, or beginnings of words, that must all be there.', 'frontage-forms' ),
				'type'        => 'string',
				'maxLength'   => 200,
			],
			'older'    => [
				'description' => __( 'Where to go on: the `older` of the page before.', 'frontage-forms' ),
				'type'        => 'string',
				'pattern'     => '^(\d{14}-)?\d{1,18}$',
			],
			'per_page' => [
				'description' => __( 'Submissions on a page.', 'frontage-forms' ),
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
			'description' => __( 'The number of the submission.', 'frontage-forms' ),
			'type'        => 'integer',
			'minimum'     => 1,
		];
	}

	/** @return array<string, mixed> */
	public static function ids( int $at_once ): array {
		return [
			'description' => __( 'The numbers of the submissions.', 'frontage-forms' ),
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
			'description' => __( 'Whether somebody has looked at it.', 'frontage-forms' ),
			'type'        => 'boolean',
			...( $required ? [ 'required' => true ] : [] ),
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
				'older'       => self::of( [ 'string', 'null' ] ),
				'total'       => [ ...$count, 'type' => [ 'object', 'null' ] ],
				'unread'      => $count,
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
				'fields'     => [
					'type'  => 'array',
					'items' => self::shape(
						[
							'name'   => self::of( 'string' ),
							'label'  => self::of( 'string' ),
							'values' => $texts,
							'files'  => $texts,
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
			'received' => self::shape(
				[
					'utc'  => [
						'type'   => 'string',
						'format' => 'date-time',
					],
					'text' => self::of( 'string' ),
				]
			),
			'state'    => [
				'type' => 'string',
				'enum' => State::all(),
			],
			'read'     => self::read( false ),
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
