<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

defined( 'ABSPATH' ) || exit;

/** The tag generators of add-ons: buttons above the template, with a dialog for each. */
final class TagGenerators {

	public static function print_buttons(): void {
		if ( class_exists( 'WPCF7_TagGenerator' ) ) {
			\WPCF7_TagGenerator::get_instance()->print_buttons();
		}
	}

	/** Printed after the screen's form, since forms cannot be nested. */
	public static function print_dialogs( ?object $form ): void {
		if ( $form instanceof \WPCF7_ContactForm && class_exists( 'WPCF7_TagGenerator' ) ) {
			\WPCF7_TagGenerator::get_instance()->print_panels( $form );
		}
	}
}
