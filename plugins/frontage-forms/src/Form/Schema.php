<?php

namespace Frontage\Forms\Form;

defined( 'ABSPATH' ) || exit;

/**
 * What a form's document holds, as a JSON schema (docs/reference/contact-forms.md §1, §8).
 *
 * Document completes mails by it, Draft stores nothing else, the routes declare it, and the editor's types are made of it:
 * node bin/lib/form-types.mjs.
 */
final class Schema {

	private const TEXT   = [ 'type' => 'string' ];
	private const MARKUP = [
		'type'             => 'string',
		'contentMediaType' => 'text/html',
	];
	private const SWITCH = [ 'type' => 'boolean' ];

	/** The parts of a mail, in the format's order. */
	public const MAIL = [
		'active'             => self::SWITCH,
		'subject'            => self::TEXT,
		'sender'             => self::TEXT,
		'recipient'          => self::TEXT,
		'body'               => self::MARKUP,
		'additional_headers' => self::TEXT,
		'attachments'        => self::TEXT,
		'use_html'           => self::SWITCH,
		'exclude_blank'      => self::SWITCH,
	];

	/** The parts of a form by the names under which they are written. */
	public const FORM = [
		'title'               => [ 'description' => 'A name for editors.' ] + self::TEXT,
		'locale'              => [ 'description' => 'The language of its texts, such as de_DE.' ] + self::TEXT,
		'form'                => [ 'description' => 'The template: HTML with form-tags.' ] + self::MARKUP,
		'mail'                => [
			'description' => 'The mail that a submission sends; what it leaves out is empty.',
			'type'        => 'object',
			'properties'  => self::MAIL,
		],
		'mail_2'              => [
			'description' => 'A second mail, such as a copy for the visitor.',
			'type'        => 'object',
			'properties'  => self::MAIL,
		],
		'messages'            => [
			'description'          => 'What visitors are told, by key; unknown keys are left out.',
			'type'                 => 'object',
			'additionalProperties' => self::TEXT,
		],
		'additional_settings' => [ 'description' => 'One “name: value” a line.' ] + self::TEXT,
		'conditions'          => [ 'description' => 'When groups are shown: “show [group] if [field] equals "value"” a line, “and if …” for further rules.' ] + self::TEXT,
	];

	/** Parts that a document may leave out. */
	public const OPTIONAL = [ 'locale', 'conditions' ];

	/** @return array<string, string|bool> A mail in which nothing is written. */
	public static function empty_mail(): array {
		return array_map( static fn ( array $part ): string|bool => 'boolean' === $part['type'] ? false : '', self::MAIL );
	}

	/**
	 * The parameters of routes that take a form. Draft heeds what is of the right type and leaves the rest aside, as the format's
	 * clients expect, so WordPress is told not to refuse anything.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function args(): array {
		return array_map( static fn ( array $part ): array => [ ...$part, 'sanitize_callback' => null ], self::FORM );
	}
}
