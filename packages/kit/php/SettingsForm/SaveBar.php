<?php

declare( strict_types = 1 );

namespace Frontage\Kit\SettingsForm;

use Frontage\Kit\Frontend\EscapedMarkup;
use Frontage\Kit\Frontend\ScriptModules;

defined( 'ABSPATH' ) || exit;

/**
 * The end of a settings form: the Save button, which stays in sight while something is changed. The script names the changes;
 * without it the bar is a plain Save button.
 */
final class SaveBar {

	private const MODULE = '@frontage/kit/settings-form';

	/** On `admin_head-…` of a screen with a settings form or with switches. */
	public static function print_style(): void {
		EscapedMarkup::print_style( __DIR__ . '/settings-form.css' );
	}

	/** Prints the bar as the last element of its form. */
	public static function print(): void {
		ScriptModules::register();
		wp_enqueue_script_module( self::MODULE );
		echo '<div class="frontage-save-bar">';
		submit_button( '', 'primary', 'submit', false );
		printf(
			'<button type="button" class="button-link" data-discard hidden>%s</button><span role="status" data-text="%s"></span></div>',
			esc_html__( 'Discard', 'frontage-kit' ),
			esc_attr__( 'Unsaved changes', 'frontage-kit' )
		);
	}
}
