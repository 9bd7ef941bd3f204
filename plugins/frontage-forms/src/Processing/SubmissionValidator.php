<?php

namespace Frontage\Forms\Processing;

use Frontage\Forms\Document\DefaultMessages;
use Frontage\Forms\Document\FieldErrors;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Document\SharedFieldNames;
use Frontage\Forms\Document\UploadConstraints;
use Frontage\Forms\Document\ValidationOptions;
use Frontage\Forms\Files\FileContentValidator;
use Frontage\Forms\Files\FileValidator;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\Consents;
use Frontage\Forms\Submission\FieldValues;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Forms\Submission\SubmittedForm;
use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Forms\Files\Uploads\UploadFieldValidator;
use Frontage\Rules\Rules;

defined( 'ABSPATH' ) || exit;

/** Finds the invalid fields of a submission: by the form's rules first, then by the checks of tag types and add-ons. */
final class SubmissionValidator {

	private readonly Form $form;

	private readonly SubmissionRequest $input;

	public function __construct( private readonly SubmittedForm $submitted_form ) {
		$this->form  = $submitted_form->visible;
		$this->input = $submitted_form->request;
	}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return array<string, array{message:string, idref:?string}>
	 */
	public function find_field_errors( array $values ): array {
		$errors = $this->find_broken_files( Rules::without_files( $this->form->rules() ), $this->input->files )
			+ $this->find_invalid_shapes()
			+ SubmissionLimits::find_long_fields( $this->form, $this->input->fields );
		foreach ( $this->form->tags() as $tag ) {
			if ( '' === $tag->name || isset( $errors[ $tag->name ] ) ) {
				continue;
			}
			$error = TagTypeRegistry::instance()->get( $tag->type )?->check( $tag, $this->form, $this->input->sent_fields[ $tag->name ] ?? null, $this->input->sent_fields );
			if ( 'acceptance' === $tag->basetype && $this->form->is_on( 'acceptance_as_validation' ) && Consents::is_missing( $tag, $values ) ) {
				$error = $this->form->message( 'accept_terms' );
			}
			if ( null !== $error ) {
				$errors[ $tag->name ] = $error;
			}
		}
		$errors = FieldErrors::replace( $this->form, $errors );
		/**
		 * Filters the invalid fields before anything is stored or mailed.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string>              $errors Text by field name, in the order in which the errors are listed.
		 * @param array<string, string|list<string>> $values Submitted values by field name.
		 * @param Form                               $form
		 * @param SubmissionRequest                              $input
		 */
		$filtered = apply_filters( 'frontage_forms_field_errors', $errors, $values, $this->form, $this->input );
		return $this->add_targets( is_array( $filtered ) ? $filtered : $errors );
	}

	/**
	 * Files are validated after the spam check.
	 *
	 * @return array<string, array{message:string, idref:?string}>
	 */
	public function find_file_errors(): array {
		$sent_files = $this->input->files;
		$true       = array_map( static fn ( array $files ): array => array_map( self::correct_file_name( ... ), $files ), $sent_files );
		$errors     = $this->find_broken_files( Rules::with_files( $this->form->rules() ), $true );
		$own_fields = array_flip( array_column( self::list_file_tags( $this->form ), 'name' ) );
		$uploads    = UploadFieldValidator::find_errors( $this->submitted_form );
		foreach ( array_diff_key( array_intersect_key( $true, $own_fields ), $uploads ) as $field => $files ) {
			foreach ( $files as $index => $file ) {
				$previous_name = $sent_files[ $field ][ $index ]['name'];
				$message       = $this->find_fault( $file );
				if ( $previous_name !== $file['name'] && isset( $errors[ $field ] ) && ! isset( $this->find_broken_files( Rules::with_files( $this->form->rules() ), $sent_files )[ $field ] ) ) {
					$errors[ $field ] = UploadConstraints::general_fault_message( 'image:' . FileContentValidator::actual_format( $file['tmp_name'], $previous_name ) ); // The field would accept the extension that the file was sent with.
				} elseif ( '' !== $message && ( UPLOAD_ERR_OK !== $file['error'] || ! isset( $errors[ $field ] ) ) ) {
					$errors[ $field ] = $message;
				}
			}
		}
		$errors = array_filter( $uploads ) + array_intersect_key( $errors, $own_fields );
		/**
		 * Filters the errors of file fields before the files are stored.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $errors Text by field name.
		 * @param Form                  $form
		 * @param SubmissionRequest                 $input
		 */
		$filtered = apply_filters( 'frontage_forms_file_errors', $errors, $this->form, $this->input );
		return $this->add_targets( is_array( $filtered ) ? $filtered : $errors );
	}

