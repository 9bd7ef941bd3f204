<?php

declare( strict_types=1 );

namespace Frontage\Forms\Files\Uploads;

use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\Files\FileRepository;
use Frontage\Forms\Files\FileValidator;
use Frontage\Forms\Files\Storage\StoredFile;
use Frontage\Forms\Files\UploadReference;
use Frontage\Forms\Submission\SubmittedForm;

defined( 'ABSPATH' ) || exit;

/** Validates the files of a form's upload fields before any is moved: first their number and total size, then each file. */
final class UploadFieldValidator {

	/** @return array<string, string> Error or '' for every upload field of the form. */
	public static function find_errors( SubmittedForm $submitted_form ): array {
		$form   = $submitted_form->visible;
		$errors = [];
		$bytes  = 0;
		foreach ( $form->find_tags( 'mfile' ) as $tag ) {
			if ( '' === $tag->name || isset( $errors[ $tag->name ] ) ) {
				continue;
			}
			$terms      = UploadConstraints::from_tag( $tag );
			$files      = $submitted_form->request->files[ $tag->name ] ?? [];
			$references = self::list_references( $submitted_form, $tag->name );
			$sent_files = $references ? self::find_sent_files( $submitted_form, $tag->name ) : [];
			$count      = $references ? count( $references ) : count( $files );
			$fault      = match ( true ) {
				0 === $count           => '',
				$count > $terms->max_files  => 'max_file_limit',
				$count < $terms->min_files => 'min_file',
				null === $sent_files         => 'again',
				(bool) $references          => '',
				default                => self::find_first_fault( $terms, $files ),
			};
			$bytes               += array_sum( array_column( $sent_files ?: ( $references ? [] : $files ), 'size' ) );
			$errors[ $tag->name ] = match ( true ) {
				0 === $count && $terms->is_required               => $form->message( 'invalid_required' ),
				'' === $fault && $bytes > UploadConstraints::TOGETHER   => $terms->fault_message( 'together' ),
				'upload_failed_php_error' === $fault              => $form->message( $fault ),
				'' !== $fault                                     => $terms->fault_message( $fault ),
				default                                           => '',
			};
		}
		return $errors;
	}

	/**
	 * The files that a field refers to: uploaded before the form, for this field of this form, by a client that knows their reference.
	 * Files that a submission already has are included, since a form may be sent twice (`SubmissionFiles::has_used_files()`).
	 *
	 * @return ?list<StoredFile> Null when one of the references is invalid; then the whole field is.
	 */
	public static function find_sent_files( SubmittedForm $submitted_form, string $field ): ?array {
		$sent_files = [];
		foreach ( self::list_references( $submitted_form, $field ) as $reference ) {
			$next = null;
			foreach ( UploadReference::find( $submitted_form->form->id, $field, $reference ) as $file ) {
				$next ??= isset( $sent_files[ $file->token ] ) || ! ( new FileRepository() )->has_bytes( $file ) ? null : $file;
			}
			if ( ! $next ) {
				return null;
			}
			$sent_files[ $next->token ] = $next;
		}
		return array_values( $sent_files );
	}

	/**
	 * @param array<string, list<array{path:string, name:string, token?:string}>> $used_files
	 * @return array<string, string> An error for each field with files that were uploaded before.
	 */
	public static function used_file_errors( SubmittedForm $submitted_form, array $used_files ): array {
		$errors = [];
		foreach ( $used_files as $field => $files ) {
			$terms = array_filter( array_column( $files, 'token' ) ) ? UploadConstraints::from_field( $submitted_form->visible, (string) $field ) : null;
			if ( $terms ) {
				$errors[ (string) $field ] = $terms->fault_message( 'again' );
			}
		}
		return $errors;
	}

	/**
	 * The text values sent under the field's name. Files sent along are duplicates: the file input of a script that had uploaded them
	 * before.
	 *
	 * @return list<string>
	 */
	public static function list_references( SubmittedForm $submitted_form, string $field ): array {
		return array_values( array_filter( (array) ( $submitted_form->request->fields[ $field ] ?? [] ), static fn ( string $reference ): bool => '' !== $reference ) );
	}

	/** @param list<array{name:string, tmp_name:string, error:int, size:int}> $files */
	private static function find_first_fault( UploadConstraints $terms, array $files ): string {
		foreach ( $files as $file ) {
			$fault = match ( $file['error'] ) {
				UPLOAD_ERR_OK                             => FileValidator::find_fault( $terms, $file['name'], $file['size'], $file['tmp_name'] ),
				UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE => 'large_file',
				default                                   => 'upload_failed_php_error',
			};
			if ( '' !== $fault ) {
				return $fault;
			}
		}
		return '';
	}
}
