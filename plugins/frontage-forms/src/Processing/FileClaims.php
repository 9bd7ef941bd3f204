<?php

declare( strict_types=1 );

namespace Frontage\Forms\Processing;

use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\SubmissionStore\SubmissionClaim;

defined( 'ABSPATH' ) || exit;

/** Decides who owns the stored files of a submission: its row, an earlier row of the same submission, or none. */
final class FileClaims {

	public function __construct( private readonly FileRepository $store = new FileRepository() ) {}

	/** Returns the submission with the files that belong to its row from now on. */
	public function claim( Submission $submission, SubmissionClaim $claim ): Submission {
		$tokens = self::list_tokens( $submission );
		if ( ! $tokens ) {
			return $submission;
		}
		$earlier_files = SubmissionClaim::AGAIN === $claim->outcome ? array_filter( $this->store->find_by_submission( $claim->id ), fn ( StoredFile $file ): bool => '' !== $file->field && $this->store->has_bytes( $file ) ) : [];
		if ( count( $earlier_files ) < count( $tokens ) ) {
			$this->store->claim( $tokens, $claim->id );
			return $submission;
		}
		// The same files as before, compared by name and content: the files of the existing row stay.
		$this->discard( $submission );
		$files = [];
		foreach ( $submission->files as $field => $list ) {
			foreach ( $list as $file ) {
				foreach ( $earlier_files as $key => $known_file ) {
					if ( $known_file->field === (string) $field && $known_file->name === $file['name'] ) {
						$file['token'] = $known_file->token;
						unset( $earlier_files[ $key ] );
						break;
					}
				}
				$files[ $field ][] = $file;
			}
		}
		return $submission->with_files( $files );
	}

	/** Deletes the files of a submission that is not stored. */
	public function discard( Submission $submission ): void {
		$tokens = self::list_tokens( $submission );
		if ( $tokens ) {
			$this->store->remove( array_values( array_filter( $this->store->find( $tokens ), static fn ( StoredFile $file ): bool => 0 === $file->submission_id && ! $file->is_pending() ) ) ); // Files uploaded before their form stay available: the visitor may send again.
		}
	}

	/** @return list<string> */
	private static function list_tokens( Submission $submission ): array {
		$tokens = [];
		foreach ( $submission->files as $files ) {
			array_push( $tokens, ...array_column( $files, 'token' ) );
		}
		return $tokens;
	}
}
