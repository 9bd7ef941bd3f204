<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

defined( 'ABSPATH' ) || exit;

/** Descriptions of a form's messages, in the block editor's terms. */
final class MessageWords {

	/** @return array<string, string> By key, without messages that add-ons registered. */
	public static function list_messages(): array {
		return [
			'mail_sent_ok'             => __( 'Sent', 'frontage-forms' ),
			'mail_sent_ng'             => __( 'Sending failed', 'frontage-forms' ),
			'validation_error'         => __( 'Validation failed', 'frontage-forms' ),
			'accept_terms'             => __( 'Consent missing', 'frontage-forms' ),
			'spam'                     => __( 'Flagged as spam', 'frontage-forms' ),
			'invalid_required'         => __( 'Required field empty', 'frontage-forms' ),
			'invalid_too_long'         => __( 'Too long', 'frontage-forms' ),
			'invalid_too_short'        => __( 'Too short', 'frontage-forms' ),
			'invalid_email'            => __( 'Invalid email address', 'frontage-forms' ),
			'invalid_url'              => __( 'Invalid URL', 'frontage-forms' ),
			'invalid_tel'              => __( 'Invalid phone number', 'frontage-forms' ),
			'invalid_number'           => __( 'Invalid number', 'frontage-forms' ),
			'number_too_small'         => __( 'Number too small', 'frontage-forms' ),
			'number_too_large'         => __( 'Number too large', 'frontage-forms' ),
			'invalid_date'             => __( 'Invalid date', 'frontage-forms' ),
			'date_too_early'           => __( 'Date too early', 'frontage-forms' ),
			'date_too_late'            => __( 'Date too late', 'frontage-forms' ),
			'upload_failed'            => __( 'Upload failed', 'frontage-forms' ),
			'upload_file_type_invalid' => __( 'File type not allowed', 'frontage-forms' ),
			'upload_file_too_large'    => __( 'File too large', 'frontage-forms' ),
			'upload_failed_php_error'  => __( 'Upload failed (server error)', 'frontage-forms' ),
			'quiz_answer_not_correct'  => __( 'Wrong quiz answer', 'frontage-forms' ),
			'captcha_not_match'        => __( 'Wrong captcha code', 'frontage-forms' ),
		];
	}
}
