<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

use Frontage\Forms\Storage\FormRepository;

defined( 'ABSPATH' ) || exit;

/** The fields of a message in the order of the form: rows of a message, columns of a list or of an export. */
final class MessageFields {

	/** Maximum number of columns; over the years a form may have had more fields. */
	public const COLUMNS = 200;

	/** Maximum length of a value in a cell of the list. */
	private const CELL = 200;

	/** A readable label for a field name such as "your-name". */
	public static function label( string $name ): string {
		$words = trim( (string) preg_replace( '/[-_.:\s]+/', ' ', $name ) );
		return '' === $words ? $name : mb_strtoupper( mb_substr( $words, 0, 1 ) ) . mb_substr( $words, 1 );
	}

	/**
	 * The field names in these records, in the order of the form. A record may have fields that its form no longer has.
	 *
	 * @param array<array<mixed>> $records As `Submission::to_record()`.
	 * @return list<string>
	 */
	public static function names( int $form_id, array $records ): array {
		$used = [];
		foreach ( $records as $record ) {
			$used += array_fill_keys( self::names_in( $record ), true );
		}
		return array_slice( self::in_order( $form_id, $used ), 0, self::COLUMNS );
	}

	/**
	 * @param array<string, true> $used Field names in the messages.
	 * @return list<string> In the order of the current form, then fields of earlier versions.
	 */
	public static function in_order( int $form_id, array $used ): array {
		$today = [];
		foreach ( ( new FormRepository() )->find( $form_id )?->tags() ?? [] as $tag ) {
			$today[ $tag->name ] = true;
		}
		return array_map( 'strval', array_keys( array_intersect_key( $today, $used ) + $used ) );
	}

	/**
	 * @param array<mixed> $record
	 * @return list<string>
	 */
	public static function names_in( array $record ): array {
		$names = array_keys( array_diff_key( RecordReader::lists( $record['values'] ?? [] ), RecordReader::lists( $record['consents'] ?? [] ) ) + RecordReader::lists( $record['files'] ?? [] ) );
		return array_map( 'strval', $names );
	}

	/**
	 * The value of each field in a record, as one text.
	 *
	 * @param array<mixed> $record
	 * @param int          $length 0: all of it.
	 * @return array<string, string>
	 */
	public static function texts( array $record, int $length = self::CELL ): array {
		$values = RecordReader::lists( $record['values'] ?? [] );
		$files  = RecordReader::lists( $record['files'] ?? [] );
		$texts  = [];
		foreach ( self::names_in( $record ) as $name ) {
			$text           = implode( ', ', array_filter( [ ...$values[ $name ] ?? [], ...$files[ $name ] ?? [] ], static fn ( string $one ): bool => '' !== trim( $one ) ) );
			$texts[ $name ] = $length && mb_strlen( $text ) > $length ? mb_substr( $text, 0, $length - 1 ) . '…' : $text;
		}
		return $texts;
	}
}
