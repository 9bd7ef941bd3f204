<?php

namespace Frontage\Forms\Processing;

use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\FieldValues;
use Frontage\Forms\Submission\PlainHtmlInputs;
use Frontage\Forms\Submission\SubmissionRequest;
use Frontage\Forms\Tags\TagTypeRegistry;
use Frontage\Rules\FormValues;

defined( 'ABSPATH' ) || exit;

/** Limits of one submission. Anything above is refused with the limit in the message, never truncated. */
final class SubmissionLimits {

	public const FIELDS = 200;
	public const BYTES  = 2 * 1024 * 1024;

	/** UTF-16 code units, as browsers count `maxlength`. */
	public const LINE    = 400;
	public const LONGEST = 20000;

	/** Our own hidden fields, in addition to the visitor's. */
	private const OWN_FIELDS = 12;

	/** Returns 400 or 413 when the request is too large, or when PHP truncated it before. */
	public static function find_request_error( SubmissionRequest $input ): ?\WP_Error {
		$is_truncated = $input->length > 0 && 0 === $input->count && ! $input->files;
		if ( $is_truncated || $input->bytes > self::BYTES ) {
			$limit = $is_truncated ? wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ) : self::BYTES;
			if ( $input->bytes > self::BYTES || ( $limit > 0 && $input->length > $limit ) ) {
				return new \WP_Error(
					'frontage_submission_too_large',
					/* translators: %s: a size such as "2 MB". */
					sprintf( __( 'Your message exceeds the limit of %s. Shorten the text or remove files. Nothing was sent.', 'frontage-forms' ), size_format( $limit ) ),
					[ 'status' => 413 ]
				);
			}
		}
		$vars = (int) ini_get( 'max_input_vars' ); // PHP silently drops the fields above this.
		if ( $input->count > self::FIELDS + self::OWN_FIELDS || ( $vars > 0 && $input->count >= $vars ) ) {
			return self::too_many_error( self::FIELDS );
		}
		return null;
	}

	/**
	 * Errors for fields longer than any form may allow.
	 *
	 * @param array<string, string|list<string>> $values
	 * @return array<string, string> Error texts by field.
	 */
	public static function find_long_fields( Form $form, array $values ): array {
		$errors = [];
		foreach ( FieldValues::list_tags( $form ) as $name => $tag ) {
			$limit = self::max_length( $tag );
			if ( self::is_longer( $limit, $values[ $name ] ?? [] ) || self::is_longer( $limit, $values[ FormFormat::FIELD_FREE_TEXT . $name ] ?? [] ) ) {
				$errors[ $name ] = self::length_message( $limit );
			}
		}
		foreach ( PlainHtmlInputs::read_values( $form, $values ) as $name => $value ) {
			if ( self::is_longer( self::LONGEST, $value ) ) {
				$errors[ $name ] = self::length_message( self::LONGEST );
			}
		}
		return $errors;
	}

	/** Returns 400 when there are too many plain inputs, 413 when a hidden field is too long. */
	public static function find_form_error( Form $form, SubmissionRequest $input ): ?\WP_Error {
		$plain = PlainHtmlInputs::read_values( $form, $input->fields );
		if ( count( $plain ) > PlainHtmlInputs::MOST ) {
			return self::too_many_error( PlainHtmlInputs::MOST );
		}
		$tags = FieldValues::list_tags( $form );
		foreach ( self::find_long_fields( $form, $input->fields ) as $name => $text ) {
			$is_hidden = isset( $tags[ $name ] ) ? TagTypeRegistry::instance()->supports( $tags[ $name ]->type, 'display-hidden' ) : 'hidden' === ( PlainHtmlInputs::find_inputs( $form )[ $name ] ?? '' );
			if ( $is_hidden ) {
				return new \WP_Error(
					'frontage_hidden_too_long',
					/* translators: %s: a number of characters. */
					sprintf( __( 'A hidden field on this page contains more than %s characters, so nothing was sent. Please tell the site owner.', 'frontage-forms' ), number_format_i18n( self::LONGEST ) ),
					[ 'status' => 413 ]
				);
			}
		}
		return null;
	}

	/** @param string|list<string> $value */
	private static function is_longer( int $limit, string|array $value ): bool {
		foreach ( (array) $value as $text ) {
			if ( strlen( $text ) > $limit && FormValues::length( $text ) > $limit ) {
				return true;
			}
		}
		return false;
	}

	private static function too_many_error( int $limit ): \WP_Error {
		return new \WP_Error(
			'frontage_submission_too_many_fields',
			/* translators: %d: a number of fields. */
			sprintf( __( 'A form can have up to %d fields. Nothing was sent.', 'frontage-forms' ), $limit ),
			[ 'status' => 400 ]
		);
	}

	private static function length_message( int $limit ): string {
		/* translators: %s: a number of characters. */
		return sprintf( __( 'Enter up to %s characters.', 'frontage-forms' ), number_format_i18n( $limit ) );
	}

	private static function max_length( FormTag $tag ): int {
		// A form's rule may set a lower limit for a text, with the owner's message. The content of an add-on's field is unknown, for
		// example a drawing or a list.
		return TagTypeRegistry::instance()->supports( $tag->type, 'short-value' ) ? max( [ self::LINE, ...array_map( FormValues::length( ... ), $tag->values ) ] ) : self::LONGEST;
	}
}
