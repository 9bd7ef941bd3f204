<?php

declare( strict_types=1 );

namespace Frontage\Forms\Submission;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\Calculations;

defined( 'ABSPATH' ) || exit;

/** The only rule of plain HTML inputs: one that a formula uses must contain a number, as in a text field. */
final class PlainNumberValidator {

	/** Types that are not typed into, or never contain a number: with such a rule the form could never be sent. */
	private const NOT_TYPED = [ 'select', 'checkbox', 'radio', 'hidden', 'range', 'color', 'date', 'datetime-local', 'month', 'week', 'time', 'email', 'url' ];

	/**
	 * On `frontage_forms_rules`.
	 *
	 * @param list<array<string, mixed>> $rules
	 * @return list<array<string, mixed>>
	 */
	public static function add( array $rules, Form $form ): array {
		$number_fields = array_merge( ...array_map( Calculations::find_number_fields( ... ), $form->find_tags( Calculations::TYPE ) ) );
		$plain         = $number_fields ? array_intersect_key( PlainHtmlInputs::find_template_inputs( $form ), array_flip( $number_fields ) ) : [];
		foreach ( array_diff( $plain, self::NOT_TYPED ) as $name => $type ) {
			$rules[] = [
				'rule'  => 'number',
				'field' => (string) $name,
				'error' => $form->message( 'invalid_number' ),
			];
		}
		return $rules;
	}
}
