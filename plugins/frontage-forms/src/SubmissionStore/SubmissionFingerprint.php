<?php

declare( strict_types=1 );

namespace Frontage\Forms\SubmissionStore;

use Frontage\Forms\Submission\Submission;

defined( 'ABSPATH' ) || exit;

/**
 * Decides when two submissions of a form are the same.
 *
 * With an Idempotency-Key: when the keys are equal; other values under the same key are an error. Without one: when IP address, unit tag
 * and values are equal, within half an hour. The columns contain nothing from which the address could be derived. Files count by name and
 * content, so a second attempt with the right attachment is no repeat.
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
		foreach ( $submission->form->find_tags( 'quiz', 'captchar' ) as $tag ) {
			unset( $values[ $tag->name ] ); // After a failed email the visitor gets a new question, and the message is still the same.
		}
		ksort( $values );
		$this->values_hash = self::create_hash( [ $values, $files ] );
		$without_key       = self::create_hash( [ $submission->address, $submission->unit_tag, $this->values_hash ] );
		// Spam is checked again each time, so it must not block a later verdict.
		$this->claim = match ( true ) {
			SubmissionState::SPAM === $state    => 's' . $without_key,
			'' !== $submission->key   => 'k' . self::create_hash( [ $submission->key ] ),
			default                   => 'h' . $without_key,
		};
	}

	/** A claim without a key expires after half an hour; one with a key lasts as long as the row. */
	public function is_expiring(): bool {
		return 'k' !== $this->claim[0];
	}

	/** @param array<mixed> $parts */
	private static function create_hash( array $parts ): string {
		return substr( hash_hmac( 'sha256', (string) wp_json_encode( $parts ), wp_salt( 'nonce' ) ), 0, 48 );
	}
}
