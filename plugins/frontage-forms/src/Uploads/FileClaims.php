<?php

declare( strict_types=1 );

namespace Frontage\Forms\Uploads;

use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\SubmissionStore\SubmissionClaim;

defined( 'ABSPATH' ) || exit;

/** Whose the kept files of a submission are: its row's, or an earlier one's of the same submission, or nobody's. */
final class FileClaims {

	public function __construct( private readonly FileRepository $store = new FileRepository() ) {}

	/** The submission with the files that are its row's from now on. */
	public function claim( Submission $submission, SubmissionClaim $kept ): Submission {
		$tokens = self::tokens( $submission );
		if ( ! $tokens ) {
			return $submission;
		}
		$earlier = SubmissionClaim::AGAIN === $kept->turn ? array_filter( $this->store->of( $kept->id ), fn ( StoredFile $file ): bool => '' !== $file->field && $this->store->has( $file ) ) : [];
		if ( count( $earlier ) < count( $tokens ) ) {
			$this->store->claim( $tokens, $kept->id );
			return $submission;
		}
		// The same files as before, told by name and content: those that stand in the row stay.
		$this->discard( $submission );
		$files = [];
		foreach ( $submission->files as $field => $list ) {
			foreach ( $list as $file ) {
				foreach ( $earlier as $key => $known ) {
					if ( $known->field === (string) $field && $known->name === $file['name'] ) {
						$file['token'] = $known->token;
						unset( $earlier[ $key ] );
						break;
					}
				}
				$files[ $field ][] = $file;
			}
		}
		return $submission->with_files( $files );
	}

	/** Nothing will be stored with them. */
	public function discard( Submission $submission ): void {
		$tokens = self::tokens( $submission );
		if ( $tokens ) {
			$this->store->remove( array_values( array_filter( $this->store->find( $tokens ), static fn ( StoredFile $file ): bool => 0 === $file->submission_id && ! $file->waits() ) ) ); // What was sent before its form waits on: the visitor may send again.
		}
	}

	/** @return list<string> */
	private static function tokens( Submission $submission ): array {
		$tokens = [];
		foreach ( $submission->files as $files ) {
			array_push( $tokens, ...array_column( $files, 'token' ) );
		}
		return $tokens;
	}
}
