<?php

declare( strict_types=1 );

namespace Frontage\Forms\Logic;

use Frontage\Forms\Document\FormTag;
use Frontage\Forms\Form\Form;

defined( 'ABSPATH' ) || exit;

/** The consents of a form: its acceptance boxes, whether they are valid, and what the visitor agreed to. */
final class Consents {

	/**
	 * Rules for a form's consents, for the client script; the schema does not contain them. A form without steps has them only with
	 * `acceptance_as_validation`. In a form with steps, visitors leave a step before they see the submit button that depends on its
	 * consents.
	 *
	 * @return list<array<string, string|int>>
	 */
	public static function list_rules( Form $form ): array {
		$rules     = [];
		$is_judged = $form->is_on( 'acceptance_as_validation' ) || FormSteps::has_steps( $form->template );
		foreach ( $is_judged ? $form->find_tags( 'acceptance' ) : [] as $tag ) {
			if ( ! $tag->has_option( 'optional' ) ) {
				$rules[] = [
					'rule'  => $tag->has_option( 'invert' ) ? 'maxitems' : 'required',
					'field' => $tag->name,
					'error' => wp_strip_all_tags( $form->message( 'accept_terms' ) ),
				] + ( $tag->has_option( 'invert' ) ? [ 'threshold' => 0 ] : [] );
			}
		}
		return $rules;
	}

	/**
	 * Whether this box is required and does not have the required state.
	 *
	 * @param array<string, string|list<string>> $values
	 */
	public static function is_missing( FormTag $tag, array $values ): bool {
		return ! $tag->has_option( 'optional' ) && self::is_checked( $values, $tag->name ) === $tag->has_option( 'invert' );
	}

	/** @param array<string, string|list<string>> $values */
	public static function is_checked( array $values, string $name ): bool {
		return ! in_array( $values[ $name ] ?? '', [ '', '0', [] ], true );
	}

	/** The condition as rendered in the form, with markup. */
	public static function condition_text( FormTag $tag ): string {
		return '' === $tag->content ? trim( $tag->values[0] ?? '' ) : $tag->content;
	}
}
