<?php

declare( strict_types=1 );

namespace Frontage\Forms\Rendering;

use Frontage\Forms\Document\GroupConditions;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Logic\FieldGroups;
use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/** What a page asks for whose form has groups: the small module that shows and hides them, and its style. Without it all fields are there, and the server decides. */
final class ConditionAttributes {

	/** The form element's `data-conditions`, escaped, with a blank before it; '' for a form without groups or conditions, whose page gets nothing. */
	public static function attributes( Form $form ): string {
		$groups = ( new FieldGroups( $form->template ) )->names();
		if ( ! $groups || ! $form->conditions || ! FeatureModule::enqueue( 'conditions' ) ) {
			return '';
		}
		// esc_attr() leaves entities alone, and WordPress looks for shortcodes in attributes, too.
		$json = esc_attr( (string) wp_json_encode( GroupConditions::for_page( $form->conditions, $groups ), JSON_HEX_AMP ) );
		return ' data-conditions="' . ShortcodeGuard::without_shortcodes( $json ) . '"';
	}

	/** Marks what the template disables: the script enables what a browser keeps disabled over a reload, and must not enable these. */
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
