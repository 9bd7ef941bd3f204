<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox\Admin;

use Frontage\Forms\Inbox\InboxCapabilities;
use Frontage\Forms\Inbox\MessageFields;
use Frontage\Forms\Inbox\MessagePresenter;
use Frontage\Forms\Inbox\RecordReader;
use Frontage\Forms\SubmissionStore\SubmissionFilter;
use Frontage\Forms\SubmissionStore\SubmissionNotes;
use Frontage\Forms\SubmissionStore\SubmissionQuery;

defined( 'ABSPATH' ) || exit;

/**
 * Writes submissions into a stream as CSV, JSON or rows, in batches, so that memory holds one batch, however many there are.
 *
 * @phpstan-import-type Filter from SubmissionFilter
 * @phpstan-import-type Line from SubmissionQuery
 * @phpstan-import-type Note from SubmissionNotes
 */
final class MessageExporter {

	/** The action of `admin-post.php`, and of its nonce. */
	public const ACTION = 'frontage_forms_export';

	public const CSV  = 'csv';
	public const JSON = 'json';

	/** The table of the CSV as JSON, an array of strings for each line; the client makes a spreadsheet file of it. */
	public const ROWS = 'rows';

	/** Submissions in memory at once. */
	private const SLICE = 250;

	/**
	 * Where a spreadsheet would run a formula: at the beginning of a cell, and after a line break, a tab or a semicolon. In some countries'
	 * spreadsheets these begin a new cell even inside quotes. Invisible characters may precede the formula, and so may quotes: doubled,
	 * they are an empty quoted text with the formula after it. The full-width characters count in East Asia.
	 */
	private const FORMULA = '/(^|[;\t\r\n])[\p{Cf}\p{Zs}]*+(?=[\p{Cf}\p{Zs}\x0b\x0c"]*+[=+\-@＝＋－＠])/u';

	/** A phone number with a country code is no formula. */
	private const TELEPHONE = '/^\+\d[\d ()]*$/D';

	// phpcs:disable WordPress.WP.AlternativeFunctions -- A stream that the browser reads: WP_Filesystem writes whole files.

	/** @param resource $stream */
	public function __construct( private $stream, private readonly SubmissionQuery $query = new SubmissionQuery(), private readonly SubmissionNotes $notes = new SubmissionNotes() ) {}

	/**
	 * @param Filter    $filter
	 * @param list<int> $ids    Only these, if any; then the filter is ignored.
	 */
	public function write_messages( string $format, array $filter, array $ids = [] ): void {
		match ( $format ) {
			self::JSON => $this->write_json( $filter, $ids ),
			self::ROWS => $this->list_rows( $filter, $ids ),
			default => $this->write_csv( $filter, $ids ),
		};
	}

	/** A text as a spreadsheet cell that can never run as a formula. */
	public static function escape_cell( string $text ): string {
		$text = wp_scrub_utf8( $text );
		if ( 1 === preg_match( self::TELEPHONE, $text ) ) {
			return $text;
		}
		return ( 1 === preg_match( '/^[\t\r\n]/', $text ) ? "'" : '' ) . preg_replace( self::FORMULA, "$1'", $text );
	}

	/**
	 * @param Filter    $filter
	 * @param list<int> $ids
	 */
	private function write_csv( array $filter, array $ids ): void {
		self::begin( $this->stream );
		foreach ( $this->create_table( $filter, $ids ) as $cells ) {
			self::write_line( $this->stream, $cells );
		}
	}

	/**
	 * @param Filter    $filter
	 * @param list<int> $ids
	 */
	private function list_rows( array $filter, array $ids ): void {
		$between = "[\n";
		foreach ( $this->create_table( $filter, $ids ) as $cells ) {
			fwrite( $this->stream, $between . wp_json_encode( $cells, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE ) );
			$between = ",\n";
		}
		fwrite( $this->stream, "\n]\n" );
	}

	/**
	 * @param Filter    $filter
	 * @param list<int> $ids
	 * @return iterable<list<string>> The header row, then a row for each submission.
	 */
	private function create_table( array $filter, array $ids ): iterable {
		$names = $this->list_columns( $filter, $ids );
		yield [
			__( 'Number', 'frontage-forms' ),
			__( 'Received', 'frontage-forms' ),
			__( 'Form', 'frontage-forms' ),
			__( 'Status', 'frontage-forms' ),
			__( 'Sent from', 'frontage-forms' ),
			...array_map( MessageFields::field_label( ... ), $names ),
			__( 'Consent', 'frontage-forms' ),
			__( 'Notes', 'frontage-forms' ),
			__( 'Replies', 'frontage-forms' ),
			__( 'Edits', 'frontage-forms' ),
			__( 'Assigned to', 'frontage-forms' ),
			__( 'Done', 'frontage-forms' ),
		];
		foreach ( $this->messages( $filter, $ids ) as [ $row, $record, $log ] ) {
			$texts = MessageFields::list_texts( $record, 0 );
			yield [
				(string) $row['id'],
				(string) wp_date( 'Y-m-d H:i:s', (int) strtotime( $row['created'] . ' UTC' ) ),
				MessagePresenter::form_title( $row['form_id'] ),
				$row['state'],
				$row['page'],
				...array_map( static fn ( string $name ): string => $texts[ $name ] ?? '', $names ),
				implode( "\n", array_map( static fn ( array $consent ): string => "$consent[label]: $consent[wording]", RecordReader::parse_consents( RecordReader::parse_lists( $record['consents'] ?? [] ) ) ) ),
				self::format_entries( $log, SubmissionNotes::NOTE, static fn ( array $note ): string => $note['text'] ),
				self::format_entries( $log, SubmissionNotes::REPLY, static fn ( array $note ): string => $note['text'] ),
				self::format_entries( $log, SubmissionNotes::EDIT, static fn ( array $note ): string => MessageFields::field_label( $note['field'] ) . ": $note[old] → $note[text]" ),
				$row['assigned_to'] ? MessagePresenter::describe_user( $row['assigned_to'] )['name'] : '',
				$row['done'] ? __( 'Yes', 'frontage-forms' ) : '',
			];
		}
	}

