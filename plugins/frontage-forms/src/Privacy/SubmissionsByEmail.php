<?php

declare( strict_types=1 );

namespace Frontage\Forms\Privacy;

use Frontage\Forms\Database\SqlQuery;
use Frontage\Forms\SubmissionStore\SubmissionNotes;
use Frontage\Forms\SubmissionStore\SubmissionTable;
use Frontage\Kit\EmailAddress;
use Frontage\Rules\Formats;

defined( 'ABSPATH' ) || exit;

/**
 * All submissions of one person, found by an email address in any field. Each page scans a range of ids.
 *
 * @phpstan-import-type Note from SubmissionNotes
 */
final class SubmissionsByEmail {

	private const STRETCH = 20000;

	/** @var array{string, string} `EmailAddress::spellings()`. */
	private readonly array $emails;

	public function __construct( string $email ) {
		$this->emails = EmailAddress::spellings( mb_strtolower( trim( $email ) ) );
	}

	/**
	 * @param int $page From 1.
	 * @return list<array{id: int, form_id: int, created: string, page: string, record: array<mixed>, notes: list<Note>, assigned_to: int}>
	 */
	public function find_submissions( int $page ): array {
		if ( ! Formats::is_email( $this->emails[0] ) ) {
			return [];
		}
		$emails               = array_map( static fn ( string $email ): string => mb_substr( $email, 0, SubmissionTable::TEXT_LENGTH ), $this->emails );
		$rows                 = SqlQuery::select_rows(
			'SELECT id, form_id, created, page, email, data, notes, assigned_to FROM %i WHERE id > %d AND id <= %d AND (email IN (%s, %s) OR data LIKE %s OR data LIKE %s OR notes LIKE %s OR notes LIKE %s) ORDER BY id',
			[ SubmissionTable::table_name(), ( max( 1, $page ) - 1 ) * self::STRETCH, max( 1, $page ) * self::STRETCH, ...$emails, ...$this->list_patterns(), ...$this->list_patterns() ]
		);
		$matching_submissions = [];
		foreach ( $rows as $row ) {
			$record = json_decode( $row['data'], true );
			$record = is_array( $record ) ? $record : [];
			$notes  = SubmissionNotes::parse( $row['notes'] );
			// An edit may have replaced the address, which then is in the history only.
			if ( in_array( $row['email'], $emails, true ) || $this->has_address( [ $record['values'] ?? [], array_column( $notes, 'old' ), array_column( $notes, 'to' ) ] ) ) {
				$matching_submissions[] = [
					'id'      => (int) $row['id'],
					'form_id' => (int) $row['form_id'],
					'created' => $row['created'],
					'page'    => $row['page'],
					'record'  => $record,
					'notes'   => $notes,
					'assigned_to' => (int) $row['assigned_to'],
				];
			}
		}
		return $matching_submissions;
	}

	/** Whether this is the last page. */
	public static function is_last_page( int $page ): bool {
		return SqlQuery::select_number( 'SELECT MAX(id) FROM %i', [ SubmissionTable::table_name() ] ) <= $page * self::STRETCH;
	}

	/**
	 * Patterns for `LIKE` that find the address in JSON, in lower case and in both spellings. An invalid address matches nothing.
	 *
	 * @return array{string, string}
	 */
	public function list_patterns(): array {
		return [ self::create_pattern( $this->emails[0] ), self::create_pattern( $this->emails[1] ) ];
	}

	private static function create_pattern( string $email ): string {
		global $wpdb;
		return Formats::is_email( $email ) ? '%' . $wpdb->esc_like( trim( (string) wp_json_encode( $email ), '"' ) ) . '%' : '';
	}

	/** Whether a field contains the address, alone or among others. A paragraph that mentions it may be another person's and does not count. */
	public function has_address( mixed $values ): bool {
		if ( is_string( $values ) ) {
			return array_intersect( $this->emails, preg_split( '/[\s,;<>]+/', mb_strtolower( $values ), -1, PREG_SPLIT_NO_EMPTY ) ?: [] ) && ! str_contains( trim( $values ), "\n" ) && strlen( $values ) < 1000;
		}
		foreach ( is_array( $values ) ? $values : [] as $value ) {
			if ( $this->has_address( $value ) ) {
				return true;
			}
		}
		return false;
	}
}
