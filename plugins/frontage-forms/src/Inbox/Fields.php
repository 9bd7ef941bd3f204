<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

use Frontage\Forms\Form\Forms;

defined( 'ABSPATH' ) || exit;

/** The fields of what was sent, in the order of the form: rows of an entry, columns of a list or of an export. */
final class Fields {

	/** Fields of a form have a place among the columns up to here; a form may have had more over the years. */
	public const COLUMNS = 200;

	/** So much of a value stands in a cell of the list. */
	private const CELL = 200;

	/** "your-name" is a name for machines. */
	public static function label( string $name ): string {
		$words = trim( (string) preg_replace( '/[-_.:\s]+/', ' ', $name ) );
		return '' === $words ? $name : mb_strtoupper( mb_substr( $words, 0, 1 ) ) . mb_substr( $words, 1 );
	}

	/**
	 * The names that a form has today, and what else these records hold: forms change, what was sent with them does not.
	 *
	 * @param array<array<mixed>> $records As `Submission::to_record()`.
	 * @return list<string>
	 */
	public static function names( int $form_id, array $records ): array {
		$names = [];
		foreach ( ( new Forms() )->find( $form_id )?->tags() ?? [] as $tag ) {
			$names[ $tag->name ] = true;
		}
		$used = [];
		foreach ( $records as $record ) {
			$used += array_fill_keys( self::names_in( $record ), true );
		}
		// Tags without a value (a button) and boxes of consent are no columns until somebody sent something in them.
		$known = array_intersect_key( $names, $used );
		return array_slice( array_map( 'strval', array_keys( $known + $used ) ), 0, self::COLUMNS );
	}

	/**
	 * @param array<mixed> $record
	 * @return list<string>
	 */
	public static function names_in( array $record ): array {
		$names = array_keys( array_diff_key( Record::lists( $record['values'] ?? [] ), Record::lists( $record['consents'] ?? [] ) ) + Record::lists( $record['files'] ?? [] ) );
		return array_map( 'strval', $names );
	}

	/**
	 * What stands in a record under each name, as one text.
	 *
	 * @param array<mixed> $record
	 * @param int          $length 0: all of it.
	 * @return array<string, string>
	 */
	public static function texts( array $record, int $length = self::CELL ): array {
		$values = Record::lists( $record['values'] ?? [] );
		$files  = Record::lists( $record['files'] ?? [] );
		$texts  = [];
		foreach ( self::names_in( $record ) as $name ) {
			$text           = implode( ', ', array_filter( [ ...$values[ $name ] ?? [], ...$files[ $name ] ?? [] ], static fn ( string $one ): bool => '' !== trim( $one ) ) );
			$texts[ $name ] = $length && mb_strlen( $text ) > $length ? mb_substr( $text, 0, $length - 1 ) . '…' : $text;
		}
		return $texts;
	}
}
