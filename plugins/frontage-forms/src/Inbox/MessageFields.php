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
	public static function field_label( string $name ): string {
		$words = trim( (string) preg_replace( '/[-_.:\s]+/', ' ', $name ) );
		return '' === $words ? $name : mb_strtoupper( mb_substr( $words, 0, 1 ) ) . mb_substr( $words, 1 );
	}

	/**
	 * The field names in these records, in the order of the form. A record may have fields that its form no longer has.
	 *
	 * @param array<array<mixed>> $records As `Submission::to_record()`.
	 * @return list<string>
	 */
	public static function list_names( int $form_id, array $records ): array {
		$used_names = [];
		foreach ( $records as $record ) {
			$used_names += array_fill_keys( self::find_names( $record ), true );
		}
		return array_slice( self::sort_names( $form_id, $used_names ), 0, self::COLUMNS );
	}

	/**
	 * @param array<string, true> $used_names Field names in the messages.
	 * @return list<string> In the order of the current form, then fields of earlier versions.
	 */
	public static function sort_names( int $form_id, array $used_names ): array {
		$today = [];
		foreach ( ( new FormRepository() )->find( $form_id )?->tags() ?? [] as $tag ) {
			$today[ $tag->name ] = true;
		}
		return array_map( 'strval', array_keys( array_intersect_key( $today, $used_names ) + $used_names ) );
	}

	/**
	 * @param array<mixed> $record
	 * @return list<string>
	 */
	public static function find_names( array $record ): array {
		$names = array_keys( array_diff_key( RecordReader::parse_lists( $record['values'] ?? [] ), RecordReader::parse_lists( $record['consents'] ?? [] ) ) + RecordReader::parse_lists( $record['files'] ?? [] ) );
		return array_map( 'strval', $names );
	}

	/**
	 * The value of each field in a record, as one text.
	 *
	 * @param array<mixed> $record
	 * @param int          $length 0: all of it.
	 * @return array<string, string>
	 */
	public static function list_texts( array $record, int $length = self::CELL ): array {
		$values = RecordReader::parse_lists( $record['values'] ?? [] );
		$files  = RecordReader::parse_lists( $record['files'] ?? [] );
		$texts  = [];
		foreach ( self::find_names( $record ) as $name ) {
			$text           = implode( ', ', array_filter( [ ...$values[ $name ] ?? [], ...$files[ $name ] ?? [] ], static fn ( string $text_value ): bool => '' !== trim( $text_value ) ) );
			$texts[ $name ] = $length && mb_strlen( $text ) > $length ? mb_substr( $text, 0, $length - 1 ) . '…' : $text;
		}
		return $texts;
	}
}
