<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\Submission\Submission;

defined( 'ABSPATH' ) || exit;

/**
 * When two submissions of a form are the same one.
 *
 * With an Idempotency-Key: when the keys are equal (other values under the same key are a mistake to report).
 * Without: when address, place of the form and values are equal, within half an hour; the columns hold no trace that leads back to an address.
 * Files count by name and content, so a second try with the right attachment is not taken for a repeat.
 */
final class SubmissionFingerprint {

	public readonly string $claim;
	public readonly string $values_hash;

	public function __construct( Submission $submission, string $state ) {
		$files = [];
		foreach ( $submission->files as $field => $list ) {
			foreach ( $list as $file ) {
				$files[ $field ][] = [ $file['name'], is_file( $file['path'] ) ? (string) hash_file( 'xxh128', $file['path'] ) : '' ];
			}
		}
		$values = $submission->values;
		foreach ( $submission->form->tags_of( 'quiz', 'captchar' ) as $tag ) {
			unset( $values[ $tag->name ] ); // After a mail that failed the visitor is asked anew, and the message is still the same.
		}
		ksort( $values );
		$this->values_hash = self::keyed( [ $values, $files ] );
		$without_key       = self::keyed( [ $submission->address, $submission->unit_tag, $this->values_hash ] );
		// What is judged as spam is judged anew each time, so it must not stand in the way of a later verdict.
		$this->claim = match ( true ) {
			SubmissionState::SPAM === $state    => 's' . $without_key,
			'' !== $submission->key   => 'k' . self::keyed( [ $submission->key ] ),
			default                   => 'h' . $without_key,
		};
	}

	/** A claim without a key holds for half an hour only; one with a key for as long as the row. */
	public function fades(): bool {
		return 'k' !== $this->claim[0];
	}

	/** @param array<mixed> $parts */
	private static function keyed( array $parts ): string {
		return substr( hash_hmac( 'sha256', (string) wp_json_encode( $parts ), wp_salt( 'nonce' ) ), 0, 48 );
	}
}
