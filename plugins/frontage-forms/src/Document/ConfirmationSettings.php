<?php

declare( strict_types=1 );

namespace Frontage\Forms\Document;

use Frontage\Forms\Request\TextSanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * What a form does once it was sent (docs/reference/contact-forms.md §15): a list of which the first entry counts whose rules hold.
 * Where none does, visitors get the message `mail_sent_ok`, as ever.
 *
 * @phpstan-type Entry array{any: bool, rules: list<array{field: string, operator: string, value: string}>, show: string, text: string, in_place: bool, page: int, address: string, fields: list<string>}
 */
final class ConfirmationSettings {

	/** Entries, fields of one. */
	private const MOST = AnswerRules::MOST;

	private const LONGEST_TEXT = 20000;

	/** An entry that says nothing. */
	private const NOTHING = [
		'any'      => false,
		'rules'    => [],
		'show'     => 'text',
		'text'     => '',
		'in_place' => false,
		'page'     => 0,
		'address'  => '',
		'fields'   => [],
	];

	/**
	 * What of a stored or a sent value are entries.
	 *
	 * @param ?\Closure(string): string $markup What of a text its writer may say.
	 * @return list<Entry>
	 */
	public static function clean( mixed $stored, ?\Closure $markup = null ): array {
		$entries = [];
		foreach ( is_array( $stored ) ? array_slice( $stored, 0, self::MOST ) : [] as $entry ) {
			if ( ! is_array( $entry ) ) {
				continue;
			}
			$show = AnswerRules::text( $entry, 'show' );
			$text = trim( str_replace( [ "\r\n", "\r" ], "\n", AnswerRules::text( $entry, 'text', self::LONGEST_TEXT ) ) );
			$page = $entry['page'] ?? 0;

			$entries[] = [
				'any'      => AnswerRules::is_on( $entry, 'any' ),
				'rules'    => AnswerRules::clean( $entry['rules'] ?? [] ),
				'show'     => in_array( $show, FormSchema::AFTER_KINDS, true ) ? $show : 'text',
				'text'     => $markup ? $markup( $text ) : $text,
				'in_place' => AnswerRules::is_on( $entry, 'in_place' ),
				'page'     => is_numeric( $page ) ? max( 0, (int) $page ) : 0,
				'address'  => trim( AnswerRules::text( $entry, 'address' ) ),
				'fields'   => self::names( $entry['fields'] ?? [] ),
			];
		}
		return $entries;
	}

	/**
	 * As it is stored: without what says nothing.
	 *
	 * @param list<Entry> $entries
	 * @return list<array<string, mixed>>
	 */
	public static function to_store( array $entries ): array {
		return array_map( static fn ( array $entry ): array => array_filter( $entry, static fn ( mixed $value, string $key ): bool => self::NOTHING[ $key ] !== $value, ARRAY_FILTER_USE_BOTH ), $entries );
	}

	/**
	 * The entry that counts for these answers.
	 *
	 * @param list<Entry>                    $entries
	 * @param array<array-key, list<string>> $answers By field name.
	 * @return ?Entry
	 */
	public static function choose( array $entries, array $answers, NumberParser $numbers ): ?array {
		foreach ( $entries as $entry ) {
			if ( AnswerRules::holds( $entry['any'], $entry['rules'], $answers, $numbers ) ) {
				return $entry;
			}
		}
		return null;
	}

	/** Whether visitors' pages have something to do: a message alone is told by the form itself. */
	public static function acts( FormDocument $form ): bool {
		foreach ( $form->after as $entry ) {
			if ( 'text' !== $entry['show'] || $entry['in_place'] ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> */
	private static function names( mixed $sent ): array {
		$names = array_map( static fn ( mixed $name ): string => is_scalar( $name ) ? mb_substr( TextSanitizer::scrub( $name ), 0, AnswerRules::LONGEST ) : '', is_array( $sent ) ? array_slice( $sent, 0, self::MOST ) : [] );
		return array_values( array_unique( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) ) );
	}
}
