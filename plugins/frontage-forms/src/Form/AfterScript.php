<?php

declare( strict_types=1 );

namespace Frontage\Forms\Form;

use Frontage\Forms\Place;
use Frontage\Kit\Typed;

defined( 'ABSPATH' ) || exit;

/** What a page asks for whose form does more than say a sentence once it was sent: a small module, and without script the text itself. */
final class AfterScript {

	private const HANDLE = 'frontage-forms-after';
	private const PAGE   = 'build/blocks/contact-form/page/after/';

	public static function enqueue( Form $form ): void {
		$file = Place::file( self::PAGE . 'view.asset.php' );
		if ( ! After::acts( $form ) || ! is_file( $file ) ) {
			return;
		}
		/** @var array{version: string, dependencies: list<string>} $asset */
		$asset = require $file;
		wp_enqueue_script_module( self::HANDLE, Place::url( self::PAGE . 'view.js' ), $asset['dependencies'], $asset['version'] );
	}

	/** The text in the form's place; the same element as page/after/view.ts makes. */
	public static function place( View $view ): string {
		return Html::element( 'div', [ 'class' => Format::CLASS_AFTER, 'role' => 'status' ], "\n" . Typed::without_shortcodes( $view->outcome->html ) . "\n" );
	}
}
