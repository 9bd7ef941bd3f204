<?php

declare( strict_types=1 );

namespace Frontage\Forms\Rendering;

use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\Calculations;
use Frontage\Forms\Logic\FormSteps;
use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/** Attributes of the form element for the scripts of steps and calculations; each one also enqueues its script. */
final class FeatureAttributes {

	/** The form element's `data-steps`, escaped, with a leading space; '' for a form without steps, whose page loads nothing. */
	public static function steps_attribute( Form $form ): string {
		if ( ! FormSteps::has_steps( $form->template ) || ! FeatureModule::enqueue( 'steps' ) ) {
			return '';
		}
		return ' data-steps="' . esc_attr( (string) wp_json_encode( FormSteps::labels(), JSON_HEX_AMP ) ) . '"';
	}

	/** The form element's `data-calculations`, escaped, with a leading space; '' for a form without any, whose page loads nothing. */
	public static function calculations_attribute( Form $form ): string {
		$calculations = Calculations::parse_calculations( $form );
		if ( ! $calculations || ! FeatureModule::enqueue( 'calculations' ) ) {
			return '';
		}
		$rows = array_map( static fn ( string $name, array $calculation ): array => [ $name, $calculation['steps'], (object) array_map( static fn ( array $choice_numbers ): object => (object) $choice_numbers, $calculation['worth'] ), $calculation['decimals'], $calculation['is_fixed'] ], array_keys( $calculations ), $calculations );
		return ' data-calculations="' . ShortcodeGuard::without_shortcodes( esc_attr( (string) wp_json_encode( $rows, JSON_HEX_AMP ) ) ) . '"';
	}
}
