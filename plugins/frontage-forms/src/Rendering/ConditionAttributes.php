<?php

declare( strict_types=1 );

namespace Frontage\Forms\Rendering;

use Frontage\Forms\Document\GroupConditions;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\FieldGroups;
use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/**
 * Assets for a form with groups: the small module that shows and hides them, and its style. Without it all fields are visible, and the
 * server decides.
 */
final class ConditionAttributes {

	/** The form element's `data-conditions`, escaped, with a leading space; '' for a form without groups or conditions, whose page loads nothing. */
	public static function attributes( Form $form ): string {
		$groups = ( new FieldGroups( $form->template ) )->list_names();
		if ( ! $groups || ! $form->conditions || ! FeatureModule::enqueue( 'conditions' ) ) {
			return '';
		}
		// esc_attr() does not double-encode entities, and WordPress processes shortcodes in attributes, too.
		$json = esc_attr( (string) wp_json_encode( GroupConditions::to_page_data( $form->conditions, $groups ), JSON_HEX_AMP ) );
		return ' data-conditions="' . ShortcodeGuard::without_shortcodes( $json ) . '"';
	}

	/** Marks controls that the template disables. The script enables controls that a browser kept disabled over a reload, but must skip these. */
	public static function mark_disabled( Form $form, string $html ): string {
		if ( ! $form->conditions || ! str_contains( strtolower( $html ), 'disabled' ) ) {
			return $html;
		}
		$tag = new \WP_HTML_Tag_Processor( $html );
		while ( $tag->next_tag() ) {
			if ( null !== $tag->get_attribute( 'disabled' ) && in_array( $tag->get_tag(), [ 'INPUT', 'SELECT', 'TEXTAREA', 'BUTTON' ], true ) ) {
				$tag->set_attribute( 'data-disabled', true );
			}
		}
		return $tag->get_updated_html();
	}
}
