<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

defined( 'ABSPATH' ) || exit;

/** Descriptions of a form's messages, in the block editor's terms. */
final class MessageWords {

	/** @return array<string, string> By key, without messages that add-ons registered. */
	public static function all(): array {
		return [
			'mail_sent_ok'             => __( 'Sent', 'frontage-forms' ),
			'mail_sent_ng'             => __( 'Could not be sent', 'frontage-forms' ),
			'validation_error'         => __( 'Some answers are wrong', 'frontage-forms' ),
			'accept_terms'             => __( 'A consent is missing', 'frontage-forms' ),
			'spam'                     => __( 'Taken for spam', 'frontage-forms' ),
			'invalid_required'         => __( 'Required and left empty', 'frontage-forms' ),
			'invalid_too_long'         => __( 'Too long', 'frontage-forms' ),
			'invalid_too_short'        => __( 'Too short', 'frontage-forms' ),
			'invalid_email'            => __( 'No email address', 'frontage-forms' ),
			'invalid_url'              => __( 'No web address', 'frontage-forms' ),
			'invalid_tel'              => __( 'No phone number', 'frontage-forms' ),
			'invalid_number'           => __( 'No number', 'frontage-forms' ),
			'number_too_small'         => __( 'Number too small', 'frontage-forms' ),
			'number_too_large'         => __( 'Number too large', 'frontage-forms' ),
			'invalid_date'             => __( 'No date', 'frontage-forms' ),
			'date_too_early'           => __( 'Date too early', 'frontage-forms' ),
			'date_too_late'            => __( 'Date too late', 'frontage-forms' ),
			'upload_failed'            => __( 'File did not arrive', 'frontage-forms' ),
			'upload_file_type_invalid' => __( 'Kind of file not allowed', 'frontage-forms' ),
			'upload_file_too_large'    => __( 'File too large', 'frontage-forms' ),
			'upload_failed_php_error'  => __( 'File did not arrive, server error', 'frontage-forms' ),
			'quiz_answer_not_correct'  => __( 'Wrong answer to the quiz', 'frontage-forms' ),
			'captcha_not_match'        => __( 'Wrong code', 'frontage-forms' ),
		];
	}
}
