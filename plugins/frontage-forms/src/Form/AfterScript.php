<?php

declare( strict_types=1 );

namespace Frontage\Forms\Form;

use Frontage\Kit\Typed;

defined( 'ABSPATH' ) || exit;

/** What a page asks for whose form does more than say a sentence once it was sent: a small module, and without script the text itself. */
final class AfterScript {

	public static function enqueue( Form $form ): void {
		if ( After::acts( $form ) ) {
			PageModule::enqueue( 'after' );
		}
	}

	/** The text in the form's place; the same element as page/confirmation/view.ts makes. */
	public static function place( View $view ): string {
		return Html::element( 'div', [ 'class' => Format::CLASS_AFTER, 'role' => 'status' ], "\n" . Typed::without_shortcodes( $view->outcome->html ) . "\n" );
	}
}
