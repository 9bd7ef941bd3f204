<?php

namespace Frontage\Forms\Document;

defined( 'ABSPATH' ) || exit;

/**
 * JSON schema of a form's document (docs/reference/contact-forms.md §1, §8).
 *
 * FormDocument completes emails with it, FormRequestParser stores nothing else, the routes declare it, and the editor's types are generated
 * from it: node bin/lib/form-types.mjs.
 */
final class FormSchema {

	private const TEXT   = [ 'type' => 'string' ];
	private const MARKUP = [
		'type'             => 'string',
		'contentMediaType' => 'text/html',
	];
	private const SWITCH = [ 'type' => 'boolean' ];

	/** Parts of an email, in the format's order. */
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

	/** Rules about the submitted values. */
	private const RULES = [
		'description' => 'Conditions on submitted values, like those of groups. Without any, the entry always applies.',
		'type'        => 'array',
		'items'       => [
			'type'       => 'object',
			'properties' => [
				'field'    => self::TEXT,
				'operator' => self::TEXT,
				'value'    => self::TEXT,
			],
		],
	];

	/** Parts of an email that the format does not have; other parts of `mail` and `mail_2` are stored separately. */
	public const MAILS = [
		'part'  => [ 'description' => '“mail”, “mail_2”, and “mail_3” and so on for additional emails.' ] + self::TEXT,
		'name'  => [ 'description' => 'Name shown to editors.' ] + self::TEXT,
		'any'   => [ 'description' => 'Whether one met rule is enough. Otherwise all must be met.' ] + self::SWITCH,
		'rules' => self::RULES,
	] + self::MAIL;

	/** A text, a page of the site, or a URL of the site. */
	public const AFTER_KINDS = [ 'text', 'page', 'address' ];

	/** Confirmation of a form: the first entry whose rules are met. */
	public const AFTER = [
		'any'      => [ 'description' => 'Whether one met rule is enough. Otherwise all must be met.' ] + self::SWITCH,
		'rules'    => self::RULES,
		'show'     => [
			'type' => 'string',
			'enum' => self::AFTER_KINDS,
		],
		'text'     => [ 'description' => 'HTML with mail-tags.' ] + self::MARKUP,
		'in_place' => [ 'description' => 'Whether the text replaces the form.' ] + self::SWITCH,
		'page'     => [
			'description' => 'ID of the page to redirect to.',
			'type'        => 'integer',
		],
		'address'  => [ 'description' => 'URL of this site to redirect to.' ] + self::TEXT,
		'fields'   => [
			'description' => 'Names of fields whose values are added to the URL.',
			'type'        => 'array',
			'items'       => self::TEXT,
		],
	];

	/** Parts of a form under the names used for writing. */
	public const FORM = [
		'title'               => [ 'description' => 'Name shown to editors.' ] + self::TEXT,
		'locale'              => [ 'description' => 'Locale of its texts, such as de_DE.' ] + self::TEXT,
		'form'                => [ 'description' => 'Template: HTML with form-tags.' ] + self::MARKUP,
		'mail'                => [
			'description' => 'Email that a submission sends. Missing parts are empty.',
			'type'        => 'object',
			'properties'  => self::MAIL,
		],
		'mail_2'              => [
			'description' => 'Second email, such as a copy for the visitor.',
			'type'        => 'object',
			'properties'  => self::MAIL,
		],
		'mails'               => [
			'description' => 'Names and rules of the emails, and additional emails with all their parts.',
			'type'        => 'array',
			'items'       => [
				'type'       => 'object',
				'properties' => self::MAILS,
			],
		],
		'messages'            => [
			'description'          => 'Messages to visitors by key. Unknown keys are ignored.',
			'type'                 => 'object',
			'additionalProperties' => self::TEXT,
		],
		'additional_settings' => [ 'description' => 'One “name: value” per line.' ] + self::TEXT,
		'conditions'          => [ 'description' => 'Conditions of groups, one per line: “show [group] if [field] equals "value"”. “and if …” adds a rule.' ] + self::TEXT,
		'after'               => [
			'description' => 'Confirmations. The first entry whose rules are met applies; without one, visitors see the message “mail_sent_ok”.',
			'type'        => 'array',
			'items'       => [
				'type'       => 'object',
				'properties' => self::AFTER,
			],
		],
	];

	/** Parts that a document may leave out. */
	public const OPTIONAL = [ 'locale', 'mails', 'conditions', 'after' ];

	/** @return array<string, string|bool> An empty email. */
	public static function empty_mail(): array {
		return array_map( static fn ( array $part ): string|bool => 'boolean' === $part['type'] ? false : '', self::MAIL );
	}

	/**
	 * Parameters of routes that accept a form. FormRequestParser ignores values of the wrong type, as the format's clients expect, so
	 * WordPress must not refuse any.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function args(): array {
		return array_map( static fn ( array $part ): array => [ ...$part, 'sanitize_callback' => null ], self::FORM );
	}
}
