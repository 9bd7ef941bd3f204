<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

defined( 'ABSPATH' ) || exit;

/** Reads decoded JSON of the table and returns texts, whatever types it contains. */
final class RecordReader {

	/** @return array<string, list<string>> */
	public static function parse_lists( mixed $values ): array {
		$lists = [];
		foreach ( is_array( $values ) ? $values : [] as $name => $value ) {
			$lists[ (string) $name ] = array_values( array_map( self::parse_text( ... ), is_array( $value ) ? $value : [ $value ] ) );
		}
		return $lists;
	}

	public static function parse_text( mixed $value ): string {
		return is_scalar( $value ) ? (string) $value : '';
	}

	/**
	 * @param array<string, list<string>> $wordings By the name of the checked box.
	 * @return list<array{label: string, wording: string}> The consents, with the wording that was shown.
	 */
	public static function parse_consents( array $wordings ): array {
		$consents = [];
		foreach ( $wordings as $name => $wording ) {
			$text       = html_entity_decode( wp_strip_all_tags( implode( ' ', $wording ) ), ENT_QUOTES, 'UTF-8' );
			$consents[] = [
				'label'   => MessageFields::field_label( (string) $name ),
				'wording' => trim( (string) preg_replace( '/\s+/u', ' ', $text ) ),
			];
		}
		return $consents;
	}
}
