<?php

declare( strict_types=1 );

namespace Frontage\Forms\Compat\FormCode;

defined( 'ABSPATH' ) || exit;

/** The tag generators that add-ons bring: buttons above the template, a dialog for each. */
final class TagGenerators {

	public static function print_buttons(): void {
		if ( class_exists( 'WPCF7_TagGenerator' ) ) {
			\WPCF7_TagGenerator::get_instance()->print_buttons();
		}
	}

	/** After the screen's form: a form cannot stand in a form. */
	public static function print_dialogs( ?object $form ): void {
		if ( $form instanceof \WPCF7_ContactForm && class_exists( 'WPCF7_TagGenerator' ) ) {
			\WPCF7_TagGenerator::get_instance()->print_panels( $form );
		}
	}
}
