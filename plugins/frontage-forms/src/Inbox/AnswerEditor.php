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
	public static function answer_text( mixed $value ): string {
		return implode( "\n", array_map( RecordReader::parse_text( ... ), is_array( $value ) ? $value : [ $value ] ) );
	}

	/**
	 * @param string $old_text The answer as its editor saw it.
	 * @return ?bool False when the answer differs from it, or there are too many notes; null when the database refused.
	 */
	public function edit( int $id, string $field, string $old_text, string $text, int $user_id ): ?bool {
		$json      = '';
		$is_edited = $this->notes->append(
			$id,
			[
				'kind'  => SubmissionNotes::EDIT,
				'field' => $field,
				'old'   => $old_text,
				'text'  => $text,
			],
			$user_id,
			function () use ( $id, $field, $old_text, $text, &$json ): array|false {
				$row    = $this->query->find_one( $id );
				$record = $this->query->load_record( $id );
				$values = is_array( $record['values'] ?? null ) ? $record['values'] : [];
				if ( ! $row || ! self::is_editable( $record, $field ) || self::answer_text( $values[ $field ] ) !== $old_text ) {
					return false;
				}
				$form             = ( new FormRepository() )->find( $row['form_id'] );
				$texts            = static fn ( array $record ): array => $form ? SubmissionRow::list_texts( Submission::from_record( $form, $record ) ) : [];
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
		if ( $is_edited ) {
			SearchIndex::delete_words( [ $id ] );
			SearchIndex::index_after_response( $id, $json );
		}
		return $is_edited;
	}

	/** @param array<mixed> $record */
	private static function is_editable( array $record, string $field ): bool {
		$has_value = static fn ( string $part ): bool => is_array( $record[ $part ] ?? null ) && isset( $record[ $part ][ $field ] );
		return $has_value( 'values' ) && ! $has_value( 'consents' ) && ! $has_value( 'files' );
	}
}
