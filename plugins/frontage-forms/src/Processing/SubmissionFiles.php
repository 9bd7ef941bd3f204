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

	private readonly AttachmentStaging $staging;

	/** @var \Closure(string, string): bool */
	private readonly \Closure $move_upload;

	/** @param ?\Closure(string, string): bool $move_upload Moves PHP's temporary file to its path; tests use files that were not uploaded. */
	public function __construct( ?\Closure $move_upload = null, private readonly FileRepository $store = new FileRepository() ) {
		$this->move_upload = $move_upload ?? move_uploaded_file( ... ); // phpcs:ignore Generic.PHP.ForbiddenFunctions.Found -- wp_handle_upload() would put the file in a public folder.
		$this->staging     = new AttachmentStaging();
	}

	/**
	 * Takes the files of the form's own file fields; an error names the field that failed.
	 *
	 * @return array<string, list<array{path:string, name:string, token?:string}>>|\WP_Error
	 */
	public function accept_files( SubmittedForm $submitted_form ): array|\WP_Error {
		$accepted_files = [];
		foreach ( SubmissionValidator::list_file_tags( $submitted_form->visible ) as $tag ) {
			$before = 'mfile' === $tag->basetype && ! isset( $accepted_files[ $tag->name ] ) && UploadFieldValidator::list_references( $submitted_form, $tag->name );
			if ( $before ) {
				$list = $this->stage_uploads( (array) UploadFieldValidator::find_sent_files( $submitted_form, $tag->name ) );
				if ( ! $list ) {
					$fault = $this->staging->is_storage_away ? 'away' : 'again';
					$this->delete_staged();
					return new \WP_Error( 'frontage_file_gone', UploadConstraints::from_tag( $tag )->fault_message( $fault ), [ 'field' => $tag->name ] );
				}
				$accepted_files[ $tag->name ] = $list;
			}
			foreach ( isset( $accepted_files[ $tag->name ] ) ? [] : ( $submitted_form->request->files[ $tag->name ] ?? [] ) as $file ) {
				/**
				 * Filters the name under which a visitor's file is stored and emailed; the result is made safe once more.
				 *
				 * @since 0.1.0
				 *
				 * @param string $safe
				 * @param string $name The visitor's name for it.
				 * @param FormTag    $tag  Its field.
				 */
				$name = apply_filters( 'frontage_forms_file_name', FileNames::sanitize( FileContentValidator::corrected_name( $file['tmp_name'], $file['name'] ) ), $file['name'], $tag );
				$path = $this->staging->add_file( is_string( $name ) ? $name : $file['name'], fn ( string $path ): bool => ( $this->move_upload )( $file['tmp_name'], $path ) );
				if ( '' === $path ) {
					$this->delete_staged();
					return self::storage_error( $submitted_form->visible, $tag->name );
				}
				$accepted_files[ $tag->name ][] = [
					'path' => $path,
					'name' => wp_basename( $path ),
				];
			}
		}
		return $accepted_files;
	}

	/**
	 * Stores the files before the submission, so that a stored submission never lacks one.
	 *
	 * @param array<string, list<array{path:string, name:string, token?:string}>> $accepted_files
	 * @return array<string, list<array{path:string, name:string, token:string}>>|\WP_Error
	 */
	public function store_files( SubmittedForm $submitted_form, array $accepted_files ): array|\WP_Error {
		$list = [];
		foreach ( $accepted_files as $field => $files ) {
			foreach ( $files as $file ) {
				$list[] = [ ...$file, 'field' => (string) $field ];
			}
		}
		$new          = array_filter( $list, static fn ( array $file ): bool => ! isset( $file['token'] ) ); // The others were stored when they were uploaded.
		$stored_files = $this->store->store( array_values( $new ) );
		if ( null === $stored_files ) {
			return self::storage_error( $submitted_form->visible, (string) array_key_first( $accepted_files ), $this->store->last_fault() );
		}
		$claimed_files = [];
		foreach ( $list as $file ) {
			$claimed_files[ $file['field'] ][] = [
				'path'  => $file['path'],
				'name'  => $file['name'],
				'token' => $file['token'] ?? (string) array_shift( $stored_files )?->token,
			];
		}
		return $claimed_files;
	}

	/**
	 * Whether another submission already uses one of these files; a repeat of the same submission may.
	 *
	 * @param array<string, list<array{path:string, name:string, token?:string}>> $accepted_files
	 */
	public function has_used_files( array $accepted_files, Submission $submission ): bool {
		foreach ( $this->store->find( self::list_tokens( $accepted_files ) ) as $file ) {
			if ( $file->submission_id > 0 && ! SubmissionRepository::is_repeat( $file->submission_id, $submission ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Deletes the uploads of a submission that is not stored, once its email was accepted.
	 *
	 * @param array<string, list<array{path:string, name:string, token?:string}>> $accepted_files
	 */
	public function delete_uploads( array $accepted_files ): void {
		$this->store->remove( array_values( array_filter( $this->store->find( self::list_tokens( $accepted_files ) ), static fn ( StoredFile $file ): bool => 0 === $file->submission_id ) ) );
	}

	/**
	 * Tokens of files that were uploaded before their form was sent.
	 *
	 * @param array<string, list<array{path:string, name:string, token?:string}>> $accepted_files
	 * @return list<string>
	 */
	private static function list_tokens( array $accepted_files ): array {
		return array_values( array_filter( array_column( array_merge( [], ...array_values( $accepted_files ) ), 'token' ) ) );
	}

	/**
	 * Stages copies of stored files, identical to those that were checked.
	 *
	 * @param array<StoredFile> $files
	 * @return list<array{path:string, name:string, token:string}> Empty when one is missing or was changed.
	 */
	private function stage_uploads( array $files ): array {
		$accepted_files = [];
		foreach ( $files as $file ) {
			$path = $this->store->copy_to_staging( $file, $this->staging );
			if ( '' === $path ) {
				return [];
			}
			$accepted_files[] = [
				'path'  => $path,
				'name'  => wp_basename( $path ),
				'token' => $file->token,
			];
		}
		return $accepted_files;
	}

	/** Call this when the submission is done, whatever the outcome: staged files are deleted, stored ones stay. */
	public function delete_staged(): void {
		$this->staging->delete_files();
	}

	private static function storage_error( Form $form, string $field, string $fault = 'full' ): \WP_Error {
		$terms = 'away' === $fault ? UploadConstraints::from_field( $form, $field ) : null;
		return new \WP_Error( 'frontage_file_not_kept', $terms?->fault_message( $fault ) ?? $form->message( 'upload_failed' ), [ 'field' => $field ] );
	}
}
