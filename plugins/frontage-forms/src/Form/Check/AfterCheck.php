<?php

declare( strict_types=1 );

namespace Frontage\Forms\Form\Check;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Form\OwnAddress;
use Frontage\Forms\Form\Shown;

defined( 'ABSPATH' ) || exit;

/** Reads what happens once a form was sent, and says what leads nowhere or asks in vain. */
final class AfterCheck {

	public function __construct( private readonly Form $form ) {}

	/** @return list<Problem> */
	public function problems(): array {
		$problems = [];
		$fields   = $this->form->after ? Shown::fields( $this->form ) : [];
		$is_over  = false;
		foreach ( $this->form->after as $index => $entry ) {
			if ( $is_over ) {
				$problems[] = new Problem( "after.$index.rules", 'never_reached', __( 'One before it has no condition, so this one is never seen.', 'frontage-forms' ), 0, Problem::WARNING );
			}
			$is_over = $is_over || ! $entry['rules'];
			foreach ( array_diff( array_column( $entry['rules'], 'field' ), $fields ) as $field ) {
				/* translators: %s: a field's name. */
				$problems[] = new Problem( "after.$index.rules", 'unknown_condition_field', sprintf( __( 'A condition asks for “%s”, which is no field of this form.', 'frontage-forms' ), $field ), 0, Problem::WARNING );
			}
			if ( 'text' !== $entry['show'] && '' === OwnAddress::of_entry( $entry ) ) {
				$said = 'page' === $entry['show'] ? __( 'Choose a page that everybody may see.', 'frontage-forms' ) : __( 'This is no address of this site: begin with a slash.', 'frontage-forms' );

				$problems[] = new Problem( "after.$index." . $entry['show'], 'no_own_address', $said, 0, Problem::WARNING );
			}
			foreach ( 'text' === $entry['show'] ? ( new SampleText( $this->form ) )->unknown( $entry['text'] ) : [] as [ $tag, $line ] ) {
				/* translators: %s: a mail-tag, such as [your-name]. */
				$problems[] = new Problem( "after.$index.text", 'unknown_mail_tag', sprintf( __( '%s is no field of this form.', 'frontage-forms' ), $tag ), $line, Problem::WARNING );
			}
		}
		return $problems;
	}
}
