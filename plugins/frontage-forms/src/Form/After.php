<?php

declare( strict_types=1 );

namespace Frontage\Forms\Form;

use Frontage\Forms\Request\Text;
use Frontage\Rules\Showing;

defined( 'ABSPATH' ) || exit;

/**
 * What a form does once it was sent (docs/reference/contact-forms.md §15): a list of which the first entry counts whose rules hold.
 * Where none does, visitors get the message `mail_sent_ok`, as ever.
 *
 * @phpstan-type Entry array{any: bool, rules: list<array{field: string, operator: string, value: string}>, show: string, text: string, in_place: bool, page: int, address: string, fields: list<string>}
 */
final class After {

	/** A text, a page of the site, an address of the site. */
	public const KINDS = [ 'text', 'page', 'address' ];

	/** Entries, rules of one, fields of one. */
	private const MOST = 50;

	/** Characters of a name, a value or an address. */
	private const LONGEST = 1000;

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
			$show = self::text( $entry, 'show' );
			$text = trim( str_replace( [ "\r\n", "\r" ], "\n", self::text( $entry, 'text', self::LONGEST_TEXT ) ) );
			$page = $entry['page'] ?? 0;

			$entries[] = [
				'any'      => self::is_on( $entry, 'any' ),
				'rules'    => self::rules( $entry['rules'] ?? [] ),
				'show'     => in_array( $show, self::KINDS, true ) ? $show : 'text',
				'text'     => $markup ? $markup( $text ) : $text,
				'in_place' => self::is_on( $entry, 'in_place' ),
				'page'     => is_numeric( $page ) ? max( 0, (int) $page ) : 0,
				'address'  => trim( self::text( $entry, 'address' ) ),
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
	 * @param list<Entry>                        $entries
	 * @param array<array-key, list<string>> $answers By field name.
	 * @return ?Entry
	 */
	public static function choose( array $entries, array $answers ): ?array {
		foreach ( $entries as $entry ) {
			if ( ! $entry['rules'] || self::holds( $entry['any'], $entry['rules'], $answers ) ) {
				return $entry;
			}
		}
		return null;
	}

	/** Whether visitors' pages have something to do: a message alone is told by the form itself. */
	public static function acts( Document $form ): bool {
		foreach ( $form->after as $entry ) {
			if ( 'text' !== $entry['show'] || $entry['in_place'] ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Judged as the conditions of groups are.
	 *
	 * @param list<array{field: string, operator: string, value: string}> $rules
	 * @param array<array-key, list<string>>                          $answers
	 */
	private static function holds( bool $any, array $rules, array $answers ): bool {
		$all        = array_map( static fn ( array $rule ): array => [ 'if_field' => $rule['field'], 'operator' => $rule['operator'], 'if_value' => $rule['value'] ], $rules );
		$conditions = array_map( static fn ( array $list ): array => [ 'then_field' => '', 'and_rules' => $list ], $any ? array_map( static fn ( array $rule ): array => [ $rule ], $all ) : [ $all ] );
		return Showing::holds_for( $conditions, '', $answers );
	}

	/** @return list<array{field: string, operator: string, value: string}> */
	private static function rules( mixed $sent ): array {
		$rules = [];
		foreach ( is_array( $sent ) ? array_slice( $sent, 0, self::MOST ) : [] as $rule ) {
			if ( is_array( $rule ) && '' !== self::text( $rule, 'field' ) && in_array( self::text( $rule, 'operator' ), Conditions::OPERATORS, true ) ) {
				$rules[] = [
					'field'    => self::text( $rule, 'field' ),
					'operator' => self::text( $rule, 'operator' ),
					'value'    => self::text( $rule, 'value' ),
				];
			}
		}
		return $rules;
	}

	/** @return list<string> */
	private static function names( mixed $sent ): array {
		$names = array_map( static fn ( mixed $name ): string => is_scalar( $name ) ? mb_substr( Text::scrub( $name ), 0, self::LONGEST ) : '', is_array( $sent ) ? array_slice( $sent, 0, self::MOST ) : [] );
		return array_values( array_unique( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) ) );
	}

	/** @param array<mixed> $entry */
	private static function is_on( array $entry, string $key ): bool {
		$value = $entry[ $key ] ?? false;
		return is_scalar( $value ) && rest_sanitize_boolean( is_float( $value ) ? (int) $value : $value );
	}

	/** @param array<mixed> $entry */
	private static function text( array $entry, string $key, int $longest = self::LONGEST ): string {
		$value = $entry[ $key ] ?? '';
		return is_scalar( $value ) ? mb_substr( Text::scrub( $value ), 0, $longest ) : '';
	}
}