	/**
	 * @param Filter    $filter
	 * @param list<int> $ids
	 */
	private function write_json( array $filter, array $ids ): void {
		$between = "[\n";
		foreach ( $this->messages( $filter, $ids ) as [ $row, $record, $log ] ) {
			$message = [
				'id'       => $row['id'],
				'received' => gmdate( 'Y-m-d\TH:i:s\Z', (int) strtotime( $row['created'] . ' UTC' ) ),
				'form'     => [
					'id'    => $row['form_id'],
					'title' => MessagePresenter::form_title( $row['form_id'] ),
				],
				'state'    => $row['state'],
				'reason'   => $row['reason'],
				'read'     => $row['read'],
				'starred'  => $row['starred'],
				'done'     => $row['done'],
				'assigned_to' => $row['assigned_to'],
				'page'     => $row['page'],
				'values'   => (object) self::record_part( $record, 'values' ),
				'files'    => (object) self::record_part( $record, 'files' ),
				'consents' => (object) self::record_part( $record, 'consents' ),
				'notes'    => array_map( static fn ( array $note ): array => array_filter( $note, static fn ( mixed $part ): bool => '' !== $part ), $log ),
			];
			fwrite( $this->stream, $between . wp_json_encode( $message, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE ) );
			$between = ",\n";
		}
		fwrite( $this->stream, ( "[\n" === $between ? '[' : "\n" ) . "]\n" );
	}

	/**
	 * Each submission with its record and its notes. Flushes the stream after every slice.
	 *
	 * @param Filter    $filter
	 * @param list<int> $ids
	 * @return iterable<array{Line, array<mixed>, list<Note>}>
	 */
	private function messages( array $filter, array $ids ): iterable {
		foreach ( $this->read_batches( $filter, $ids ) as $rows ) {
			$records = $this->query->load_records( array_column( $rows, 'id' ) );
			$notes   = $this->notes->find_by_submissions( array_column( $rows, 'id' ) );
			foreach ( $rows as $row ) {
				yield [ $row, $records[ $row['id'] ] ?? [], $notes[ $row['id'] ] ?? [] ];
			}
			fflush( $this->stream );
		}
	}

	/**
	 * The columns: the fields of every exported form, in the order of the forms. A first pass over the submissions collects them.
	 *
	 * @param Filter    $filter
	 * @param list<int> $ids
	 * @return list<string>
	 */
	private function list_columns( array $filter, array $ids ): array {
		$used_names = [];
		foreach ( $this->read_batches( $filter, $ids ) as $rows ) {
			$records = $this->query->load_records( array_column( $rows, 'id' ) );
			foreach ( $rows as $row ) {
				$names                         = array_fill_keys( MessageFields::find_names( $records[ $row['id'] ] ?? [] ), true );
				$used_names[ $row['form_id'] ] = ( $used_names[ $row['form_id'] ] ?? [] ) + $names;
			}
		}
		$column_names = [];
		foreach ( $used_names as $form => $names ) {
			$column_names += array_fill_keys( MessageFields::sort_names( $form, $names ), true );
		}
		return array_map( 'strval', array_keys( $column_names ) );
	}

	/**
	 * @param Filter    $filter
	 * @param list<int> $ids
	 * @return iterable<list<Line>> Submissions that the current user may read, newest first.
	 */
	private function read_batches( array $filter, array $ids ): iterable {
		$is_allowed = static fn ( array $row ): bool => InboxCapabilities::may_read( $row['id'] );
		if ( $ids ) {
			foreach ( array_chunk( $ids, self::SLICE ) as $id_batch ) {
				yield array_values( array_filter( $this->query->find_many( $id_batch ), $is_allowed ) );
			}
			return;
		}
		$older = '';
		do {
			$page  = $this->query->find_page( $filter, self::SLICE, $older );
			$older = (string) $page['older'];
			_prime_post_caches( array_values( array_unique( array_column( $page['rows'], 'form_id' ) ) ), false, false );
			yield array_values( array_filter( $page['rows'], $is_allowed ) );
		} while ( '' !== $older );
	}

	/**
	 * Writes the byte order mark, without which Excel reads UTF-8 in another encoding.
	 *
	 * @param resource $stream
	 */
	public static function begin( $stream ): void {
		fwrite( $stream, "\xEF\xBB\xBF" );
	}

	/**
	 * Writes one row that no spreadsheet runs as a formula. Every cell is quoted, so that a semicolon or a line break in it starts no new cell.
	 *
	 * @param resource     $stream
	 * @param list<string> $cells
	 */
	public static function write_line( $stream, array $cells ): void {
		fwrite( $stream, implode( ',', array_map( static fn ( string $text ): string => '"' . str_replace( '"', '""', self::escape_cell( $text ) ) . '"', $cells ) ) . "\r\n" );
	}

	/**
	 * @param list<Note>               $log
	 * @param callable( Note ): string $text
	 */
	private static function format_entries( array $log, string $kind, callable $text ): string {
		return implode( "\n", array_map( $text, array_values( array_filter( $log, static fn ( array $note ): bool => $kind === $note['kind'] ) ) ) );
	}

	/**
	 * @param array<mixed> $record
	 * @return array<mixed>
	 */
	private static function record_part( array $record, string $name ): array {
		return is_array( $record[ $name ] ?? null ) ? $record[ $name ] : [];
	}
	// phpcs:enable
}
