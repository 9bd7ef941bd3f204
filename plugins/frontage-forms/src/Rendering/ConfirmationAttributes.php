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

/** What a page asks for whose form does more than say a sentence once it was sent: a small module, and without script the text itself. */
final class ConfirmationAttributes {

	public static function enqueue( Form $form ): void {
		if ( ConfirmationSettings::acts( $form ) ) {
			FeatureModule::enqueue( 'after' );
		}
	}

	/** The text in the form's place; the same element as page/confirmation/view.ts makes. */
	public static function place( RenderContext $view ): string {
		return HtmlElement::element( 'div', [ 'class' => FormFormat::CLASS_AFTER, 'role' => 'status' ], "\n" . ShortcodeGuard::without_shortcodes( $view->outcome->html ) . "\n" );
	}
}
