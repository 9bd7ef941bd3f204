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
	public static function errors( SubmittedForm $submitted ): array {
		$form   = $submitted->visible;
		$errors = [];
		$bytes  = 0;
		foreach ( $form->tags_of( 'mfile' ) as $tag ) {
			if ( '' === $tag->name || isset( $errors[ $tag->name ] ) ) {
				continue;
			}
			$terms = UploadConstraints::of( $tag );
			$files = $submitted->request->files[ $tag->name ] ?? [];
			$named = self::named( $submitted, $tag->name );
			$sent  = $named ? self::sent_before( $submitted, $tag->name ) : [];
			$count = $named ? count( $named ) : count( $files );
			$fault = match ( true ) {
				0 === $count           => '',
				$count > $terms->most  => 'max_file_limit',
				$count < $terms->least => 'min_file',
				null === $sent         => 'again',
				(bool) $named          => '',
				default                => self::first_fault( $terms, $files ),
			};
			$bytes += array_sum( array_column( $sent ?: ( $named ? [] : $files ), 'size' ) );
			$errors[ $tag->name ] = match ( true ) {
				0 === $count && $terms->is_required               => $form->message( 'invalid_required' ),
				'' === $fault && $bytes > UploadConstraints::TOGETHER   => $terms->text( 'together' ),
				'upload_failed_php_error' === $fault              => $form->message( $fault ),
				'' !== $fault                                     => $terms->text( $fault ),
				default                                           => '',
			};
		}
		return $errors;
	}

	/**
	 * The files that a field refers to: uploaded before the form, for this field of this form, by a client that knows their reference.
	 * Files that a submission already has are included, since a form may be sent twice (`SubmissionFiles::are_used()`).
	 *
	 * @return ?list<StoredFile> Null when one of the references is invalid; then the whole field is.
	 */
	public static function sent_before( SubmittedForm $submitted, string $field ): ?array {
		$found = [];
		foreach ( self::named( $submitted, $field ) as $reference ) {
			$next = null;
			foreach ( UploadReference::find( $submitted->form->id, $field, $reference ) as $file ) {
				$next ??= isset( $found[ $file->token ] ) || ! ( new FileRepository() )->has( $file ) ? null : $file;
			}
			if ( ! $next ) {
				return null;
			}
			$found[ $next->token ] = $next;
		}
		return array_values( $found );
	}

	/**
	 * @param array<string, list<array{path:string, name:string, token?:string}>> $taken
	 * @return array<string, string> An error for each field with files that were uploaded before.
	 */
	public static function used( SubmittedForm $submitted, array $taken ): array {
		$errors = [];
		foreach ( $taken as $field => $files ) {
			$terms = array_filter( array_column( $files, 'token' ) ) ? UploadConstraints::of_field( $submitted->visible, (string) $field ) : null;
			if ( $terms ) {
				$errors[ (string) $field ] = $terms->text( 'again' );
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
	public static function named( SubmittedForm $submitted, string $field ): array {
		return array_values( array_filter( (array) ( $submitted->request->fields[ $field ] ?? [] ), static fn ( string $one ): bool => '' !== $one ) );
	}

	/** @param list<array{name:string, tmp_name:string, error:int, size:int}> $files */
	private static function first_fault( UploadConstraints $terms, array $files ): string {
		foreach ( $files as $file ) {
			$fault = match ( $file['error'] ) {
				UPLOAD_ERR_OK                             => FileValidator::fault( $terms, $file['name'], $file['size'], $file['tmp_name'] ),
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
