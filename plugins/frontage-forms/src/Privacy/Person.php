<?php

declare( strict_types=1 );

namespace Frontage\Forms\Privacy;

use Frontage\Forms\Inbox\Sql;
use Frontage\Forms\Inbox\Table;

defined( 'ABSPATH' ) || exit;

/** All submissions of one person, found by an e-mail address in any field; page by page, each looking through a stretch of ids. */
final class Person {

	private const STRETCH = 20000;

	private readonly string $email;

	public function __construct( string $email ) {
		$this->email = mb_strtolower( trim( $email ) );
	}

	/**
	 * @param int $page From 1.
	 * @return list<array{id: int, form_id: int, created: string, page: string, record: array<mixed>, notes: list<string>}>
	 */
	public function submissions( int $page ): array {
		if ( ! is_email( $this->email ) ) {
			return [];
		}
		$rows    = Sql::rows(
			'SELECT id, form_id, created, page, email, data, notes FROM %i WHERE id > %d AND id <= %d AND (email = %s OR data LIKE %s) ORDER BY id',
			[ Table::name(), ( max( 1, $page ) - 1 ) * self::STRETCH, max( 1, $page ) * self::STRETCH, mb_substr( $this->email, 0, Table::TEXT_LENGTH ), $this->pattern() ]
		);
		$found   = [];
		foreach ( $rows as $row ) {
			$record = json_decode( $row['data'], true );
			$record = is_array( $record ) ? $record : [];
			if ( $row['email'] === $this->email || $this->is_named_in( $record['values'] ?? [] ) ) {
				$found[] = [
					'id'      => (int) $row['id'],
					'form_id' => (int) $row['form_id'],
					'created' => $row['created'],
					'page'    => $row['page'],
					'record'  => $record,
					'notes'   => self::texts( json_decode( $row['notes'], true ) ),
				];
			}
		}
		return $found;
	}

	/** Whether there is nothing behind this page. */
	public static function is_last( int $page ): bool {
		return Sql::number( 'SELECT MAX(id) FROM %i', [ Table::name() ] ) <= $page * self::STRETCH;
	}

	/** For `LIKE`: where the address stands in JSON, written small. What is no address is nowhere. */
	public function pattern(): string {
		global $wpdb;
		return is_email( $this->email ) ? '%' . $wpdb->esc_like( trim( (string) wp_json_encode( $this->email ), '"' ) ) . '%' : '';
	}

	/** A field that holds the address, alone or among others; a paragraph that mentions it is another person's. */
	public function is_named_in( mixed $values ): bool {
		if ( is_string( $values ) ) {
			return in_array( $this->email, preg_split( '/[\s,;<>]+/', mb_strtolower( $values ), -1, PREG_SPLIT_NO_EMPTY ) ?: [], true ) && ! str_contains( trim( $values ), "\n" ) && strlen( $values ) < 1000;
		}
		foreach ( is_array( $values ) ? $values : [] as $value ) {
			if ( $this->is_named_in( $value ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<string> */
	private static function texts( mixed $notes ): array {
		return array_values( array_filter( array_map( static fn ( mixed $note ): string => is_array( $note ) && is_string( $note['text'] ?? null ) ? $note['text'] : '', is_array( $notes ) ? $notes : [] ) ) );
	}
}
