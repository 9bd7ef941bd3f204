<?php

namespace Frontage\Forms\Processing;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\Files\FileContentValidator;
use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\Storage\AttachmentStaging;
use Frontage\Forms\Files\Storage\FileNames;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Form\Form;
use Frontage\Forms\SubmissionStore\SubmissionRepository;
use Frontage\Forms\Submission\Submission;
use Frontage\Forms\Submission\SubmittedForm;
use Frontage\Forms\Files\Uploads\UploadFieldValidator;

defined( 'ABSPATH' ) || exit;

/** The files of one submission: staged under their names during processing, and stored if the submission is stored. */
final class SubmissionFiles {

	private readonly AttachmentStaging $desk;

	/** @var \Closure(string, string): bool */
	private readonly \Closure $move;

	/** @param ?\Closure(string, string): bool $move Moves PHP's temporary file to its path; tests use files that were not uploaded. */
	public function __construct( ?\Closure $move = null, private readonly FileRepository $store = new FileRepository() ) {
		$this->move = $move ?? move_uploaded_file( ... ); // phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- wp_handle_upload() would put the file in a public folder.
		$this->desk = new AttachmentStaging();
	}

	/**
	 * Takes the files of the form's own file fields; an error names the field that failed.
	 *
	 * @return array<string, list<array{path:string, name:string, token?:string}>>|\WP_Error
	 */
	public function take( SubmittedForm $submitted ): array|\WP_Error {
		$taken = [];
		foreach ( SubmissionValidator::file_tags( $submitted->visible ) as $tag ) {
			$before = 'mfile' === $tag->basetype && ! isset( $taken[ $tag->name ] ) && UploadFieldValidator::named( $submitted, $tag->name );
			if ( $before ) {
				$list = $this->take_sent( (array) UploadFieldValidator::sent_before( $submitted, $tag->name ) );
				if ( ! $list ) {
					$fault = $this->desk->is_storage_away ? 'away' : 'again';
					$this->remove();
					return new \WP_Error( 'frontage_file_gone', UploadConstraints::of( $tag )->text( $fault ), [ 'field' => $tag->name ] );
				}
				$taken[ $tag->name ] = $list;
			}
			foreach ( isset( $taken[ $tag->name ] ) ? [] : ( $submitted->request->files[ $tag->name ] ?? [] ) as $file ) {
				/**
				 * Filters the name under which a visitor's file is stored and emailed; the result is made safe once more.
				 *
				 * @since 0.1.0
				 *
				 * @param string $safe
				 * @param string $name The visitor's name for it.
				 * @param FormTag    $tag  Its field.
				 */
				$name = apply_filters( 'frontage_forms_file_name', FileNames::safe( FileContentValidator::true_name( $file['tmp_name'], $file['name'] ) ), $file['name'], $tag );
				$path = $this->desk->lay( is_string( $name ) ? $name : $file['name'], fn ( string $path ): bool => ( $this->move )( $file['tmp_name'], $path ) );
				if ( '' === $path ) {
					$this->remove();
					return self::not_kept( $submitted->visible, $tag->name );
				}
				$taken[ $tag->name ][] = [
					'path' => $path,
					'name' => wp_basename( $path ),
				];
			}
		}
		return $taken;
	}

	/**
	 * Stores the files before the submission, so that a stored submission never lacks one.
	 *
	 * @param array<string, list<array{path:string, name:string, token?:string}>> $taken
	 * @return array<string, list<array{path:string, name:string, token:string}>>|\WP_Error
	 */
	public function keep( SubmittedForm $submitted, array $taken ): array|\WP_Error {
		$list = [];
		foreach ( $taken as $field => $files ) {
			foreach ( $files as $file ) {
				$list[] = [ ...$file, 'field' => (string) $field ];
			}
		}
		$new    = array_filter( $list, static fn ( array $file ): bool => ! isset( $file['token'] ) ); // The others were stored when they were uploaded.
		$stored = $this->store->keep( array_values( $new ) );
		if ( null === $stored ) {
			return self::not_kept( $submitted->visible, (string) array_key_first( $taken ), $this->store->why_not() );
		}
		$kept = [];
		foreach ( $list as $file ) {
			$kept[ $file['field'] ][] = [
				'path'  => $file['path'],
				'name'  => $file['name'],
				'token' => $file['token'] ?? (string) array_shift( $stored )?->token,
			];
		}
		return $kept;
	}

	/**
	 * Whether another submission already uses one of these files; a repeat of the same submission may.
	 *
	 * @param array<string, list<array{path:string, name:string, token?:string}>> $taken
	 */
	public function are_used( array $taken, Submission $submission ): bool {
		foreach ( $this->store->find( self::tokens( $taken ) ) as $file ) {
			if ( $file->submission_id > 0 && ! SubmissionRepository::is_of( $file->submission_id, $submission ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Deletes the uploads of a submission that is not stored, once its email was accepted.
	 *
	 * @param array<string, list<array{path:string, name:string, token?:string}>> $taken
	 */
	public function spend( array $taken ): void {
		$this->store->remove( array_values( array_filter( $this->store->find( self::tokens( $taken ) ), static fn ( StoredFile $file ): bool => 0 === $file->submission_id ) ) );
	}

	/**
	 * Tokens of files that were uploaded before their form was sent.
	 *
	 * @param array<string, list<array{path:string, name:string, token?:string}>> $taken
	 * @return list<string>
	 */
	private static function tokens( array $taken ): array {
		return array_values( array_filter( array_column( array_merge( [], ...array_values( $taken ) ), 'token' ) ) );
	}

	/**
	 * Stages copies of stored files, identical to those that were checked.
	 *
	 * @param array<StoredFile> $files
	 * @return list<array{path:string, name:string, token:string}> Empty when one is missing or was changed.
	 */
	private function take_sent( array $files ): array {
		$taken = [];
		foreach ( $files as $file ) {
			$path = $this->store->lay_out( $file, $this->desk );
			if ( '' === $path ) {
				return [];
			}
			$taken[] = [
				'path'  => $path,
				'name'  => wp_basename( $path ),
				'token' => $file->token,
			];
		}
		return $taken;
	}

	/** Call this when the submission is done, whatever the outcome: staged files are deleted, stored ones stay. */
	public function remove(): void {
		$this->desk->clear();
	}

	private static function not_kept( Form $form, string $field, string $fault = 'full' ): \WP_Error {
		$terms = 'away' === $fault ? UploadConstraints::of_field( $form, $field ) : null;
		return new \WP_Error( 'frontage_file_not_kept', $terms?->text( $fault ) ?? $form->message( 'upload_failed' ), [ 'field' => $field ] );
	}
}