	/**
	 * Checks a file independently of the form's rules: PHP reported an upload error, or the content does not match the name.
	 *
	 * @param array{name:string, tmp_name:string, error:int, size:int} $file
	 * @return string Message for the visitor, or ''.
	 */
	private function find_fault( array $file ): string {
		$fault = UPLOAD_ERR_OK === $file['error'] ? FileContentValidator::find_fault( $file['tmp_name'], $file['name'] ) ?: FileValidator::scan_for_viruses( $file['tmp_name'], $file['name'] ) : '';
		return match ( true ) {
			in_array( $file['error'], [ UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ], true ) => $this->form->message( 'upload_file_too_large' ),
			UPLOAD_ERR_OK !== $file['error']     => $this->form->message( 'upload_failed_php_error' ),
			'unknown' === $fault                 => $this->form->message( 'upload_file_type_invalid' ),
			'' !== $fault && 0 === $file['size'] => UploadConstraints::general_fault_message( 'empty' ),
			in_array( $fault, [ 'content', 'unsafe' ], true ) => $this->custom_message( 'upload_file_type_invalid' ) ?: UploadConstraints::general_fault_message( $fault ),
			default                              => '' === $fault ? '' : UploadConstraints::general_fault_message( $fault ),
		};
	}

	/** A message that the form's owner changed; '' when it is the default. */
	private function custom_message( string $message ): string {
		return ( DefaultMessages::defaults()[ $message ] ?? '' ) === ( $this->form->messages[ $message ] ?? '' ) ? '' : $this->form->message( $message );
	}

	/**
	 * An image is validated and stored with the extension of its actual type.
	 *
	 * @param array{name:string, tmp_name:string, error:int, size:int} $file
	 * @return array{name:string, tmp_name:string, error:int, size:int}
	 */
	private static function correct_file_name( array $file ): array {
		return [ ...$file, 'name' => UPLOAD_ERR_OK === $file['error'] ? FileContentValidator::corrected_name( $file['tmp_name'], $file['name'] ) : $file['name'] ];
	}

	/** @return list<FormTag> Fields whose files arrive in the submission request itself. */
	public static function list_file_tags( Form $form ): array {
		return array_values(
			array_filter( $form->tags(), static fn ( FormTag $tag ): bool => '' !== $tag->name && TagTypeRegistry::instance()->supports( $tag->type, 'file-uploading' ) )
		);
	}

	/**
	 * @param list<array<mixed>>                                                                   $rules
	 * @param array<string, list<array{name:string, tmp_name:string, error:int, size:int}>> $files
	 * @return array<string, string>
	 */
	private function find_broken_files( array $rules, array $files ): array {
		$broken = Rules::validate( $rules, $this->input->sent_fields, $files, null, ValidationOptions::site_options( $this->form->locale ) );
		return array_map( static fn ( array $broken_file ): string => $broken_file['error'], $broken );
	}

	/**
	 * Fields that got a list instead of a single value, or a nested list.
	 *
	 * @return array<string, string>
	 */
	private function find_invalid_shapes(): array {
		$errors = [];
		foreach ( FieldValues::list_tags( $this->form ) as $name => $tag ) {
			$is_list   = is_array( $this->input->fields[ $name ] ?? '' );
			$is_single = TagTypeRegistry::instance()->supports( $tag->type, 'single-value' ) && ! SharedFieldNames::is_list_field( $this->form, $tag );
			if ( in_array( $name, $this->input->malformed_names, true ) || ( $is_list && $is_single ) ) {
				$errors[ $name ] = __( 'Undefined value was submitted through this field.', 'frontage-forms' );
			}
		}
		return $errors;
	}

	/**
	 * Adds the ID of the control that an error links to, if the tag has one.
	 *
	 * @param array<mixed> $errors
	 * @return array<string, array{message:string, idref:?string}>
	 */
	public function add_targets( array $errors ): array {
		$ids = [];
		foreach ( $this->form->tags() as $tag ) {
			if ( '' !== $tag->name ) {
				$ids[ $tag->name ] ??= $tag->option( 'id', '[-0-9a-zA-Z_]+' );
			}
		}
		$invalid = [];
		foreach ( array_filter( $errors, 'is_string' ) as $field => $message ) {
			$invalid[ (string) $field ] = [
				'message' => $message,
				'idref'   => $ids[ $field ] ?? null,
			];
		}
		return $invalid;
	}
}
