<?php

declare( strict_types=1 );

namespace Frontage\Forms\Checks;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Submission\FieldValues;
use Frontage\Forms\Submission\RedirectTarget;

defined( 'ABSPATH' ) || exit;

/** Checks a form's confirmations: reports targets that lead nowhere and conditions that can never be met. */
final class ConfirmationCheck {

	public function __construct( private readonly Form $form ) {}

	/** @return list<FormProblem> */
	public function find_problems(): array {
		$problems = [];
		$fields   = $this->form->after ? FieldValues::list_names( $this->form ) : [];
		$is_over  = false;
		foreach ( $this->form->after as $index => $entry ) {
			if ( $is_over ) {
				$problems[] = new FormProblem( "after.$index.rules", 'never_reached', __( 'An earlier confirmation has no condition, so this one is never used.', 'frontage-forms' ), 0, FormProblem::WARNING );
			}
			$is_over = $is_over || ! $entry['rules'];
			foreach ( array_diff( array_column( $entry['rules'], 'field' ), $fields ) as $field ) {
				/* translators: %s: a field's name. */
				$problems[] = new FormProblem( "after.$index.rules", 'unknown_condition_field', sprintf( __( 'A condition uses “%s”, which is not a field in this form.', 'frontage-forms' ), $field ), 0, FormProblem::WARNING );
			}
			if ( 'text' !== $entry['show'] && '' === RedirectTarget::find_target( $entry ) ) {
				$message = 'page' === $entry['show'] ? __( 'Choose a public page.', 'frontage-forms' ) : __( 'Enter a path on this site, starting with a slash.', 'frontage-forms' );

				$problems[] = new FormProblem( "after.$index." . $entry['show'], 'no_own_address', $message, 0, FormProblem::WARNING );
			}
			foreach ( 'text' === $entry['show'] ? ( new SampleMailTags( $this->form ) )->find_unknown_tags( $entry['text'] ) : [] as [ $tag, $line ] ) {
				/* translators: %s: a mail-tag, such as [your-name]. */
				$problems[] = new FormProblem( "after.$index.text", 'unknown_mail_tag', sprintf( __( '%s is not a field in this form.', 'frontage-forms' ), $tag ), $line, FormProblem::WARNING );
			}
		}
		return $problems;
	}
}
