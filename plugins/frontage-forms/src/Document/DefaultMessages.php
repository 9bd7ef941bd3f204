<?php

namespace Frontage\Forms\Document;

defined( 'ABSPATH' ) || exit;

/** A form's messages for visitors, and their defaults (docs/reference/contact-forms.md §10). */
final class DefaultMessages {

	/** @return array<string, string> By key, in the order of the editor; including those added by code. */
	public static function defaults(): array {
		$messages = self::built_in_messages();
		/**
		 * Filters the default messages of forms; an add-on may add its own keys.
		 *
		 * @since 0.1.0
		 *
		 * @param array<string, string> $messages By key.
		 */
		return array_filter( (array) apply_filters( 'frontage_forms_messages', $messages ), 'is_string' );
	}

	/** @return array<string, string> */
	public static function built_in_messages(): array {
		return [
			'mail_sent_ok'             => __( 'Thank you for your message. It has been sent.', 'frontage-forms' ),
			'mail_sent_ng'             => __( 'There was an error trying to send your message. Please try again later.', 'frontage-forms' ),
			'validation_error'         => __( 'One or more fields have an error. Please check and try again.', 'frontage-forms' ),
			'spam'                     => __( 'There was an error trying to send your message. Please try again later.', 'frontage-forms' ),
			'accept_terms'             => __( 'You must accept the terms and conditions before sending your message.', 'frontage-forms' ),
			'invalid_required'         => __( 'Please fill out this field.', 'frontage-forms' ),
			'invalid_too_long'         => __( 'This field has a too long input.', 'frontage-forms' ),
			'invalid_too_short'        => __( 'This field has a too short input.', 'frontage-forms' ),
			'upload_failed'            => __( 'There was an unknown error uploading the file.', 'frontage-forms' ),
			'upload_file_type_invalid' => __( 'You are not allowed to upload files of this type.', 'frontage-forms' ),
			'upload_file_too_large'    => __( 'The uploaded file is too large.', 'frontage-forms' ),
			'upload_failed_php_error'  => __( 'There was an error uploading the file.', 'frontage-forms' ),
			'invalid_date'             => __( 'Please enter a date in YYYY-MM-DD format.', 'frontage-forms' ),
			'date_too_early'           => __( 'This field has a too early date.', 'frontage-forms' ),
			'date_too_late'            => __( 'This field has a too late date.', 'frontage-forms' ),
			'invalid_number'           => __( 'Please enter a number.', 'frontage-forms' ),
			'number_too_small'         => __( 'This field has a too small number.', 'frontage-forms' ),
			'number_too_large'         => __( 'This field has a too large number.', 'frontage-forms' ),
			'quiz_answer_not_correct'  => __( 'The answer to the quiz is incorrect.', 'frontage-forms' ),
			'invalid_email'            => __( 'Please enter an email address.', 'frontage-forms' ),
			'invalid_url'              => __( 'Please enter a URL.', 'frontage-forms' ),
			'invalid_tel'              => __( 'Please enter a telephone number.', 'frontage-forms' ),
			'captcha_not_match'        => __( 'Your entered code is incorrect.', 'frontage-forms' ),
		];
	}
}
