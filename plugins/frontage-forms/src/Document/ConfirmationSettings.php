<?php

declare( strict_types=1 );

namespace Frontage\Forms\Document;

use Frontage\Forms\Request\TextSanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * What a form does once it was sent (docs/reference/contact-forms.md §15): the first entry of a list whose rules are met applies. Without one, visitors get the message `mail_sent_ok`.
 *
 * @phpstan-type Entry array{any: bool, rules: list<array{field: string, operator: string, value: string}>, show: string, text: string, in_place: bool, page: int, address: string, fields: list<string>}
 */
final class ConfirmationSettings {

	/** Maximum number of entries, and of fields in one. */
	private const MOST = AnswerRules::MOST;

	private const LONGEST_TEXT = 20000;

	/** An empty entry. */
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
	 * Returns the valid entries of a stored or sent value.
	 *
	 * @param ?\Closure(string): string $markup Filters the HTML that the author may use.
	 * @return list<Entry>
	 */
	public static function clean( mixed $stored_entries, ?\Closure $markup = null ): array {
		$entries = [];
		foreach ( is_array( $stored_entries ) ? array_slice( $stored_entries, 0, self::MOST ) : [] as $entry ) {
			if ( ! is_array( $entry ) ) {
				continue;
			}
			$show = AnswerRules::text_value( $entry, 'show' );
			$text = trim( str_replace( [ "\r\n", "\r" ], "\n", AnswerRules::text_value( $entry, 'text', self::LONGEST_TEXT ) ) );
			$page = $entry['page'] ?? 0;

			$entries[] = [
				'any'      => AnswerRules::is_on( $entry, 'any' ),
				'rules'    => AnswerRules::clean( $entry['rules'] ?? [] ),
				'show'     => in_array( $show, FormSchema::AFTER_KINDS, true ) ? $show : 'text',
				'text'     => $markup ? $markup( $text ) : $text,
				'in_place' => AnswerRules::is_on( $entry, 'in_place' ),
				'page'     => is_numeric( $page ) ? max( 0, (int) $page ) : 0,
				'address'  => trim( AnswerRules::text_value( $entry, 'address' ) ),
				'fields'   => self::parse_names( $entry['fields'] ?? [] ),
			];
		}
		return $entries;
	}

	/**
	 * Returns the entries for storage, without empty values.
	 *
	 * @param list<Entry> $entries
	 * @return list<array<string, mixed>>
	 */
	public static function to_store( array $entries ): array {
		return array_map( static fn ( array $entry ): array => array_filter( $entry, static fn ( mixed $value, string $key ): bool => self::NOTHING[ $key ] !== $value, ARRAY_FILTER_USE_BOTH ), $entries );
	}

	/**
	 * Returns the entry that applies to these answers.
	 *
	 * @param list<Entry>                    $entries
	 * @param array<array-key, list<string>> $answers By field name.
	 * @return ?Entry
	 */
	public static function select_entry( array $entries, array $answers, NumberParser $numbers ): ?array {
		foreach ( $entries as $entry ) {
			if ( AnswerRules::are_met( $entry['any'], $entry['rules'], $answers, $numbers ) ) {
				return $entry;
			}
		}
		return null;
	}

	/** Whether visitors' pages need a script or style for it; a plain message is shown by the form itself. */
	public static function needs_assets( FormDocument $form ): bool {
		foreach ( $form->after as $entry ) {
			if ( 'text' !== $entry['show'] || $entry['in_place'] ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> */
	private static function parse_names( mixed $sent_names ): array {
		$names = array_map( static fn ( mixed $name ): string => is_scalar( $name ) ? mb_substr( TextSanitizer::scrub( $name ), 0, AnswerRules::LONGEST ) : '', is_array( $sent_names ) ? array_slice( $sent_names, 0, self::MOST ) : [] );
		return array_values( array_unique( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) ) );
	}
}
