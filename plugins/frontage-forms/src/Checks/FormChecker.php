<?php

namespace Frontage\Forms\Checks;

use Frontage\Forms\Document\AdditionalSettings;
use Frontage\Forms\Document\MailSettings;
use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** Reports what in a form will not work: its template by line, its emails and its settings. It changes nothing. */
final class FormChecker {

	/** Settings that used to run a script in the page and have no effect anymore (docs/reference/contact-forms.md §9). */
	private const DEPRECATED = [ 'on_sent_ok', 'on_submit' ];

	/** @return list<FormProblem> */
	public function check( Form $form ): array {
		$problems = [
			...self::sort_by_line( ( new TemplateCheck( $form ) )->find_problems() ),
			...$this->check_mails( $form ),
			...$this->check_messages( $form ),
			...$this->check_settings( $form ),
			...( new ConfirmationCheck( $form ) )->find_problems(),
		];
		/**
		 * Filters the problems of a form that the editor and the REST routes report.
		 *
		 * @since 0.1.0
		 *
		 * @param list<FormProblem> $problems
		 * @param Form          $form
		 */
		$filtered = apply_filters( 'frontage_forms_problems', $problems, $form );
		return array_values( array_filter( (array) $filtered, static fn ( mixed $problem ): bool => $problem instanceof FormProblem ) );
	}

	/**
	 * The problems that the form format defines, in its structure and with its texts (docs/reference/contact-forms.md §4).
	 *
	 * @param list<FormProblem> $problems
	 * @return array<string, list<array{message: string, link: string}>>
	 */
	public function config_errors( array $problems ): array {
		$errors = [];
		foreach ( $problems as $problem ) {
			$message = $this->find_config_message( $problem );
			if ( null !== $message ) {
				$errors[ $problem->part ][] = [
					'message' => $message,
					'link'    => 'https://contactform7.com/configuration-errors/' . str_replace( '_', '-', $problem->code ),
				];
			}
		}
		return $errors;
	}

	/**
	 * Sorts problems by line; those without a line come last.
	 *
	 * @param list<FormProblem> $problems
	 * @return list<FormProblem>
	 */
	private static function sort_by_line( array $problems ): array {
		usort( $problems, static fn ( FormProblem $a, FormProblem $b ): int => ( $a->line ?: PHP_INT_MAX ) <=> ( $b->line ?: PHP_INT_MAX ) );
		return $problems;
	}

	/** @return list<FormProblem> */
	private function check_mails( Form $form ): array {
		if ( $form->is_on( 'demo_mode' ) || $form->is_on( 'skip_mail' ) ) {
			return []; // No email is sent.
		}
		$problems = [];
		foreach ( MailSettings::list_mails( $form ) as $part => $mail ) {
			array_push( $problems, ...( 'mail' === $part || $mail['active'] ? ( new MailCheck( $form, $part ) )->find_problems() : [] ) );
		}
		return $problems;
	}

	/** @return list<FormProblem> */
	private function check_messages( Form $form ): array {
		$problems = [];
		foreach ( $form->messages as $key => $text ) {
			if ( wp_strip_all_tags( $text ) !== trim( $text ) && preg_match( '/<[a-z!\/]/i', $text ) ) {
				$problems[] = new FormProblem( 'messages.' . $key, 'html_in_message', __( 'Response messages are plain text, so HTML is removed.', 'frontage-forms' ), 0, FormProblem::WARNING );
			}
		}
		return $problems;
	}

	/** @return list<FormProblem> */
	private function check_settings( Form $form ): array {
		$problems = [];
		foreach ( AdditionalSettings::split_lines( $form->additional_settings ) as [ 'line' => $line, 'name' => $name ] ) {
			if ( '' === $name ) {
				$problems[] = new FormProblem( 'additional_settings.body', 'unreadable_setting', __( 'Write each setting as “name: value”.', 'frontage-forms' ), $line, FormProblem::WARNING );
			} elseif ( in_array( $name, self::DEPRECATED, true ) ) {
				/* translators: %s: name of a setting. */
				$problems['deprecated'] ??= new FormProblem( 'additional_settings.body', 'deprecated_settings', sprintf( __( '%s no longer works. Use the form’s JavaScript events instead.', 'frontage-forms' ), $name ), $line, FormProblem::WARNING );
			}
		}
		return array_values( $problems );
	}

	private function find_config_message( FormProblem $problem ): ?string {
		if ( 'invalid_mailbox_syntax' === $problem->code && '' !== $problem->field ) {
			/* translators: %s: name of a mail header, such as Reply-To. */
			return sprintf( __( 'Invalid mailbox syntax is used in the %s field.', 'frontage-forms' ), $problem->field );
		}
		if ( 'unavailable_names' === $problem->code ) {
			/* translators: %s: names, separated by commas. */
			return sprintf( __( 'Unavailable names (%s) are used for form controls.', 'frontage-forms' ), $problem->field );
		}
		return match ( $problem->code ) {
			'maybe_empty'                => __( 'There is a possible empty field.', 'frontage-forms' ),
			'invalid_mailbox_syntax'     => __( 'Invalid mailbox syntax is used.', 'frontage-forms' ),
			'email_not_in_site_domain'   => __( 'Sender email address does not belong to the site domain.', 'frontage-forms' ),
			'html_in_message'            => __( 'HTML tags are used in a message.', 'frontage-forms' ),
			'multiple_controls_in_label' => __( 'Multiple form controls are in a single label element.', 'frontage-forms' ),
			'file_not_found'             => __( 'Attachment file does not exist.', 'frontage-forms' ),
			'file_not_in_content_dir'    => __( 'It is not allowed to use files outside the wp-content directory.', 'frontage-forms' ),
			'invalid_mail_header'        => __( 'There are invalid mail header fields.', 'frontage-forms' ),
			'deprecated_settings'        => __( 'Deprecated settings are used.', 'frontage-forms' ),
			default                      => null, // A problem that the original format does not define.
		};
	}
}
