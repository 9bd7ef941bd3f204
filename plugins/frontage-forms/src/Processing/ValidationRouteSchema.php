<?php

namespace Frontage\Forms\Processing;

defined( 'ABSPATH' ) || exit;

/** JSON schema of the schema route's response, returned for OPTIONS requests. */
final class ValidationRouteSchema {

	/** The version that the original's script supports. */
	public const VERSION = 'Contact Form 7 SWV Schema 2024-10';

	private const RULES = [
		'required',
		'requiredfile',
		'email',
		'url',
		'tel',
		'number',
		'date',
		'time',
		'file',
		'enum',
		'dayofweek',
		'minitems',
		'maxitems',
		'minlength',
		'maxlength',
		'minnumber',
		'maxnumber',
		'mindate',
		'maxdate',
		'minfilesize',
		'maxfilesize',
		'stepnumber',
		'all',
		'any',
	];

	/** @return array<string, mixed> */
	public static function create_schema(): array {
		$text = [ 'type' => 'string' ];
		return [
			'$schema'     => 'https://json-schema.org/draft/2020-12/schema',
			'title'       => 'Contact Form 7 SWV',
			'description' => 'Contact Form 7 SWV meta-schema',
			'type'        => 'object',
			'properties'  => [
				'version' => $text,
				'locale'  => $text,
				'rules'   => [
					'type'  => 'array',
					'items' => [
						'type'       => 'object',
						'properties' => [
							'rule'      => [
								'type' => 'string',
								'enum' => self::RULES,
							],
							'field'     => [
								'type'    => 'string',
								'pattern' => '^[A-Za-z][-A-Za-z0-9_:]*$',
							],
							'error'     => $text,
							'accept'    => [
								'type'  => 'array',
								'items' => $text,
							],
							'base'      => $text,
							'interval'  => [
								'type'    => 'number',
								'minimum' => 0,
							],
							'threshold' => $text,
						],
						'required'   => [ 'rule' ],
					],
				],
			],
		];
	}
}
