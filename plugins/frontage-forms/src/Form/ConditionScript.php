<?php

declare( strict_types=1 );

namespace Frontage\Forms\Form;

use Frontage\Forms\Place;
use Frontage\Kit\Typed;

defined( 'ABSPATH' ) || exit;

/** What a page asks for whose form has groups: the small module that shows and hides them, and its style. Without it all fields are there, and the server decides. */
final class ConditionScript {

	private const HANDLE = 'frontage-forms-conditions';
	private const PAGE   = 'build/blocks/contact-form/page/conditions/';

	/** The form element's `data-conditions`, escaped, with a blank before it; '' for a form without groups, whose page gets nothing. */
	public static function attributes( Form $form ): string {
		$groups = ( new Groups( $form->template ) )->names();
		$file   = Place::file( self::PAGE . 'view.asset.php' );
		if ( ! $groups || ! is_file( $file ) ) {
			return '';
		}
		/** @var array{version: string, dependencies: list<string>} $asset */
		$asset = require $file;
		if ( Script::loads( 'style' ) ) {
			wp_enqueue_style( self::HANDLE, Place::url( self::PAGE . 'view.css' ), [], $asset['version'] );
		}
		wp_enqueue_script_module( self::HANDLE, Place::url( self::PAGE . 'view.js' ), $asset['dependencies'], $asset['version'] );
		// esc_attr() leaves entities alone, and WordPress looks for shortcodes in attributes, too.
		$json = esc_attr( (string) wp_json_encode( Conditions::for_page( $form->conditions, $groups ), JSON_HEX_AMP ) );
		return ' data-conditions="' . Typed::without_shortcodes( $json ) . '"';
	}
}
