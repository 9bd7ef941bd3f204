<?php

declare( strict_types=1 );

namespace Frontage\Forms\Admin;

use Frontage\Forms\Tags\TagTypeRegistry;

defined( 'ABSPATH' ) || exit;

/** The field types of this site for the block editor and the form code screen, in the language of the user. */
final class FieldTypeData {

	private const SCRIPT = 'frontage-forms-editor';

	/** On `enqueue_block_editor_assets`. */
	public static function add(): void {
		self::add_to( self::SCRIPT );
	}

	/** @param string $script Handle of a script that uses `packages/editor/src/form-tags`. */
	public static function add_to( string $script ): void {
		wp_add_inline_script( $script, 'window.frontageFieldTypes = ' . wp_json_encode( TagTypeRegistry::instance()->descriptions(), JSON_HEX_TAG ) . ';', 'before' );
	}
}
