<?php

namespace Frontage\Forms\Feedback;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\Tag;
use Frontage\Forms\Form\TagTypes;
use Frontage\Rules\Rules;

/** Which fields of a submission are in error: the form's rules first, then what tag types and add-ons check themselves. */
final class Validation {

	/** Rules about files have a turn of their own, after the spam check. */
	private const FILE_RULES = [ 'requiredfile', 'file', 'minfilesize', 'maxfilesize' ];

	public function __construct( private readonly Form $form, private readonly Input $input ) {}

	/**
	 * @param array<string, string|list<string>> $values
	 * @return array<string, array{message:string, idref:?string}>
	 */
	public function field_errors( array $values ): array {
		$errors = $this->broken_rules( false )
			+ $this->wrong_shapes()
			+ Limits::too_long( $this->form, $this->input->fields );
		foreach ( $this->form->tags() as $tag ) {
			$type  = TagTypes::instance()->get( $tag->type );
			$error = '' === $tag->name || isset( $errors[ $tag->name ] ) ? null : $type?->check( $tag, $this->form, $this->input->fields[ $tag->name ] ?? null, $this->input->fields );
			if ( null !== $error ) {
				$errors[ $tag->name ] = $error;
			}
		}
		/**
		 * Filters the fields in error, before anything is kept or mailed.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string>              $errors Text by field name, in the order in which the errors are listed.
		 * @param array<string, string|list<string>> $values What was submitted, by field name.
		 * @param Form                               $form
		 * @param Input                              $input
		 */
		$filtered = apply_filters( 'frontage_forms_field_errors', $errors, $values, $this->form, $this->input );
		return $this->with_targets( is_array( $filtered ) ? $filtered : $errors );
	}

	/** @return array<string, array{message:string, idref:?string}> */
	public function file_errors(): array {
		$errors = $this->broken_rules( true );
		foreach ( $this->input->files as $field => $files ) {
			foreach ( $files as $file ) {
				if ( UPLOAD_ERR_OK !== $file['error'] ) {
					$too_large        = in_array( $file['error'], [ UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE ], true );
					$errors[ $field ] = $this->form->message( $too_large ? 'upload_file_too_large' : 'upload_failed_php_error' );
				}
			}
		}
		$mine = array_flip( array_column( self::file_tags( $this->form ), 'name' ) );
		/**
		 * Filters the file fields in error, before the files are kept.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $errors Text by field name.
		 * @param Form                  $form
		 * @param Input                 $input
		 */
		$filtered = apply_filters( 'frontage_forms_file_errors', array_intersect_key( $errors, $mine ), $this->form, $this->input );
		return $this->with_targets( is_array( $filtered ) ? $filtered : $errors );
	}

	/** @return list<Tag> The fields of the form that take files with the request itself. */
	public static function file_tags( Form $form ): array {
		return array_values(
			array_filter( $form->tags(), static fn ( Tag $tag ): bool => '' !== $tag->name && TagTypes::instance()->supports( $tag->type, 'file-uploading' ) )
		);
	}

	/** @return array<string, string> */
	private function broken_rules( bool $about_files ): array {
		$rules  = array_values( array_filter( $this->form->rules(), static fn ( array $rule ): bool => self::is_about_files( $rule ) === $about_files ) );
		$broken = Rules::validate( $rules, $this->input->fields, $this->input->files );
		return array_map( static fn ( array $one ): string => $one['error'], $broken );
	}

	/** @param array<mixed> $rule A composite belongs to what its inner rules are about. */
	private static function is_about_files( array $rule ): bool {
		foreach ( is_array( $rule['rules'] ?? null ) ? $rule['rules'] : [] as $inner ) {
			if ( is_array( $inner ) && self::is_about_files( $inner ) ) {
				return true;
			}
		}
		return in_array( $rule['rule'] ?? '', self::FILE_RULES, true );
	}

	/**
	 * Fields for which a list came where one value is meant, or a list in a list.
	 *
	 * @return array<string, string>
	 */
	private function wrong_shapes(): array {
		$errors = [];
		foreach ( $this->form->tags() as $tag ) {
			$is_list = is_array( $this->input->fields[ $tag->name ] ?? '' );
			if ( in_array( $tag->name, $this->input->misshapen, true ) || ( $is_list && ! self::takes_list( $tag ) ) ) {
				$errors[ $tag->name ] = __( 'Undefined value was submitted through this field.', 'frontage-forms' );
			}
		}
		return $errors;
	}

	private static function takes_list( Tag $tag ): bool {
		return match ( $tag->basetype ) {
			'checkbox' => ! $tag->has_option( 'exclusive' ),
			'select'   => $tag->has_option( 'multiple' ),
			'text', 'email', 'url', 'tel', 'textarea', 'number', 'range', 'date', 'radio', 'acceptance', 'quiz', 'hidden', 'captchar' => false,
			default    => true, // A type of an add-on: its own rules judge it.
		};
	}

	/**
	 * Adds the control that an error's link leads to, where the tag gives it an id.
	 *
	 * @param array<mixed> $errors
	 * @return array<string, array{message:string, idref:?string}>
	 */
	public function with_targets( array $errors ): array {
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
