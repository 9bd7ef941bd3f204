<?php

declare( strict_types=1 );

namespace Frontage\Forms\Inbox;

use Frontage\Forms\Storage\FormRepository;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\SubmissionStore\SearchIndex;
use Frontage\Forms\SubmissionStore\SubmissionNotes;
use Frontage\Forms\SubmissionStore\SubmissionQuery;
use Frontage\Forms\SubmissionStore\SubmissionRow;

defined( 'ABSPATH' ) || exit;

/** Edits an answer of a stored submission. The old value stays in its notes. Consents and files are evidence and cannot be edited. */
final class AnswerEditor {

	/** Maximum characters of an answer. */
	public const LENGTH = 20000;

	public function __construct( private readonly SubmissionQuery $query = new SubmissionQuery(), private readonly SubmissionNotes $notes = new SubmissionNotes() ) {}

	/** An answer as one text; several values have a line each. */
	public static function text( mixed $value ): string {
		return implode( "\n", array_map( RecordReader::text( ... ), is_array( $value ) ? $value : [ $value ] ) );
	}

	/**
	 * @param string $old The answer as its editor saw it.
	 * @return ?bool False when the answer differs from it, or there are too many notes; null when the database refused.
	 */
	public function edit( int $id, string $field, string $old, string $text, int $by ): ?bool {
		$json = '';
		$done = $this->notes->append(
			$id,
			[
				'kind'  => SubmissionNotes::EDIT,
				'field' => $field,
				'old'   => $old,
				'text'  => $text,
			],
			$by,
			function () use ( $id, $field, $old, $text, &$json ): array|false {
				$row    = $this->query->one( $id );
				$record = $this->query->record( $id );
				$values = is_array( $record['values'] ?? null ) ? $record['values'] : [];
				if ( ! $row || ! self::may_be_edited( $record, $field ) || self::text( $values[ $field ] ) !== $old ) {
					return false;
				}
				$form             = ( new FormRepository() )->find( $row['form_id'] );
				$texts            = static fn ( array $record ): array => $form ? SubmissionRow::texts( Submission::from_record( $form, $record ) ) : [];
				$before           = $texts( $record );
				$values[ $field ] = is_array( $values[ $field ] ) ? array_values( array_filter( explode( "\n", $text ), static fn ( string $line ): bool => '' !== trim( $line ) ) ) : $text;
				$record           = [ ...$record, 'values' => $values ];
				$after            = $texts( $record );
				// Replies go to this address: who may only reply does not choose it.
				if ( ( $after['email'] ?? '' ) !== ( $before['email'] ?? '' ) && ! InboxCapabilities::may_delete( $id ) ) {
					return false;
				}
				$json = (string) wp_json_encode( $record, JSON_INVALID_UTF8_SUBSTITUTE );
				return [ 'data' => $json ] + $after;
			}
		);
		if ( $done ) {
			SearchIndex::forget( [ $id ] );
			SearchIndex::write_behind_the_answer( $id, $json );
		}
		return $done;
	}

	/** @param array<mixed> $record */
	private static function may_be_edited( array $record, string $field ): bool {
		$has = static fn ( string $part ): bool => is_array( $record[ $part ] ?? null ) && isset( $record[ $part ][ $field ] );
		return $has( 'values' ) && ! $has( 'consents' ) && ! $has( 'files' );
	}
}
