<?php

declare( strict_types=1 );

namespace Frontage\Forms\Rendering;

use Frontage\Forms\Document\ConfirmationSettings;
use Frontage\Forms\Document\FormFormat;
use Frontage\Forms\Form\Form;
use Frontage\Forms\Tags\HtmlElement;
use Frontage\Forms\Tags\RenderContext;
use Frontage\Kit\Frontend\ShortcodeGuard;

defined( 'ABSPATH' ) || exit;

/** Assets for a form whose confirmation is more than one sentence: a small module, and without JavaScript the text itself. */
final class ConfirmationAttributes {

	public static function enqueue( Form $form ): void {
		if ( ConfirmationSettings::needs_assets( $form ) ) {
			FeatureModule::enqueue( 'after' );
		}
	}

	/** The text in place of the form; the same element as page/confirmation/view.ts creates. */
	public static function render_confirmation( RenderContext $view ): string {
		return HtmlElement::render( 'div', [ 'class' => FormFormat::CLASS_AFTER, 'role' => 'status' ], "\n" . ShortcodeGuard::without_shortcodes( $view->outcome->html ) . "\n" );
	}
}
